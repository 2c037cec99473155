# SPDX-License-Identifier: MIT
"""Growth is measured at sizes of half a decade, told in words, and drawn by ours."""

from __future__ import annotations

import json
from pathlib import Path

from bench import growth_page
from bench.growth_tasks import KINDS, decades, long_walk

ROOT = Path(__file__).resolve().parents[2]


def test_sizes_are_half_decades_apart() -> None:
    assert decades(3, 5) == [1000, 3162, 10_000, 31_623, 100_000]


def test_a_long_walk_goes_on_from_batch_to_batch() -> None:
    walk = long_walk(20_000_005)
    assert len(walk) == 20_000_005
    assert abs(walk[10_000_000] - walk[9_999_999]) < 10


def test_three_decades_are_told_in_words() -> None:
    points = [[1000, 2.0], [10_000, 2.0], [100_000, 3.0], [10_000_000, 8.0]]
    words = "from 10,000 to 10,000,000, 1,000 times the work, 4.00 times the time."
    assert growth_page.growth(points) == words
    assert growth_page.growth(points[:3]) == ""


def test_a_chart_has_a_line_for_each_library_and_a_place_for_every_point() -> None:
    times = {"Keisen, CPU": [[1000, 0.5], [10_000, 0.7]], "XY 0.0.8": [[1000, 9.0]]}
    chart = growth_page.draw(KINDS["w1"], times)
    assert chart.y.range == (0.1, 100)
    assert chart.x.range == (1000 / 1.5, 15_000)
    chart.render(renderer="cpu")
    texts = {label.text for label in chart.labels()}
    assert {"Keisen, CPU", "XY 0.0.8", "rows", "milliseconds"} <= texts
    assert "in proportion to the rows" in texts


def test_the_page_is_that_of_the_numbers_that_are_kept() -> None:
    kept = json.loads((ROOT / "Benchmarks/growth.json").read_text(encoding="utf-8"))
    assert (ROOT / "Benchmarks/GROWTH.md").read_text(encoding="utf-8") == growth_page.page(kept)
    assert all((ROOT / f"docs/growth-{key}.png").exists() for key in kept)
