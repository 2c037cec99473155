# SPDX-License-Identifier: MIT
"""A flick along the years: the curve follows the finger, and glides on when it lets go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[D],f8", names="week,ppm")
    chart = ks.Chart(width, height, title="0.0 s", y_title="CO₂ (ppm)", theme=theme)
    line = chart.line(table["week"], table["ppm"])
    chart.y.range = (310, 375)

    # The first ten years of the data, moved by what the finger does.
    updater = ks.Updater(chart.x)
    updater.attach(line)
    updater.append(ks.restrictions.Length(np.timedelta64(3653, "D"), anchor=-1))
    chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect([(updater, "x")])

    for time in contact_sheet.play(interpreter, "flick", np.arange(12) * 0.1):
        chart.title = f"{time:.1f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("flick.png", frames())
