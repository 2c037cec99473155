# SPDX-License-Identifier: MIT
"""Split violins: how far apart day and night are on wet days and on dry ones, by season."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SEASONS = ["Winter", "Spring", "Summer", "Autumn"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    seasons = np.array(SEASONS)[(days.astype("M8[M]").astype(int) + 1) % 12 // 3]
    spread = table["temp_max"] - table["temp_min"]
    wet = table["precipitation"] > 0
    chart = ks.Chart(
        width,
        height,
        title="Clouds keep the night warm",
        subtitle="Warmest less coldest temperature of each day in Seattle, 2012–2015, with quartiles",
        y_title="Difference (°C)",
        theme=theme,
    )
    chart.x.scale = ks.scales.Category(SEASONS)
    for mask, side, color, label in (
        (wet, "low", "#4393c3", "Days with rain"),
        (~wet, "high", "#e08214", "Dry days"),
    ):
        chart.violinplot(
            spread[mask],
            seasons[mask],
            side=side,
            inner="quartiles",
            scale="width",
            color=color,
            label=label,
        )
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("wet_and_dry.png", pixel_ratio=2)
