"""Counts the instructions of frames by callgrind and compares them with those that are kept.

Unlike times they hardly change from run to run, so that a change of a percent shows on any machine.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from bench.report import table

KEPT = Path(__file__).resolve().parents[1] / "instructions.json"
NOTABLE = 1.0
"""Percent from which a change is pointed at."""

# One thread does all, and dictionaries have one order. Nothing else is handed on, and paths are
# relative: the size of the environment moves the stack, and with it what copies of memory cost.
ENVIRONMENT = {"KEISEN_THREADS": "1", "SWIFT_DETERMINISTIC_HASHING": "1", "LD_LIBRARY_PATH": "."}


def names(program: Path) -> list[str]:
    """Return the workloads that a program knows."""
    command = [f"./{program.name}"]
    done = subprocess.run(
        command, capture_output=True, text=True, env=ENVIRONMENT, cwd=program.parent
    )
    usage = done.stderr
    return usage.split("there are:")[1].split()


def counted(log: str) -> int:
    """Return the instructions that callgrind tells."""
    found = re.search(r"Collected\s*:\s*(\d+)", log)
    if found is None:
        raise SystemExit(f"callgrind told no count:\n{log}")
    return int(found[1])


def count(program: Path, name: str) -> int:
    """Count a workload's instructions per frame."""
    valgrind = shutil.which("valgrind") or "/usr/bin/valgrind"
    with tempfile.TemporaryDirectory() as folder:
        command = [valgrind, "--tool=callgrind", "--instr-atstart=no"]
        command += [f"--callgrind-out-file={folder}/out", f"./{program.name}", name]
        done = subprocess.run(
            command, capture_output=True, text=True, env=ENVIRONMENT, cwd=program.parent
        )
    if done.returncode != 0:
        raise SystemExit(f"{name} failed under callgrind:\n{done.stderr}")
    return round(counted(done.stderr) / int(done.stdout.split()[0]))


def compared(kept: dict[str, int], now: dict[str, int]) -> str:
    """Return a table of what was kept, what is now, and the change."""
    lines = []
    for name in [*now, *(name for name in kept if name not in now)]:
        old, new = kept.get(name), now.get(name)
        change = ""
        if old and new:
            percent = (new - old) / old * 100
            change = f"{percent:+.2f} %{'  <--' if abs(percent) >= NOTABLE else ''}"
        elif new:
            change = "new"
        else:
            change = "gone"
        lines.append([name, *(f"{value:,}" if value else "" for value in (old, new)), change])
    return table(["instructions per frame", "kept", "now", "change"], lines)


def grown(kept: dict[str, int], now: dict[str, int], percent: float) -> list[str]:
    """Return the workloads that take more than so many percent beyond what is kept."""
    return [name for name in now if name in kept and now[name] > kept[name] * (1 + percent / 100)]


def main() -> None:
    """Count, compare, and keep the counts if asked for."""
    parser = argparse.ArgumentParser(prog="scripts/count-instructions", description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("--update", action="store_true", help=f"keep the counts in {KEPT.name}")
    parser.add_argument(
        "--gate", type=float, metavar="PERCENT", help="fail where a count has grown by more"
    )
    asked = parser.parse_args()
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    now = {name: count(asked.program, name) for name in names(asked.program)}
    print(compared(kept, now))
    if asked.gate is not None and (names_of := grown(kept, now, asked.gate)):
        raise SystemExit(f"more than {asked.gate:g} % beyond what is kept: {', '.join(names_of)}")
    if asked.update:
        KEPT.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
