# SPDX-License-Identifier: MIT
"""All pairs of days up to 60 apart: a density shows how soon the weather forgets."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
DAYS = 60


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    warmest = table["temp_max"]
    change = [warmest[days:] - warmest[:-days] for days in range(1, DAYS + 1)]
    apart = [np.full(len(each), days) for days, each in enumerate(change, 1)]
    chart = ks.Chart(width, height, title="How soon Seattle's weather forgets", theme=theme)
    chart.subtitle = "Change in °C over up to 60 days, 85,830 pairs of days of 2012–2015"
    # A cell is a day wide and 2 °F high, as whole °F were read: with borders between these.
    cell, step = (width - 134) // DAYS, 10 / 9
    chart.padding = (72, 46, 56, width - 46 - DAYS * cell)
    chart.x.range = (0.5, DAYS + 0.5)
    chart.y.range = (18.25 * step - (height - 128) / cell * step, 18.25 * step)
    rows = np.concatenate(apart), np.concatenate(change)
    chart.density(*rows, cell_size=cell, colorbar="Pairs of days")
    chart.x_title = "Days apart"
    return chart


if __name__ == "__main__":
    chart().save("forgetful_weather.png", pixel_ratio=2)
