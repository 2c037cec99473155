# SPDX-License-Identifier: MIT
"""Two charts share one projection: what moves one moves the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"


def frames(width: float = 320, height: float = 150, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    upper = ks.Chart(width, height, title="0.0 s", y_title="Construction", theme=theme)
    series = [upper.line(months, table["construction"] / 1000)]
    # The other chart's space has the same projection of dates, and a y of its own.
    space = ks.Space(upper.x, ks.Projection())
    lower = ks.Chart.bare(width, height)
    lower.theme = theme
    lower.add(ks.PlotArea(), layer="below")
    lower.add(ks.Grid(space), layer="below")
    lower.add(ks.Axis(space, "bottom"))
    lower.add(ks.Axis(space, "left", title="Manufacturing"))
    series.append(ks.LineSeries(space, months, table["manufacturing"] / 1000))
    lower.add(series[1])
    # Equal distances to the sides, so that the dates stand below each other.
    upper.padding, lower.padding = (37, 52, 24, 10), (10, 52, 24, 10)

    updater = ks.Updater(upper.x)
    for one in series:
        updater.attach(one)
    updater.append(ks.restrictions.Length(np.timedelta64(1461, "D"), anchor=0))
    upper.add(updater)
    interpreter = ks.Interpreter(upper.plot)
    interpreter.connect([(updater, "x")])

    for time in contact_sheet.play(interpreter, "sweep", np.arange(12) * 0.14):
        upper.title = f"{time:.2f} s"
        yield time, [upper, lower]


if __name__ == "__main__":
    contact_sheet.save("linked.png", frames())
