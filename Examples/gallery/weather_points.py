# SPDX-License-Identifier: MIT
"""A point for each day of Seattle's weather: its shape is the sky, its size rain, its colour wind."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
# Drawn in this order.
SHAPES = {"Sun": "circle", "Fog": "ring", "Rain": "triangle_down", "Snow": "star"}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    chart = ks.Chart(width, height, title="Seattle, 2012–2015: a point a day", theme=theme)
    chart.subtitle = "Larger is wetter"
    wind = ks.ColorScale(["#2f6fc4", "#35a884", "#e6a817", "#c2374b"], 0, 9)
    for name, marker in SHAPES.items():
        rows = table["weather"] == name.lower()
        days = table[rows]
        chart.points(
            days["temp_max"],
            days["temp_max"] - days["temp_min"],
            # The area grows with the rain.
            size=np.sqrt(16 + 4 * days["precipitation"]),
            color=days["wind"],
            colormap=wind,
            marker=marker,
            alpha=0.7,
            label=name,
        )
    chart.add(ks.ColorBar(wind, title="Wind (m/s)"))
    chart.x_title = "Warmest of the day (°C)"
    chart.y_title = "Warmest less coldest (°C)"
    chart.legend("best")
    return chart


if __name__ == "__main__":
    chart().save("weather_points.png", pixel_ratio=2)
