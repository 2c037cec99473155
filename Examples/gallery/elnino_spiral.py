# SPDX-License-Identifier: MIT
"""Sixty-one years of a sea's temperature around one clock of months."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
STRONG = {1983: "#e6550d", 1997: "#c51b7d"}


def chart(width: float = 720, height: float = 520, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    years, temperatures = table[:, 0], table[:, 1:]
    chart = ks.Chart(
        width,
        height,
        title="El Niño years leave the orbit",
        subtitle="Sea off Peru, monthly means 1950–2010 (°C)",
        theme=theme,
    )
    clock = chart.polar(12, radii=(16, 30), path="along_angle")
    clock.axis.set_angle_ticks(list(range(12)), MONTHS)
    months = np.arange(temperatures.size) % 12
    clock.line(months, temperatures.ravel(), color=(0.19, 0.51, 0.74, 0.35), width=1.2)
    for year, color in STRONG.items():
        row = int(year - years[0])
        # To the January after, so that the year closes.
        around = temperatures.ravel()[12 * row : 12 * row + 13]
        clock.line(np.arange(13), around, color=color, width=2.5, label=str(year))
    chart.legend("outside-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("elnino_spiral.png", pixel_ratio=2)
