"""Names in the place of numbers: where they stand on a category scale."""

from __future__ import annotations

from _thread import allocate_lock
from os import register_at_fork

from keisen._errors import InvalidArgumentError
from keisen.scales import Category, set_scale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array

    from keisen._plain import Names
    from keisen._projection import Projection


# Reading names and adding to them is one step. A child of a fork may have been in the midst of it.
_lock = allocate_lock()


def _renew() -> None:
    global _lock
    _lock = allocate_lock()


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
        return _place(projection, names, name)


def _place(projection: Projection, names: Names, name: str) -> array[float]:
    from array import array

    native = projection._open
    scale = native.scale
    if scale not in (None, "linear", "category"):
        raise InvalidArgumentError(f"{name} are names, which have no place on a {scale} scale")
    is_given = scale == "category" and not projection._names_grow
    # A dict of its own: a failure leaves the old one whole.
    places = dict(projection._names) if scale == "category" else {}
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
    if len(places) != known or scale != "category":
        set_scale(native, Category(places))
        projection._names, projection._names_grow = places, True
    return values
