# SPDX-License-Identifier: MIT
"""A window on four years of temperatures, half a day a point: a flick moves it, and nothing makes it longer."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    chart = ks.Chart(width, height, title="0.0 s", y_title="°C", theme=theme)
    chart.fill_between(days, table["temp_min"], table["temp_max"], color="#5a9e4b", alpha=0.3)
    warmest = chart.line(days, table["temp_max"], color="#e0533d", width=1)
    coldest = chart.line(days, table["temp_min"], color="#3b82c4", width=1)

    rules = ks.restrictions
    temperatures = ks.Updater(chart.y, [rules.Padding(2, 2), rules.Interval(10)])
    window = rules.Window((chart, "x"), timedelta(hours=12), initial=0)
    shown = ks.Updater(chart.x, [window])
    for updater in (temperatures, shown):
        updater.attach(warmest)
        updater.attach(coldest)
        chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect_window(window, shown, "x")

    for time in contact_sheet.play(interpreter, "flick", np.arange(12) * 0.1):
        interpreter.advance(time)
        chart.title = f"{time:.1f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("window.png", frames())
