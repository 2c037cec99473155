"""What a workload is, and how one that libraries draw is measured."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from bench import picture
from bench.clock import Task, in_turn
from bench.libraries.library import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from bench.clock import Effort, Times
    from bench.libraries.library import Library


@dataclass(frozen=True)
class Unit:
    """What the tables tell."""

    name: str
    of: Callable[[float], float]
    """The number of it for milliseconds."""
    more_is_better: bool = False


MILLISECONDS = Unit("ms", lambda milliseconds: milliseconds)
PER_SECOND = Unit("per second", lambda milliseconds: 1e3 / milliseconds, more_is_better=True)


@dataclass
class Row:
    """One line of a table."""

    name: str
    output: str
    median: float
    best: float
    runs: int


@dataclass
class Outcome:
    """What measuring a workload brought."""

    rows: list[Row]
    notes: list[str] = field(default_factory=list)
    marks: list[dict[str, Any]] = field(default_factory=list)
    """What each library takes for each mark."""


class Workload:
    """Something to be drawn by every library that can; one verb of `Library`, unless overridden."""

    key: ClassVar[str]
    title: ClassVar[str]
    verb: ClassVar[str] = ""
    target: ClassVar[float | None] = None
    unit: ClassVar[Unit] = MILLISECONDS
    size: ClassVar[tuple[int, int]] = (WIDTH, HEIGHT)
    measures_memory: ClassVar[bool] = False
    one_thread: ClassVar[bool] = False
    """Whether it runs on one core, told to the libraries that ask for it."""
    ours: ClassVar[str] = "Keisen, CPU"
    """The row that is held against the target."""
    are_kinds: ClassVar[bool] = False
    """Whether the rows are kinds of data drawn by ours, all held against the target."""

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return what the verb is given."""
        raise NotImplementedError

    def task(self, library: Library) -> Task:
        """Return what is timed: the verb, with copies that no library has seen before."""
        originals = self.arrays()
        method = getattr(library, self.verb)
        copies: list[np.ndarray] = []

        def prepare() -> None:
            copies[:] = [array.copy() for array in originals]

        return Task(lambda: method(*copies), prepare)

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return what is timed, by the name of its row; tell in `notes` what is left out."""
        found: dict[str, Task] = {}
        for library in libraries:
            reason = library.lacks(self.verb)
            if reason is None:
                found[library.name] = self.task(library)
                if self.verb in library.remarks:
                    notes.append(f"{library.name}: {library.remarks[self.verb]}.")
            elif reason:
                notes.append(f"{library.name}: {reason}.")
        return found

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: Path | None = None
    ) -> Outcome:
        """Draw once by each library and look at the size; then time them in turn."""
        notes: list[str] = []
        tasks = self.tasks(libraries, notes)
        kinds: dict[str, str] = {}
        for name, task in list(tasks.items()):
            try:
                kinds[name] = self.first(name, task, pictures)
            except Exception as error:
                # Ours must not fail; what a peer can't draw is told.
                if name.startswith("Keisen"):
                    raise
                notes.append(f"{name} failed: {str(error).splitlines()[0]}")
                del tasks[name]
        times = in_turn(tasks, effort)
        for library in libraries:
            if library.name in tasks:
                notes += self.stages(library, tasks[library.name], effort)
        return Outcome(self.rows(times, kinds), notes)

    def stages(self, library: Library, task: Task, effort: Effort) -> list[str]:
        """Return where the time went, where the library tells it."""
        stages = library.stages(task, effort)
        return [f"{library.name}: {stages}."] if stages else []

    def first(self, name: str, task: Task, pictures: Path | None) -> str:
        """Draw once, and return the kind of the picture."""
        task.prepare()
        result = task.run()
        kind = picture.check(name, result, self.size)
        if pictures is not None:
            label = "".join(letter if letter.isalnum() else "-" for letter in name.lower())
            picture.keep(result, pictures / f"{self.key}-{label}.png")
        return kind

    def rows(self, times: Mapping[str, Times], kinds: Mapping[str, str]) -> list[Row]:
        """Return times in the workload's unit."""
        return [
            Row(
                name,
                kinds.get(name, ""),
                self.unit.of(value.median),
                self.unit.of(value.best),
                len(value.all),
            )
            for name, value in times.items()
        ]


class Frames(Workload):
    """A workload whose verb loads something once and returns what draws a frame of it."""

    def loaded(self, library: Library) -> Callable[[int], object]:
        """Load, and return what draws the frame of a number."""
        raise NotImplementedError

    def task(self, library: Library) -> Task:
        """Return what is timed: the next frame."""
        draw = self.loaded(library)
        numbers = count()
        return Task(lambda: draw(next(numbers)))
