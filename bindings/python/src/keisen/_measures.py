"""The methods of a chart that make histograms, error bars, stems and candlesticks, and add them."""

from __future__ import annotations

from keisen import _keisen
from keisen._bar_series import BarSeries
from keisen._candlestick_series import CandlestickSeries
from keisen._chart_parts import ChartParts, methods_of_charts
from keisen._column import Column, adopted, as_column, as_numbers
from keisen._error_bar_series import ErrorBarSeries
from keisen._errors import InvalidArgumentError
from keisen._line_series import LineSeries
from keisen._polygon_series import PolygonSeries
from keisen._stem_series import StemSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, TypeAlias

    from keisen._bar_series import Orientation, WidthUnit
    from keisen._candlestick_series import CandlestickStyle
    from keisen._color import ColorLike
    from keisen._column import ColumnLike
    from keisen._point_series import Marker

    ErrorLike: TypeAlias = "float | ColumnLike | Sequence[ColumnLike]"


@methods_of_charts
class Measures(ChartParts):
    """Charts' methods for histograms, error bars, stems and candlesticks."""

    __slots__ = ()

    def hist(
        self,
        x: ColumnLike,
        bins: str | int | Sequence[float] = "auto",
        *,
        range: tuple[float, float] | None = None,
        weights: ColumnLike | None = None,
        density: bool = False,
        cumulative: bool | Literal[-1] = False,
        orientation: Orientation = "vertical",
        histtype: Literal["bar", "step", "stepfilled"] = "bar",
        color: ColorLike | None = None,
        alpha: float = 1.0,
        line_width: float = 1.5,
        baseline: float = 0.0,
        label: str | None = None,
        **options: Any,  # noqa: ANN401
    ) -> BarSeries | LineSeries | PolygonSeries:
        """Count values into bins, and add them as bars, as a line of steps or as an area.

        Bins are those of `numpy.histogram_bin_edges`: each holds its lower edge, the last one both.
        Values that are NaN, None or missing, or whose weight is, and values beyond the edges count for
        nothing. Bins of times have times as edges.

        Parameters
        ----------
        x : Column or array_like, shape (n,)
            The values, in any order.
        bins : str, int or sequence of float, default "auto"
            The name of a rule, "auto", "fd", "doane", "scott", "stone", "rice", "sturges" or "sqrt"; a
            number of equal bins; or their edges, which ascend.
        range : (float, float), optional
            Where the first bin begins and the last one ends; None for all finite values.
        weights : Column or array_like, shape (n,), optional
            What each value counts, which may be negative; None for 1. They play no part in the choice
            of bins.
        density : bool, default False
            Whether heights are shares divided by the bins' widths, so that areas add up to 1.
        cumulative : bool or -1, default False
            Whether heights are summed up, from the first bin, or with -1 from the last. A density is
            summed up by areas, to 1.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the bars go.
        histtype : {"bar", "step", "stepfilled"}, default "bar"
            Whether bins are bars, one line around all of them, or what this holds.
        color : color_like, optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1; not of a line of steps.
        line_width : float, default 1.5
            Width of a line of steps, in points.
        baseline : float, default 0
            Where bars begin.
        label : str, optional
            Name for people.
        **options
            As those of `bar`, where bins are bars.

        Returns
        -------
        BarSeries, LineSeries or PolygonSeries
            The bins.

        Raises
        ------
        InvalidArgumentError
            If a rule is unknown, edges do not ascend, there would be more than 1,000,000 bins, there
            are not as many weights as values, or an option is not allowed.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.hist([1, 2, 2, 3, 3, 3, 4, 4, 5], bins=5)
        """
        along = self.space.x if orientation == "vertical" else self.space.y
        values = as_column(x, "x", along)
        shares = None if weights is None else as_numbers(weights, "weights")._open
        # True is 1 to Python.
        cumulation = "none" if not cumulative else "descending" if cumulative == -1 else "ascending"
        parts = _keisen.histogram(
            values._open,
            shares,
            bins if isinstance(bins, (str, int)) else list(bins),
            range,
            "density" if density else "count",
            cumulation,
        )
        starts, ends, heights = (adopted(part, values) for part in parts)
        if histtype == "bar":
            bars = BarSeries(
                self.space,
                starts,
                heights,
                end=ends,
                orientation=orientation,
                color=color,
                alpha=alpha,
                baseline=baseline,
                label=label,
                **options,
            )
            self.add(bars)
            return bars
        if options:
            wrong = f"bins that are no bars have no option {next(iter(options))!r}"
            raise TypeError(wrong)
        outline = _keisen.histogram_outline(starts._open, ends._open, heights._open, baseline)
        corners = tuple(adopted(part, values) for part in outline)
        x_column, y_column = corners if orientation == "vertical" else corners[::-1]
        series: LineSeries | PolygonSeries
        if histtype == "step":
            series = LineSeries(
                self.space,
                x_column,
                y_column,
                color=color,
                width=line_width,
                join="mitre",
                cap="butt",
                label=label,
            )
        elif histtype == "stepfilled":
            series = PolygonSeries(
                self.space, x_column, y_column, color=color, alpha=alpha, label=label
            )
        else:
            wrong = f"histtype must be 'bar', 'step' or 'stepfilled', got {histtype!r}"
            raise InvalidArgumentError(wrong)
        self.add(series)
        return series

    def errorbar(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        yerr: ErrorLike | None = None,
        xerr: ErrorLike | None = None,
        *,
        y_low: ColumnLike | None = None,
        y_high: ColumnLike | None = None,
        x_low: ColumnLike | None = None,
        x_high: ColumnLike | None = None,
        capsize: float = 3.0,
        width: float = 1.0,
        dash: Sequence[float] | None = None,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> ErrorBarSeries:
        """Make error bars in the chart's own space and add them.

        They are lines without markers: `points` or `line` of the same colour show the values.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
        yerr : float or array_like, shape (n,) or (2, n), optional
            How far values of y may be from y, to both sides, or downwards and upwards. It takes numpy.
        xerr : float or array_like, shape (n,) or (2, n), optional
            The same of x.
        y_low, y_high : Column or array_like, shape (n,), optional
            Where bars end at lesser and at greater values of y, in place of `yerr`; a gap is no end.
        x_low, x_high : Column or array_like, shape (n,), optional
            The same of x.
        capsize : float, default 3
            Half the length of the line across each end, in points; 0 for none.
        width : float, default 1
            Width of all lines in points.
        dash : sequence of float, optional
            Lengths along each bar that alternate mark and gap, in multiples of the width.
        color : color_like, optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle.
        alpha : float, default 1
            What the alpha of the colour is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        ErrorBarSeries
            The error bars.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an error is negative, both errors and ends are given, or
            an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.errorbar([1, 2, 3], [4, 6, 5], yerr=[0.5, 1, 0.2], color="black")
        >>> points = chart.points([1, 2, 3], [4, 6, 5], color="black")
        """
        if yerr is not None:
            if y_low is not None or y_high is not None:
                raise InvalidArgumentError("error bars have either yerr or y_low and y_high")
            y_low, y_high = _ends(y, yerr, "yerr")
        if xerr is not None:
            if x_low is not None or x_high is not None:
                raise InvalidArgumentError("error bars have either xerr or x_low and x_high")
            if x is None:
                import numpy

                x = numpy.arange(len(y))  # type: ignore[arg-type]
            x_low, x_high = _ends(x, xerr, "xerr")
        bars = ErrorBarSeries(
            self.space,
            x,
            y,
            x_low=x_low,
            x_high=x_high,
            y_low=y_low,
            y_high=y_high,
            width=width,
            cap_length=2 * capsize,
            dash=dash,
            color=color,
            alpha=alpha,
            label=label,
        )
        self.add(bars)
        return bars

    def stem(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        baseline: float = 0.0,
        orientation: Orientation = "vertical",
        width: float = 1.0,
        dash: Sequence[float] | None = None,
        marker: Marker = "circle",
        size: float = 6.0,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> StemSeries:
        """Make stems in the chart's own space and add them: lines with markers at their tips.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the stems stand, or names; None for row numbers from 0. Of level stems it is values
            of the vertical dimension.
        y : Column or array_like, shape (n,)
            Where the tips are.
        baseline : float, default 0
            Where stems begin, in the units of y.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the stems go.
        width : float, default 1
            Width of the lines in points; 0 draws none.
        dash : sequence of float, optional
            Lengths along each line that alternate mark and gap, in multiples of the width.
        marker : str, default "circle"
            The shape of the markers, as for `points`.
        size : float, default 6
            Size of the markers in points; 0 draws none.
        color : color_like, optional
            The colour of lines and markers; None for the next of the chart's colour cycle.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's for plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        StemSeries
            The stems.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> stems = chart.stem(None, [1, 3, 2, 5])
        """
        stems = StemSeries(
            self.space,
            x,
            y,
            orientation=orientation,
            baseline=baseline,
            width=width,
            dash=dash,
            marker=marker,
            size=size,
            color=color,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        self.add(stems)
        return stems

    def candlestick(
        self,
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
    ) -> CandlestickSeries:
        """Make candlesticks in the chart's own space and add them.

        Where bodies would be thinner than 3 device pixels rows are drawn in buckets of 2, 4, 8, ...
        rows, each with the exact opening, greatest high, least low and closing.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the candlesticks stand; None for row numbers from 0.
        open, high, low, close : Column or array_like, shape (n,)
            Prices at the beginning, the greatest, the least, and at the end.
        style : {"candle", "hollow", "ohlc"}, default "candle"
            What is drawn: filled bodies, bodies of which those that rise are outlines, or lines with
            the opening at their left and the closing at their right.
        bar_width : float, default 0.7
            Width of a body, in `width_unit`.
        width_unit : {"distance", "data", "points"}, default "distance"
            What `bar_width` is measured in: the least distance of two x, units of x, or points.
        width : float, default 1
            Width of all lines in points.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        rising_color : color_like, optional
            The colour of rows that close above their opening; None for a green that is told from the
            red by people who see no red or no green too.
        falling_color : color_like, optional
            The colour of rows that close below their opening; None for a red.
        unchanged_color : color_like, optional
            The colour of rows that close where they open; None for the theme's for labels.
        label : str, optional
            Name for people.

        Returns
        -------
        CandlestickSeries
            The candlesticks.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> prices = chart.candlestick(None, [5, 7, 6], [8, 8, 7], [4, 5, 3], [7, 6, 4])
        """
        prices = CandlestickSeries(
            self.space,
            x,
            open,
            high,
            low,
            close,
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
        self.add(prices)
        return prices


def _ends(values: ColumnLike, error: ErrorLike, name: str) -> tuple[ColumnLike, ColumnLike]:
    """Return where bars end that reach as far as told."""
    import numpy

    if isinstance(values, Column) or isinstance(error, Column):
        raise TypeError(f"{name} takes arrays; give ends of Columns as columns")
    centers = numpy.asarray(values)
    if centers.dtype.kind == "O":
        centers = centers.astype("float64")
    errors = numpy.asarray(error)
    if errors.ndim > 2 or (errors.ndim == 2 and errors.shape[0] != 2):
        raise InvalidArgumentError(f"{name} must have shape (), (n,) or (2, n), got {errors.shape}")
    zero = errors.dtype.type(0)
    if (errors < zero).any():
        raise InvalidArgumentError(f"{name} must not be negative, got {errors.min()!r}")
    lower, upper = errors if errors.ndim == 2 else (errors, errors)
    if numpy.ndim(lower) == 1 and len(lower) != len(centers):
        raise InvalidArgumentError(f"{name} has {len(lower)} values for {len(centers)} rows")
    return centers - lower, centers + upper
