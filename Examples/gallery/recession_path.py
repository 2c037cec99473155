# SPDX-License-Identifier: MIT
"""A line of which each part has its own style: jobs of a sector, dashed and red where they fell."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "education_and_health_services": ("Education, health", "#3b7dd8"),
    "construction": ("Construction", "#b58a2a"),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    red = "#c0392b" if theme == "light" else "#ff8a70"
    chart = ks.Chart(
        width,
        height,
        title="Hospitals hired through the recession, builders did not",
        subtitle="Jobs in the USA, January 2006 = 100; red where below twelve months before",
        theme=theme,
    )
    for column, (name, color) in SECTORS.items():
        jobs = 100 * table[column] / table[column][0]
        falls = np.r_[[False] * 12, jobs[12:] < jobs[:-12]]
        chart.line(
            months,
            jobs,
            color=color,
            width=2,
            label=name,
            styles=[{"color": red, "width": 3, "dash": (2, 1), "cap": "butt"}],
            style=np.where(falls, 0, -1),
        )
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("recession_path.png", pixel_ratio=2)
