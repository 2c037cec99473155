"""The methods of a chart that count rows and add what they come to."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._data.column import adopted, as_column, as_numbers
from keisen._marks.bar_series import BarSeries
from keisen._marks.density_series import DensitySeries
from keisen._marks.heatmap_series import HeatmapSeries
from keisen._marks.hexbin_series import color_scale_of
from keisen._marks.line_series import LineSeries
from keisen._marks.polygon_series import PolygonSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal, TypeAlias

    from numpy.typing import NDArray
    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import Column, ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.bar_series import Orientation
    from keisen._marks.density_series import Spread
    from keisen._marks.hexbin_series import Reduction
    from keisen._marks.line_series import LineOptions

    Bins: TypeAlias = BarSeries | LineSeries | PolygonSeries
    SetsLike: TypeAlias = "Mapping[str, ColumnLike] | Sequence[ColumnLike] | MatrixLike"


@methods_of("Chart")
class DistributionMarks(ChartParts):
    """Charts' methods for how many rows are where."""

    __slots__ = ()

    @options_of(BarSeries, without="base end width width_unit bar_width colormap")
    def hist(
        self,
        x: ColumnLike | SetsLike,
        bins: str | int | Sequence[float] | NDArray[Any] = "auto",
        *,
        range: tuple[float, float] | None = None,
        weights: ColumnLike | Sequence[ColumnLike] | None = None,
        density: bool = False,
        cumulative: bool | Literal[-1] = False,
        orientation: Orientation = "vertical",
        histtype: Literal["bar", "step", "stepfilled"] = "bar",
        stacked: bool = False,
        color: ColorLike | Sequence[ColorLike] | None = None,
        alpha: float = 1.0,
        line_width: float = 1.5,
        baseline: float = 0.0,
        label: str | Sequence[str] | None = None,
        **options: Any,  # noqa: ANN401
    ) -> Bins | list[Bins]:
        """Count values into bins, and add them as bars, as a line of steps or as an area.

        Bins are those of `numpy.histogram_bin_edges`: each holds its lower edge, the last one both.
        Values that are NaN, None or missing, or whose weight is, and values beyond the edges count for
        nothing. Bins of times have times as edges. Of names each has a bar, as high as it has rows.
        Several sets of numbers or times are counted into common bins, those of all of them together.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or several of them
            The values, in any order, or names; or several sets of numbers or times, as a sequence, by
            label, or as the columns of a matrix.
        bins : str, int or sequence of float, default "auto"
            The name of a rule, "auto", "fd", "doane", "scott", "stone", "rice", "sturges" or "sqrt"; a
            number of equal bins; or their edges, which ascend.
        range : (float, float), optional
            Where the first bin begins and the last one ends; None for all finite values.
        weights : Column or array_like, shape (n,), optional
            What each value counts, which may be negative; None for 1; of several sets a sequence for
            each. They play no part in the choice of bins.
        density : bool, default False
            Whether heights are shares divided by the bins' widths, so that areas add up to 1.
        cumulative : bool or -1, default False
            Whether heights are summed up, from the first bin, or with -1 from the last. A density is
            summed up by areas, to 1.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the bars go.
        histtype : {"bar", "step", "stepfilled"}, default "bar"
            Whether bins are bars, one line around all of them, or what this holds.
        stacked : bool, default False
            Whether bars of several sets stand on one another, not beside each other over four fifths
            of a bin.
        color : color_like, or sequence of color_like, optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle; of several sets
            a list with one for each.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1; not of a line of steps.
        line_width : float, default 1.5
            Width of a line of steps, in points.
        baseline : float, default 0
            Where bars begin. Steps on a logarithmic axis need one above 0, which has a place there.
        label : str, or sequence of str, optional
            Name for people; of several sets one for each.
        **options
            As those of `bar`, where bins are bars.

        Returns
        -------
        BarSeries, LineSeries or PolygonSeries, or a list of them
            The bins, of several sets those of each.

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
        from keisen._data.counts import counts_of_names, counts_of_sets, names_of, sets_of_values

        # True is 1 to Python.
        cumulation = "none" if not cumulative else "descending" if cumulative == -1 else "ascending"
        appearances = {"orientation": orientation, "alpha": alpha, "baseline": baseline, **options}
        sets, names = sets_of_values(x), names_of(x)
        # What is told of several sets is read by what makes these.
        values_of_one: Any = x
        weights_of_one: Any = weights
        label_of_all: Any = label
        check_word(histtype, "histtype", ("bar", "step", "stepfilled"))
        if (names is not None or stacked) and histtype != "bar":
            wrong = f"histtype of {'names' if names else 'stacks'} must be 'bar', got {histtype!r}"
            raise InvalidArgumentError(wrong)
        if histtype != "bar" and options:
            wrong = f"bins that are no bars have no option {next(iter(options))!r}"
            raise TypeError(wrong)
        if names is not None:
            if not (isinstance(bins, str) and bins == "auto") or range is not None:
                raise InvalidArgumentError("names have neither bins nor a range")
            places, rows = counts_of_names(names, weights, density, cumulation)
            named = BarSeries(
                self.space, places, rows, color=color, label=label_of_all, **appearances
            )
            return self._added(named)
        along = self.space.x if orientation == "vertical" else self.space.y
        if sets is not None:
            edges, counts = counts_of_sets(sets, bins, range, weights, density, cumulation, stacked)
            colors, labels = self._of_sets(sets, color, label)
            if histtype == "bar":
                return self._add_sets(edges, counts, stacked, colors, labels, appearances)
            starts = as_column(edges[:-1], "bins", along)
            ends = as_column(edges[1:], "bins", along)
            return [
                self._add_outline(
                    (starts, ends, as_numbers(each, "counts")),
                    histtype,
                    orientation,
                    baseline,
                    own,
                    alpha,
                    line_width,
                    name,
                )
                for each, own, name in zip(counts, colors, labels, strict=True)
            ]
        if not isinstance(bins, (str, int)) and not hasattr(bins, "__iter__"):
            wrong = f"bins must be a number of bins, a rule or edges, got {bins!r}"
            raise TypeError(wrong)
        values = as_column(values_of_one, "x", along)
        shares = None if weights is None else as_numbers(weights_of_one, "weights")._open
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
                label=label_of_all,
                **options,
            )
            return self._added(bars)
        return self._add_outline(
            (starts, ends, heights),
            histtype,
            orientation,
            baseline,
            color,
            alpha,
            line_width,
            label_of_all,
        )

    def _add_outline(
        self,
        bins: tuple[Column, Column, Column],
        histtype: str,
        orientation: Orientation,
        baseline: float,
        color: Any,  # noqa: ANN401
        alpha: float,
        line_width: float,
        label: str | None,
    ) -> Bins:
        """Make the line around starts, ends and heights of bins, or what it holds, and add it."""
        starts, ends, heights = bins
        outline = _keisen.histogram_outline(starts._open, ends._open, heights._open, baseline)
        corners = tuple(adopted(part, starts) for part in outline)
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
        else:
            series = PolygonSeries(
                self.space, x_column, y_column, color=color, alpha=alpha, label=label
            )
        return self._added(series)

    def _of_sets(
        self,
        sets: Sequence[tuple[str | None, object]],
        colors: Any,  # noqa: ANN401
        labels: Any,  # noqa: ANN401
    ) -> tuple[list[Any], list[Any]]:
        """Return the colour and the label of each set."""
        count = len(sets)
        for name, given in (("color", colors), ("label", labels)):
            if given is not None and (isinstance(given, str) or len(given) != count):
                raise InvalidArgumentError(f"{name} must be a list of {count}, got {given!r}")
        return (
            [None] * count if colors is None else list(colors),
            [name for name, _ in sets] if labels is None else list(labels),
        )

    def _add_sets(
        self,
        edges: NDArray[Any],
        heights: Sequence[NDArray[Any]],
        stacked: bool,
        colors: Sequence[Any],
        labels: Sequence[Any],
        appearances: Mapping[str, Any],
    ) -> list[Bins]:
        """Make the bars of several sets, beside each other or on one another, and add them."""
        count = len(heights)
        starts, widths = edges[:-1], edges[1:] - edges[:-1]
        base = 0.0 * widths.astype("f8") + appearances["baseline"]
        all_bars: list[Bins] = []
        for place, height in enumerate(heights):
            # Four fifths of each bin are parted among the sets.
            first, last = (
                (0.0, 1.0)
                if stacked
                else (0.1 + 0.8 * place / count, 0.1 + 0.8 * (place + 1) / count)
            )
            bars = BarSeries(
                self.space,
                starts + (first * widths).astype(widths.dtype),
                base + height,
                base=base if stacked else None,
                end=starts + (last * widths).astype(widths.dtype),
                color=colors[place],
                label=labels[place],
                **appearances,
            )
            self.add(bars)
            all_bars.append(bars)
            if stacked:
                base = base + height
        return all_bars

    @options_of(LineSeries, without="order style colormap")
    def ecdf(
        self,
        values: ColumnLike,
        *,
        weights: ColumnLike | None = None,
        complementary: bool = False,
        **options: Unpack[LineOptions],
    ) -> LineSeries:
        """Make the stair of an empirical distribution in the chart's own space and add it.

        It is the share of all values at or below each value, as that of `matplotlib.pyplot.ecdf`, with
        equal values as one step: a line, reduced as lines are. It is made of the values as they are
        now. Values that are NaN, None or infinite, and those without a weight, do not count.

        Parameters
        ----------
        values : Column or array_like, shape (n,)
            The values.
        weights : Column or array_like, shape (n,), optional
            Weights, not negative; None gives all the same.
        complementary : bool, default False
            Whether it tells the share of greater values.
        **options
            How the line looks, as for `Chart.line`.

        Returns
        -------
        LineSeries
            The line.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, a weight is infinite or negative, or an option is not
            allowed.
        TypeError
            If a column holds no numbers or times, or there is no such option.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> stair = chart.ecdf([3, 1, 2, 2], label="all")
        """
        space = self.space
        column = as_column(values, "values", space.x)
        shares = None if weights is None else as_numbers(weights, "weights")
        line = LineSeries._distribution(space, column, shares, complementary, options)
        return self._added(line)

    def hist2d(
        self,
        x: ColumnLike,
        y: ColumnLike,
        bins: int
        | str
        | ColumnLike
        | tuple[int | str | ColumnLike, int | str | ColumnLike] = "auto",
        *,
        C: ColumnLike | None = None,  # noqa: N803
        reduce: Reduction = "mean",
        mincnt: int = 1,
        norm: Literal["log"] | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> HeatmapSeries:
        """Make a two-dimensional histogram in the chart's own space and add it: a heat map.

        Counts are those of `numpy.histogram2d`, bins those of `numpy.histogram_bin_edges`. It is made of
        the rows as they are now. A row of which any value is NaN, None or infinite does not count.

        Parameters
        ----------
        x : Column or array_like, shape (n,)
            Values of the horizontal dimension.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
        bins : int, str, array_like, or two of these, default "auto"
            How both dimensions are cut, or x and y as a tuple: into so many bins, by one of numpy's
            rules ("auto", "fd", "doane", "scott", "stone", "rice", "sturges", "sqrt"), or at edges.
        C : Column or array_like, shape (n,), optional
            Values of which cells show the mean or the sum; None counts rows.
        reduce : {"mean", "sum", "count"}, default "mean"
            What is told of the values.
        mincnt : int, default 1
            Rows below which a cell is not shown.
        norm : {"log"}, optional
            "log" spreads colours by the logarithm.
        colormap : str, sequence of color_like or ColorScale, optional
            The colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        alpha : float, default 1
            Opacity, 0 to 1.
        label : str, optional
            Name for people; a legend shows it beside the colours.

        Returns
        -------
        HeatmapSeries
            The heat map.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, there are too many bins, or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> cells = chart.hist2d([1, 2, 2, 3], [2, 5, 5, 3], bins=(3, 2))
        """
        space = self.space
        across, up = as_column(x, "x", space.x), as_column(y, "y", space.y)
        values = None if C is None else as_numbers(C, "C")
        x_bins, y_bins = bins if isinstance(bins, tuple) and len(bins) == 2 else (bins, bins)
        cells = HeatmapSeries._histogram(
            space,
            (across, up),
            values,
            (x_bins, y_bins),
            (_edges(x_bins, "bins of x"), _edges(y_bins, "bins of y")),
            reduce,
            mincnt,
            color_scale_of(colormap, norm),
            alpha,
            label,
        )
        return self._added_colored(cells, colorbar)

    def density(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        values: ColumnLike | None = None,
        category: ColumnLike | None = None,
        categories: Sequence[str] | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        spread: Spread = "scale",
        cell_size: float = 0.0,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> DensitySeries:
        """Count the rows in each cell of a fine grid over the plot, as colours, and add them.

        For more rows than markers have room. Every row counts, `frame_record` tells it as the tier
        "density", and the range of an unset colour scale follows the view. Arrays are borrowed as
        `Column` says.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names and times in a
            zone as in `line`.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension, or names.
        values : Column or array_like, shape (n,), optional
            Values whose mean each cell shows, in place of the number of its rows.
        category : Column or array_like, shape (n,), optional
            A name for each row, or numbers that count `categories` from 0: each cell shows the mix
            of the categories' colours, more opaque the more rows it has. At most 256 categories.
        categories : sequence of str, optional
            The names of the categories in order; None for those in `category`, as they come.
        colormap : str, sequence of color_like or ColorScale, optional
            The colours, as for `ColorScale`, or a scale; `ColorScale(scale="log")` spreads them by
            the logarithm. Of categories the opacity of its colours counts.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right, which categories have none of; a text is its
            title.
        spread : {"scale", "equal_area"}, default "scale"
            Whether colours are spread by the colour scale, or so that each covers as much of the
            picture as any other.
        cell_size : float, default 0
            Sides of the cells in points, rounded to whole device pixels; 0 for one device pixel. Those
            of two pixels or more stand in the data and move with it.
        alpha : float, default 1
            Opacity, in 0...1.
        label : str, optional
            Name for people; categories have names of their own.

        Returns
        -------
        DensitySeries
            The density.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, there are too many categories or two of one name, or an
            option is not allowed.
        TypeError
            If a column holds no numbers or times, or both values and categories are given.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> density = chart.density([1, 2, 2, 3], [2, 5, 5, 3], cell_size=20, colorbar="rows")
        """
        density = DensitySeries(
            self.space,
            x,
            y,
            values=values,
            category=category,
            categories=categories,
            colormap=colormap,
            spread=spread,
            cell_size=cell_size,
            alpha=alpha,
            label=label,
        )
        return self._added_colored(density, colorbar if category is None else False)


def _edges(bins: object, name: str) -> Column | None:
    """Return edges as a column; None where bins are a number or a rule."""
    if isinstance(bins, (str, int)) or not hasattr(bins, "__len__"):
        return None
    return as_numbers(bins, name)  # type: ignore[arg-type]
