# SPDX-License-Identifier: MIT
"""Reads the C headers with the toolchain's Clang: what they declare, as scripts and tests need it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

#: The header that programs include: the rules, and the headers of the subjects.
HEADER = Path(__file__).resolve().parent.parent / "include" / "keisen" / "keisen.h"


@dataclass(frozen=True)
class Parameter:
    """A parameter: `const char *text` has the type `const char *` and the name `text`."""

    type: str
    name: str


@dataclass(frozen=True)
class Function:
    """A function that is marked KEISEN_API, with its comment without stars."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]
    comment: str
    file: str
    line: int


@dataclass(frozen=True)
class Field:
    """A field of a struct; `double at[4]` has the type `double[4]`."""

    name: str
    type: str
    comment: str
    line: int


@dataclass(frozen=True)
class Struct:
    """A struct with its fields, and the macro that fills it with its defaults where there is one."""

    name: str
    fields: tuple[Field, ...]
    comment: str
    file: str
    line: int
    init: str | None

    @property
    def has_size(self) -> bool:
        """Whether it begins with the size that its caller knows."""
        return self.fields[0].name == "struct_size"


@dataclass(frozen=True)
class Enumerator:
    """A name of an enum."""

    name: str
    value: int
    comment: str


@dataclass(frozen=True)
class Enum:
    """An enum; one that only has constants has no name."""

    name: str
    enumerators: tuple[Enumerator, ...]
    comment: str
    file: str
    line: int


@dataclass(frozen=True)
class Header:
    """What a header and those of its folder that it includes declare, in their order."""

    functions: tuple[Function, ...]
    handles: frozenset[str]
    structs: tuple[Struct, ...]
    enums: tuple[Enum, ...]


#: Structs of the Arrow C data interface, which stand in one header as its definition asks for.
FOREIGN = {"ArrowSchema", "ArrowArray", "ArrowArrayStream"}

_INCLUDE = re.compile(r'^#include "(\w+\.h)"$', re.MULTILINE)


def files(path: Path = HEADER) -> list[Path]:
    """Return a header and those of its folder that it includes, each behind what it includes itself."""
    found: list[Path] = []

    def visit(path: Path) -> None:
        for name in _INCLUDE.findall(path.read_text(encoding="utf-8")):
            if path.with_name(name) not in found:
                visit(path.with_name(name))
        found.append(path)

    visit(path)
    return found


def check_all_included(path: Path = HEADER) -> None:
    """Raise ValueError, with its file, for a header of the folder that one and what it includes leave out."""
    included = files(path)
    for other in sorted(path.parent.glob("*.h")):
        if other not in included:
            raise ValueError(f"{other.name}:1: {path.name} does not include it")


def whole(path: Path = HEADER) -> str:
    """Return a header with those of its folder in the place of their includes."""
    return "\n".join(_INCLUDE.sub("", each.read_text(encoding="utf-8")) for each in files(path))


@cache
def clang() -> str:
    """Return the Clang of Swift's toolchain."""
    swift = shutil.which("swiftc")
    if swift is None:
        raise SystemExit("swiftc is not on the PATH: its Clang reads the headers")
    return str(Path(swift).resolve().with_name("clang"))


def syntax(path: Path, *options: str) -> dict[str, Any]:
    """Return what Clang makes of a file of C, as it writes it in JSON."""
    command = [clang(), "-x", "c", "-std=c99", "-fparse-all-comments", "-fsyntax-only", *options]
    command += ["-Xclang", "-ast-dump=json", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip())
    tree: dict[str, Any] = json.loads(done.stdout)
    return tree


