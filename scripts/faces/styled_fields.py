# SPDX-License-Identifier: MIT
"""The extension's tables of options that Python changes one by one: of attachments, and of what else is no mark.

A struct has one where the extension has `StyledFields` of it. What is set as its type wants it, or is one of some words,
is written. A table by hand has the rest, and every field that it names in any way; what is in neither stands in the line
above the `StyledFields`: `// make-faces: without format`.
"""

import re

from keisen_header import Header

from faces.cpp import ROOT
from faces.cpp_structs import fields_of_all

FOLDER = "bindings/python/src/extension"
FILE = f"{FOLDER}/styled_tables.hpp"
#: What the extension sets as it is given; `styled_field.hpp` has a function for each.
TYPES = {
    "bool",
    "double",
    "std::uint32_t",
    "std::string",
    "std::vector<double>",
    "Color",
    "Conversion",
    "Insets",
    "Point",
    "TickFormat",
    "Value",
}
STYLED = re.compile(
    r"(?:^// make-faces: without ([\w ]+)\n)?^const StyledFields<(?:keisen::)?(\w+)>\s+\w+\(",
    re.MULTILINE,
)
OWN = re.compile(
    r"\bStyledField<(?:keisen::)?(\w+)> \w+\[\] = \{\n(.*?)^\};", re.MULTILINE | re.DOTALL
)
WORDS = re.compile(r"Word<keisen::(\w+)> (\w+)\[\]")


def setter(name: str, field: str, kind: str, words: dict[str, list[str]]) -> str | None:
    """Return the function that sets a field of a struct; None where it is not plain."""
    member = f"&keisen::{name}::{field}"
    if kind.removeprefix("std::optional<").removesuffix(">" if "optional" in kind else "") in TYPES:
        return f"set<{member}>"
    tables = words.get(kind, [])
    return f"set_word<{member}, {tables[0]}>" if len(tables) == 1 else None


def table_name(name: str) -> str:
    """Return what the table of a struct is called: `plain_plot_area` of `PlotAreaOptions`."""
    words = re.findall("[A-Z][a-z]*", name.removesuffix("Options"))
    return f"plain_{'_'.join(words).lower()}"


def table(name: str, fields: dict[str, str], own: str, words: dict[str, list[str]]) -> list[str]:
    """Return the table of a struct."""
    rows = {
        field: setter(name, field, kind, words)
        for field, kind in fields.items()
        if not re.search(rf"\b{field}\b", own)
    }
    return [
        f"inline constexpr StyledField<keisen::{name}> {table_name(name)}[] = {{",
        *(f'    {{"{field}", {made}}},' for field, made in rows.items() if made),
        "};",
        "",
    ]


def files(header: Header) -> dict[str, str]:
    """Return the tables by the name of their file."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / FOLDER).glob("*.?pp")}
    words: dict[str, list[str]] = {}
    for kind, name in WORDS.findall(texts["words.hpp"]):
        words.setdefault(kind, []).append(name)
    fields = fields_of_all(header)
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Written by scripts/make-faces from the structs of C++ and the words of Python.",
        "// clang-format off",
        "#pragma once",
        "",
        '#include "styled_field.hpp"',
        '#include "words.hpp"',
        "",
        "namespace keisen_python {",
        "",
    ]
    tables: dict[str, list[str]] = {}
    for file, text in texts.items():
        tables_by_hand = dict(OWN.findall(text))
        for without, name in STYLED.findall(text):
            if name not in fields:
                raise ValueError(f"{FOLDER}/{file}: there is no struct {name} of C++")
            own = f"{tables_by_hand.get(name, '')} {without}"
            tables[name] = table(name, fields[name], own, words)
    lines += [line for _, made in sorted(tables.items()) for line in made]
    return {FILE: "\n".join([*lines, "} // namespace keisen_python"]) + "\n"}
