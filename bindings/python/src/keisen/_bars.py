"""The methods of a chart that make bars and what is like them, and add it."""

from __future__ import annotations

from keisen import _keisen
from keisen._bar_series import BarSeries
from keisen._candlestick_series import CandlestickSeries
from keisen._chart_parts import ChartParts, methods_of_charts
from keisen._color_bar import ColorBar
from keisen._column import Column, as_column, as_numbers
from keisen._errors import InvalidArgumentError
from keisen._line_series import LineSeries
from keisen._mark_series import is_values
from keisen._polygon_series import PolygonSeries
from keisen._rule_series import ErrorBarSeries, StemSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import timedelta
    from typing import Any, Literal, TypeAlias

    from numpy import timedelta64

    from keisen._bar_series import BarRowStyle, Orientation, Radius, WidthUnit
    from keisen._candlestick_series import CandlestickStyle
    from keisen._color import ColorLike
    from keisen._color_scale import ColorMapLike, ColorScale
    from keisen._column import ColumnLike
    from keisen._point_series import Marker

    WidthLike: TypeAlias = "float | timedelta | timedelta64 | ColumnLike"
    ErrorLike: TypeAlias = "float | ColumnLike | Sequence[ColumnLike]"


@methods_of_charts
class Bars(ChartParts):
    """Charts' methods for bars, histograms, error bars, stems and candlesticks."""

    __slots__ = ()

    def bar(
        self,
        x: ColumnLike | None,
        height: ColumnLike,
        width: WidthLike = 0.8,
        bottom: float | ColumnLike | None = None,
        *,
        align: Literal["center", "edge"] = "center",
        orientation: Orientation = "vertical",
        width_unit: WidthUnit = "distance",
        end: ColumnLike | None = None,
        color: ColorLike | ColumnLike | Sequence[ColorLike] | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        styles: Sequence[BarRowStyle] | None = None,
        style_index: ColumnLike | None = None,
        offset: float = 0.0,
        baseline: float = 0.0,
        angle: float = 0.0,
        anchor: float = 0.0,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        radius: Radius = 0.0,
        connector_width: float = 0.0,
        connector_color: ColorLike | None = None,
        snaps_edges: bool = False,
        label: str | None = None,
    ) -> BarSeries:
        """Make bars in the chart's own space and add them.

        A row of which any value is NaN, None or infinite has no bar. A bar of any height is at least
        a device pixel long. A fit includes the baseline, and half a bar at either end. `bars` makes
        bars with their values at their tips.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the bars stand, or names; None for row numbers from 0. Of level bars it is values of
            the vertical dimension.
        height : Column or array_like, shape (n,)
            How far bars reach from the bottom, downwards where it is negative; without a bottom where
            their tips are.
        width : float, timedelta or array_like, shape (n,), default 0.8
            Width of all bars, in `width_unit`, or of each, in units of x.
        bottom : float or array_like, shape (n,), optional
            Where bars begin; None for the baseline. It takes numpy.
        align : {"center", "edge"}, default "center"
            Whether bars have x in their middle or begin there.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the bars go.
        width_unit : {"distance", "data", "points"}, default "distance"
            What one `width` and `offset` are measured in: the least distance of two x, units of x, or
            points.
        end : Column or array_like, shape (n,), optional
            Where bars end that begin at x; widths then count for nothing.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Values are
            turned into colours by `colormap`; a list of texts or tuples has a colour for each bar.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        styles : sequence of dict, optional
            Looks of some of the rows: any of `color`, `bar_width`, `border_width`, `border_color` and
            `radius`.
        style_index : Column or array_like, shape (n,), optional
            For each row the number, from 0, of the one of `styles` that is its look; a number that is
            none leaves the look of the series.
        offset : float, default 0
            How far bars stand beside x, towards greater values, in `width_unit`.
        baseline : float, default 0
            Where bars begin without a bottom.
        angle : float, default 0
            How far bars are turned from the way they go, in degrees, clockwise; they then have a
            width in points, and each goes to its point from the line across that goes through
            `anchor` and the baseline.
        anchor : float, default 0
            The x where the line that turned bars begin at has the baseline as its value.
        alpha : float, default 1
            What the alpha of fills and borders is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of the border within a bar's edges, in points; 0 for none.
        border_color : color_like, optional
            The colour of the border; None for the theme's for axes.
        radius : float or (float, float, float, float), default 0
            Radius of both corners at the tip, in points; or of the left and right corners at the tip
            and at the base. The tip's stay at the tip where the height is negative.
        connector_width : float, default 0
            Width of the lines from each bar's tip to the next bar, in points; 0 for none.
        connector_color : color_like, optional
            The colour of these lines; None for the theme's for axes.
        snaps_edges : bool, default False
            Whether bars that touch have no seam; else bars of one width are equally wide.
        label : str, optional
            Name for people.

        Returns
        -------
        BarSeries
            The bars.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or do not go together, or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.bar(["a", "b", "c"], [3, -1, 2], radius=4)
        """
        along = self.space.x if orientation == "vertical" else self.space.y
        position = None if x is None else as_column(x, "x", along)
        bar_width, widths, unit = _width(width, position, width_unit)
        if align == "edge":
            if widths is not None or end is not None:
                wrong = "align 'edge' needs one width for all bars; give end for others"
                raise InvalidArgumentError(wrong)
            offset += bar_width / 2
        elif align != "center":
            raise InvalidArgumentError(f"align must be 'center' or 'edge', got {align!r}")
        base: ColumnLike | None = None
        if bottom is not None:
            base, height = _raised(bottom, height)
        bars = BarSeries(
            self.space,
            position,
            height,
            base=base,
            end=end,
            width=None if end is not None else widths,
            orientation=orientation,
            bar_width=bar_width,
            width_unit=unit,
            offset=offset,
            baseline=baseline,
            angle=angle,
            anchor=anchor,
            color=color,
            colormap=colormap,
            styles=styles,
            style_index=style_index,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            radius=radius,
            connector_width=connector_width,
            connector_color=connector_color,
            snaps_edges=snaps_edges,
            label=label,
        )
        if colorbar is not False and bars.color_scale is None:
            wrong = f"colorbar needs a column of values as color, got {color!r}"
            raise InvalidArgumentError(wrong)
        self.add(bars)
        if bars.color_scale is not None and colorbar is not False:
            title = colorbar if isinstance(colorbar, str) else None
            self.add(ColorBar(bars.color_scale, title=title))
        return bars

    def barh(
        self,
        y: ColumnLike | None,
        width: ColumnLike,
        height: WidthLike = 0.8,
        left: float | ColumnLike | None = None,
        **options: Any,  # noqa: ANN401
    ) -> BarSeries:
        """Make level bars in the chart's own space and add them.

        Parameters
        ----------
        y : Column or array_like, shape (n,), or None
            Where the bars stand, or names; None for row numbers from 0.
        width : Column or array_like, shape (n,)
            How far bars reach from the left.
        height : float, timedelta or array_like, shape (n,), default 0.8
            How thick all bars are, or each.
        left : float or array_like, shape (n,), optional
            Where bars begin; None for the baseline.
        **options
            As those of `bar`, `orientation` apart.

        Returns
        -------
        BarSeries
            The bars.
        """
        return self.bar(y, width, height, left, orientation="horizontal", **options)

    def grouped_bar(
        self,
        x: ColumnLike | None,
        heights: Mapping[str, ColumnLike] | Sequence[ColumnLike],
        width: WidthLike = 0.8,
        *,
        gap: float = 0.0,
        colors: Sequence[ColorLike] | None = None,
        width_unit: WidthUnit = "distance",
        **options: Any,  # noqa: ANN401
    ) -> list[BarSeries]:
        """Make sets of bars side by side, and add them.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the groups stand, or names; None for row numbers from 0.
        heights : mapping of str to array_like, or sequence of array_like
            The values of each set, by its label where there are such.
        width : float or timedelta, default 0.8
            Width that all sets have together, in `width_unit`.
        gap : float, default 0
            The part of each bar's place that stays free: at least 0 and less than 1.
        colors : sequence of color_like, optional
            A colour for each set; None for those of the chart's colour cycle.
        width_unit : {"distance", "data", "points"}, default "distance"
            As for `bar`.
        **options
            As those of `bar` for all sets; `label` apart.

        Returns
        -------
        list of BarSeries
            The bars of each set, from the left.

        Raises
        ------
        InvalidArgumentError
            As `bar`, or if there are not as many colours as sets.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.grouped_bar(["a", "b"], {"before": [3, 4], "after": [5, 2]})
        """
        sets = _sets(heights, colors)
        position = self._positions(x, options)
        band, widths, unit = _width(width, position, width_unit)
        if widths is not None:
            raise InvalidArgumentError("grouped bars have one width for all")
        start = options.pop("offset", 0.0)
        slots = _keisen.group_bars(len(sets), band, gap)
        return [
            self.bar(
                position,
                values,
                slot,
                color=color,
                offset=start + offset,
                width_unit=unit,
                snaps_edges=True,
                label=label,
                **options,
            )
            for (label, values, color), (slot, offset) in zip(sets, slots, strict=True)
        ]

    def stacked_bar(
        self,
        x: ColumnLike | None,
        heights: Mapping[str, ColumnLike] | Sequence[ColumnLike],
        width: WidthLike = 0.8,
        *,
        total: float | None = None,
        colors: Sequence[ColorLike] | None = None,
        baseline: float = 0.0,
        orientation: Orientation = "vertical",
        **options: Any,  # noqa: ANN401
    ) -> list[BarSeries]:
        """Make sets of bars on one another, and add them.

        Positive values are added up from the baseline, and negative ones apart from these, downwards. A
        value that is NaN, None or infinite has no bar, and counts as 0 for the others.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the stacks stand, or names; None for row numbers from 0.
        heights : mapping of str to array_like, or sequence of array_like
            The values of each set, by its label where there are such; numbers, from the baseline up.
        width : float, timedelta or array_like, shape (n,), default 0.8
            As for `bar`.
        total : float, optional
            What the magnitudes at each x are made to add up to: 1, or 100 for percent; None leaves
            values as they are.
        colors : sequence of color_like, optional
            A colour for each set; None for those of the chart's colour cycle.
        baseline : float, default 0
            Where the stacks begin.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the bars go.
        **options
            As those of `bar` for all sets; `label` apart.

        Returns
        -------
        list of BarSeries
            The bars of each set, from the baseline.

        Raises
        ------
        InvalidArgumentError
            If sets differ in length, the total is not positive, or as `bar`.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.stacked_bar(["a", "b"], {"sun": [3, 4], "rain": [5, 2]}, total=100)
        """
        if total is not None and not total > 0:
            raise InvalidArgumentError(f"total of stacked bars must be positive, got {total!r}")
        sets = _sets(heights, colors)
        along = self.space.x if orientation == "vertical" else self.space.y
        position = None if x is None else as_column(x, "x", along)
        bar_width, widths, unit = _width(width, position, options.pop("width_unit", "distance"))
        values = [_readable(each, "heights") for _, each, _ in sets]
        stacks = _keisen.stack_bars(values, baseline, 0.0 if total is None else total)
        series = []
        for (label, _, color), (bases, tips) in zip(sets, stacks, strict=True):
            bars = BarSeries(
                self.space,
                position,
                _adopted(tips),
                base=_adopted(bases),
                width=widths,
                bar_width=bar_width,
                width_unit=unit,
                orientation=orientation,
                baseline=baseline,
                color=color,
                label=label,
                **options,
            )
            self.add(bars)
            series.append(bars)
        return series

    def waterfall(
        self,
        x: ColumnLike | None,
        changes: ColumnLike,
        *,
        totals: Sequence[int] = (),
        width: WidthLike = 0.8,
        baseline: float = 0.0,
        orientation: Orientation = "vertical",
        up_color: ColorLike = "#2a9d8f",
        down_color: ColorLike = "#d1495b",
        total_color: ColorLike = "#5c677d",
        connector_width: float = 1.0,
        **options: Any,  # noqa: ANN401
    ) -> BarSeries:
        """Make the bars of a waterfall, and add them.

        Each goes from the running total to this with its change, a total from the baseline. A change
        that is NaN, None or infinite has no bar and leaves the running total as it is.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the bars stand, or names; None for row numbers from 0.
        changes : array_like, shape (n,)
            What is added to the running total; at totals it counts for nothing, but at row 0, which may
            begin it.
        totals : sequence of int, optional
            Rows, from 0 or, negative, from the end, at which the running total itself stands.
        width : float, timedelta or array_like, shape (n,), default 0.8
            As for `bar`.
        baseline : float, default 0
            Where the running total begins.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the bars go.
        up_color, down_color, total_color : color_like
            Colours of the three kinds of bars. The standard ones are told apart by people who see no
            red or no green too.
        connector_width : float, default 1
            Width of the lines from each bar's tip to the next bar, in points; 0 for none.
        **options
            As those of `bar`.

        Returns
        -------
        BarSeries
            The bars.

        Raises
        ------
        InvalidArgumentError
            If a total is none of the rows, or as `bar`.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.waterfall(["start", "sales", "costs", "end"], [5, 4, -3, 0], totals=[-1])
        """
        along = self.space.x if orientation == "vertical" else self.space.y
        position = None if x is None else as_column(x, "x", along)
        bar_width, widths, unit = _width(width, position, options.pop("width_unit", "distance"))
        values = _readable(changes, "changes")
        count = len(values)
        rows = [row + count if row < 0 else row for row in totals]
        for row, given in zip(rows, totals, strict=True):
            if not 0 <= row < count:
                raise InvalidArgumentError(f"total {given} is none of {count} rows")
        bases, tips, kinds = _keisen.waterfall(values, list[object](rows), baseline)
        bars = BarSeries(
            self.space,
            position,
            _adopted(tips),
            base=_adopted(bases),
            width=widths,
            bar_width=bar_width,
            width_unit=unit,
            orientation=orientation,
            baseline=baseline,
            styles=[{"color": up_color}, {"color": down_color}, {"color": total_color}],
            style_index=_adopted(kinds),
            connector_width=connector_width,
            **options,
        )
        self.add(bars)
        return bars

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
        starts, ends, heights = (_adopted(part, values) for part in parts)
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
        corners = tuple(_adopted(part, values) for part in outline)
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

    def _positions(self, x: ColumnLike | None, options: Mapping[str, object]) -> Column | None:
        """Return the positions of bars that go the way that options say."""
        is_level = options.get("orientation") == "horizontal"
        along = self.space.y if is_level else self.space.x
        return None if x is None else as_column(x, "x", along)


