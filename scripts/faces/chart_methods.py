# SPDX-License-Identifier: MIT
"""Python's chart methods that make one series and add it: a module that is all written.

A class of a series says the name of its method in the comment above it: `# make-faces: mark point, method points`.
The first sentence is the header's of the function of C that does so. The rest is the class's: what its docstring tells
behind its first paragraph, parameters, errors and examples. A method whose series have a colour map has a colour bar.
"""

import ast
import re
import textwrap
from functools import cache

from keisen_header import Header

from faces import mark_classes
from faces.mark_classes import FOLDER, ROOT
from faces.words import without_default

FILE = f"{FOLDER}/series_methods.py"
SHARED = ROOT / "bindings/python/src/keisen/_data/series_docs.py"
SECTION = re.compile(r"^(\w[\w ]*)\n-+$", re.MULTILINE)
ADDS = re.compile(r"Makes (.+) in the chart's own space and adds (it|them)\.")
ERROR = re.compile(r"(?<=^InvalidArgumentError\n)(?: {4}.*(?:\n(?= {4}))?)+(\n?)", re.MULTILINE)
NO_SCALE = "Or if there is to be a colour bar where all have one colour."
COLORBAR = (
    "colorbar : bool or str, default False",
    "Whether to add a colour bar of the values on the right; a text is its title. "
    "`chart.add(ks.ColorBar(series.color_scale))` adds one anywhere and with any options.",
)
HEAD = '''"""The methods of a chart that make one series of its own space and add it."""

# Written by scripts/make-faces from the classes of series.
from __future__ import annotations

'''
CLASS = '''

@methods_of("Chart")
class SeriesMethods(ChartParts):
    """Charts' methods that take what a class of series takes."""

    __slots__ = ()
'''


