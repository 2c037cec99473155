"""W1: one line of a million rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import data
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    import numpy as np


class Line(Workload):
    """A new chart over arrays that nobody has read before."""

    key = "w1"
    title = "W1: one line of 1,000,000 rows (f64 x and y, a random walk), fresh arrays"
    verb = "line"
    target = 4
    measures_memory = True
    count = 1_000_000

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return what the verb is given."""
        return data.rows(self.count), data.walk(self.count)
