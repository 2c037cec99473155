# SPDX-License-Identifier: MIT
"""A waterfall: from the jobs of 2010 to those of 2015, sector by sector."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "professional_and_business_services": "Business",
    "trade_transportation_utilties": "Trade",
    "leisure_and_hospitality": "Leisure",
    "education_and_health_services": "Care",
    "goods_producing": "Goods",
    "financial_activities": "Finance",
    "other_services": "Others",
    "information": "Media",
    "government": "State",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[M]")
    low, now = (table[months == np.datetime64(month)][0] for month in ("2010-02", "2015-12"))
    changes = [(float(now[name]) - float(low[name])) / 1000 for name in SECTORS]
    names = ["2010", *SECTORS.values(), "2015"]
    chart = ks.Chart(
        width,
        height,
        title="Thirteen million new jobs",
        subtitle="Millions in the USA, February 2010 to December 2015" if width >= 480 else None,
        theme=theme,
    )
    chart.waterfall(names, [float(low["nonfarm"]) / 1000, *changes, 0], totals=[0, -1], radius=2)
    chart.y.range = (125, 145)
    return chart


if __name__ == "__main__":
    chart().save("recovery.png", pixel_ratio=2)
