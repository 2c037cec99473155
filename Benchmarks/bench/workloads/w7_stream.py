"""W7: the newest million rows of an endless stream."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench import data
from bench.clock import Task
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from bench.libraries.library import Library

KEPT, BATCH = 1_000_000, 1_000


class Stream(Workload):
    """Appends a batch, and draws the newest rows."""

    key = "w7"
    title = f"W7: {BATCH:,} rows are appended to a ring of {KEPT:,}, and it is drawn again"
    verb = "stream"
    target = 2.5

    def task(self, library: Library) -> Task:
        """Return what is timed: to append and to draw, not to make the batch."""
        draw = library.stream(data.rows(KEPT), data.signal(0, KEPT))
        place = [KEPT]
        batch: list[np.ndarray] = []

        def prepare() -> None:
            first = place[0]
            place[0] += BATCH
            batch[:] = [
                np.arange(first, first + BATCH, dtype=np.float64),
                data.signal(first, BATCH),
            ]

        return Task(lambda: draw(*batch), prepare)
