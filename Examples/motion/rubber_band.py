# SPDX-License-Identifier: MIT
"""A drag far beyond the first year: the curve holds back like a rubber band, and returns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "sunspots.csv"


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    year, number = np.loadtxt(DATA, delimiter=",", skiprows=1, unpack=True)
    chart = ks.Chart(width, height, title="0.0 s", y_title="Sunspots", theme=theme)
    line = chart.line(year, number)
    chart.y.range = (0, 200)

    # The first hundred years, which may be moved along all 308, and a bit beyond while the finger is down.
    updater = ks.Updater(chart.x)
    updater.attach(line)
    updater.append(ks.restrictions.Length(100, anchor=-1))
    chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect([(updater, "x")])
    first, last = float(year[0]), float(year[-1])
    interpreter.limit_range("x", (first, last), (first, first + 100))

    for time in contact_sheet.play(interpreter, "beyond", np.arange(12) * 0.12):
        chart.title = f"{time:.2f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("rubber_band.png", frames())
