# SPDX-License-Identifier: MIT
"""A doughnut of the jobs of a country, smallest sectors too: lines lead to their names."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "education_and_health_services": "Education, health",
    "government": "Government",
    "professional_and_business_services": "Business",
    "retail_trade": "Retail",
    "leisure_and_hospitality": "Leisure",
    "manufacturing": "Manufacturing",
    "financial_activities": "Finance",
    "construction": "Construction",
    "other_services": "Other services",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    last = table[-1]
    jobs = {name: float(last[column]) for column, name in SECTORS.items()}
    jobs["All else"] = float(last["nonfarm"]) - sum(jobs.values())
    chart = ks.Chart(
        width,
        height,
        title="Schools, hospitals and the state: a third of all jobs",
        subtitle="Jobs in the USA, December 2015",
        theme=theme,
    )
    chart.pie(
        jobs,
        inner_radius=0.62,
        label_size=12 if width >= 480 else 9,
        label="Jobs",
    )
    if min(width, height) >= 400:
        total = f"{last['nonfarm'] / 1000:.0f} million"
        middle = {"coordinates": "plot", "anchor": (0.5, 0.5), "alignment": "center"}
        chart.text(0.5, 0.5, total, size=18, **middle)
    return chart


if __name__ == "__main__":
    chart().save("jobs_doughnut.png", pixel_ratio=2)
