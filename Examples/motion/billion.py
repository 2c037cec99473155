# SPDX-License-Identifier: MIT
"""A file of a billion samples, whole, and nearer with each frame until a hundred are in view."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

ROWS, LAST, FRAMES = 1_000_000_000, 100, 12
BURSTS, LENGTH, PERIOD = 240, 60_000, 40


def record(path: Path) -> int:
    """Write a recording of int8, silent but for bursts; return where one begins.

    The silence is a hole in the file, which takes no room on a disk.
    """
    rows = np.arange(LENGTH)
    phase = rows % PERIOD
    wave = np.where(phase < PERIOD / 2, phase, PERIOD - phase) / (PERIOD / 4) - 1
    with path.open("wb") as file:
        file.truncate(ROWS)
        for number in range(BURSTS):
            first = (number * number * 24_989_797 + number * 4_999_999) % (ROWS - LENGTH)
            height = 40 + number * 37 % 80
            file.seek(first)
            file.write((height * (1 - rows / LENGTH) * wave).round().astype("int8").tobytes())
    return (77 * 77 * 24_989_797 + 77 * 4_999_999) % (ROWS - LENGTH)


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "recording"
        place = record(path)
        # The first time the file is read once; then its summary lies beside it.
        samples = ks.Column.from_file(path, "int8")
        chart = ks.Chart(width, height, theme=theme)
        chart.line(None, samples, width=1)
        chart.x_axis.set(format="si")
        chart.y.range = (-128, 128)
        for frame in range(FRAMES):
            rows = ROWS * (LAST / ROWS) ** (frame / (FRAMES - 1))
            # The burst keeps its place on the screen.
            low = place * (1 - rows / ROWS)
            chart.x.range = (low, low + rows)
            chart.title = f"{rows:,.0f} samples"
            yield float(frame), [chart]


if __name__ == "__main__":
    contact_sheet.save("billion.png", frames())
