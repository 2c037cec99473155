# SPDX-License-Identifier: MIT
"""What turns C++ structs of columns and options into those of C: the fields that both have alike, under one name."""

import re
from functools import cache

from keisen_header import Header

from faces import cpp, cpp_fields
from faces.cpp import FOLDER, ROOT, type_of
from faces.cpp_fields import PLAIN
from faces.model import Option, OptionStruct, all_structs
from faces.words import camel

FILE = f"{FOLDER}/detail/structs.hpp"
#: Structs of C within structs that it knows, and their C++ types.
WITHIN = {
    "keisen_insets": ("Insets", "std::optional<Insets>"),
    "keisen_value": ("Value",),
}
STRUCT = re.compile(r"^struct (\w+) \{\n(.*?)^\};", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  ([\w:<>, ]+?) (\w+)(?: = [^;]+|\{[^;]*\})?;$", re.MULTILINE)


def alike(of: OptionStruct, fields: dict[str, dict[str, str]]) -> list[Option]:
    """Return the options that a C++ struct has alike; `fields` has the types of fields of all by their names."""
    own = fields.get(camel(of.struct.name), {})
    found = []
    for option in of.options:
        type_name = own.get(option.name)
        if option.kind == "choice" and type_name in fields:
            continue
        known = (type_of(option),) if option.kind in PLAIN else WITHIN.get(option.type, ())
        if type_name in known:
            found.append(option)
    return found


def check_set(of: OptionStruct, options: list[Option], fields: dict[str, str], text: str) -> None:
    """Raise ValueError where a field of a C++ struct gets into no struct of C in the `text` of what names it."""
    left = {each.name for each in of.options} & fields.keys() - {each.name for each in options}
    forgotten = sorted(name for name in left if not re.search(rf"\b\w+\.{name}\b", text))
    if forgotten:
        where = f"{of.struct.file}:{of.struct.line}"
        raise ValueError(
            f"{where}: nothing sets {', '.join(forgotten)} from {camel(of.struct.name)}"
        )


def struct_lines(of: OptionStruct, options: list[Option]) -> list[str]:
    """Return what makes a struct of C."""
    c = of.struct.name
    return [
        f"template <> struct Struct<{c}> {{",
        f"  template <typename Given> static {c} of(const Given &given) {{",
        f"    {c} c = {of.struct.init};",
        *(f"    set_field(c.{each.name}, given.{each.name});" for each in options),
        "    return c;",
        "  }",
        "};",
        "",
    ]


def texts_of(header: Header) -> dict[str, str]:
    """Return the headers of C++ by their names, as they will be."""
    texts = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for path in (ROOT / FOLDER).rglob("*.hpp")
    }
    texts.update(cpp.files(header))
    texts.update(cpp_fields.files(header))
    return texts


@cache
def fields_of_all(header: Header) -> dict[str, dict[str, str]]:
    """Return the types of the fields of all structs of C++, by their names."""
    return {
        name: {field: type_name for type_name, field in FIELD.findall(body)}
        for text in texts_of(header).values()
        for name, body in STRUCT.findall(text)
    }


def files(header: Header) -> dict[str, str]:
    """Return the C++ header by its name."""
    texts, fields = texts_of(header), fields_of_all(header)
    others = [text for name, text in texts.items() if name != FILE]
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Written by scripts/make-faces from the C headers.",
        "// clang-format off",
        "#pragma once",
        "",
        "#include <keisen/detail/fields.hpp>",
        "",
        "namespace keisen {",
        "",
        "namespace detail {",
        "",
        "/// What makes a struct of C: with its defaults, and the fields that one of C++ has alike.",
        "template <typename C> struct Struct;",
        "",
    ]
    for _, of in sorted(all_structs(header).items()):
        options = alike(of, fields)
        name = camel(of.struct.name)
        naming = "".join(text for text in texts.values() if re.search(rf"\b{name}\b", text))
        check_set(of, options, fields.get(name, {}), naming)
        # As what a template makes.
        is_made = re.compile(rf"\b{of.struct.name}[,>]")
        if options and of.struct.init and any(map(is_made.search, others)):
            lines += struct_lines(of, options)
    lines += [
        "/// Returns a struct of C with the fields that one of C++ has alike, and else its defaults.",
        "template <typename C, typename Given> C c_struct(const Given &given) {",
        "  return Struct<C>::of(given);",
        "}",
        "",
        "} // namespace detail",
        "",
        "} // namespace keisen",
    ]
    return {FILE: "\n".join(lines) + "\n"}
