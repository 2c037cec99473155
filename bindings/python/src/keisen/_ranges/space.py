"""Spaces: two projections over a chart's plot rectangle."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object
from keisen._ranges.projection import Projection


class Space(Object["_keisen.Space"]):
    """Two projections over a chart's plot rectangle: x to the right, y up.

    Parameters
    ----------
    x, y : Projection
        The horizontal and the vertical dimension. They may be the same.

    Attributes
    ----------
    x, y : Projection
        The projections.
    """

    __slots__ = ("x", "y")

    x: Projection
    y: Projection

    def __init__(self, x: Projection, y: Projection) -> None:
        self._native = _keisen.Space(Projection._native_of(x, "x"), Projection._native_of(y, "y"))
        self.x = x
        self.y = y

    @classmethod
    def _from(cls, native: _keisen.Space) -> Space:
        space = cls.__new__(cls)
        space._native = native
        space.x = Projection._from(native.x)
        space.y = Projection._from(native.y)
        return space

    def __repr__(self) -> str:
        """Return the projections."""
        return "<Space, closed>" if self.closed else f"<Space of {self.x} and {self.y}>"
