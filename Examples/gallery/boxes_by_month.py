# SPDX-License-Identifier: MIT
"""Seattle's warmest temperature of each day as a box a month: half of all days are within the box."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    months = days.astype("M8[M]").astype(int) % 12
    chart = ks.Chart(
        width,
        height,
        title="April in Seattle can be July for a day",
        subtitle="Warmest of the day by month, 2012–2015: half of the days are within the boxes",
        y_title="Temperature (°C)",
        theme=theme,
    )
    chart.boxplot({name: table["temp_max"][months == i] for i, name in enumerate(MONTHS)})
    return chart


if __name__ == "__main__":
    chart().save("boxes_by_month.png", pixel_ratio=2)
