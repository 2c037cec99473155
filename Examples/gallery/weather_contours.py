# SPDX-License-Identifier: MIT
"""Seattle's days by their coldest and warmest hour: contours of a density over the days."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
# The width of the bell around each day, in degrees.
WIDTH = 4 / 3


def bells(values: np.ndarray, places: np.ndarray) -> np.ndarray:
    """Return the height at each place of a bell around each value."""
    steps = (places[:, None] - values) / WIDTH
    return np.exp(-(steps**2) / 2) / (WIDTH * np.sqrt(2 * np.pi))


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    low, high = table["temp_min"], table["temp_max"]
    x, y = np.linspace(-10, 22, 97), np.linspace(-5, 40, 136)
    # Thousandths of all days in a square degree.
    days = bells(high, y) @ bells(low, x).T / len(low) * 1000
    chart = ks.Chart(
        width,
        height,
        title="Most days in Seattle are of two kinds",
        subtitle="Days of 2012 to 2015, and how dense they lie",
        x_title="Coldest hour (°C)",
        y_title="Warmest hour (°C)",
        theme=theme,
    )
    levels = np.arange(1, days.max() + 1)
    chart.contourf(days, x, y, levels=levels, colormap="viridis", alpha=0.8)
    color = "#00000050" if theme == "light" else "#ffffff50"
    chart.points(low, high, size=2.5, color=color)
    chart.x.range, chart.y.range = (-9, 21), (-4, 38)
    return chart


if __name__ == "__main__":
    chart().save("weather_contours.png", pixel_ratio=2)
