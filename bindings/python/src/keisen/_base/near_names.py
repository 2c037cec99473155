"""What errors say of unknown names. Imported by errors alone."""

from __future__ import annotations

import re
from difflib import SequenceMatcher, get_close_matches
from types import ModuleType

from keisen._base.foreign_words import PARTS, VALUES, WORDS
from keisen._base.shape import shape_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping
    from typing import Any

#: The most options that are listed where too many values were given.
_MAX_NAMES = 6

_CLASSES = ("Chart", "Figure", "Projection", "Axis", "Series", "LineSeries", "PointSeries")


def unknown_attribute(owner: Any, name: str) -> str:  # noqa: ANN401
    """Return what is wrong with an attribute.

    Parameters
    ----------
    owner : type or module
        What has no such attribute.
    name : str
        Its name.

    Returns
    -------
    str
        One line.
    """
    names: dict[str, str] = {each: each for each in _attributes_of(owner)}
    if isinstance(owner, type) and hasattr(owner, "set"):
        for option in shape_of(owner.set).names(keywords=True) or ():
            names.setdefault(option, f"set({option}=...)")
    is_module = isinstance(owner, ModuleType)
    wrong = f"{'' if is_module else owner.__name__ + ' '}has no attribute {name!r}"
    if is_module:
        wrong = f"module {owner.__name__!r} {wrong}"
    if name in names:
        return f"{wrong}; use {names[name]}"
    part = PARTS.get((getattr(owner, "__name__", ""), name))
    if part is not None:
        return f"{wrong}; use {part}"
    hint = _foreign(name, names) or _elsewhere(name, owner) or _near(name, names)
    return f"{wrong}{hint}"


def unknown_option(call: Any, args: tuple[Any, ...], options: Mapping[str, object]) -> str | None:  # noqa: ANN401
    """Return what is wrong with the options of a call; None where it takes all of them.

    Parameters
    ----------
    call : callable
        The function, a guarded one.
    args : tuple
        What was given by position.
    options : dict
        What was given by name.

    Returns
    -------
    str or None
        One line.
    """
    known = shape_of(call).names()
    if known is None:
        return None
    unknown = [name for name in options if name not in known]
    if not unknown:
        return None
    name = unknown[0]
    names = {each: each for each in known if each not in ("self", "cls")}
    part = PARTS.get((_called(call, args), name))
    hint = (
        (f"; use {part}" if part is not None else "")
        or _foreign(name, names, options[name], is_option=True)
        or _elsewhere(name, None)
        or _near(name, names)
        or (f"; it has {', '.join(names)}" if names else "")
    )
    return f"{_called(call, args)}() has no option {name!r}{hint}"


def too_many_values(call: Any, args: tuple[Any, ...]) -> str:  # noqa: ANN401
    """Return what is wrong with a call that was given more by position than it takes so.

    Parameters
    ----------
    call : callable
        The function, a guarded one.
    args : tuple
        What was given by position.

    Returns
    -------
    str
        One line.
    """
    shape = shape_of(call)
    code = shape.__wrapped__.__code__
    taken = [each for each in code.co_varnames[: code.co_argcount] if each not in ("self", "cls")]
    own = code.co_argcount - len(taken)
    wanted = (
        f"at most {len(taken)} by position ({', '.join(taken)})" if taken else "none by position"
    )
    names = list(shape.names(keywords=True) or ())
    by_name = ", ".join(names[:_MAX_NAMES]) + (", ..." if len(names) > _MAX_NAMES else "")
    further = f"; by name {by_name}" if names else ""
    return f"{_called(call, args)}() takes {wanted}, got {len(args) - own}{further}"


