# SPDX-License-Identifier: MIT
"""Python's types of options: what `set` of a class of series takes is what its `__init__` takes by name.

A type says so in the line above it: `# make-faces: options of PolygonSeries`. Columns are no options, and neither
is what `set` is marked to be without.
"""

import ast
import re

from keisen_header import Header

from faces import mark_classes
from faces.chart_methods import Signature, classes

MARKER = re.compile(r"^    # make-faces: options of (\w+)$")
FIELD = re.compile(r"^ {8}\w+: ")
COLUMN = re.compile(r" \| ColumnLike\b|\bColumnLike \| ")


def option_lines(made: ast.ClassDef) -> list[str]:
    """Return the fields of the type, as they are declared."""
    functions = {each.name: each for each in made.body if isinstance(each, ast.FunctionDef)}
    without: list[str] = []
    for decorator in functions["set"].decorator_list:
        if isinstance(decorator, ast.Call):
            for keyword in decorator.keywords:
                if keyword.arg == "without" and isinstance(keyword.value, ast.Constant):
                    without = str(keyword.value.value).split()
    names = Signature(functions["__init__"]).names
    declared = {
        name: text.partition(" = ")[0] for name, text in names.items() if name not in without
    }
    return [f"        {COLUMN.sub('', each)}" for each in declared.values()]


def files(header: Header) -> dict[str, str]:
    """Return the modules of series by their names."""
    made = classes(header)
    written = {}
    for name, text in mark_classes.sources(header).items():
        lines: list[str] = []
        source = iter(enumerate(text.split("\n"), 1))
        for number, line in source:
            lines.append(line)
            match = MARKER.match(line)
            if match is None:
                continue
            if match[1] not in made:
                raise ValueError(f"{name}:{number}: there is no class {match[1]}")
            # The class with its text, up to a line between; then fields, up to a line that is none.
            for _, kept in source:
                lines.append(kept)
                if not kept:
                    break
            lines += option_lines(made[match[1]])
            for _, kept in source:
                if not FIELD.match(kept):
                    lines.append(kept)
                    break
        written[name] = "\n".join(lines)
    return written
