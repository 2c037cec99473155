"""XY, in Rust."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, ClassVar

import xy

from bench.libraries.library import HEIGHT, SMALL, WIDTH, Library

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.libraries.library import Picture, Values

SIZE = {"width": WIDTH, "height": HEIGHT}


class XY(Library):
    """Lines by M4, markers with `density=False`, by its own renderer, not by a browser."""

    start = "xy"
    remarks: ClassVar[dict[str, str]] = {
        "bars": "no value labels",
        "stream": "old rows stay in memory",
    }

    def __init__(self) -> None:
        self.name = f"XY {xy.__version__}"
        # 100 lines have the colours of 8; every marker is drawn although they are many.
        for message in ("more than 8 series", "density=False"):
            warnings.filterwarnings("ignore", message=message, category=RuntimeWarning)

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        return xy.line_chart(xy.line(x, y), title="line", **SIZE).to_png(scale=1)

    def pan(self, x: Values, y: Values) -> Callable[[float, float], Picture]:
        """Keep the figure, and change the domain of its x axis."""
        figure = xy.line_chart(xy.line(x, y), title="line", **SIZE).figure()

        def draw(low: float, high: float) -> Picture:
            figure.set_axis("x", domain=(low, high))
            return figure.to_png(scale=1)

        return draw

    def scatter(self, x: Values, y: Values) -> Picture:
        """Draw every row."""
        mark = xy.scatter(x, y, size=3, opacity=0.5, density=False)
        return xy.scatter_chart(mark, title="points", **SIZE).to_png(scale=1)

    def bars(self, title: str, names: Sequence[str], values: Sequence[float]) -> Picture:
        """Draw bars with their names."""
        chart = xy.bar_chart(xy.bar(names, values), title=title, width=SMALL[0], height=SMALL[1])
        return chart.to_png(scale=1)

    def lines(self, x: Values, ys: Sequence[Values]) -> Picture:
        """Draw many lines over one x."""
        marks = [xy.line(x, y) for y in ys]
        chart = xy.line_chart(*marks, xy.legend(show=False), title="lines", **SIZE)
        return chart.to_png(scale=1)

    def stream(self, x: Values, y: Values) -> Callable[[Values, Values], Picture]:
        """Append, and move the x axis; old rows stay in memory."""
        figure = xy.line_chart(xy.line(x, y), title="stream", **SIZE).figure()
        count = len(x)

        def draw(x: Values, y: Values) -> Picture:
            figure.append(0, x, y)
            figure.set_axis("x", domain=(float(x[-1]) - count, float(x[-1])))
            return figure.to_png(scale=1)

        return draw

    def heatmap(self, z: Values) -> Picture:
        """Draw a field with a colour bar."""
        marks = xy.heatmap(z), xy.colorbar()
        return xy.heatmap_chart(*marks, title="heat map", **SIZE).to_png(scale=1)
