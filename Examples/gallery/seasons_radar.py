# SPDX-License-Identifier: MIT
"""A radar chart: four seasons over five measures, each as a part of its greatest."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SEASONS = {"Winter": (12, 1, 2), "Spring": (3, 4, 5), "Summer": (6, 7, 8), "Autumn": (9, 10, 11)}
COLORS = ["#3b7dd8", "#2e9e62", "#d9730d", "#8a5bd1"]


def chart(width: float = 720, height: float = 480, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([int(date[5:7]) for date in table["date"]])
    measures = {
        "Warmth": table["temp_max"],
        "Day to night": table["temp_max"] - table["temp_min"],
        "Sun": table["weather"] == "sun",
        "Rain": table["precipitation"],
        "Wind": table["wind"],
    }
    means = np.array(
        [
            [np.mean(values[np.isin(months, part)]) for values in measures.values()]
            for part in SEASONS.values()
        ]
    )
    shares = means / means.max(axis=0)
    chart = ks.Chart(
        width,
        height,
        title="Summer has all but the rain and the wind",
        subtitle="Seattle 2012–2015, parts of the highest season",
        theme=theme,
    )
    chart.radar(
        list(measures),
        dict(zip(SEASONS, shares.tolist(), strict=True)),
        colors=COLORS,
        radii=(0, 1),
        radius_format="percent",
    )
    chart.legend("outside-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("seasons_radar.png", pixel_ratio=2)
