# SPDX-License-Identifier: MIT
"""Two streams of samples in rings, which drop the oldest; the newest half of what they hold is in view."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stream.csv"
STREAMS = {"upper": "around +1", "lower": "around −1"}
SAMPLES_OF_A_FRAME = 32


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart, when the rings have dropped as much as they hold."""
    table = np.genfromtxt(DATA, delimiter=",", names=True)
    chart = ks.Chart(width, height, title="Two streams", x_title="Sample", theme=theme)
    # About a sample a point in view.
    capacity = min(max(512, 2 * int(width)), 4096)
    rings = {name: ks.Column.ring(capacity, "float32") for name in STREAMS}
    newest = ks.Updater(chart.x, [ks.restrictions.Length(capacity / 2, anchor=1)])
    chart.add(newest)
    for name, ring in rings.items():
        newest.attach(chart.line(None, ring, label=STREAMS[name], width=1.5))
    chart.y.range = (-3, 3)
    chart.legend("outside-top")
    # What comes before each frame: the recording again and again.
    for start in range(0, 2 * capacity, SAMPLES_OF_A_FRAME):
        rows = np.arange(start, start + SAMPLES_OF_A_FRAME) % len(table)
        for name, ring in rings.items():
            ring.append(table[name][rows])
    return chart


if __name__ == "__main__":
    chart().save("stream.png", pixel_ratio=2)