def _adopted(native: _keisen.Column, times: Column | None = None) -> Column:
    """Return a column of the library as one of ours, in the zone of another one."""
    column = Column.__new__(Column)
    column._native = native
    column._zone = None if times is None else times._zone
    return column


def _sets(
    heights: Mapping[str, ColumnLike] | Sequence[ColumnLike],
    colors: Sequence[ColorLike] | None,
) -> list[tuple[str | None, ColumnLike, ColorLike | None]]:
    """Return label, values and colour of each set."""
    sets: list[tuple[str | None, ColumnLike]]
    # A table of pandas has items too.
    if hasattr(heights, "items"):
        sets = [(str(label), values) for label, values in heights.items()]
    else:
        sets = [(None, values) for values in heights]
    if colors is not None and len(colors) != len(sets):
        raise InvalidArgumentError(f"there are {len(colors)} colors for {len(sets)} sets")
    return [
        (label, values, None if colors is None else colors[index])
        for index, (label, values) in enumerate(sets)
    ]


def _readable(values: ColumnLike, name: str) -> Any:  # noqa: ANN401
    """Return values as the library reads them."""
    from keisen._plain import Names, plain

    if isinstance(values, Column):
        raise TypeError(f"{name} must be arrays, got a Column")
    numbers, unit = plain(values, name)
    if isinstance(numbers, Names) or unit:
        raise TypeError(f"{name} must be numbers")
    return numbers


