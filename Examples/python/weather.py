"""Draws two months of weather with markers, ticks and words of one's own: weather.py DATA OUT."""

import csv
import math
import sys
from typing import Any

import keisen as ks

K = 0.5523  # Of the Bézier curve that is nearly a quarter of a circle.

DROP = [
    ("move", 0, -2),
    ("cubic", 0.3, -1.2, 1, -0.4, 1, 0.3),
    ("cubic", 1, 0.9, K, 1.3, 0, 1.3),
    ("cubic", -K, 1.3, -1, 0.9, -1, 0.3),
    ("cubic", -1, -0.4, -0.3, -1.2, 0, -2),
    ("close",),
]


def sun() -> list[tuple[Any, ...]]:
    """Return a disc and eight rays."""
    steps: list[tuple[Any, ...]] = [
        ("move", 1, 0),
        ("cubic", 1, K, K, 1, 0, 1),
        ("cubic", -K, 1, -1, K, -1, 0),
        ("cubic", -1, -K, -K, -1, 0, -1),
        ("cubic", K, -1, 1, -K, 1, 0),
        ("close",),
    ]
    for ray in range(8):
        angle = ray * math.pi / 4
        for verb, turn, radius in (("move", -0.2, 1.3), ("line", 0, 2.1), ("line", 0.2, 1.3)):
            steps.append((verb, radius * math.cos(angle + turn), radius * math.sin(angle + turn)))
        steps.append(("close",))
    return steps


def star(points: int, inner: float) -> list[tuple[float, float]]:
    """Return a star's corners, a point on top."""
    corners = []
    for corner in range(2 * points):
        radius = 1 if corner % 2 == 0 else inner
        angle = corner * math.pi / points
        corners.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return corners


def bars() -> list[tuple[float, float]]:
    """Return three bars above each other; NaN parts them."""
    corners = []
    for row in range(3):
        left, top = 0.3 * (row % 2), row * 0.9
        corners += [(left, top), (left + 3, top), (left + 3, top + 0.5), (left, top + 0.5)]
        corners.append((math.nan, math.nan))
    return corners


KINDS = {
    "sun": (ks.CustomMarker(sun()), "#e69f00"),
    "rain": (ks.CustomMarker(DROP), "#0072b2"),
    "snow": (ks.CustomMarker(star(6, 0.3)), "#56b4e9"),
    "fog": (ks.CustomMarker(bars()), "#7f7f7f"),
}

if len(sys.argv) < 3:
    raise SystemExit("usage: weather.py seattle-weather.csv OUT")
with open(sys.argv[1], newline="") as file:
    rows = list(csv.DictReader(file))[:60]
highs = [float(row["temp_max"]) for row in rows]

chart = ks.Chart(
    720, 400, title="Seattle, the first weeks of 2012", y_title="highest of a day (°C)"
)
chart.line(None, highs, color="#b3b3b3", width=1)
for kind, (marker, color) in KINDS.items():
    days = [
        day for day, row in enumerate(rows) if row["weather"].replace("drizzle", "rain") == kind
    ]
    chart.points(
        days, [highs[day] for day in days], marker=marker, size=11, color=color, label=kind
    )
chart.legend("outside_right")


def weeks(low: float, high: float, _length: float) -> list[int]:
    """Return the first days of weeks."""
    return [day for day in range(0, 60, 7) if low <= day <= high]


def frosty(label: ks.Label) -> None:
    """Make labels up to 0 °C blue."""
    if label.value <= 0:
        label.color = ks.Color(0, 0.45, 0.7)


chart.x_axis.set(locator=weeks, format=lambda tick: f"week {tick.value / 7 + 1:.0f}")
chart.y_axis.set(label_hook=frosty)

# Where a mouse would be: on the coldest day.
tooltip = ks.Tooltip(
    chart.space,
    text=lambda hits: f"day {hits[0].x + 1:.0f} of the year\nat most {hits[0].y:.1f} °C",
)
tooltip.pointer_values = (highs.index(min(highs)), min(highs))
chart.add(tooltip)
chart.save(sys.argv[2], renderer="cpu")
