# SPDX-License-Identifier: MIT
"""The peaks of 28 sunspot cycles, joined by a curve that goes no higher than they do."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "sunspots.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True)
    years, spots = table["YEAR"], table["SUNACTIVITY"]
    # Greatest among nine years around.
    around = np.lib.stride_tricks.sliding_window_view(np.pad(spots, 4, constant_values=999), 9)
    peaks = spots == around.max(axis=1)
    chart = ks.Chart(
        width,
        height,
        title="The Sun was quiet around 1810 and busiest in 1957",
        subtitle="Yearly activity, and a curve through the peaks of its cycles",
        theme=theme,
    )
    chart.area(years, spots, color="#e6a23c", alpha=0.3, line_width=1, line_color="#e6a23c")
    chart.line(
        years[peaks],
        spots[peaks],
        color="#c0392b" if theme == "light" else "#ff8a70",
        width=2.5,
        interpolation="monotone",
        marker="circle",
        marker_size=7,
        marker_border_width=1.5,
    )
    return chart


if __name__ == "__main__":
    chart().save("solar_maxima.png", pixel_ratio=2)
