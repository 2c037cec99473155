"""The methods of a chart that make bars and add them."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._data.arithmetic import readable
from keisen._data.column import adopted, as_column
from keisen._marks.bar_rows import raised, rounded_ends, sets_of, width_of
from keisen._marks.bar_series import BarSeries
from keisen._marks.mark_series import rows_and_values
from keisen._marks.value_labels import place_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal

    from keisen._base.color import ColorLike
    from keisen._data.column import Column, ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.bar_rows import WidthLike
    from keisen._marks.bar_series import BarRowStyle, Orientation, Radius, WidthUnit
    from keisen._marks.value_labels import ValueLabels
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class BarMarks(ChartParts):
    """Charts' methods for bars."""

    __slots__ = ()

    def bar(
        self,
        x: ColumnLike | None = None,
        height: ColumnLike | None = None,
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
        value_labels: ValueLabels | bool = "none",
        value_format: TickFormatLike = None,
        value_size: float = 12.0,
        value_color: ColorLike | None = None,
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
            the vertical dimension. The k-th row of a name has the k-th place of this name.
        height : Column or array_like, shape (n,), optional
            How far bars reach from the bottom, downwards where it is negative; without a bottom where
            their tips are.
            None where `x` alone is given: these are its values then, over row numbers.
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
        value_labels : {"none", "automatic", "outside", "inside", "center"} or bool, default "none"
            Where bars have their values as texts; of bars with a bottom these are the heights. True is
            "automatic": beyond the tips, or within bars that have no room beyond them; in the middle
            of bars with a bottom. None lies on another one or on another bar.
        value_format : str or TickFormat, optional
            How the values are written: "percent", "si", "thousands", or all of a `TickFormat`.
        value_size : float, default 12
            Size of the values in points.
        value_color : color_like, optional
            Colour of the values; None for what can be read where they stand.
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
        x, height = rows_and_values(x, height, "height")
        along = self.space.x if orientation == "vertical" else self.space.y
        position = None if x is None else as_column(x, "x", along, apart=True)
        bar_width, widths, unit = width_of(width, position, width_unit)
        if align == "edge":
            if widths is not None or end is not None:
                wrong = "align 'edge' needs one width for all bars; give end for others"
                raise InvalidArgumentError(wrong)
            offset += bar_width / 2
        else:
            check_word(align, "align", ("center", "edge"))
        base: ColumnLike | None = None
        if bottom is not None:
            names = ("bottom", "height") if orientation == "vertical" else ("left", "width")
            base, height = raised(bottom, height, names)
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
            value_labels=value_labels,
            value_format=value_format,
            value_size=value_size,
            value_color=value_color,
            label=label,
        )
        return self._added_colored(bars, colorbar, color)

    @options_of(bar, without="orientation")
    def barh(
        self,
        y: ColumnLike | None = None,
        width: ColumnLike | None = None,
        height: WidthLike = 0.8,
        left: float | ColumnLike | None = None,
        **options: Any,  # noqa: ANN401
    ) -> BarSeries:
        """Make level bars in the chart's own space and add them.

        Parameters
        ----------
        y : Column or array_like, shape (n,), or None
            Where the bars stand, or names; None for row numbers from 0.
        width : Column or array_like, shape (n,), optional
            How far bars reach from the left.
            None where `y` alone is given: these are its values then, over row numbers.
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

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.barh(["a", "b"], [3, -1])
        """
        y, width = rows_and_values(y, width, "width")
        return self.bar(y, width, height, left, orientation="horizontal", **options)

    @options_of(bar, without="color colormap colorbar label snaps_edges")
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
        sets = sets_of(heights, colors)
        position = self._positions(x, options)
        band, widths, unit = width_of(width, position, width_unit)
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

    @options_of(BarSeries, without="base end width bar_width color colormap label")
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
        value that is NaN, None or infinite has no bar, and counts as 0 for the others. A `radius` rounds
        the ends of the stacks, not where bars meet, unless rows have `styles` of their own.

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
        sets = sets_of(heights, colors)
        along = self.space.x if orientation == "vertical" else self.space.y
        position = None if x is None else as_column(x, "x", along, apart=True)
        bar_width, widths, unit = width_of(width, position, options.pop("width_unit", "distance"))
        values = [readable(each, "heights") for _, each, _ in sets]
        stacks = _keisen.stack_bars(values, baseline, 0.0 if total is None else total)
        has_appearances = (
            options.get("styles") is not None or options.get("style_index") is not None
        )
        styles = (
            None if has_appearances or "radius" not in options else rounded_ends(options["radius"])
        )
        series = []
        for (label, _, color), (bases, tips, ends) in zip(sets, stacks, strict=True):
            if styles is not None:
                options |= {"styles": styles, "style_index": adopted(ends)}
            bars = BarSeries(
                self.space,
                position,
                adopted(tips),
                base=adopted(bases),
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

    @options_of(BarSeries, without="base end width bar_width styles style_index colormap")
    def waterfall(
        self,
        x: ColumnLike | None = None,
        changes: ColumnLike | None = None,
        *,
        totals: Sequence[int] = (),
        width: WidthLike = 0.8,
        baseline: float = 0.0,
        orientation: Orientation = "vertical",
        up_color: ColorLike = "#2a9d8f",
        down_color: ColorLike = "#d1495b",
        total_color: ColorLike = "#5c677d",
        connector_width: float = 1.0,
        value_labels: ValueLabels | bool = "none",
        **options: Any,  # noqa: ANN401
    ) -> BarSeries:
        """Make the bars of a waterfall, and add them.

        Each goes from the running total to this with its change, a total from the baseline. A change
        that is NaN, None or infinite has no bar and leaves the running total as it is.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the bars stand, or names; None for row numbers from 0.
        changes : array_like, shape (n,), optional
            What is added to the running total; at totals it counts for nothing, but at row 0, which may
            begin it.
            None where `x` alone is given: these are its values then, over row numbers.
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
        value_labels : {"none", "automatic", "outside", "inside", "center"} or bool, default "none"
            Where bars have their changes as texts, and totals themselves; True is "outside".
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
        x, changes = rows_and_values(x, changes, "changes")
        along = self.space.x if orientation == "vertical" else self.space.y
        position = None if x is None else as_column(x, "x", along, apart=True)
        bar_width, widths, unit = width_of(width, position, options.pop("width_unit", "distance"))
        values = readable(changes, "changes")
        count = len(values)
        rows = [row + count if row < 0 else row for row in totals]
        for row, given in zip(rows, totals, strict=True):
            if not 0 <= row < count:
                raise InvalidArgumentError(f"total {given} is none of {count} rows")
        bases, tips, kinds = _keisen.waterfall(values, list[object](rows), baseline)
        bars = BarSeries(
            self.space,
            position,
            adopted(tips),
            base=adopted(bases),
            width=widths,
            bar_width=bar_width,
            width_unit=unit,
            orientation=orientation,
            baseline=baseline,
            styles=[{"color": up_color}, {"color": down_color}, {"color": total_color}],
            style_index=adopted(kinds),
            connector_width=connector_width,
            value_labels=place_of(value_labels, "outside"),
            **options,
        )
        return self._added(bars)

    def _positions(self, x: ColumnLike | None, options: Mapping[str, object]) -> Column | None:
        """Return the positions of bars that go the way that options say."""
        is_level = options.get("orientation") == "horizontal"
        along = self.space.y if is_level else self.space.x
        return None if x is None else as_column(x, "x", along, apart=True)
