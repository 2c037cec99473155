# SPDX-License-Identifier: MIT
"""Two months of daily prices as candlesticks; weekends are cut out."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "ohlc.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    types = "M8[D],f8,f8,f8,f8"
    table = np.genfromtxt(
        DATA, delimiter=",", skip_header=1, dtype=types, names="day,open,high,low,close"
    )
    chart = ks.Chart(width, height, title="The volatility index, summer 2009", theme=theme)
    chart.x.scale = ks.scales.Time(closed_weekdays=("saturday", "sunday"))
    chart.candlestick(*(table[name] for name in ("day", "open", "high", "low", "close")))
    # From half a day before the first Monday, which is on a Friday, to half a day after the last.
    return chart


if __name__ == "__main__":
    chart().save("candles.png", pixel_ratio=2)
