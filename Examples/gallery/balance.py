# SPDX-License-Identifier: MIT
"""Jobs won and lost in the recession, by sector: long names, and values of both signs."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "education_and_health_services": "Education and health",
    "government": "Government",
    "information": "Information",
    "financial_activities": "Finance",
    "leisure_and_hospitality": "Leisure",
    "retail_trade": "Retail",
    "professional_and_business_services": "Business services",
    "construction": "Construction",
    "manufacturing": "Manufacturing",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[M]")
    before, after = (months == np.datetime64(month) for month in ("2007-12", "2009-12"))
    change = [(table[name][after] - table[name][before]).item() for name in SECTORS]
    chart = ks.Chart(
        width,
        height,
        title="Jobs won and lost",
        subtitle="Thousands in the USA, December 2007 to December 2009" if width >= 480 else None,
        theme=theme,
    )
    # The losses are what it is about: none of the bars stands out by its colour.
    chart.bars(
        SECTORS.values(),
        change,
        highlight=False,
        colors=["#2b9d6a" if each > 0 else "#c2513d" for each in change],
        value_format=ks.TickFormat("thousands", decimals=0),
        headroom=0.12,
    )
    chart.y_axis.set(format="thousands")
    return chart


if __name__ == "__main__":
    chart().save("balance.png", pixel_ratio=2)
