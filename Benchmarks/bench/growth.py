"""How cost grows with work: measured from little to much, and drawn with Keisen itself.

    python -m bench.growth [--only w1,w3] [--peers xy] [--quick]

Every size is measured in a process of its own, up to what the machine's memory allows.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench import growth_page, libraries
from bench.clock import Effort, Times, turn
from bench.growth_tasks import KINDS
from bench.machine import measured, memory_free
from bench.runner import ONE_THREAD

if TYPE_CHECKING:
    from bench.growth_tasks import Kind

HERE = Path(__file__).resolve().parents[1]
RESULTS = HERE / "growth.json"
EFFORT = Effort(rounds=1, seconds=2, maximum=100)
QUICK = Effort(rounds=1, seconds=0.1, maximum=3)
LONGEST = 30_000
"""Milliseconds of a run from which a library is asked for nothing larger."""


def measure(kind: Kind, key: str, size: int, quick: bool) -> dict[str, Any] | None:
    """Measure one size in a process of its own; None where the library can't."""
    environment = os.environ | (ONE_THREAD if kind.one_thread else {})
    order = json.dumps({"kind": kind.key, "key": key, "size": size, "quick": quick})
    command = [sys.executable, "-m", "bench.growth", "--one", order]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment)
    if done.returncode != 0:
        return None
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def series(kind: Kind, keys: list[str], quick: bool) -> dict[str, list[list[float]]]:
    """Return the times of libraries by size, as far as memory and patience go."""
    times: dict[str, list[list[float]]] = {}
    able = list(keys)
    for size in kind.sizes:
        if kind.bytes_at(size) > 0.8 * memory_free():
            print(f"{kind.key}: {size:,} need more memory than there is", file=sys.stderr)
            break
        for key in list(able):
            found = measure(kind, key, size, quick)
            if found is None or found["run"] > LONGEST:
                able.remove(key)
            if found is not None:
                times.setdefault(found["name"], []).append([size, found["median"]])
                print(
                    f"{kind.key}\t{found['name']}\t{size:,}\t{found['median']:.2f} ms", flush=True
                )
    return times


def one(order: dict[str, Any]) -> None:
    """Measure one size, in this process, and print it."""
    kind = KINDS[order["kind"]]
    if kind.one_thread:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    library = libraries.load(order["key"])
    if library.lacks(kind.verb) is not None:
        os._exit(1)
    times = Times()
    turn(kind.task(library, order["size"]), QUICK if order["quick"] else EFFORT, times)
    divisor = order["size"] if kind.is_per_piece else 1
    found = {"name": library.name, "median": times.median / divisor, "run": times.median}
    print(json.dumps(found), flush=True)
    os._exit(0)


def write(results: dict[str, Any]) -> None:
    """Write the results, the page and its pictures."""
    ordered = {key: results[key] for key in KINDS if key in results}
    RESULTS.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    growth_page.write(HERE / "GROWTH.md", HERE.parent / "docs", ordered)


def main() -> None:
    """Measure what was asked for, and write the page with its pictures."""
    parser = argparse.ArgumentParser(prog="scripts/bench --growth", description=__doc__)
    parser.add_argument("--only", metavar="W1,W3", help="these workloads; the page keeps others")
    parser.add_argument("--peers", default="xy", metavar="xy", help="these peers; '' for none")
    parser.add_argument("--quick", action="store_true", help="a few short runs; writes nothing")
    parser.add_argument("--write", action="store_true", help="write the page from growth.json")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        one(json.loads(asked.one))
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    wanted = asked.only.lower().split(",") if asked.only else list(KINDS)
    if not set(wanted) <= set(KINDS):
        raise SystemExit(f"no such workload among {', '.join(KINDS)}: {asked.only}")
    for kind in [] if asked.write else [KINDS[name] for name in wanted]:
        peers = [key for key in libraries.known(asked.peers) if key not in libraries.OURS]
        keys = [libraries.OURS[0], *(peers if kind.has_peers else [])]
        times = series(kind, keys, asked.quick)
        if not times:
            print(f"{kind.key}: nobody can draw it", file=sys.stderr)
            continue
        results[kind.key] = {"times": times, "measured": measured()}
        if not asked.quick:
            write(results)
    if asked.write:
        write(results)


if __name__ == "__main__":
    main()
