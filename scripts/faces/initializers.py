# SPDX-License-Identifier: MIT
"""The initialisers of Keisen's structs in Swift: what a mark and its style are made of, in which order."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STRUCT = re.compile(r"^(?:public|package) struct (\w+)\b")
INIT = re.compile(r"^  (?:public|package) init\((.*)$")
LABEL = re.compile(r"^\s*(\w+): ([^=]+?)(?: = .*?)?,?$")


@dataclass(frozen=True)
class Label:
    """A parameter of an initialiser, which has its label's name."""

    name: str
    type: str

    @property
    def is_optional(self) -> bool:
        """Whether it may be nil."""
        return self.type.endswith("?")


@cache
def initializers() -> dict[str, tuple[Label, ...]]:
    """Return the labels of the first initialiser of structs that others see: on its line, or a line for each."""
    found: dict[str, tuple[Label, ...]] = {}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        if "KeisenABI" in path.parts:
            continue
        lines = path.read_text(encoding="utf-8").split("\n")
        name = None
        for number, line in enumerate(lines):
            if match := STRUCT.match(line):
                name = match[1]
            elif line == "}":
                name = None
            elif (match := INIT.match(line)) and name is not None:
                within = match[1].partition(") ")[0]
                labels = within.split(", ") if within else lines[number + 1 :]
                found.setdefault(name, tuple(_labels(labels)))
    return found


def _labels(lines: list[str]) -> list[Label]:
    """Return the labels that lines begin with."""
    labels = []
    for line in lines:
        match = LABEL.match(line)
        if match is None:
            break
        labels.append(Label(match[1], match[2]))
    return labels
