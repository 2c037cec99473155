# SPDX-License-Identifier: MIT
"""How far days swing: for each week a bar at an angle, from where coldest and warmest hour are equal."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
HALVES = ("January to June", "July to December")
COLORS = ("#3f8fc5", "#d9742b")


def chart(width: float = 720, height: float = 560, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    weeks = np.minimum((days - days.astype("M8[Y]")).astype(int) // 7, 51)
    coldest, warmest = (
        np.array([table[name][weeks == week].mean() for week in range(52)])
        for name in ("temp_min", "temp_max")
    )
    chart = ks.Chart(
        width,
        height,
        title="A July day swings by 12 °C, a December day by 5 °C",
        x_title="Coldest hour (°C)",
        y_title="Warmest hour (°C)",
        theme=theme,
    )
    if width >= 480:
        chart.subtitle = (
            "Each week in Seattle, as far from the line as warmest and coldest hour differ"
        )
    chart.line([-10, 40], [-10, 40], color="#808080", width=1)
    for label, part, color in zip(HALVES, (slice(0, 26), slice(26, 52)), COLORS, strict=True):
        chart.bar(
            coldest[part],
            warmest[part],
            width=5,
            width_unit="points",
            angle=-45,
            color=color,
            alpha=0.8,
            radius=(2.5, 2.5, 0, 0),
            label=label,
        )
    rules = ks.restrictions
    # A degree is as long both ways, so that what is across the line is across it in the picture.
    chart.y.range = (0, 28)
    aspect = rules.Aspect(chart.y, viewport=(chart, "x"), other_viewport=(chart, "y"))
    chart.add(ks.Updater(chart.x, [rules.Source(-2, 26), aspect]))
    chart.legend("bottom-right")
    return chart


if __name__ == "__main__":
    chart().save("daily_swing.png", pixel_ratio=2)
