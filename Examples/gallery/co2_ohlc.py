# SPDX-License-Identifier: MIT
"""Weeks as bars of opening and closing, which are put together until they can be seen."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    weeks = table["date"].astype("M8[D]")
    ppm = table["co2"]
    # A week opens where the one before it closed.
    opening = np.concatenate([ppm[:1], ppm[:-1]])
    chart = ks.Chart(
        width,
        height,
        title="Each summer the air breathes in, too little",
        subtitle="CO₂ at Mauna Loa: buckets of weeks" if width >= 480 else None,
        y_title="ppm",
        theme=theme,
    )
    chart.candlestick(
        weeks,
        opening,
        np.fmax(opening, ppm),
        np.fmin(opening, ppm),
        ppm,
        style="ohlc",
        rising_color="#d1495b",
        falling_color="#2a9d8f",
    )
    chart.x.range = (np.datetime64("1975-01-01"), np.datetime64("1990-01-01"))
    chart.y.range = (325, 360)
    return chart


if __name__ == "__main__":
    chart().save("co2_ohlc.png", pixel_ratio=2)
