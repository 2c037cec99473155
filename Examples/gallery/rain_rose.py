# SPDX-License-Identifier: MIT
"""A rose of the year: a sector for each month, as long as it has days, stacked by their sky."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
SKIES = {"Rain or snow": ["rain", "snow", "drizzle"], "Fog": ["fog"]}
COLORS = ["#2f6fc4", "#9aa7b5"]


def chart(width: float = 720, height: float = 480, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([int(date[5:7]) for date in table["date"]])
    days = {
        name: [
            float(np.sum(np.isin(table["weather"][months == month], skies)) / 4)
            for month in range(1, 13)
        ]
        for name, skies in SKIES.items()
    }
    chart = ks.Chart(
        width,
        height,
        title="A Seattle winter has few dry, clear days",
        subtitle="Days of a month, mean of 2012–2015",
        theme=theme,
    )
    chart.rose(MONTHS, days, colors=COLORS, inner_radius=0.12)
    chart.legend("outside-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("rain_rose.png", pixel_ratio=2)
