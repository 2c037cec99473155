# SPDX-License-Identifier: MIT
"""Frames side by side, as on a photographer's contact sheet."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
from PIL import Image

import keisen as ks

GESTURES = Path(__file__).parents[1] / "data/gestures"
#: Charts of one frame, from the top down, and its time in seconds.
Frame = tuple[float, list[ks.Chart]]


def events(name: str) -> list[dict]:
    """Return the events of a recorded gesture."""
    lines = (GESTURES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def play(interpreter: ks.Interpreter, gesture: str, times: Iterable[float]) -> Iterator[float]:
    """Hand over a gesture's events up to each of some times, and yield the time."""
    waiting = events(gesture)
    for time in times:
        while waiting and waiting[0]["time_stamp"] <= time:
            interpreter.handle(waiting.pop(0))
        yield time


def draw(frames: Iterable[Frame], pixel_ratio: float = 1, columns: int = 4) -> np.ndarray:
    """Return the sheet of some frames, row by row."""
    gap = round(8 * pixel_ratio)
    cells = []
    for time, charts in frames:
        options = {"time": time, "pixel_ratio": pixel_ratio, "renderer": "cpu"}
        pictures = [chart.render(**options) for chart in charts]
        background = pictures[0][0, 0]
        cells.append(np.pad(np.concatenate(pictures), ((0, gap), (0, gap), (0, 0)), mode="edge"))
    blank = np.broadcast_to(background, cells[0].shape)
    cells += [blank] * (-len(cells) % columns)
    rows = [np.concatenate(cells[i : i + columns], axis=1) for i in range(0, len(cells), columns)]
    return np.concatenate(rows)


def save(path: str | Path, frames: Iterable[Frame], pixel_ratio: float = 2) -> None:
    """Write the sheet of some frames as a PNG."""
    Image.fromarray(draw(frames, pixel_ratio)).save(path)
