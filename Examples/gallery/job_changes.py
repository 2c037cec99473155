# SPDX-License-Identifier: MIT
"""Level bars of both signs with round tips, coloured by their values."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "mining_and_logging": "Mining",
    "education_and_health_services": "Education, health",
    "leisure_and_hospitality": "Leisure",
    "professional_and_business_services": "Business",
    "government": "Government",
    "retail_trade": "Retail",
    "financial_activities": "Finance",
    "information": "Information",
    "manufacturing": "Manufacturing",
    "construction": "Construction",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    first, last = table[0], table[-1]
    change = {
        label: 100 * (float(last[name]) / float(first[name]) - 1) for name, label in SECTORS.items()
    }
    names = sorted(change, key=change.__getitem__)
    values = np.array([change[name] for name in names])
    chart = ks.Chart(
        width,
        height,
        title="Ten years that moved jobs",
        subtitle="Percent, USA, 2006 to 2015",
        theme=theme,
    )
    scale = ks.ColorScale("rdbu", -30, 30)
    chart.barh(names, values, color=values, colormap=scale, radius=5, border_width=0.5)
    return chart


if __name__ == "__main__":
    chart().save("job_changes.png", pixel_ratio=2)
