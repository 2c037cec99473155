"""Polar spaces: an angle and a radius on a disc."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._marks.area_series import AreaSeries
from keisen._marks.line_series import LineSeries
from keisen._marks.point_series import PointSeries
from keisen._marks.sector_series import SectorSeries
from keisen._ranges.projection import Projection
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias, TypeVar

    from keisen._axes.chart_parts import ChartParts
    from keisen._axes.polar_axis import PolarAxis
    from keisen._data.column import ColumnLike
    from keisen._data.series import Series

    PolarGrid: TypeAlias = Literal["circles", "polygons"]
    PolarPath: TypeAlias = Literal["straight", "along_angle", "along-angle"]
    Made = TypeVar("Made", bound=Series[Any])


class PolarSpace(Space):
    """An angle and a distance from the middle of a disc.

    The disc is the largest that the plot has room for, in its middle. The range of the angle, `x`, goes
    once around; on a category scale the first name stands where it begins. The range of the radius,
    `y`, goes from the hole to the rim: what is below it stands at the hole, what is beyond is cut off. A
    fit of radii that are not negative begins at 0.

    Lines, areas, points and sectors can be drawn in it; other series are refused.

    Parameters
    ----------
    x, y : Projection
        Angle and radius.
    start : float, default 0
        Where the range of angles begins, in degrees clockwise from 12 o'clock; 90 with
        `clockwise=False` is as in mathematics.
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

    Attributes
    ----------
    x, y : Projection
        Angle and radius.

    Raises
    ------
    InvalidArgumentError
        If an option is not allowed.
    """

    __slots__ = ("_axis", "_chart")

    # The labels that the chart has added.
    _axis: PolarAxis | None
    # The chart that made it, which `line` and so on add to.
    _chart: ChartParts | None

    def __init__(
        self,
        x: Projection,
        y: Projection,
        *,
        start: float = 0.0,
        clockwise: bool = True,
        inner_radius: float = 0.0,
        grid: PolarGrid = "circles",
        path: PolarPath = "straight",
        closed: bool = False,
    ) -> None:
        self._native = _keisen.polar_space(
            Projection._native_of(x, "x"),
            Projection._native_of(y, "y"),
            start,
            clockwise,
            inner_radius,
            grid,
            path,
            closed,
        )
        self.x, self.y = x, y
        self._axis, self._chart = None, None

    @property
    def axis(self) -> PolarAxis | None:
        """The labels that `Chart.polar` has added; None in a space of one's own."""
        return self._axis

    @options_of(LineSeries)
    def line(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        **options: Any,  # noqa: ANN401
    ) -> LineSeries:
        """Make a line of angles and radii and add it to the chart.

        Parameters
        ----------
        x, y : Column or array_like, shape (n,)
            Angles, None for row numbers, and radii.
        **options
            As of `LineSeries`.

        Returns
        -------
        LineSeries
            The line.
        """
        return self._added(LineSeries(self, x, y, **options))

    @options_of(AreaSeries)
    def area(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        y2: float | ColumnLike = 0.0,
        **options: Any,  # noqa: ANN401
    ) -> AreaSeries:
        """Fill what lies between radii and others, or one of all, and add it to the chart.

        It has one colour: gradients, and colours above and below, are of plots.

        Parameters
        ----------
        x, y : Column or array_like, shape (n,)
            Angles, None for row numbers, and radii.
        y2 : float, or Column or array_like, shape (n,), default 0
            The other radii, or the one of all.
        **options
            As of `AreaSeries`.

        Returns
        -------
        AreaSeries
            The area.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 320)
        >>> polar = chart.polar(["N", "E", "S", "W"], closed=True)
        >>> band = polar.area(None, [5, 4, 2, 3], [3, 2, 1, 2], alpha=0.3)
        """
        return self._added(AreaSeries(self, x, y, y2, **options))

    @options_of(PointSeries)
    def points(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        **options: Any,  # noqa: ANN401
    ) -> PointSeries:
        """Make points of angles and radii and add them to the chart.

        Parameters
        ----------
        x, y : Column or array_like, shape (n,)
            Angles, None for row numbers, and radii.
        **options
            As of `PointSeries`.

        Returns
        -------
        PointSeries
            The points.
        """
        return self._added(PointSeries(self, x, y, **options))

    @options_of(SectorSeries)
    def sectors(self, x: ColumnLike, y: ColumnLike, **options: Any) -> SectorSeries:  # noqa: ANN401
        """Make sectors around angles and add them to the chart.

        Parameters
        ----------
        x, y : Column or array_like, shape (n,)
            Angles, and radii at which sectors end.
        **options
            As of `SectorSeries`.

        Returns
        -------
        SectorSeries
            The sectors.
        """
        return self._added(SectorSeries(self, x, y, **options))

    def _added(self, series: Made) -> Made:
        """Add a series to the chart, if there is one, and return it."""
        if self._chart is not None:
            self._chart.add(series)
        return series
