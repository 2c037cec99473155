# SPDX-License-Identifier: MIT
"""Years of one share as hollow candlesticks: empty where it closed higher than it opened."""

from datetime import datetime
from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    table = table[table["symbol"] == "AMZN"]
    months = [datetime.strptime(text, "%b %d %Y") for text in table["date"]]
    year = np.array([month.year for month in months])
    # 2010 has three months.
    years = np.arange(2000, 2010)
    prices = [table["price"][year == each] for each in years]
    chart = ks.Chart(
        width,
        height,
        title="Amazon lost nine tenths, and won them back",
        subtitle="Monthly prices by year: hollow ones rose" if width >= 480 else None,
        y_title="US$",
        theme=theme,
    )
    chart.y.scale = "log"
    chart.candlestick(
        years,
        [each[0] for each in prices],
        [each.max() for each in prices],
        [each.min() for each in prices],
        [each[-1] for each in prices],
        style="hollow",
        bar_width=0.6,
        width=1.5,
    )
    return chart


if __name__ == "__main__":
    chart().save("amazon_years.png", pixel_ratio=2)
