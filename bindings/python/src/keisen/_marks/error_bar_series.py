"""Error bars."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries, rows_and_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.projection import Projection
    from keisen._ranges.space import Space

    # make-faces: options of ErrorBarSeries
    class ErrorBarOptions(TypedDict, total=False):
        """What `ErrorBarSeries.set` takes."""

        width: float
        cap_length: float
        dash: Sequence[float] | None
        color: ColorLike | None
        alpha: float
        label: str | None


# make-faces: mark error_bar
class ErrorBarSeries(
    MarkSeries["_keisen.ErrorBarSeries"],
    ColoredSeries["_keisen.ErrorBarSeries"],
    BlendedSeries["_keisen.ErrorBarSeries"],
):
    """Lines from each row's point to where its value may be, with caps at their ends.

    Ends are values, not distances. One that is NaN, None or infinite is none: the bar has one side. A
    row whose x or y is such has no bar. Where lines cross nothing is darker.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0.
    y : Column or array_like, shape (n,), optional
        Values of the vertical dimension.
        None where `x` alone is given: these are its values then, over row numbers.
    x_low, x_high : Column or array_like, shape (n,), optional
        Where bars end at lesser and at greater values of x.
    y_low, y_high : Column or array_like, shape (n,), optional
        Where bars end at lesser and at greater values of y.
    width : float, default 1
        Width of all lines, in points, drawn as whole device pixels; 0 draws none.
    cap_length : float, default 6
        Length of the line across each end, in points; 0 is none.
    dash : sequence of float, optional
        Lengths along each bar that alternate mark and gap, in multiples of the width; none for
        solid bars. Caps are solid.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else
        with a length is values.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 1
        What the alpha of the colour is multiplied by, 0 to 1.
    label : str, optional
        Name for people.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        x_low: ColumnLike | None = None,
        x_high: ColumnLike | None = None,
        y_low: ColumnLike | None = None,
        y_high: ColumnLike | None = None,
        width: float = 1.0,
        cap_length: float = 6.0,
        dash: Sequence[float] | None = None,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        x, y = rows_and_values(x, y)
        self._make(
            _keisen.ErrorBarSeries,
            space,
            {
                "x": x,
                "y": y,
                "x_low": x_low,
                "x_high": x_high,
                "y_low": y_low,
                "y_high": y_high,
                "color": color,
            },
            colormap=colormap,
            width=width,
            cap_length=cap_length,
            dash=dash,
            alpha=alpha,
            label=label,
        )

    @options_of(without="x_low x_high y_low y_high colormap")
    def set(self, **options: Unpack[ErrorBarOptions]) -> None:
        """Change some options, all at once or none.

        Any of `width`, `cap_length`, `dash`, `color`, `alpha` and `label`.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        x_low: ColumnLike | None = None,
        x_high: ColumnLike | None = None,
        y_low: ColumnLike | None = None,
        y_high: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        x, y = rows_and_values(x, y)
        columns = {
            "x": x,
            "y": y,
            "x_low": x_low,
            "x_high": x_high,
            "y_low": y_low,
            "y_high": y_high,
            "color": color,
        }
        self._replace(columns)

    width: Option[float] = Option(
        "Width of all lines, in points, drawn as whole device pixels; 0 draws none."
    )
    cap_length: Option[float] = Option("Length of the line across each end, in points; 0 is none.")
    dash: Option[tuple[float, ...] | None, Sequence[float] | None] = Option(
        "Lengths along each bar that alternate mark and gap, in multiples of the width."
    )

    def _projection_of(self, name: str) -> Projection | None:
        if name == "color":
            return None
        return self._space.x if name.startswith("x") else self._space.y
