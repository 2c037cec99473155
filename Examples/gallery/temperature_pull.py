# SPDX-License-Identifier: MIT
"""Seattle's warmth is pulled back to the season: what ten days do to a temperature, as arrows."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.array([date.replace("/", "-") for date in table["date"]], "M8[D]")
    warmth = table["temp_max"]
    months = (days - days.astype("M8[Y]")).astype(int)[:-10] / 365.25 * 12
    change = warmth[10:] - warmth[:-10]
    step = 3
    cells = np.array([np.floor(months), np.round(warmth[:-10] / step)])
    places, which = np.unique(cells, axis=1, return_inverse=True)
    which = which.ravel()
    counts = np.bincount(which)
    means = np.bincount(which, change) / counts
    enough = counts >= 5
    chart = ks.Chart(
        width,
        height,
        title="Neither heat nor cold lasts ten days",
        subtitle="Warmest hour in Seattle, and that of ten days later",
        x_title="Month",
        y_title="Temperature (°C)",
        theme=theme,
    )
    chart.x.range, chart.y.range = (0.5, 12.9), (-3, 39)
    chart.quiver(
        places[0][enough] + 1.33,
        places[1][enough] * step,
        np.full(enough.sum(), 10 / 30.4),
        means[enough],
        units="data",
    )
    return chart


if __name__ == "__main__":
    chart().save("temperature_pull.png", pixel_ratio=2)
