"""What all restrictions share."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object
from keisen._ranges.parameter import Parameter, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from datetime import timedelta
    from typing import TypeAlias

    from numpy import datetime64, timedelta64

    from keisen._data.values import NumberLike, TimeLike

    PositionLike: TypeAlias = "NumberLike | TimeLike"
    Position: TypeAlias = "int | float | datetime64"
    Duration: TypeAlias = "int | float | timedelta | timedelta64"


class Restriction(Object["_keisen.Restriction"]):
    """One step of the policy that decides a range; one of the classes of `keisen.restrictions`.

    Its parameters are fixed. It may be in the list of an `Updater` several times, and in several.
    """

    __slots__ = ()

    # What `repr` shows.
    _shown: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What messages call it."""
        return self._open.name

    def _adopt(self) -> None:
        """Take from the library what an object of this class keeps."""

    def _is(self, native: _keisen.Restriction) -> bool:
        return self._native is not None and native.equals(self._native)

    def __repr__(self) -> str:
        """Return kind and parameters."""
        if self.closed:
            return f"<{type(self).__name__}, closed>"
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._shown)
        return f"{type(self).__name__}({shown})"


class AnchoredRestriction(Restriction):
    """One about a place of the range that stays where it is."""

    __slots__ = ()

    anchor = Parameter(
        "What keeps its place: -1 the least value, 0 the middle, 1 the greatest.", number
    )


#: The classes of `keisen.restrictions`, by what the extension calls their kinds.
KINDS: dict[str, type[Restriction]] = {}


def adopted(native: _keisen.Restriction) -> Restriction:
    """Return an object for a restriction that was made elsewhere.

    Parameters
    ----------
    native : _keisen.Restriction
        What the extension calls it.

    Returns
    -------
    Restriction
        One of its class.
    """
    kind = KINDS.get(native.kind, Restriction)
    restriction = kind.__new__(kind)
    restriction._native = native
    restriction._adopt()
    return restriction
