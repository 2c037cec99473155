"""Projections: one dimension each."""

from __future__ import annotations

from keisen import _keisen
from keisen._errors import InvalidArgumentError
from keisen._object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Scale: TypeAlias = Literal["linear"]


class Projection(Object["_keisen.Projection"]):
    """One dimension: a range and a scale, which together turn data into positions.

    A projection never changes itself. One that was never given a range is unset: the first frame
    or read that needs it fits it, once. One projection in two spaces or charts links them.

    A reversed range (min > max) draws from right to left or from top to bottom. An empty one
    (min == max) places that value in the middle.

    Parameters
    ----------
    min, max : float, optional
        Values at the left or bottom and at the right or top, in data units. Both or neither.
    scale : {"linear"}, default "linear"
        How data becomes distance.

    Raises
    ------
    InvalidArgumentError
        If one bound is missing, NaN or infinite, if max - min overflows, or if there is no such
        scale.
    """

    __slots__ = ()

    def __init__(
        self,
        min: float | None = None,
        max: float | None = None,
        scale: Scale = "linear",
    ) -> None:
        if min is None and max is None:
            self._native = _keisen.Projection.unset_with(scale)
        elif min is None or max is None:
            raise InvalidArgumentError("min and max must be given together")
        else:
            self._native = _keisen.Projection(min, max, scale)

    @classmethod
    def _from(cls, native: _keisen.Projection) -> Projection:
        projection = cls.__new__(cls)
        projection._native = native
        return projection

    @property
    def range(self) -> tuple[float, float]:
        """The range (min, max), relative to `origin`. Reading fits an unset projection first.

        Raises
        ------
        InvalidArgumentError
            If a bound is NaN or infinite, or max - min overflows. The old range stays.
        """
        return self._open.range

    @range.setter
    def range(self, range: tuple[float, float]) -> None:
        self._open.set_range(range)

    @property
    def min(self) -> float:
        """Value at the left or at the bottom, relative to the origin."""
        return self._open.range[0]

    @property
    def max(self) -> float:
        """Value at the right or at the top, relative to the origin."""
        return self._open.range[1]

    @property
    def origin(self) -> int:
        """Reference value of the range, in data units. Reading fits an unset projection first."""
        return self._open.origin

    @property
    def scale(self) -> str:
        """How data becomes distance: "linear"."""
        return self._open.scale

    @property
    def is_set(self) -> bool:
        """Whether there is a range. Reading fits nothing."""
        return self._open.is_set

    @property
    def range_time(self) -> tuple[int, float, float]:
        """Origin, min and max in one step. Reading fits an unset projection first."""
        return self._open.range_time

    def set_range_time(self, origin: int, min: float, max: float) -> None:
        """Set origin and range together: for times, and for any large integers.

        Parameters
        ----------
        origin : int
            Reference value, in the unit of the columns, such as nanoseconds since 1970.
        min, max : float
            Values at the left or bottom and at the right or top, relative to `origin`.

        Raises
        ------
        InvalidArgumentError
            If the origin does not fit 64 bits, a bound is NaN or infinite, or max - min overflows.
            The old range stays.
        """
        self._open.set_range_time(origin, min, max)

    def rebase(self, origin: int) -> None:
        """Move the origin and leave the range where it is.

        Parameters
        ----------
        origin : int
            New origin, in data units. An unset projection only takes it.

        Raises
        ------
        InvalidArgumentError
            If the origin does not fit 64 bits, or the range overflows there.
        """
        self._open.rebase(origin)

    def fit(self) -> None:
        """Fit the range, now and once, to the extents of all series on it in all charts.

        NaN, infinities and gaps do not count. Without data the range becomes (0, 1).

        Raises
        ------
        InvalidArgumentError
            If the extents overflow. Then nothing changes.
        """
        self._open.fit()

    def unset(self) -> None:
        """Take the range away, so that the next frame or read fits it."""
        self._open.unset()

    def __repr__(self) -> str:
        """Return the range, without fitting it."""
        if self.closed:
            return "<Projection, closed>"
        if not self.is_set:
            return "<Projection, unset>"
        origin, low, high = self.range_time
        place = f" of {origin}" if origin else ""
        return f"<Projection from {low:g} to {high:g}{place}>"
