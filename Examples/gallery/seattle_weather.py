# SPDX-License-Identifier: MIT
"""Seattle's temperatures above and its rain below: two spaces share one projection of time."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    chart = ks.Chart(width, height, title="Seattle, 2012–2015", theme=theme)

    # Temperatures have the upper two thirds, rain the lower third.
    chart.line(days, table["temp_max"], color="#d6604d", label="Warmest of the day", width=1)
    chart.line(days, table["temp_min"], color="#4393c3", label="Coldest", width=1)
    chart.y.range = (-35, 40)
    chart.y_axis.set(bounds=(-10, 40))
    chart.y_title = "Temperature (°C)"

    rain = ks.Space(chart.x, ks.Projection(0, 180))
    # Each day is a stroke from zero, and a gap.
    feet = np.zeros(len(days))
    strokes = np.column_stack([feet, table["precipitation"], feet + np.nan]).ravel()
    chart.add(
        ks.LineSeries(
            rain, np.repeat(days, 3), strokes, color="#35978f", label="Rain", width=1, cap="butt"
        )
    )
    chart.add(ks.Axis(rain, "right", title="Rain (mm)", bounds=(0, 60)))
    chart.legend("outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("seattle_weather.png", pixel_ratio=2)
