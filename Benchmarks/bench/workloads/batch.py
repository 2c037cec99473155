"""Many charts in one call."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import numpy as np

from bench import picture
from bench.clock import Task
from bench.libraries.library import SMALL
from bench.workloads.w5_bars import NAMES
from bench.workloads.workload import Unit, Workload

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bench.clock import Effort
    from bench.libraries.library import Library
    from bench.workloads.workload import Outcome

CHARTS = 240


class Batch(Workload):
    """The charts of W5, all of them new, drawn together into PNG files in memory."""

    key = "batch"
    title = f"{CHARTS} bar charts as W5's in one call, on two threads"
    verb = "bars"
    unit = Unit("per second", lambda milliseconds: CHARTS * 1e3 / milliseconds, more_is_better=True)
    size = SMALL
    threads: ClassVar[int] = 2

    def task(self, library: Library) -> Task:
        """Return what is timed: to make the charts and to draw them."""
        values = np.random.default_rng(5).integers(1, 100, (CHARTS, len(NAMES))).tolist()
        charts = [(f"Week {number}", NAMES, each) for number, each in enumerate(values)]
        return Task(lambda: library.batch(charts, self.threads))

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: Path | None = None
    ) -> Outcome:
        """Measure, and end the processes of libraries that need some."""
        try:
            return super().measure(libraries, effort, pictures)
        finally:
            for library in libraries:
                library.end_batches()

    def first(self, name: str, task: Task, pictures: Path | None) -> str:
        """Draw once, and return the kind of the pictures."""
        task.prepare()
        results = task.run()
        if len(results) != CHARTS:
            raise ValueError(f"{name} has drawn {len(results)} of {CHARTS} charts")
        kinds = {picture.check(name, each, self.size) for each in results}
        if pictures is not None:
            picture.keep(results[0], pictures / f"{self.key}-{name.lower().split()[0]}.png")
        return " and ".join(sorted(kinds))


class BatchOnOneThread(Batch):
    """The same on one core."""

    key = "batch-1"
    title = f"{CHARTS} bar charts as W5's in one call, on one thread"
    threads = 1
    one_thread = True
