# SPDX-License-Identifier: MIT
"""Sunspots of three centuries in pages of twenty-five years, each a window on bars with names: the eleventh of them."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "sunspots.csv"
YEARS_OF_A_PAGE = 25
PAGE = 10


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    years = [str(int(year)) for year in table[:, 0]]
    chart = ks.Chart(width, height, y_title="Sunspots", theme=theme)
    whole = ks.TickFormat("fixed", decimals=0)
    bars = chart.bars(years, table[:, 1], highlight=True, value_format=whole)
    pages = bars.pages(YEARS_OF_A_PAGE)
    chart.x.range = pages[PAGE]
    first = PAGE * YEARS_OF_A_PAGE
    chart.title = f"Sunspots from {years[first]} to {years[first + YEARS_OF_A_PAGE - 1]}"
    chart.subtitle = f"Page {PAGE + 1} of {len(pages)}; no year since 1700 had more than 1957"
    return chart


if __name__ == "__main__":
    chart().save("sunspot_pages.png", pixel_ratio=2)
