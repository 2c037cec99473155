# SPDX-License-Identifier: MIT
"""Counts are read from callgrind and compared with those that are kept."""

import pytest

from bench.instructions import compared, counted, grown


def test_the_count_is_read_from_what_callgrind_prints() -> None:
    log = "==7970== Events    : Ir\n==7970== Collected : 942123611\n==7970==\n"
    assert counted(log) == 942123611


def test_a_run_without_a_count_is_an_error() -> None:
    with pytest.raises(SystemExit, match="callgrind told no count"):
        counted("==7970== \n")


def test_a_change_is_told_in_percent_and_a_notable_one_is_pointed_at() -> None:
    text = compared({"w1": 1000, "w3": 1000, "w5": 1000}, {"w1": 1009, "w3": 900, "w5": 1000})
    lines = text.splitlines()[2:]
    assert lines == [
        "| w1 | 1,000 | 1,009 | +0.90 % |",
        "| w3 | 1,000 | 900 | -10.00 %  <-- |",
        "| w5 | 1,000 | 1,000 | +0.00 % |",
    ]


def test_new_workloads_and_those_that_are_gone_are_told() -> None:
    lines = compared({"old": 5}, {"new": 7}).splitlines()[2:]
    assert lines == ["| new |  | 7 | new |", "| old | 5 |  | gone |"]


def test_a_gate_names_what_has_grown_beyond_it() -> None:
    kept = {"w1": 1000, "w2": 1000, "w3": 1000, "gone": 5}
    now = {"w1": 1010, "w2": 1011, "w3": 900, "new": 7}
    assert grown(kept, now, 1) == ["w2"]
    assert grown(kept, now, 2) == []
