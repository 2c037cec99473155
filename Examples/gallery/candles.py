# SPDX-License-Identifier: MIT
"""Two months of daily prices as candles made of lines; weekends are cut out."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "ohlc.csv"


def strokes(x: np.ndarray, low: np.ndarray, high: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return columns of strokes from low to high, with a gap after each."""
    return np.repeat(x, 3), np.column_stack([low, high, np.full(len(low), np.nan)]).ravel()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    types = "M8[D],f8,f8,f8,f8"
    table = np.genfromtxt(
        DATA, delimiter=",", skip_header=1, dtype=types, names="day,open,high,low,close"
    )
    chart = ks.Chart(width, height, title="The volatility index, summer 2009", theme=theme)
    chart.x.scale = ks.scales.Time(closed_weekdays=("saturday", "sunday"))
    body = 0.6 * width / 52
    for color, rows in {
        "#1b9e77": table["close"] >= table["open"],
        "#d95f02": table["close"] < table["open"],
    }.items():
        day = table["day"][rows]
        wicks = strokes(day, table["low"][rows], table["high"][rows])
        # A day that closed as it opened has a thin body.
        same = table["close"][rows] == table["open"][rows]
        bodies = strokes(day, table["open"][rows], table["close"][rows] + 0.05 * same)
        chart.line(*wicks, color=color, width=1, cap="butt")
        chart.line(*bodies, color=color, width=body, cap="butt")
    # From half a day before the first Monday, which is on a Friday, to half a day after the last.
    chart.x.range = (np.datetime64("2009-05-29T12"), np.datetime64("2009-07-31T12"))
    chart.y.range = (22, 34)
    return chart


if __name__ == "__main__":
    chart().save("candles.png", pixel_ratio=2)
