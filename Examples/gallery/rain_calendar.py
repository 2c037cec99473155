# SPDX-License-Identifier: MIT
"""Every day's rain in Seattle, four years as calendars."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.array([date.replace("/", "-") for date in table["date"]], "M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="Seattle's rain stops in July",
        subtitle="Rain of each day; weeks begin on Sunday",
        theme=theme,
    )
    colors = ["#e9eef4", "#9ecae1", "#3182bd", "#08306b"]
    if theme != "light":
        colors = ["#242a33", "#2b5b84", "#4fa3dd", "#d9efff"]
    scale = ks.ColorScale(colors, 0, 30, above=colors[-1])
    chart.calendar(days, table["precipitation"], colormap=scale, colorbar="mm", first_weekday=6)
    return chart


if __name__ == "__main__":
    chart().save("rain_calendar.png", pixel_ratio=2)
