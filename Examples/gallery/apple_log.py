# SPDX-License-Identifier: MIT
"""A share's price on a log axis, filled down to the axis' end, in a gradient of the plot."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def month(text: str) -> str:
    """Return a date such as "Mar 1 2003" as numpy reads it."""
    name, _, year = text.split()
    return f"{year}-{MONTHS.index(name) + 1:02}-01"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    table = table[table["symbol"] == "AAPL"]
    months = np.array([month(text) for text in table["date"]], "M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="In seven years Apple's share rose to thirty times its price",
        subtitle="US dollars on a log axis: equal steps are equal growth",
        theme=theme,
    )
    chart.y.scale = "log"
    chart.area(
        months,
        table["price"],
        -np.inf,
        above=ks.Gradient(
            0, 1, "#2f9e9000" if theme == "light" else "#2f9e9010", "#2f9e90d0", "plot"
        ),
        alpha=1,
        line_width=2,
        line_color="#1f7a6e" if theme == "light" else "#58d0c0",
    )
    return chart


if __name__ == "__main__":
    chart().save("apple_log.png", pixel_ratio=2)
