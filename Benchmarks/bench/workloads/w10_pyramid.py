"""W10: building the pyramid of a column."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from bench import control, data
from bench.clock import Task
from bench.libraries.library import WIDTH
from bench.workloads.workload import Unit, Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.libraries.library import Library

ROWS = 10_000_000


class PyramidBuild(Workload):
    """The bounds of all blocks of a column, on one thread, beside reading it."""

    key = "w10"
    title = f"W10: building the pyramid of {ROWS:,} rows (f32), on one thread"
    target = 0.15
    unit = Unit("ns per row", lambda milliseconds: milliseconds * 1e6 / ROWS)
    one_thread = True
    ours = "Keisen"

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return ours, numpy's least value and, where there is one, tsdownsample's choice."""
        y = data.walk(ROWS).astype(np.float32)
        file = Path(tempfile.mkdtemp(prefix="bench-pyramid-")) / "rows.f32"
        y.tofile(file)
        found = {
            self.ours: Task(lambda: control.milliseconds("pyramid", file, 5), reports=True),
            "numpy.min (no more than reading)": Task(lambda: y.min()),
        }
        try:
            from tsdownsample import M4Downsampler
        except ImportError:
            notes.append("tsdownsample is not installed.")
        else:
            choose = M4Downsampler().downsample
            found["tsdownsample M4 (its choice of rows alone)"] = Task(
                lambda: choose(y, n_out=4 * WIDTH)
            )
        return found

    def first(self, name: str, task: Task, pictures: Path | None) -> str:
        """Draw nothing."""
        return ""
