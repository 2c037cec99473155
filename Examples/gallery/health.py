# SPDX-License-Identifier: MIT
"""Steps, weight and blood pressure of the last weeks, a week in 240 points."""

import numpy as np

import keisen as ks

DAY = np.timedelta64(1, "D")
PANEL = {"light": "#fbfbfc", "dark": "#1f2328"}


def dots(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return columns with a gap after each row: a row between gaps is a dot."""
    return np.repeat(x, 2), np.column_stack([y, np.full(len(y), np.nan)]).ravel()


def bars(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return columns of strokes from zero, with a gap after each."""
    return np.repeat(x, 3), np.column_stack([y * 0, y, np.full(len(y), np.nan)]).ravel()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    random = np.random.default_rng(5)
    days = np.arange("2026-01-01", "2026-05-11", dtype="M8[D]")
    count = len(days)
    steps = random.gamma(6, 1400, count).round()
    weight = 68 + np.cumsum(random.normal(-0.02, 0.18, count))
    weight[random.random(count) < 0.25] = np.nan
    systolic = random.normal(124, 5, count).round()
    diastolic = systolic - random.normal(44, 3, count).round()

    chart = ks.Chart.bare(width, height)
    chart.theme = theme
    chart.title = "Steps, weight and blood pressure"
    chart.add(ks.PlotArea(color=PANEL[theme], radii=5), layer="below")
    walked = ks.Space(chart.x, ks.Projection(0, 24_000))
    weighed = ks.Space(chart.x, ks.Projection(44, 68))
    pressed = ks.Space(chart.x, ks.Projection(0, 180))
    chart.add(ks.Grid(walked, x=False), layer="below")

    classes = {"#f4a582": steps < 5000, "#fddb84": (steps >= 5000) & (steps < 10_000)}
    classes["#9ccc8f"] = steps >= 10_000
    for color, rows in classes.items():
        chart.add(
            ks.LineSeries(walked, *bars(days[rows], steps[rows]), color=color, width=20, cap="butt")
        )
    known = ~np.isnan(weight)
    blue, red = "#2b7bba", "#c2374b"
    chart.add(ks.LineSeries(weighed, days[known], weight[known], color=blue, width=2, dash=(0, 2)))
    chart.add(ks.LineSeries(weighed, days, weight, color=blue, width=2, label="Weight"))
    chart.add(ks.LineSeries(weighed, *dots(days, weight), color=blue, width=7))
    for pressure in (systolic, diastolic):
        chart.add(ks.LineSeries(pressed, days, pressure, color=red, width=1.5))
        chart.add(ks.LineSeries(pressed, *dots(days, pressure), color=red, width=6))

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
