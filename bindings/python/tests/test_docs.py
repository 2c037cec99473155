"""Docstrings: numpydoc's shape, and nothing undocumented."""

import doctest
import inspect
import re
from pathlib import Path

import pytest

import keisen as ks
from keisen import restrictions as rs
from keisen._data.series_docs import document

SECTIONS = ["Parameters", "Attributes", "Returns", "Raises", "See Also", "Notes", "Examples"]


def public():
    """Yield the name and the object of everything that users see."""
    members = [(name, getattr(ks, name)) for name in ks.__all__]
    members += [(f"restrictions.{name}", getattr(rs, name)) for name in rs.__all__]
    for name, member in members:
        if name == "__version__":
            continue
        yield name, member
        if not inspect.isclass(member):
            continue
        # With what it has from classes that only share, such as the marks of a chart.
        ours = [each for each in member.__mro__ if each.__module__.startswith("keisen")]
        for own, value in [pair for each in ours for pair in vars(each).items()]:
            if own.startswith("_") or own in ("x", "y", "status"):
                continue
            yield f"{name}.{own}", value


EVERYTHING = dict(public())


def sections(text):
    """Split a docstring at its underlined headings."""
    parts = re.split(r"^(\w[\w ]*)\n-+\n", text, flags=re.MULTILINE)
    return parts[0], dict(zip(parts[1::2], parts[2::2], strict=True))


def entries(section):
    """Return the names that a section describes."""
    names = []
    for line in section.splitlines():
        if line and not line.startswith(" "):
            names += [each.strip(" *") for each in line.partition(" :")[0].split(",")]
    return names


def function_of(member):
    if isinstance(member, (classmethod, staticmethod)):
        return member.__func__
    return member if inspect.isfunction(member) else None


@pytest.mark.parametrize("name", EVERYTHING)
def test_is_documented(name):
    text = inspect.getdoc(EVERYTHING[name])
    assert text
    # Methods of the extension begin with their signature.
    text = re.sub(r"\A\w+\(.*\) -> .*\n\n", "", text)
    summary = text.partition("\n\n")[0]
    assert summary.endswith(".")
    assert "\n" not in summary
    _, found = sections(text)
    assert list(found) == [each for each in SECTIONS if each in found]


@pytest.mark.parametrize("name", EVERYTHING)
def test_documents_its_parameters(name):
    member = EVERYTHING[name]
    text = inspect.getdoc(member)
    _, found = sections(text)
    function = function_of(member)
    if function is None and inspect.isclass(member):
        function = function_of(vars(member).get("__init__"))
    if function is None:
        return
    parameters = [
        each for each in inspect.signature(function).parameters if each not in ("self", "cls")
    ]
    assert entries(found.get("Parameters", "")) == parameters
    for line in found.get("Parameters", "").splitlines():
        if line and not line.startswith((" ", "*")):
            assert re.search(r" : \S", line), line


@pytest.mark.parametrize("name", EVERYTHING)
def test_documents_its_result(name):
    function = function_of(EVERYTHING[name])
    if function is None:
        return
    _, found = sections(inspect.getdoc(function))
    returns = function.__annotations__["return"]
    assert ("Returns" in found) == (returns != "None")


@pytest.mark.parametrize("name", EVERYTHING)
def test_raises_what_there_is(name):
    _, found = sections(inspect.getdoc(EVERYTHING[name]))
    for error in entries(found.get("Raises", "")):
        assert error in ks.__all__ or error in ("TypeError", "ImportError")


@pytest.mark.parametrize(
    "name", sorted({each for each in EVERYTHING if each.endswith(".set")} - {"Preferences.set"})
)
def test_what_changes_options_says_which_and_what_it_raises(name):
    summary, found = sections(inspect.getdoc(EVERYTHING[name]))
    assert re.search(r"\n\nAny of .*\.", summary, re.DOTALL)
    assert {"InvalidArgumentError", "TypeError"} <= {*entries(found["Raises"])}


@pytest.mark.parametrize("name", sorted(each for each in EVERYTHING if each.endswith(".set_data")))
def test_what_replaces_columns_says_that_the_old_ones_stay(name):
    _, found = sections(inspect.getdoc(EVERYTHING[name]))
    assert re.search(r"The old\s+\w+\s+stay", found["Raises"])


def test_columns_are_told_as_their_class_tells_them_and_colours_as_for_all():
    _, of_class = sections(inspect.getdoc(ks.ErrorBarSeries))
    _, found = sections(inspect.getdoc(ks.ErrorBarSeries.set_data))
    columns, _, colors = found["Parameters"].partition("color : ")
    assert "x_low, x_high : " in columns
    assert columns in of_class["Parameters"]
    assert colors.startswith("Column or array_like, shape (n,), optional\n    Values of colours")


class Dots:
    """Dots.

    Parameters
    ----------
    space : Space
        The space.
    x, y : Column or array_like, shape (n,)
        Where they are.
    size : float or array_like, shape (n,), default 2
        How large they are.

    Examples
    --------
    >>> dots = chart.dots([1], [2])
    """

    def __init__(self):
        pass


# From 3.13 on the compiler takes the indent away.
@pytest.mark.parametrize("cleaned", [False, True])
def test_what_a_series_is_spared_is_added_however_its_text_is_indented(cleaned):
    def set_data(self, x, y, *, size=None):
        """Replace all columns."""

    members = {"__init__": Dots.__init__, "set_data": set_data, "__doc__": Dots.__doc__}
    if cleaned:
        members["__doc__"] = inspect.cleandoc(members["__doc__"])
    made = type("Dots", (), members)
    document(made)
    _, found = sections(inspect.getdoc(made))
    assert list(found) == ["Parameters", "Raises", "Examples"]
    assert found["Raises"].startswith("InvalidArgumentError\n    If the columns differ")
    assert found["Examples"].startswith(
        ">>> import keisen as ks\n>>> chart = ks.Chart(320, 200)\n>>>"
    )
    _, found = sections(inspect.getdoc(set_data))
    assert entries(found["Parameters"]) == ["x", "y", "size"]
    assert "    Where they are.\nsize : Column" in found["Parameters"]
    assert found["Raises"].endswith("If the columns differ in length. The old ones stay.")


def modules_with_examples():
    root = Path(ks.__file__).parent
    for path in sorted(root.rglob("*.py")):
        if "    >>> " in path.read_text(encoding="utf-8"):
            parts = path.relative_to(root.parent).with_suffix("").parts
            yield ".".join(each for each in parts if each != "__init__")


@pytest.mark.parametrize("module", list(modules_with_examples()))
def test_examples_run(module):
    import importlib

    if module == "keisen.distributed":
        pytest.importorskip("dask")
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
