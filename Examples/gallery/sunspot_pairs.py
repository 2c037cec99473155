# SPDX-License-Identifier: MIT
"""Sunspots of successive years, counted into the cells of a grid."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "sunspots.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    spots = table[:, 1]
    chart = ks.Chart(
        width,
        height,
        title="A quiet Sun stays quiet for a year",
        subtitle="Pairs of successive years 1700–2008, by their sunspots",
        x_title="Sunspots of a year",
        y_title="Of the next year",
        theme=theme,
    )
    chart.hist2d(
        spots[:-1],
        spots[1:],
        bins=(np.arange(0, 201, 20.0), np.arange(0, 201, 20.0)),
        colormap="viridis",
        norm="log",
        colorbar="Years",
    )
    return chart


if __name__ == "__main__":
    chart().save("sunspot_pairs.png", pixel_ratio=2)
