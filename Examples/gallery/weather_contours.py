# SPDX-License-Identifier: MIT
"""Seattle's days by their coldest and warmest hour: contours of a density over the days."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def smoothed(counts: np.ndarray, width: float) -> np.ndarray:
    """Return counts of cells, spread by a bell of so many cells each way."""
    steps = np.arange(-4 * int(width), 4 * int(width) + 1)
    bell = np.exp(-0.5 * (steps / width) ** 2)
    for axis in (0, 1):
        counts = np.apply_along_axis(np.convolve, axis, counts, bell / bell.sum(), "same")
    return counts


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    low, high = table["temp_min"], table["temp_max"]
    edges = np.linspace(-10, 22, 97), np.linspace(-5, 40, 136)
    counts, _, _ = np.histogram2d(low, high, edges)
    days = smoothed(counts, 4) / len(low) / (1 / 3) ** 2 * 1000
    middles = [(edge[1:] + edge[:-1]) / 2 for edge in edges]
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
    chart.contourf(days.T, *middles, levels=levels, colormap="viridis", alpha=0.8)
    color = "#00000050" if theme == "light" else "#ffffff50"
    chart.points(low, high, size=2.5, color=color)
    chart.x.range, chart.y.range = (-9, 21), (-4, 38)
    return chart


if __name__ == "__main__":
    chart().save("weather_contours.png", pixel_ratio=2)
