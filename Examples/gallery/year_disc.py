# SPDX-License-Identifier: MIT
"""The year on a disc: an area from each month's mean coldest hour to its mean warmest, round and closed."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def chart(width: float = 720, height: float = 480, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([int(date[5:7]) for date in table["date"]])
    coldest, warmest = (
        [float(table[name][months == month].mean()) for month in range(1, 13)]
        for name in ("temp_min", "temp_max")
    )
    chart = ks.Chart(
        width,
        height,
        title="Seattle is mild in winter and wide in summer",
        subtitle="Mean coldest and warmest hour of the day by month, °C",
        theme=theme,
    )
    disc = chart.polar(MONTHS, radii=(-5, 30), path="along_angle", closed=True)
    area = ks.AreaSeries(
        disc,
        range(12),
        warmest,
        coldest,
        color="#e08a1e",
        alpha=0.45,
        line_width=1.5,
        line_color="#e08a1e",
        label="A month's mean day",
    )
    chart.add(area)
    return chart


if __name__ == "__main__":
    chart().save("year_disc.png", pixel_ratio=2)
