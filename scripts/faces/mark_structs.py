# SPDX-License-Identifier: MIT
"""The library's reading of marks' columns and options: what Swift's mark and style are made of, from C's structs.

Structs whose conformance a file of KeisenABI declares by hand are left to it.
"""

import re

from keisen_header import Header

from faces import library
from faces.cpp import Mark, marks
from faces.initializers import Label, initializers
from faces.library import FOLDER, HEAD, ROOT, lower_camel
from faces.model import Option, OptionStruct
from faces.words import camel

FILE = f"{FOLDER}/MarkStructs.swift"
CONFORMANCE = re.compile(r"^extension (keisen_\w+): Mark(?:Columns|Options)Struct", re.MULTILINE)
#: What reads an option from its field, by its kind and the type of the label it goes to.
READERS = {
    ("number", "Double"): "{name}",
    ("flag", "Bool"): "{name}",
    ("integer", "Int"): "Int({name})",
    ("color", "Color?"): "{name}.chosen",
    ("text", "String"): 'try optionalString({name}, "{name}")',
    ("format", "TickFormat"): "try TickFormat(try read({name}))",
    ("colors", "[Color]"): "try readColors({name}, {count})",
    ("texts", "[String]"): "try readNames({name}, {count})",
}


def labels_of(option: Option) -> set[str]:
    """Return what Swift may call an option: a flag `filled` is `isFilled`, `show_values` is `showsValues`."""
    name = lower_camel(option.name)
    if option.kind == "format":
        return {name, "format"}
    if option.kind != "flag":
        return {name}
    verb, _, rest = option.name.partition("_")
    return {name, "is" + camel(option.name), lower_camel(f"{verb}s_{rest}")}


def reader(option: Option, label: Label) -> str | None:
    """Return the expression that reads an option; None where that takes a hand."""
    name = option.name
    if option.kind == "choice":
        words = option.type.removeprefix("keisen_").replace("_", " ")
        return f'try chosen({name}, "{words}")'
    if option.type == "keisen_color_scale *":
        kept = "try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale"
        return kept if label.is_optional else None
    if option.type == "keisen_column *" and not option.is_optional:
        return None if label.is_optional else f'try requireColumn({name}, "{name}")'
    if option.kind == "handle":
        kind = lower_camel(option.type.removeprefix("keisen_").removesuffix(" *"))
        return f"try borrowOptional({name}, as: .{kind})" if label.is_optional else None
    if (option.kind, name, label.type) == ("numbers", "dash", "[Double]"):
        return f"try readDash(dash, {option.count})"
    found = READERS.get((option.kind, label.type))
    return None if found is None else found.format(name=name, count=option.count)


def arguments(struct: OptionStruct, made: str, given: dict[str, str]) -> list[str]:
    """Return the arguments of the initialiser of a mark or a style; some are given.

    Raises ValueError where one is no option, or an option none of them.
    """
    where = f"{struct.struct.file}:{struct.struct.line}: {struct.struct.name}"
    left = [each for each in struct.options if each.name != "label"]
    lines = []
    for label in initializers().get(made, ()):
        value = given.get(label.name)
        for option in left:
            if value is None and label.name in labels_of(option):
                value = reader(option, label)
                left.remove(option)
                break
        if value is None:
            raise ValueError(f"{where} says nothing plain of {made}.{label.name}; read it by hand")
        lines.append(f"      {label.name}: {value}")
    if left or not lines:
        names = ", ".join(each.name for each in left)
        raise ValueError(f"{where}: {made} is not made of {names}; read it by hand")
    return ",\n".join(lines).split("\n")


def columns(mark: Mark) -> list[str]:
    """Return the conformance of the columns of a mark."""
    kind, style = f"{camel(mark.subject)}Mark", f"{camel(mark.subject)}Style"
    return [
        f"extension {mark.columns.struct.name}: MarkColumnsStruct {{",
        f"  func mark(changing old: {kind}?) throws(KeisenError) -> {kind} {{",
        f"    {kind}(",
        *arguments(mark.columns, kind, {"style": f"old?.style ?? {style}()"}),
        "    )",
        "  }",
        "}",
        "",
    ]


def options(mark: Mark) -> list[str]:
    """Return the conformance of the options of a mark."""
    kind, style = f"{camel(mark.subject)}Mark", f"{camel(mark.subject)}Style"
    return [
        f"extension {mark.options.struct.name}: MarkOptionsStruct {{",
        f"  typealias Kind = {kind}",
        "",
        f"  func appearances() throws(KeisenError) -> (style: {style}, label: String) {{",
        f"    let style = {style}(",
        *arguments(mark.options, style, {}),
        "    )",
        '    return (style, try optionalString(label, "label"))',
        "  }",
        "}",
        "",
    ]


def by_hand() -> set[str]:
    """Return the structs that files of KeisenABI read by hand."""
    found: set[str] = set()
    for path in (ROOT / FOLDER).parent.rglob("*.swift"):
        if path.parent.name != "Generated":
            found.update(CONFORMANCE.findall(path.read_text(encoding="utf-8")))
    return found


def files(header: Header) -> dict[str, str]:
    """Return the Swift file by its name."""
    read = by_hand()
    others = library.by_hand((ROOT / FOLDER).parent)
    lines = HEAD.split("\n")
    for mark in marks(header):
        if mark.create.name in others:
            continue
        if mark.columns.struct.name not in read:
            lines += columns(mark)
        if mark.options.struct.name not in read:
            lines += options(mark)
    return {FILE: "\n".join(lines)}
