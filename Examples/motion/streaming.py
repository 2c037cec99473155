# SPDX-License-Identifier: MIT
"""Two streams in rings of 512 samples: new ones are appended before each frame, the newest half is in view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stream.csv"
CAPACITY = 512
SAMPLES_A_SECOND = 480


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", names=True)
    chart = ks.Chart(width, height, x_title="Sample", theme=theme)
    rings = {name: ks.Column.ring(CAPACITY, "float32") for name in ("upper", "lower")}
    rules = ks.restrictions
    newest = ks.Updater(
        chart.x, [rules.Length(CAPACITY / 2, anchor=1), rules.Bounds(min=0, keeps_length=True)]
    )
    chart.add(newest)
    for ring in rings.values():
        newest.attach(chart.line(None, ring, width=1))
    chart.y.range = (-3, 3)

    come = 0
    for time in np.arange(1, 13) / 5:
        # The recording again and again.
        rows = np.arange(come, round(time * SAMPLES_A_SECOND)) % len(table)
        for name, ring in rings.items():
            ring.append(table[name][rows])
        come += len(rows)
        chart.title = f"{time:.1f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("streaming.png", frames())
