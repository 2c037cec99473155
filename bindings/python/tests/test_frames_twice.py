# SPDX-License-Identifier: MIT
"""A chart drawn twice is the same picture, also where a range depends on the plot's size."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import timedelta

import numpy as np
import pytest

import keisen as ks
from keisen import restrictions as rules

CHARTS = 500
PARTS = 20


@pytest.fixture(scope="module")
def vulkan() -> ks.Renderer:
    return ks.Renderer("vulkan")


def numbers(generator: random.Random, count: int) -> list[float]:
    size = 10 ** generator.uniform(-3, 9)
    return [generator.uniform(-1, 1) * size for _ in range(count)]


def random_chart(seed: int) -> ks.Chart:
    """Return a chart with ranges that follow from the size of its plot, and labels that follow from its ranges."""
    generator = random.Random(seed)
    chart = ks.Chart(generator.randint(120, 420), generator.randint(90, 320))
    if generator.random() < 0.5:
        chart.title = "title " * generator.randint(1, 6)
    if generator.random() < 0.5:
        chart.y_axis.title = "values"
    count = generator.randint(1, 40)
    is_time = generator.random() < 0.3
    y = numbers(generator, count)
    if is_time:
        steps = [generator.randint(1, 90_000) for _ in range(count)]
        x = np.cumsum(steps).astype("M8[s]")
    else:
        x = np.sort(numbers(generator, count))
    chart.line(x, y, label="a name in a legend" if generator.random() < 0.4 else None)
    if chart.series[0].label:
        chart.legend(generator.choice(["outside-right", "outside-bottom", "best"]))

    kind = generator.randrange(4)
    length = float(np.ptp(np.asarray(y))) or 1.0
    if kind == 0 and not is_time:
        aspect = rules.Aspect(
            chart.y,
            10 ** generator.uniform(-1, 1),
            viewport=(chart, "x"),
            other_viewport=(chart, "y"),
            anchor=generator.random(),
        )
        chart.add(ks.Updater(chart.x, [rules.Source(x[0], x[-1]), aspect]))
    elif kind <= 1:
        window = rules.Window(
            (chart, "y"), length / generator.uniform(20, 400), initial=generator.random()
        )
        chart.add(ks.Updater(chart.y, [rules.Source(min(y), max(y)), window]))
    elif is_time:
        hours = timedelta(hours=generator.uniform(0.1, 50))
        updater = ks.Updater(chart.x, [rules.Window((chart, "x"), hours, initial=1)])
        updater.attach(chart.series[0])
        chart.add(updater)
    else:
        per_point = (float(x[-1] - x[0]) or 1.0) / generator.uniform(20, 400)
        window = rules.Window((chart, "x"), per_point, initial=generator.random())
        chart.add(ks.Updater(chart.x, [rules.Source(x[0], x[-1]), window]))
        if kind == 3:
            # Each plot length follows from the other range's labels.
            other = rules.Window((chart, "y"), length / generator.uniform(20, 400), initial=0.5)
            chart.add(ks.Updater(chart.y, [rules.Source(min(y), max(y)), other]))
    return chart


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.filterwarnings("ignore::keisen.KeisenWarning")
def test_random_charts_drawn_twice_are_the_same(part: int, vulkan: ks.Renderer) -> None:
    unsettled = 0
    for seed in range(part, CHARTS, PARTS):
        chart = random_chart(seed)
        ratio = random.Random(-seed).choice([1, 1.25, 2])
        first = chart.render(time=0, pixel_ratio=ratio, renderer="cpu").copy()
        unsettled += chart.frame_record.unsettled
        svg = chart.to_svg(time=0)
        on_vulkan = chart.render(time=0, pixel_ratio=ratio, renderer=vulkan).copy()
        chart.render(time=0, pixel_ratio=3, renderer="cpu")
        assert np.array_equal(first, chart.render(time=0, pixel_ratio=ratio, renderer="cpu")), seed
        assert np.array_equal(on_vulkan, chart.render(time=0, pixel_ratio=ratio, renderer=vulkan))
        assert chart.to_svg(time=0) == svg, seed
    # Labels and plots that wait for each other may have no state in which both are right.
    assert unsettled <= 2


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.filterwarnings("ignore::keisen.KeisenWarning")
def test_random_figures_drawn_twice_are_the_same(part: int, vulkan: ks.Renderer) -> None:
    for seed in range(part, CHARTS, 2 * PARTS):
        figure = ks.Figure(1, 2, width=600, height=240)
        figure[0, 0], figure[0, 1] = random_chart(seed), random_chart(seed + PARTS)
        first = figure.render(time=0, renderer="cpu").copy()
        on_vulkan = figure.render(time=0, renderer=vulkan).copy()
        svg = figure.to_svg(time=0)
        for chart in figure.charts:
            chart.render(time=0, renderer="cpu")
        assert np.array_equal(first, figure.render(time=0, renderer="cpu")), seed
        assert np.array_equal(on_vulkan, figure.render(time=0, renderer=vulkan)), seed
        assert figure.to_svg(time=0) == svg, seed


#: Marks of columns that grow, by the method of a chart and how many columns it takes.
GROWING = {
    "line": 2,
    "step": 1,
    "points": 2,
    "area": 2,
    "density": 2,
    "hexbin": 3,
    "boxplot": 2,
    "violinplot": 1,
    "strip": 2,
    "swarm": 1,
    "stem": 2,
    "bar": 2,
    "errorbar": 2,
    "quiver": 4,
    "treemap": 1,
    "calendar": 2,
    "polygons": 2,
}


class Appends(ks.CustomAttachment):
    """Appends a row to columns in the midst of a frame, as another thread might, once."""

    def __init__(self, columns: list[ks.Column], row: list[float]) -> None:
        super().__init__()
        self.columns, self.row = columns, row
        self.seen: list[int] = []

    def draw(self, *place: object) -> None:
        """Draw nothing."""

    def measure(self, painter: ks.Painter) -> None:
        """Append, after the ranges of the frame are known and before anything is drawn."""
        if not self.seen:
            for column in self.columns:
                column.append(self.row)
            self.seen = [len(column) for column in self.columns]


@pytest.mark.parametrize("name", GROWING)
@pytest.mark.parametrize("is_in_figure", [False, True], ids=["alone", "in a figure"])
def test_rows_that_are_appended_in_a_frame_are_in_the_next_one(
    name: str, is_in_figure: bool
) -> None:
    before, row = [1.0, 2, 3, 4.5, 2], [9.0]

    def picture(values: list[float]) -> tuple[ks.Chart, Callable[[], bytes], list[ks.Column]]:
        columns = [ks.Column.growing() for _ in range(GROWING[name])]
        for column in columns:
            column.append(values)
        chart = ks.Chart(240, 160)
        getattr(chart, name)(*columns)
        figure = ks.Figure(1, 1, width=240, height=160) if is_in_figure else None
        if figure is not None:
            figure.add(chart, 0, 0)
        drawn = figure or chart
        return chart, lambda: drawn.to_png(renderer="cpu"), columns

    old, new = picture(before)[1](), picture(before + row)[1]()
    assert old != new
    chart, draw, columns = picture(before)
    appends = Appends(columns, row)
    chart.add(appends)
    alt = chart.alt
    png = draw()
    assert appends.seen == [len(before)] * len(columns)
    assert [len(column) for column in columns] == [len(before) + 1] * len(columns)
    chart.remove(appends)
    assert png == old
    assert alt.encode() in png
    assert draw() == new
