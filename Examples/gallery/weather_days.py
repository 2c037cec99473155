# SPDX-License-Identifier: MIT
"""Bars on one another: how many days of a month were of which weather."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
KINDS = {
    "sun": "#e6b422",
    "fog": "#a8a8ac",
    "drizzle": "#9ecae1",
    "rain": "#3f7fb5",
    "snow": "#8b6bb1",
}
MONTHS = [
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    month = np.char.replace(table["date"], "/", "-").astype("M8[M]").astype(int) % 12
    years = 4
    days = {
        kind.capitalize(): np.bincount(month[table["weather"] == kind], minlength=12) / years
        for kind in KINDS
    }
    chart = ks.Chart(
        width,
        height,
        title="Two sunny days in three, from May to September",
        subtitle="Days of each month in Seattle, 2012 to 2015" if width >= 480 else None,
        theme=theme,
    )
    chart.stacked_bar(MONTHS, days, colors=list(KINDS.values()))
    chart.legend("outside-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("weather_days.png", pixel_ratio=2)
