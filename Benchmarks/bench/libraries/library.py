"""What a workload asks of a library."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from bench.clock import Effort, Task

    Values = NDArray[np.float64]
    # A PNG file, or RGBA pixels where a library has no fast way to a file.
    Picture = bytes | NDArray[np.uint8]
    Draw = Callable[[], Picture]
    # What to draw ("line", "rect", "ellipse" or "text"), its colour, its place and its extent, and words. Shapes are
    # filled with the colour and stroked in black, 1.5 points wide; a text's size is its extent downwards.
    Command = tuple[str, tuple[float, float, float, float], float, float, float, float, str]

WIDTH, HEIGHT = 1280, 720
SMALL = (640, 400)
WINDOW = 0.5
"""The share of the rows that is in view while a line is panned."""


class Library:
    """Draws what the workloads ask for; every method that a library lacks is left as it is here.

    Pictures have axes with labels, a grid and a title, and `WIDTH` x `HEIGHT` pixels unless said
    otherwise. Lines are 1.5 pixels wide.
    """

    name: str
    """Name and version, as in the tables."""

    remarks: ClassVar[Mapping[str, str]] = {}
    """What a reader of the tables should know of its pictures, by verb."""

    _pool: ProcessPoolExecutor | None = None

    start: str = ""
    """Name of its program in Benchmarks/starts, for W9."""

    def stages(self, task: Task, effort: Effort) -> str | None:
        """Time as many turns more, and return where the time went, where a library tells it."""
        return None

    def lacks(self, verb: str) -> str | None:
        """Return why a verb is left out, or None where it is there; "" where nobody asks why."""
        return "" if getattr(type(self), verb) is getattr(Library, verb) else None

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        raise NotImplementedError

    def pan(self, x: Values | None, y: Values) -> Callable[[float, float], Picture]:
        """Load a line, over row numbers where x is None; return what draws it from an x to another."""
        raise NotImplementedError

    def scatter(self, x: Values, y: Values) -> Picture:
        """Draw every row as a disc of 3 pixels, alpha 0.5."""
        raise NotImplementedError

    def bars(self, title: str, names: Sequence[str], values: Sequence[float]) -> Picture:
        """Draw bars with their names and values below a title, in 640 x 400 pixels."""
        raise NotImplementedError

    def batch(
        self, charts: Sequence[tuple[str, Sequence[str], Sequence[float]]], threads: int
    ) -> list[Picture]:
        """Draw many charts of `bars`: here by as many processes, which stay, as no peer can by itself."""
        if threads == 1:
            return [self.bars(*chart) for chart in charts]
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                threads, get_context("fork"), initializer=_keep, initargs=(self,)
            )
        return list(self._pool.map(_bars, charts, chunksize=len(charts) // (4 * threads)))

    def end_batches(self) -> None:
        """End the processes that draw many charts."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def lines(self, x: Values, ys: Sequence[Values]) -> Picture:
        """Draw many lines over one x."""
        raise NotImplementedError

    def facets(self, x: Values, ys: Sequence[Values], columns: int) -> Picture:
        """Draw each line as a chart of its own in a grid, all of them over the same ranges."""
        raise NotImplementedError

    def stream(self, x: Values, y: Values) -> Callable[[Values, Values], Picture]:
        """Load the newest rows, and return what appends others and draws the newest again."""
        raise NotImplementedError

    def heatmap(self, z: Values) -> Picture:
        """Draw a field with a colour bar."""
        raise NotImplementedError

    def canvas(self, width: int, height: int, commands: Sequence[Command]) -> Picture:
        """Draw commands one over the other on white, in so many pixels."""
        raise NotImplementedError

    def axes(self, count: int, labels: int) -> Callable[[float], Picture]:
        """Make so many axes of so many labels; return what draws them with ranges from a start."""
        raise NotImplementedError


_kept: list[Library] = []


def _keep(library: Library) -> None:
    """Keep the library that a process draws with."""
    _kept[:] = [library]


def _bars(chart: tuple[str, Sequence[str], Sequence[float]]) -> Picture:
    return _kept[0].bars(*chart)
