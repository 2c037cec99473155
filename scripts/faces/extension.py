# SPDX-License-Identifier: MIT
"""The Python extension's tables of plain marks: their options and columns, by their names in Python."""

from keisen_header import Header

from faces.cpp import ROOT, Mark, is_by_hand, marks
from faces.model import Option, OptionStruct
from faces.words import camel, member

FILE = "bindings/python/src/extension/mark_options.hpp"
FIELDS = {
    "number": "number_field",
    "color": "color_field",
    "flag": "flag_field",
    "format": "format_field",
    "text": "text_field",
}


def field(option: Option, animated: dict[str, set[str]]) -> str | None:
    """Return what makes the field of an option; None for one that is not plain in Python."""
    name, of = option.name, f"&Options::{option.name}"
    if name == "label":
        return f"label_field({of})"
    if name == "custom_marker":
        return None
    if name == "marker":
        return f"marker_field({of}, &Options::custom_marker)"
    if option.kind == "numbers" and name == "dash":
        return f"dash_field({of})"
    if option.kind == "colors":
        return f"colors_field({of})"
    if option.kind == "choice":
        return f'word_field("{name}", {of}, {words_name(option.type)})'
    if option.kind not in FIELDS:
        return None
    moving = moved(option, animated)
    return f'{FIELDS[option.kind]}("{name}", {of}{f", {moving}" if moving else ""})'


def moved(option: Option, animated: dict[str, set[str]]) -> str | None:
    """Return what animations call an option: what the header says, or its own name."""
    said = option.annotations.get("animated")
    kind = {"number": "AnimatedNumber", "color": "AnimatedColor"}.get(option.kind)
    if kind is None or said == "no":
        return None
    own = {"color": "main", "border_color": "border"} if kind == "AnimatedColor" else {}
    name = said or own.get(option.name, option.name)
    if said and said not in animated[kind]:
        raise ValueError(
            f"{option.name} is animated as {said}, which is none of {sorted(animated[kind])}"
        )
    return f"keisen::{kind}::{name}" if name in animated[kind] else None


def words_name(enum: str) -> str:
    """Return what the words of an enum are called."""
    return f"{enum.removeprefix('keisen_')}_words"


def words(enums: list[str], header: Header) -> list[str]:
    """Return the words of enums, as Python has them."""
    lines = []
    for name in enums:
        (enum,) = [each for each in header.enums if each.name == name]
        names = [each.name for each in enum.enumerators]
        lines.append(f"constexpr Word<keisen::{camel(name)}> {words_name(name)}[] = {{")
        for each in names:
            word = member(each, names)
            lines.append(f'    {{"{word}", keisen::{camel(name)}::{word}}},')
        lines += ["};", ""]
    return lines


def table(mark: Mark, struct: OptionStruct, what: str, rows: list[str]) -> list[str]:
    """Return a function that makes a table of fields."""
    plural = "OptionField" if what == "options" else "ColumnField"
    name = camel(struct.struct.name)
    alias = "Options" if what == "options" else "Columns"
    return [
        f"/// Plain {what} of {mark.subject.replace('_', ' ')} series.",
        f"inline std::vector<{plural}<keisen::{name}>> {mark.subject}_{what}() {{",
        f"  using {alias} = keisen::{name};",
        "  return {",
        *(f"      {row}," for row in rows),
        "  };",
        "}",
        "",
    ]


def files(header: Header) -> dict[str, str]:
    """Return the tables by the name of their file."""
    animated = {}
    for enum in header.enums:
        if enum.name in ("keisen_animated_number", "keisen_animated_color"):
            names = [each.name for each in enum.enumerators]
            animated[camel(enum.name)] = {member(each, names) for each in names}
    all_marks = [each for each in marks(header) if not is_by_hand(ROOT / each.file)]
    enums = dict.fromkeys(
        option.type
        for mark in all_marks
        for option in mark.options.options
        if option.kind == "choice" and option.name != "marker"
    )
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Written by scripts/make-faces from the C headers.",
        "// clang-format off",
        "#ifndef KEISEN_PYTHON_MARK_OPTIONS_HPP",
        "#define KEISEN_PYTHON_MARK_OPTIONS_HPP",
        "",
        '#include "mark.hpp"',
        '#include "marker.hpp"',
        "",
        "#include <vector>",
        "",
        "namespace keisen_python {",
        "",
        *words(list(enums), header),
    ]
    for mark in all_marks:
        made = [text for each in mark.options.options if (text := field(each, animated))]
        lines += table(mark, mark.options, "options", made)
        columns = [
            f'column_field("{each.name}", &Columns::{each.name})'
            for each in mark.columns.options
            if each.type == "keisen_column *" and each.is_optional
        ]
        lines += table(mark, mark.columns, "columns", columns)
    return {FILE: "\n".join([*lines, "} // namespace keisen_python", "", "#endif"]) + "\n"}
