# SPDX-License-Identifier: MIT
"""Python's chart methods that make one series: parameters, their texts and the call are those of its class.

A method says so in the line above it: `# make-faces: as PolygonSeries`. Its summary, what it returns and raises,
its examples, what it does with the series, and parameters of its own such as `colorbar` are written by hand.
"""

import ast
import re
import textwrap

from keisen_header import Header

from faces import mark_classes
from faces.mark_classes import FOLDER, ROOT

MARKER = re.compile(r"^    # make-faces: as (\w+)$")
SECTION = re.compile(r"^(\w[\w ]*)\n-+$", re.MULTILINE)


def classes(header: Header) -> dict[str, ast.ClassDef]:
    """Return the classes of series by their names."""
    found = {}
    for text in mark_classes.sources(header).values():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = node
    return found


def sections(text: str) -> dict[str, str]:
    """Return the sections of a docstring by their headings, the first of which is empty."""
    parts = SECTION.split(text)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def entries(text: str) -> dict[str, tuple[str, str]]:
    """Return what a section says of each name: the line with its type, and the text."""
    found: dict[str, tuple[str, list[str]]] = {}
    lines: list[str] = []
    for line in text.strip("\n").split("\n"):
        if line and not line.startswith(" "):
            lines = []
            for name in line.partition(" :")[0].split(", "):
                found[name] = (line, lines)
        else:
            lines.append(line.strip())
    return {name: (line, " ".join(text).strip()) for name, (line, text) in found.items()}


class Signature:
    """The parameters of a function without `self`, each as it is written, and those by name."""

    def __init__(self, function: ast.FunctionDef) -> None:
        arguments = function.args
        places = arguments.args[1:]
        padding = [None] * (len(places) - len(arguments.defaults))
        self.places = {
            each.arg: _written(each, default)
            for each, default in zip(places, [*padding, *arguments.defaults], strict=True)
        }
        self.names = {
            each.arg: _written(each, default)
            for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        }


def _written(argument: ast.arg, default: ast.expr | None) -> str:
    kind = "" if argument.annotation is None else f": {_source(argument.annotation)}"
    return f"{argument.arg}{kind}" + ("" if default is None else f" = {_source(default)}")


def _source(node: ast.expr) -> str:
    """Return an expression as our files write it: with double quotes."""
    return re.sub(r"'([^'\"]*)'", r'"\1"', ast.unparse(node))


def method_lines(
    method: ast.FunctionDef, made: ast.ClassDef, source: list[str], where: str
) -> list[str]:
    """Return the lines of a method."""
    (init,) = [
        each for each in made.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"
    ]
    theirs, ours = Signature(init), Signature(method)
    theirs.places.pop("space", None)
    own = {
        name: text
        for name, text in ours.names.items()
        if name not in {**theirs.places, **theirs.names}
    }
    names: dict[str, str] = {}
    for name, text in theirs.names.items():
        names[name] = text
        # A colour bar stands behind the colours that it is of.
        if name == "colormap":
            names.update(own)
    names.update(own)
    text = sections(ast.get_docstring(method) or "")
    text = {"": text.pop(""), "Parameters": text.pop("Parameters", ""), **text}
    known = entries(sections(ast.get_docstring(made) or "")["Parameters"])
    said = entries(text["Parameters"])
    parameters: dict[str, str] = {}
    for name in [*theirs.places, *names]:
        if name not in known and name not in said:
            raise ValueError(f"{where}: {method.name} says nothing of {name}")
        line, words = known[name] if name in known else said[name]
        parameters[line] = words
    text["Parameters"] = "\n" + "\n".join(
        f"{line}\n"
        + textwrap.fill(
            words, 92, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
        )
        for line, words in parameters.items()
    )
    first, *rest = method.body[1:]
    if not (isinstance(first, ast.Assign) and isinstance(first.targets[0], ast.Name)):
        raise ValueError(f"{where}: {method.name} does not begin with a series")
    result = ast.unparse(method.returns) if method.returns is not None else made.name
    lines = [f"    def {method.name}(", "        self,"]
    remarks = {
        match[1]: match[2]
        for line in source[method.lineno - 1 : method.body[0].lineno - 1]
        if (match := re.match(r"^ {8}(\w+):.*,(  # .*)$", line))
    }
    lines += [f"        {each},{remarks.get(name, '')}" for name, each in theirs.places.items()]
    lines += ["        *,"] if names else []
    lines += [f"        {each},{remarks.get(name, '')}" for name, each in names.items()]
    lines += [f"    ) -> {result}:"]
    lines += _docstring(text)
    lines += [f"        {first.targets[0].id} = {made.name}(", "            self.space,"]
    lines += [f"            {name}," for name in theirs.places]
    lines += [f"            {name}={name}," for name in theirs.names]
    lines += ["        )"]
    for statement in rest:
        lines += source[statement.lineno - 1 : statement.end_lineno]
    return lines


def _docstring(text: dict[str, str]) -> list[str]:
    parts = [text[""].strip("\n")]
    for heading, body in text.items():
        if heading:
            parts.append(f"{heading}\n{'-' * len(heading)}\n" + body.strip("\n"))
    lines = "\n\n".join(parts).split("\n")
    lines[0] = f'"""{lines[0]}'
    return [f"        {line}".rstrip() for line in [*lines, '"""']]


def files(header: Header) -> dict[str, str]:
    """Return the modules of chart methods by their names."""
    made = classes(header)
    written = {}
    for path in sorted((ROOT / FOLDER).glob("*_marks.py")):
        text = path.read_text(encoding="utf-8")
        source = text.split("\n")
        methods = {
            node.lineno: node
            for each in ast.parse(text).body
            if isinstance(each, ast.ClassDef)
            for node in each.body
            if isinstance(node, ast.FunctionDef)
        }
        lines: list[str] = []
        at = 0
        for number, line in enumerate(source, 1):
            if number <= at:
                continue
            lines.append(line)
            match = MARKER.match(line)
            if match is None:
                continue
            where = f"{path.name}:{number}"
            if match[1] not in made or number + 1 not in methods:
                raise ValueError(f"{where}: no method follows, or there is no class {match[1]}")
            method = methods[number + 1]
            lines += method_lines(method, made[match[1]], source, where)
            at = method.end_lineno or number
        written[f"{FOLDER}/{path.name}"] = "\n".join(lines)
    return written
