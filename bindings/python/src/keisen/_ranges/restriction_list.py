"""The list of an updater's restrictions."""

from __future__ import annotations

from collections.abc import MutableSequence
from operator import index as integer

from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import Guarded
from keisen._ranges.restriction import Restriction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, overload

    from keisen._ranges.updater import Updater


class RestrictionList(Guarded, MutableSequence[Restriction]):
    """The restrictions of an `Updater`, in the order in which they run: a list to change.

    What is read is as the list is then; what is changed takes effect with the next update.
    """

    __slots__ = ("_updater",)

    _updater: Updater

    def __init__(self, updater: Updater) -> None:
        self._updater = updater

    def __len__(self) -> int:
        """Return the number of restrictions."""
        return len(self._updater._open.restrictions)

    def __iter__(self) -> Iterator[Restriction]:
        """Return what gives them in order."""
        return iter(self._updater._listed())

    # Checkers alone need overloads.
    if TYPE_CHECKING:

        @overload
        def __getitem__(self, index: int) -> Restriction: ...
        @overload
        def __getitem__(self, index: slice) -> list[Restriction]: ...

    def __getitem__(self, index: int | slice) -> Restriction | list[Restriction]:
        """Return one of them, or a list of several."""
        return self._updater._listed()[index]

    if TYPE_CHECKING:

        @overload
        def __setitem__(self, index: int, value: Restriction) -> None: ...
        @overload
        def __setitem__(self, index: slice, value: Iterable[Restriction]) -> None: ...

    def __setitem__(self, index: int | slice, value: Any) -> None:
        """Put another one in the place of one, or several in the place of several."""
        if isinstance(index, slice):
            listed = self._updater._listed()
            listed[index] = value
            self._updater.restrictions = listed
            return
        native = Restriction._native_of(value, "restriction")
        self._updater._open.replace(self._place(index), native)
        self._updater._known.append(value)
        self._updater._listed()

    def __delitem__(self, index: int | slice) -> None:
        """Take one or several out."""
        if isinstance(index, slice):
            self[index] = []
            return
        self._updater._open.remove(self._place(index))
        self._updater._listed()

    def insert(self, index: int, value: Restriction) -> None:
        """Add a restriction before another one.

        Parameters
        ----------
        index : int
            Its place then, as for a list: a negative one counts from the end.
        value : keisen.restrictions.Restriction
            The restriction.
        """
        native, count = Restriction._native_of(value, "restriction"), len(self)
        place = integer(index)
        place = max(0, place + count) if place < 0 else min(place, count)
        self._updater._open.insert(place, native)
        self._updater._known.append(value)

    def move(self, source: int, target: int) -> None:
        """Move a restriction to another place.

        Parameters
        ----------
        source : int
            Its place.
        target : int
            Its place then.

        Raises
        ------
        InvalidArgumentError
            If there is no such place.
        """
        count = len(self)
        places = [integer(each) for each in (source, target)]
        for place in places:
            if not -count <= place < count:
                raise InvalidArgumentError(f"there is no place {place} among {count} restrictions")
        self._updater._open.move(*(place % count for place in places))

    def _place(self, index: int) -> int:
        """Return a place from 0, or raise as a list does."""
        place, count = integer(index), len(self)
        if not -count <= place < count:
            raise IndexError(f"there is no restriction {place} among {count}")
        return place % count

    def __repr__(self) -> str:
        """Return the restrictions as a list."""
        return repr(list(self))
