# SPDX-License-Identifier: MIT
"""Lines of files written by hand that are made: those between `make-faces: begin NAME` and `make-faces: end`."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BEGIN = re.compile(r"^\W*make-faces: begin (\w+)\W*$")
END = re.compile(r"^\W*make-faces: end\W*$")


def with_regions(name: str, regions: dict[str, list[str]]) -> str:
    """Return a file with other lines between its marks.

    Raises ValueError, with file and line, where a region is unknown, missing or has no end.
    """
    lines: list[str] = []
    left = dict(regions)
    within = 0
    for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").split("\n"), 1):
        if within and not END.match(line):
            continue
        within = 0
        lines.append(line)
        if match := BEGIN.match(line):
            if match[1] not in left:
                raise ValueError(f"{name}:{number}: there are no lines for {match[1]}")
            lines += left.pop(match[1])
            within = number
    if within:
        raise ValueError(f"{name}:{within}: the lines have no end")
    if left:
        raise ValueError(f"{name}:1: there is no place for {', '.join(left)}")
    return "\n".join(lines)
