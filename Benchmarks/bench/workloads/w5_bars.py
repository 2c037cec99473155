"""W5: small bar charts, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench.libraries.library import SMALL
from bench.workloads.workload import PER_SECOND, Frames

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.libraries.library import Library

NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri"]


class Bars(Frames):
    """Each chart is new, with a title and values of its own."""

    key = "w5"
    title = "W5: small bar charts, 640 x 400, with labels, value labels and a title, on one thread"
    verb = "bars"
    target = 1500
    unit = PER_SECOND
    size = SMALL
    one_thread = True

    def loaded(self, library: Library) -> Callable[[int], object]:
        """Make the values of 256 charts."""
        values = np.random.default_rng(5).integers(1, 100, (256, len(NAMES))).tolist()
        return lambda number: library.bars(f"Week {number}", NAMES, values[number % 256])
