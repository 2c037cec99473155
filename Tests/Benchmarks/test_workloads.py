# SPDX-License-Identifier: MIT
"""Every workload can be found and asks for what libraries are asked for; the rest is told."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from bench import data, libraries, probe, workloads
from bench.clock import QUICK, Effort, Task
from bench.libraries.keisen import Keisen
from bench.libraries.library import HEIGHT, WIDTH, Library
from bench.memory import peak
from bench.workloads.w3_pan import panning
from bench.workloads.workload import Workload


class Recorder(Library):
    """A library that draws nothing, or fails."""

    name = "Recorder"

    def __init__(self) -> None:
        self.seen: list[object] = []

    def line(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        self.seen.append((x, y))
        return np.zeros((HEIGHT, WIDTH, 4), np.uint8)

    def pan(self, x: np.ndarray | None, y: np.ndarray) -> object:
        return lambda low, high: self.seen.append((low, high))


class Small(Workload):
    key = "small"
    title = "a small line"
    verb = "line"

    def arrays(self) -> tuple[np.ndarray, ...]:
        return data.rows(100), data.walk(100)


def test_workloads_are_found_by_their_names() -> None:
    keys = [each.key for each in workloads.ALL]
    assert len(set(keys)) == len(keys)
    assert [each.key for each in workloads.chosen("w3,W11")] == ["w3", "w11-line", "w11-smooth"]
    assert workloads.chosen(None) == list(workloads.ALL)
    with pytest.raises(SystemExit, match="no workload 'w99'; there are: w1, w2"):
        workloads.chosen("w99")


def test_every_verb_is_one_that_libraries_are_asked_for() -> None:
    assert all(hasattr(Library, each.verb) for each in workloads.ALL if each.verb)


def test_peers_are_found_by_their_names() -> None:
    assert libraries.known("") == list(libraries.OURS)
    assert libraries.known("xy") == [*libraries.OURS, "xy:XY"]
    with pytest.raises(SystemExit, match="no peer gnuplot; there are: xy, matplotlib"):
        libraries.known("gnuplot")


def test_a_peer_that_cannot_be_imported_is_told_in_one_line() -> None:
    found, lines = probe.usable(["keisen:Keisen", "nothing:Nothing"])
    assert found == ["keisen:Keisen"]
    assert lines == [
        "Nothing is left out: ModuleNotFoundError: No module named 'bench.libraries.nothing'."
    ]


def test_every_run_is_given_arrays_that_nobody_has_seen() -> None:
    library = Recorder()
    outcome = Small().measure([library], QUICK)
    assert [row.name for row in outcome.rows] == ["Recorder"]
    drawn = [id(x) for x, _ in library.seen]
    assert len(set(drawn)) == len(library.seen) == outcome.rows[0].runs + 2
    assert all(np.array_equal(y, data.walk(100)) for _, y in library.seen)


def test_a_peer_that_fails_is_told_and_ours_must_not_fail() -> None:
    class Broken(Recorder):
        name = "Broken 1.0"

        def line(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
            raise RuntimeError("no\nway")

    outcome = Small().measure([Recorder(), Broken()], QUICK)
    assert [row.name for row in outcome.rows] == ["Recorder"]
    assert outcome.notes == ["Broken 1.0 failed: no"]
    Broken.name = "Keisen, CPU"
    with pytest.raises(RuntimeError, match="no\nway"):
        Small().measure([Broken()], QUICK)


def test_what_a_library_lacks_is_left_out_and_told_where_there_is_a_reason() -> None:
    class Later(Recorder):
        name = "Later"

        def lacks(self, verb: str) -> str | None:
            return "it comes later"

    class Silent(Later):
        def lacks(self, verb: str) -> str | None:
            return ""

    outcome = Small().measure([Later(), Silent()], QUICK)
    assert (outcome.rows, outcome.notes) == ([], ["Later: it comes later."])
    assert Library().lacks("scatter") == ""
    assert Keisen().lacks("line") is None


def test_stages_are_those_of_the_median_of_warm_frames() -> None:
    library = Keisen()
    # The first of each turn is one to be warm; the last turn has slow ones too.
    reported = iter([90, 3, 4, 5, 80, 1, 2, 6, 70, 50, 60, 40])

    def run() -> float:
        milliseconds = next(reported)
        if library.keeps_record:
            library.record = SimpleNamespace(
                encode_milliseconds=milliseconds / 4, render_milliseconds=milliseconds / 2
            )
        return milliseconds

    assert library.stages(Task(run, reports=True), Effort(3, 10, 3)) == (
        "the median of 9 frames, 5.00 ms: 1.25 to the display list, 2.50 to the pixels, "
        "1.25 for chart and file"
    )
    assert not library.keeps_record
    reported = iter([9, 7])
    one = library.stages(Task(run, reports=True), Effort(1, 0, 1))
    assert one is not None
    assert one.startswith("its one frame, 7.00 ms: 1.75 to")


def test_stages_are_told_of_frames_as_they_are_timed() -> None:
    outcome = Small().measure([Keisen()], QUICK)
    row = outcome.rows[0]
    assert outcome.notes[-1].startswith(f"{row.name}: the median of ")


def test_a_panned_window_goes_from_one_end_to_the_other_and_begins_again() -> None:
    library = Recorder()
    frame = panning(library, np.arange(1001.0)[::-1], np.zeros(1001))
    for number in (0, 399, 400):
        frame(number)
    assert library.seen[0] == library.seen[2] == (0, 500)
    assert library.seen[1] == pytest.approx((498.75, 998.75))


def test_times_are_panned_as_times() -> None:
    library = Recorder()
    times, y = data.kinds(1000)["int64 nanoseconds"]
    panning(library, times, y)(0)
    low, high = library.seen[0]
    assert np.issubdtype(low.dtype, np.datetime64)
    assert abs((high - low) / (times[-1] - times[0]) - 0.5) < 1e-6


def test_kinds_of_data_are_as_long_and_what_they_are_called() -> None:
    kinds = data.kinds(10_000)
    assert all(len(x) == len(y) == 10_000 for x, y in kinds.values())
    assert abs(np.isnan(kinds["1 % NaN"][1]).mean() - 0.01) < 0.005
    assert abs(np.isnan(kinds["50 % NaN"][1]).mean() - 0.5) < 0.03
    assert all((np.diff(x) >= 0).all() for name, (x, _) in kinds.items() if name != "descending x")
    assert kinds["negative"][0].max() < 0
    assert kinds["negative"][1].max() < 0


def test_a_signal_is_the_same_however_it_is_cut() -> None:
    assert np.array_equal(data.signal(1000, 50), data.signal(1000, 50))
    assert np.abs(data.signal(0, 100_000)).max() < 1.5


def test_a_line_takes_no_more_memory_than_the_contract_allows() -> None:
    found = peak("w1", "keisen:Keisen")
    assert found is not None
    assert found.arrays == 16_000_000
    assert found.arrays < found.peak <= found.allowed
