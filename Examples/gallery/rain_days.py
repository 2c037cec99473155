# SPDX-License-Identifier: MIT
"""Histograms summed up from the dry end, as outlines: one for each season."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SEASONS = {
    "Winter": (11, 0, 1),
    "Spring": (2, 3, 4),
    "Summer": (5, 6, 7),
    "Autumn": (8, 9, 10),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    month = np.char.replace(table["date"], "/", "-").astype("M8[M]").astype(int) % 12
    chart = ks.Chart(
        width,
        height,
        title="Seven summer days in eight stay dry",
        subtitle="Share of the days in Seattle with less rain, 2012 to 2015"
        if width >= 480
        else None,
        x_title="Rain of the day (mm)",
        theme=theme,
    )
    for season, months in SEASONS.items():
        rain = table["precipitation"][np.isin(month, months)]
        chart.hist(
            rain,
            np.arange(61),
            density=True,
            cumulative=True,
            histtype="step",
            line_width=2,
            label=season,
        )
    chart.x.range = (0, 25)
    chart.y.range = (0, 1.04)
    chart.y_axis.set(format="percent")
    chart.legend("bottom-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("rain_days.png", pixel_ratio=2)
