# SPDX-License-Identifier: MIT
"""The shares' changes as stairs: how many months were no better than each change."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    chart = ks.Chart(
        width,
        height,
        title="Apple rose in three months of five",
        subtitle="Months of 2000–2010 with no greater change",
        x_title="Change from month to month (%)",
        y_title="Share of months",
        theme=theme,
    )
    for symbol in ("AMZN", "AAPL", "IBM", "MSFT"):
        prices = table["price"][table["symbol"] == symbol]
        chart.ecdf(100 * (prices[1:] / prices[:-1] - 1), label=symbol, width=2)
    chart.rule(x=0, dash=(3, 3))
    chart.x.range = (-40, 40)
    chart.y.range = (0, 1)
    chart.legend("bottom-right")
    return chart


if __name__ == "__main__":
    chart().save("price_stairs.png", pixel_ratio=2)
