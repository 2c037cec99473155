# SPDX-License-Identifier: MIT
"""Weekly CO₂ at Mauna Loa, and three of its years under a magnifying glass: an inset."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Figure:
    """Return the figure."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[D],f8", names="week,ppm")
    figure = ks.Figure(width=width, height=height, title="Each year breathes", theme=theme)
    whole = ks.Chart(y_title="CO₂ (ppm)")
    whole.line(table["week"], table["ppm"], width=1.5)
    figure[0, 0] = whole

    glass = ks.Chart()
    glass.line(table["week"], table["ppm"], width=1.5)
    glass.x.range = (np.datetime64("1988"), np.datetime64("1991"))
    glass.y.range = (348, 358)
    figure.inset(glass, whole, (0.47, 0.52, 0.5, 0.44), region=True)
    return figure


if __name__ == "__main__":
    chart().save("co2_zoom.png", pixel_ratio=2)
