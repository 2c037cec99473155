# SPDX-License-Identifier: MIT
"""Level bars that add up to a hundred: the parts of all jobs, year by year."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "goods_producing": "Goods",
    "trade_transportation_utilties": "Trade, transport",
    "education_and_health_services": "Education, health",
    "professional_and_business_services": "Business",
    "leisure_and_hospitality": "Leisure",
    "government": "Government",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    year = table["month"].astype("M8[Y]")
    years = np.unique(year)
    jobs = {
        label: [table[name][year == each].mean() for each in years]
        for name, label in SECTORS.items()
    }
    chart = ks.Chart(
        width,
        height,
        title="Goods make way for care",
        subtitle="Percent of the jobs of six sectors in the USA",
        theme=theme,
    )
    names = [str(each) for each in years]
    chart.stacked_bar(names, jobs, total=100, orientation="horizontal", border_width=0.5)
    # The first year is at the top.
    chart.y.range = (len(years) - 0.5, -0.5)
    chart.x.range = (0, 100)
    chart.legend("outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("sector_mix.png", pixel_ratio=2)
