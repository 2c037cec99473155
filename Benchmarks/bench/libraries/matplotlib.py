"""Matplotlib with Agg."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from bench.libraries.library import HEIGHT, SMALL, WIDTH, Library

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matplotlib.axes import Axes

    from bench.libraries.library import Picture, Values

DPI = 100
POINTS = 72 / DPI
"""Points of matplotlib, of which an inch has 72, per pixel."""


def plot(title: str, size: tuple[int, int] = (WIDTH, HEIGHT), *, polar: bool = False) -> Axes:
    """Make axes with a title and a grid in a figure of their own, without the global state."""
    figure = Figure(figsize=(size[0] / DPI, size[1] / DPI), dpi=DPI)
    FigureCanvasAgg(figure)
    # About the room that the others leave to the plot.
    margin = (0.05, 0.95) if size == (WIDTH, HEIGHT) else (0.1, 0.9)
    figure.subplots_adjust(left=margin[0], right=0.99, bottom=margin[0], top=margin[1])
    axes = figure.add_subplot(projection="polar" if polar else None)
    axes.set_title(title)
    axes.grid()
    axes.set_axisbelow(True)
    return axes


def png(figure: Figure) -> bytes:
    """Draw a figure and encode it."""
    file = io.BytesIO()
    figure.canvas.print_png(file)
    return file.getvalue()


class Matplotlib(Library):
    """With its own simplification of paths, which is on unless one turns it off."""

    start = "matplotlib"

    def __init__(self) -> None:
        self.name = f"matplotlib {mpl.__version__}"

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        axes = plot("line")
        axes.plot(x, y, linewidth=1.5 * POINTS)
        return png(axes.figure)

    def pan(self, x: Values, y: Values) -> Callable[[float, float], Picture]:
        """Keep the figure, and move its limits."""
        axes = plot("line")
        axes.plot(x, y, linewidth=1.5 * POINTS)

        def draw(low: float, high: float) -> Picture:
            axes.set_xlim(low, high)
            return png(axes.figure)

        return draw

    def scatter(self, x: Values, y: Values) -> Picture:
        """Draw every row, by `plot`, which is faster than `scatter` for one style."""
        axes = plot("points")
        axes.plot(x, y, "o", markersize=3 * POINTS, markeredgewidth=0, alpha=0.5)
        return png(axes.figure)

    def bars(self, title: str, names: Sequence[str], values: Sequence[float]) -> Picture:
        """Draw bars with their names and values."""
        axes = plot(title, SMALL)
        axes.bar_label(axes.bar(names, values))
        return png(axes.figure)

    def lines(self, x: Values, ys: Sequence[Values]) -> Picture:
        """Draw many lines over one x."""
        axes = plot("lines")
        for y in ys:
            axes.plot(x, y, linewidth=1.5 * POINTS)
        return png(axes.figure)

    def facets(self, x: Values, ys: Sequence[Values], columns: int) -> Picture:
        """Draw each line as a chart of its own in a grid, all of them over the same ranges."""
        figure = Figure(figsize=(WIDTH / DPI, HEIGHT / DPI), dpi=DPI)
        FigureCanvasAgg(figure)
        figure.suptitle("facets")
        shape = (len(ys) // columns, columns)
        grid = figure.subplots(*shape, sharex=True, sharey=True, squeeze=False)
        for axes, y in zip(grid.flat, ys, strict=True):
            axes.grid()
            axes.plot(x, y, linewidth=1.5 * POINTS)
        return png(figure)

    def stream(self, x: Values, y: Values) -> Callable[[Values, Values], Picture]:
        """Move the rows in arrays of its own, and hand them over again."""
        axes = plot("stream")
        xs, ys = x.copy(), y.copy()
        (artist,) = axes.plot(xs, ys, linewidth=1.5 * POINTS)

        def draw(x: Values, y: Values) -> Picture:
            xs[: -len(x)] = xs[len(x) :]
            ys[: -len(y)] = ys[len(y) :]
            xs[-len(x) :], ys[-len(y) :] = x, y
            artist.set_data(xs, ys)
            axes.set_xlim(xs[0], xs[-1])
            return png(axes.figure)

        return draw

    def heatmap(self, z: Values) -> Picture:
        """Draw a field with a colour bar."""
        axes = plot("heat map")
        axes.grid(False)
        axes.figure.colorbar(axes.imshow(z, aspect="auto", origin="lower"))
        return png(axes.figure)

    def axes(self, count: int, labels: int) -> Callable[[float], Picture]:
        """Draw axes in pairs, each pair inside of another."""
        figure = Figure(figsize=(WIDTH / DPI, HEIGHT / DPI), dpi=DPI)
        FigureCanvasAgg(figure)
        pairs = []
        for index in range(count // 2):
            inset = 0.06 * (index // 2)
            box = (0.1 + inset, 0.1 + inset, 0.8 - 2 * inset, 0.8 - 2 * inset)
            axes = figure.add_axes(box)
            axes.patch.set_visible(False)
            axes.tick_params(labelsize=4.5, labeltop=index % 2 == 1, labelright=index % 2 == 1)
            axes.xaxis.set_major_locator(MaxNLocator(labels))
            axes.yaxis.set_major_locator(MaxNLocator(labels))
            pairs.append(axes)

        def draw(start: float) -> Picture:
            for index, axes in enumerate(pairs):
                low = start + 2 * index
                axes.set_xlim(low, low + labels)
                axes.set_ylim(low + 1, low + 1 + labels)
            return png(figure)

        return draw
