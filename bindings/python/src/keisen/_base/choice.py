"""One of some words."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection


def check_word(value: object, name: str, words: Collection[str]) -> None:
    """Refuse what is none of some words.

    Parameters
    ----------
    value : object
        The value.
    name : str
        What to call it in an error.
    words : collection of str
        The words, in order.

    Raises
    ------
    InvalidArgumentError
        If it is none of them: with them, and the one that is meant.
    """
    if isinstance(value, str) and value in words:
        return
    from keisen._base.near_names import unknown_value

    *others, last = (f'"{word}"' for word in words)
    listed = f"{', '.join(others)} or {last}" if others else last
    wrong = f"{name} must be {listed}, got {value!r}{unknown_value(value, words)}"
    raise InvalidArgumentError(wrong)
