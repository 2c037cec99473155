# SPDX-License-Identifier: MIT
"""Seattle's days by season and weather, as areas."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SEASONS = ["Winter", "Spring", "Summer", "Autumn"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    seasons = np.array([int(date[5:7]) % 12 // 3 for date in table["date"]])
    names, parents, days = list(SEASONS), [-1] * 4, [0] * 4
    for season in range(4):
        kinds, counts = np.unique(table["weather"][seasons == season], return_counts=True)
        for kind, count in zip(kinds, counts, strict=True):
            names.append(kind.capitalize())
            parents.append(season)
            days.append(count)
    chart = ks.Chart(
        width,
        height,
        title="Three summer days in four are sunny",
        subtitle="Days in Seattle by season and weather, 2012 to 2015",
        theme=theme,
    )
    chart.treemap(days, names, parents)
    return chart


if __name__ == "__main__":
    chart().save("weather_treemap.png", pixel_ratio=2)
