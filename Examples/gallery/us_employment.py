# SPDX-License-Identifier: MIT
"""Jobs in the United States by sector, through the recession of 2008."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "government": "Government",
    "education_and_health_services": "Education, health",
    "professional_and_business_services": "Business",
    "retail_trade": "Retail",
    "manufacturing": "Manufacturing",
    "construction": "Construction",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="Who works where",
        subtitle="Thousands of jobs in the USA; grey: recession",
        theme=theme,
    )
    chart.span(x=(np.datetime64("2007-12"), np.datetime64("2009-06")), color="#80808024")
    for column, name in SECTORS.items():
        chart.line(months, table[column], label=name, width=2)
    chart.y.range = (0, None)
    chart.y_axis.set(format="thousands")
    chart.legend("outside-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("us_employment.png", pixel_ratio=2)
