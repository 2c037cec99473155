# SPDX-License-Identifier: MIT
"""What KeisenABI has of every option struct and every handle, in Swift."""

import re
from pathlib import Path

from keisen_header import Enum, Function, Header, Struct

from faces.defaults import options

ROOT = Path(__file__).resolve().parents[2]

#: Columns of a line of Swift.
WIDTH = 100

FOLDER = "Sources/KeisenABI/Generated"
HEAD = """\
// Written by scripts/make-faces from include/keisen.

import CKeisen
import Keisen
"""


def conformance(struct: Struct) -> str:
    """Return the struct as one with a size and defaults."""
    flags = ", ".join(f"\\.{field.name}" for field in struct.fields if field.type == "bool")
    lines = [
        f"extension {struct.name}: OptionsStruct {{",
        f'  static var name: String {{ "{struct.name}" }}',
        f"  static var defaults: Self {{ {struct.name}_default }}",
    ]
    if flags:
        lines.append(f"  static var flags: [PartialKeyPath<Self>] {{ [{flags}] }}")
    return "\n".join([*lines, "}"]) + "\n"


def declaration(name: str, *parameters: tuple[str, str], call: str) -> str:
    """Return a function of C in Swift, laid out as the formatter does, that calls another one."""
    words = [f"_ {name}: {kind}" for name, kind in parameters]
    line = f"public func {name}({', '.join(words)}) -> keisen_status {{"
    if len(line) > WIDTH:
        rows = [words[0]]
        for word in words[1:]:
            if len(f"  {rows[-1]}, {word},") > WIDTH + (word is words[-1]):
                rows.append(word)
            else:
                rows[-1] += f", {word}"
        line = f"public func {name}(\n  " + ",\n  ".join(rows) + "\n) -> keisen_status {"
    return f"@c @implementation\n{line}\n  {call}\n}}\n"


def initializer(function: Function, struct: Struct) -> str:
    """Return the function that fills a struct with its defaults."""
    first = function.parameters[0].name
    return declaration(
        f"{struct.name}_init",
        (first, f"Out<{struct.name}>"),
        ("struct_size", "UInt32"),
        call=f"initialize({first}, struct_size)",
    )


def lower_camel(name: str) -> str:
    """Return a name of C as one of Swift: `color_scale` is `colorScale`."""
    first, *others = name.split("_")
    return first + "".join(each.capitalize() for each in others)


def lifetime(function: Function, handles: frozenset[str]) -> str | None:
    """Return a function that counts or compares the references of a handle; None for any other."""
    kind, _, verb = function.name.removeprefix("keisen_").rpartition("_")
    if f"keisen_{kind}" not in handles:
        return None
    types = [each.type for each in function.parameters]
    names = [each.name for each in function.parameters]
    handle = f"keisen_{kind} *"
    if verb in ("retain", "release") and types == [handle]:
        call = f"{verb}({names[0]}, as: .{lower_camel(kind)})"
        return declaration(function.name, (names[0], "Handle"), call=call)
    if verb == "equal" and types == [handle, handle, "bool *"]:
        parameters = zip(names, ("Handle", "Handle", "Out<Bool>"), strict=True)
        call = f"KeisenABI.equal({', '.join(names)}, as: .{lower_camel(kind)})"
        return declaration(function.name, *parameters, call=call)
    if verb in ("retain", "release", "equal"):
        where = f"{function.file}:{function.line}"
        raise ValueError(f"{where}: {function.name} has not the parameters of all such functions")
    return None


#: Enums whose enumerators are found by the names that Swift's classes have.
NAMED = {"keisen_restriction_kind"}

#: The generic functions of marks, by the types of parameters: C stands for columns, G for those of groups, O for
#: options.
MARK_CALLS = {
    ("keisen_space *", "G", "O", "keisen_series **"): "createGroups",
    ("keisen_chart *", "G", "O", "keisen_series **"): "addGroups",
    ("keisen_space *", "C", "O", "keisen_series **"): "createMark",
    ("keisen_chart *", "C", "O", "keisen_series **"): "addMark",
    ("keisen_series *", "C"): "setMarkColumns",
    ("keisen_series *", "O"): "setMarkOptions",
}


def mark_call(function: Function) -> str | None:
    """Return a function of marks that have columns and options of their own; None for any other."""
    kinds, types = [], []
    for each in function.parameters:
        struct = each.type.removeprefix("const ").removesuffix(" *")
        letter = {"columns": "C", "options": "O"}.get(struct.rpartition("_")[2])
        letter = "G" if struct == "keisen_group_columns" else letter
        is_struct = letter is not None and each.type == f"const {struct} *"
        kinds.append(letter if is_struct else each.type)
        handle = "Out<Handle>" if each.type.endswith("**") else "Handle"
        types.append(f"In<{struct}>" if is_struct else handle)
    call = MARK_CALLS.get(tuple(kinds))
    if call is None:
        return None
    names = [each.name for each in function.parameters]
    parameters = zip(names, types, strict=True)
    return declaration(function.name, *parameters, call=f"{call}({', '.join(names)})")


def names(enum: Enum) -> str:
    """Return the enumerators of an enum by what is left of their names, in lower case."""
    prefix = enum.name.removesuffix("_kind").upper() + "_"
    rows = [
        f'    "{each.name.removeprefix(prefix).lower()}": {each.name},' for each in enum.enumerators
    ]
    lines = [
        f"extension {enum.name} {{",
        "  /// Each by its name.",
        "  static let named: [String: Self] = [",
        *rows,
        "  ]",
        "}",
    ]
    return "\n".join(lines) + "\n"


def by_hand(folder: Path) -> set[str]:
    """Return the functions of C that Swift files implement by hand."""
    found: set[str] = set()
    for path in folder.rglob("*.swift"):
        if path.parent.name != "Generated":
            found.update(
                re.findall(r"^public func (keisen_\w+)\(", path.read_text(encoding="utf-8"), re.M)
            )
    return found


def files(header: Header) -> dict[str, str]:
    """Return the Swift files by their names."""
    functions = {function.name: function for function in header.functions}
    structs = options(header)
    parts = [conformance(each) for each in structs]
    parts += [initializer(functions[f"{each.name}_init"], each) for each in structs]
    written = by_hand(ROOT / FOLDER / "..")
    others = [each for each in header.functions if each.name not in written]
    marks = [text for each in others if (text := mark_call(each))]
    lifetimes = [text for each in header.functions if (text := lifetime(each, header.handles))]
    kinds = [names(each) for each in header.enums if each.name in NAMED]
    return {
        f"{FOLDER}/KindNames.swift": HEAD + "\n" + "\n".join(kinds),
        f"{FOLDER}/OptionStructs.swift": HEAD + "\n" + "\n".join(parts),
        f"{FOLDER}/Lifetimes.swift": HEAD + "\n" + "\n".join(lifetimes),
        f"{FOLDER}/MarkCalls.swift": HEAD + "\n" + "\n".join(marks),
    }
