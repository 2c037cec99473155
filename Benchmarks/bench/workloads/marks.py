"""Every mark with a million rows."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from bench.clock import Effort
from bench.marks import one
from bench.marks.kinds import KINDS
from bench.workloads.workload import Outcome, Workload

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bench.libraries.library import Library

PEERS = {"XY": "xy", "Matplotlib": "matplotlib"}
"""Who draws marks beside ours, by the class of the library."""


class Marks(Workload):
    """Each mark by each library in a process of its own, as some of them take minutes."""

    key = "marks"
    title = "Every mark with 1,000,000 rows or values, fresh arrays, and a next frame with another range"

    def measure(
        self, libraries: Sequence[Library], effort: Effort, pictures: Path | None = None
    ) -> Outcome:
        """Time every mark, new and once more; one that takes too long is told."""
        there = {type(library).__name__ for library in libraries}
        asked = ["keisen", *(peer for name, peer in PEERS.items() if name in there)]
        # Two turns for each of a hundred processes.
        short = Effort(min(effort.rounds, 3), effort.seconds / 4, effort.maximum)
        lines: list[dict[str, Any]] = []
        for key, kind in KINDS.items():
            print(kind.title, file=sys.stderr, flush=True)
            line: dict[str, Any] = {"title": kind.title, "by": {}}
            for library in asked:
                if key in one.module(library).DRAW:
                    found = one.measure(library, key, short, pictures)
                    if library == "keisen" and "failed" in found:
                        raise RuntimeError(f"{kind.title}: {found['failed']}")
                    line["by"][library] = found
            lines.append(line)
        return Outcome([], [], lines)
