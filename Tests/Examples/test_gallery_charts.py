# SPDX-License-Identifier: MIT
"""Every chart of the gallery can be read at every size: `label_boxes` is the judge."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from label_boxes import problems

import keisen as ks

GALLERY = Path(__file__).resolve().parents[2] / "Examples/gallery"
NAMES = sorted(path.stem for path in GALLERY.glob("*.py"))
# Width and height in points, and pixels per point.
PICTURES = [(320, 240, 1), (640, 400, 1), (1280, 720, 1), (2560, 1440, 1), (640, 400, 2)]


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"gallery_{name}", GALLERY / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ink(picture: np.ndarray, plot: tuple[float, float, float, float], ratio: int = 1) -> float:
    """Return which part of the plot's pixels differs from what most of their row looks like."""
    left, top, width, height = (round(value * ratio) for value in plot)
    inside = picture[top : top + height, left : left + width, :3].astype(int)
    usual = np.median(inside, axis=1, keepdims=True)
    return float((abs(inside - usual).max(axis=2) > 24).mean())


def judged(drawn: ks.Chart | ks.Figure, size: tuple[float, float]) -> list[str]:
    """Return what is wrong with the labels of a chart, or of all charts of a figure."""
    if isinstance(drawn, ks.Chart):
        return problems(drawn.labels(), size, drawn.frame_record.plot)
    # Ticks of several charts may read the same.
    found = problems(drawn.labels(), size, drawn.frame_record.plot)
    found = [line for line in found if not line.startswith("two ticks")]
    for chart in drawn.charts:
        own = drawn.place(chart)[2:]
        found += problems(chart.labels(), own, chart.frame_record.plot)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", PICTURES, ids=lambda size: f"{size[0]}x{size[1]}@{size[2]}")
@pytest.mark.parametrize("name", NAMES)
def test_every_label_can_be_read(name: str, size: tuple[int, int, int], theme: str) -> None:
    width, height, ratio = size
    chart = load(name).chart(width, height, theme=theme)
    picture = chart.render(renderer="cpu", pixel_ratio=ratio)
    record = chart.frame_record
    assert picture.shape == (height * ratio, width * ratio, 4)
    assert record.missing_glyphs == 0
    assert record.omitted_parts == 0
    assert judged(chart, (width, height)) == []
    # Charts without axes write values into what they show.
    ticks = [label for label in chart.labels() if label.role in ("tick", "value")]
    assert len(ticks) >= 4, "an axis with fewer than two labels tells no scale"
    assert record.plot[2] * record.plot[3] >= 0.25 * width * height, "the data have the most room"
    assert ink(picture, record.plot, ratio) > 0.002


@pytest.mark.parametrize("name", NAMES)
def test_a_chart_drawn_twice_is_the_same_picture(name: str) -> None:
    drawn = load(name).chart(640, 400)
    for ratio in (1, 2):
        first = drawn.render(renderer="cpu", pixel_ratio=ratio, time=0).copy()
        assert np.array_equal(first, drawn.render(renderer="cpu", pixel_ratio=ratio, time=0))
        assert not drawn.frame_record.unsettled
    assert drawn.to_svg(time=0) == drawn.to_svg(time=0)
    if not isinstance(drawn, ks.Chart):
        return
    # The same beside another one in a figure.
    figure = ks.Figure(1, 2, width=1280, height=400)
    figure[0, 0], figure[0, 1] = drawn, load(name).chart(640, 400)
    first = figure.render(renderer="cpu", time=0).copy()
    assert np.array_equal(first, figure.render(renderer="cpu", time=0))


@pytest.mark.parametrize("name", NAMES)
def test_every_chart_says_in_words_what_it_is(name: str) -> None:
    chart = load(name).chart()
    assert chart.title
    assert chart.title in chart.alt


def test_an_overlap_in_a_picture_is_found() -> None:
    chart = ks.Chart(320, 240)
    chart.line(None, [0, 1, 2])
    chart.text(1, 1, "first")
    chart.text(1, 1, "second")
    chart.render(renderer="cpu")
    found = problems(chart.labels(), (320, 240), chart.frame_record.plot)
    assert len(found) == 1
    assert "'first' and annotation 'second' overlap" in found[0]


def test_an_empty_plot_is_found() -> None:
    chart = ks.Chart(320, 240)
    chart.line(None, [1, 1, 1], width=0)
    assert ink(chart.render(renderer="cpu"), chart.frame_record.plot) < 0.05
