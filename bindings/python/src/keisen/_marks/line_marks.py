"""The methods of a chart that make lines and areas and add them."""

from __future__ import annotations

from keisen._axes.chart_parts import methods_of
from keisen._base.guarded import options_of
from keisen._data.steps import masked, step_interpolation
from keisen._marks.area_series import AreaSeries
from keisen._marks.line_series import LineSeries
from keisen._marks.mark_series import rows_and_values
from keisen._marks.series_methods import SeriesMethods

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.steps import Step
    from keisen._marks.area_stack import StackBaseline
    from keisen._marks.line_series import LineInterpolation, LineOptions


@methods_of("Chart")
class LineMarks(SeriesMethods):
    """Charts' methods for lines and areas."""

    __slots__ = ()

    @options_of(SeriesMethods.line, without="interpolation")
    def step(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        where: Step = "pre",
        **options: Unpack[LineOptions],
    ) -> LineSeries:
        """Make a line of steps in the chart's own space and add it.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        y : Column or array_like, shape (n,), optional
            Values of the vertical dimension.
            None where `x` alone is given: these are its values then, over row numbers.
        where : {"pre", "mid", "post"}, default "pre"
            Where a row's value holds: from the row before on, around the row, or up to the next row.
            These are "step_before", "step_middle" and "step_after" of `line`.
        **options
            Any other option of `LineSeries.set`.

        Returns
        -------
        LineSeries
            The line.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times, or there is no such option.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> rate = chart.step([2000, 2003, 2008], [5.5, 1.0, 3.25], where="post")
        """
        if "interpolation" in options:
            raise TypeError("a line of steps has no option 'interpolation'")
        options["interpolation"] = step_interpolation(where)
        return self.line(x, y, **options)

    def fill_between(
        self,
        x: ColumnLike | None = None,
        y1: ColumnLike | None = None,
        y2: float | ColumnLike = 0.0,
        *,
        where: Iterable[object] | None = None,
        step: Step | None = None,
        color: ColorLike | None = None,
        alpha: float = 0.4,
        label: str | None = None,
    ) -> AreaSeries:
        """Fill what lies between two lines, or a line and a baseline, and add it.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        y1 : Column or array_like, shape (n,), optional
            Values of the vertical dimension.
            None where `x` alone is given: these are its values then, over row numbers.
        y2 : float, or Column or array_like, shape (n,), default 0
            The other line, or the baseline.
        where : iterable of bool, length n, optional
            What is filled: between two rows that are both true. Rows that are false become gaps of a
            copy of `y1`, which then is no `Column`.
        step : {"pre", "mid", "post"}, optional
            Where a row's values hold, as in `step`; None for straight lines.
        color : color_like, optional
            The colour; None for the next of the chart's colour cycle.
        alpha : float, default 0.4
            What its alpha is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        AreaSeries
            The area; `area` has all options.

        Raises
        ------
        InvalidArgumentError
            If the columns or `where` differ in length, or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> y = [1, 3, 2, 4]
        >>> above = chart.fill_between(None, y, 2, where=[value >= 2 for value in y])
        """
        x, y1 = rows_and_values(x, y1, "y1")
        return self.area(
            x,
            y1 if where is None else masked(y1, where),
            y2,
            color=color,
            alpha=alpha,
            interpolation="linear" if step is None else step_interpolation(step),
            label=label,
        )

    def stackplot(
        self,
        x: ColumnLike | None,
        *series: ColumnLike | Mapping[str, ColumnLike] | Sequence[ColumnLike],
        labels: Sequence[str | None] | None = None,
        colors: Sequence[ColorLike] | None = None,
        baseline: StackBaseline = "zero",
        alpha: float = 1.0,
        interpolation: LineInterpolation = "linear",
        line_width: float = 0.0,
        line_color: ColorLike | None = None,
    ) -> list[AreaSeries]:
        """Lay areas upon each other, the first at the bottom, and add them.

        A value that is NaN, None or infinite counts as 0, so that the areas above stay where they
        are. Neighbours abut without a seam. Later changes of columns do not move the areas.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        *series : array_like, shape (n,) or (m, n), or mapping of str to array_like
            The series: one after the other, as the rows of one table, or by name.
        labels : sequence of str, optional
            Names for people, from the first on; None for the names of a mapping.
        colors : sequence of color_like, optional
            Colours, over and over; None for those of the chart's colour cycle.
        baseline : {"zero", "sym", "wiggle", "weighted_wiggle", "normalized"}, default "zero"
            Where the stack begins: at 0; around 0; with the least slopes, or the least by thickness,
            which make a stream graph; or at 0 with each value as its share of its row's sum.
        alpha : float, default 1
            What the alpha of the colours is multiplied by, 0 to 1.
        interpolation : str, default "linear"
            How edges go from row to row, as in `line`.
        line_width : float, default 0
            Width of a line along the top of each area, in points; 0 for none.
        line_color : color_like, optional
            The colour of that line; None for that of the area, opaque.

        Returns
        -------
        list of AreaSeries
            The areas, in the order of the series.

        Raises
        ------
        InvalidArgumentError
            If there is no series, they differ in length, shares of a value below 0 are asked for, or
            an option is not allowed. Then none is added.
        TypeError
            If a series holds no numbers.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> areas = chart.stackplot([1, 2, 3], {"a": [1, 2, 1], "b": [2, 1, 3]}, baseline="wiggle")
        """
        from keisen._marks.area_stack import stack_of

        names, places, edges = stack_of(self.space, x, series, labels, baseline)
        # A level baseline stands on a border of device pixels.
        is_level = baseline in ("zero", "normalized")
        areas = [
            AreaSeries(
                self.space,
                places,
                edges[index + 1],
                0.0 if index == 0 and is_level else edges[index],
                color=None if not colors else colors[index % len(colors)],
                alpha=alpha,
                interpolation=interpolation,
                line_width=line_width,
                line_color=line_color,
                label=name,
            )
            for index, name in enumerate(names)
        ]
        for area in areas:
            self.add(area)
        return areas
