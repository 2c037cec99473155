# SPDX-License-Identifier: MIT
"""Sunspots of 309 years, most of them long before 1970."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "sunspots.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    year, activity = np.genfromtxt(DATA, delimiter=",", skip_header=1, unpack=True)
    years = (year.astype(int) - 1970).astype("M8[Y]")
    chart = ks.Chart(
        width,
        height,
        title="Three centuries of sunspots",
        subtitle="Yearly activity, 1700–2008",
        y_title="Sunspots",
        theme=theme,
    )
    dalton = (np.datetime64("1790"), np.datetime64("1830"))
    chart.span(x=dalton, color="#80808024", label="Dalton\nminimum", label_place="top")
    chart.line(years, activity, color="#e08214", width=1.5)
    return chart


if __name__ == "__main__":
    chart().save("sunspots.png", pixel_ratio=2)
