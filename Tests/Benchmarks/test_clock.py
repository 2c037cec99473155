# SPDX-License-Identifier: MIT
"""Tasks are timed in turn, warm, and without what comes before them."""

from __future__ import annotations

import time

import pytest

from bench.clock import Effort, Task, Times, in_turn


def test_every_task_has_its_turn_in_every_round() -> None:
    order: list[str] = []
    tasks = {name: Task(lambda name=name: order.append(name)) for name in "ab"}
    times = in_turn(tasks, Effort(rounds=3, seconds=1, maximum=1))
    # Once to be warm, once that counts.
    assert order == ["a", "a", "b", "b"] * 3
    assert [len(value.all) for value in times.values()] == [3, 3]


def test_what_comes_before_is_not_timed() -> None:
    prepared: list[float] = []

    def prepare() -> None:
        time.sleep(0.02)
        prepared.append(time.perf_counter())

    times = in_turn({"a": Task(lambda: None, prepare)}, Effort(rounds=1, seconds=0, maximum=3))
    assert len(prepared) == 2
    assert times["a"].median < 20


def test_a_turn_ends_after_its_time_or_its_runs() -> None:
    effort = Effort(rounds=1, seconds=0.03, maximum=1000)
    slow = in_turn({"slow": Task(lambda: time.sleep(0.01))}, effort)["slow"]
    assert 1 <= len(slow.all) <= 3
    quick = in_turn({"quick": Task(lambda: None)}, Effort(rounds=2, seconds=10, maximum=7))["quick"]
    assert len(quick.all) == 14


def test_a_task_longer_than_a_turn_is_warmed_once_only() -> None:
    runs: list[int] = []

    def slow() -> None:
        time.sleep(0.01)
        runs.append(0)

    in_turn({"slow": Task(slow)}, Effort(rounds=3, seconds=0.001))
    # Warm and counted in the first round, counted in those behind it.
    assert len(runs) == 4


def test_a_process_that_times_itself_is_believed() -> None:
    times = in_turn({"a": Task(lambda: 1234.5, reports=True)}, Effort(1, 0, 1))
    assert times["a"].all == [1234.5]


def test_median_and_best_are_of_all_rounds() -> None:
    times = Times([3, 1, 2])
    assert (times.median, times.best) == (2, 1)
    with pytest.raises(ValueError, match="empty"):
        _ = Times().best
