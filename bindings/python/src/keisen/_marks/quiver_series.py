"""Arrows."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space

    QuiverUnits: TypeAlias = Literal["points", "data"]
    QuiverPivot: TypeAlias = Literal["tail", "middle", "tip"]

    # make-faces: options of QuiverSeries
    class QuiverOptions(TypedDict, total=False):
        """What `QuiverSeries.set` takes."""

        color: ColorLike | None
        scale: float
        units: QuiverUnits
        pivot: QuiverPivot
        width: float
        alpha: float
        key_unit: str
        label: str | None


# make-faces: mark quiver
class QuiverSeries(
    MarkSeries["_keisen.QuiverSeries"],
    ColoredSeries["_keisen.QuiverSeries"],
    BlendedSeries["_keisen.QuiverSeries"],
):
    """Arrows: of each row one. They may be part of several charts.

    A row of which x, y, u or v is NaN, None or infinite has none. An arrow shorter than a device pixel is
    a dot. Arrows of values of colours are drawn from those of low values to those of high ones.
    More rows than `Chart.direct_rows` are drawn as what they cover of each pixel, the tier "coverage".

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,)
        Values of the horizontal dimension.
    y : Column or array_like, shape (n,)
        Values of the vertical dimension.
    u : Column or array_like, shape (n,)
        How far arrows go to the right.
    v : Column or array_like, shape (n,)
        How far arrows go up.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else
        with a length is values.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    scale : float, default 0
        What u and v are multiplied by, finite, not negative. 0 takes 1 in units of the axes; in
        points it takes as many that 19 of 20 arrows are no longer than the way from row to row
        would be were these spread evenly over the plot, and than 40 points.
    units : {"points", "data"}, default "points"
        Whether lengths are points, or arrows lead from (x, y) to (x + u, y + v).
    pivot : {"tail", "middle", "tip"}, default "tail"
        What of an arrow is at x and y.
    width : float, default 1.5
        Width of a shaft, in points, finite, not negative; 0 draws none. Heads are three times as
        wide and five times as long, less for short arrows.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    key_unit : str, default ""
        What a legend writes behind the length of its arrow, "m/s".
    label : str, optional
        Name for people.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        x: ColumnLike,
        y: ColumnLike,
        u: ColumnLike,
        v: ColumnLike,
        *,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        scale: float = 0.0,
        units: QuiverUnits = "points",
        pivot: QuiverPivot = "tail",
        width: float = 1.5,
        alpha: float = 1.0,
        key_unit: str = "",
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.QuiverSeries,
            space,
            {"x": x, "y": y, "u": u, "v": v, "color": color},
            colormap=colormap,
            scale=scale,
            units=units,
            pivot=pivot,
            width=width,
            alpha=alpha,
            key_unit=key_unit,
            label=label,
        )

    @options_of(without="colormap")
    def set(self, **options: Unpack[QuiverOptions]) -> None:
        """Change some options, all at once or none.

        Any of `scale`, `units`, `pivot`, `width`, `color`, `alpha`, `key_unit` and `label`.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike,
        y: ColumnLike,
        u: ColumnLike,
        v: ColumnLike,
        *,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        self._replace({"x": x, "y": y, "u": u, "v": v, "color": color})

    @property
    def width(self) -> float:
        """Width of a shaft, in points, finite, not negative; 0 draws none."""
        return self._open.width

    @property
    def scale(self) -> float:
        """What u and v are multiplied by, finite, not negative."""
        return self._open.scale

    @property
    def units(self) -> str:
        """What lengths are counted in."""
        return self._open.units

    @property
    def pivot(self) -> str:
        """What of an arrow is at x and y."""
        return self._open.pivot

    @property
    def key_unit(self) -> str:
        """What a legend writes behind the length of its arrow, "m/s"."""
        return self._open.key_unit
