"""W9: from the start of a Python process to a file."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bench import picture
from bench.clock import Task
from bench.libraries.library import SMALL
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.libraries.library import Library

STARTS = Path(__file__).resolve().parents[2] / "starts"


class Start(Workload):
    """Processes of their own: whole, from lists, without numpy where a library can do without."""

    key = "w9"
    title = "W9: Python process start to a PNG file of 100 rows on disk, from lists"
    target = 40
    size = SMALL

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return a process for every library that has a program."""
        folder = Path(tempfile.mkdtemp(prefix="bench-start-"))
        self.file = folder / "out.png"
        found: dict[str, Task] = {}
        for library in libraries:
            program = STARTS / f"start_{library.start}.py"
            if library.start:
                found[library.name] = Task(
                    lambda program=program: self.run(program), self.forget_file
                )
        return found

    def forget_file(self) -> None:
        """Remove the file of the process before."""
        self.file.unlink(missing_ok=True)

    def run(self, program: Path) -> None:
        """Run a program to its end."""
        subprocess.run([sys.executable, program, self.file], check=True)

    def first(self, name: str, task: Task, pictures: Path | None) -> str:
        """Run once, and look at the file."""
        task.prepare()
        task.run()
        content = self.file.read_bytes()
        if pictures is not None:
            picture.keep(content, pictures / f"{self.key}-{name.split()[0].lower()}.png")
        return picture.check(name, content, self.size)
