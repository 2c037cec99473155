# SPDX-License-Identifier: MIT
"""El Niño: 61 years over twelve months, each a translucent line, labelled in Japanese."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"
MONTHS = [f"{month}月" for month in range(1, 13)]
STRONG = {1983: "#e6550d", 1997: "#c51b7d"}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    chart = ks.Chart(
        width,
        height,
        title="エルニーニョと海面水温",
        subtitle="ペルー沖の月平均、1950年から2010年まで",
        y_title="水温（°C）",
        theme=theme,
    )
    chart.x.scale = ks.scales.Category(MONTHS)
    for year, *temperatures in table:
        if year not in STRONG:
            chart.line(MONTHS, temperatures, color=(0.19, 0.51, 0.74, 0.3), width=1.5)
    for year, *temperatures in table:
        if year in STRONG:
            chart.line(MONTHS, temperatures, color=STRONG[year], width=2.5, label=f"{year:.0f}年")
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("elnino.png", pixel_ratio=2)
