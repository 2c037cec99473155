"""The program of Benchmarks/control, which measures what Python can't reach."""

from __future__ import annotations

import os
import subprocess


def run(*arguments: object, program: str = "KEISEN_CONTROL") -> list[str]:
    """Run it, or the one that another variable of the environment names, and return what it prints, cut at tabs."""
    command = [os.environ[program], *(str(argument) for argument in arguments)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.strip().split("\t")


def milliseconds(*arguments: object) -> float:
    """Run it and return the median that it prints."""
    return float(run(*arguments)[-1])
