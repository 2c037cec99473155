# SPDX-License-Identifier: MIT
"""What docs/marks.md calls by a name of Keisen is there."""

import re
from pathlib import Path

import pytest

import keisen as ks

TEXT = (Path(__file__).resolve().parents[2] / "docs/marks.md").read_text(encoding="utf-8")
ROWS = [line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| `")]
NAMES = sorted({name for row in ROWS for name in re.findall(r"`((?:chart|ks)\.\w+)", row)})


def test_the_table_names_most_methods_that_add_marks():
    assert len(NAMES) > 40


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_the_table_is_there(name):
    place, word = name.split(".")
    assert hasattr({"chart": ks.Chart, "ks": ks}[place], word)
