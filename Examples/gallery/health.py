# SPDX-License-Identifier: MIT
"""Steps, weight and blood pressure of the last weeks, a week in 240 points."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "health.csv"
DAY = np.timedelta64(1, "D")
PANEL = {"light": "#fbfbfc", "dark": "#1f2328"}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = table["date"].astype("M8[D]")
    steps, weight = table["steps"], table["weight"]

    chart = ks.Chart.bare(width, height)
    chart.theme = theme
    chart.title = "Steps, weight and blood pressure"
    chart.add(ks.PlotArea(color=PANEL[theme], radii=5), layer="below")
    walked = ks.Space(chart.x, ks.Projection(0, 24_000))
    weighed = ks.Space(chart.x, ks.Projection(44, 68))
    pressed = ks.Space(chart.x, ks.Projection(0, 180))
    chart.add(ks.Grid(walked, x=False), layer="below")

    walked_bars = ks.BarSeries(
        walked,
        days,
        steps,
        bar_width=20,
        width_unit="points",
        radius=(5, 5, 0, 0),
        styles=[{"color": color} for color in ("#f4a582", "#fddb84", "#9ccc8f")],
        style_index=np.digitize(steps, [5000, 10_000]),
    )
    chart.add(walked_bars)
    # Dotted where days are missing: of a row's two looks the one that leads to the next row.
    known = np.flatnonzero(~np.isnan(weight))
    weighed_line = ks.LineSeries(
        weighed,
        days[known],
        weight[known],
        color="#2b7bba",
        width=2,
        styles=[{"dash": (0, 2), "width": 2}],
        style=np.where(np.diff(known, append=known[-1] + 1) > 1, 0, -1),
        marker="circle",
        marker_size=7,
        label="Weight",
    )
    chart.add(weighed_line)
    for pressure in ("systolic", "diastolic"):
        chart.add(
            ks.LineSeries(
                pressed,
                days,
                table[pressure],
                color="#c2374b",
                width=1.5,
                marker="circle",
                marker_size=6,
            )
        )

    # One axis tells two scales that lie over each other.
    def both(tick: ks.Tick) -> str:
        return f"{44 + tick.value / 1000:g} kg\n{tick.value:,.0f}"

    chart.add(ks.Axis(walked, "left", tick_interval=4000, format=both, width=0, tick_length=0))
    chart.add(ks.Axis(pressed, "right", tick_interval=30, title="mmHg", width=0, tick_length=0))
    shown = round(7 * (width - 75) / 240)
    noon = days[-1] + np.timedelta64(12, "h")
    chart.x.range = (noon - shown * DAY, noon)
    chart.add(ks.Axis(walked, "bottom", tick_count=shown))
    return chart


if __name__ == "__main__":
    chart().save("health.png", pixel_ratio=2)
