# SPDX-License-Identifier: MIT
"""Sea-surface temperature off Peru by month: the violins' long tails are the years of El Niño."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)[:, 1:]
    chart = ks.Chart(
        width,
        height,
        title="El Niño gives the sea off Peru its warm tail",
        subtitle="Monthly means 1950–2010, each violin 61 years, its colour the median of the month",
        y_title="Temperature (°C)",
        theme=theme,
    )
    medians = np.median(table, axis=0)
    chart.violinplot(
        table.T.ravel(),
        np.repeat(MONTHS, len(table)),
        color=np.repeat(medians, len(table)),
        colormap=ks.ColorScale("turbo" if theme == "dark" else "rdbu_r"),
        line_color=(0.75, 0.78, 0.82) if theme == "dark" else (0.25, 0.28, 0.32),
        alpha=0.9,
        cut=1,
        widths=0.9,
    )
    return chart


if __name__ == "__main__":
    chart().save("sea_violins.png", pixel_ratio=2)
