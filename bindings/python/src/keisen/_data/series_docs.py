"""What the documentation of all series has in common, written once."""

from __future__ import annotations

from keisen._base.option_docs import indent_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    # The names that share an entry, its type, and the lines of its text.
    Entry: TypeAlias = tuple[list[str], str, list[str]]

_CLASS_RAISES = """
Raises
------
InvalidArgumentError
    If the columns differ in length or an option is not allowed.
TypeError
    If a column holds no numbers or times.
"""

_DATA_RAISES = """
Raises
------
InvalidArgumentError
    If the columns differ in length. The old ones stay.
"""

_COLORED_RAISES = """
Raises
------
InvalidArgumentError
    If the columns differ in length, or there are colours and the series was made without. The old
    ones stay.
"""

_CHART = """\
>>> import keisen as ks
>>> chart = ks.Chart(320, 200)
"""

_COLUMN = " : Column or array_like, shape (n,), optional"


def document(cls: type[Any]) -> None:
    """Add to the documentation of a series what it leaves to all of them.

    The class is spared the errors that each series raises, and `set_data` the columns that the
    class describes, the values of colours, and its errors. An example needs no chart. What they say
    themselves stays.

    Parameters
    ----------
    cls : type
        The class.
    """
    text = cls.__doc__
    # Without documentation, as under `python -OO`.
    if not text:
        return
    set_data = vars(cls).get("set_data")
    if set_data is not None and set_data.__doc__:
        code = set_data.__code__
        names = code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount]
        set_data.__doc__ = _set_data_doc(set_data.__doc__, names, text)
    if "__init__" not in vars(cls):
        return
    indent = indent_of(text)
    head, mark, example = text.rstrip().partition(f"\n{indent}Examples\n{indent}--------\n")
    if "Raises\n" not in head:
        head = head.rstrip() + "\n" + _indented(_CLASS_RAISES, indent)
    if mark and "import keisen as ks\n" not in example:
        example = _indented(_CHART, indent) + example
    cls.__doc__ = f"{head}{mark}{example}\n{indent}"


def _set_data_doc(text: str, names: tuple[str, ...], of_class: str) -> str:
    """Return what to say of a function that replaces columns of some names."""
    indent = indent_of(text)
    own, shared = _entries(text, names), _entries(of_class, names)
    lines = ["", "Parameters", "----------"]
    last: list[str] | None = None
    for name in names:
        together, kind, said = own.get(name) or _entry(name, shared)
        if together is last:
            continue
        last = together
        lines += [", ".join(each for each in together if each in names) + kind, *said]
    head, mark, raises = text.rstrip().partition(f"\n{indent}Raises\n")
    head = head.partition(f"\n{indent}Parameters\n")[0].rstrip()
    if mark:
        raises = f"{mark}{raises}\n"
    else:
        raises = _indented(_COLORED_RAISES if "color" in names else _DATA_RAISES, indent)
    entries = _indented("\n".join(lines), indent)
    return f"{head}\n{entries}\n{raises}{indent}"


def _entry(name: str, of_class: dict[str, Entry]) -> Entry:
    """Return what to say of a column that the function does not describe itself."""
    if name == "color":
        return [name], _COLUMN, ["    Values of colours, where the series was made with such."]
    entry = of_class[name]
    if entry[1].startswith(" : float"):
        return [name], _COLUMN, ["    One for each row; None for that of all."]
    return entry


def _entries(text: str, names: tuple[str, ...]) -> dict[str, Entry]:
    """Return what a text says of parameters, those of some names at least where it has them."""
    indent = indent_of(text)
    lines = iter(text.split("\n"))
    found: dict[str, Entry] = {}
    if f"{indent}Parameters" not in lines:
        return found
    next(lines)
    left = set(names)
    entry: Entry = ([], "", [])
    for line in lines:
        own = line[len(indent) :]
        if not own:
            break
        if own[0] == " ":
            entry[2].append(own)
            continue
        # Columns stand before options.
        if not left:
            break
        head, colon, kind = own.partition(" :")
        entry = (head.split(", "), colon + kind, [])
        found.update(dict.fromkeys(entry[0], entry))
        left.difference_update(entry[0])
    return found


def _indented(text: str, indent: str) -> str:
    if not indent:
        return text
    return "\n".join(indent + line if line else "" for line in text.split("\n"))
