# SPDX-License-Identifier: MIT
"""A stream graph: rain by month, its parts by how much fell on a day, around no baseline."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
DAYS = {
    "Up to 5 mm": (0, 5, "#9ecae1"),
    "5 to 15 mm": (5, 15, "#4292c6"),
    "15 to 30 mm": (15, 30, "#2b6cb0"),
    "Above 30 mm": (30, np.inf, "#e08214"),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    month = (days.astype("M8[M]") - np.datetime64("2012-01")).astype(int)
    rain = table["precipitation"]
    chart = ks.Chart(
        width,
        height,
        title="Rain comes to Seattle in winter waves",
        subtitle="mm a month, by how much fell on a day",
        theme=theme,
    )
    chart.stackplot(
        np.arange("2012-01", "2016-01", dtype="M8[M]").astype("M8[D]"),
        {
            name: np.bincount(month, np.where((rain > low) & (rain <= high), rain, 0))
            for name, (low, high, _) in DAYS.items()
        },
        colors=[color for _, _, color in DAYS.values()],
        baseline="wiggle",
        interpolation="monotone",
    )
    wide = width >= 480
    chart.legend("outside-right" if wide else "outside-bottom", reversed=wide)
    return chart


if __name__ == "__main__":
    chart().save("rain_stream.png", pixel_ratio=2)