def _raised(bottom: float | ColumnLike, height: ColumnLike) -> tuple[ColumnLike, ColumnLike]:
    """Return where bars begin and end that are as high as told."""
    import numpy

    if isinstance(bottom, Column) or isinstance(height, Column):
        raise TypeError("bottom takes arrays; give Columns to BarSeries as base and value")
    heights = numpy.asarray(height)
    bases = numpy.broadcast_to(numpy.asarray(bottom), heights.shape)
    return bases, bases + heights


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


def _width(
    width: Any,  # noqa: ANN401
    position: Column | None,
    unit: WidthUnit,
) -> tuple[float, ColumnLike | None, WidthUnit]:
    """Return the width of all bars, or those of each, and the unit of the former."""
    if is_values(width):
        if _is_timedelta(width):
            width = _in_units(width, position)
        return 0.8, width, unit
    seconds = getattr(width, "total_seconds", None)
    if seconds is not None:
        return seconds() * _per_second(position), None, "data"
    if _is_timedelta(width):
        return float(_in_units(width, position)), None, "data"
    return width, None, unit


def _is_timedelta(width: object) -> bool:
    """Tell whether widths are numpy's lengths of time."""
    return getattr(getattr(width, "dtype", None), "kind", "") == "m"


def _in_units(width: Any, position: Column | None) -> Any:  # noqa: ANN401
    """Return lengths of time in the unit of the positions."""
    import numpy

    unit: Any = _time_unit(position)
    return numpy.asarray(width) / numpy.timedelta64(1, unit)


def _time_unit(position: Column | None) -> str:
    """Return the unit of times, in which a width is told."""
    dtype = "" if position is None else position.dtype
    if not dtype.startswith("datetime64["):
        raise TypeError("a width in time needs times as positions")
    return dtype.removeprefix("datetime64[").removesuffix("]")


def _per_second(position: Column | None) -> int:
    """Return the number of steps in a second of the unit of the positions."""
    return {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[_time_unit(position)]
