"""Draws and writes what was measured of growth."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import keisen as ks
from bench.growth_tasks import KINDS
from bench.prose import wrapped
from bench.report import number, table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bench.growth_tasks import Kind

DECADES = 1000
"""The least range of times, so that a flat line looks flat."""
COLORS = ("#1f6feb", "#d9480f", "#2b8a3e", "#862e9c", "#5c4813")
Times = dict[str, list[list[float]]]

INTRODUCTION = """\
# How cost grows

Written by `scripts/bench --growth`, pictures by Keisen. Medians in milliseconds of a picture of 1280 x 720 pixels, or
640 x 400 for the bars, as a PNG file on the CPU; [README.md](README.md) says what the workloads are. A line is flat
where a cost hangs on the picture alone, and has a slope of one decade per decade where it hangs on the rows.
"""


def draw(kind: Kind, times: Times) -> ks.Chart:
    """Return a log-log chart of times by size."""
    chart = ks.Chart(640, 400, title=kind.title, x_title=kind.piece, y_title="milliseconds")
    chart.x.scale = chart.y.scale = "log"
    if not kind.is_per_piece:
        guide(chart, next(iter(times.values())), kind.piece)
    for (name, points), color in zip(times.items(), COLORS, strict=False):
        sizes, medians = columns(points)
        chart.line(sizes, medians, width=2, color=color, label=name)
        chart.points(sizes, medians, size=7, color=color)
    sizes, medians = columns([point for points in times.values() for point in points])
    chart.x.range = (min(sizes) / 1.5, max(sizes) * 1.5)
    low = decade(min(medians), math.floor)
    chart.y.range = (low, max(low * DECADES, decade(max(medians), math.ceil)))
    chart.legend("top-left")
    return chart


def guide(chart: ks.Chart, points: list[list[float]], piece: str) -> None:
    """Draw what a cost in proportion to the work would be, from the first point on."""
    (first, median), (last, _) = points[0], points[-1]
    chart.line(
        [first, last],
        [median, median * last / first],
        color="#868e96",
        width=1,
        dash=[4, 4],
        label=f"in proportion to the {piece}",
    )


def columns(points: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return sizes and medians."""
    return [size for size, _ in points], [median for _, median in points]


def decade(value: float, rounded: Callable[[float], int]) -> float:
    """Return the power of ten below or above a value."""
    return 10.0 ** rounded(math.log10(value))


def growth(points: list[list[float]]) -> str:
    """Return in words what three decades more cost, up to the last size; nothing for fewer."""
    last = points[-1]
    earlier = [point for point in points if point[0] <= last[0] / 1000 * 1.01]
    if not earlier:
        return ""
    first = earlier[-1]
    work, time = last[0] / first[0], number(last[1] / first[1])
    return f"from {first[0]:,} to {last[0]:,}, {work:,.0f} times the work, {time} times the time."


def part(kind: Kind, found: dict[str, Any]) -> str:
    """Return the part of one workload."""
    times: Times = found["times"]
    sizes = sorted({size for points in times.values() for size, _ in points})
    medians = [dict(points) for points in times.values()]
    lines = [
        [f"{size:,}", *(number(known[size]) if size in known else "" for known in medians)]
        for size in sizes
    ]
    remarks = [f"- {name}: {growth(points)}" for name, points in times.items() if growth(points)]
    remarks.append(f"- {found['measured']['date']}, {found['measured']['machine']}")
    return "\n".join(
        [
            f"## {kind.title}",
            "",
            f"![{kind.title}](../docs/growth-{kind.key}.png)",
            "",
            table([kind.piece, *times], lines),
            *remarks,
            "",
        ]
    )


def page(results: dict[str, Any]) -> str:
    """Return the whole page."""
    parts = [INTRODUCTION, *(part(KINDS[key], found) for key, found in results.items())]
    return wrapped("\n".join(parts))


def write(path: Path, pictures: Path, results: dict[str, Any]) -> None:
    """Write the page and its pictures."""
    for key, found in results.items():
        draw(KINDS[key], found["times"]).save(pictures / f"growth-{key}.png", pixel_ratio=2)
    path.write_text(page(results), encoding="utf-8")
