"""The command line of scripts/bench."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench import libraries, report, workloads
from bench.machine import measured
from bench.probe import usable
from bench.runner import measure

HERE = Path(__file__).resolve().parents[1]
RESULTS, PAGE, README = HERE / "results.json", HERE / "RESULTS.md", HERE.parent / "README.md"


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("--only", metavar="W3,W7", help="these workloads; the results keep others")
    parser.add_argument("--quick", action="store_true", help="one short round; writes no results")
    parser.add_argument("--peers", metavar="xy,matplotlib", help="these peers; '' for none")
    parser.add_argument("--pictures", metavar="FOLDER", help="keep what each library draws")
    parser.add_argument("--write", action="store_true", help="write the pages from results.json")
    return parser.parse_args()


def versions() -> str:
    """Return what ours and the arrays are."""
    return f"Keisen {version('keisen')}, numpy {version('numpy')}"


def write(results: dict[str, Any]) -> None:
    """Write the results, their page, and the README's table."""
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(report.page(results), encoding="utf-8")
    text = README.read_text(encoding="utf-8")
    README.write_text(report.readme(text, results), encoding="utf-8")


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Return results with the sections of a run in place of older ones, in their order."""
    sections = old.get("sections", {}) | new["sections"]
    order = [each.key for each in workloads.ALL if each.key in sections]
    return new | {"sections": {key: sections[key] for key in order}}


def main() -> None:
    """Measure what was asked for."""
    asked = arguments()
    old = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    if asked.write:
        write(old)
        return
    wanted = workloads.chosen(asked.only)
    keys, left_out = usable(libraries.known(asked.peers))
    for line in left_out:
        print(line, file=sys.stderr)
    if asked.pictures:
        Path(asked.pictures).mkdir(parents=True, exist_ok=True)
    new: dict[str, Any] = {
        "machine": measured()["machine"],
        "versions": versions(),
        "left_out": left_out,
        "sections": {},
    }
    sections = new["sections"]
    for workload in wanted:
        section = measure(workload, keys, asked.quick, asked.pictures)
        if section is None:
            print(f"{workload.key} failed", file=sys.stderr)
            continue
        sections[workload.key] = section
        print(report.one_section(section, section["measured"]), flush=True)
        # At once: a run that is ended keeps what it has measured.
        if not asked.quick and asked.peers is None:
            write(merged(old, new))
    if len(sections) < len(wanted):
        sys.exit(1)


if __name__ == "__main__":
    main()
