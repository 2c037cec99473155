# SPDX-License-Identifier: MIT
"""Three brushes over Seattle's weather: days that are selected in one chart stand out in all."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
BINS = np.arange(-4, 41, 2.0)
# What is brushed: the column of the figure, and corners in the data of its chart.
BRUSHES = [
    ("Summers", 0, [(151.5, 23.95), (243.5, 23.95), (243.5, 38), (151.5, 38)]),
    ("Storms", 1, [(-3, 6.25), (12, 5.45), (24, 7.05), (24, 9.8), (-3, 9.8)]),
    ("Frost", 0, [(1, -4), (366, -4), (366, 3.95), (1, 3.95)]),
]
COLOR = "#2f6fc4"


def place(chart: ks.Chart, corner: tuple[float, float]) -> tuple[float, float]:
    """Return where a corner stands on the picture, in points."""
    left, top, width, height = chart.plot
    (x_min, x_max), (y_min, y_max) = chart.x.range, chart.y.range
    x, y = corner
    return (
        left + (x - x_min) / (x_max - x_min) * width,
        top + (y_max - y) / (y_max - y_min) * height,
    )


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Figure:
    """Return the figure."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    dates = np.array([date.replace("/", "-") for date in table["date"]], "M8[D]")
    days = (dates - dates.astype("M8[Y]")).astype(float) + 1
    warmest, wind = table["temp_max"], table["wind"]
    figure = ks.Figure(
        3,
        3,
        width=width,
        height=height,
        title="Brushed in one chart, seen in all",
        subtitle="Seattle, a point a day, 2012–2015" if width >= 480 else None,
        theme=theme,
    )
    spaces = [
        ks.Space(ks.Projection(0, 367), ks.Projection(-6, 40)),
        ks.Space(ks.Projection(-6, 40), ks.Projection(0, 10)),
        ks.Space(ks.Projection(-6, 40), ks.Projection(0, 190)),
    ]
    for row, (name, brushed, corners) in enumerate(BRUSHES):
        charts = [ks.Chart(space=space) for space in spaces]
        points = [
            charts[0].points(days, warmest, size=3.5, color=COLOR),
            charts[1].points(warmest, wind, size=3.5, color=COLOR),
        ]
        own = charts[brushed]
        lasso = [place(own, corner) for corner in corners]
        selection = ks.Selection(own.select(lasso=lasso)[points[brushed]])
        for each in points:
            each.selection = selection
        x, y = zip(*corners, strict=True)
        own.polygons(x, y, color="#80808030", border_width=1, border_color="#808080")
        charts[2].hist(warmest, BINS, color=COLOR, alpha=0.3)
        charts[2].hist(warmest[selection.rows], BINS, color=COLOR)
        charts[0].y_title = name
        for column, each in enumerate(charts):
            if row == 2 and width >= 480:
                each.x_title = ("Day of the year", "Warmest (°C)", "Warmest (°C)")[column]
            figure[row, column] = each
    return figure


if __name__ == "__main__":
    chart().save("linked_brushing.png", pixel_ratio=2)
