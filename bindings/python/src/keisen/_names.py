"""Names in the place of numbers: where they stand on a category scale."""

from __future__ import annotations

from _thread import RLock
from os import register_at_fork

from keisen._errors import InvalidArgumentError
from keisen.scales import Category, set_scale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array

    from keisen._plain import Names
    from keisen._projection import Projection


# Reading names and adding to them is one step for other threads. The collector may run any object's
# `__del__` in the midst of it, on the same thread; a child of a fork may have been in the midst too.
_lock = RLock()


def _renew() -> None:
    global _lock
    _lock = RLock()


register_at_fork(after_in_child=_renew)


def place_names(projection: Projection, names: Names, name: str) -> array[float]:
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

    Returns
    -------
    array of float
        A place for each row, NaN for a gap.

    Raises
    ------
    InvalidArgumentError
        If the scale is another one, or does not grow and lacks a name. Then nothing changes.
    """
    with _lock:
        is_first = True
        while True:
            before = projection._names
            values, places = _place(projection, names, name)
            if is_first and places is before:
                return values
            set_scale(projection._open, Category(places))
            # Unless a `__del__` added names meanwhile, of which the scale must not be robbed.
            if projection._names is before:
                projection._names = places
                return values
            is_first = False


def _place(projection: Projection, names: Names, name: str) -> tuple[array[float], dict[str, int]]:
    """Return the places of names, and all names with theirs: the projection's own dict if known."""
    from array import array

    scale = projection._open.scale
    if scale not in (None, "linear", "category"):
        raise InvalidArgumentError(f"{name} are names, which have no place on a {scale} scale")
    # A dict of its own: a failure leaves the old one whole.
    before = projection._names
    places = dict(before) if scale == "category" else {}
    is_given = scale == "category" and not projection._names_grow
    if scale == "category" and not places:
        # The names of bars grow as those of lines do.
        places = projection._native_names()
        is_given = False
    known = len(places)
    values = array("d")
    if not is_given:
        for known_text in names.known:
            places.setdefault(known_text, len(places))
    for row, text in enumerate(names.texts):
        if text is None:
            values.append(float("nan"))
        elif text in places:
            values.append(places[text])
        elif is_given:
            wrong = f"{name}[{row}] must be a category of the axis, got {text!r}"
            raise InvalidArgumentError(wrong)
        else:
            values.append(places.setdefault(text, len(places)))
    is_known = len(places) == known and scale == "category"
    return values, before if is_known else places
