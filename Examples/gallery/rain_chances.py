# SPDX-License-Identifier: MIT
"""How often it rains how much: the complementary stair, weighted by the rain itself and not."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    rain = table["precipitation"][table["precipitation"] > 0]
    chart = ks.Chart(
        width,
        height,
        title="One wet day in seven brings half of all rain",
        subtitle="Shares of wet days in Seattle, and of their rain, above each amount, 2012–2015",
        x_title="Rain of the day (mm)",
        y_title="Share above",
        theme=theme,
    )
    chart.ecdf(rain, complementary=True, color="#7f8c9a", width=2, label="Of wet days")
    chart.ecdf(
        rain, weights=rain, complementary=True, color="#2b8cbe", width=2.5, label="Of all rain"
    )
    chart.x.range = (0, 60)
    chart.y.range = (0, 1)
    chart.legend("top-right")
    return chart


if __name__ == "__main__":
    chart().save("rain_chances.png", pixel_ratio=2)
