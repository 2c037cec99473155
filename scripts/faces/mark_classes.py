# SPDX-License-Identifier: MIT
"""Python's classes of marks: what repeats the header's columns and options is written into them.

A class says so in the comment above it: `# make-faces: mark stem`, and behind that `, method stem` for a chart method
that takes what the class takes, `, without shape` for options that it has under another name or not at all, and
`, own gap` for those whose text is written by hand. Texts of options,
in the class and at its properties, are the header's. An option that is new is added to the parameters, to the options that are
made of them, and to the properties. A class without `__init__` gets that, `set` and `set_data`. Everything else stays
as it was written, the order of parameters too, and so do imports: ruff names those that are missing.
"""

import ast
import re
import textwrap
from functools import cache
from pathlib import Path

from keisen_header import Header

from faces.mark_members import Members
from faces.model import Option, OptionStruct, all_structs
from faces.python_words import (
    entry_of,
    option_lines,
    parameter_of,
    properties_of,
    summary_of,
    text_of,
    values_entry,
)

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "bindings/python/src/keisen/_marks"
MARKER = re.compile(
    r"make-faces: mark (?P<mark>\w+)(?:, method (?P<method>\w+))?"
    r"(?:, without (?P<without>[\w ]+?))?(?:, own (?P<own>[\w ]+))?$"
)
#: Kinds of options whose defaults are compared.
PLAIN = ("number", "flag", "integer")
ENTRY = re.compile(r"^ {4}(\w[\w, ]*)( :.*)?$")


class Marked:
    """A class of a file with a marker, and the options and columns of its mark.

    Raises ValueError, with file and line, for a mark or an option that there is none of.
    """

    def __init__(
        self,
        node: ast.ClassDef,
        source: list[str],
        where: str,
        header: Header,
        known: dict[str, OptionStruct],
    ) -> None:
        self.node, self.source, self.where = node, source, where
        said = MARKER.match(comment_above(source, node.lineno))
        self.subject = subject = said["mark"] if said else ""
        if f"keisen_{subject}_options" not in known:
            raise ValueError(f"{where}: there are no options of a mark {subject!r}")
        options = known[f"keisen_{subject}_options"].options
        without, own = ((said[each] or "").split() if said else [] for each in ("without", "own"))
        if unknown := {*without, *own} - {each.name for each in options}:
            raise ValueError(
                f"{where}: keisen_{subject}_options has no {', '.join(sorted(unknown))}"
            )
        if "marker" not in without:
            without.append("custom_marker")
        self.own = set(own)
        self.options = {
            each.name: each for each in options if each.kind != "other" and each.name not in without
        }
        columns = known.get(f"keisen_{subject}_columns")
        self.columns = {each.name: each for each in columns.options} if columns else {}
        self.words = {each.name: [one.name for one in each.enumerators] for each in header.enums}
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        for each in node.body:
            if isinstance(each, ast.FunctionDef):
                self.functions.setdefault(each.name, []).append(each)

    def is_channel(self, name: str) -> bool:
        """Whether what a name stands for may be one for all or a column."""
        if name in self.columns:
            return name in self.options
        parameters = [
            one for each in self.functions.get("__init__", []) for one in each.args.kwonlyargs
        ]
        kinds = [each.annotation for each in parameters if each.arg == name]
        return any(each is not None and "ColumnLike" in ast.unparse(each) for each in kinds)

    def has_text(self, name: str) -> bool:
        """Whether the text of an option is the header's: words, columns and what a class calls its own have another."""
        option = self.options.get(name)
        if option is None or option.kind in ("choice", "texts") or self.is_channel(name):
            return False
        return name not in self.own

    def entry(self, name: str) -> tuple[str, str]:
        """Return what a docstring says of a parameter.

        Raises ValueError, with file and line, where the header says nothing of it.
        """
        if name == "space":
            return "space : Space", "The space to draw in."
        of = "color_scale" if name == "colormap" else name
        option = self.options.get(of) or self.columns.get(of)
        if option is None:
            raise ValueError(f"{self.where}: {self.node.name} says nothing of {name}")
        entry = entry_of(option, self.words, self.is_channel(name))
        arguments = self.functions["__init__"][0].args
        if (
            not option.is_optional
            and name in [each.arg for each in arguments.args]
            and arguments.defaults
        ):
            return values_entry(entry, arguments.args[2].arg)
        return entry

    def inherited(self) -> set[str]:
        """Return the properties of the classes that series share."""
        path = ROOT / "bindings/python/src/keisen/_data/series.py"
        classes = {
            each.name: each
            for each in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(each, ast.ClassDef)
        }
        names = {"label"}
        for base in self.node.bases:
            of = ast.unparse(base).partition("[")[0]
            if of in classes:
                names |= {
                    each.name for each in classes[of].body if isinstance(each, ast.FunctionDef)
                }
        return names


