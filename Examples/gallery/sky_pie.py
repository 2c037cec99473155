# SPDX-License-Identifier: MIT
"""The sky over Seattle as a pie with one slice moved out; names stand in slices that have room."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
COLORS = {
    "sun": "#e6a817",
    "fog": "#8c96a3",
    "rain": "#2f6fc4",
    "drizzle": "#6fb1d9",
    "snow": "#b9a3d8",
}


def chart(width: float = 480, height: float = 400, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = {name.capitalize(): int(np.sum(table["weather"] == name)) for name in COLORS}
    chart = ks.Chart(
        width,
        height,
        title="Half of Seattle's days are sunny",
        subtitle="Days by the sky, 2012–2015",
        theme=theme,
    )
    chart.pie(
        days,
        colors=list(COLORS.values()),
        explode=[0.12, 0, 0, 0, 0],
        label_place="automatic",
    )
    return chart


if __name__ == "__main__":
    chart().save("sky_pie.png", pixel_ratio=2)
