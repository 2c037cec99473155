# SPDX-License-Identifier: MIT
"""Times, numbers and names never mix on one axis in silence."""

from __future__ import annotations

import itertools

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
        KINDS[second](chart)
        chart.to_png()
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
    for is_first in (True, False):
        chart = ks.Chart(300, 200)
        if not is_first:
            add_numbers(chart)
        with pytest.raises((ks.InvalidArgumentError, TypeError), match="rule is at a time"):
            chart.rule(x=DAYS[1])
            if is_first:
                add_numbers(chart)
            chart.to_png()
    chart = ks.Chart(300, 200)
    chart.rule(x=DAYS[1])
    add_times(chart)
    chart.to_png()
    assert chart.x.scale == "time"
