# SPDX-License-Identifier: MIT
"""Warm and cold years of the sea: one gradient above the baseline, another one below."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"
WARM = {"light": ("#fddbc7", "#b2182b"), "dark": ("#5c2a24", "#ff7a5c")}
COLD = {"light": ("#d1e5f0", "#2166ac"), "dark": ("#1f3a52", "#5fb0f0")}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)[:, 1:]
    anomaly = (table - table.mean(axis=0)).ravel()
    months = np.arange("1950-01", "2011-01", dtype="M8[M]").astype("M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="Twice in sixty years El Niño warmed the sea by 4 °C",
        subtitle="Surface off Peru, difference from the month's mean in °C",
        theme=theme,
    )
    chart.area(
        months,
        anomaly,
        above=ks.Gradient(0, 4, *WARM[theme]),
        below=ks.Gradient(0, -3, *COLD[theme]),
        alpha=1,
        line_width=0.75,
        line_color="#4d4d4d" if theme == "light" else "#c0c8d0",
    )
    for month, name in [("1983-06", "1983"), ("1997-12", "1997")]:
        chart.text(np.datetime64(month), 4.75, name, bold=True)
    chart.y.range = (-3, 5.5)
    return chart


if __name__ == "__main__":
    chart().save("elnino_anomaly.png", pixel_ratio=2)
