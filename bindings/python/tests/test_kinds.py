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


@pytest.mark.parametrize("ends", [(DAYS[0], DAYS[2]), (DAYS[0], None), (None, DAYS[2])])
@pytest.mark.parametrize("kind", ["numbers", "names", "bars"])
def test_a_date_as_an_end_of_a_range_of_another_kind_is_refused_in_any_order(
    kind: str, ends: tuple[object, object]
) -> None:
    chart = ks.Chart(300, 200)
    KINDS[kind](chart)
    range = chart.x.range
    with pytest.raises((ks.InvalidArgumentError, TypeError), match="time"):
        chart.x.range = ends
    assert chart.x.range == range
    chart.to_png()
    chart = ks.Chart(300, 200)
    chart.x.range = ends
    with pytest.raises((ks.InvalidArgumentError, TypeError), match="time"):
        added_and_drawn(chart, KINDS[kind])
    chart.x.unset()
    chart.to_png()


def test_a_rule_at_a_number_on_an_axis_of_times_is_refused_in_any_order() -> None:
    def add_rule(chart: ks.Chart) -> None:
        chart.rule(x=3)

    for order in ((add_rule, add_times), (add_times, add_rule)):
        chart = ks.Chart(300, 200)
        with pytest.raises(
            ks.InvalidArgumentError, match=r"a rule is at the number 3\.0, where values are times"
        ):
            added_and_drawn(chart, *order)
        assert chart.x.datetimes[0] > np.datetime64("2023-12-30")


@pytest.mark.parametrize(
    "add",
    [
        lambda chart: chart.rule(x="2024-01-02"),
        lambda chart: chart.span(x=("2024-01-02", None)),
        lambda chart: chart.text("2024-01-02", 2, "a"),
        lambda chart: setattr(chart.x, "range", ("2024-01-02", None)),
    ],
)
def test_text_as_a_place_among_times_is_told_what_is_wanted(
    add: Callable[[ks.Chart], object],
) -> None:
    chart = ks.Chart(300, 200)
    add_times(chart)
    with pytest.raises(TypeError, match="must be a date, datetime or datetime64, got text '2024"):
        add(chart)


def test_a_rule_at_a_date_on_an_axis_of_numbers_is_refused_in_any_order() -> None:
    def add_rule(chart: ks.Chart) -> None:
        chart.rule(x=DAYS[1])

    for order in ((add_rule, add_numbers), (add_numbers, add_rule)):
        with pytest.raises((ks.InvalidArgumentError, TypeError), match="rule is at a time"):
            added_and_drawn(ks.Chart(300, 200), *order)
    chart = ks.Chart(300, 200)
    added_and_drawn(chart, add_rule, add_times)
    assert chart.x.scale == "time"


def animated(chart: ks.Chart, ends: tuple[object, object]) -> None:
    animator = ks.Animator()
    chart.add(animator)
    animator.animate(chart.x, range=ends, duration=1, start=0)


def updated(chart: ks.Chart, value: object) -> None:
    updater = ks.Updater(chart.x)
    updater.add_value(value)
    for series in chart.series:
        updater.attach(series)
    chart.add(updater)
    chart.to_png()


@pytest.mark.parametrize(
    ("kind", "act", "reported"),
    [
        (
            "numbers",
            lambda chart: animated(chart, (DAYS[0], DAYS[1])),
            "at a time, where values are n",
        ),
        (
            "names",
            lambda chart: animated(chart, (DAYS[0], DAYS[1])),
            "at a time, where values are nam",
        ),
        ("numbers", lambda chart: updated(chart, DAYS[0]), "is a time, where values are numbers"),
        ("names", lambda chart: updated(chart, DAYS[0]), "is a time, where values are names"),
        ("times", lambda chart: updated(chart, 5), "is a number, where values are times"),
        (
            "times",
            lambda chart: setattr(chart.x, "range", (1, DAYS[1])),
            r"is a time, the other is the number 1\.0",
        ),
    ],
)
def test_what_moves_and_decides_ranges_is_of_their_kind(
    kind: str, act: Callable[[ks.Chart], object], reported: str
) -> None:
    chart = ks.Chart(300, 200)
    KINDS[kind](chart)
    range = chart.x.range
    with pytest.raises(ks.InvalidArgumentError, match=reported):
        act(chart)
    assert chart.x.range == range


def test_without_data_an_annotation_at_a_date_makes_an_axis_of_times() -> None:
    chart = ks.Chart(300, 200)
    chart.rule(x=DAYS[1])
    chart.to_png()
    rule = chart.rule(x=3)
    with pytest.raises(ks.InvalidArgumentError, match="at the number 3"):
        chart.to_png()
    chart.remove(rule)
    chart.to_png()
    assert chart.x.scale == "time"
    chart = ks.Chart(300, 200)
    with pytest.raises(ks.InvalidArgumentError, match=r"the other is the number 5\.0"):
        chart.x.range = (DAYS[0], 5)


def test_no_values_are_of_no_kind() -> None:
    def add_nothing(chart: ks.Chart) -> None:
        chart.line([], [])

    for order in ((add_nothing, add_times), (add_times, add_nothing)):
        chart = ks.Chart(300, 200)
        added_and_drawn(chart, *order)
        assert chart.x.scale == "time"
    chart = ks.Chart(300, 200)
    chart.points([], [])
    chart.rule(x=DAYS[0])
    chart.to_png()
    assert chart.x.scale == "time"
    chart = ks.Chart(300, 200)
    chart.x.range = (DAYS[0], DAYS[1])
    chart.line([], [])
    chart.to_png()


def test_a_color_bar_that_is_refused_leaves_no_series() -> None:
    chart = ks.Chart(300, 200)
    with pytest.raises(ks.InvalidArgumentError):
        chart.heatmap([[1, 2], [3, 4]], colorbar="\ud800")
    assert chart.series == ()
