"""The methods of a chart that make lines and areas and add them."""

from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._base.guarded import options_of
from keisen._data.steps import masked, step_interpolation
from keisen._marks.area_series import AreaSeries
from keisen._marks.area_stack import stack_of
from keisen._marks.line_series import LineSeries
from keisen._marks.mark_series import rows_and_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.steps import Step
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.area_series import FillLike
    from keisen._marks.area_stack import StackBaseline
    from keisen._marks.custom_marker import MarkerLike
    from keisen._marks.line_series import Cap, Join, LineInterpolation, LineOptions, LineStyle


@methods_of("Chart")
class LineMarks(ChartParts):
    """Charts' methods for lines and areas."""

    __slots__ = ()

    # make-faces: as LineSeries
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

        NaN, None, infinities and NaT in either column interrupt the line. Arrays are borrowed as
        `Column` says.

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
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
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
            The line.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a colour
            bar where the line has one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> curve = chart.line([0, 1, 2, 5], [3, 4, 4, 1], interpolation="monotone", marker="circle")
        >>> track = chart.line([0, 3, 4], [0, 1, 0], color=[20, 35, 50], colorbar="speed", width=3)
        """
        line = LineSeries(
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
        return self._added_colored(line, colorbar, color)

    @options_of(line, without="interpolation")
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

    # make-faces: as AreaSeries
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
        """Fill what lies between a line and a baseline, or between two lines, and add it.

        NaN, None, infinities and NaT in any column interrupt the area. Where both lines cross, what
        is above and what is below meet in a point.

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
            The area.

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
        area = AreaSeries(
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
        return self._added(area)

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
