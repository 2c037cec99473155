# SPDX-License-Identifier: MIT
"""The mean rain of days, by how far their temperatures lie apart and by the wind, in hexagons."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
LIGHT = ["#d6e6f4", "#6baed6", "#08306b"]
DARK = ["#22364a", "#4a8fc0", "#e6f3ff"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    chart = ks.Chart(
        width,
        height,
        title="Wet days are windy and even",
        subtitle="Mean rain (mm) of days in Seattle, 2012–2015",
        x_title="Warmest less coldest (°C)",
        y_title="Wind (m/s)",
        theme=theme,
    )
    chart.hexbin(
        table["temp_max"] - table["temp_min"],
        table["wind"],
        table["precipitation"],
        gridsize=(18, 8),
        mincnt=3,
        colormap=DARK if theme == "dark" else LIGHT,
        colorbar=True,
        border_width=1,
    )
    return chart


if __name__ == "__main__":
    chart().save("wind_and_rain.png", pixel_ratio=2)
