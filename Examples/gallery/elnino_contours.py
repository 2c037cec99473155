# SPDX-License-Identifier: MIT
"""El Niño by month and year: filled contours of how far the sea is from its usual warmth."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    years, temperatures = table[:, 0], table[:, 1:]
    departures = (temperatures - temperatures.mean(axis=0)).T
    chart = ks.Chart(
        width,
        height,
        title="Twice the sea off Peru did not cool down",
        subtitle="Warmth against the mean of each month, 1950 to 2010",
        theme=theme,
    )
    chart.y.scale = ks.scales.Category(MONTHS)
    scale = ks.ColorScale("coolwarm", -5, 5)
    chart.contourf(departures, years, colormap=scale, levels=range(-5, 6), colorbar="°C")
    line = "#00000080" if theme == "light" else "#ffffff80"
    chart.contour(departures, years, levels=[2, 4], color=line, width=1)
    chart.y.range = (0, 11)
    return chart


if __name__ == "__main__":
    chart().save("elnino_contours.png", pixel_ratio=2)
