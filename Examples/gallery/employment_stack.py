# SPDX-License-Identifier: MIT
"""All jobs of the United States as stacked areas, which abut without a seam."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "Education, health": ["education_and_health_services"],
    "Government": ["government"],
    "Trade, transport": ["trade_transportation_utilties"],
    "Business, finance": ["professional_and_business_services", "financial_activities"],
    "Leisure and others": ["leisure_and_hospitality", "other_services", "information"],
    "Making and building": ["manufacturing", "construction", "mining_and_logging"],
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="One job in sixteen was lost",
        subtitle="Millions of jobs in the USA by sector",
        theme=theme,
    )
    jobs = {name: sum(table[each] for each in parts) / 1000 for name, parts in SECTORS.items()}
    chart.stackplot(months, jobs)
    chart.legend("outside-right" if width >= 480 else "outside-bottom", reversed=width >= 480)
    return chart


if __name__ == "__main__":
    chart().save("employment_stack.png", pixel_ratio=2)
