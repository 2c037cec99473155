"""What is drawn at a point."""

from __future__ import annotations

from keisen._base.guarded import Guarded
from keisen._data.values import number_or_time
from keisen._marks.contour_series import ContourSeries
from keisen._marks.density_series import DensitySeries
from keisen._marks.heatmap_series import HeatmapSeries
from keisen._marks.image_series import ImageSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias

    from numpy import datetime64

    from keisen._data.series import Series
    from keisen._data.values import Parts
    from keisen._ranges.projection import Projection

    HitMode: TypeAlias = Literal["nearest", "x"]


class Hit(Guarded):
    """What is drawn at a point: a row of a series, or a cell of a heat map or a density.

    `Chart.hit` finds it.
    """

    __slots__ = ("_column", "_distance", "_position", "_row", "_series", "_value", "_x", "_y")

    _series: Series
    _row: int
    _x: Parts
    _y: Parts
    _position: tuple[float, float]
    _distance: float
    _column: int
    _value: Parts

    @classmethod
    def _of(
        cls,
        series: Series,
        row: int,
        x: Parts,
        y: Parts,
        position: tuple[float, float],
        distance: float,
        column: int,
        value: Parts,
    ) -> Hit:
        hit = cls.__new__(cls)
        hit._series, hit._row, hit._x, hit._y = series, row, x, y
        hit._position, hit._distance = position, distance
        hit._column, hit._value = column, value
        return hit

    @property
    def series(self) -> Series:
        """The series."""
        return self._series

    @property
    def row(self) -> int:
        """The row of its columns, from 0: rows keep their numbers however they are drawn.

        Of category bars the number of the bar, of a heat map the row of the cell, of contours that of
        the grid, of an image that of the pixel, of a density that from the plot's top.
        """
        return self._row

    @property
    def column(self) -> int | None:
        """The column of the cell, from 0, of a density from the plot's left.

        Of contours it is that of the grid, of an image that of the pixel; None for other series.
        """
        return self._column if self._is_cell else None

    @property
    def _is_cell(self) -> bool:
        return isinstance(self._series, (ContourSeries, DensitySeries, HeatmapSeries, ImageSeries))

    @property
    def x(self) -> Any:  # noqa: ANN401
        """The row's value of the horizontal dimension, exact; its number where there is no column.

        Times are datetime64 in the column's unit and in UTC, names of a category scale a str. Of a
        cell it is the middle, of times rounded down to their unit.
        """
        return _value(self._x, self._series.space.x)

    @property
    def y(self) -> Any:  # noqa: ANN401
        """The row's value of the vertical dimension, exact, as `x` is."""
        return _value(self._y, self._series.space.y)

    @property
    def value(self) -> Any:  # noqa: ANN401
        """The value that gives a cell, or a point, its colour, exact.

        NaN where it is missing; None for series, and points, whose colours come from no values. Of
        a density the number of the cell's rows, their mean, or the category that most of them have,
        of several the first.
        """
        if isinstance(self._series, DensitySeries):
            value = number_or_time(self._value)
            names = self._series._categories
            return value if names is None else names[int(value)]
        scale = getattr(self._series, "color_scale", None)
        return None if scale is None else number_or_time(self._value)

    @property
    def position(self) -> tuple[float, float]:
        """Where the row stands, in points; outside of the plot where a line leads there."""
        return self._position

    @property
    def distance(self) -> float:
        """How far the point is from what is drawn, in points: 0 on it."""
        return self._distance

    def __repr__(self) -> str:
        """Return row, values and distance."""
        if self._is_cell:
            return (
                f"<Hit of row {self.row}, column {self.column}: {self.value!s}, "
                f"{self.distance:g} points away>"
            )
        return f"<Hit of row {self.row}: {self.x!s}, {self.y!s}, {self.distance:g} points away>"


def _value(parts: Parts, projection: Projection) -> int | float | str | datetime64:
    name = projection._name_at(parts)
    return number_or_time(parts) if name is None else name
