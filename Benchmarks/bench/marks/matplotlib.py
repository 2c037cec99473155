"""Every mark that matplotlib has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl
import numpy as np
from matplotlib.collections import LineCollection, PolyCollection

from bench.libraries.matplotlib import POINTS, plot, png
from bench.marks.kinds import GROUPS

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.axes import Axes

    from bench.marks.kinds import Kind

NAME = f"matplotlib {mpl.__version__}"
LINE = 1.5 * POINTS
POINT = {"markersize": 3 * POINTS, "markeredgewidth": 0}


def separated(axes: Axes, x: np.ndarray, y: np.ndarray) -> None:
    """Draw a segment for every two rows."""
    segments = np.stack([x, y], axis=1).reshape(-1, 2, 2)
    axes.add_collection(LineCollection(segments, linewidths=LINE))
    axes.autoscale()


def colored(axes: Axes, x: np.ndarray, y: np.ndarray, values: np.ndarray) -> None:
    """Draw a segment between every two rows, in the colour of the first."""
    places = np.stack([x, y], axis=1)
    segments = np.stack([places[:-1], places[1:]], axis=1)
    axes.add_collection(LineCollection(segments, linewidths=LINE, array=values[:-1]))
    axes.autoscale()


def groups(values: np.ndarray, group: np.ndarray) -> list[np.ndarray]:
    """Return the values of each group."""
    return [values[group == number] for number in range(GROUPS)]


def stacked(axes: Axes, x: np.ndarray, *ys: np.ndarray) -> None:
    """Draw areas on one another."""
    axes.stackplot(x, *ys)


def hexagons(axes: Axes, x: np.ndarray, y: np.ndarray, _: np.ndarray) -> None:
    """Draw polygons of six corners."""
    axes.add_collection(PolyCollection(np.stack([x, y], axis=1).reshape(-1, 6, 2)))
    axes.autoscale()


DRAW: dict[str, Callable[..., object]] = {
    "line": lambda axes, x, y: axes.plot(x, y, linewidth=LINE),
    "noise": lambda axes, x, y: axes.plot(x, y, linewidth=LINE),
    "steps": lambda axes, x, y: axes.step(x, y, where="mid", linewidth=LINE),
    "separated": separated,
    "gradient_line": colored,
    "gradient_noise": colored,
    "marked_line": lambda axes, x, y: axes.plot(x, y, "o-", linewidth=LINE, **POINT),
    "area": lambda axes, x, y: axes.fill_between(x, y),
    "band": lambda axes, x, low, high: axes.fill_between(x, low, high),
    "stack": stacked,
    "stream": lambda axes, x, *ys: axes.stackplot(x, *ys, baseline="wiggle"),
    "points": lambda axes, x, y: axes.plot(x, y, "o", alpha=0.5, **POINT),
    "bars": lambda axes, x, y: axes.bar(x, y),
    "histogram": lambda axes, x: axes.hist(x, 100),
    "auto_histogram": lambda axes, x: axes.hist(x, "auto"),
    "error_bars": lambda axes, x, y, e: axes.errorbar(x, y, e, fmt="none", capsize=3),
    "stems": lambda axes, x, y: axes.stem(x, y),
    "boxes": lambda axes, y, group: axes.boxplot(groups(y, group)),
    "violins": lambda axes, y, group: axes.violinplot(groups(y, group)),
    "strip": lambda axes, y, group: axes.plot(
        group + np.random.default_rng(1).uniform(-0.25, 0.25, len(y)), y, "o", alpha=0.7, **POINT
    ),
    "ecdf": lambda axes, x: axes.ecdf(x),
    "hexbin": lambda axes, x, y: axes.hexbin(x, y, gridsize=30),
    "hist2d": lambda axes, x, y: axes.hist2d(x, y, 100),
    "contours": lambda axes, z: axes.contour(z, 8),
    "filled_contours": lambda axes, z: axes.contourf(z, 8),
    "heatmap": lambda axes, z: axes.imshow(z, aspect="auto", origin="lower"),
    "image": lambda axes, pixels: axes.imshow(pixels, aspect="auto"),
    "arrows": lambda axes, *columns: axes.quiver(*columns),
    "long_arrows": lambda axes, *columns: axes.quiver(
        *columns, angles="xy", scale_units="dots", scale=0.25
    ),
    "polygons": hexagons,
    "pie": lambda axes, values: axes.pie(values),
    "polar_line": lambda axes, x, y: axes.plot(np.deg2rad(x), y, linewidth=LINE),
    "polar_points": lambda axes, x, y: axes.plot(np.deg2rad(x), y, "o", alpha=0.5, **POINT),
    "polar_area": lambda axes, x, y: axes.fill_between(np.deg2rad(x), y),
    "sectors": lambda axes, x, y: axes.bar(np.deg2rad(x), y, width=2 * np.pi / len(x)),
}


def task(
    kind: Kind, draw: Callable[..., object]
) -> tuple[Callable[..., bytes], Callable[[], bytes], Callable[[], str]]:
    """Return what draws a new figure, what draws its next frame, and nothing of how."""
    drawn: list[Axes] = []
    polar = kind.title.endswith("disc")

    def fresh(*arrays: object) -> bytes:
        axes = plot(kind.title, polar=polar)
        draw(axes, *arrays)
        drawn[:] = [axes]
        return png(axes.figure)

    def following() -> bytes:
        axes = drawn[0]
        if kind.moves:
            low, high = axes.get_xlim()
            way = (high - low) / 1000
            axes.set_xlim(low + way, high + way)
        return png(axes.figure)

    return fresh, following, str
