"""Candlesticks."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.color import color_of
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries
from keisen._marks.mark_series import MarkSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import Color, ColorLike
    from keisen._data.column import ColumnLike
    from keisen._marks.bar_series import WidthUnit
    from keisen._ranges.projection import Projection
    from keisen._ranges.space import Space

    CandlestickStyle: TypeAlias = Literal["candle", "hollow", "ohlc"]

    # make-faces: options of CandlestickSeries
    class CandlestickOptions(TypedDict, total=False):
        """What `CandlestickSeries.set` takes."""

        style: CandlestickStyle
        bar_width: float
        width_unit: WidthUnit
        width: float
        alpha: float
        rising_color: ColorLike | None
        falling_color: ColorLike | None
        unchanged_color: ColorLike | None
        label: str | None


# make-faces: mark candlestick, method candlestick, without shape
class CandlestickSeries(
    MarkSeries["_keisen.CandlestickSeries"],
    BlendedSeries["_keisen.CandlestickSeries"],
):
    """Where prices opened, how far they went, and where they closed. May be part of several charts.

    A row of which any value is NaN, None or infinite has no candlestick. Where bodies would be thinner
    than 3 device pixels rows are drawn in buckets of 2, 4, 8, ... rows, each with the exact opening,
    greatest high, least low and closing; `frame_record` tells how many rows a bucket has.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Where the candlesticks stand; None for row numbers from 0.
    open : Column or array_like, shape (n,)
        Prices at the beginning.
    high : Column or array_like, shape (n,)
        The greatest prices.
    low : Column or array_like, shape (n,)
        The least prices.
    close : Column or array_like, shape (n,)
        Prices at the end.
    style : {"candle", "hollow", "ohlc"}, default "candle"
        What is drawn: filled bodies, bodies of which those that rise are outlines, or lines with the
        opening at their left and the closing at their right.
    bar_width : float, default 0.7
        Width of a body, in `width_unit`, positive and finite.
    width_unit : {"distance", "data", "points"}, default "distance"
        What `bar_width` is measured in: the least distance of two positions, units of x, or points.
    width : float, default 1
        Width of all lines, in points, drawn as whole device pixels.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    rising_color : color_like, optional
        The colour of rows that close above their opening; None takes a green that is told from the
        other by people who see no red or no green too.
    falling_color : color_like, optional
        The colour of rows that close below their opening; None takes a red.
    unchanged_color : color_like, optional
        The colour of rows that close where they open; None takes the theme's for labels.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> prices = chart.candlestick(None, [5, 7, 6], [8, 8, 7], [4, 5, 3], [7, 6, 4])
    """

    __slots__ = ()

    _moved = "close"

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None,
        open: ColumnLike,
        high: ColumnLike,
        low: ColumnLike,
        close: ColumnLike,
        *,
        style: CandlestickStyle = "candle",
        bar_width: float = 0.7,
        width_unit: WidthUnit = "distance",
        width: float = 1.0,
        alpha: float = 1.0,
        rising_color: ColorLike | None = None,
        falling_color: ColorLike | None = None,
        unchanged_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.CandlestickSeries,
            space,
            {"x": x, "open": open, "high": high, "low": low, "close": close},
            style=style,
            bar_width=bar_width,
            width_unit=width_unit,
            width=width,
            alpha=alpha,
            rising_color=rising_color,
            falling_color=falling_color,
            unchanged_color=unchanged_color,
            label=label,
        )

    @options_of()
    def set(self, **options: Unpack[CandlestickOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that candlesticks are made with.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike | None,
        open: ColumnLike,
        high: ColumnLike,
        low: ColumnLike,
        close: ColumnLike,
    ) -> None:
        """Replace all columns."""
        self._replace({"x": x, "open": open, "high": high, "low": low, "close": close})

    style: Option[CandlestickStyle] = Option("What is drawn of a row.")
    bar_width: Option[float] = Option("Width of a body, in `width_unit`, positive and finite.")
    width_unit: Option[WidthUnit] = Option("What widths of bodies are measured in.")
    width: Option[float] = Option("Width of all lines, in points, drawn as whole device pixels.")

    @property
    def rising_color(self) -> Color | None:
        """The colour of rows that close above their opening."""
        return color_of(self._open.rising_color)

    @rising_color.setter
    def rising_color(self, color: ColorLike | None) -> None:
        self.set(rising_color=color)

    @property
    def falling_color(self) -> Color | None:
        """The colour of rows that close below their opening; None takes a red."""
        return color_of(self._open.falling_color)

    @falling_color.setter
    def falling_color(self, color: ColorLike | None) -> None:
        self.set(falling_color=color)

    @property
    def unchanged_color(self) -> Color | None:
        """The colour of rows that close where they open; None takes the theme's for labels."""
        return color_of(self._open.unchanged_color)

    @unchanged_color.setter
    def unchanged_color(self, color: ColorLike | None) -> None:
        self.set(unchanged_color=color)

    def _projection_of(self, name: str) -> Projection:
        return self._space.x if name == "x" else self._space.y
