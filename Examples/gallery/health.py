# SPDX-License-Identifier: MIT
"""Steps, weight and blood pressure in three spaces of one date axis, the newest days, a week in 240 points."""

from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "health.csv"
# A week in 240 points.
DAYS_OF_A_POINT = timedelta(days=7) / 240
DAY, HALF_A_DAY = timedelta(days=1), timedelta(hours=12)
COLORS = {
    "light": {"paper": "#e8ecf0", "panel": "#ffffff", "grid": "#e8ecf0"},
    "dark": {"paper": "#15181d", "panel": "#272d35", "grid": "#3a424d"},
}


def decide(
    target: ks.Projection, series: Iterable[ks.Series], *restrictions: ks.restrictions.Restriction
) -> ks.Updater:
    """Return what makes a range of the extremes of series, through restrictions in order."""
    updater = ks.Updater(target, restrictions)
    for each in series:
        updater.attach(each)
    return updater


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = table["date"].astype("M8[D]")
    steps, weight = table["steps"], table["weight"]

    colors = COLORS[theme]
    chart = ks.Chart.bare(width, height)
    chart.theme = ks.Theme(theme, background=colors["paper"], grid=colors["grid"])
    chart.title = "Steps, weight and blood pressure"
    if height >= 300:
        chart.caption = "Bars are red below 5,000 steps and yellow below 10,000."
    chart.add(ks.PlotArea(color=colors["panel"], radii=5), layer="below")
    walked = chart.space
    weighed = ks.Space(chart.x, ks.Projection())
    pressed = ks.Space(chart.x, ks.Projection())
    chart.add(ks.Grid(walked, x=False), layer="below")

    walked_bars = ks.BarSeries(
        walked,
        days,
        steps,
        color="#9ccc8f",
        bar_width=20,
        width_unit="points",
        radius=(5, 5, 0, 0),
        styles=[{"color": "#f4a582"}, {"color": "#fddb84"}],
        style_index=np.digitize(steps, [5000, 10_000]),
        label="Steps",
    )
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
    pressures = [
        ks.LineSeries(
            pressed,
            days,
            table[pressure.lower()],
            color=color,
            width=1.5,
            marker="circle",
            marker_size=6,
            label=pressure,
        )
        for pressure, color in (("Systolic", "#c2374b"), ("Diastolic", "#8e4f9e"))
    ]
    for series in (walked_bars, weighed_line, *pressures):
        chart.add(series)

    rules = ks.restrictions
    # What is measured keeps its ranges; the days follow the plot, a window on all of them.
    for updater in (
        decide(
            walked.y, [walked_bars], rules.Include(0), rules.Padding(0, 3000), rules.Interval(4000)
        ),
        decide(weighed.y, [weighed_line], rules.Padding(20, 1), rules.Interval(10)),
        decide(pressed.y, pressures, rules.Include(0), rules.Padding(0, 30), rules.Interval(30)),
    ):
        updater.update()
    chart.add(
        decide(
            chart.x,
            [walked_bars],
            rules.Padding(HALF_A_DAY, HALF_A_DAY),
            rules.Window((chart, "x"), DAYS_OF_A_POINT, initial=1),
        )
    )

    # One axis tells two scales that lie over each other.
    def both(tick: ks.Tick) -> str:
        return f"{walked.y.convert(tick.value, weighed.y):.0f} kg\n{tick.text}"

    chart.add(ks.Axis(walked, "left", tick_interval=4000, format=both, width=0, tick_length=0))
    chart.add(ks.Axis(pressed, "right", tick_interval=30, title="mmHg", width=0, tick_length=0))
    chart.add(
        ks.Axis(
            walked,
            "bottom",
            width=0,
            tick_length=0,
            tick_interval=DAY.total_seconds(),
            label_background=colors["panel"],
            label_radius=6,
            label_insets=(1, 6, 1, 6),
        )
    )
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("health.png", pixel_ratio=2)
