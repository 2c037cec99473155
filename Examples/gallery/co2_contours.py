# SPDX-License-Identifier: MIT
"""CO₂ by month and year: lines of equal concentration, with labels on them."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[D],f8", names="week,ppm")
    months = table["week"].astype("M8[M]").astype(int)
    known = np.isfinite(table["ppm"])
    years = np.arange(1959, 2002)
    places = months[known] - 12 * (years[0] - 1970)
    places, weeks = places[places >= 0], table["ppm"][known][places >= 0]
    counts = np.bincount(places, minlength=12 * len(years))
    sums = np.bincount(places, weeks, minlength=12 * len(years))
    means = np.divide(sums, counts, out=np.full(len(sums), np.nan), where=counts > 0)
    chart = ks.Chart(
        width,
        height,
        title="Each spring meets the next level first",
        subtitle="CO₂ over Mauna Loa, in parts per million",
        theme=theme,
    )
    chart.y.scale = ks.scales.Category(MONTHS)
    colors = ["#4393c3", "#e08214"]
    field = means.reshape(-1, 12).T
    chart.contour(field, years, levels=range(315, 375, 5), colormap=colors, label_size=11)
    chart.y.range = (0, 11)
    return chart


if __name__ == "__main__":
    chart().save("co2_contours.png", pixel_ratio=2)