def comment_above(source: list[str], number: int) -> str:
    """Return the words of the lines of a comment that end above a line."""
    lines: list[str] = []
    while number > 1 and source[number - 2].startswith("# "):
        number -= 1
        lines.insert(0, source[number - 1][2:])
    return " ".join(lines)


class Edits:
    """Lines of a file that stand for others: from a number, which begin with 1, up to before another."""

    def __init__(self) -> None:
        self.all: list[tuple[int, int, list[str]]] = []

    def put(self, begin: int, end: int, lines: list[str]) -> None:
        """Note that lines stand for those from `begin` up to before `end`."""
        self.all.append((begin, end, lines))

    def of(self, source: list[str]) -> list[str]:
        """Return a file with all of them."""
        lines = list(source)
        for begin, end, others in sorted(self.all, key=lambda each: each[0], reverse=True):
            lines[begin - 1 : end - 1] = others
        return lines


def entry_lines(head: str, text: str) -> list[str]:
    """Return an entry of a class's docstring."""
    start = " " * 8
    words = textwrap.wrap(
        text, 100, initial_indent=start, subsequent_indent=start, break_on_hyphens=False
    )
    return [f"    {head}", *words]


def blocks_of(lines: list[str]) -> list[list[str]]:
    """Return the entries of a section, each with its lines."""
    blocks: list[list[str]] = []
    for line in lines:
        if ENTRY.match(line) or not blocks:
            blocks.append([])
        blocks[-1].append(line)
    return blocks


def parameters_at(source: list[str], begin: int, end: int) -> tuple[int, int]:
    """Return the numbers of the lines of the entries of a class's parameters; both are the end where it has none."""
    for number in range(begin, end):
        if source[number - 1] == "    Parameters":
            last = number + 2
            while last < end and source[last - 1].strip():
                last += 1
            return number + 2, last
    return end, end


def place_of(blocks: list[list[str]], start: str) -> int:
    """Return where what is new stands: before the label, or at the end."""
    return next((at for at, block in enumerate(blocks) if block[0].startswith(start)), len(blocks))


def document(made: Marked, names: list[str], edits: Edits) -> None:
    """Write the entries of the class's parameters; what is not said yet stands before the label.

    Raises ValueError, with file and line, for a parameter that is neither said nor the header's.
    """
    text = made.node.body[0]
    begin, end = parameters_at(made.source, text.lineno, text.end_lineno or text.lineno)
    blocks = blocks_of(made.source[begin - 1 : end - 1])
    said = set()
    for at, block in enumerate(blocks):
        match = ENTRY.match(block[0])
        own = match[1].split(", ") if match else []
        said.update(own)
        if len(own) == 1 and made.has_text(own[0]):
            words = text_of(made.options[own[0]])
            if words != " ".join(each.strip() for each in block[1:]):
                blocks[at] = entry_lines(block[0].strip(), words)
    added = [made.entry(each) for each in names if each not in said]
    at = place_of(blocks, "    label :")
    blocks[at:at] = [entry_lines(*each) for each in added]
    lines = [line for block in blocks for line in block]
    if begin == end:
        lines = ["", "    Parameters", "    ----------", *lines]
        if made.source[end - 1].strip() != '"""':
            raise ValueError(
                f"{made.where}: the text of {made.node.name} does not end on a line of its own"
            )
    edits.put(begin, end, lines)


