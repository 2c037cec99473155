# SPDX-License-Identifier: MIT
"""The sea off Peru by month: its mean, a band of the mean's error and one of the years' deviation."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)[:, 1:]
    mean = table.mean(axis=0)
    deviation = table.std(axis=0, ddof=1)
    error = deviation / np.sqrt(len(table))
    chart = ks.Chart(
        width,
        height,
        title="Off Peru, May is the least sure month",
        theme=theme,
    )
    if width >= 480:
        chart.subtitle = "Surface of the sea by month, mean of 1950 to 2010 in °C"
    color = "#2a78b5" if theme == "light" else "#62a8e0"
    for label, reach, alpha in (
        ("A year's deviation", deviation, 0.2),
        ("Twice the mean's error", 2 * error, 0.45),
    ):
        chart.fill_between(
            MONTHS, mean - reach, mean + reach, color=color, alpha=alpha, label=label
        )
    chart.line(MONTHS, mean, color=color, width=2, marker="circle", marker_size=6, label="Mean")
    chart.legend("top-right")
    return chart


if __name__ == "__main__":
    chart().save("sea_bands.png", pixel_ratio=2)
