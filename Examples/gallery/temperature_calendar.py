# SPDX-License-Identifier: MIT
"""The warmest hour of every day in Seattle, four years as calendars."""

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
        title="The summer of 2015 was the warmest of four",
        subtitle="Greatest temperature of each day in Seattle",
        theme=theme,
    )
    chart.calendar(days, table["temp_max"], colormap="plasma", colorbar="°C")
    return chart


if __name__ == "__main__":
    chart().save("temperature_calendar.png", pixel_ratio=2)
