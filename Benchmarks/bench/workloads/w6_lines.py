"""W6: a hundred lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench import data
from bench.clock import Task
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from bench.libraries.library import Library

LINES, ROWS = 100, 10_000


class Lines(Workload):
    """A new chart of many lines over one x."""

    key = "w6"
    title = f"W6: {LINES} lines of {ROWS:,} rows over one x, fresh arrays"
    verb = "lines"
    target = 30

    def task(self, library: Library) -> Task:
        """Return what is timed; every line is an array of its own."""
        x = data.rows(ROWS)
        ys = [data.walk(ROWS, seed) for seed in range(LINES)]
        copies: list[np.ndarray] = []

        def prepare() -> None:
            copies[:] = [array.copy() for array in (x, *ys)]

        return Task(lambda: library.lines(copies[0], copies[1:]), prepare)
