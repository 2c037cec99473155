"""Times one kind of mark by one library, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench import picture
from bench.clock import Effort, Task, Times, turn
from bench.libraries.library import HEIGHT, WIDTH
from bench.marks.kinds import COUNT, KINDS

if TYPE_CHECKING:
    from types import ModuleType

LIMIT = 60
"""Seconds that a process may take; matplotlib draws a million bars in minutes."""


def module(library: str) -> ModuleType:
    """Return who draws: "keisen", "matplotlib" or "xy"."""
    return import_module(f"bench.marks.{library}")


def measure(library: str, key: str, effort: Effort, pictures: Path | None) -> dict[str, Any]:
    """Return the milliseconds of a new chart and of a next frame, and the tier; or why there are none."""
    order = {"library": library, "key": key, "rounds": effort.rounds, "seconds": effort.seconds}
    order["most"] = effort.maximum
    order["pictures"] = str(pictures) if pictures else ""
    command = [sys.executable, "-m", "bench.marks.one", json.dumps(order)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return {"failed": f"over {LIMIT} s"}
    if done.returncode != 0:
        return {"failed": (done.stderr.strip().splitlines() or ["ended"])[-1]}
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure, and write what was found as one line."""
    order = json.loads(sys.argv[1])
    kind, library = KINDS[order["key"]], module(order["library"])
    fresh, following, reports = library.task(kind, library.DRAW[order["key"]])
    originals = kind.arrays(COUNT)
    copies: list[object] = []

    def prepare() -> None:
        copies[:] = [array.copy() for array in originals]

    prepare()
    drawn = fresh(*copies)
    picture.check(order["library"], drawn, (WIDTH, HEIGHT))
    if order["pictures"]:
        picture.keep(drawn, Path(order["pictures"]) / f"mark-{order['key']}-{order['library']}.png")
    tier = reports()
    effort = Effort(order["rounds"], order["seconds"], order["most"])
    times = {"fresh": Times(), "next": Times()}
    for _ in range(effort.rounds):
        turn(Task(lambda: fresh(*copies), prepare), effort, times["fresh"])
        turn(Task(following), effort, times["next"])
    found = {name: value.median for name, value in times.items()}
    print(json.dumps({"name": library.NAME, "tier": tier, **found}), flush=True)
    # Not by exit: what a library does at its end is no concern of the suite.
    os._exit(0)


if __name__ == "__main__":
    main()
