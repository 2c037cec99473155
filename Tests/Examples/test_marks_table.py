# SPDX-License-Identifier: MIT
"""What docs/marks.md calls by a name of Keisen is there, with the options that it tells of."""

import inspect
import re
from pathlib import Path

import pytest

import keisen as ks

TEXT = (Path(__file__).resolve().parents[2] / "docs/marks.md").read_text(encoding="utf-8")
# The words of Swift have a table of their own.
PYTHON = TEXT.partition("## In Swift")[0]
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
