# SPDX-License-Identifier: MIT
"""Reads the C headers: what they declare, as the scripts and tests beside it need it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

#: The header that programs include: the rules, and the headers of the subjects.
HEADER = Path(__file__).resolve().parent.parent / "include" / "keisen" / "keisen.h"


@dataclass(frozen=True)
class Parameter:
    """A parameter: `const char *text` has the type `const char *` and the name `text`."""

    type: str
    name: str


@dataclass(frozen=True)
class Function:
    """A function that is marked KEISEN_API, and the comment right above it without its stars."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]
    comment: str
    file: str
    line: int


@dataclass(frozen=True)
class Header:
    """The functions of a header and of those that it includes in their order, and the names of opaque types."""

    functions: tuple[Function, ...]
    handles: frozenset[str]


_INCLUDE = re.compile(r'^#include "(\w+\.h)"$', re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_FUNCTION = re.compile(r"KEISEN_API\s+([^;()]*?)(\w+)\s*\(([^()]*)\)\s*;")
_HANDLE = re.compile(r"typedef\s+struct\s+(\w+)\s+\1\s*;")


def _blank(match: re.Match[str]) -> str:
    """Replace a comment by as many blanks, so that positions and lines stay."""
    return re.sub(r"[^\n]", " ", match.group())


def _comment_above(text: str, position: int) -> str:
    above = text[:position].rstrip()
    start = above.rfind("/*")
    if not above.endswith("*/") or not above.startswith("/**", start):
        return ""
    lines = above[start + 3 : -2].split("\n")
    return "\n".join(line.strip().removeprefix("*").removeprefix(" ") for line in lines).strip()


def _parameter(text: str) -> Parameter:
    words = re.fullmatch(r"(.*?[\s*])(\w+)", text, re.DOTALL)
    if words is None:
        raise ValueError(f"a parameter without a name: {text!r}")
    return Parameter(type=" ".join(words[1].split()), name=words[2])


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


def whole(path: Path = HEADER) -> str:
    """Return a header with those of its folder in the place of their includes."""
    return "\n".join(_INCLUDE.sub("", each.read_text(encoding="utf-8")) for each in files(path))


def parse(path: Path = HEADER) -> Header:
    """Read headers that are written as ours are: no function-pointer parameters, no K&R."""
    parts = [_parse(each) for each in files(path)]
    return Header(
        tuple(function for part in parts for function in part.functions),
        frozenset().union(*(part.handles for part in parts)),
    )


def _parse(path: Path) -> Header:
    text = path.read_text(encoding="utf-8")
    code = _COMMENT.sub(_blank, text)
    functions = []
    for match in _FUNCTION.finditer(code):
        arguments = match[3].strip()
        parameters = () if arguments == "void" else map(str.strip, arguments.split(","))
        functions.append(
            Function(
                name=match[2],
                result=" ".join(match[1].split()),
                parameters=tuple(_parameter(parameter) for parameter in parameters),
                comment=_comment_above(text, match.start()),
                file=path.name,
                line=code.count("\n", 0, match.start()) + 1,
            )
        )
    marked = len(re.findall(r"^KEISEN_API\b", code, re.MULTILINE))
    if marked != len(functions):
        raise ValueError(f"{path}: {marked} functions are marked KEISEN_API, read {len(functions)}")
    return Header(tuple(functions), frozenset(match[1] for match in _HANDLE.finditer(code)))
