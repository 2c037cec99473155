"""The methods of a chart that make a series and add it."""

from __future__ import annotations

from keisen._area_series import AreaSeries
from keisen._area_stack import stack_of
from keisen._calendar_series import CalendarSeries
from keisen._category_bar_series import CategoryBarSeries
from keisen._chart_parts import ChartParts, methods_of_charts
from keisen._color_bar import ColorBar
from keisen._contour_series import ContourSeries
from keisen._density_series import DensitySeries
from keisen._errors import InvalidArgumentError
from keisen._heatmap_series import HeatmapSeries
from keisen._image_series import ImageSeries
from keisen._line_series import LineSeries
from keisen._point_series import PointSeries
from keisen._polygon_series import PolygonSeries
from keisen._quiver_series import QuiverSeries
from keisen._steps import masked, step_interpolation
from keisen._treemap_series import TreemapSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Literal

    from typing_extensions import Unpack

    from keisen._area_series import FillLike
    from keisen._area_stack import StackBaseline
    from keisen._color import ColorLike
    from keisen._color_scale import ColorMapLike, ColorScale
    from keisen._column import ColumnLike
    from keisen._density_series import Spread
    from keisen._heatmap_series import EdgesLike, Interpolation
    from keisen._image_series import ImageLike, Origin
    from keisen._line_series import Cap, Join, LineInterpolation, LineOptions, LineStyle
    from keisen._matrix import MatrixLike
    from keisen._point_series import Marker
    from keisen._quiver_series import QuiverPivot, QuiverUnits
    from keisen._steps import Step
    from keisen._tick_format import TickFormatLike


