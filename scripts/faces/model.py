# SPDX-License-Identifier: MIT
"""Option structs as languages with strings and lists see them: a count and its pointer are one list."""

import re
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import keisen_header
from keisen_header import Enum, Header, Struct

from faces import defaults
from faces.defaults import options

#: What a colour and insets are that are left to the chart.
AUTOMATIC = {"keisen_color": [0, 0, 0, -1], "keisen_insets": [-1, -1, -1, -1]}


@dataclass(frozen=True)
class Option:
    """A field, or a list of what a pointer and a count say.

    `kind` is color, number, flag, integer, choice, text, handle, format, numbers, colors or texts,
    or other for what takes a hand, as structs within structs and functions do; `type` the C type of
    one; `is_optional` whether there may be none. The number of a list is in `count`, a field that
    has a meaning without the list where it `has_own_count`. `annotations` are what its comment says
    beside its text, `(animated: size)`; `where` is its file and line.
    """

    name: str
    kind: str
    type: str
    is_optional: bool
    default: Any
    count: str | None
    has_own_count: bool
    text: str
    annotations: dict[str, str]
    where: str


@dataclass(frozen=True)
class OptionStruct:
    """An option struct and its options."""

    struct: Struct
    options: tuple[Option, ...]


#: What a comment says beside its text, such as `(argument: first)`.
_ANNOTATION = re.compile(r"\s*\((argument|animated): (\w+)\)")

KINDS = {
    "double": "number",
    "bool": "flag",
    "const char *": "text",
    "keisen_color": "color",
    "const keisen_tick_format_options *": "format",
    **dict.fromkeys(["uint32_t", "int32_t", "uint64_t", "int64_t", "size_t"], "integer"),
}
LISTS = {
    "const double *": "numbers",
    "const keisen_color *": "colors",
    "const char *const *": "texts",
}


@cache
def all_structs(header: Header) -> dict[str, OptionStruct]:
    """Return all option structs by their names."""
    values = _defaults(header)
    enums = {each.name: each for each in header.enums}
    return {
        each.name: OptionStruct(each, _options(each, values[each.name], header.handles, enums))
        for each in options(header)
    }


def structs(header: Header) -> dict[str, OptionStruct]:
    """Return the option structs in which nothing takes a hand, by their names."""
    return {
        name: each
        for name, each in all_structs(header).items()
        if all(option.kind != "other" for option in each.options)
    }


def _options(
    struct: Struct, values: list[Any], handles: frozenset[str], enums: dict[str, Enum]
) -> tuple[Option, ...]:
    fields = {each.name: each for each in struct.fields}
    default = dict(zip(fields, values, strict=True))
    counts = {}
    for name, field in fields.items():
        if field.type in LISTS:
            for count in (f"{name}_count", f"{name.removesuffix('s')}_count"):
                if count in fields:
                    counts[name] = count
    taken = {count for count in counts.values() if default[count] == 0}
    made = []
    for name, field in fields.items():
        if name == "struct_size" or name in taken:
            continue
        value, kind, is_optional = default[name], KINDS.get(field.type, "other"), False
        if field.type in enums:
            kind = "choice"
        elif field.type.removesuffix(" *") in handles and field.type.endswith(" *"):
            kind, is_optional = "handle", "must not be NULL" not in field.comment
        elif name in counts:
            kind, is_optional = LISTS[field.type], True
        elif kind == "color":
            is_optional = value == AUTOMATIC["keisen_color"]
        count = counts.get(name)
        has_own = count is not None and count not in taken
        text = _ANNOTATION.sub("", field.comment)
        said = dict(_ANNOTATION.findall(field.comment))
        where = f"{struct.file}:{field.line}"
        made.append(
            Option(name, kind, field.type, is_optional, value, count, has_own, text, said, where)
        )
    return tuple(made)


def _defaults(header: Header) -> dict[str, list[Any]]:
    """Return the defaults of all option structs, a value for each field."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "defaults.h"
        (text,) = defaults.files(header).values()
        path.write_text(text, encoding="utf-8")
        tree = keisen_header.syntax(path, "-I", str(keisen_header.HEADER.parents[1]))
    for node in tree["inner"]:
        if node["kind"] == "VarDecl" and node["name"].endswith("_default"):
            (value,) = [each for each in node["inner"] if each["kind"] == "InitListExpr"]
            found[node["name"].removesuffix("_default")] = _value(value)
    return found


def _value(node: dict[str, Any]) -> Any:  # noqa: ANN401
    """Return what an initialiser says: numbers, the names of constants, None for NULL."""
    kind = node["kind"]
    inner = node.get("inner", [])
    if kind in ("ImplicitCastExpr", "ConstantExpr", "ParenExpr", "CStyleCastExpr"):
        return None if node.get("castKind") == "NullToPointer" else _value(inner[0])
    if kind == "IntegerLiteral":
        return int(node["value"])
    if kind == "FloatingLiteral":
        return float(node["value"])
    if kind == "DeclRefExpr":
        return node["referencedDecl"]["name"]
    if kind == "InitListExpr":
        return [_value(each) for each in inner]
    if kind == "UnaryOperator" and node["opcode"] == "-":
        return -_value(inner[0])
    if kind == "BinaryOperator" and node["opcode"] == "/":
        return _value(inner[0]) / _value(inner[1])
    return {"ImplicitValueInitExpr": 0, "CallExpr": "NAN"}.get(kind, kind)