def macros(path: Path) -> set[str]:
    """Return the names of the macros that a file of C defines, with those that it includes."""
    command = [clang(), "-x", "c", "-std=c99", "-dM", "-E", str(path)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {line.split()[1].partition("(")[0] for line in text.splitlines()}


@cache
def parse(path: Path = HEADER) -> Header:
    """Read headers that are written as ours are: a tag and its typedef have one name.

    Raises ValueError, with file and line, for what they don't have.
    """
    return _Reader(path).header()


class _Reader:
    """Reads what Clang says: a place has file and line only where these differ from the last one's."""

    def __init__(self, path: Path) -> None:
        self.folder = path.resolve().parent
        self.file, self.line = "", 0
        self.texts: dict[str, bytes] = {}
        self.inits = macros(path)
        self.functions: list[Function] = []
        self.structs: dict[str, Struct] = {}
        self.enums: dict[str, Enum] = {}
        self.handles: dict[str, None] = {}
        for node in syntax(path)["inner"]:
            self.read(node)

    def header(self) -> Header:
        structs = tuple(self.structs.values())
        handles = frozenset(self.handles.keys() - self.structs.keys())
        return Header(tuple(self.functions), handles, structs, tuple(self.enums.values()))

    def move(self, place: dict[str, Any]) -> None:
        for spot in ("spellingLoc", "expansionLoc"):
            if spot in place:
                self.move(place[spot])
        if "offset" in place:
            self.file = place.get("file", self.file)
            self.line = place.get("line", self.line)

    def read(self, node: dict[str, Any]) -> None:
        """Read a declaration of one of our headers; others move the place only."""
        self.move(node.get("loc", {}))
        file, line = self.file, self.line
        is_ours = Path(file).parent == self.folder and not node.get("isImplicit")
        for end in ("begin", "end"):
            self.move(node.get("range", {}).get(end, {}))
        kind = node["kind"]
        if is_ours and kind == "FunctionDecl":
            self.function(node, file, line)
        elif is_ours and kind == "RecordDecl":
            self.record(node, file, line)
        elif is_ours and kind == "EnumDecl":
            self.enum(node, file, line)
        else:
            if is_ours and kind not in ("TypedefDecl", "EmptyDecl"):
                raise ValueError(f"{file}:{line}: a {kind} has no place in our headers")
            self.skip(node)

    def skip(self, node: dict[str, Any]) -> None:
        for inner in node.get("inner", []):
            self.move(inner.get("loc", {}))
            for end in ("begin", "end"):
                self.move(inner.get("range", {}).get(end, {}))
            self.skip(inner)

    def comment(self, node: dict[str, Any]) -> str:
        """Return the comment of a declaration, read where Clang found it."""
        for inner in node.get("inner", []):
            if inner["kind"] == "FullComment":
                at = inner["range"]
                begin, end = at["begin"]["offset"], at["end"]["offset"]
                text = self.text(inner.get("loc", {}).get("file", self.file))
                lines = text[begin : text.index(b"*/", end)].decode("utf-8").split("\n")
                return "\n".join(
                    line.strip().removeprefix("*").removeprefix(" ") for line in lines
                ).strip()
        return ""

    def text(self, file: str) -> bytes:
        """Return a file as Clang counts it: by bytes."""
        if file not in self.texts:
            self.texts[file] = Path(file).read_bytes()
        return self.texts[file]

    def of(self, node: dict[str, Any]) -> str:
        """Return the comment of a declaration and move to its end."""
        text = self.comment(node)
        self.skip(node)
        return text

    def function(self, node: dict[str, Any], file: str, line: int) -> None:
        name = node["name"]
        inner = node.get("inner", [])
        if not any(each["kind"] == "VisibilityAttr" for each in inner):
            raise ValueError(f"{file}:{line}: {name} is not marked KEISEN_API")
        parameters = []
        for each in inner:
            if each["kind"] == "ParmVarDecl":
                if "name" not in each:
                    raise ValueError(f"{file}:{line}: a parameter of {name} has no name")
                parameters.append(Parameter(_type(each), each["name"]))
        result = node["type"]["qualType"].partition("(")[0].strip()
        where = Path(file).name
        self.functions.append(Function(name, result, tuple(parameters), self.of(node), where, line))

    def record(self, node: dict[str, Any], file: str, line: int) -> None:
        name = node.get("name", "")
        if not name.startswith("keisen_"):
            if name not in FOREIGN:
                raise ValueError(f"{file}:{line}: a struct is called {name or 'nothing'}")
            self.skip(node)
            return
        if not node.get("completeDefinition"):
            self.handles[name] = None
            self.skip(node)
            return
        fields: list[Field] = []
        comment = self.comment(node)
        for each in node.get("inner", []):
            self.move(each.get("loc", {}))
            at = self.line
            for end in ("begin", "end"):
                self.move(each.get("range", {}).get(end, {}))
            if each["kind"] == "FieldDecl":
                kind, text = _type(each), self.of(each)
                # Fields of one type on lines below each other share a text.
                if not text and fields and fields[-1].type == kind and fields[-1].line == at - 1:
                    text = fields[-1].comment
                fields.append(Field(each["name"], kind, text, at))
            elif each["kind"] == "FullComment":
                self.skip(each)
            else:
                raise ValueError(f"{file}:{at}: {name} has a {each['kind']}")
        init = name.upper() + "_INIT"
        self.structs[name] = Struct(
            name,
            tuple(fields),
            comment,
            Path(file).name,
            line,
            init if init in self.inits else None,
        )

    def enum(self, node: dict[str, Any], file: str, line: int) -> None:
        name = node.get("name", "")
        comment = self.comment(node)
        enumerators = []
        for each in node.get("inner", []):
            if each["kind"] == "EnumConstantDecl":
                value = _value(each)
                if value is None:
                    raise ValueError(f"{file}:{line}: {each['name']} has no value of its own")
                self.move(each.get("loc", {}))
                enumerators.append(Enumerator(each["name"], value, self.of(each)))
            else:
                self.skip(each)
        self.enums[name] = Enum(name, tuple(enumerators), comment, Path(file).name, line)


def _type(node: dict[str, Any]) -> str:
    """Return the type of a field or parameter as the headers write it: bool is a macro there."""
    return re.sub(r"\b_Bool\b", "bool", node["type"]["qualType"])


def _value(node: dict[str, Any]) -> int | None:
    """Return the value of a constant, which stands on the expression that it is made of."""
    for inner in node.get("inner", []):
        if "value" in inner and inner["kind"] in ("ConstantExpr", "IntegerLiteral"):
            return int(inner["value"])
        value = _value(inner)
        if value is not None:
            return value
    return None
