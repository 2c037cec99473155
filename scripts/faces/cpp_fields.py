# SPDX-License-Identifier: MIT
"""C++ structs of options that are written by hand: what repeats the header is written into them.

A struct says so above it: `// make-faces: fields of keisen_box_options`, and behind that `, without notch` for options
that it has under another name or not at all, and `, own gap` for those whose text is written by hand. Texts of fields
are the header's. An option that is new is added at the end of the struct; `cpp_structs` turns it into that of C.
Everything else stays as it was written, the order of fields too.
"""

import re
from pathlib import Path

from keisen_header import Enum, Header

from faces.cpp import FOLDER, ROOT, default_of, is_by_hand, text_of, type_of
from faces.model import Option, all_structs
from faces.words import comment

MARKER = re.compile(
    r"// make-faces: fields of (?P<name>\w+)(?:, without (?P<without>[\w ]+?))?(?:, own (?P<own>[\w ]+))?$"
)
STRUCT = re.compile(r"^struct (\w+) \{$")
FIELD = re.compile(r"^  [\w:<>, ]+? (\w+)(?: = ([^;]+))?;$")
#: Kinds of options that `set_field` of C++ knows.
PLAIN = ("number", "flag", "integer", "choice", "color", "handle", "text")


class Marked:
    """A struct of a file with a marker."""

    def __init__(self, source: list[str], at: int, where: str, header: Header) -> None:
        self.source, self.at = source, at
        self.where = f"{where}:{at + 1}"
        #: The line of the struct, and that of its end.
        self.begin = next(row for row in range(at, len(source)) if not source[row].startswith("//"))
        self.end = next(row for row in range(at, len(source)) if source[row] == "};")
        said, match = self.said(at), STRUCT.match(source[self.begin])
        known = all_structs(header)
        if said is None or said["name"] not in known or match is None:
            raise ValueError(f"{self.where}: no struct follows, or C has none of that name")
        self.struct, self.name = said["name"], match[1]
        self.own = (said["own"] or "").split()
        without = (said["without"] or "").split()
        options = known[self.struct].options
        if unknown := {*without, *self.own} - {each.name for each in options}:
            raise ValueError(f"{self.where}: {self.struct} has no {', '.join(sorted(unknown))}")
        self.options = {
            each.name: each for each in options if each.kind != "other" and each.name not in without
        }

    def said(self, at: int) -> re.Match[str] | None:
        """Return what the marker says, which may go on in further lines of its comment."""
        lines = [each.removeprefix("// ") for each in self.source[at : self.begin]]
        return MARKER.match("// " + " ".join(lines))

    def fields(self) -> dict[str, tuple[int, str | None]]:
        """Return the lines of fields and what their defaults are, by their names."""
        found = {}
        for row in range(self.begin + 1, self.end):
            if match := FIELD.match(self.source[row]):
                found[match[1]] = (row, match[2])
        return found

    def lines(self, enums: dict[str, Enum]) -> list[str]:
        """Return the struct, with the header's texts, and what it is without.

        Raises ValueError, with file and line, for a default that is another than the header's.
        """
        fields = self.fields()
        lines = list(self.source[self.at : self.end])
        for name, (row, default) in sorted(fields.items(), key=lambda each: -each[1][0]):
            option = self.options.get(name)
            if option is None:
                continue
            check_default(option, default, f"{self.where.rpartition(':')[0]}:{row + 1}")
            if name not in self.own:
                first = row
                while self.source[first - 1].startswith("  ///"):
                    first -= 1
                lines[first - self.at : row - self.at] = text_lines(option)
        for option in self.new():
            lines += text_lines(option)
            lines.append(f"  {type_of(option)} {option.name}{default_of(option, enums)};")
        return lines

    def new(self) -> list[Option]:
        """Return the options that it has no field for."""
        fields = self.fields()
        return [each for name, each in self.options.items() if name not in fields]


def text_lines(option: Option) -> list[str]:
    """Return the text of a field."""
    text = text_of(option.text)
    if option.kind == "text":
        text = text.replace("nothing for none", '"" for none')
    return comment(text, "  /// ")


def check_default(option: Option, default: str | None, where: str) -> None:
    """Raise ValueError where a number or a flag has another default than the header's."""
    if option.kind not in ("number", "flag", "integer") or default is None:
        return
    words = {"true": 1.0, "false": 0.0}
    try:
        value = words[default] if default in words else float(default)
    except ValueError:
        return
    if value != float(option.default):
        wrong = f"the default of {option.name} is {default}, and the header's is"
        raise ValueError(f"{where}: {wrong} {option.default}")


def rewritten(text: str, where: str, header: Header) -> str:
    """Return a file with what repeats the header."""
    enums = {each.name: each for each in header.enums}
    source = text.split("\n")
    for at in range(len(source) - 1, -1, -1):
        if not source[at].startswith("// make-faces: fields of "):
            continue
        made = Marked(source, at, where, header)
        for option in made.new():
            if option.kind not in PLAIN:
                raise ValueError(f"{made.where}: {option.name} is not plain; write it by hand")
        source[at : made.end] = made.lines(enums)
    return "\n".join(source)


def files(header: Header) -> dict[str, str]:
    """Return the C++ headers by their names."""
    written = {}
    for path in sorted((ROOT / FOLDER).glob("*.hpp")):
        text = path.read_text(encoding="utf-8")
        if is_by_hand(path) and "// make-faces: fields of " in text:
            written[f"{FOLDER}/{path.name}"] = rewritten(text, path.name, header)
    return written


def fields_of(header: Header) -> dict[str, list[Option]]:
    """Return the options that structs with a marker have, by the names of the structs of C."""
    found = {}
    for name, text in files(header).items():
        source = text.split("\n")
        for at, line in enumerate(source):
            if line.startswith("// make-faces: fields of "):
                made = Marked(source, at, Path(name).name, header)
                found[made.struct] = [
                    each for each in made.options.values() if each.name in made.fields()
                ]
    return found
