"""W4: a million markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import data
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    import numpy as np


class Scatter(Workload):
    """A cloud, every row of which is drawn."""

    key = "w4"
    title = "W4: 1,000,000 markers of 3 px, alpha 0.5, all drawn, fresh arrays"
    verb = "scatter"
    target = 20
    measures_memory = True
    count = 1_000_000

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return what the verb is given."""
        return data.noise(self.count, 4), data.noise(self.count, 5)
