# SPDX-License-Identifier: MIT
"""The Python extension's tables of plain marks by their names in Python, and what binds those bound by no hand."""

import re

from keisen_header import Header

from faces import cpp_fields, mark_classes
from faces.cpp import ROOT, Mark, is_by_hand, marks
from faces.model import Option
from faces.words import camel, member

FOLDER = "bindings/python/src/extension"
OPTIONS = f"{FOLDER}/mark_options.hpp"
BINDINGS = f"{FOLDER}/mark_bindings.cpp"
BOUND = re.compile(r"\bbind_mark<keisen::(\w+)Series\b")
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
    if option.kind == "texts":
        return f'texts_field("{name}", {of})'
    if option.type == "uint32_t" and not option.has_own_count:
        return f'count_field("{name}", {of})'
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


def table(subject: str, struct: str, what: str, rows: list[str]) -> list[str]:
    """Return a function that makes a table of fields."""
    plural = "OptionField" if what == "options" else "ColumnField"
    name = camel(struct)
    alias = "Options" if what == "options" else "Columns"
    return [
        f"/// Plain {what} of {subject.replace('_', ' ')} series.",
        f"inline std::vector<{plural}<keisen::{name}>> {subject}_{what}() {{",
        f"  using {alias} = keisen::{name};",
        "  return {",
        *(f"      {row}," for row in rows),
        "  };",
        "}",
        "",
    ]


def optional_columns(mark: Mark) -> list[str]:
    """Return the names of the columns that a mark may be without."""
    return [
        each.name
        for each in mark.columns.options
        if each.type == "keisen_column *" and each.is_optional
    ]


def binding(mark: Mark) -> list[str]:
    """Return the function that binds a mark whose columns are needed or optional, or words.

    Raises ValueError where columns have something else.
    """
    name, columns = camel(mark.subject), camel(mark.columns.struct.name)
    needed, details = [], []
    for option in mark.columns.options:
        if option.kind == "choice":
            words = words_name(option.type)
            details.append(
                f'all.{option.name} = choice(details["{option.name}"], "{option.name}", {words});'
            )
        elif option.type == "keisen_column *":
            needed += [] if option.is_optional else [f'"{option.name}"']
        elif option.type != "keisen_color_scale *":
            wrong = f"{option.where}: {option.name} is not plain"
            raise ValueError(f"{wrong}; bind {name}Series by hand")
    if details:
        made = [
            "[](const NamedColumns &columns, const NamedValues &details) {",
            f"  keisen::{columns} all({', '.join(f'needed(columns, {each})' for each in needed)});",
            *(f"  {each}" for each in details),
            "  return all;",
            "},",
        ]
    else:
        made = [f"made_of<keisen::{columns}>({', '.join(needed)}),"]
    return [
        f"void bind_{mark.subject}_series(nb::module_ &module) {{",
        f"  bind_mark<keisen::{name}Series>(",
        f'      module, "{name}Series", {{"{kind(mark)}", {mark.subject}_options()}},',
        *(f"      {each}" for each in made),
        f"      {mark.subject}_columns());",
        "}",
        "",
    ]


def kind(mark: Mark) -> str:
    """Return what several of a kind are called: what the function that makes them is called after."""
    name = mark.create.name.removeprefix("keisen_series_create_").replace("_", " ")
    return name if name.endswith("s") else f"{name}s"


def by_hand() -> set[str]:
    """Return the marks that a file of the extension binds by hand."""
    found: set[str] = set()
    for path in (ROOT / FOLDER).glob("*.cpp"):
        if path.name != BINDINGS.rpartition("/")[2]:
            found.update(BOUND.findall(path.read_text(encoding="utf-8")))
    return found


def bindings(all_marks: list[Mark]) -> list[str]:
    """Return the file that binds marks."""
    bound = by_hand()
    made = [each for each in all_marks if camel(each.subject) not in bound]
    return [
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Written by scripts/make-faces from the C headers.",
        "// clang-format off",
        '#include "mark_options.hpp"',
        "",
        "namespace keisen_python {",
        "",
        "namespace {",
        "",
        *(line for each in made for line in binding(each)),
        "} // namespace",
        "",
        "void bind_marks(nb::module_ &module) {",
        *(f"  bind_{each.subject}_series(module);" for each in made),
        "}",
        "",
        "} // namespace keisen_python",
    ]


def option_tables(header: Header, all_marks: list[Mark]) -> dict[str, tuple[str, list[Option]]]:
    """Return the struct and the options of each table.

    Of plain marks these are all, of others those of the structs of C++ and the classes of Python that have a marker.
    """
    found = {
        each.subject: (each.options.struct.name, list(each.options.options)) for each in all_marks
    }
    names = mark_classes.options_of(header)
    for struct, fields in cpp_fields.fields_of(header).items():
        subject = struct.removeprefix("keisen_").removesuffix("_options")
        if subject in names:
            own = names[subject] | {"custom_marker"}
            found[subject] = (struct, [each for each in fields if each.name in own])
    return found


def files(header: Header) -> dict[str, str]:
    """Return the files by their names."""
    animated = {}
    for enum in header.enums:
        if enum.name in ("keisen_animated_number", "keisen_animated_color"):
            names = [each.name for each in enum.enumerators]
            animated[camel(enum.name)] = {member(each, names) for each in names}
    all_marks = [each for each in marks(header) if not is_by_hand(ROOT / each.file)]
    tables = option_tables(header, all_marks)
    shown = [each for _, options in tables.values() for each in options]
    shown += [each for mark in all_marks for each in mark.columns.options]
    enums = dict.fromkeys(
        each.type for each in shown if each.kind == "choice" and each.name != "marker"
    )
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Written by scripts/make-faces from the C headers.",
        "// clang-format off",
        "#pragma once",
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
    for subject, (struct, options) in tables.items():
        made = [text for each in options if (text := field(each, animated))]
        lines += table(subject, struct, "options", made)
    for mark in all_marks:
        columns = [f'column_field("{each}", &Columns::{each})' for each in optional_columns(mark)]
        lines += table(mark.subject, mark.columns.struct.name, "columns", columns)
    lines += ["} // namespace keisen_python"]
    return {
        OPTIONS: "\n".join(lines) + "\n",
        BINDINGS: "\n".join(bindings(all_marks)) + "\n",
    }
