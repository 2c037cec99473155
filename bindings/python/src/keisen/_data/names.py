"""Names in the place of numbers: where they stand on a category scale."""

from __future__ import annotations

from _thread import RLock
from os import register_at_fork

from keisen._base.errors import InvalidArgumentError
from keisen._base.undo import CHANGES
from keisen.scales import Category, set_scale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Iterable

    from keisen._data.plain import Names
    from keisen._ranges.projection import Projection
    from keisen.scales import ScaleLike


# Reading names and adding to them is one step for other threads. The collector may run any object's
# `__del__` in the midst of it, on the same thread; a child of a fork may have been in the midst too.
_lock = RLock()


def _renew() -> None:
    global _lock
    _lock = RLock()


register_at_fork(after_in_child=_renew)


def place_names(
    projection: Projection, names: Names, name: str, *, apart: bool = False
) -> array[float]:
    """Return the places of names, and make or extend the category scale that has them.

    A scale that nobody chose, and one of no names, takes the names in the order in which they come,
    those that their type lists first; it grows with every further one. The names that a caller
    gave do not grow.

    Parameters
    ----------
    projection : Projection
        The dimension.
    names : Names
        A name for each row.
    name : str
        What to call them in an error.
    apart : bool, default False
        Whether the k-th row of a name takes the k-th place of this name; else all take its first.

    Returns
    -------
    array of float
        A place for each row, NaN for a gap.

    Raises
    ------
    InvalidArgumentError
        If the scale is another one, or does not grow and lacks a name, or has it too seldom. Then
        nothing changes.
    """
    with _lock:
        is_first = True
        while True:
            before = projection._names
            values, places = _place(projection, names, name, apart=apart)
            if is_first and places is before:
                return values
            scale = projection._open.scale
            set_scale(projection._open, Category(_in_order(places)))
            # Unless a `__del__` added names meanwhile, of which the scale must not be robbed.
            if projection._names is before:
                projection._names = places
                CHANGES.undos.append(_taking_back(projection, places, before, scale))
                return values
            is_first = False


def _taking_back(
    projection: Projection,
    places: dict[str, list[int]],
    before: dict[str, list[int]],
    scale: str | None,
) -> Callable[[], None]:
    """Return what gives a projection the names and the scale back that it had before."""

    def take_back() -> None:
        with _lock:
            # Whoever has added further names since has them at places behind these.
            if projection.closed or projection._names is not places:
                return
            old: ScaleLike = "automatic" if projection._takes_zone else "linear"
            if scale == "category" and before:
                old = Category(_in_order(before))
            set_scale(projection._open, old)
            projection._names = before

    return take_back


def places_of(names: Iterable[str]) -> dict[str, list[int]]:
    """Return the places of each name, ascending.

    Parameters
    ----------
    names : iterable of str
        The names of a category scale, which need not differ.

    Returns
    -------
    dict of str to list of int
        The places, from 0.
    """
    places: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        places.setdefault(name, []).append(place)
    return places


def _in_order(places: dict[str, list[int]]) -> list[str]:
    """Return the names that have these places."""
    pairs = [(place, name) for name, own in places.items() for place in own]
    return [name for _, name in sorted(pairs)]


def _place(
    projection: Projection, names: Names, name: str, *, apart: bool
) -> tuple[array[float], dict[str, list[int]]]:
    """Return the places of names, and all names with theirs: the projection's own dict if known."""
    from array import array

    scale = projection._open.scale
    if scale not in (None, "linear", "category"):
        raise InvalidArgumentError(f"{name} are names, which have no place on a {scale} scale")
    # A dict of its own: a failure leaves the old one whole.
    before = projection._names
    places = {text: list(own) for text, own in before.items()} if scale == "category" else {}
    is_given = scale == "category" and not projection._names_grow
    if scale == "category" and not places:
        # The names of bars grow as those of lines do.
        places = projection._native_names()
        is_given = False
    known = count = sum(map(len, places.values()))
    values = array("d")
    if not is_given:
        for known_text in names.known:
            if known_text not in places:
                places[known_text] = [count]
                count += 1
    taken: dict[str, int] = {}
    for row, text in enumerate(names.texts):
        if text is None:
            values.append(float("nan"))
            continue
        own = places.get(text, [])
        number = taken.get(text, 0)
        taken[text] = number + 1 if apart else 0
        if number == len(own):
            if is_given:
                wrong = f"{name}[{row}] must be a category of the axis, got {text!r}"
                if own:
                    times = f"{number + 1} times where the axis has it {number}"
                    wrong = f"{name}[{row}] must have a place of its own, got {text!r} {times}"
                raise InvalidArgumentError(wrong)
            own.append(count)
            places[text] = own
            count += 1
        values.append(own[number])
    is_known = count == known and scale == "category"
    return values, before if is_known else places
