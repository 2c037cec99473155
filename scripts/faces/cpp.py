# SPDX-License-Identifier: MIT
"""The C++ headers of enums, and of each kind of mark whose columns and options are plain: its structs and class."""

import re
from pathlib import Path

from keisen_header import Enum, Function, Header

from faces.library import MARK_CALLS
from faces.model import Option, OptionStruct, structs
from faces.regions import with_regions
from faces.words import camel, comment, member, with_nothing, without_default

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "bindings/cpp/include/keisen"
ENUMS = f"{FOLDER}/enums.hpp"
#: A class, a struct or an enum of a C++ header.
TYPE = re.compile(r"^(?:enum class|class|struct) (\w+)\b[^;]*$", re.MULTILINE)
#: Enums that C++ has under another name, or not at all: other types say what they do.
WITHIN = {
    "keisen_area_fill_kind",
    "keisen_axis_place",
    "keisen_path_verb",
    "keisen_pointer_kind",
    "keisen_restriction_parameter",
    "keisen_selection_change",
    "keisen_svg_fonts",
}
#: The names of enums that C++ has as the names of classes.
ENUM_NAMES = {
    "keisen_preference_report": "PreferenceReportKind",
    "keisen_tick_format": "TickStyle",
}
#: What stands for keywords.
KEYWORDS = {
    "auto": "automatic",
    "bool": "boolean",
    "double": "real",
    "int": "integer",
    "virtual": "virtual_",
}
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


def kept_lines(of: OptionStruct) -> list[str]:
    """Return a struct for C that points into others, which it keeps or was given; nothing where it points nowhere."""
    c, name = of.struct.name, camel(of.struct.name)
    kept, filled, lines = [], [], []
    for option in options_of(of):
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
        lines += [f"    {each}" for each in pointed(option, given, own)]
    if not lines:
        return []
    body = ",\n        ".join([f"{c}(c_struct<{c}>(given))", *filled])
    return [
        f"/// {name} for C, with what they point into.",
        f"struct {name}ForC : {c}, Pinned {{",
        f"  explicit {name}ForC(const {name} &given)",
        f"      : {body} {{",
        *lines,
        "  }",
        *(["", "private:", *kept] if kept else []),
        "};",
        "",
    ]


def for_c(of: OptionStruct) -> str:
    """Return the struct that one of C++ becomes for C."""
    return f"{camel(of.struct.name)}ForC" if kept_lines(of) else of.struct.name


def options_of(of: OptionStruct) -> list[Option]:
    """Return the options that C++ has of a struct: lists know how long they are."""
    counts = {each.count for each in of.options}
    return [each for each in of.options if each.name not in counts]


def pointed(option: Option, given: str, own: str) -> list[str]:
    """Return the lines that point fields of a struct of C into what is kept, or given."""
    if option.kind == "format":
        return [f"{option.name} = &{own};"]
    if option.kind not in ("numbers", "colors", "texts"):
        return []
    source = given if option.kind == "numbers" else own
    if option.has_own_count:
        return [
            f"{option.name} = {source}.empty() ? nullptr : {source}.data();",
            f"{option.count} = {source}.empty() ? given.{option.count} : {source}.size();",
        ]
    count = f"static_cast<decltype({option.count})>({source}.size())"
    return [f"{option.name} = {source}.data();", f"{option.count} = {count};"]


def enum_lines(enum: Enum, names_of: dict[str, str]) -> list[str]:
    """Return an enum class; `names_of` has the names of C++ for those of C that texts may say."""
    names = [each.name for each in enum.enumerators]
    text = in_words(text_of(enum.comment), names_of)
    lines = [*comment(text, "/// "), f"enum class {enum_name(enum.name)} : int {{"]
    said = ""
    for each in enum.enumerators:
        # Clang gives a text to all enumerators up to the next text.
        if each.comment != said:
            said = each.comment
            lines += comment(in_words(text_of(said), names_of), "  /// ")
        lines.append(f"  {word(member(each.name, names))} = {each.name},")
    return [*lines, "};", ""]


def word(name: str) -> str:
    """Return a name that is no keyword."""
    return KEYWORDS.get(name, name)


def enum_name(name: str) -> str:
    """Return what C++ calls an enum of C."""
    return ENUM_NAMES.get(name, camel(name))


