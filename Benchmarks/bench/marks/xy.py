"""Every mark that XY has."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import numpy as np
import xy

from bench.libraries.library import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.marks.kinds import Kind

NAME = f"XY {xy.__version__}"
DRAW: dict[str, Callable[..., object]] = {
    "line": lambda x, y: xy.line(x, y),
    "noise": lambda x, y: xy.line(x, y),
    "steps": lambda x, y: xy.step(x, y, where="mid"),
    "separated": lambda x, y: xy.segments(x[::2], y[::2], x[1::2], y[1::2], width=1.5),
    "gradient_line": lambda x, y, c: xy.segments(x[:-1], y[:-1], x[1:], y[1:], color=c[:-1]),
    "gradient_noise": lambda x, y, c: xy.segments(x[:-1], y[:-1], x[1:], y[1:], color=c[:-1]),
    "area": lambda x, y: xy.area(x, y),
    "band": lambda x, low, high: xy.error_band(x, low, high),
    "points": lambda x, y: xy.scatter(x, y, size=3, opacity=0.5, density=False),
    "density": lambda x, y: xy.scatter(x, y, density=True),
    "bars": lambda x, y: xy.bar(x, y),
    "floating_bars": lambda x, low, high: xy.bar(x, high - low, base=low),
    "stacked_bars": lambda x, *ys: xy.bar(x, np.stack(ys), mode="stacked"),
    "grouped_bars": lambda x, *ys: xy.bar(x, np.stack(ys), mode="grouped"),
    "histogram": lambda x: xy.hist(x, bins=100),
    "auto_histogram": lambda x: xy.hist(x, bins="auto"),
    "error_bars": lambda x, y, e: xy.errorbar(x, y, yerr=e),
    "stems": lambda x, y: xy.stem(x, y, marker_size=3),
    "boxes": lambda y, group: xy.box(y, group=group),
    "violins": lambda y, group: xy.violin(y, group=group),
    "ecdf": lambda x: xy.ecdf(x),
    "hexbin": lambda x, y: xy.hexbin(x, y, gridsize=30),
    "contours": lambda z: xy.contour(z, levels=8),
    "filled_contours": lambda z: xy.contour(z, levels=8, filled=True),
    "heatmap": lambda z: xy.heatmap(z),
}


def task(
    kind: Kind, draw: Callable[..., object]
) -> tuple[Callable[..., bytes], Callable[[], bytes], Callable[[], str]]:
    """Return what draws a new figure, what draws its next frame, and nothing of how."""
    # Many rows are told to be many, many times.
    warnings.simplefilter("ignore")
    figures: list[object] = []
    ranges: list[tuple[float, float]] = []

    def fresh(*arrays: object) -> bytes:
        figure = xy.chart(draw(*arrays), title=kind.title, width=WIDTH, height=HEIGHT).figure()
        figures[:] = [figure]
        ranges.clear()
        return figure.to_png(scale=1)

    def following() -> bytes:
        figure = figures[0]
        if not ranges:
            ranges.append(figure.x_range())
        low, high = ranges[0]
        way = (high - low) / 1000
        ranges[0] = low + way, high + way
        figure.set_axis("x", domain=ranges[0])
        return figure.to_png(scale=1)

    return fresh, following, str
