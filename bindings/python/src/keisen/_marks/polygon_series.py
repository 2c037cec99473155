"""Filled polygons."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space

    # make-faces: options of PolygonSeries
    class PolygonOptions(TypedDict, total=False):
        """What `PolygonSeries.set` takes."""

        color: ColorLike | None
        alpha: float
        border_width: float
        border_color: ColorLike | None
        label: str | None


# make-faces: mark polygon, method polygons
class PolygonSeries(
    MarkSeries["_keisen.PolygonSeries"],
    ColoredSeries["_keisen.PolygonSeries"],
    BlendedSeries["_keisen.PolygonSeries"],
    BorderedSeries["_keisen.PolygonSeries"],
):
    """Filled polygons, with holes. They may be part of several charts.

    Rows are the corners of rings, in order. A row that is NaN, None or infinite ends a ring, and the
    last corner of one is joined with its first. All rings of a polygon are filled together: what lies
    within an odd number of them. Polygons are drawn in order, one over the other.
    More polygons without borders than a quarter of `Chart.direct_rows` are drawn as what they are on
    each pixel, the tier "coverage".

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,)
        Values of the horizontal dimension.
    y : Column or array_like, shape (n,)
        Values of the vertical dimension.
    groups : Column or array_like, shape (n,), optional
        Numbers of polygons: rows next to each other of one number are of one polygon. None for one
        polygon of all.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else
        with a length is values, of which each polygon takes that of its first row.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    border_width : float, default 0
        Width of a line along each ring, in points, finite, not negative; 0 is none.
    border_color : color_like, optional
        The colour of that line; None takes the theme's for plot areas, which parts neighbours.
    label : str, optional
        Name for people.

    Examples
    --------
    A square with a hole.

    >>> import keisen as ks
    >>> chart = ks.Chart(320, 200)
    >>> nan = float("nan")
    >>> square = chart.polygons([0, 9, 9, 0, nan, 3, 6, 6, 3], [0, 0, 9, 9, nan, 3, 3, 6, 6])
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        x: ColumnLike,
        y: ColumnLike,
        *,
        groups: ColumnLike | None = None,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.PolygonSeries,
            space,
            {"x": x, "y": y, "groups": groups, "color": color},
            colormap=colormap,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )

    @options_of(without="groups colormap")
    def set(self, **options: Unpack[PolygonOptions]) -> None:
        """Change some options, all at once or none.

        Any of `color`, `alpha`, `border_width`, `border_color` and `label`. Values of colours stay;
        `set_data` changes them.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike,
        y: ColumnLike,
        *,
        groups: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        self._replace({"x": x, "y": y, "groups": groups, "color": color})