def unknown_value(value: object, allowed: Iterable[str]) -> str:
    """Return what to add to an error about a value that is none of some words.

    Parameters
    ----------
    value : object
        The value.
    allowed : iterable of str
        The words.

    Returns
    -------
    str
        The word that is meant, or nothing.
    """
    words = tuple(allowed)
    if not isinstance(value, str):
        return ""
    meant = _word_for(value, words)
    if meant is not None:
        return f"; use {_quoted(meant)}"
    found = get_close_matches(_plain(value), [_plain(word) for word in words], 1, 0.65)
    near = [word for word in words if found and _plain(word) == found[0]]
    return f'; did you mean "{near[0]}"?' if near else ""


def _quoted(word: str) -> str:
    """Return a word as it stands in code: those of several lengths are a tuple, not a text."""
    return word if word[:1] == "(" or word == "None" else f'"{word}"'


def _plain(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")


def _word_for(value: str, words: Container[str]) -> str | None:
    """Return the word here for a value of another library."""
    for each in VALUES.get(value, ()) + VALUES.get(value.casefold(), ()):
        if each in words:
            return each
    return None


def _called(call: Any, args: tuple[Any, ...]) -> str:  # noqa: ANN401
    """Return what a function was called as: by the class of the object that it was called on."""
    name: str = call.__name__
    own = args[0] if args else None
    kind = own if isinstance(own, type) else type(own)
    if "." not in call.__qualname__ or not getattr(kind, "_names_methods", False):
        return str(call.__qualname__)
    return kind.__name__ if name == "__init__" else f"{kind.__name__}.{name}"


def _foreign(
    name: str, names: Mapping[str, str], value: object = None, *, is_option: bool = False
) -> str:
    """Return the word here for one of other libraries, as far as it means anything in a place."""
    words = [each.partition(" if ") for each in WORDS.get(name) or WORDS.get(name.casefold()) or ()]
    meant = [each for each, _, needed in words if not needed or needed in names]
    for each in meant:
        first = _first(each)
        # What has a dot or a call is no option, but something of a chart.
        if first in names and not (is_option and each[len(first) :][:1] in (".", "(")):
            reported = each if names[first] == first else names[first]
            if isinstance(value, str) and reported == first:
                word = _any_word_for(value, first)
                reported += f"={_quoted(word)}" if word else ""
            return f"; use {reported}"
    for each in meant:
        found = _owner_of(_first(each), None)
        if found is not None:
            return f"; use {found}.{each}"
        if each[:1].isupper():
            return f"; use {each}"
    return ""


def _any_word_for(value: str, option: str) -> str | None:
    """Return the word here for a value of another library, where an option alone has words like it."""
    words = VALUES.get(value, ()) + VALUES.get(value.casefold(), ())
    marks = {"place": "-", "dash": "("}
    return next((word for word in words if marks.get(option, "?") in word), None)


def _first(word: str) -> str:
    """Return the name that something begins with."""
    return re.match(r"\w*", word)[0]  # type: ignore[index]


def _near(name: str, names: Mapping[str, str]) -> str:
    """Return the names near one."""
    known = {each.casefold(): each for each in names}
    found = get_close_matches(name.casefold(), known, 3, 0.7)
    if not found:
        return ""
    # The best one alone, unless others are nearly as near.
    match = SequenceMatcher(b=name.casefold())
    ratios = []
    for each in found:
        match.set_seq1(each)
        ratios.append(match.ratio())
    found = [each for each, ratio in zip(found, ratios, strict=True) if ratio > ratios[0] - 0.1]
    quoted = [repr(names[known[each]]) for each in found]
    last = f" or {quoted[-1]}" if len(quoted) > 1 else quoted[-1]
    return f"; did you mean {', '.join(quoted[:-1])}{last}?"


def _elsewhere(name: str, owner: object) -> str:
    """Return where else there is something of a name."""
    found = _owner_of(name, owner)
    return f"; use {found}.{name}" if found is not None else ""


def _owner_of(name: str, owner: object) -> str | None:
    import keisen

    for kind in _CLASSES:
        if name in _attributes_of(getattr(keisen, kind)) and getattr(keisen, kind) is not owner:
            return kind
    return None


def _attributes_of(owner: object) -> list[str]:
    return [each for each in dir(owner) if each[:1] != "_"]
