# SPDX-License-Identifier: MIT
"""Three lines of temperature, with the band between the outer two; the newest days, half a day a point."""

from datetime import timedelta
from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SKY = {
    "light": {"top": "#ffe3cc", "foot": "#d7ebf8", "grid": "#ffffff", "paper": "#eef1f4"},
    "dark": {"top": "#4a2f28", "foot": "#1d3344", "grid": "#5b6670", "paper": "#15181d"},
}
LABELS = {"light": "#ffffff", "dark": "#2d353f"}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    warmest, coldest = table["temp_max"], table["temp_min"]
    sky = SKY[theme]
    chart = ks.Chart.bare(width, height)
    chart.theme = ks.Theme(theme, background=sky["paper"])
    chart.title = "Temperature in Seattle (°C)"
    chart.add(ks.PlotArea(color=sky["top"], end_color=sky["foot"], radii=16), layer="below")
    chart.add(ks.Grid(chart.space, x=False, color=sky["grid"], dash=(4, 4)), layer="below")
    chart.add(ks.Axis(chart.space, "left", width=0, tick_length=0))
    quarters = ks.Axis(
        chart.space,
        "bottom",
        width=0,
        format="%b %Y",
        label_background=LABELS[theme],
        label_radius=6,
        label_insets=(2, 6, 2, 6),
    )
    quarters.set_ticks(np.arange("2012-01", "2016-04", 3, dtype="M8[M]"))
    chart.add(quarters)
    chart.fill_between(days, coldest, warmest, color="#5a9e4b", alpha=0.15)
    lines = [
        chart.line(days, values, color=color, width=2, label=label)
        for label, values, color in (
            ("Warmest", warmest, "#e0533d"),
            ("Middle", (warmest + coldest) / 2, "#5a9e4b"),
            ("Coldest", coldest, "#3b82c4"),
        )
    ]
    # Temperatures to whole tens; of the days a window as long as the plot has room for.
    rules = ks.restrictions
    temperatures = ks.Updater(chart.y, [rules.Padding(2, 2), rules.Interval(10)])
    shown = ks.Updater(chart.x, [rules.Window((chart, "x"), timedelta(hours=12), initial=1)])
    for updater in (temperatures, shown):
        for line in lines:
            updater.attach(line)
        chart.add(updater)
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("temperature.png", pixel_ratio=2)
