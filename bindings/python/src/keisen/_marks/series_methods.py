"""The methods of a chart that make one series of its own space and add it."""

# Written by scripts/make-faces from the classes of series.
from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._marks.area_series import AreaSeries
from keisen._marks.box_series import BoxSeries
from keisen._marks.calendar_series import CalendarSeries
from keisen._marks.candlestick_series import CandlestickSeries
from keisen._marks.category_bar_series import CategoryBarSeries
from keisen._marks.heatmap_series import HeatmapSeries
from keisen._marks.hexbin_series import HexbinSeries
from keisen._marks.image_series import ImageSeries
from keisen._marks.line_series import LineSeries
from keisen._marks.pie_series import PieSeries
from keisen._marks.point_series import PointSeries
from keisen._marks.polygon_series import PolygonSeries
from keisen._marks.treemap_series import TreemapSeries
from keisen._marks.violin_series import ViolinSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Literal

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.area_series import FillLike
    from keisen._marks.bar_series import WidthUnit
    from keisen._marks.candlestick_series import CandlestickStyle
    from keisen._marks.custom_marker import MarkerLike
    from keisen._marks.group_series import GroupsLike, Orientation
    from keisen._marks.heatmap_series import EdgesLike, Interpolation
    from keisen._marks.hexbin_series import Reduction
    from keisen._marks.image_series import ImageLike, Origin
    from keisen._marks.line_series import Cap, Join, LineInterpolation, LineStyle
    from keisen._marks.pie_series import PieLabelContent, PieLabelPlace, PieOrder
    from keisen._marks.violin_series import Half, Inner, Scaling
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class SeriesMethods(ChartParts):
    """Charts' methods that take what a class of series takes."""

    __slots__ = ()

    def area(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        y2: float | ColumnLike = 0.0,
        *,
        color: ColorLike | None = None,
        alpha: float = 0.4,
        above: FillLike | None = None,
        below: FillLike | None = None,
        interpolation: LineInterpolation = "linear",
        curve_alpha: float = 0.5,
        line_width: float = 0.0,
        line_color: ColorLike | None = None,
        line_dash: Sequence[float] | None = None,
        linked_line: LineSeries | None = None,
        label: str | None = None,
    ) -> AreaSeries:
        """Make an area in the chart's own space and add it.

        A row of which x, y or y2 is NaN, None, infinite or NaT interrupts it. A lone row covers the
        column of device pixels that it is in. Where both lines cross, what is above and what is
        below meet in a point. Above is where y is greater, on a reversed axis too.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names and times in a
            zone as in `LineSeries`.
        y : Column or array_like, shape (n,), optional
            Values of the vertical dimension. None where `x` alone is given: these are its values
            then, over row numbers.
        y2 : float, or Column or array_like, shape (n,), default 0
            The other line, or the baseline, in the units of y: -inf for the low end of the range,
            inf for the high end. Where the scale has no place for it, as a log scale has none for
            0, that is the low end.
        color : color_like, optional
            The colour that fills it; None takes that of `linked_line`, or else the next of the
            chart's colour cycle.
        alpha : float, default 0.4
            What the alpha of fills is multiplied by, 0 to 1.
        above : color_like or Gradient, optional
            What fills the parts where y is above y2; None for the colour.
        below : color_like or Gradient, optional
            What fills the parts where y is below y2; None for the colour.
        interpolation : str, default "linear"
            How both lines go from row to row, as in `LineSeries`.
        curve_alpha : float, default 0.5
            Of Catmull-Rom curves alone, 0 to 1, as in `LineSeries`.
        line_width : float, default 0
            Width of a line along y, over the fill, in points; 0 for none.
        line_color : color_like, optional
            The colour of that line; None for that of the area, opaque.
        line_dash : sequence of float, optional
            Its marks and gaps in multiples of its width; None for a solid line.
        linked_line : LineSeries, optional
            A line whose colour the area takes where it has none of its own.
        label : str, optional
            Name for people.

        Returns
        -------
        AreaSeries
            The series.

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
        >>> band = chart.area([1, 2, 3], [2, 5, 3], [1, 3, 2])
        >>> warm = ks.Gradient(0, 4, "#ffffff00", "red")
        >>> balance = chart.area([1, 2, 3], [4, -2, 1], above=warm, below="blue", alpha=1)
        """
        series = AreaSeries(
            self.space,
            x,
            y,
            y2,
            color=color,
            alpha=alpha,
            above=above,
            below=below,
            interpolation=interpolation,
            curve_alpha=curve_alpha,
            line_width=line_width,
            line_color=line_color,
            line_dash=line_dash,
            linked_line=linked_line,
            label=label,
        )
        return self._added(series)

    def boxplot(
        self,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        whis: float | tuple[float, float] = 1.5,
        notch: bool = False,
        show_means: bool = False,
        show_outliers: bool = True,
        given: bool = False,
        widths: float = 0.6,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 0.35,
        line_color: ColorLike | None = None,
        line_width: float = 1.0,
        cap_width: float = 0.4,
        outlier_size: float = 4.0,
        label: str | None = None,
    ) -> BoxSeries:
        """Make a box plot in the chart's own space and add it.

        It may be part of several charts. The numbers are those of `matplotlib.cbook.boxplot_stats`.
        Values that are NaN, None or infinite do not count.

        Parameters
        ----------
        data : array_like, sequence of array_like or dict of array_like
            The values of one group; those of several, as a list, as a dict by name, or as the
            columns of a matrix; or those of all, of which `by` tells the groups.
        by : array_like, optional
            The group of each row: a name, a number or a time. Of several sequences a name or a
            number of each; None for the names of the dict, or "1", "2" and so on.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way values go.
        whis : float or (float, float), default 1.5
            Interquartile ranges that whiskers reach at most, or two percentiles from 0 to 100.
        notch : bool, default False
            Whether boxes narrow at their median, over its 95 % confidence interval.
        show_means : bool, default False
            Whether a marker stands on the mean.
        show_outliers : bool, default True
            Whether values beyond the whiskers have markers; a fit leaves out those that have none.
        given : bool, default False
            Whether the values of each group are the numbers of its box, as `Chart.bxp` gives them:
            the ends of lower whisker and box, the median, the ends of upper box and whisker, the
            mean, the lower and the upper end of the notch, and then any outliers. A group of fewer
            than eight has no box, nor one whose first five are not all there; a mean, a notch and
            outliers may be missing.
        widths : float, default 0.6
            Width of the boxes as a part of the least way from a group to the next.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is values, of which each box takes that of its group's first row.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        alpha : float, default 0.35
            What the alpha of the fill is multiplied by, 0 to 1.
        line_color : color_like, optional
            The colour of lines and outliers; None takes that of the box.
        line_width : float, default 1
            Width of outline and whiskers in points, rounded to whole device pixels; the median's is
            twice that. Finite, not negative.
        cap_width : float, default 0.4
            Width of the ends of whiskers as a part of the box, 0 to 1.
        outlier_size : float, default 4
            Diameter of the outliers' markers in points, finite, not negative.
        label : str, optional
            Name for people.

        Returns
        -------
        BoxSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed. Or if there is to be a
            colour bar where all have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> boxes = chart.boxplot({"first": [1, 2, 3, 4, 9], "second": [2, 3, 3, 5]})
        """
        series = BoxSeries(
            self.space,
            data,
            by,
            orientation=orientation,
            whis=whis,
            notch=notch,
            show_means=show_means,
            show_outliers=show_outliers,
            given=given,
            widths=widths,
            color=color,
            colormap=colormap,
            alpha=alpha,
            line_color=line_color,
            line_width=line_width,
            cap_width=cap_width,
            outlier_size=outlier_size,
            label=label,
        )
        return self._added_colored(series, colorbar, color)

    def calendar(
        self,
        days: ColumnLike,
        values: ColumnLike,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        first_weekday: int = 0,
        gap: float = 1.0,
        label_size: float = 11.0,
        border_width: float = 1.0,
        border_color: ColorLike | None = None,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> CalendarSeries:
        """Make a calendar in the chart's own space and add it.

        A year is a block, a week a column, a weekday a row. Lines part the months. Axes and grids
        hide where a chart has nothing else.

        Parameters
        ----------
        days : Column or array_like, shape (n,)
            Dates or times, of which the day of the calendar counts, or numbers of days since
            1970-01-01. Those more than 400 years after the first are left out.
        values : Column or array_like, shape (n,)
            Values; a day of several rows has their mean.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        first_weekday : int, default 0
            The weekday that a week begins with: 0 is Monday, 6 is Sunday.
        gap : float, default 1
            Width of the gap between days, in points, finite, not negative; none where days have
            fewer than five pixels.
        label_size : float, default 11
            Size of the names of years, months and weekdays, in points, 0 to 1000; 0 is none.
        border_width : float, default 1
            Width of the lines between months, in points, finite, not negative; 0 is none.
        border_color : color_like, optional
            The colour of these lines; None takes that of the theme's axes.
        color : color_like, optional
            The colour of days without a value; None takes a pale one of the theme.
        alpha : float, default 1
            What the alpha of all cells is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        CalendarSeries
            The series.

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
        >>> from datetime import date
        >>> days = chart.calendar([date(2024, 2, 28), date(2024, 2, 29)], [3, 5])
        """
        series = CalendarSeries(
            self.space,
            days,
            values,
            colormap=colormap,
            first_weekday=first_weekday,
            gap=gap,
            label_size=label_size,
            border_width=border_width,
            border_color=border_color,
            color=color,
            alpha=alpha,
            label=label,
        )
        return self._added_colored(series, colorbar)

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

        A row of which any value is NaN, None or infinite has no candlestick. Where bodies would be
        thinner than 3 device pixels rows are drawn in buckets of 2, 4, 8, ... rows, each with the
        exact opening, greatest high, least low and closing; `frame_record` tells how many rows a
        bucket has.

        Parameters
        ----------
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
            What is drawn: filled bodies, bodies of which those that rise are outlines, or lines
            with the opening at their left and the closing at their right.
        bar_width : float, default 0.7
            Width of a body, in `width_unit`, positive and finite.
        width_unit : {"distance", "data", "points"}, default "distance"
            What `bar_width` is measured in: the least distance of two positions, units of x, or
            points.
        width : float, default 1
            Width of all lines, in points, drawn as whole device pixels.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        rising_color : color_like, optional
            The colour of rows that close above their opening; None takes a green that is told from
            the other by people who see no red or no green too.
        falling_color : color_like, optional
            The colour of rows that close below their opening; None takes a red.
        unchanged_color : color_like, optional
            The colour of rows that close where they open; None takes the theme's for labels.
        label : str, optional
            Name for people.

        Returns
        -------
        CandlestickSeries
            The series.

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
        series = CandlestickSeries(
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
        return self._added(series)

    def bars(
        self,
        names: Iterable[object],
        values: ColumnLike,
        *,
        color: ColorLike | None = None,
        colors: Sequence[ColorLike] | None = None,
        alpha: float = 1.0,
        highlight: bool | ColorLike = False,
        value_labels: bool = True,
        value_format: TickFormatLike = None,
        value_size: float = 12.0,
        value_color: ColorLike | None = None,
        baseline: float = 0.0,
        headroom: float = 0.25,
        bar_width: float = 2 / 3,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        corner_radius: float = 0.0,
        baseline_width: float = 1.0,
        baseline_color: ColorLike | None = None,
        label: str | None = None,
    ) -> CategoryBarSeries:
        """Make category bars in the chart's own space and add them.

        They may be part of several charts. A scale of x that nobody chose becomes a category scale
        of the names; names that have no room are turned, broken into lines, then left out. On a
        category scale that somebody chose, or that several series share, a bar stands at its name.
        Values that are NaN, None or infinite have no bar.

        Parameters
        ----------
        names : iterable of str
            A name for each bar; they need not differ, the k-th bar of a name has the k-th place of
            this name. What is no text is written as `str` does, None as nothing.
        values : Column or array_like, shape (n,)
            As many values.
        color : color_like, optional
            Colour of the bars; None takes the next of the chart's colour cycle.
        colors : sequence of color_like, optional
            Colours of single bars, from the first on, which come before any other; bars beyond them
            have none of their own.
        alpha : float, default 1
            What the alpha of all bars' colours is multiplied by, 0 to 1; borders and values keep
            theirs.
        highlight : bool or color_like, default False
            Whether every bar that equals the maximum stands out, or the colour in which it does;
            True for the theme's.
        value_labels : bool, default True
            Whether bars have their values at their tips, or within them where the plot ends. Where
            not all have room so they are turned; where that does not help the maximum alone has its
            value, if there is room for it.
        value_format : str or TickFormat, optional
            How the values are written. Where it does not say how many digits there are, a number
            with a fraction and more than six digits is rounded to four, and never before the point.
        value_size : float, default 12
            Size of the values, in points, at most 1,000.
        value_color : color_like, optional
            Colour of the values; None takes the theme's for labels, and within a bar what can be
            read there.
        baseline : float, default 0
            Where bars begin, in the units of the values, finite.
        headroom : float, default 0.25
            The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars:
            above them, below them where all bars go down, and where bars go both ways half as much
            again below.
        bar_width : float, default 2/3
            Width of a bar as a part of the way from bar to bar, above 0, at most 1.
        border_width : float, default 0
            Width of the border within a bar's edges, in points; 0 is none.
        border_color : color_like, optional
            Colour of the border; None takes the theme's for axes.
        corner_radius : float, default 0
            Radius of the two corners at a bar's tip, in points.
        baseline_width : float, default 1
            Width of the line along the baseline in points, where that runs within the plot; 0 is
            none.
        baseline_color : color_like, optional
            Colour of that line; None takes the theme's for axes.
        label : str, optional
            What the bars are, for people.

        Returns
        -------
        CategoryBarSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If there are not as many names as values or an option is not allowed.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400, title="Medals")
        >>> bars = chart.bars(["gold", "silver", "bronze"], [7, 1, 2])
        """
        series = CategoryBarSeries(
            self.space,
            names,
            values,
            color=color,
            colors=colors,
            alpha=alpha,
            highlight=highlight,
            value_labels=value_labels,
            value_format=value_format,
            value_size=value_size,
            value_color=value_color,
            baseline=baseline,
            headroom=headroom,
            bar_width=bar_width,
            border_width=border_width,
            border_color=border_color,
            corner_radius=corner_radius,
            baseline_width=baseline_width,
            baseline_color=baseline_color,
            label=label,
        )
        return self._added(series)

    def heatmap(
        self,
        values: MatrixLike,
        x: EdgesLike | None = None,
        y: EdgesLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        origin: Literal["lower", "upper"] | None = None,
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        value_labels: bool = False,
        value_color: ColorLike | None = None,
        value_size: float = 12.0,
        value_format: TickFormatLike = None,
        label: str | None = None,
    ) -> HeatmapSeries:
        """Make a heat map in the chart's own space and add it.

        A pixel that holds several cells has the colour of the mean of their values.

        Parameters
        ----------
        values : array_like, shape (m, n), or Matrix
            Numbers or times; NaN, None, infinities and NaT are missing. Row 0 is at the low end of
            y. A `Column.reshape` shows what the column holds. Arrays in C and in Fortran order,
            also turned around in both directions, are borrowed as `Column` says; others are copied,
            as slices and views turned around in one.
        x : (float, float), array_like of shape (n + 1,) or sequence of str, shape (n,), optional
            Where the first column begins and the last one ends, or the edges of all columns, which
            ascend or descend, or a name for each column. None for the names that a data frame has,
            else for the integers from 0. On a scale of names the integers are moved by -1/2, so
            that each name is in the middle of a cell.
        y : (float, float), array_like of shape (m + 1,) or sequence of str, shape (m,), optional
            The same of the rows.
        colormap : str, sequence of color_like or ColorScale, optional
            The colours, as for `ColorScale`, or a scale that others may share.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        origin : {"lower", "upper"}, optional
            Whether row 0 is at the low or at the high end of y. None for "upper" where rows have
            names, else for "lower".
        interpolation : {"nearest", "linear"}, default "nearest"
            Whether cells are rectangles of one colour, or values change steadily from the middle of
            a cell to those of its neighbours.
        alpha : float, default 1
            Opacity, 0 to 1.
        value_labels : bool, default False
            Whether cells have their values as texts in their middles. Where the widest one has no
            room all are smaller, down to 0.6 of their size; none has one where more than 10,000
            cells are in view.
        value_color : color_like, optional
            Colour of the values.
        value_size : float, default 12
            Size of the values, in points, at most 1,000.
        value_format : str or TickFormat, optional
            How the values are written. Where it does not say how many digits there are, a number
            with a fraction and more than six digits is rounded to four, and never before the point.
        label : str, optional
            Name for people; a legend shows it beside the colours.

        Returns
        -------
        HeatmapSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the values have not two dimensions, edges are not finite, not in order or not one more
            than cells, or an option is not allowed.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> cells = chart.heatmap([[1, 2, 3], [4, None, 6]], colorbar="level")
        """
        series = HeatmapSeries(
            self.space,
            values,
            x,
            y,
            colormap=colormap,
            origin=origin,
            interpolation=interpolation,
            alpha=alpha,
            value_labels=value_labels,
            value_color=value_color,
            value_size=value_size,
            value_format=value_format,
            label=label,
        )
        return self._added_colored(series, colorbar)

    def hexbin(
        self,
        x: ColumnLike,
        y: ColumnLike,
        C: ColumnLike | None = None,  # noqa: N803
        *,
        gridsize: int | tuple[int, int] = 30,
        reduce: Reduction = "mean",
        mincnt: int = 1,
        bins: Literal["log"] | None = None,
        log_x: bool | None = None,
        log_y: bool | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> HexbinSeries:
        """Make hexagons in the chart's own space and add them.

        They may be part of several charts. They are laid over the extent of all rows as those of
        `matplotlib.pyplot.hexbin`, and stay where they are in the data. A row of which any value is
        NaN, None or infinite does not count.

        Parameters
        ----------
        x : Column or array_like, shape (n,)
            Values of the horizontal dimension.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
        C : Column or array_like, shape (n,), optional
            Values of which hexagons show the mean or the sum; None counts rows.
        gridsize : int or (int, int), default 30
            Hexagons across, and of every other row upwards; without the latter they are regular in
            a square plot.
        reduce : {"mean", "sum", "count"}, default "mean"
            What is told of the values.
        mincnt : int, default 1
            Rows below which a hexagon is not shown.
        bins : {"log"}, optional
            "log" spreads colours by the logarithm; a `ColorScale` as `colormap` may do so itself.
        log_x : bool, optional
            Whether hexagons are equally wide by the logarithm of x; None where x has a log scale by
            now.
        log_y : bool, optional
            Whether hexagons are equally high by the logarithm of y; None where y has a log scale by
            now.
        colormap : str, sequence of color_like or ColorScale, optional
            The colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        alpha : float, default 1
            Opacity, 0 to 1.
        border_width : float, default 0
            Width of a line around each hexagon, in points; 0 is none.
        border_color : color_like, optional
            The colour of that line; None takes the theme's for plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        HexbinSeries
            The series.

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
        >>> hexagons = chart.hexbin([1, 2, 2, 3], [2, 5, 5, 3], gridsize=10, colorbar="rows")
        """
        series = HexbinSeries(
            self.space,
            x,
            y,
            C,
            gridsize=gridsize,
            reduce=reduce,
            mincnt=mincnt,
            bins=bins,
            log_x=log_x,
            log_y=log_y,
            colormap=colormap,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        return self._added_colored(series, colorbar)

    def image(
        self,
        image: ImageLike,
        *,
        extent: Sequence[float] | None = None,
        origin: Origin = "upper",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        label: str | None = None,
    ) -> ImageSeries:
        """Make an image in the chart's own space and add it.

        Parameters
        ----------
        image : array_like, shape (h, w), (h, w, 3) or (h, w, 4), Canvas or path_like
            Grey, RGB or RGBA with straight alpha, as integers of 8 bits or floats in 0...1, which
            are clamped; NaN is 0. It is copied. A canvas stands for its picture, a path for a PNG
            file.
        extent : (left, right, bottom, top), optional
            Where its sides are; None for 0, w, 0 and h. Reversed ones turn it over.
        origin : {"upper", "lower"}, default "upper"
            Whether row 0 is at the top or at the bottom.
        interpolation : {"nearest", "linear"}, default "nearest"
            Whether pixels that are larger than those of the picture are rectangles or smoothed.
        alpha : float, default 1
            What the alpha of its pixels is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        ImageSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the image has another shape or type or no pixels, or an option is not allowed.
        FileError
            If the file can't be read.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> chess = chart.image([[0.0, 1.0], [1.0, 0.0]], extent=(0, 8, 0, 8))
        """
        series = ImageSeries(
            self.space,
            image,
            extent=extent,
            origin=origin,
            interpolation=interpolation,
            alpha=alpha,
            label=label,
        )
        return self._added(series)

    def line(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        color: ColorLike | ColumnLike | None = None,
        alpha: float = 1.0,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
        label: str | None = None,
        cap: Cap = "round",
        join: Join = "round",
        mitre_limit: float = 4.0,
        interpolation: LineInterpolation = "linear",
        curve_alpha: float = 0.5,
        separated: bool = False,
        order: ColumnLike | None = None,
        styles: Sequence[LineStyle] = (),
        style: ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        blended: bool = True,
        marker: MarkerLike | None = None,
        marker_size: float = 6.0,
        marker_alpha: float = 1.0,
        marker_color: ColorLike | None = None,
        marker_border_width: float = 0.0,
        marker_border_color: ColorLike | None = None,
    ) -> LineSeries:
        """Make a line in the chart's own space and add it.

        NaN, None, infinities and NaT in either column interrupt the line. A lone row between two
        gaps is a dot as wide as the line. Parts in several styles or colours are lines of their
        own, which end where they meet with their caps.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names make a category
            scale of one that nobody chose, in their order, and further names extend it. Times in a
            zone make a time scale of it in this zone: the first one that is not UTC. An offset of
            no whole hours has no such zone: it is UTC, with a warning.
        y : Column or array_like, shape (n,), optional
            Values of the vertical dimension, or names. None where `x` alone is given: these are its
            values then, over row numbers.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is a value of each row, which `colormap` turns into the line's colour
            there; a list of texts or tuples has the colour from each row to the next. Then the line
            has no dash and no styles by row.
        alpha : float, default 1
            What the alpha of the colour, or of colours by value, is multiplied by, 0 to 1. A line
            in one colour covers each pixel once: where it crosses itself nothing is darker. Of one
            in colours by value or in styles by row that holds for each colour; where two meet or
            cross they lie over each other.
        width : float, default 1.5
            Full width in points, finite, not negative; 0 draws nothing.
        dash : sequence of float, optional
            Lengths along the path that alternate mark and gap, in multiples of the width: an even
            number of values. None for a solid line.
        label : str, optional
            Name for people.
        cap : {"round", "butt", "square"}, default "round"
            Shape of the ends, and of the ends of the dashes.
        join : {"round", "bevel", "mitre"}, default "round"
            Shape where two segments meet.
        mitre_limit : float, default 4
            Longest mitre, in line widths, at least 1.
        interpolation : str, default "linear"
            How it goes from row to row: "linear"; "step_before", "step_middle" or "step_after",
            where a row's value holds from the row before on, around it, or up to the next row;
            "monotone", a curve that goes up and down only where the rows do; or "catmull_rom", a
            curve through all rows with knots by their distances.
        curve_alpha : float, default 0.5
            Of Catmull-Rom curves alone, 0 to 1: 0 is uniform, 0.5 centripetal, which makes no loops
            within a segment, 1 chordal.
        separated : bool, default False
            Whether segments are separate: the first row is joined with the second, the third with
            the fourth.
        order : Column or array_like, shape (m,), optional
            Numbers of rows in the order in which they are joined, as many as wanted; None for that
            of the rows. What is no number of a row is a gap.
        styles : sequence of dict, default ()
            Looks of parts: of each what differs from a line's defaults, by the names `color`,
            `width`, `dash`, `cap`, `join`, `mitre_limit` and `alpha`. A colour that is None is the
            line's.
        style : Column or array_like, shape (n,), optional
            For each row which of `styles` the segment from it to the next one has. What is no such
            number is the line's own look.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        blended : bool, default True
            Whether colours by values go evenly along each segment, from its row's to the next
            row's; else a segment has the colour of its first row.
        marker : str or CustomMarker, optional
            The shape of a marker on each row, over the line, as in `PointSeries`; None for none.
        marker_size : float, default 6
            The diameter of the circle that covers as much as a marker, in points.
        marker_alpha : float, default 1
            What the alpha of markers is multiplied by, 0 to 1.
        marker_color : color_like, optional
            The colour that fills markers; None takes that of the line at the row.
        marker_border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points, finite, not
            negative; 0 is none.
        marker_border_color : color_like, optional
            The colour of that line; None takes the theme's for plot areas.

        Returns
        -------
        LineSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed. Or if there is to be a
            colour bar where all have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> curve = chart.line([0, 1, 2, 5], [3, 4, 4, 1], interpolation="monotone", marker="circle")
        >>> track = chart.line([0, 3, 4], [0, 1, 0], color=[20, 35, 50], colorbar="speed", width=3)
        """
        series = LineSeries(
            self.space,
            x,
            y,
            color=color,
            alpha=alpha,
            width=width,
            dash=dash,
            label=label,
            cap=cap,
            join=join,
            mitre_limit=mitre_limit,
            interpolation=interpolation,
            curve_alpha=curve_alpha,
            separated=separated,
            order=order,
            styles=styles,
            style=style,
            colormap=colormap,
            blended=blended,
            marker=marker,
            marker_size=marker_size,
            marker_alpha=marker_alpha,
            marker_color=marker_color,
            marker_border_width=marker_border_width,
            marker_border_color=marker_border_color,
        )
        return self._added_colored(series, colorbar, color)

    def pie(
        self,
        values: ColumnLike | Mapping[str, float],
        labels: Iterable[object] | None = None,
        *,
        explode: ColumnLike | None = None,
        outer_radii: ColumnLike | None = None,
        inner_radii: ColumnLike | None = None,
        color: ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        radius: float = 1.0,
        inner_radius: float = 0.0,
        gap: float = 1.0,
        start_angle: float = 0.0,
        clockwise: bool = True,
        order: PieOrder = "given",
        colors: Sequence[ColorLike] | None = None,
        alpha: float = 1.0,
        label_place: PieLabelPlace = "outside",
        label_content: PieLabelContent = "name_and_percent",
        label_threshold: float = 0.005,
        value_format: TickFormatLike = None,
        label_size: float = 12.0,
        label_color: ColorLike | None = None,
        label: str | None = None,
    ) -> PieSeries:
        """Make a pie in the chart's own space and add it.

        A slice's angle is the row's part of the sum. Slices follow each other clockwise from 12
        o'clock. The disc is round whatever the plot's shape, and as large as the plot and the
        labels allow. Axes and grid of the chart are not drawn unless another series uses them.
        Several pies of one space have one centre and one radius, so that rings of different
        `radius` lie within each other.

        Rows that are NaN, None or infinite are gaps, negative ones are dropped: neither has a
        slice. Where the sum is 0 there is a thin circle. Where more than 256 slices have less than
        a quarter of a device pixel at the rim, each pixel has the mean colour of those that are in
        it; the frame record's tier is then "coverage".

        Parameters
        ----------
        values : Column or array_like, shape (n,), or mapping of str to float
            The values; of a mapping its keys are the labels.
        labels : iterable of str, optional
            A name for each slice. What is no text is written as `str` does, None as nothing.
        explode : Column or array_like, shape (n,), optional
            How far each slice is moved outwards, in radii of the disc.
        outer_radii : Column or array_like, shape (n,), optional
            The outer radius of each slice as a part of the pie's, 0 to 1.
        inner_radii : Column or array_like, shape (n,), optional
            The inner radius of each slice as a part of the pie's, 0 to 1; None for `inner_radius`.
        color : Column or array_like, shape (n,), optional
            Values that give slices their colours; None for `colors`.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns these values into colours; None takes viridis, from the least to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        radius : float, default 1
            Radius as a part of the greatest that there is room for, above 0, at most 1: rings
            within each other differ in it.
        inner_radius : float, default 0
            Radius of the hole as a part of the pie's, from 0 to less than 1.
        gap : float, default 1
            Distance between slices, in points, the same all along their sides, finite, not
            negative; of a thin slice it takes no more than a third of the rim.
        start_angle : float, default 0
            Where the first slice begins, in degrees clockwise from 12 o'clock, finite.
        clockwise : bool, default True
            Whether slices follow each other clockwise.
        order : {"given", "ascending", "descending"}, default "given"
            The order in which they do: that of the rows, or of their values.
        colors : sequence of color_like, optional
            Colours of the rows from the first on; rows beyond take the next ones of the chart's
            colour cycle.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        label_place : {"outside", "inside", "automatic", "none"}, default "outside"
            Where labels stand: beside the disc with lines that lead to the slices, within slices
            that have room, within them or else beside the disc, or nowhere. Of a pie within another
            one they stand inside or nowhere.
        label_content : str, default "name_and_percent"
            What they say: "name_and_percent", "name", "percent", "value" or "name_and_value".
        label_threshold : float, default 0.005
            The least part of the sum that has a label, 0 to 1; 0 labels every slice.
        value_format : str or TickFormat, optional
            How values are written, or percentages, of which it gets the part of the sum 0 to 1;
            None for automatic: percentages without digits after the point, below 1 % with one.
        label_size : float, default 12
            Size of the labels, in points, at most 1,000.
        label_color : color_like, optional
            Colour of the labels; None takes the theme's for labels, and within a slice what can be
            read there.
        label : str, optional
            Name for people; a legend has the names of the slices.

        Returns
        -------
        PieSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns or the labels differ in length, or an option is not allowed. Or if there
            is to be a colour bar where all have one colour.
        TypeError
            If a column holds no numbers.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 240, title="Energy")
        >>> pie = chart.pie({"wind": 46, "sun": 31, "water": 23}, inner_radius=0.6)
        """
        series = PieSeries(
            self.space,
            values,
            labels,
            explode=explode,
            outer_radii=outer_radii,
            inner_radii=inner_radii,
            color=color,
            colormap=colormap,
            radius=radius,
            inner_radius=inner_radius,
            gap=gap,
            start_angle=start_angle,
            clockwise=clockwise,
            order=order,
            colors=colors,
            alpha=alpha,
            label_place=label_place,
            label_content=label_content,
            label_threshold=label_threshold,
            value_format=value_format,
            label_size=label_size,
            label_color=label_color,
            label=label,
        )
        return self._added_colored(series, colorbar, color)

    def points(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        size: float | ColumnLike = 6.0,
        alpha: float | ColumnLike = 1.0,
        marker: MarkerLike = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> PointSeries:
        """Make points in the chart's own space and add them.

        A row of which any value is NaN, None, infinite or NaT has no marker, save that a missing
        colour is the colour scale's for that. Markers are drawn in the order of the rows, all of
        them, however many there are. Of one size all markers cover the same area, so they look
        equally heavy. A fit leaves room for half a marker at both ends.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names and times in a
            zone as in `LineSeries`.
        y : Column or array_like, shape (n,), optional
            Values of the vertical dimension, or names. None where `x` alone is given: these are its
            values then, over row numbers.
        size : float or array_like, shape (n,), default 6
            The diameter of the circle that covers as much as a marker, in points: of all, or of
            each. A marker thinner than a device pixel fades and does not vanish; 0 draws none.
        alpha : float or array_like, shape (n,), default 1
            What the alpha of colours is multiplied by, 0 to 1: of all, or of each.
        marker : str or CustomMarker, default "circle"
            The shape: "circle", "square", "diamond", "triangle_up", "triangle_down",
            "triangle_left", "triangle_right", "cross", "plus", "star", "ring", "pentagon",
            "hexagon", "vertical_bar" or "horizontal_bar". Of one size all cover the same area.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is a value of each marker, which `colormap` turns into its colour; a
            list of texts or tuples has a colour for each.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points, finite, not
            negative; 0 is none.
        border_color : color_like, optional
            The colour of that line; None takes the theme's for plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        PointSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed. Or if there is to be a
            colour bar where all have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> points = chart.points([1, 2, 3], [2, 5, 3], size=[4, 8, 12], alpha=0.5)
        """
        series = PointSeries(
            self.space,
            x,
            y,
            size=size,
            alpha=alpha,
            marker=marker,
            color=color,
            colormap=colormap,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        return self._added_colored(series, colorbar, color)

    def polygons(
        self,
        x: ColumnLike,
        y: ColumnLike,
        *,
        groups: ColumnLike | None = None,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> PolygonSeries:
        """Make filled polygons in the chart's own space and add them.

        Rows are the corners of rings, in order. A row that is NaN, None or infinite ends a ring,
        and the last corner of one is joined with its first. All rings of a polygon are filled
        together: what lies within an odd number of them. Polygons are drawn in order, one over the
        other. More polygons without borders than a quarter of `Chart.direct_rows` are drawn as what
        they are on each pixel, the tier "coverage".

        Parameters
        ----------
        x : Column or array_like, shape (n,)
            Values of the horizontal dimension.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
        groups : Column or array_like, shape (n,), optional
            Numbers of polygons: rows next to each other of one number are of one polygon. None for
            one polygon of all.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is values, of which each polygon takes that of its first row.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of a line along each ring, in points, finite, not negative; 0 is none.
        border_color : color_like, optional
            The colour of that line; None takes the theme's for plot areas, which parts neighbours.
        label : str, optional
            Name for people.

        Returns
        -------
        PolygonSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed. Or if there is to be a
            colour bar where all have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        A square with a hole.

        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> nan = float("nan")
        >>> square = chart.polygons([0, 9, 9, 0, nan, 3, 6, 6, 3], [0, 0, 9, 9, nan, 3, 3, 6, 6])
        """
        series = PolygonSeries(
            self.space,
            x,
            y,
            groups=groups,
            color=color,
            colormap=colormap,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        return self._added_colored(series, colorbar, color)

    def treemap(
        self,
        values: ColumnLike,
        labels: Sequence[str] = (),
        parents: ColumnLike | Sequence[str | None] | None = None,
        *,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        show_values: bool = True,
        value_format: TickFormatLike = None,
        label_size: float = 12.0,
        gap: float = 1.0,
        padding: float = 3.0,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> TreemapSeries:
        """Make a treemap in the chart's own space and add it.

        They fill the plot as near to squares as can be, the greatest first, within those of their
        parents. A row that is a parent has the sum of its children, whatever its own value is. Rows
        whose value is NaN, None, infinite or not above 0 have none, nor those that are their own
        ancestors. Axes and grids hide where a chart has nothing else.

        Rows are sorted and laid when they or the plot change. Those of less than a device pixel are
        drawn together in the mean of their colours, as many as have one; the frame record's tier is
        then "summary".

        Parameters
        ----------
        values : Column or array_like, shape (n,)
            Values, of which those above 0 count.
        labels : sequence of str, shape (n,), optional
            Names of rows, which are shortened to the room there is.
        parents : array_like, shape (n,), optional
            The row of each row's parent, or its name where these are texts; -1, None or "" for
            none.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color` for all; None for the next of the theme's cycle for each
            row without a parent. Anything else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        show_values : bool, default True
            Whether the value of a row stands below its name.
        value_format : str or TickFormat, optional
            How values are written.
        label_size : float, default 12
            Size of names and values, in points, 0 to 1000; 0 is none.
        gap : float, default 1
            Width of the gap between neighbours, in points, finite, not negative.
        padding : float, default 3
            Width of the rim of a parent around its children, in points, finite, not negative.
        alpha : float, default 1
            What the alpha of all fills is multiplied by, 0 to 1.
        label : str, optional
            Name of the series for people.

        Returns
        -------
        TreemapSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, a parent is no name, or an option is not allowed. Or if
            there is to be a colour bar where all have one colour.
        TypeError
            If a column holds no numbers.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> tiles = chart.treemap([0, 3, 5, 2], ["all", "a", "b", "c"], [None, "all", "all", ""])
        """
        series = TreemapSeries(
            self.space,
            values,
            labels,
            parents,
            color=color,
            colormap=colormap,
            show_values=show_values,
            value_format=value_format,
            label_size=label_size,
            gap=gap,
            padding=padding,
            alpha=alpha,
            label=label,
        )
        return self._added_colored(series, colorbar, color)

    def violinplot(
        self,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        bandwidth: float | str = "scott",
        adjust: float = 1.0,
        cut: float = 0.0,
        inner: Inner = "box",
        scale: Scaling = "area",
        side: Half = "both",
        widths: float = 0.8,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 0.35,
        line_color: ColorLike | None = None,
        line_width: float = 1.0,
        label: str | None = None,
    ) -> ViolinSeries:
        """Make a violin plot in the chart's own space and add it.

        It may be part of several charts. Densities are those of `scipy.stats.gaussian_kde`. Values
        that are NaN, None or infinite do not count; a group of equal ones is a line.

        Parameters
        ----------
        data : array_like, sequence of array_like or dict of array_like
            The values, as for `BoxSeries`.
        by : array_like, optional
            The groups, as for `BoxSeries`.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way values go.
        bandwidth : {"scott", "silverman"} or float, default "scott"
            How wide the kernel is: a rule, or a number of standard deviations of the values.
        adjust : float, default 1
            What the bandwidth is multiplied by; positive, finite.
        cut : float, default 0
            Bandwidths that violins go on beyond their least and greatest values; finite, not
            negative.
        inner : {"box", "quartiles", "none"}, default "box"
            What is drawn within: a narrow bar between the quartiles with a dot at the median, lines
            at the quartiles, or nothing.
        scale : {"area", "count", "width"}, default "area"
            What widths tell: all cover the same area, each is as wide as its group has rows, or all
            are equally wide.
        side : {"both", "low", "high"}, default "both"
            Which half is drawn: two series, one for each half, make split violins.
        widths : float, default 0.8
            Width of the widest violin as a part of the least way from a group to the next.
        color : color_like or array_like, shape (n,), optional
            A colour, or values, as for `BoxSeries`.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values on the right; a text is its title.
            `chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.
        alpha : float, default 0.35
            What the alpha of the fill is multiplied by, 0 to 1.
        line_color : color_like, optional
            The colour of lines; None takes that of the violin.
        line_width : float, default 1
            Width of the outline in points, finite, not negative.
        label : str, optional
            Name for people.

        Returns
        -------
        ViolinSeries
            The series.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed. Or if there is to be a
            colour bar where all have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> violins = chart.violinplot([[1, 2, 2, 3, 9], [2, 3, 3, 5]], inner="quartiles")
        """
        series = ViolinSeries(
            self.space,
            data,
            by,
            orientation=orientation,
            bandwidth=bandwidth,
            adjust=adjust,
            cut=cut,
            inner=inner,
            scale=scale,
            side=side,
            widths=widths,
            color=color,
            colormap=colormap,
            alpha=alpha,
            line_color=line_color,
            line_width=line_width,
            label=label,
        )
        return self._added_colored(series, colorbar, color)