def in_words(text: str, names_of: dict[str, str]) -> str:
    """Return a text with the names of C++ for enums and enumerators."""
    return re.sub(r"\b(?:KEISEN|keisen)_\w+\b", lambda m: names_of.get(m[0], m[0]), text)


def enums_source(header: Header, by_hand: set[str]) -> str:
    """Return the C++ header of all enums but those that another header has by hand."""
    names_of = {}
    for enum in header.enums:
        names_of[enum.name] = enum_name(enum.name)
        names = [each.name for each in enum.enumerators]
        for name in names:
            names_of[name] = f"{enum_name(enum.name)}::{word(member(name, names))}"
    made = [
        each
        for each in header.enums
        if each.name and each.name not in WITHIN and enum_name(each.name) not in by_hand
    ]
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        "// Written by scripts/make-faces from the C headers.",
        "// clang-format off",
        "#pragma once",
        "",
        "#include <keisen/keisen.h>",
        "",
        "namespace keisen {",
        "",
        *(
            line
            for each in sorted(made, key=lambda each: enum_name(each.name))
            for line in enum_lines(each, names_of)
        ),
        "} // namespace keisen",
    ]
    return "\n".join(lines) + "\n"


def source(mark: Mark, places: dict[str, str]) -> str:
    """Return the C++ header of a kind of mark."""
    enums = {each.name: each for each in mark.header.enums}
    includes = {"<keisen/detail/mark_series.hpp>", "<optional>", "<utility>"}
    for option in (*mark.columns.options, *mark.options.options):
        includes.update(INCLUDES.get(option.kind, []))
        if option.kind == "integer":
            includes.add("<cstdint>" if option.type != "size_t" else "<cstddef>")
        name = option.type.removesuffix(" *")
        if option.kind in ("choice", "handle"):
            includes.add(f"<keisen/{places[camel(name)]}>")
    name = camel(mark.subject)
    first = text_of(mark.create.comment.partition("\n\n")[0]).removeprefix("Makes ")
    lines = [
        "// SPDX-License-Identifier: MIT",
        "//",
        f"// Written by scripts/make-faces from {mark.create.file}.",
        "// clang-format off",
        "#pragma once",
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
        *struct_lines(mark.columns, enums),
        *struct_lines(mark.options, enums),
        "namespace detail {",
        "",
        *kept_lines(mark.columns),
        *kept_lines(mark.options),
        f"struct {name}Calls : MarkCalls<{camel(mark.columns.struct.name)},",
        f"    {for_c(mark.columns)},",
        f"    {camel(mark.options.struct.name)},",
        f"    {for_c(mark.options)}> {{",
        *(f"  static constexpr auto {verb} = {call};" for verb, call in mark.calls.items()),
        "};",
        "",
        "} // namespace detail",
        "",
        *comment(first[0].upper() + first[1:], "/// "),
        f"class {name}Series : public detail::MarkSeries<{name}Series, detail::{name}Calls> {{",
        "public:",
        "  using MarkSeries::MarkSeries;",
        "};",
        "",
        "} // namespace keisen",
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
        f"    return {series}::add(handle(), columns, options);",
        "  }",
        "",
    ]


def lists(header: Header, made: list[Mark]) -> dict[str, str]:
    """Return the headers that name all others and all marks."""
    functions = {each.name: each for each in header.functions}
    added = [each for each in made if "add" in each.calls]
    names = {path.name for path in (ROOT / FOLDER).glob("*.hpp")}
    names |= {"enums.hpp", *(Path(each.file).name for each in made)}
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
    places, by_hand = {}, set()
    for path in (ROOT / FOLDER).glob("*.hpp"):
        names = TYPE.findall(path.read_text(encoding="utf-8"))
        for name in names:
            places.setdefault(name, path.name)
        if is_by_hand(path):
            by_hand.update(names)
    places.update(
        {
            enum_name(each.name): "enums.hpp"
            for each in header.enums
            if enum_name(each.name) not in by_hand
        }
    )
    made = [each for each in marks(header) if not is_by_hand(ROOT / each.file)]
    return {
        ENUMS: enums_source(header, by_hand),
        **{each.file: source(each, places) for each in made},
        **lists(header, made),
    }


def is_by_hand(path: Path) -> bool:
    """Whether there is a file that this script did not write."""
    return path.is_file() and "// Written by scripts/make-faces" not in path.read_text(
        encoding="utf-8"
    )
