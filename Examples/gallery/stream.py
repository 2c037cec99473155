# SPDX-License-Identifier: MIT
"""Two streams of samples in columns that grow; the newest half is in view."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stream.csv"
STREAMS = {"upper": "around +1", "lower": "around −1"}
SAMPLES_AT_ONCE = 32


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True)
    chart = ks.Chart(width, height, title="Two streams", x_title="Sample", theme=theme)
    columns = {name: ks.Column.growing("float32") for name in STREAMS}
    for name, column in columns.items():
        chart.line(None, column, label=STREAMS[name], width=1.5)
    for start in range(0, len(table), SAMPLES_AT_ONCE):
        for name, column in columns.items():
            column.append(table[name][start : start + SAMPLES_AT_ONCE])
    count = len(table)
    chart.x.range = (count / 2, count)
    chart.y.range = (-3, 3)
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("stream.png", pixel_ratio=2)
