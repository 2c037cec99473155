"""Bars of polar spaces."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space

    # make-faces: options of SectorSeries
    class SectorOptions(TypedDict, total=False):
        """What `SectorSeries.set` takes."""

        color: ColorLike | None
        alpha: float
        width: float
        gap: float
        label: str | None


# make-faces: mark sector
class SectorSeries(
    MarkSeries["_keisen.SectorSeries"],
    ColoredSeries["_keisen.SectorSeries"],
    BlendedSeries["_keisen.SectorSeries"],
):
    """Bars of a polar space: sectors around angles, from one radius to another, as in wind roses.

    Where more than 256 are narrower than a quarter of a device pixel at the rim, these are drawn
    together, beneath all others: each covers all of such a step of the rim and hides what is below it
    there. The frame record's tier is then "envelope".

    Parameters
    ----------
    space : PolarSpace
        The space to draw in.
    x : Column or array_like, shape (n,)
        Angles at the middle of each sector, or names.
    y : Column or array_like, shape (n,)
        Radii at which sectors end.
    base : Column or array_like, shape (n,), optional
        Radii at which they begin; None for 0.
    widths : Column or array_like, shape (n,), optional
        Widths in the units of the angle; None for `width`.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else
        with a length is values.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    width : float, default 0
        Width in the units of the angle, finite, not negative; 0 is the least way from an angle to
        the next, across the end of the turn too, and on a scale of names 1.
    gap : float, default 1
        Distance between sectors, in points, the same all along their sides, finite, not negative;
        of a thin one it takes no more than a third of the rim.
    label : str, optional
        Name for people.

    Raises
    ------
    UnsupportedError
        If the space is not polar.
    InvalidArgumentError
        If the columns differ in length or an option is not allowed.
    TypeError
        If a column holds no numbers or times.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        x: ColumnLike,
        y: ColumnLike,
        *,
        base: ColumnLike | None = None,
        widths: ColumnLike | None = None,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 1.0,
        width: float = 0.0,
        gap: float = 1.0,
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.SectorSeries,
            space,
            {"x": x, "y": y, "base": base, "widths": widths, "color": color},
            colormap=colormap,
            alpha=alpha,
            width=width,
            gap=gap,
            label=label,
        )

    @options_of(without="base widths colormap")
    def set(self, **options: Unpack[SectorOptions]) -> None:
        """Change some options, all at once or none.

        Any of `color`, `alpha`, `width`, `gap` and `label`.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike,
        y: ColumnLike,
        *,
        base: ColumnLike | None = None,
        widths: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        self._replace({"x": x, "y": y, "base": base, "widths": widths, "color": color})
