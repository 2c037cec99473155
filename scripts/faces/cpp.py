# SPDX-License-Identifier: MIT
"""The C++ header of each kind of mark whose columns and options are plain: its enums, structs and class."""

import re
from pathlib import Path

from keisen_header import Enum, Function, Header

from faces.library import MARK_CALLS
from faces.model import Option, OptionStruct, structs
from faces.regions import with_regions
from faces.words import camel, comment, member, with_nothing, without_default

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "bindings/cpp/include/keisen"
TYPES = {
    "number": "double",
    "flag": "bool",
    "text": "std::string",
    "color": "Color",
    "format": "TickFormat",
    "numbers": "std::vector<double>",
    "colors": "std::vector<Color>",
    "texts": "std::vector<std::string>",
}
INCLUDES = {
    "text": ["<string>"],
    "color": ["<keisen/color.hpp>"],
    "format": ["<keisen/tick_format.hpp>"],
    "numbers": ["<vector>"],
    "colors": ["<keisen/color.hpp>", "<vector>"],
    "texts": ["<string>", "<vector>"],
}
#: What a member of the C struct is set to, from `{0}`, the options of C++.
VALUES = {
    "number": "{0}",
    "flag": "{0}",
    "integer": "{0}",
    "choice": "static_cast<{type}>({0})",
    "text": "c_string_or_null({0})",
    "format": "&{1}_",
}


class Mark:
    """A kind of mark: the functions of C that make it and change it, with their structs."""

    def __init__(
        self, header: Header, calls: dict[str, Function], all_structs: dict[str, OptionStruct]
    ) -> None:
        self.create = calls["createMark"]
        self.calls = {verb: calls[call].name for verb, call in CALLS.items() if call in calls}
        self.columns, self.options = (
            all_structs[each.type.split()[1]] for each in self.create.parameters[1:3]
        )
        self.header = header
        self.subject = self.options.struct.name.removeprefix("keisen_").removesuffix("_options")

    @property
    def file(self) -> str:
        """The name of the C++ header."""
        return f"{FOLDER}/{self.subject}_series.hpp"

    def enums(self) -> list[Enum]:
        """Return the enums that stand in the C header of the mark."""
        return [each for each in self.header.enums if each.file == self.create.file and each.name]


CALLS = {
    "create": "createMark",
    "add": "addMark",
    "set_columns": "setMarkColumns",
    "set_options": "setMarkOptions",
}


def marks(header: Header) -> list[Mark]:
    """Return the kinds of marks whose four functions are plain and stand in a header of their own."""
    known = structs(header)
    found = []
    groups: dict[str, list[Function]] = {}
    for function in header.functions:
        groups.setdefault(function.file, []).append(function)
    for functions in groups.values():
        calls = {call: each for each in functions if (call := _call(each, known))}
        counts = [_call(each, known) for each in functions]
        if calls.keys() >= {*CALLS.values()} - {"addMark"} and max(map(counts.count, calls)) == 1:
            found.append(Mark(header, calls, known))
    return found


def _call(function: Function, known: dict[str, OptionStruct]) -> str | None:
    """Return which of the four a function is, where its structs are plain."""
    kinds = []
    for each in function.parameters:
        match = re.fullmatch(r"const (keisen_\w+_(columns|options)) \*", each.type)
        if match and match[1] not in known:
            return None
        kinds.append({"columns": "C", "options": "O"}[match[2]] if match else each.type)
    return MARK_CALLS.get(tuple(kinds))


def type_of(option: Option) -> str:
    """Return the type of an option."""
    if option.kind == "integer":
        return f"std::{option.type}"
    if option.kind in ("choice", "handle"):
        name = camel(option.type.removesuffix(" *"))
    else:
        name = TYPES[option.kind]
    is_list = option.kind in ("numbers", "colors", "texts")
    return f"std::optional<{name}>" if option.is_optional and not is_list else name


def default_of(option: Option, enums: dict[str, Enum]) -> str:
    """Return what stands behind the name of an option."""
    value = option.default
    if option.kind == "choice":
        names = [each.name for each in enums[option.type].enumerators]
        return f" = {camel(option.type)}::{member(value, names)}"
    if option.kind == "flag":
        return " = true" if value else " = false"
    if option.kind in ("number", "integer"):
        return f" = {value}"
    if option.kind == "color" and not option.is_optional:
        return " = Color{" + ", ".join(str(each) for each in value) + "}"
    return ""


def text_of(text: str) -> str:
    """Return a text of the C header as C++ says it."""
    text = with_nothing(without_default(text), "nothing")
    text = re.sub(r"keisen_series_set_\w+?_(columns|options)\(\)", r"set_\1()", text)
    text = re.sub(r"\bkeisen_\w+_(?:options|columns)\b", lambda m: camel(m[0]), text)
    return re.sub(
        r"keisen_(\w+?)_((?:set|get|add)_\w+)\(\)", lambda m: f"{camel(m[1])}::{m[2]}()", text
    )


