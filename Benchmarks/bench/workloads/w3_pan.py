"""W3: a loaded line of ten million rows is panned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench import data
from bench.libraries.library import WINDOW
from bench.workloads.workload import Frames

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.libraries.library import Library

FRAMES = 400
"""Frames until the window has gone from one end to the other; it goes on from the start."""


def nanoseconds(value: float) -> np.datetime64:
    """Return the time so many nanoseconds after 1970."""
    return np.datetime64(round(value), "ns")


def panning(library: Library, x: np.ndarray | None, y: np.ndarray) -> Callable[[int], object]:
    """Load a line, and return what draws the window of a frame's number.

    x ascends or descends, and may be times, or None for row numbers.
    """
    draw = library.pan(x, y)
    ends = np.array([0, len(y) - 1]) if x is None else x[[0, -1]]
    first, last = sorted(float(end) for end in ends.astype(np.float64))
    end = nanoseconds if ends.dtype.kind == "M" else float
    width = (last - first) * WINDOW
    step = (last - first - width) / FRAMES

    def frame(number: int) -> object:
        low = first + number % FRAMES * step
        return draw(end(low), end(low + width))

    return frame


class Pan(Frames):
    """Half of the rows are in view; each frame shows others."""

    key = "w3"
    title = "W3: a frame while a loaded line of 10,000,000 rows is panned, half of it in view"
    verb = "pan"
    target = 2.5

    def __init__(self, count: int = 10_000_000) -> None:
        self.lines = data.rows(count), data.walk(count)

    def loaded(self, library: Library) -> Callable[[int], object]:
        """Load the line."""
        return panning(library, *self.lines)
