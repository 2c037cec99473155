# SPDX-License-Identifier: MIT
"""El Niño in stripes: an image of one row, a colour for each year."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    years, means = table[:, 0], table[:, 1:].mean(axis=1)
    means = means - means.mean()
    cold, mild, warm = np.array([[5, 48, 97], [247, 247, 247], [150, 10, 30]]) / 255
    part = np.clip(np.abs(means) / 2, 0, 1)[:, None]
    stripes = mild * (1 - part) + np.where(means[:, None] > 0, warm, cold) * part
    chart = ks.Chart(
        width,
        height,
        title="1983 and 1997 were the warmest of 61 years",
        subtitle="The sea off Peru against its mean",
        y_title="°C",
        theme=theme,
    )
    chart.image(stripes[None], extent=(years[0] - 0.5, years[-1] + 0.5, -2, 3))
    chart.line(years, means, color="white", width=4)
    chart.line(years, means, color="#1a1a1a", width=1.75)
    chart.y.range = (-2, 3)
    return chart


if __name__ == "__main__":
    chart().save("elnino_stripes.png", pixel_ratio=2)