def struct_lines(of: OptionStruct, enums: dict[str, Enum]) -> list[str]:
    """Return a struct of columns or options."""
    name = camel(of.struct.name)
    lines = [*comment(text_of(of.struct.comment), "/// "), f"struct {name} {{"]
    if of.struct.name.endswith("_columns"):
        lines += constructors(of, name)
    for option in of.options:
        text = text_of(option.text)
        if option.kind == "text":
            text = text.replace("nothing for none", '"" for none')
        lines += comment(text, "  /// ")
        lines.append(f"  {type_of(option)} {option.name}{default_of(option, enums)};")
    return [*lines, "};", ""]


def constructors(of: OptionStruct, name: str) -> list[str]:
    """Return constructors: of the columns that there must be, and with one that places them or follows them."""
    needed = [each for each in of.options if each.kind == "handle" and not each.is_optional]
    lines = []
    ways = [needed]
    for option in of.options:
        if "row numbers" in option.text and option.kind == "handle":
            ways.append([option, *needed])
        elif option.annotations.get("argument") == "next":
            ways.append([*needed, option])
    for way in ways:
        explicit = "explicit " if len(way) == 1 else ""
        parameters = ", ".join(f"{type_of(each)} its_{each.name}" for each in way)
        made = ", ".join(
            f"{each.name}(std::move(its_{each.name}))" for each in sorted(way, key=of.options.index)
        )
        lines += comment(
            "Makes columns of " + " and ".join(f"`{each.name}`" for each in way) + ".", "  /// "
        )
        lines += [f"  {explicit}{name}({parameters})", f"      : {made} {{}}", ""]
    return lines


def conversion(of: OptionStruct) -> list[str]:
    """Return the struct for C, with what it points into."""
    c, name = of.struct.name, camel(of.struct.name)
    kept, filled, lines = [], [], []
    counts = {each.count for each in of.options}
    for option in of.options:
        if option.name in counts:
            continue
        given, own = f"given.{option.name}", f"{option.name}_"
        if option.kind == "texts":
            kept.append(f"  std::vector<const char *> {own};")
            filled.append(f"{own}(c_strings({given}))")
        elif option.kind == "colors":
            kept.append(f"  std::vector<keisen_color> {own};")
            lines += [
                f"    for (const Color &each : {given})",
                f"      {own}.push_back(c_color(each));",
            ]
        elif option.kind == "format":
            kept.append(f"  keisen_tick_format_options {own};")
            filled.append(f"{own}(c_options({given}))")
        lines += assigned(option, given, own)
    body = ",\n        ".join([f"{c}({of.struct.init})", *filled])
    return [
        f"/// {name} for C, with what they point into.",
        f"struct {name}ForC : {c} {{",
        f"  explicit {name}ForC(const {name} &given)",
        f"      : {body} {{",
        *lines,
        "  }",
        f"  {name}ForC(const {name}ForC &) = delete;",
        f"  {name}ForC &operator=(const {name}ForC &) = delete;",
        *(["", "private:", *kept] if kept else []),
        "};",
        "",
    ]


def assigned(option: Option, given: str, own: str) -> list[str]:
    """Return the lines that set the fields of an option."""
    if option.kind in ("numbers", "colors", "texts"):
        source = given if option.kind == "numbers" else own
        if option.has_own_count:
            return [
                f"    {option.name} = {source}.empty() ? nullptr : {source}.data();",
                f"    {option.count} = {source}.empty() ? given.{option.count} : {source}.size();",
            ]
        count = f"static_cast<decltype({option.count})>({source}.size())"
        return [f"    {option.name} = {source}.data();", f"    {option.count} = {count};"]
    if option.kind == "handle":
        value = f"handle_or_null({given})" if option.is_optional else f"{given}.handle()"
    elif option.kind == "color":
        value = f"c_color({given})"
    else:
        value = VALUES[option.kind].format(given, option.name, type=option.type)
    return [f"    {option.name} = {value};"]


def enum_lines(enum: Enum) -> list[str]:
    """Return an enum class."""
    names = [each.name for each in enum.enumerators]
    lines = [*comment(text_of(enum.comment), "/// "), f"enum class {camel(enum.name)} : int {{"]
    for each in enum.enumerators:
        lines += comment(text_of(each.comment), "  /// ") if each.comment else []
        lines.append(f"  {member(each.name, names)} = {each.name},")
    return [*lines, "};", ""]


