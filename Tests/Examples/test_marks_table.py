# SPDX-License-Identifier: MIT
"""What docs/marks.md calls by a name of Keisen is there, with the options that it tells of."""

import inspect
import re
from pathlib import Path

import pytest

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/marks.md").read_text(encoding="utf-8")
# The words of other languages have tables of their own.
PYTHON, _, REST = TEXT.partition("## In Swift")
SWIFT, _, C = REST.partition("## In C and C++")
ROWS = [line.split("|")[1:-1] for line in PYTHON.splitlines() if line.startswith("| ")]
PLACES = {"chart": ks.Chart, "ks": ks, "polar": ks.PolarSpace}
NAMES = sorted(
    {name for row in ROWS for name in re.findall(r"`((?:chart|ks|polar)\.\w+)", row[0] + row[-1])}
)


def options_of(row):
    """Return the methods of a row, and the options that their cell and the last one tell of."""
    methods = re.findall(r"`((?:chart|ks)\.\w+)", row[0])
    options = set(re.findall(r"[`(](\w+)=", row[0] + row[-1]))
    return [(methods, option) for option in sorted(options)] if methods else []


OPTIONS = [each for row in ROWS for each in options_of(row)]


def parameters_of(name):
    """Return the names of the parameters of a method, of what it hands on too."""
    place, word = name.split(".")
    found = getattr(PLACES[place], word)
    names = set(inspect.signature(found).parameters)
    # What is handed on is told by the docstring and taken by the class.
    kinds = re.findall(r"\b(\w+Series|Rule|Span|Text|Arrow)\b", found.__doc__ or "")
    for kind in (getattr(ks, each, None) for each in kinds):
        if inspect.isclass(kind) and "options" in names:
            names |= set(inspect.signature(kind).parameters)
    return names


def test_the_table_names_most_methods_that_add_marks():
    assert len(NAMES) > 40
    assert sum(name.startswith("polar.") for name in NAMES) >= 4
    assert len(OPTIONS) > 8


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_the_table_is_there(name):
    place, word = name.split(".")
    assert hasattr(PLACES[place], word)


@pytest.mark.parametrize(("methods", "option"), OPTIONS)
def test_an_option_of_the_table_is_there(methods, option):
    assert any(option in parameters_of(method) for method in methods)


def rows_of(text):
    """Return the cells of the rows of a table that begin with a name."""
    return [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("text", [SWIFT, C], ids=["swift", "c"])
def test_tables_of_other_languages_begin_with_names_of_python(text):
    names = {name for row in rows_of(text) for name in re.findall(r"((?:chart|ks)\.\w+)", row[0])}
    assert len(names) > 15
    for place, word in (name.split(".") for name in names):
        assert hasattr(PLACES[place], word)


@pytest.mark.parametrize(
    ("text", "sources"),
    [(SWIFT, "Sources/Keisen*/**/*.swift"), (C, "bindings/cpp/include/**/*.hpp")],
    ids=["swift", "cpp"],
)
def test_the_last_words_of_a_row_are_in_the_sources(text, sources):
    known = set()
    for path in ROOT.glob(sources):
        known |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    for row in rows_of(text):
        code = " ".join(re.findall(r"`([^`]*)`", row[-1]))
        code = re.sub(r'"[^"]*"|\bchart\b', "", code)
        assert set(re.findall(r"\b[A-Za-z_]\w*", code)) <= known
