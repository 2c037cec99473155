# SPDX-License-Identifier: MIT
"""Prices are panned to and fro, and their axis fits those in view in the same frame."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    rows = table["symbol"] == "AAPL"
    months = [datetime.strptime(text, "%b %d %Y") for text in table["date"][rows]]
    chart = ks.Chart(width, height, title="0.0 s", y_title="Apple (US$)", theme=theme)
    # Distances that no label changes: the plot stays where the interpreter has it.
    chart.padding = (37, 66, 32, 24)
    line = chart.line(np.array(months, "M8[D]"), table["price"][rows])

    # Four years in the middle of ten, moved by what the finger does.
    dates = ks.Updater(chart.x)
    dates.attach(line)
    dates.append(ks.restrictions.Length(np.timedelta64(1461, "D")))
    prices = ks.Updater(chart.y)
    prices.attach(line, within=chart.x)
    prices.append(ks.restrictions.Margins(0.08))
    for updater in (dates, prices):
        chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect([(dates, "x")])

    for time in contact_sheet.play(interpreter, "sweep", np.arange(12) * 0.14):
        chart.title = f"{time:.2f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("visible_prices.png", frames())
