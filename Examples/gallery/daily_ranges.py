# SPDX-License-Identifier: MIT
"""Each day of a year from its coldest to its warmest: segments of one line, coloured by values."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    table, days = table[days >= np.datetime64("2015-01-01")], days[days >= np.datetime64("2015")]
    ends = np.column_stack([table["temp_min"], table["temp_max"]]).ravel()
    chart = ks.Chart(
        width,
        height,
        title="Summer days swing widest",
        subtitle="Seattle 2015, from the coldest to the warmest of each day, °C",
        theme=theme,
    )
    chart.line(
        np.repeat(days, 2),
        ends,
        separated=True,
        color=ends,
        colormap=ks.ColorScale("turbo", -10, 40),
        colorbar="°C",
        width=max(0.75, width / 600),
    )
    return chart


if __name__ == "__main__":
    chart().save("daily_ranges.png", pixel_ratio=2)
