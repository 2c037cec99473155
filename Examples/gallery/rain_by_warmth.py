# SPDX-License-Identifier: MIT
"""A histogram of warmth that counts millimetres of rain instead of days: each day weighs what fell on it."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    warmest, rain = table["temp_max"], table["precipitation"]
    chart = ks.Chart(
        width,
        height,
        title="Most rain falls on days of 8 to 16 °C",
        subtitle="Seattle, 2012–2015, by the day's highest temperature" if width >= 480 else None,
        x_title="°C",
        y_title="Rain (mm)",
        theme=theme,
    )
    chart.hist(
        warmest,
        np.arange(-2, 38, 2),
        weights=rain,
        color="#4a90d9",
        radius=(2, 2, 0, 0),
        border_width=0.5,
    )
    return chart


if __name__ == "__main__":
    chart().save("rain_by_warmth.png", pixel_ratio=2)
