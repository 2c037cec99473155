"""W8: a heat map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import data
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    import numpy as np


class HeatMap(Workload):
    """A new chart of a field that nobody has read before."""

    key = "w8"
    title = "W8: a heat map of 2000 x 2000 values (f64) with a colour bar, a fresh array"
    verb = "heatmap"
    target = 8
    measures_memory = True

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return what the verb is given."""
        return (data.hills(2000),)
