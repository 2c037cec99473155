# SPDX-License-Identifier: MIT
"""Five shares on a logarithmic axis; the second axis rebases Apple to 100 in January 2000."""

from datetime import datetime
from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"
NAMES = {"AAPL": "Apple", "AMZN": "Amazon", "GOOG": "Google", "IBM": "IBM", "MSFT": "Microsoft"}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([datetime.strptime(text, "%b %d %Y") for text in table["date"]], "M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="Ten years of five shares",
        y_title="Price (US$)",
        theme=theme,
    )
    chart.y.scale = "log"
    for symbol, name in NAMES.items():
        rows = table["symbol"] == symbol
        chart.line(months[rows], table["price"][rows], label=name, width=1.75)
    first = table["price"][table["symbol"] == "AAPL"][0]
    rebased = ks.Axis(
        chart.space, "right", conversion=(100 / first, 0), title="Apple, January 2000 = 100"
    )
    chart.add(rebased)
    chart.y.nice()
    chart.legend("outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("stocks.png", pixel_ratio=2)
