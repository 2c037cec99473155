# SPDX-License-Identifier: MIT
"""Three lines of temperature, with the band between the outer two, half a day a point."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SKY = {
    "light": {"top": "#ffe3cc", "foot": "#d7ebf8", "grid": "#ffffff", "label": "#eef4f8"},
    "dark": {"top": "#4a2f28", "foot": "#1d3344", "grid": "#5b6670", "label": "#26323b"},
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    warmest, coldest = table["temp_max"], table["temp_min"]
    sky = SKY[theme]
    chart = ks.Chart.bare(width, height)
    chart.theme = theme
    chart.title = "Temperature in Seattle (°C)"
    chart.add(ks.PlotArea(color=sky["top"], end_color=sky["foot"], radii=16), layer="below")
    chart.add(ks.Grid(chart.space, x=False, color=sky["grid"], dash=(4, 4)), layer="below")
    chart.add(ks.Axis(chart.space, "left", width=0, tick_length=0))
    quarters = ks.Axis(
        chart.space,
        "bottom",
        width=0,
        format="%b %Y",
        label_background=sky["label"],
        label_radius=6,
        label_insets=(2, 6, 2, 6),
    )
    quarters.set_ticks(np.arange("2012-01", "2016-04", 3, dtype="M8[M]"))
    chart.add(quarters)
    chart.fill_between(days, coldest, warmest, color="#5a9e4b", alpha=0.15)
    chart.line(days, warmest, color="#e0533d", width=2, label="Warmest")
    chart.line(days, (warmest + coldest) / 2, color="#5a9e4b", width=2, label="Middle")
    chart.line(days, coldest, color="#3b82c4", width=2, label="Coldest")
    newest = days[-1]
    chart.x.range = (newest - int(width / 2), newest)
    chart.y.range = (-10, 40)
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("temperature.png", pixel_ratio=2)