def sign(made: Marked, init: ast.FunctionDef, new: list[Option], edits: Edits) -> None:
    """Add parameters to `__init__`, and check the defaults of those that it has."""
    for argument, default in zip(init.args.kwonlyargs, init.args.kw_defaults, strict=True):
        option = made.options.get(argument.arg)
        if option is None or option.name in made.own or option.kind not in PLAIN:
            continue
        if isinstance(default, ast.Constant) and default.value != option.default:
            where = f"{made.where.rpartition(':')[0]}:{argument.lineno}"
            wrong = f"the default of {argument.arg} is {default.value}, and the header's is"
            raise ValueError(f"{where}: {wrong} {option.default}")
    lines = [
        f"        {parameter_of(each, made.words, made.is_channel(each.name))}," for each in new
    ]
    labels = [each.lineno for each in init.args.kwonlyargs if each.arg == "label"]
    at = labels[0] if labels else init.body[0].lineno - 1
    edits.put(at, at, lines)


def collect(made: Marked, init: ast.FunctionDef, new: list[Option], edits: Edits) -> None:
    """Add options to what `__init__` makes the series of: to the call, or the dictionary, that has the label.

    Raises ValueError, with file and line, where there is none, or where it is all on one line.
    """
    if not new:
        return
    for node in ast.walk(init):
        label = label_of(node)
        if label is None:
            continue
        line = made.source[label.lineno - 1]
        start = line[: len(line) - len(line.lstrip())]
        if not line.lstrip().startswith("label=" if isinstance(node, ast.Call) else '"label":'):
            break
        written = "{0}={1}," if isinstance(node, ast.Call) else '"{0}": {1},'
        added = [
            start
            + written.format(
                each.name, f"native_format({each.name})" if each.kind == "format" else each.name
            )
            for each in new
        ]
        edits.put(label.lineno, label.lineno, added)
        return
    raise ValueError(f"{made.where}: __init__ makes nothing of a label that has a line of its own")


def label_of(node: ast.AST) -> ast.expr | None:
    """Return what a call or a dictionary has as its label."""
    if isinstance(node, ast.Call):
        return next((each.value for each in node.keywords if each.arg == "label"), None)
    if not isinstance(node, ast.Dict):
        return None
    return next(
        (each for each in node.keys if isinstance(each, ast.Constant) and each.value == "label"),
        None,
    )


def declare(made: Marked, new: list[Option], edits: Edits) -> None:
    """Add fields to the type of the options that `set` takes, where that is not written as a whole."""
    name = made.node.name.removesuffix("Series") + "Options"
    for node in ast.walk(ast.parse("\n".join(made.source))):
        if not isinstance(node, ast.ClassDef) or node.name != name:
            continue
        if "make-faces: options of" in made.source[node.lineno - 2]:
            continue
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        labels = [each.lineno for each in fields if ast.unparse(each.target) == "label"]
        at = labels[0] if labels else (node.end_lineno or node.lineno) + 1
        kinds = [parameter_of(each, made.words, is_channel=False) for each in new]
        edits.put(at, at, [f"        {each.partition(' = ')[0]}" for each in kinds])


def properties(made: Marked, new: list[Option], edits: Edits) -> None:
    """Write the texts of properties, and the properties of new options."""
    for name, functions in made.functions.items():
        getter = functions[0]
        is_property = [ast.unparse(each) for each in getter.decorator_list] == ["property"]
        if is_property and made.has_text(name):
            text = getter.body[0]
            line = f'        """{summary_of(made.options[name], 86)}"""'
            edits.put(text.lineno, (text.end_lineno or text.lineno) + 1, [line])
    for each in made.node.body:
        name = option_of(each)
        if isinstance(each, ast.AnnAssign) and made.has_text(name):
            text = summary_of(made.options[name], 86)
            lines = option_lines(name, ast.unparse(each.annotation), text)
            edits.put(each.lineno, (each.end_lineno or each.lineno) + 1, lines)
    inherited = made.inherited()
    lines = properties_of([each for each in new if each.name not in inherited], made.words)
    others = [
        each for each in made.node.body if isinstance(each, ast.FunctionDef) or option_of(each)
    ]
    public = [each for each in others if not is_private(each)]
    last = public[-1] if public else made.node.body[-1]
    if lines:
        is_apart = not option_of(last) or "Option[" not in lines[0]
        end = (last.end_lineno or 0) + 1
        edits.put(end, end, ["", *lines] if is_apart else lines)


