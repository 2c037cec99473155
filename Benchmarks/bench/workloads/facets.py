"""A grid of charts in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench import data
from bench.clock import Task
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from bench.libraries.library import Library

CHARTS, COLUMNS, ROWS = 12, 4, 100_000


class Facets(Workload):
    """A new figure of charts that share both ranges, a line each."""

    key = "facets"
    title = f"{CHARTS} charts of {ROWS:,} rows in one picture, fresh arrays"
    verb = "facets"

    def task(self, library: Library) -> Task:
        """Return what is timed; every line is an array of its own."""
        x = data.rows(ROWS)
        ys = [data.walk(ROWS, seed) for seed in range(CHARTS)]
        copies: list[np.ndarray] = []

        def prepare() -> None:
            copies[:] = [array.copy() for array in (x, *ys)]

        return Task(lambda: library.facets(copies[0], copies[1:], COLUMNS), prepare)


class FacetsOnOneThread(Facets):
    """The same on one core."""

    key = "facets-1"
    title = f"{Facets.title}, on one thread"
    one_thread = True
