"""How near envelopes are: what is measured, and the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from bench import bound

if TYPE_CHECKING:
    from pathlib import Path


def test_there_are_twenty_sets_of_rows_with_names_of_their_own() -> None:
    names = [name for name, _, _ in bound.sets()]
    assert len(names) == len(set(names)) == 20


def test_a_set_is_told_with_its_greatest_and_mean_difference() -> None:
    name, line, scale = next(iter(bound.sets()))
    row, worst = bound.measure(name, line, scale)
    assert row[0] == worst.name == name
    assert int(row[1]) == worst.maximum == np.abs(worst.exact - worst.envelope).max()
    assert 0 < float(row[2]) < worst.maximum <= bound.BOUND


def test_a_set_that_breaks_the_bound_ends_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    white = np.full((2, 2), 255, dtype=np.int16)
    monkeypatch.setattr(bound, "draw", lambda *_: (white, white - 18))
    with pytest.raises(SystemExit, match="bad: 18 is more than 17"):
        bound.measure("bad", (np.arange(2.0), np.arange(2.0)), "linear")


def test_the_page_has_the_table_and_the_worst_case_is_drawn(tmp_path: Path) -> None:
    exact = np.full((180, 300), 255, dtype=np.int16)
    envelope = exact.copy()
    envelope[0, 299] = 250
    worst = bound.Worst("a walk", 1.0, 2, 5, exact, envelope)
    page = bound.page([["a walk", "5", "0.1"]], worst, [["2", "1", "24", "1.0"]])
    assert "| a walk | 5 | 0.1 |" in page
    assert "| 2 | 1 | 24 | 1.0 |" in page
    assert "5 of 255: a walk, 1 point wide at pixel ratio 2." in page
    bound.show(worst, tmp_path)
    assert {each.name for each in tmp_path.iterdir()} == {
        "bound-exact.png",
        "bound-envelope.png",
        "bound-difference.png",
    }
