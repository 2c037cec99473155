"""The peak memory of a fresh process that draws one picture."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench import libraries
from bench.workloads import chosen

ALLOWED_SHARE, ALLOWED_BYTES = 1.3, 60_000_000


@dataclass
class Memory:
    """What a process took to draw."""

    name: str
    arrays: int
    """Bytes of the arrays that were handed over."""
    peak: int
    """Bytes above what was resident before the arrays were made: they and all that was added."""

    @property
    def allowed(self) -> float:
        """What the contract lets ours take."""
        return ALLOWED_SHARE * self.arrays + ALLOWED_BYTES


def resident(field: str) -> int:
    """Return a field of the process's status, in bytes."""
    found = re.search(rf"^{field}:\s+(\d+) kB$", Path("/proc/self/status").read_text(), re.M)
    return int(found[1]) * 1024 if found else 0


def forget_peak() -> None:
    """Let the peak begin at what is resident now."""
    Path("/proc/self/clear_refs").write_text("5")


def peak(workload: str, key: str) -> Memory | None:
    """Measure a library in a fresh process; None where it lacks what is asked for."""
    command = [sys.executable, "-m", "bench.memory", workload, key]
    done = subprocess.run(command, capture_output=True, text=True)
    return Memory(**json.loads(done.stdout)) if done.returncode == 0 else None


def main() -> None:
    """Print one measurement."""
    workload = chosen(sys.argv[1])[0]()
    library = libraries.load(sys.argv[2])
    if library.lacks(workload.verb) is not None:
        os._exit(1)
    before = resident("VmRSS")
    arrays = workload.arrays()
    forget_peak()
    getattr(library, workload.verb)(*arrays)
    memory = Memory(library.name, sum(array.nbytes for array in arrays), resident("VmHWM") - before)
    print(json.dumps(vars(memory)), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