def source(mark: Mark, places: dict[str, str]) -> str:
    """Return the C++ header of a kind of mark."""
    enums = {each.name: each for each in mark.header.enums}
    own = {each.name for each in mark.enums()}
    includes = {"<keisen/detail/mark_series.hpp>", "<optional>", "<utility>"}
    for option in (*mark.columns.options, *mark.options.options):
        includes.update(INCLUDES.get(option.kind, []))
        if option.kind == "integer":
            includes.add("<cstdint>" if option.type != "size_t" else "<cstddef>")
        name = option.type.removesuffix(" *")
        if option.kind in ("choice", "handle") and name not in own:
            includes.add(f"<keisen/{places[camel(name)]}>")
    guard = f"KEISEN_{mark.subject.upper()}_SERIES_HPP"
    name = camel(mark.subject)
    first = text_of(mark.create.comment.partition("\n\n")[0]).removeprefix("Makes ")
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        f"// Written by scripts/make-faces from {mark.create.file}.",
        "// clang-format off",
        f"#ifndef {guard}",
        f"#define {guard}",
        "",
        *(f"#include {each}" for each in sorted(each for each in includes if "keisen/" in each)),
        "",
        *(
            f"#include {each}"
            for each in sorted(each for each in includes if "keisen/" not in each)
        ),
        "",
        "namespace keisen {",
        "",
        *(line for each in mark.enums() for line in enum_lines(each)),
        *struct_lines(mark.columns, enums),
        *struct_lines(mark.options, enums),
        "namespace detail {",
        "",
        *conversion(mark.columns),
        *conversion(mark.options),
        f"struct {name}Calls {{",
        f"  using Columns = {camel(mark.columns.struct.name)};",
        f"  using Options = {camel(mark.options.struct.name)};",
        "",
        *(
            line
            for verb, struct in (("columns", mark.columns), ("options", mark.options))
            for line in (
                f"  static {camel(struct.struct.name)}ForC c_{verb}(const {camel(struct.struct.name)} &given) {{",
                f"    return {camel(struct.struct.name)}ForC(given);",
                "  }",
                "",
            )
        ),
        *(f"  static constexpr auto {verb} = {call};" for verb, call in mark.calls.items()),
        "};",
        "",
        "} // namespace detail",
        "",
        *comment(first[0].upper() + first[1:], "/// "),
        f"class {name}Series : public detail::MarkSeries<detail::{name}Calls> {{",
        "public:",
        "  using MarkSeries::MarkSeries;",
        "};",
        "",
        "} // namespace keisen",
        "",
        "#endif",
    ]
    return "\n".join(lines) + "\n"


def add_lines(mark: Mark, functions: dict[str, Function]) -> list[str]:
    """Return the function of a chart that makes and adds a kind of mark."""
    call = functions[mark.calls["add"]]
    text = text_of(call.comment.partition("\n\n")[0])
    columns, options = camel(mark.columns.struct.name), camel(mark.options.struct.name)
    series, name = f"{camel(mark.subject)}Series", call.name.removeprefix("keisen_chart_")
    start = f"  {series} {name}("
    first, second = f"const {columns} &columns,", f"const {options} &options = {options}()) {{"
    lines = [f"{start}{first} {second}"]
    if len(lines[0]) > 100:
        lines = [start + first, " " * len(start) + second]
    return [
        *comment(text, "  /// "),
        *lines,
        f"    return add_mark<{series}, detail::{camel(mark.subject)}Calls>(columns, options);",
        "  }",
        "",
    ]


def lists(header: Header, made: list[Mark]) -> dict[str, str]:
    """Return the headers that name all others and all marks."""
    functions = {each.name: each for each in header.functions}
    added = [each for each in made if "add" in each.calls]
    names = {path.name for path in (ROOT / FOLDER).glob("*.hpp")}
    names |= {Path(each.file).name for each in made}
    others = [f"#include <keisen/{name}>" for name in sorted(names) if name != "keisen.hpp"]
    own = [f"#include <keisen/{Path(each.file).name}>" for each in added]
    methods = [line for each in added for line in add_lines(each, functions)]
    chart = {"includes": sorted(own), "marks": methods[:-1]}
    return {
        f"{FOLDER}/keisen.hpp": with_regions(f"{FOLDER}/keisen.hpp", {"includes": others}),
        f"{FOLDER}/chart.hpp": with_regions(f"{FOLDER}/chart.hpp", chart),
    }


def files(header: Header) -> dict[str, str]:
    """Return the C++ headers by their names."""
    places = {}
    for path in (ROOT / FOLDER).glob("*.hpp"):
        for name in re.findall(
            r"^(?:enum class|class|struct) (\w+)\b[^;]*$", path.read_text(encoding="utf-8"), re.M
        ):
            places.setdefault(name, path.name)
    made = [each for each in marks(header) if not is_by_hand(ROOT / each.file)]
    return {**{each.file: source(each, places) for each in made}, **lists(header, made)}


def is_by_hand(path: Path) -> bool:
    """Whether there is a file that this script did not write."""
    return path.is_file() and "// Written by scripts/make-faces" not in path.read_text(
        encoding="utf-8"
    )
