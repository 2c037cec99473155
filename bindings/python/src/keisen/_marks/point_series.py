"""Points."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._marks.custom_marker import marker_of
from keisen._marks.mark_series import MarkSeries, rows_and_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.custom_marker import MarkerLike
    from keisen._ranges.space import Space

    Marker: TypeAlias = Literal[
        "circle",
        "square",
        "diamond",
        "triangle_up",
        "triangle_down",
        "triangle_left",
        "triangle_right",
        "cross",
        "plus",
        "star",
        "ring",
        "pentagon",
        "hexagon",
        "vertical_bar",
        "horizontal_bar",
        "triangle-up",
        "triangle-down",
        "triangle-left",
        "triangle-right",
        "vertical-bar",
        "horizontal-bar",
    ]

    # make-faces: options of PointSeries
    class PointOptions(TypedDict, total=False):
        """What `PointSeries.set` takes."""

        size: float
        alpha: float
        marker: MarkerLike
        color: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        label: str | None


# make-faces: mark point, method points
class PointSeries(
    MarkSeries["_keisen.PointSeries"],
    ColoredSeries["_keisen.PointSeries"],
    BlendedSeries["_keisen.PointSeries"],
    BorderedSeries["_keisen.PointSeries"],
):
    """Points: a marker for each row. They may be part of several charts.

    A row of which any value is NaN, None, infinite or NaT has no marker, save that a missing colour
    is the colour scale's for that. Markers are drawn in the order of the rows, all of them, however
    many there are. Of one size all markers cover the same area, so they look equally heavy. A fit
    leaves room for half a marker at both ends.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0. Names and times in a zone
        as in `LineSeries`.
    y : Column or array_like, shape (n,), optional
        Values of the vertical dimension, or names.
        None where `x` alone is given: these are its values then, over row numbers.
    size : float or array_like, shape (n,), default 6
        The diameter of the circle that covers as much as a marker, in points: of all, or of each.
        A marker thinner than a device pixel fades and does not vanish; 0 draws none.
    alpha : float or array_like, shape (n,), default 1
        What the alpha of colours is multiplied by, 0 to 1: of all, or of each.
    marker : str or CustomMarker, default "circle"
        The shape: "circle", "square", "diamond", "triangle_up", "triangle_down", "triangle_left",
        "triangle_right", "cross", "plus", "star", "ring", "pentagon", "hexagon", "vertical_bar" or
        "horizontal_bar". Of one size all cover the same area.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else
        with a length is a value of each marker, which `colormap` turns into its colour; a list
        of texts or tuples has a colour for each.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    border_width : float, default 0
        Width of a line along the inside of each marker's outline, in points, finite, not negative;
        0 is none.
    border_color : color_like, optional
        The colour of that line; None takes the theme's for plot areas.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> points = chart.points([1, 2, 3], [2, 5, 3], size=[4, 8, 12], alpha=0.5)
    """

    __slots__ = ()

    _channels = ("size", "color", "alpha")

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        size: float | ColumnLike = 6.0,
        alpha: float | ColumnLike = 1.0,
        marker: MarkerLike = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        x, y = rows_and_values(x, y)
        self._make(
            _keisen.PointSeries,
            space,
            {"x": x, "y": y, "size": size, "color": color, "alpha": alpha},
            colormap=colormap,
            marker=marker,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )

    @options_of(without="colormap")
    def set(self, **options: Unpack[PointOptions]) -> None:
        """Change some options, all at once or none.

        Any of `marker`, `size`, `alpha`, `color`, `border_width`, `border_color` and `label`. What
        each marker has of its own is left as it is; `set_data` changes it.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        size: ColumnLike | None = None,
        color: ColumnLike | None = None,
        alpha: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        x, y = rows_and_values(x, y)
        self._replace({"x": x, "y": y, "size": size, "color": color, "alpha": alpha})

    @property
    def marker(self) -> MarkerLike:
        """The shape of each marker."""
        return marker_of(self._open.marker)  # type: ignore[return-value]

    @marker.setter
    def marker(self, marker: MarkerLike) -> None:
        self.set(marker=marker)

    size: Option[float] = Option(
        "The diameter of the circle that covers as much as a marker, in points."
    )
