"""Times tasks in turn."""

from __future__ import annotations

import gc
import statistics
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def nothing() -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Task:
    """What is timed, and what comes before it outside of the clock."""

    run: Callable[[], object]
    prepare: Callable[[], None] = nothing
    reports: bool = False
    """Whether `run` returns the milliseconds itself, as a process does that times its own work."""


@dataclass
class Times:
    """Milliseconds of one task."""

    all: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median of all, in milliseconds."""
        return statistics.median(self.all)

    @property
    def best(self) -> float:
        """The least of all, in milliseconds."""
        return min(self.all)


@dataclass(frozen=True)
class Effort:
    """How often tasks are timed.

    In each of `rounds` rounds every task has its turn: once to be warm, which isn't counted, then
    for `seconds`, at least once, at most `maximum` times.
    """

    rounds: int
    seconds: float
    maximum: int = 200

    def divided(self, by: int) -> Effort:
        """Return as many rounds with shorter turns, for tasks that are many."""
        return Effort(self.rounds, self.seconds / by, self.maximum)


FULL = Effort(rounds=5, seconds=0.5)
QUICK = Effort(rounds=1, seconds=0.1, maximum=5)


def in_turn(tasks: Mapping[str, Task], effort: Effort) -> dict[str, Times]:
    """Time tasks in turn, so that a change of the machine's pace meets all of them."""
    times = {name: Times() for name in tasks}
    for _ in range(effort.rounds):
        for name, task in tasks.items():
            turn(task, effort, times[name])
    return times


def turn(task: Task, effort: Effort, times: Times) -> None:
    """Time one task for one turn; no garbage is collected meanwhile."""
    gc.collect()
    gc.disable()
    try:
        # One that takes longer than a turn stays as warm as it gets.
        if not times.all or times.best <= effort.seconds * 1e3:
            once(task, Times())
        start = time.perf_counter()
        for _ in range(effort.maximum):
            once(task, times)
            if time.perf_counter() - start >= effort.seconds:
                break
    finally:
        gc.enable()


def once(task: Task, times: Times) -> None:
    """Time one run."""
    task.prepare()
    start = time.perf_counter()
    result = task.run()
    milliseconds = (time.perf_counter() - start) * 1e3
    times.all.append(float(str(result)) if task.reports else milliseconds)
