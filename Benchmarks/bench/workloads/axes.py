"""Axes whose ranges are new in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.workloads.workload import Frames

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.libraries.library import Library

AXES, LABELS = 8, 52


class Axes(Frames):
    """Text and layout alone: no data at all."""

    key = "axes"
    title = f"{AXES} axes of {LABELS} labels each, their ranges new in each frame"
    verb = "axes"

    def loaded(self, library: Library) -> Callable[[int], object]:
        """Make the axes."""
        draw = library.axes(AXES, LABELS)
        return lambda number: draw(number * 0.37)
