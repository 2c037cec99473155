"""The Vulkan renderer beside bare quads of the same size."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bench import control, data
from bench.clock import Times
from bench.workloads.workload import Outcome, Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.clock import Effort
    from bench.libraries.library import Library

MAX_RATIO = 1.5


class Control(Workload):
    """Every row drawn by itself through Vulkan; as many quads into the same target."""

    key = "control"
    title = "One line of 1,000,000 rows through Vulkan, every row drawn by itself, to pixels"
    ours = "chart"

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: Path | None = None
    ) -> Outcome:
        """Run the program, which times both in turn."""
        file = Path(tempfile.mkdtemp(prefix="bench-control-")) / "rows.f64"
        data.walk(1_000_000).tofile(file)
        times = {"chart": Times(), "bare quads": Times()}
        for _ in range(effort.rounds):
            device, chart, quads = control.run("quads", file, 3)
            times["chart"].all.append(float(chart))
            times["bare quads"].all.append(float(quads))
        ratio = times["chart"].median / times["bare quads"].median
        note = f"On {device}: ratio {ratio:.2f}, contract: at most {MAX_RATIO}."
        return Outcome(self.rows(times, {}), [note])
