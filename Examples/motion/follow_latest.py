# SPDX-License-Identifier: MIT
"""A stream of samples: the newest ten seconds are in view, and y fits what is in view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "ecg.csv"
RATE = 360


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    beats = np.loadtxt(DATA, delimiter=",", skiprows=1, usecols=1)
    # The recording again and again; what it drifts by is taken off, so that its ends meet.
    samples = np.tile(beats - np.linspace(beats[0], beats[-1], len(beats)), 9)
    chart = ks.Chart(width, height, title="0.0 s", x_title="Seconds", theme=theme)
    seconds, values = ks.Column.growing("float64"), ks.Column.growing("float64")
    line = chart.line(seconds, values, width=1)

    latest = ks.Updater(chart.x)
    latest.attach(line)
    latest.append(ks.restrictions.Latest(10))
    visible = ks.Updater(chart.y)
    visible.attach(line, within=chart.x)
    visible.append(ks.restrictions.Margins(0.08))
    chart.add(latest)
    chart.add(visible)

    for time in np.arange(1, 13) * 2.0:
        rows = np.arange(len(seconds), min(len(samples), round(time * RATE)))
        seconds.append(rows / RATE)
        values.append(samples[rows])
        chart.title = f"{time:.0f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("follow_latest.png", frames())
