# SPDX-License-Identifier: MIT
"""A waterfall: from the jobs of 2010 to those of 2015, sector by sector."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "professional_and_business_services": "Business",
    "education_and_health_services": "Education, health",
    "trade_transportation_utilties": "Trade",
    "leisure_and_hospitality": "Leisure",
    "goods_producing": "Goods",
    "financial_activities": "Finance",
    "other_services": "Other services",
    "information": "Information",
    "government": "Government",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[M]")
    low, now = (table[months == np.datetime64(month)][0] for month in ("2010-02", "2015-12"))
    changes = [(float(now[name]) - float(low[name])) / 1000 for name in SECTORS]
    names = ["February 2010", *SECTORS.values(), "December 2015"]
    chart = ks.Chart(
        width,
        height,
        title="Where thirteen million jobs came from",
        subtitle="Millions of jobs in the USA",
        theme=theme,
    )
    chart.waterfall(names, [float(low["nonfarm"]) / 1000, *changes, 0], totals=[-1], radius=2)
    chart.y.range = (125, 145)
    return chart


if __name__ == "__main__":
    chart().save("recovery.png", pixel_ratio=2)
