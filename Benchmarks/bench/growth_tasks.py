"""What grows: a workload at any size."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from bench import data
from bench.clock import Task
from bench.workloads.w3_pan import panning
from bench.workloads.w5_bars import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from bench.libraries.library import Library

BATCH = 10_000_000


@dataclass(frozen=True)
class Kind:
    """A workload whose size is free."""

    key: str
    title: str
    piece: str
    """What there are more and more of."""
    verb: str
    sizes: list[int]
    row_bytes: int
    """Memory per row: arrays, their copies, and what a library keeps, generously."""
    task: Callable[[Library, int], Task]
    has_peers: bool = True
    one_thread: bool = False
    is_per_piece: bool = False
    """Whether the time is told for each of them."""

    def bytes_at(self, size: int) -> int:
        """Return the memory that a size needs."""
        return self.row_bytes * size


def decades(first: int, last: int) -> list[int]:
    """Return two sizes per decade, from a power of ten to another."""
    return [round(10 ** (half / 2)) for half in range(2 * first, 2 * last + 1)]


def fresh(library: Library, verb: str, *arrays: NDArray[np.float64]) -> Task:
    """Return what draws arrays that the library has not seen before."""
    copies: list[NDArray[np.float64]] = []

    def prepare() -> None:
        copies.clear()
        copies.extend(array.copy() for array in arrays)

    return Task(lambda: getattr(library, verb)(*copies), prepare)


def line(library: Library, size: int) -> Task:
    """W1."""
    return fresh(library, "line", data.rows(size), data.walk(size))


def scatter(library: Library, size: int) -> Task:
    """W4."""
    return fresh(library, "scatter", data.noise(size, 4), data.noise(size, 5))


def long_walk(size: int) -> NDArray[np.float32]:
    """Return a random walk in as little memory as it has itself."""
    rng = np.random.default_rng(1)
    walk = np.empty(size, np.float32)
    last = 0.0
    for first in range(0, size, BATCH):
        part = walk[first : first + BATCH]
        part[:] = last + np.cumsum(rng.standard_normal(len(part), np.float32), dtype=np.float64)
        last = float(part[-1])
    return walk


def pan(library: Library, size: int) -> Task:
    """W3 over row numbers."""
    draw = panning(library, None, long_walk(size))
    numbers = count()
    return Task(lambda: draw(next(numbers)))


def bars(library: Library, size: int) -> Task:
    """W5: all charts of a process, from its first."""
    values = np.random.default_rng(5).integers(1, 100, (size, len(NAMES))).tolist()

    def run() -> None:
        for number, some in enumerate(values):
            library.bars(f"Week {number}", NAMES, some)

    return Task(run)


KINDS = {
    kind.key: kind
    for kind in (
        Kind("w1", "W1: a line, fresh arrays", "rows", "line", decades(3, 8), 60, line),
        Kind(
            "w3",
            "W3: a frame of a panned line, f32",
            "rows",
            "pan",
            decades(3, 9),
            10,
            pan,
            has_peers=False,
        ),
        Kind("w4", "W4: markers, fresh arrays", "markers", "scatter", decades(3, 8), 80, scatter),
        Kind(
            "w5",
            "W5: small bar charts, each",
            "charts",
            "bars",
            decades(0, 4),
            1000,
            bars,
            one_thread=True,
            is_per_piece=True,
        ),
    )
}
