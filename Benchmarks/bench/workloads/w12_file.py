"""W12: a file of a billion rows, larger than most memories, is drawn and panned."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from bench.clock import Task
from bench.libraries.library import HEIGHT, WIDTH
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.libraries.library import Library

ROWS = 1_000_000_000
FRAMES = 400
"""Frames until the window has gone from one end to the other; it goes on from the start."""
VIEWS = {"half of all": ROWS // 2, "10,000,000": 10_000_000, "100,000": 100_000}
"""Rows in view."""
MAX_SHARE = 0.05
"""Of the bytes of the data, what may be in memory besides."""


def write(path: Path, rows: int = ROWS) -> None:
    """Write a random walk of float32, some rows at a time."""
    random = np.random.default_rng(12)
    last = 0.0
    with path.open("wb") as file:
        for first in range(0, rows, 10_000_000):
            steps = random.standard_normal(min(10_000_000, rows - first), "float32")
            walk = np.cumsum(steps, dtype="float64") + last
            last = float(walk[-1])
            file.write(walk.astype("float32").tobytes())


def drawing(path: Path) -> Callable[[float, float], bytes]:
    """Open a file, and return what draws it from one row to another."""
    import keisen as ks

    chart = ks.Chart(WIDTH, HEIGHT, title="line")
    chart.line(None, ks.Column.from_file(path, "float32"), width=1.5)

    def draw(low: float, high: float) -> bytes:
        chart.x.range = (low, high)
        return chart.to_png(pixel_ratio=1, renderer="cpu")

    return draw


class FilePan(Workload):
    """Each frame shows other rows of a file, which other libraries would have to read whole."""

    key = "w12"
    title = f"W12: a frame while a file of {ROWS:,} rows (f32) is panned"
    target = 3
    ours = "Keisen, CPU: half of all in view"

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="bench-file-"))

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return a pan for each number of rows in view; tell what opening costs."""
        path = self._folder / "rows.f32"
        write(path)
        for what in ("built", "opened"):
            reported = json.loads(
                subprocess.run(
                    [sys.executable, "-m", __spec__.name, str(path)],
                    capture_output=True,
                    text=True,
                    check=True,
                ).stdout
            )
            share = reported["peak"] / path.stat().st_size
            notes.append(
                f"A fresh process whose summary is {what}: {reported['open']:,.2f} ms until there is a column, "
                f"{reported['first']:,.1f} ms for the first picture of all rows; at most "
                f"{reported['peak'] / 1e6:,.1f} MB above what was resident before, {share:.1%} of the file's "
                f"{path.stat().st_size / 1e6:,.0f} MB; allowed are {MAX_SHARE:.0%}: "
                + ("met." if share <= MAX_SHARE else "missed.")
            )
        notes.append("The file is in the system's cache. No other library here opens one by parts.")
        draw = drawing(path)
        found = {}
        for name, rows in VIEWS.items():
            numbers = count()

            def frame(rows: int = rows, numbers: count[int] = numbers) -> bytes:
                # As far as a quick hand: a hundredth of what is in view.
                low = (next(numbers) % FRAMES) * rows / 100 % (ROWS - rows)
                return draw(low, low + rows)

            found[f"Keisen, CPU: {name} in view"] = Task(frame)
        return found

    def measure(self, *arguments: object, **options: object) -> object:
        """Measure, and remove the file."""
        try:
            return super().measure(*arguments, **options)  # type: ignore[arg-type]
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)


def main() -> None:
    """Open a file and draw it in this process, and tell what that cost."""
    import keisen as ks  # noqa: F401
    from bench.memory import forget_peak, resident

    before = resident("VmRSS")
    forget_peak()
    start = time.perf_counter()
    draw = drawing(Path(sys.argv[1]))
    opened = time.perf_counter()
    draw(0, ROWS)
    first = time.perf_counter()
    for number in range(20):
        draw(number * ROWS / 100, (number + 50) * ROWS / 100)
    reported = {
        "open": (opened - start) * 1e3,
        "first": (first - opened) * 1e3,
        "peak": resident("VmHWM") - before,
    }
    print(json.dumps(reported), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
