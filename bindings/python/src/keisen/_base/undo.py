"""What a call has changed beside its result, and takes back where it fails."""

from __future__ import annotations

from _thread import _local

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class _Changes(_local):
    """The changes of this thread's calls, the last one last: what undoes each."""

    def __init__(self) -> None:
        self.undos: list[Callable[[], None]] = []


#: Those of the calls that this thread is in.
CHANGES = _Changes()


def undo(first: int) -> None:
    """Undo the changes from one on, the last one first.

    Parameters
    ----------
    first : int
        How many stay.
    """
    undos = CHANGES.undos
    while len(undos) > first:
        undos.pop()()
