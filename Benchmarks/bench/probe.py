"""Finds which libraries can draw here, each in a process of its own, so that none takes others along."""

from __future__ import annotations

import os
import subprocess
import sys

from bench import data, libraries, picture
from bench.libraries.library import HEIGHT, WIDTH

ROWS = 1000


def usable(keys: list[str]) -> tuple[list[str], list[str]]:
    """Return the libraries that draw, and a line for each of the others."""
    found: list[str] = []
    lines: list[str] = []
    for key in keys:
        reason = probe(key)
        if reason is None:
            found.append(key)
        else:
            lines.append(f"{key.split(':')[1]} is left out: {reason}.")
    return found, lines


def probe(key: str) -> str | None:
    """Return why a library can't be measured, or None."""
    command = [sys.executable, "-m", "bench.probe", key]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "a small picture takes more than 2 minutes"
    if done.returncode < 0:
        return f"drawing a second picture ends the process with signal {-done.returncode}"
    if done.returncode > 0:
        return (done.stderr.strip().splitlines() or ["no reason given"])[-1].rstrip(".")
    return None


def main() -> None:
    """Draw twice, as some can only once."""
    library = libraries.load(sys.argv[1])
    for _ in range(2):
        if library.lacks("line") is None:
            drawn = library.line(data.rows(ROWS), data.walk(ROWS))
        else:
            drawn = library.canvas(WIDTH, HEIGHT, [("rect", (1, 0, 0, 1), 9, 9, 99, 99, "")])
    picture.check(library.name, drawn, (WIDTH, HEIGHT))
    # Not by exit: what a library does at its end is no concern of the suite.
    os._exit(0)


if __name__ == "__main__":
    main()
