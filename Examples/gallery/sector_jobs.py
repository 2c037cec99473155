# SPDX-License-Identifier: MIT
"""Sets of bars side by side: four sectors at three moments."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "manufacturing": "Factories",
    "construction": "Building",
    "education_and_health_services": "Care",
    "leisure_and_hospitality": "Leisure",
}
MOMENTS = {
    "2007-01": "2007",
    "2010-01": "2010",
    "2015-01": "2015",
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[M]")
    jobs = {
        label: [table[name][months == np.datetime64(month)].item() / 1000 for name in SECTORS]
        for month, label in MOMENTS.items()
    }
    chart = ks.Chart(
        width,
        height,
        title="Factories and building lag behind",
        subtitle="Millions of jobs in the USA, in January" if width >= 480 else None,
        theme=theme,
    )
    chart.grouped_bar(list(SECTORS.values()), jobs, gap=0.08, radius=2)
    chart.legend("outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("sector_jobs.png", pixel_ratio=2)
