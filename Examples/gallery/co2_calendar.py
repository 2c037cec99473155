# SPDX-License-Identifier: MIT
"""CO₂ by month and year: each month against the mean of its year, on a diverging colour scale."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[D],f8", names="week,ppm")
    months = table["week"].astype("M8[M]").astype(int)
    years = np.arange(1959, 2002)
    means = np.full((12, len(years)), np.nan)
    for month in range(12):
        for column, year in enumerate(years):
            weeks = table["ppm"][months == 12 * (year - 1970) + month]
            if np.isfinite(weeks).any():
                means[month, column] = np.nanmean(weeks)
    departures = means - np.nanmean(means, axis=0)
    chart = ks.Chart(
        width,
        height,
        title="The forests of the north breathe",
        subtitle="CO₂ over Mauna Loa, each month against the mean of its year",
        theme=theme,
    )
    chart.y.scale = ks.scales.Category(MONTHS)
    scale = ks.ColorScale("coolwarm", -4, 4, missing=(0.5, 0.5, 0.5, 0.25))
    chart.heatmap(departures, (1958.5, 2001.5), colormap=scale, colorbar="ppm")
    return chart


if __name__ == "__main__":
    chart().save("co2_calendar.png", pixel_ratio=2)
