"""The methods of a chart that make a series on a disc and add it."""

from __future__ import annotations

from math import pi

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._axes.grid import Grid
from keisen._axes.polar_axis import PolarAxis
from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._base.named import named_values
from keisen._data.arithmetic import floats
from keisen._marks.line_series import LineSeries
from keisen._marks.pie_series import PieSeries
from keisen._marks.polar_space import PolarSpace
from keisen._ranges.projection import Projection
from keisen.scales import Category

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any, Literal

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.pie_series import PieLabelContent, PieLabelPlace, PieOrder
    from keisen._marks.polar_space import PolarGrid, PolarPath
    from keisen._marks.sector_series import SectorSeries
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class RoundMarks(ChartParts):
    """Charts' methods for what shows data on a disc."""

    __slots__ = ()

    # make-faces: as PieSeries
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
        """Make a pie, or with an `inner_radius` a doughnut, in the chart's own space and add it.

        A slice's angle is the row's part of the sum; slices follow each other clockwise from 12
        o'clock. Axes and grid are not drawn unless another series uses them. Pies of one chart with
        different `radius` are rings around one centre. Rows that are NaN, None, infinite or negative
        have no slice; where the sum is 0 there is a thin circle.

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
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
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
            The pie.

        Raises
        ------
        InvalidArgumentError
            If the columns or the labels differ in length, an option is not allowed, or there is to be
            a colour bar without values of colours.
        TypeError
            If a column holds no numbers.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 240, title="Energy")
        >>> pie = chart.pie({"wind": 46, "sun": 31, "water": 23}, inner_radius=0.6)
        """
        pie = PieSeries(
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
        return self._added_colored(pie, colorbar, color)

    def polar(
        self,
        angles: Literal["degrees", "radians"] | float | Sequence[str] = "degrees",
        *,
        radii: tuple[float, float] | None = None,
        start: float = 0.0,
        clockwise: bool = True,
        inner_radius: float = 0.0,
        grid: PolarGrid = "circles",
        path: PolarPath = "straight",
        closed: bool = False,
        radius_angle: float | None = None,
        angle_format: TickFormatLike = None,
        radius_format: TickFormatLike = None,
        label_size: float = 12.0,
    ) -> PolarSpace:
        """Make a polar space with a grid and an axis, and add these to the chart.

        The space's `line`, `area`, `points` and `sectors` add series to the chart. Axes of the plot are not
        drawn unless a series uses them.

        Parameters
        ----------
        angles : {"degrees", "radians"}, float or sequence of str, default "degrees"
            What goes once around: 360, 2π, as much as a number says (12 for months), or names.
        radii : (float, float), optional
            The range of the radius; None lets it follow the data, from 0.
        start : float, default 0
            Where angles begin, in degrees clockwise from 12 o'clock; 90 with `clockwise=False` is as
            in mathematics.
        clockwise : bool, default True
            Whether angles grow clockwise.
        inner_radius : float, default 0
            Radius of the hole as a part of the disc's, from 0 to less than 1.
        grid : {"circles", "polygons"}, default "circles"
            The shape of grid lines at radii.
        path : {"straight", "along_angle"}, default "straight"
            How lines and areas go from row to row.
        closed : bool, default False
            Whether the last row of lines and areas is joined with the first.
        radius_angle : float, optional
            Where the labels of radii stand, in degrees clockwise from 12 o'clock.
        angle_format, radius_format : str or TickFormat, optional
            How labels are written.
        label_size : float, default 12
            Size of the labels in points.

        Returns
        -------
        PolarSpace
            The space.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 320)
        >>> polar = chart.polar("radians", start=90, clockwise=False)
        >>> spiral = polar.line([0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6])
        """
        if isinstance(angles, str):
            check_word(angles, "angles", _TURNS)
            angle = Projection(0, _TURNS[angles])
        elif isinstance(angles, (int, float)):
            angle = Projection(0, angles)
        else:
            names = [str(each) for each in angles]
            angle = Projection(-0.5, len(names) - 0.5, scale=Category(names))
        radius = Projection()
        if radii is not None:
            radius.range = radii
        space = PolarSpace(
            angle,
            radius,
            start=start,
            clockwise=clockwise,
            inner_radius=inner_radius,
            grid=grid,
            path=path,
            closed=closed,
        )
        axis = PolarAxis(
            space,
            radius_angle=radius_angle,
            angle_format=angle_format,
            radius_format=radius_format,
            label_size=label_size,
        )
        self.add(Grid(space), layer="below")
        self.add(axis)
        space._axis, space._chart = axis, self
        return space

    def rose(
        self,
        names: Sequence[str],
        values: Sequence[float] | Mapping[str, Sequence[float]],
        *,
        colors: Sequence[ColorLike] | None = None,
        gap: float = 1.0,
        inner_radius: float = 0.0,
        radii: tuple[float, float] | None = None,
        label_size: float = 12.0,
    ) -> tuple[SectorSeries, ...]:
        """Make a rose: a sector for each name, stacked where there are several series.

        Parameters
        ----------
        names : sequence of str
            What goes around, from 12 o'clock on, clockwise.
        values : sequence of float, or mapping of str to sequence of float
            The lengths of the sectors, as many as names; of a mapping a stack of its values, whose keys
            are the labels. NaN counts as 0 for what lies beyond it.
        colors : sequence of color_like, optional
            A colour for each series; None for those of the colour cycle.
        gap : float, default 1
            Distance between sectors in points.
        inner_radius : float, default 0
            Radius of the hole as a part of the disc's.
        radii : (float, float), optional
            The range of the radius; None lets it follow the stacks, from 0.
        label_size : float, default 12
            Size of the labels in points.

        Returns
        -------
        tuple of SectorSeries
            The series, from the middle outwards; their `space` is one polar space.

        Raises
        ------
        InvalidArgumentError
            If there are not as many values as names, or an option is not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 320)
        >>> winds = chart.rose(["N", "E", "S", "W"], {"weak": [3, 1, 2, 4], "strong": [1, 0, 2, 1]})
        """
        stacks = _series_of(values, names)
        space = self.polar(names, inner_radius=inner_radius, radii=radii, label_size=label_size)
        rows = list(range(len(names)))
        base = [0.0] * len(names)
        made = []
        for place, (label, lengths) in enumerate(stacks):
            end = [low + length for low, length in zip(base, lengths, strict=True)]
            color = None if colors is None else colors[place % len(colors)]
            sectors = space.sectors(rows, end, base=base, color=color, gap=gap, label=label)
            made.append(sectors)
            base = [low if high != high else high for low, high in zip(base, end, strict=True)]
        return tuple(made)

    def radar(
        self,
        names: Sequence[str],
        values: Sequence[float] | Mapping[str, Sequence[float]],
        *,
        colors: Sequence[ColorLike] | None = None,
        width: float = 2.0,
        fill_alpha: float = 0.0,
        radii: tuple[float, float] | None = None,
        grid: PolarGrid = "polygons",
        radius_format: TickFormatLike = None,
        label_size: float = 12.0,
    ) -> tuple[LineSeries, ...]:
        """Make a radar chart: a closed line for each series over spokes of some names.

        Parameters
        ----------
        names : sequence of str
            The spokes, from 12 o'clock on, clockwise.
        values : sequence of float, or mapping of str to sequence of float
            A value for each name; of a mapping a line for each of its values, whose keys are the labels.
        colors : sequence of color_like, optional
            A colour for each line; None for those of the colour cycle.
        width : float, default 2
            Width of the lines in points.
        fill_alpha : float, default 0
            What the alpha of the line's colour is multiplied by to fill what lies within, 0 to 1; 0
            fills nothing.
        radii : (float, float), optional
            The range of the radius; None lets it follow the data, from 0.
        grid : {"circles", "polygons"}, default "polygons"
            The shape of grid lines.
        radius_format : str or TickFormat, optional
            How the labels of radii are written.
        label_size : float, default 12
            Size of the labels in points.

        Returns
        -------
        tuple of LineSeries
            The lines; their `space` is one polar space.

        Raises
        ------
        InvalidArgumentError
            If there are not as many values as names, or an option is not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 320)
        >>> skills = {"Ada": [4, 2, 5], "Bob": [3, 5, 2]}
        >>> lines = chart.radar(["speed", "power", "skill"], skills, fill_alpha=0.2)
        """
        all_series = _series_of(values, names)
        space = self.polar(
            names,
            radii=radii,
            grid=grid,
            closed=True,
            radius_format=radius_format,
            label_size=label_size,
        )
        if space.axis is not None:
            # The grid has a rim below the lines.
            space.axis.set(width=0)
        rows = list(range(len(names)))
        lines = []
        for place, (label, each) in enumerate(all_series):
            color = None if colors is None else colors[place % len(colors)]
            lines.append(LineSeries(space, rows, each, color=color, width=width, label=label))
        if fill_alpha != 0:
            # All of them below all lines.
            for line, (_, each) in zip(lines, all_series, strict=True):
                space.area(rows, each, alpha=fill_alpha, linked_line=line)
        for line in lines:
            self.add(line)
        return tuple(lines)


#: What goes once around.
_TURNS = {"degrees": 360.0, "radians": 2 * pi}


def _series_of(
    values: Sequence[float] | Mapping[str, Sequence[float]], names: Sequence[str]
) -> list[tuple[str | None, list[float]]]:
    """Return the values of each series, as many as names."""
    named = named_values(values)
    rows: list[tuple[str | None, Any]] = [(None, values)] if named is None else list(named.items())
    series = []
    for label, row in rows:
        which = "values" if label is None else f"values of {label!r}"
        numbers = floats(row, which)
        if len(numbers) != len(names):
            wrong = f"{which} must be as many as the {len(names)} names, got {len(numbers)}"
            raise InvalidArgumentError(wrong)
        series.append((label, numbers))
    return series
