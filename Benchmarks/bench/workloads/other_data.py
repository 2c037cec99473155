"""W1 and W3 with other data than the benchmark's: nothing may be tuned to one shape."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from bench import data
from bench.clock import Task
from bench.workloads.w3_pan import panning
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np

    from bench.clock import Effort
    from bench.libraries.library import Library
    from bench.workloads.workload import Outcome


class OtherLines(Workload):
    """W1 by ours alone, once for each kind of data."""

    key = "data-w1"
    title = "W1 with other data, ours on the CPU"
    verb = "line"
    target = 4
    are_kinds = True
    rows_drawn = 1_000_000

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return a task for each kind of data."""
        ours = next(library for library in libraries if library.name == self.ours)
        return {
            kind: self.kind_task(ours, x, y) for kind, (x, y) in data.kinds(self.rows_drawn).items()
        }

    def kind_task(self, ours: Library, x: np.ndarray, y: np.ndarray) -> Task:
        """Return what draws one kind of data, fresh each time."""
        copies: list[np.ndarray] = []

        def prepare() -> None:
            copies[:] = [x.copy(), y.copy()]

        return Task(lambda: ours.line(*copies), prepare)

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: object = None
    ) -> Outcome:
        """Time the kinds in turn, for shorter turns, as they are many."""
        outcome = super().measure(libraries, effort.divided(2))
        slowest = max(outcome.rows, key=lambda row: row.median)
        minimum = outcome.rows[0].median
        outcome.notes.append(
            f"Slowest: {slowest.name}, {slowest.median / minimum:.2f} of the first."
        )
        return outcome


class OtherPans(OtherLines):
    """W3 by ours alone, once for each kind of data."""

    key = "data-w3"
    title = "W3 with other data, ours on the CPU"
    verb = "pan"
    target = 2.5
    rows_drawn = 10_000_000

    def kind_task(self, ours: Library, x: np.ndarray, y: np.ndarray) -> Task:
        """Return what draws the next frame of one kind of data."""
        draw = panning(ours, x, y)
        numbers = count()
        return Task(lambda: draw(next(numbers)))
