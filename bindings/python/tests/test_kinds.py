# SPDX-License-Identifier: MIT
"""Times, numbers and names never mix on one axis in silence."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

import keisen as ks

DAYS = np.arange("2024-01-01", "2024-01-05", dtype="M8[D]")


def add_times(chart: ks.Chart) -> None:
    chart.line(DAYS, [1, 3, 2, 4])


def add_numbers(chart: ks.Chart) -> None:
    chart.line([1, 2, 3, 4], [1, 3, 2, 4])


def add_names(chart: ks.Chart) -> None:
    chart.line(["a", "b", "c", "d"], [1, 3, 2, 4])


def add_named_bars(chart: ks.Chart) -> None:
    chart.bar(["a", "b", "c", "d"], [1, 3, 2, 4])


def added_and_drawn(chart: ks.Chart, *adds: Callable[[ks.Chart], object]) -> None:
    for add in adds:
        add(chart)
    chart.to_png()


KINDS = {"times": add_times, "numbers": add_numbers, "names": add_names, "bars": add_named_bars}
MIXED = [pair for pair in itertools.permutations(KINDS, 2) if "times" in pair]


@pytest.mark.parametrize("is_drawn", [False, True], ids=["at once", "after a picture"])
@pytest.mark.parametrize(("first", "second"), MIXED)
def test_times_beside_another_kind_are_refused_with_both_named(
    first: str, second: str, is_drawn: bool
) -> None:
    chart = ks.Chart(300, 200)
    KINDS[first](chart)
    if is_drawn:
        chart.to_png()
    other = "numbers" if "numbers" in (first, second) else "names"
    with pytest.raises((ks.InvalidArgumentError, TypeError), match="time") as caught:
        added_and_drawn(chart, KINDS[second])
    assert other.rstrip("s") in str(caught.value)
    # Nothing is lost: without the second one the chart draws.
    if len(chart.series) > 1:
        chart.remove(chart.series[-1])
    chart.to_png()


def test_numbers_beside_names_are_places_in_view() -> None:
    chart = ks.Chart(300, 200)
    add_names(chart)
    chart.points([6.5], [2])
    chart.to_png()
    low, high = chart.x.range
    assert low == -0.5
    assert high >= 6.5


def test_a_rule_at_a_date_on_an_axis_of_numbers_is_refused_in_any_order() -> None:
    def add_rule(chart: ks.Chart) -> None:
        chart.rule(x=DAYS[1])

    for order in ((add_rule, add_numbers), (add_numbers, add_rule)):
        with pytest.raises((ks.InvalidArgumentError, TypeError), match="rule is at a time"):
            added_and_drawn(ks.Chart(300, 200), *order)
    chart = ks.Chart(300, 200)
    added_and_drawn(chart, add_rule, add_times)
    assert chart.x.scale == "time"
