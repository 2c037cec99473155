# SPDX-License-Identifier: MIT
"""Stems: the sunspots of each year, from their mean."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "sunspots.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    year, spots = np.genfromtxt(DATA, delimiter=",", skip_header=1, unpack=True)
    mean = spots.mean()
    late = year >= 1940
    chart = ks.Chart(
        width,
        height,
        title="The strong cycles after the war",
        subtitle=f"Sunspots of a year, from their mean, {mean:.0f}",
        theme=theme,
    )
    chart.stem(year[late], spots[late], baseline=mean, color="#c2760c", size=5)
    chart.rule(y=mean, color="#80808080")
    chart.x.range = (1938, 2010)
    return chart


if __name__ == "__main__":
    chart().save("sunspot_stems.png", pixel_ratio=2)