@cache
def of_all(name: str) -> str:
    """Return a text that all series share, as Python adds it to their documentation."""
    for node in ast.parse(SHARED.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return str(ast.literal_eval(node.value))
    raise ValueError(f"{SHARED.name}:1: there is no {name}")


def sections(text: str) -> dict[str, str]:
    """Return the sections of a docstring by their headings, the first of which is empty."""
    parts = SECTION.split(text)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


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


class Method:
    """The method of a chart that makes a series: of the class, and the first sentence of the function of C.

    Raises ValueError, with file and line, where either does not say what the method needs.
    """

    def __init__(self, node: ast.ClassDef, source: list[str], name: str, said: str) -> None:
        self.node, self.name = node, name
        self.init = next(
            each
            for each in node.body
            if isinstance(each, ast.FunctionDef) and each.name == "__init__"
        )
        self.signature = Signature(self.init)
        self.signature.places.pop("space", None)
        self.sections = sections(ast.get_docstring(node) or "")
        if "Examples" not in self.sections:
            raise ValueError(f"{node.name} has no example of Chart.{name}")
        match = ADDS.match(said)
        if match is None:
            raise ValueError(
                f"what C says of Chart.{name} does not begin as that of others: {said}"
            )
        self.summary = f"Make {match[1]} in the chart's own space and add {match[2]}."
        self.remarks = {
            match[1]: match[2]
            for line in source[self.init.lineno - 1 : self.init.body[0].lineno - 1]
            if (match := re.match(r"^ {8}(\w+):.*,(  # .*)$", line))
        }

    @property
    def has_scale(self) -> bool:
        """Whether values may have colours."""
        return "colormap" in self.signature.names

    @property
    def has_channel(self) -> bool:
        """Whether there may be one colour for all in place of values of colours."""
        return self.has_scale and "ColumnLike" in self.signature.names.get("color", "")

    def names(self) -> dict[str, str]:
        """Return the parameters that are given by name; the colour bar stands behind the colours that it is of."""
        found = {}
        for name, text in self.signature.names.items():
            found[name] = text
            if name == "colormap":
                found["colorbar"] = "colorbar: bool | str = False"
        return found

    def parameters(self) -> str:
        """Return the entries of all parameters."""
        entries: list[tuple[str, list[str]]] = []
        for line in self.sections["Parameters"].strip("\n").split("\n"):
            if line.startswith(" "):
                entries[-1][1].append(line.strip())
            else:
                entries.append((line, []))
        lines = []
        for head, words in entries:
            if not head.startswith("space :"):
                lines += [head, _filled(" ".join(words), "    ")]
            if head.startswith("colormap :"):
                lines += [COLORBAR[0], _filled(COLORBAR[1], "    ")]
        return "\n".join(lines)

    def raises(self) -> str:
        """Return the errors: those of the class, and that of a colour bar."""
        text = self.sections.get("Raises", sections(of_all("_CLASS_RAISES"))["Raises"]).strip("\n")
        if not self.has_channel:
            return text
        return ERROR.sub(
            lambda match: _filled(f"{' '.join(match[0].split())} {NO_SCALE}", "    ") + match[1],
            text,
        )

    def example(self) -> str:
        """Return the example, with a chart where it has none."""
        text = self.sections["Examples"].strip()
        return text if ">>> import keisen as ks\n" in text else of_all("_CHART") + text

    def text(self) -> list[str]:
        """Return the docstring."""
        paragraphs = self.sections[""].strip().split("\n\n")[1:]
        parts = [
            self.summary,
            *(_filled(" ".join(each.split()), "") for each in paragraphs),
            f"Parameters\n----------\n{self.parameters()}",
            f"Returns\n-------\n{self.node.name}\n    The series.",
            f"Raises\n------\n{self.raises()}",
            f"Examples\n--------\n{self.example()}",
        ]
        return ['"""' + parts[0], "", *"\n\n".join(parts[1:]).split("\n"), '"""']

    def lines(self) -> list[str]:
        """Return the method."""
        places, names = self.signature.places, self.names()
        said = [f"        {each},{self.remarks.get(name, '')}" for name, each in places.items()]
        said += ["        *,"] if names else []
        said += [f"        {each},{self.remarks.get(name, '')}" for name, each in names.items()]
        color = ", color" if self.has_channel else ""
        return [
            f"    def {self.name}(",
            "        self,",
            *said,
            f"    ) -> {self.node.name}:",
            *(f"        {line}".rstrip() for line in self.text()),
            f"        series = {self.node.name}(",
            "            self.space,",
            *(f"            {name}," for name in places),
            *(f"            {name}={name}," for name in self.signature.names),
            "        )",
            f"        return self._added_colored(series, colorbar{color})"
            if self.has_scale
            else "        return self._added(series)",
        ]


def _filled(words: str, indent: str) -> str:
    return textwrap.fill(
        words, 92, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )


def _imported(tree: ast.Module, module: str) -> dict[str, str]:
    """Return the modules that a module's names are of, by the names."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.update({each.asname or each.name: node.module for each in node.names})
    for body in (tree.body, *(each.body for each in tree.body if isinstance(each, ast.If))):
        for node in body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found[node.target.id] = module
            elif isinstance(node, ast.ClassDef):
                found[node.name] = module
    return found


def _import_lines(modules: dict[str, str], indent: str) -> list[str]:
    """Return the statements that import names from their modules, first those of others."""
    by_module: dict[str, list[str]] = {}
    for name, module in modules.items():
        by_module.setdefault(module, []).append(name)
    lines: list[str] = []
    for is_ours in (False, True):
        group = [each for each in sorted(by_module) if each.startswith("keisen") == is_ours]
        lines += [""] if lines and group else []
        for module in group:
            lines.append(f"{indent}from {module} import {', '.join(sorted(by_module[module]))}")
    return lines


def said_of_adding(header: Header, mark: str) -> str:
    """Return what C says of the function that makes a series of a mark and adds it; "" where there is none.

    Several functions may take the options of one mark: the one of its name counts, and no more.
    """
    options = f"const keisen_{mark}_options *"
    adding = {
        each.name.removeprefix("keisen_chart_add_"): each
        for each in header.functions
        if each.name.startswith("keisen_chart_add_")
        and options in [parameter.type for parameter in each.parameters]
    }
    name = min(adding, key=lambda name: (not name.startswith(mark), len(name)), default=None)
    return "" if name is None else without_default(adding[name].comment)


def classes(header: Header) -> dict[str, ast.ClassDef]:
    """Return the classes of series by their names."""
    return {
        node.name: node
        for text in mark_classes.sources(header).values()
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    }


def files(header: Header) -> dict[str, str]:
    """Return the module of chart methods by its name."""
    methods: list[list[str]] = []
    runtime = {"ChartParts": "keisen._axes.chart_parts", "methods_of": "keisen._axes.chart_parts"}
    checked: dict[str, str] = {}
    for path, text in mark_classes.sources(header).items():
        source, tree = text.split("\n"), ast.parse(text)
        module = path.removeprefix("bindings/python/src/").removesuffix(".py").replace("/", ".")
        known = _imported(tree, module)
        for node in tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            match = mark_classes.MARKER.match(mark_classes.comment_above(source, node.lineno))
            if match is None or not match["method"]:
                continue
            try:
                said = said_of_adding(header, match["mark"])
                made = Method(node, source, match["method"], said)
            except ValueError as error:
                raise ValueError(f"{path}:{node.lineno}: {error}") from error
            methods.append(made.lines())
            runtime[node.name] = module
            for each in (*made.init.args.args[2:], *made.init.args.kwonlyargs):
                for name in _names(each.annotation):
                    if name in known and checked.setdefault(name, known[name]) != known[name]:
                        both = f"{checked[name]} and {known[name]}"
                        raise ValueError(f"{path}:{node.lineno}: {name} is of {both}")
    lines = [
        *HEAD.split("\n")[:-1],
        *_import_lines(runtime, ""),
        "",
        "TYPE_CHECKING = False",
        "if TYPE_CHECKING:",
        *_import_lines({name: of for name, of in checked.items() if name not in runtime}, "    "),
        *CLASS.split("\n")[:-1],
    ]
    for method in methods:
        lines += ["", *method]
    return {FILE: "\n".join(lines) + "\n"}


def _names(annotation: ast.expr | None) -> list[str]:
    return [
        each.id for each in ast.walk(annotation or ast.Constant(None)) if isinstance(each, ast.Name)
    ]
