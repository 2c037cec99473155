# SPDX-License-Identifier: MIT
"""American jobs by sector at the end of 2015, coloured by their growth in ten years."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
GROUPS = {
    "Goods": ["mining_and_logging", "construction", "durable_goods", "nondurable_goods"],
    "Trade and transport": [
        "wholesale_trade", "retail_trade", "transportation_and_warehousing", "utilities",
    ],
    "Services": [
        "information", "financial_activities", "professional_and_business_services",
        "education_and_health_services", "leisure_and_hospitality", "other_services", "government",
    ],
}  # fmt: skip


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    names, parents, jobs, growth = list(GROUPS), [""] * 3, [0.0] * 3, [np.nan] * 3
    for group, sectors in GROUPS.items():
        for sector in sectors:
            names.append(sector.replace("_", " ").capitalize())
            parents.append(group)
            jobs.append(table[sector][-1] / 1000)
            growth.append(100 * (table[sector][-1] / table[sector][0] - 1))
    chart = ks.Chart(
        width,
        height,
        title="Health and schools grew, factories shrank",
        subtitle="Jobs in the United States at the end of 2015, millions",
        theme=theme,
    )
    missing = (0.5, 0.5, 0.5, 0.6)
    scale = ks.ColorScale("rdbu", -30, 30, missing=missing)
    chart.treemap(
        jobs,
        names,
        parents,
        color=growth,
        colormap=scale,
        colorbar="Change since 2006 (%)",
        value_format=ks.TickFormat("fixed", decimals=1),
    )
    return chart


if __name__ == "__main__":
    chart().save("employment_treemap.png", pixel_ratio=2)
