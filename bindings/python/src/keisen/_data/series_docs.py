"""What the documentation of all series has in common, written once."""

from __future__ import annotations

from keisen._base.option_docs import entry_names, parameters_of

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
    class tells of, the values of colours, and its errors. An example needs no chart. What they tell
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
        set_data.__doc__ = _set_data_doc(set_data, _entries(text))
    if "__init__" not in vars(cls):
        return
    head, mark, example = text.rstrip().partition("\n    Examples\n    --------\n")
    if "Raises\n" not in head:
        head = f"{head.rstrip()}\n{_indented(_CLASS_RAISES, 4)}"
    if mark and "import keisen as ks\n" not in example:
        example = _indented(_CHART, 4) + example
    cls.__doc__ = f"{head}{mark}{example}\n    "


def _set_data_doc(set_data: Any, of_class: dict[str, Entry]) -> str:  # noqa: ANN401
    """Return what to say of a function that replaces columns."""
    text = set_data.__doc__
    own = _entries(text)
    code = set_data.__code__
    names = code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount]
    lines: list[str] = []
    last: list[str] | None = None
    for name in names:
        shared, kind, said = own.get(name) or _entry(name, of_class)
        if shared is last:
            continue
        last = shared
        lines += [", ".join(each for each in shared if each in names) + kind, *said]
    head, _, raises = text.rstrip().partition("\n        Raises\n")
    head = head.partition("\n        Parameters\n")[0].rstrip()
    if raises:
        raises = f"\n        Raises\n{raises}\n"
    else:
        raises = _indented(_COLORED_RAISES if "color" in names else _DATA_RAISES, 8)
    entries = _indented("\n".join(["Parameters", "----------", *lines, ""]), 8)
    return f"{head}\n\n{entries}{raises}        "


def _entry(name: str, of_class: dict[str, Entry]) -> Entry:
    """Return what to say of a column that the function does not tell of itself."""
    if name == "color":
        return [name], _COLUMN, ["    Values of colours, where the series was made with such."]
    entry = of_class[name]
    if entry[1].startswith(" : float"):
        return [name], _COLUMN, ["    One for each row; None for that of all."]
    return entry


def _entries(text: str) -> dict[str, Entry]:
    """Return what a text says of each parameter."""
    lines = text.splitlines()
    begin, end, indent = parameters_of(lines)
    found: dict[str, Entry] = {}
    entry: Entry = ([], "", [])
    for line in lines[begin:end]:
        own = line[len(indent) :]
        if own and not own.startswith(" "):
            entry = ([*entry_names([line], indent)], own[own.find(" :") :], [])
            found.update(dict.fromkeys(entry[0], entry))
        elif own:
            entry[2].append(own)
    return found


def _indented(text: str, spaces: int) -> str:
    lines = text.split("\n")
    return "\n".join(" " * spaces + line if line else "" for line in lines)
