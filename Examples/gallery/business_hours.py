# SPDX-License-Identifier: MIT
"""Two weeks of trading on an axis without nights and weekends."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "business-hours.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[m],f8", names="time,price")
    chart = ks.Chart(
        width, height, title="Open hours only", y_title="Price (US$, made up)", theme=theme
    )
    chart.x.scale = ks.scales.Time(
        zone="America/New_York", closed_weekdays=("saturday", "sunday"), open_hours=(9.5, 16)
    )
    chart.line(table["time"], table["price"], width=1.5)
    chart.y.nice()
    return chart


if __name__ == "__main__":
    chart().save("business_hours.png", pixel_ratio=2)
