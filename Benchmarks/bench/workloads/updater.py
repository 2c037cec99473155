"""Updates of a range: what deciding it costs."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bench import control, data
from bench.clock import Times
from bench.workloads.workload import Outcome, Unit, Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.clock import Effort
    from bench.libraries.library import Library

SIZES = (10_000, 100_000, 1_000_000, 10_000_000)
CASES = ("all rows", "rows in a moving range of x", "the same, x in no order")


class Updater(Workload):
    """One updater with six restrictions and four attached lines: no picture at all."""

    key = "updater"
    title = "An update of a range by 6 restrictions, from 4 lines of 1,000,000 rows"
    target = 10
    unit = Unit("µs", lambda milliseconds: milliseconds * 1e3)
    ours = f"{1_000_000:,}: {CASES[0]}"

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: Path | None = None
    ) -> Outcome:
        """Run the program for lines of several lengths."""
        times: dict[str, Times] = {}
        for size in SIZES:
            file = Path(tempfile.mkdtemp(prefix="bench-updater-")) / "rows.f64"
            data.walk(size).tofile(file)
            for _ in range(effort.rounds):
                for case, microseconds in zip(CASES, control.run("updater", file, 20), strict=True):
                    row = times.setdefault(f"{size:,}: {case}", Times())
                    row.all.append(float(microseconds) / 1e3)
            file.unlink()
        return Outcome(self.rows(times, {}), ["What the data hold is known, as after a frame."])
