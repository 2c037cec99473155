# SPDX-License-Identifier: MIT
"""Error bars: the mean of each month, and how far days are from it."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
MONTHS = [
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    month = np.char.replace(table["date"], "/", "-").astype("M8[M]").astype(int) % 12
    chart = ks.Chart(
        width,
        height,
        title="Summer days differ, summer nights hardly",
        subtitle="Seattle's temperatures: mean and deviation" if width >= 480 else None,
        y_title="°C",
        theme=theme,
    )
    for name, label, color, marker in (
        ("temp_max", "Highest", "#d6604d", "circle"),
        ("temp_min", "Lowest", "#4393c3", "square"),
    ):
        days = [table[name][month == each] for each in range(12)]
        mean = np.array([each.mean() for each in days])
        spread = np.array([each.std(ddof=1) for each in days])
        chart.errorbar(MONTHS, mean, yerr=spread, capsize=4, width=1.5, color=color)
        chart.points(MONTHS, mean, size=7, marker=marker, color=color, label=label)
    chart.legend("top-left" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("month_spread.png", pixel_ratio=2)
