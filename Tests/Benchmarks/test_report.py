# SPDX-License-Identifier: MIT
"""Results become tables: the page's and the README's are those of the numbers that are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench import report

ROOT = Path(__file__).resolve().parents[2]
HEAD = {"date": "2026-01-02", "machine": "a processor, 2 cores"}


def row(name: str, median: float, output: str = "PNG") -> dict[str, Any]:
    return {"name": name, "output": output, "median": median, "best": median / 2, "runs": 5}


def section(**changes: object) -> dict[str, Any]:
    rows = [row("Keisen, CPU", 5), row("XY 0.0.8", 10), row("matplotlib 3.11.2", 100)]
    plain = {"title": "W1: a line", "unit": "ms", "more_is_better": False, "target": 4}
    rest = {"ours": "Keisen, CPU", "are_kinds": False, "rows": rows, "notes": [], "measured": HEAD}
    return plain | rest | changes


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.1234, "0.12"), (9.876, "9.88"), (12.34, "12.3"), (99.95, "100.0"), (1234.5, "1,234")],
)
def test_numbers_have_three_digits_that_count(value: float, text: str) -> None:
    assert report.number(value) == text


def test_a_table_has_the_medians_and_their_ratios() -> None:
    text = report.one_section(section(), HEAD)
    assert "| Keisen, CPU | PNG | 5.00 | 2.50 | 1.00 |" in text
    assert "| XY 0.0.8 | PNG | 10.0 | 5.00 | 2.00 |" in text
    assert "Target: at most 4 ms; 5.00, not met." in text


def test_a_target_that_is_met_says_so() -> None:
    assert report.verdict(section(target=5)) == "Target: at most 5 ms; 5.00, met."


def test_where_more_is_better_ratios_and_targets_turn_around() -> None:
    rows = [row("Keisen, CPU", 1600), row("XY 0.0.8", 320)]
    bars = section(unit="per second", more_is_better=True, target=1500, rows=rows)
    assert report.verdict(bars) == "Target: at least 1,500 per second; 1,600, met."
    assert report.times_ours(bars, rows[1]) == "5.00"


def test_without_ours_there_is_no_ratio_and_no_verdict() -> None:
    alone = section(rows=[row("XY 0.0.8", 10)])
    assert report.times_ours(alone, alone["rows"][0]) == ""
    assert report.verdict(alone) == "Target: at most 4 ms; not measured."
    assert "W1" not in report.summary({"w1": alone}, has_targets=True)


def test_kinds_of_data_are_held_against_the_first_and_the_worst_against_the_target() -> None:
    rows = [row("regular", 2), row("gaps", 8)]
    kinds = section(are_kinds=True, rows=rows)
    text = report.one_section(kinds, HEAD)
    assert "| gaps | PNG | 8.00 | 4.00 | 4.00 |" in text
    assert "Target: at most 4 ms; 8.00, not met." in text


def test_the_peak_of_memory_is_held_against_the_contract_for_ours_alone() -> None:
    sizes = {"arrays": 100_000_000, "peak": 191_000_000}
    text = report.memory_table(
        [{"name": "Keisen, CPU", **sizes}, {"name": "XY 0.0.8", **sizes}],
    )
    assert "| Keisen, CPU | 100 | 191 | 190, not met |" in text
    assert "| XY 0.0.8 | 100 | 191 |  |" in text


def test_a_part_that_was_measured_at_another_time_says_so() -> None:
    assert "Measured" not in report.one_section(section(), HEAD)
    other = section(measured={"date": "2025-12-31", "machine": "another"})
    assert "- Measured 2025-12-31, another." in report.one_section(other, HEAD)


def test_the_summary_has_the_peers_with_their_versions() -> None:
    lines = report.summary({"w1": section()}, has_targets=True).splitlines()
    assert lines[0] == "|  | Keisen, CPU | target | XY 0.0.8 | matplotlib 3.11.2 |"
    assert lines[2] == "| W1: a line | 5.00 ms | ≤ 4, not met | 10.0 (2.00) | 100 (20.0) |"


def test_the_readme_keeps_all_but_its_table() -> None:
    results = {"machine": HEAD["machine"], "sections": {"w1": section()}}
    old = f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n"
    new = report.readme(old, results)
    assert new.startswith(f"before\n{report.BEGIN}\nBy `scripts/bench`, a processor, 2 cores")
    assert new.endswith(f"|\n{report.END}\nafter\n")
    assert "old" not in new
    assert report.readme(new, results) == new
    with pytest.raises(ValueError, match="the README has no lines"):
        report.readme("before\nafter\n", results)


def kept() -> dict[str, Any]:
    return json.loads((ROOT / "Benchmarks/results.json").read_text(encoding="utf-8"))


def test_the_page_is_that_of_the_numbers_that_are_kept() -> None:
    page = (ROOT / "Benchmarks/RESULTS.md").read_text(encoding="utf-8")
    assert page == report.page(kept())


def test_the_readme_is_that_of_the_numbers_that_are_kept() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text == report.readme(text, kept())
