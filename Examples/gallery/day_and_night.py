# SPDX-License-Identifier: MIT
"""Coldest against warmest temperature of 1,461 days, counted into hexagons."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    chart = ks.Chart(
        width,
        height,
        title="Warm days drift away from their nights",
        subtitle="How many days in Seattle, 2012–2015",
        x_title="Coldest (°C)",
        y_title="Warmest (°C)",
        theme=theme,
    )
    chart.hexbin(
        table["temp_min"],
        table["temp_max"],
        gridsize=(28, 12),
        colormap="viridis",
        colorbar=True,
    )
    return chart


if __name__ == "__main__":
    chart().save("day_and_night.png", pixel_ratio=2)
