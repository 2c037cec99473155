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
from keisen._marks.polar_space import PolarSpace
from keisen._ranges.projection import Projection
from keisen.scales import Category

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal

    from keisen._base.color import ColorLike
    from keisen._marks.polar_space import PolarGrid, PolarPath
    from keisen._marks.sector_series import SectorSeries
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class RoundMarks(ChartParts):
    """Charts' methods for what shows data on a disc."""

    __slots__ = ()

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
