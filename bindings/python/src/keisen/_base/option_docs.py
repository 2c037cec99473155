"""Documentation of functions whose options are those of others."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from keisen._base.shape import Options, Shape

# What ends the documentation of a function that changes options and says only which.
_CHANGE = ["", "Parameters", "----------"]
_RAISES = """
Raises
------
InvalidArgumentError
    If an option is not allowed. The old ones stay.
TypeError
    If there is no such option.
""".splitlines()


def with_options(text: str, shape: Shape) -> str:
    """Return the documentation of a function with an entry for each of its options.

    What it says of all of its options moves before its parameters. A function that changes options need
    not say more than which: its parameters and errors are added.

    Parameters
    ----------
    text : str
        The documentation, with an entry `**options`.
    shape : Shape
        The function.

    Returns
    -------
    str
        The documentation.
    """
    options = shape.target()
    if options is None or isinstance(options.target, dict):
        return text
    lines = text.splitlines()
    begin, end, indent = _parameters(lines)
    if not begin and options.is_change:
        return _of_change(text.rstrip(), options, shape)
    at = next((row for row in range(begin, end) if lines[row].startswith(f"{indent}**")), end)
    if at == end:
        return text
    after = at + 1
    while after < end and (not lines[after].strip() or lines[after].startswith(f"{indent} ")):
        after += 1
    while not lines[after - 1].strip():
        after -= 1
    said = [indent + line.strip() for line in lines[at + 1 : after]]
    taken = _Taken(
        shape.names(keywords=True), {*options.without, *_entry_names(lines[begin:at], indent)}
    )
    entries = _entries(options.target.__doc__ or "", taken, indent)
    before = [*lines[: begin - 2], *said, ""] if said else lines[: begin - 2]
    return "\n".join([*before, *lines[begin - 2 : at], *entries, *lines[after:]])


def _of_change(text: str, options: Options, shape: Shape) -> str:
    """Return the documentation of a change with the sections that it is spared."""
    indent = indent_of(text)
    taken = _Taken(shape.names(keywords=True), options.without)
    # Of what may be a column, what all rows have is an option.
    entries = [
        line.replace(" or array_like, shape (n,)", "") if " : " in line else line
        for line in _entries(options.target.__doc__ or "", taken, indent)
    ]
    before, after = (
        [indent + line if line else "" for line in lines] for lines in (_CHANGE, _RAISES)
    )
    return "\n".join([text, *before, *entries, *after])


def indent_of(text: str) -> str:
    """Return how far the lines behind the first are indented: from Python 3.13 on, not at all.

    Parameters
    ----------
    text : str
        A documentation.

    Returns
    -------
    str
        Spaces; none of a single line.
    """
    rest = text.partition("\n")[2].lstrip("\n")
    return rest[: len(rest) - len(rest.lstrip(" "))]


class _Taken:
    """The names whose entries are taken: all of some, or any, save others."""

    def __init__(self, names: Container[str] | None, without: Container[str]) -> None:
        self.names, self.without = names, without

    def __contains__(self, name: str) -> bool:
        is_named = self.names is None or name in self.names
        return is_named and name not in self.without


def _parameters(lines: list[str]) -> tuple[int, int, str]:
    """Return where the entries of parameters begin and end, and how far they are indented."""
    for row, line in enumerate(lines):
        if not line.endswith("Parameters"):
            continue
        indent = line[: -len("Parameters")]
        rule = indent + "---"
        if indent.strip() or not lines[row + 1].startswith(rule):
            continue
        begin = row + 2
        for end in range(begin + 1, len(lines)):
            if lines[end].startswith(rule):
                # The rule under the next heading.
                return begin, end - 1, indent
        return begin, len(lines), indent
    return 0, 0, ""


def _entry_names(lines: list[str], indent: str) -> Iterator[str]:
    for line in lines:
        if line.startswith(indent) and line[len(indent) : len(indent) + 1].strip():
            yield from (each.strip(" *") for each in line.partition(" :")[0].split(","))


def _entries(text: str, taken: _Taken, indent: str) -> list[str]:
    """Return the lines of some entries, with another indent."""
    lines = text.splitlines()
    begin, end, theirs = _parameters(lines)
    width = len(theirs)
    found: list[str] = []
    is_taken = False
    for each in lines[begin:end]:
        line = each[width:]
        if line[:1] == " ":
            if is_taken:
                found.append(indent + line)
        elif line:
            head, colon, rest = line.partition(" :")
            if "," not in head:
                is_taken = head[0] == "*" or head in taken
            else:
                names = [each.strip() for each in head.split(",")]
                kept = [name for name in names if name[0] == "*" or name in taken]
                is_taken, head = bool(kept), ", ".join(kept)
            if is_taken:
                found.append(indent + head + colon + rest)
    return found
