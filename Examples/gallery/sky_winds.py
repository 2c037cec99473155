# SPDX-License-Identifier: MIT
"""Skies over Seattle as slices as wide as they are frequent and as long as their wind is strong."""

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
    wind = np.array([table["wind"][table["weather"] == name].mean() for name in COLORS])
    chart = ks.Chart(
        width,
        height,
        title="Snow brings the strongest wind",
        subtitle="Angle: days; radius: mean wind, 2012–2015",
        theme=theme,
    )
    chart.pie(
        days,
        colors=list(COLORS.values()),
        outer_radii=wind / wind.max(),
        inner_radius=0.2,
        label_content="name",
    )
    return chart


if __name__ == "__main__":
    chart().save("sky_winds.png", pixel_ratio=2)
