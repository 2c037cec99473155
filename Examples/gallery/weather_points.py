# SPDX-License-Identifier: MIT
"""Each day of Seattle's weather as a point: how warm, how far between day and night, and how wet."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
# Class, colour and shape; drawn in this order.
CLASSES = [
    ("Sun", "#e6a817", "circle"),
    ("Rain", "#2f78b7", "diamond"),
    ("Fog", "#8a8f98", "horizontal_bar"),
    ("Snow", "#7fc4e8", "star"),
]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    span = table["temp_max"] - table["temp_min"]
    chart = ks.Chart(width, height, title="Seattle, 2012–2015: a point a day", theme=theme)
    for name, color, marker in CLASSES:
        rows = table["weather"] == name.lower()
        # A point's area grows with the rain of its day.
        size = np.sqrt(24 + 6 * table["precipitation"][rows])
        chart.points(
            table["temp_max"][rows],
            span[rows],
            size=size,
            alpha=0.6,
            marker=marker,
            color=color,
            label=name,
        )
    chart.x.range = (-4, 38)
    chart.y.range = (0, 22)
    chart.x_title = "Warmest of the day (°C)"
    chart.y_title = "Warmest less coldest (°C)"
    chart.legend("best")
    return chart


if __name__ == "__main__":
    chart().save("weather_points.png", pixel_ratio=2)
