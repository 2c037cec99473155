"""Ours."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import keisen as ks
from bench.clock import Times, turn
from bench.libraries.library import HEIGHT, SMALL, WIDTH, Library

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.clock import Effort, Task
    from bench.libraries.library import Command, Picture, Values

SIDES = ("bottom", "top", "left", "right")


class Keisen(Library):
    """On the CPU."""

    start = "keisen"
    needs: ClassVar[dict[str, tuple[type, str]]] = {
        "scatter": (ks.Chart, "points"),
        "bars": (ks.Chart, "bars"),
        "heatmap": (ks.Chart, "heatmap"),
        "stream": (ks.Column, "ring"),
    }
    """What a verb needs that a version may not have yet."""

    def __init__(self) -> None:
        self.renderer = ks.Renderer("cpu")
        self.name = "Keisen, CPU"
        self.exact = False
        self.keeps_record = False
        self.record: ks.FrameRecord | None = None

    def lacks(self, verb: str) -> str | None:
        """Return why a verb is left out, or None where it is there."""
        owner, name = self.needs.get(verb, (ks.Chart, "line"))
        if not hasattr(owner, name):
            return f"Keisen has no {owner.__name__}.{name} yet"
        return super().lacks(verb)

    def png(self, chart: ks.Chart) -> bytes:
        """Draw a chart."""
        png = chart.to_png(pixel_ratio=1, renderer=self.renderer, exact=self.exact)
        if self.keeps_record:
            self.record = chart.frame_record
        return png

    def stages(self, task: Task, effort: Effort) -> str | None:
        """Time as many turns more, and return where the time of their median frame went."""
        times = Times()
        seen: list[ks.FrameRecord | None] = []
        found: list[tuple[float, float, float]] = []

        def run() -> object:
            result = task.run()
            seen.append(self.record)
            return result

        self.keeps_record = True
        for _ in range(effort.rounds):
            before = len(times.all)
            turn(replace(task, run=run), effort, times)
            counted = times.all[before:]
            # A run to be warm comes before those that count.
            for whole, record in zip(counted, seen[-len(counted) :], strict=True):
                if record is not None:
                    found.append((whole, record.encode_milliseconds, record.render_milliseconds))
        self.keeps_record = False
        if not found:
            return None
        whole, encode, render = sorted(found)[len(found) // 2]
        frames = "its one frame" if len(found) == 1 else f"the median of {len(found)} frames"
        return (
            f"{frames}, {whole:.2f} ms: {encode:.2f} to the display list, "
            f"{render:.2f} to the pixels, {whole - encode - render:.2f} for chart and file"
        )

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        chart = ks.Chart(WIDTH, HEIGHT, title="line")
        chart.line(x, y, width=1.5)
        return self.png(chart)

    def pan(self, x: Values | None, y: Values) -> Callable[[float, float], Picture]:
        """Load a line, and return what draws it from one x to another."""
        chart = ks.Chart(WIDTH, HEIGHT, title="line")
        chart.line(x, y, width=1.5)
        chart.fit()

        def draw(low: float, high: float) -> Picture:
            chart.x.range = (low, high)
            return self.png(chart)

        return draw

    def scatter(self, x: Values, y: Values) -> Picture:
        """Draw every row."""
        chart = ks.Chart(WIDTH, HEIGHT, title="points")
        chart.points(x, y, size=3, alpha=0.5)
        return self.png(chart)

    def bars(self, title: str, names: Sequence[str], values: Sequence[float]) -> Picture:
        """Draw bars with their names and values."""
        chart = ks.Chart(*SMALL, title=title)
        chart.bars(names, values, value_labels=True)
        return self.png(chart)

    def batch(
        self, charts: Sequence[tuple[str, Sequence[str], Sequence[float]]], threads: int
    ) -> list[Picture]:
        """Make all charts, and draw them in one call."""
        made = []
        for title, names, values in charts:
            chart = ks.Chart(*SMALL, title=title)
            chart.bars(names, values, value_labels=True)
            made.append(chart)
        return list(ks.render_many(made, threads=threads, renderer=self.renderer, exact=self.exact))

    def lines(self, x: Values, ys: Sequence[Values]) -> Picture:
        """Draw many lines over one x."""
        chart = ks.Chart(WIDTH, HEIGHT, title="lines")
        column = ks.Column(x)
        for y in ys:
            chart.line(column, y, width=1.5)
        return self.png(chart)

    def facets(self, x: Values, ys: Sequence[Values], columns: int) -> Picture:
        """Draw each line as a chart of its own in a grid, all of them over the same ranges."""
        figure = ks.Figure(len(ys) // columns, columns, width=WIDTH, height=HEIGHT, title="facets")
        column = ks.Column(x)
        space = ks.Space(ks.Projection(), ks.Projection())
        for number, y in enumerate(ys):
            chart = ks.Chart(space=space)
            chart.line(column, y, width=1.5)
            figure[number // columns, number % columns] = chart
        return figure.to_png(pixel_ratio=1, renderer=self.renderer, exact=self.exact)

    def stream(self, x: Values, y: Values) -> Callable[[Values, Values], Picture]:
        """Keep the newest rows in rings."""
        xs, ys = ks.Column.ring(len(x)), ks.Column.ring(len(y))
        xs.append(x)
        ys.append(y)
        chart = ks.Chart(WIDTH, HEIGHT, title="stream")
        chart.line(xs, ys, width=1.5)
        chart.fit()
        count = len(x)

        def draw(x: Values, y: Values) -> Picture:
            xs.append(x)
            ys.append(y)
            chart.x.range = (x[-1] - count, x[-1])
            return self.png(chart)

        return draw

    def heatmap(self, z: Values) -> Picture:
        """Draw a field with a colour bar."""
        chart = ks.Chart(WIDTH, HEIGHT, title="heat map")
        chart.heatmap(z, colorbar=True)
        return self.png(chart)

    def canvas(self, width: int, height: int, commands: Sequence[Command]) -> Picture:
        """Draw commands with two pens: the fill's colour, and that of outlines."""
        canvas = ks.Canvas(width, height, pens=2)
        for kind, color, x, y, across, down, words in commands:
            if kind == "line":
                canvas.set_stroke(1, *color)
                canvas.line(1, 1.5, x, y, x + across, y + down)
            elif kind == "text":
                canvas.set_stroke(1, *color)
                canvas.text(1, words, down, x, y)
            elif kind == "rect":
                canvas.set_fill(0, *color)
                canvas.rect(0, "both", 1.5, x, y, across, down)
            else:
                canvas.set_fill(0, *color)
                canvas.ellipse(0, "both", 1.5, x, y, across, down)
        return canvas.finish(renderer=self.renderer)

    def axes(self, count: int, labels: int) -> Callable[[float], Picture]:
        """Draw axes whose ranges are new in each frame, on the four sides in turn."""
        chart = ks.Chart.bare(WIDTH, HEIGHT)
        spaces = [ks.Space(ks.Projection(0, 1), ks.Projection(0, 1)) for _ in range(count)]
        for index, space in enumerate(spaces):
            chart.add(ks.Axis(space, SIDES[index % 4], tick_count=labels, label_size=6))

        def draw(start: float) -> Picture:
            for index, space in enumerate(spaces):
                low = start + index
                (space.x if index % 4 < 2 else space.y).range = (low, low + labels)
            return self.png(chart)

        return draw


class Vulkan(Keisen):
    """Through Vulkan: a GPU, or lavapipe, which draws on the CPU."""

    start = ""

    def __init__(self) -> None:
        super().__init__()
        self.renderer = ks.Renderer("vulkan")
        software = "llvmpipe" in self.renderer.name
        self.name = f"Keisen, {'lavapipe' if software else self.renderer.name}"


class Exact(Keisen):
    """On the CPU, every row drawn by itself."""

    start = ""

    def __init__(self) -> None:
        super().__init__()
        self.name = "Keisen, CPU, exact"
        self.exact = True

    def lacks(self, verb: str) -> str | None:
        """Leave out what isn't drawn otherwise."""
        return super().lacks(verb) if verb in ("line", "lines") else ""
