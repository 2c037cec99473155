"""Measures workloads, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench import libraries, memory
from bench.clock import FULL, QUICK
from bench.machine import measured
from bench.workloads import chosen

if TYPE_CHECKING:
    from bench.workloads.workload import Workload

# What libraries read that draw on more than one core.
ONE_THREAD = {"KEISEN_THREADS": "1", "RAYON_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
HEAVY = ("Exact", "Vulkan")
"""Ways of ours for which no peak of memory is promised."""


def measure(
    workload: type[Workload], keys: list[str], quick: bool, pictures: str | None
) -> dict[str, Any]:
    """Measure one workload in a process of its own; return its section of the results."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        order = {"key": workload.key, "keys": keys, "quick": quick, "pictures": pictures}
        order["file"] = str(Path(folder) / "section.json")
        # The process ends without tidying up, and leaves its files here.
        environment = os.environ | {"TMPDIR": folder}
        environment |= ONE_THREAD if workload.one_thread else {}
        command = [sys.executable, "-m", "bench.runner", json.dumps(order)]
        if subprocess.run(command, env=environment).returncode != 0:
            return None
        section: dict[str, Any] = json.loads(Path(order["file"]).read_text())
    if workload.measures_memory:
        able = [key for key in keys if not key.endswith(HEAVY)]
        found = (memory.peak(workload.key, key) for key in able)
        section["memory"] = [asdict(one) for one in found if one is not None]
    return section


def main() -> None:
    """Measure one workload, in this process."""
    order = json.loads(sys.argv[1])
    kind = chosen(order["key"])[0]
    if kind.one_thread:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    workload = kind()
    pictures = Path(order["pictures"]) if order["pictures"] else None
    made = [libraries.load(key) for key in order["keys"]]
    outcome = workload.measure(made, QUICK if order["quick"] else FULL, pictures)
    section = {
        "title": workload.title,
        "unit": workload.unit.name,
        "more_is_better": workload.unit.more_is_better,
        "target": workload.target,
        "ours": workload.ours,
        "are_kinds": workload.are_kinds,
        "rows": [asdict(row) for row in outcome.rows],
        "notes": outcome.notes,
        "marks": outcome.marks,
        "measured": measured(),
    }
    Path(order["file"]).write_text(json.dumps(section))
    # Not by exit: what a library does at its end is no concern of the suite.
    os._exit(0)


if __name__ == "__main__":
    main()
