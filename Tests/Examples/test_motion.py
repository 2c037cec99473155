# SPDX-License-Identifier: MIT
"""Programs in motion: each frame shows the state of its own time, whichever frames came before."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from label_boxes import problems

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]
MOTION = ROOT / "Examples/motion"
NAMES = sorted(path.stem for path in MOTION.glob("*.py") if path.stem != "contact_sheet")


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(MOTION))


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"motion_{name}", MOTION / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ranges(charts: list[ks.Chart]) -> list[tuple[float, float]]:
    return [projection.range for chart in charts for projection in (chart.x, chart.y)]


def played(name: str) -> Iterator[tuple[list[tuple[float, float]], np.ndarray]]:
    for time, charts in load(name).frames():
        pictures = [chart.render(time=time, renderer="cpu") for chart in charts]
        yield ranges(charts), np.concatenate(pictures)


@pytest.mark.parametrize("name", NAMES)
def test_something_moves_and_labels_never_overlap(name: str) -> None:
    last: np.ndarray | None = None
    moves = count = 0
    for time, charts in load(name).frames():
        pictures = []
        for chart in charts:
            pictures.append(chart.render(time=time, renderer="cpu"))
            assert problems(chart.labels(), chart.size, chart.frame_record.plot) == []
        picture = np.concatenate(pictures)[40:]
        moves += last is not None and not np.array_equal(picture, last)
        last = picture
        count += 1
    assert count == 12
    assert moves >= 4


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_the_same_twice(name: str) -> None:
    for (first, picture), (second, other) in zip(played(name), played(name), strict=True):
        assert first == second
        assert np.array_equal(picture, other)


@pytest.mark.parametrize("name", NAMES)
def test_each_frame_drawn_twice_is_the_same(name: str) -> None:
    for time, charts in load(name).frames():
        first = [chart.render(time=time, renderer="cpu").copy() for chart in charts]
        again = [chart.render(time=time, renderer="cpu") for chart in charts]
        assert all(np.array_equal(*pair) for pair in zip(first, again, strict=True)), time


def test_the_recordings_are_those_that_the_script_writes() -> None:
    subprocess.run([sys.executable, ROOT / "scripts/make-gestures", "--check"], check=True)
