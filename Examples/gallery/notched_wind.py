# SPDX-License-Identifier: MIT
"""Wind by the day's weather, as notched boxes on their side: where notches part, medians differ."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
KINDS = ["fog", "sun", "drizzle", "rain", "snow"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    groups = {kind.capitalize(): table["wind"][table["weather"] == kind] for kind in KINDS}
    names = sorted(groups, key=lambda name: np.median(groups[name]))
    chart = ks.Chart(
        width,
        height,
        title="The wind in Seattle comes with snow and rain",
        subtitle="Days of 2012–2015. The notch is where the median is, with 95 % confidence",
        x_title="Wind of the day (m/s)",
        theme=theme,
    )
    chart.boxplot(
        {name: groups[name] for name in names},
        orientation="horizontal",
        notch=True,
        show_means=True,
        color="#5aae61" if theme == "dark" else "#1b7837",
    )
    return chart


if __name__ == "__main__":
    chart().save("notched_wind.png", pixel_ratio=2)
