# SPDX-License-Identifier: MIT
"""The yearly cycle of CO₂ as one line that goes on through its years, coloured by the year."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"
COLORS = {"light": "viridis", "dark": ["#5f8dff", "#b46ae0", "#ff7f8a", "#ffd166"]}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    table = table[~np.isnan(table["co2"])]
    weeks = table["date"].astype("M8[M]").astype(int) + 144
    sums, counts = np.bincount(weeks, table["co2"]), np.bincount(weeks)
    level = np.divide(sums, counts, out=np.full(len(sums), np.nan), where=counts > 0)
    number = np.arange(len(sums))
    # A gap between December and January, where the line would go back across the picture.
    rows = np.flatnonzero(number % 12 == 0)
    place, level, year = (
        np.insert(values.astype(float), rows, np.nan)
        for values in (number % 12, level, 1958 + number // 12)
    )
    chart = ks.Chart(
        width,
        height,
        title="The same breath each year, 55 ppm higher after forty",
        subtitle="CO₂ over Mauna Loa by month, ppm",
        theme=theme,
    )
    chart.x.scale = ks.scales.Category(MONTHS)
    chart.line(
        place,
        level,
        color=year,
        colormap=COLORS[theme],
        colorbar="Year",
        width=1.75,
        blended=False,
    )
    return chart


if __name__ == "__main__":
    chart().save("co2_breath.png", pixel_ratio=2)
