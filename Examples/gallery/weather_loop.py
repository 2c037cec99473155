# SPDX-License-Identifier: MIT
"""A year as a loop through its months, warmth against rain: the last month is joined with the first by number."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
# Where the name of each month has room, from its place in points.
MONTHS = {
    "Jan": (-18, 0),
    "Feb": (0, 14),
    "Mar": (-19, 0),
    "Apr": (-16, 8),
    "May": (-14, 10),
    "Jun": (-14, 10),
    "Jul": (0, 14),
    "Aug": (19, 0),
    "Sep": (16, -8),
    "Oct": (16, -8),
    "Nov": (0, -14),
    "Dec": (-12, -12),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    month = np.array([int(date[5:7]) for date in table["date"]])
    middle = (table["temp_max"] + table["temp_min"]) / 2
    warmth = np.array([middle[month == each].mean() for each in range(1, 13)])
    # Four years of it.
    rain = np.array([table["precipitation"][month == each].sum() / 4 for each in range(1, 13)])
    chart = ks.Chart(
        width,
        height,
        title="Seattle is wet while it is cool, and dry while it is warm",
        subtitle="Months from 2012 to 2015, in their order" if width >= 480 else None,
        x_title="Mean temperature (°C)",
        y_title="Rain (mm a month)",
        theme=theme,
    )
    chart.line(
        warmth,
        rain,
        order=[*range(12), 0],
        interpolation="catmull_rom",
        color="#2f6fc4" if theme == "light" else "#6ea8ff",
        width=2,
        marker="circle",
        marker_size=8,
    )
    # A small picture has room for the middle of each season.
    named = range(12) if width >= 480 else range(1, 12, 3)
    for index, (name, offset) in enumerate(MONTHS.items()):
        if index in named:
            chart.text(warmth[index], rain[index], name, offset=offset)
    chart.x.range = (2, 22)
    chart.y.range = (0, 200)
    return chart


if __name__ == "__main__":
    chart().save("weather_loop.png", pixel_ratio=2)
