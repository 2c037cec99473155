"""A series of the caller's own beside ours."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import keisen as ks
from bench import control
from bench.clock import Task, Times, in_turn
from bench.workloads.workload import Outcome, Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.clock import Effort
    from bench.libraries.library import Library

ROWS = 1_000_000
SWIFT = (
    "no series",
    "Swift: an own series that draws nothing",
    "points of ours",
    "points of ours, every row drawn by itself",
    "Swift: points through a painter",
)
C = (
    "C: no series",
    "C: an own series that draws nothing",
    "C: points through a painter",
)
# The frame without a series that each is held against.
BASES = {"Swift": "no series", "C": "C: no series", "Python": "Python: no series"}


class Nothing(ks.CustomSeries):
    """A series that draws nothing."""

    def draw(self, painter: ks.Painter) -> int:
        """Draw nothing."""
        return 0


class Points(ks.CustomSeries):
    """Points as a caller would write them."""

    def draw(self, painter: ks.Painter) -> int:
        """Draw a marker for each row."""
        (y,) = self.y
        painter.markers(painter.positions(None, y))
        return len(y)


def frames(series: ks.CustomSeries | None, chart: ks.Chart) -> Task:
    """Return what draws frames of a chart, each with other ranges, so that nothing is kept."""
    if series is not None:
        chart.add(series)
    step = 0

    def run() -> None:
        nonlocal step
        step += 1
        chart.x.range = (step, ROWS + step)
        chart.y.range = (-step, 1 + step)
        chart.render(pixel_ratio=1, renderer="cpu")

    return Task(run)


class Custom(Workload):
    """Frames to pixels: without a series, with an empty one, and with points of either kind."""

    key = "custom"
    title = (
        "A series of the caller's own beside ours: a frame of 1280 x 720, and one of 1,000,000 rows"
    )
    ours = "Swift: points through a painter"

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: Path | None = None
    ) -> Outcome:
        """Run the programs for Swift and C, and draw the same from Python."""
        values = np.random.default_rng(7).random(ROWS)
        file = Path(tempfile.mkdtemp(prefix="bench-custom-")) / "rows.f64"
        values.tofile(file)
        times = {case: Times() for case in SWIFT + C}
        for _ in range(effort.rounds):
            reported = control.run("custom", file, 9)
            reported += control.run(file, 9, program="KEISEN_CUSTOM")
            for case, milliseconds in zip(times, reported, strict=True):
                times[case].all.append(float(milliseconds))
        file.unlink()
        bare, empty, full = (ks.Chart(1280, 720) for _ in range(3))
        column = ks.Column(values)
        tasks = {
            "Python: no series": frames(None, bare),
            "Python: an own series that draws nothing": frames(Nothing(empty.space), empty),
            "Python: points through a painter": frames(Points(full.space, None, column), full),
        }
        times |= in_turn(tasks, effort)

        def beyond(case: str, language: str = "Swift") -> float:
            return times[case].median - times[BASES[language]].median

        calls = [
            f"{beyond(f'{language}: an own series that draws nothing', language) * 1e3:.0f} "
            f"from {language}"
            for language in BASES
        ]
        rows = [f"{name} {beyond(name):.1f}" for name in SWIFT[2:4]]
        for language in BASES:
            name = f"{language}: points through a painter"
            rows.append(f"{name} {beyond(name, language):.1f}")
        return Outcome(
            self.rows(times, {}),
            [
                f"An own series costs a frame, in µs: {', '.join(calls)}.",
                f"1,000,000 rows cost, in ms beyond a frame without series: {', '.join(rows)}.",
                "What a chart without one costs is counted: scripts/count-instructions.",
            ],
        )
