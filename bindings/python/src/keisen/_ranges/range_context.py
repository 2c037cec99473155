"""What a restriction of one's own may ask."""

from __future__ import annotations

from keisen._base.guarded import Guarded
from keisen._ranges.projection import Projection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keisen import _keisen


class RangeContext(Guarded):
    """What a range is for, and what is known at that moment.

    A `keisen.restrictions.Block` and the policies of a `keisen.restrictions.Window` get one.
    """

    __slots__ = ("_native",)

    _native: _keisen.RangeContext

    @classmethod
    def _from(cls, native: _keisen.RangeContext) -> RangeContext:
        context = cls.__new__(cls)
        context._native = native
        return context

    @property
    def projection(self) -> Projection:
        """The projection that the range is for."""
        return Projection._from(self._native.projection)

    @property
    def scale(self) -> str:
        """How its data becomes distance: "linear", "log", "symlog", "sqrt", "category" or "time"."""
        return self._native.scale

    @property
    def origin(self) -> int:
        """What the range is relative to, exact."""
        return self._native.origin

    @property
    def source(self) -> tuple[float, float] | None:
        """The extremes of the updater's data, relative to the origin; None where it has none."""
        return self._native.source

    @property
    def time(self) -> float | None:
        """The time of the update, in seconds; None where whoever asked for it gave none."""
        return self._native.time

    def range_of(self, projection: Projection) -> tuple[float, float]:
        """Return the range of a projection, relative to its origin: in a picture the picture's own.

        Nothing is stored.

        Parameters
        ----------
        projection : Projection
            Any one.

        Returns
        -------
        tuple of float
            Min and max.

        Raises
        ------
        InvalidStateError
            If the callable that got the context has returned.
        """
        return self._native.range_of(Projection._native_of(projection, "projection"))

    def __repr__(self) -> str:
        """Return source and time."""
        return f"<RangeContext, source {self.source}, time {self.time}>"
