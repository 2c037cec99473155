"""Every mark by ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import keisen as ks
from bench.libraries.library import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.marks.kinds import Kind

NAME = "Keisen, CPU"
TWO = ({"color": "#1f77b4"}, {"color": "#d62728"})
DRAW: dict[str, Callable[..., object]] = {
    "line": lambda chart, x, y: chart.line(x, y),
    "noise": lambda chart, x, y: chart.line(x, y),
    "steps": lambda chart, x, y: chart.step(x, y, where="mid"),
    "separated": lambda chart, x, y: chart.line(x, y, separated=True),
    "monotone": lambda chart, x, y: chart.line(x, y, interpolation="monotone"),
    "catmull_rom": lambda chart, x, y: chart.line(x, y, interpolation="catmull_rom"),
    "gradient_line": lambda chart, x, y, c: chart.line(x, y, color=c),
    "gradient_noise": lambda chart, x, y, c: chart.line(x, y, color=c),
    "styled_line": lambda chart, x, y, style: chart.line(x, y, styles=TWO, style=style),
    "marked_line": lambda chart, x, y: chart.line(x, y, marker="circle", marker_size=3),
    "area": lambda chart, x, y: chart.area(x, y),
    "band": lambda chart, x, low, high: chart.fill_between(x, low, high),
    "stack": lambda chart, x, *ys: chart.stackplot(x, *ys),
    "stream": lambda chart, x, *ys: chart.stackplot(x, *ys, baseline="wiggle"),
    "points": lambda chart, x, y: chart.points(x, y, size=3, alpha=0.5),
    "density": lambda chart, x, y: chart.density(x, y),
    "bars": lambda chart, x, y: chart.bar(x, y),
    "floating_bars": lambda chart, x, low, high: chart.bar(x, high - low, bottom=low),
    "colored_bars": lambda chart, x, y, c: chart.bar(x, y, color=c),
    "wide_bars": lambda chart, x, y: chart.bar(x, y, 4, width_unit="points", radius=2),
    "turned_bars": lambda chart, x, y: chart.bar(x, y, 1, width_unit="points", angle=30),
    "stacked_bars": lambda chart, x, *ys: chart.stacked_bar(x, ys),
    "grouped_bars": lambda chart, x, *ys: chart.grouped_bar(x, ys),
    "waterfall": lambda chart, x, y: chart.waterfall(x, y),
    "histogram": lambda chart, x: chart.hist(x, 100),
    "auto_histogram": lambda chart, x: chart.hist(x, "auto"),
    "error_bars": lambda chart, x, y, e: chart.errorbar(x, y, e),
    "stems": lambda chart, x, y: chart.stem(x, y, size=3),
    "candlesticks": lambda chart, *columns: chart.candlestick(*columns),
    "shuffled_candlesticks": lambda chart, *columns: chart.candlestick(*columns),
    "boxes": lambda chart, y, group: chart.boxplot(y, group),
    "many_boxes": lambda chart, y, group: chart.boxplot(y, group),
    "violins": lambda chart, y, group: chart.violinplot(y, group),
    "strip": lambda chart, y, group: chart.strip(y, group, size=3),
    "swarm": lambda chart, y, group: chart.swarm(y, group, size=3),
    "ecdf": lambda chart, x: chart.ecdf(x),
    "hexbin": lambda chart, x, y: chart.hexbin(x, y),
    "hist2d": lambda chart, x, y: chart.hist2d(x, y, 100),
    "contours": lambda chart, z: chart.contour(z),
    "filled_contours": lambda chart, z: chart.contourf(z),
    "heatmap": lambda chart, z: chart.heatmap(z),
    "image": lambda chart, pixels: chart.image(pixels),
    "arrows": lambda chart, *columns: chart.quiver(*columns),
    "long_arrows": lambda chart, *columns: chart.quiver(*columns, scale=4),
    "treemap": lambda chart, values: chart.treemap(values),
    "calendar": lambda chart, days, values: chart.calendar(days, values),
    "polygons": lambda chart, x, y, group: chart.polygons(x, y, groups=group),
    "pie": lambda chart, values: chart.pie(values),
    "polar_line": lambda chart, x, y: chart.polar().line(x, y),
    "polar_points": lambda chart, x, y: chart.polar().points(x, y, size=3, alpha=0.5),
    "polar_area": lambda chart, x, y: chart.polar().area(x, y),
    "sectors": lambda chart, x, y: chart.polar().sectors(x, y),
}


def task(
    kind: Kind, draw: Callable[..., object]
) -> tuple[Callable[..., bytes], Callable[[], bytes], Callable[[], str]]:
    """Return what draws a new chart, what draws its next frame, and what reports how it was drawn."""
    renderer = ks.Renderer("cpu")
    charts: list[ks.Chart] = []

    def fresh(*arrays: object) -> bytes:
        chart = ks.Chart(WIDTH, HEIGHT, title=kind.title)
        draw(chart, *arrays)
        charts[:] = [chart]
        return chart.to_png(pixel_ratio=1, renderer=renderer)

    def following() -> bytes:
        chart = charts[0]
        if kind.moves:
            low, high = chart.x.range
            way = (high - low) / 1000
            chart.x.range = (low + way, high + way)
        return chart.to_png(pixel_ratio=1, renderer=renderer)

    def reports() -> str:
        return max(charts[0].frame_record.series, key=lambda series: series.rows).tier

    return fresh, following, reports
