# SPDX-License-Identifier: MIT
"""Five shares on a logarithmic axis, and the same rebased to their first month on a second one."""

from datetime import datetime
from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"
SHARES = {
    "AAPL": ("Apple", "#3b82f6"),
    "AMZN": ("Amazon", "#d9622b"),
    "GOOG": ("Google", "#7a7f87"),
    "IBM": ("IBM", "#2a9d6f"),
    "MSFT": ("Microsoft", "#8b5cf6"),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([datetime.strptime(text, "%b %d %Y") for text in table["date"]], "M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="Five shares, and each rebased",
        y_title="Price (US$)",
        theme=theme,
    )
    # Prices have the upper half, rebased ones the lower half, two to three decades each.
    chart.y.scale = "log"
    chart.y.range = (0.01, 1000)
    chart.y_axis.set(bounds=(3, 1000))
    rebased = ks.Space(chart.x, ks.Projection(8, 1_000_000, scale="log"))
    chart.add(ks.Axis(rebased, "right", title="Rebased to 100", bounds=(8, 1000)))
    for symbol, (name, color) in SHARES.items():
        rows = table["symbol"] == symbol
        days, prices = months[rows], table["price"][rows]
        chart.line(days, prices, label=name, color=color)
        chart.add(ks.LineSeries(rebased, days, prices / prices[0] * 100, color=color))
    chart.add(ks.Rule(rebased, y=100), layer="below")
    chart.legend("outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("stocks.png", pixel_ratio=2)
