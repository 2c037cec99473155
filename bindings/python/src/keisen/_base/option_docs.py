"""Documentation of functions whose options are those of others."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from keisen._base.shape import Shape

# What ends the documentation of a function that changes options and says only which.
_CHANGE = """
Parameters
----------
**options

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
    lines = text.splitlines()
    begin, end, indent = _parameters(lines)
    if not begin and options is not None and options.is_change:
        lines = _with_change(text.rstrip().splitlines())
        begin, end, indent = _parameters(lines)
    at = next((row for row in range(begin, end) if lines[row].startswith(f"{indent}**")), end)
    if at == end:
        return text
    after = at + 1
    while after < end and (not lines[after].strip() or lines[after].startswith(f"{indent} ")):
        after += 1
    while not lines[after - 1].strip():
        after -= 1
    said = [indent + line.strip() for line in lines[at + 1 : after]]
    if options is None or isinstance(options.target, dict):
        return text
    taken = _Taken(
        shape.names(keywords=True), {*options.without, *_entry_names(lines[begin:at], indent)}
    )
    entries = [indent + line for line in _entries(options.target.__doc__ or "", taken)]
    before = [*lines[: begin - 2], *said, ""] if said else lines[: begin - 2]
    return "\n".join([*before, *lines[begin - 2 : at], *entries, *lines[after:]])


def _with_change(lines: list[str]) -> list[str]:
    """Return the documentation of a change with the sections that it is spared."""
    first = next((line for line in lines[1:] if line), "")
    indent = first[: len(first) - len(first.lstrip())]
    return [*lines, *(indent + line if line else "" for line in _CHANGE)]


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
        if line.strip() == "Parameters" and lines[row + 1].strip().startswith("---"):
            indent = line[: len(line) - len(line.lstrip())]
            begin = end = row + 2
            while end < len(lines) and not (
                end + 1 < len(lines) and lines[end + 1].startswith(f"{indent}---")
            ):
                end += 1
            return begin, end, indent
    return 0, 0, ""


def _entry_names(lines: list[str], indent: str) -> Iterator[str]:
    for line in lines:
        if line.startswith(indent) and line[len(indent) : len(indent) + 1].strip():
            yield from (each.strip(" *") for each in line.partition(" :")[0].split(","))


def _entries(text: str, taken: _Taken) -> Iterator[str]:
    """Yield the lines of some entries, not indented."""
    lines = text.splitlines()
    begin, end, indent = _parameters(lines)
    is_taken = False
    for line in lines[begin:end]:
        line = line[len(indent) :]
        if not line.strip():
            continue
        if not line.startswith(" "):
            head, colon, rest = line.partition(" :")
            names = [each.strip() for each in head.split(",")]
            kept = [name for name in names if name.startswith("*") or name in taken]
            is_taken = bool(kept)
            line = ", ".join(kept) + colon + rest
        if is_taken:
            yield line