@methods_of_charts
class Marks(ChartParts):
    """Charts' methods for what shows data."""

    __slots__ = ()

    def line(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        color: ColorLike | ColumnLike | None = None,
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
        marker: Marker | None = None,
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
            zone make a time scale of it in this zone, as in `LineSeries`.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension, or names.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is a value of each row, which `colormap` turns into the line's colour
            there; then the line has no dash and no styles by row.
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
            How it goes from row to row: "linear", "step_before", "step_middle", "step_after",
            "monotone" or "catmull_rom", as in `LineSeries`.
        curve_alpha : float, default 0.5
            Of Catmull-Rom curves alone, 0 to 1: 0 is uniform, 0.5 centripetal, 1 chordal.
        separated : bool, default False
            Whether segments are separate: the first row is joined with the second, the third with
            the fourth.
        order : Column or array_like, shape (m,), optional
            Numbers of rows in the order in which they are joined; None for that of the rows.
        styles : sequence of dict, default ()
            Looks of parts: of each what differs from a line's defaults, by the names `color`,
            `width`, `dash`, `cap`, `join` and `mitre_limit`.
        style : Column or array_like, shape (n,), optional
            For each row which of `styles` the segment from it to the next one has.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        blended : bool, default True
            Whether colours go evenly along each segment; else it has that of its first row.
        marker : str, optional
            The shape of a marker on each row, over the line, as in `PointSeries`; None for none.
        marker_size : float, default 6
            The diameter of the circle that covers as much as a marker, in points.
        marker_alpha : float, default 1
            What the alpha of markers is multiplied by, 0 to 1.
        marker_color : color_like, optional
            The colour of markers; None for that of the line at the row.
        marker_border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points; 0 for none.
        marker_border_color : color_like, optional
            The colour of that line; None for the theme's colour of plot areas.

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
        self._require_scale(line.color_scale, colorbar, color)
        self.add(line)
        self._add_bar(line.color_scale, colorbar)
        return line

    def step(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        where: Step = "pre",
        **options: Unpack[LineOptions],
    ) -> LineSeries:
        """Make a line of steps in the chart's own space and add it.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
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

    def area(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
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
            Values of the horizontal dimension; None for row numbers from 0.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
        y2 : float, or Column or array_like, shape (n,), default 0
            The other line, or the baseline, in the units of y: -inf for the low end of the range,
            inf for the high end.
        color : color_like, optional
            The colour that fills it; None for that of `linked_line`, or else the next of the chart's
            colour cycle.
        alpha : float, default 0.4
            What the alpha of fills is multiplied by, 0 to 1.
        above : color_like or Gradient, optional
            What fills the parts where y is above y2; None for the colour.
        below : color_like or Gradient, optional
            What fills the parts where y is below y2; None for the colour.
        interpolation : str, default "linear"
            How both lines go from row to row, as in `line`.
        curve_alpha : float, default 0.5
            Of Catmull-Rom curves alone, 0 to 1.
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
        self.add(area)
        return area

    def fill_between(
        self,
        x: ColumnLike | None,
        y1: ColumnLike,
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
        y1 : Column or array_like, shape (n,)
            Values of the vertical dimension.
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

    def points(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        size: float | ColumnLike = 6.0,
        alpha: float | ColumnLike = 1.0,
        marker: Marker = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> PointSeries:
        """Make a marker for each row in the chart's own space and add them.

        A row of which any value is NaN, None, infinite or NaT has no marker. Markers are drawn in
        the order of the rows, all of them, however many there are. Arrays are borrowed as `Column`
        says.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names and times in a
            zone as in `line`.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension, or names.
        size : float or array_like, shape (n,), default 6
            The diameter of the circle that covers as much as a marker, in points: of all, or of
            each. A marker thinner than a device pixel fades and does not vanish; 0 draws none.
        alpha : float or array_like, shape (n,), default 1
            What the alpha of colours is multiplied by, 0 to 1: of all, or of each.
        marker : str, default "circle"
            The shape, as in `PointSeries`. Of one size all cover the same area.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is a value of each marker, which `colormap` turns into its colour.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
            `chart.add(ks.ColorBar(points.color_scale))` adds one anywhere and with any options.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's colour of plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        PointSeries
            The points.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a colour
            bar where all markers have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> points = chart.points([1, 2, 3], [2, 5, 3], size=[4, 8, 12], alpha=0.5)
        """
        points = PointSeries(
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
        self._require_scale(points.color_scale, colorbar, color)
        self.add(points)
        self._add_bar(points.color_scale, colorbar)
        return points

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
        self.add(density)
        self._add_bar(density.color_scale if category is None else None, colorbar)
        return density

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

        Rows are the corners of rings, in order; one that is NaN, None or infinite ends a ring. What
        lies within an odd number of a polygon's rings is filled, so a ring in a ring is a hole.

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
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of a line along each ring, in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's colour of plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        PolygonSeries
            The polygons.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a colour
            bar where all polygons have one colour.
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
        polygons = PolygonSeries(
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
        self._require_scale(polygons.color_scale, colorbar, color)
        self.add(polygons)
        self._add_bar(polygons.color_scale, colorbar)
        return polygons

    def bars(
        self,
        names: Iterable[object],
        values: ColumnLike,
        *,
        color: ColorLike | None = None,
        colors: Sequence[ColorLike] | None = None,
        highlight: bool | ColorLike = True,
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

        Each has its name below the axis and its value at its tip; every bar that equals the maximum
        stands out. A fit includes the baseline and leaves the top quarter of the height free.
        Values that are NaN, None or infinite have no bar.

        Parameters
        ----------
        names : iterable of str
            A name for each bar; they need not differ. What is no text is written as `str` does,
            None as nothing.
        values : Column or array_like, shape (n,)
            As many values.
        color : color_like, optional
            Colour of the bars; None for the next of the chart's colour cycle.
        colors : sequence of color_like, optional
            Colours of single bars, from the first on, which come before any other.
        highlight : bool or color_like, default True
            Whether every bar that equals the maximum stands out, or the colour in which it does;
            True for the theme's.
        value_labels : bool, default True
            Whether bars have their values at their tips, or within them where the plot ends. Where
            not all have room so they are turned; where that does not help the maximum alone has its
            value, if there is room for it.
        value_format : str or TickFormat, optional
            How the values are written; None for digits, of which a number with a fraction and more
            than six of them keeps four.
        value_size : float, default 12
            Size of the values in points.
        value_color : color_like, optional
            Colour of the values; None for the theme's, and within a bar what can be read there.
        baseline : float, default 0
            Where bars begin, in the units of the values.
        headroom : float, default 0.25
            The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars.
        bar_width : float, default 2/3
            Width of a bar as a part of the way from bar to bar, above 0, at most 1.
        border_width : float, default 0
            Width of the border within a bar's edges in points; 0 is none.
        border_color : color_like, optional
            Colour of the border; None for the theme's for axes.
        corner_radius : float, default 0
            Radius of the two corners at a bar's tip in points.
        baseline_width : float, default 1
            Width of the line along the baseline in points, where that runs within the plot; 0 is
            none.
        baseline_color : color_like, optional
            Colour of that line; None for the theme's for axes.
        label : str, optional
            What the bars are, for people.

        Returns
        -------
        CategoryBarSeries
            The bars.

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
        bars = CategoryBarSeries(
            self.space,
            names,
            values,
            color=color,
            colors=colors,
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
        self.add(bars)
        return bars

    def heatmap(
        self,
        values: MatrixLike,
        x: EdgesLike | None = None,
        y: EdgesLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        origin: Literal["lower", "upper"] = "lower",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
    ) -> HeatmapSeries:
        """Make a heat map in the chart's own space and add it.

        Parameters
        ----------
        values : array_like, shape (m, n)
            Numbers or times; NaN, None, infinities and NaT are missing. Row 0 is at the low end of
            y.
        x : (float, float) or array_like, shape (n + 1,), optional
            Where the first column begins and the last one ends, or the edges of all columns; None
            for the integers from 0.
        y : (float, float) or array_like, shape (m + 1,), optional
            The same of the rows.
        colormap : str, sequence of color_like or ColorScale, optional
            "viridis", "magma", "rdbu_r" and so on, as for `ColorScale`; or a scale.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        origin : {"lower", "upper"}, default "lower"
            Whether row 0 is at the low or at the high end of y.
        interpolation : {"nearest", "linear"}, default "nearest"
            Whether cells are rectangles of one colour, or values change steadily between them.
        alpha : float, default 1
            Opacity, in 0...1.

        Returns
        -------
        HeatmapSeries
            The heat map.

        Raises
        ------
        InvalidArgumentError
            If the values have not two dimensions, edges are not finite, not in order or not one
            more than cells, or an option is not allowed.
        TypeError
            If the values are no numbers or times.
        """
        heatmap = HeatmapSeries(
            self.space,
            values,
            x,
            y,
            colormap=colormap,
            origin=origin,
            interpolation=interpolation,
            alpha=alpha,
        )
        self.add(heatmap)
        self._add_bar(heatmap.color_scale, colorbar)
        return heatmap

    def contour(
        self,
        values: MatrixLike,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        levels: int | Sequence[float] = 8,
        width: float = 1.5,
        color: ColorLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        label_size: float = 0.0,
        label_format: TickFormatLike = None,
        label: str | None = None,
    ) -> ContourSeries:
        """Make lines of equal value of a field in the chart's own space and add them.

        Parameters
        ----------
        values : array_like, shape (m, n)
            The field; cells with a corner that is NaN, None or infinite are holes.
        x : Column or array_like, shape (n,), optional
            Where the columns stand: values that ascend or descend. None for 0 to n - 1.
        y : Column or array_like, shape (m,), optional
            Where the rows stand, likewise.
        levels : int or sequence of float, default 8
            About how many levels there are, or the levels, which ascend.
        width : float, default 1.5
            Width of the lines in points.
        color : color_like, optional
            The colour of all lines and labels; None for that of each level.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns levels into colours; None for viridis.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        label_size : float, default 0
            Size of labels on lines in points; 0 for none.
        label_format : str or TickFormat, optional
            How labels are written.
        label : str, optional
            Name for people.

        Returns
        -------
        ContourSeries
            The lines.

        Raises
        ------
        InvalidArgumentError
            If shapes do not fit, x or y goes both ways, or an option is not allowed.
        TypeError
            If something holds no numbers or times.
        """
        contours = ContourSeries(
            self.space,
            values,
            x,
            y,
            levels=levels,
            width=width,
            color=color,
            colormap=colormap,
            alpha=alpha,
            label_size=label_size,
            label_format=label_format,
            label=label,
        )
        self.add(contours)
        self._add_bar(contours.color_scale, colorbar)
        return contours

    def contourf(
        self,
        values: MatrixLike,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        levels: int | Sequence[float] = 8,
        width: float = 0.0,
        color: ColorLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        label_size: float = 0.0,
        label_format: TickFormatLike = None,
        label: str | None = None,
    ) -> ContourSeries:
        """Fill the bands between lines of equal value in the chart's own space.

        Parameters
        ----------
        values : array_like, shape (m, n)
            The field; cells with a corner that is NaN, None or infinite are holes.
        x : Column or array_like, shape (n,), optional
            Where the columns stand: values that ascend or descend. None for 0 to n - 1.
        y : Column or array_like, shape (m,), optional
            Where the rows stand, likewise.
        levels : int or sequence of float, default 8
            About how many levels there are, around all values; or the levels, beyond which nothing is
            filled.
        width : float, default 0
            Width of lines between the bands in points; 0 for none.
        color : color_like, optional
            The colour of these lines and of labels; None for that of each level.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns the middle of each band into its colour; None for viridis.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right, which shows the bands; a text is its title.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        label_size : float, default 0
            Size of labels between the bands in points; 0 for none.
        label_format : str or TickFormat, optional
            How labels are written.
        label : str, optional
            Name for people.

        Returns
        -------
        ContourSeries
            The bands.

        Raises
        ------
        InvalidArgumentError
            If shapes do not fit, x or y goes both ways, or an option is not allowed.
        TypeError
            If something holds no numbers or times.
        """
        contours = ContourSeries(
            self.space,
            values,
            x,
            y,
            levels=levels,
            filled=True,
            width=width,
            color=color,
            colormap=colormap,
            alpha=alpha,
            label_size=label_size,
            label_format=label_format,
            label=label,
        )
        self.add(contours)
        self._add_bar(contours.color_scale, colorbar)
        return contours

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
        """Place an image in the chart's own space.

        Parameters
        ----------
        image : array_like, shape (h, w), (h, w, 3) or (h, w, 4), Canvas or path_like
            Grey, RGB or RGBA, as integers of 8 bits or floats in 0...1; a canvas; or a PNG file.
        extent : (left, right, bottom, top), optional
            Where its sides are; None for 0, w, 0 and h.
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
            The image.

        Raises
        ------
        InvalidArgumentError
            If the image has another shape or type or no pixels, or an option is not allowed.
        FileError
            If the file can't be read.
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
        self.add(series)
        return series

    def quiver(
        self,
        x: ColumnLike,
        y: ColumnLike,
        u: ColumnLike,
        v: ColumnLike,
        color: ColorLike | ColumnLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        scale: float = 0.0,
        units: QuiverUnits = "points",
        pivot: QuiverPivot = "tail",
        width: float = 1.5,
        alpha: float = 1.0,
        key_unit: str = "",
        label: str | None = None,
    ) -> QuiverSeries:
        """Make an arrow for each row in the chart's own space and add them.

        Parameters
        ----------
        x, y : Column or array_like, shape (n,)
            Where arrows are.
        u, v : Column or array_like, shape (n,)
            How far they go to the right and up.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        scale : float, default 0
            What u and v are multiplied by; 0 for what gives arrows room, as in `QuiverSeries`.
        units : {"points", "data"}, default "points"
            Whether lengths are points, or arrows lead from (x, y) to (x + u, y + v).
        pivot : {"tail", "middle", "tip"}, default "tail"
            What of an arrow is at x and y.
        width : float, default 1.5
            Width of a shaft in points.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        key_unit : str, default ""
            What a legend writes behind the length of its arrow: "m/s".
        label : str, optional
            Name for people.

        Returns
        -------
        QuiverSeries
            The arrows.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a colour
            bar where all arrows have one colour.
        TypeError
            If a column holds no numbers or times.
        """
        arrows = QuiverSeries(
            self.space,
            x,
            y,
            u,
            v,
            color=color,
            colormap=colormap,
            scale=scale,
            units=units,
            pivot=pivot,
            width=width,
            alpha=alpha,
            key_unit=key_unit,
            label=label,
        )
        self._require_scale(arrows.color_scale, colorbar, color)
        self.add(arrows)
        self._add_bar(arrows.color_scale, colorbar)
        return arrows

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
        """Make rectangles whose areas are to each other as values are, and add them.

        They fill the plot; axes and grids hide where a chart has nothing else.

        Parameters
        ----------
        values : Column or array_like, shape (n,)
            Values, of which those above 0 count.
        labels : sequence of str, shape (n,), optional
            Names of rows, which are shortened to the room there is.
        parents : array_like, shape (n,), optional
            The row of each row's parent, or its name where these are texts; -1, None or "" for none.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color` for all; None for the next of the theme's cycle for each
            row without a parent. Anything else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        show_values : bool, default True
            Whether the value of a row stands below its name.
        value_format : str or TickFormat, optional
            How values are written.
        label_size : float, default 12
            Size of names and values in points; 0 for none.
        gap : float, default 1
            Width of the gap between neighbours, in points.
        padding : float, default 3
            Width of the rim of a parent around its children, in points.
        alpha : float, default 1
            What the alpha of all fills is multiplied by, 0 to 1.
        label : str, optional
            Name of the series for people.

        Returns
        -------
        TreemapSeries
            The treemap.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, a parent is no name, an option is not allowed, or
            there is to be a colour bar where no values have colours.
        TypeError
            If a column holds no numbers.
        """
        treemap = TreemapSeries(
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
        self._require_scale(treemap.color_scale, colorbar, color)
        self.add(treemap)
        self._add_bar(treemap.color_scale, colorbar)
        return treemap

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
        """Show the days of years as coloured cells: a year a block, a week a column.

        They fill the plot; axes and grids hide where a chart has nothing else.

        Parameters
        ----------
        days : Column or array_like, shape (n,)
            Dates or times, of which the day of the calendar counts, or numbers of days since
            1970-01-01.
        values : Column or array_like, shape (n,)
            Values; a day of several rows has their mean.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        first_weekday : int, default 0
            The weekday that a week begins with: 0 is Monday, 6 is Sunday.
        gap : float, default 1
            Width of the gap between days in points.
        label_size : float, default 11
            Size of the names of years, months and weekdays in points; 0 for none.
        border_width : float, default 1
            Width of the lines between months in points; 0 for none.
        border_color : color_like, optional
            Their colour; None for that of the theme's axes.
        color : color_like, optional
            The colour of days without a value; None for a pale one of the theme.
        alpha : float, default 1
            What the alpha of all cells is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        CalendarSeries
            The calendar.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.
        """
        calendar = CalendarSeries(
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
        self.add(calendar)
        self._add_bar(calendar.color_scale, colorbar)
        return calendar

    @staticmethod
    def _require_scale(scale: ColorScale | None, colorbar: bool | str, color: object) -> None:
        """Refuse a colour bar where there is no scale."""
        if colorbar is not False and scale is None:
            wrong = f"colorbar needs a column of values as color, got {color!r}"
            raise InvalidArgumentError(wrong)

    def _add_bar(self, scale: ColorScale | None, colorbar: bool | str) -> None:
        """Add a colour bar where one is asked for, and there is a scale."""
        if scale is not None and colorbar is not False:
            self.add(ColorBar(scale, title=colorbar if isinstance(colorbar, str) else None))