def option_of(member: ast.stmt) -> str:
    """Return the name of the option that a member of a class is the property of; "" where it is something else."""
    is_option = isinstance(member, ast.AnnAssign) and "Option[" in ast.unparse(member.annotation)
    return ast.unparse(member.target) if is_option else ""


def is_private(member: ast.stmt) -> bool:
    """Whether a member of a class is a function that users do not call."""
    name = member.name if isinstance(member, ast.FunctionDef) else ""
    return name.startswith("_") and name != "__init__"


def with_members(
    source: list[str], header: Header, known: dict[str, OptionStruct], where: str
) -> list[str]:
    """Return a file whose marked classes all have an `__init__`: one that has none gets it, `set` and `set_data`."""
    edits = Edits()
    for made in marked(source, header, known, where):
        if "__init__" in made.functions:
            continue
        members = Members(
            made.node.name,
            made.subject.replace("_", " ") + "s",
            list(made.columns.values()),
            list(made.options.values()),
            made.words,
        )
        others = [each for each in made.node.body if not isinstance(each, ast.FunctionDef)]
        at = (others[-1].end_lineno or made.node.lineno) + 1
        assigned = "\n".join(source[each.lineno - 1] for each in others)
        slots = [] if "__slots__" in assigned else ["", "    __slots__ = ()"]
        told = [each for each in made.options.values() if each.name not in made.inherited()]
        lines = properties_of(told, made.words)
        edits.put(
            at,
            at,
            [*slots, *members.declared(), "", *members.lines(), *(["", *lines] if lines else [])],
        )
    return edits.of(source)


def marked(
    source: list[str], header: Header, known: dict[str, OptionStruct], where: str
) -> list[Marked]:
    """Return the classes of a file that have a marker."""
    return [
        Marked(node, source, f"{where}:{node.lineno - 1}", header, known)
        for node in ast.parse("\n".join(source)).body
        if isinstance(node, ast.ClassDef) and MARKER.match(comment_above(source, node.lineno))
    ]


def updated(made: Marked, edits: Edits) -> None:
    """Write what repeats the header into a class that has an `__init__`."""
    init = made.functions["__init__"][0]
    names = [each.arg for each in (*init.args.args[1:], *init.args.kwonlyargs)]
    new = [each for name, each in made.options.items() if name not in names]
    document(made, [*names, *(each.name for each in new)], edits)
    sign(made, init, new, edits)
    collect(made, init, [each for each in new if not made.is_channel(each.name)], edits)
    declare(made, new, edits)
    properties(made, new, edits)


def rewritten(
    source: list[str], header: Header, known: dict[str, OptionStruct], where: str
) -> list[str]:
    """Return a file with what repeats the header."""
    source = with_members(source, header, known, where)
    edits = Edits()
    for made in marked(source, header, known, where):
        updated(made, edits)
    return edits.of(source)


@cache
def options_of(header: Header) -> dict[str, set[str]]:
    """Return the names of the options that classes with a marker have, by their marks."""
    known = all_structs(header)
    return {
        made.subject: set(made.options)
        for name, text in sources(header).items()
        for made in marked(text.split("\n"), header, known, name)
    }


@cache
def sources(header: Header) -> dict[str, str]:
    """Return the files of series by their names, with what repeats the header."""
    known = all_structs(header)
    written = {}
    for path in sorted((ROOT / FOLDER).glob("*_series.py")):
        source = path.read_text(encoding="utf-8").split("\n")
        written[f"{FOLDER}/{path.name}"] = "\n".join(rewritten(source, header, known, path.name))
    return written
