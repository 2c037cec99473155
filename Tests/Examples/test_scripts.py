# SPDX-License-Identifier: MIT
"""The scripts say what they are for, and what is missing, without doing anything first."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run_alone(script: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a checkout that has nothing else: whatever it begins with fails there."""
    (folder / "scripts").mkdir()
    copy = shutil.copy(ROOT / "scripts" / script, folder / "scripts")
    return subprocess.run([copy, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--quick", "--help"]])
def test_bench_tells_every_option_before_it_installs_anything(
    arguments: list[str], tmp_path: Path
) -> None:
    reported = run_alone("bench", tmp_path, *arguments)
    assert reported.returncode == 0, reported.stderr
    options = {"--growth", "--bound"}
    for program in ("__main__", "growth", "bound"):
        text = (ROOT / f"Benchmarks/bench/{program}.py").read_text(encoding="utf-8")
        options |= set(re.findall(r'add_argument\("(--[a-z]+)"(?!.*SUPPRESS)', text))
    assert len(options) > 5
    assert options == set(re.findall(r"--[a-z]+", reported.stdout))


@pytest.mark.parametrize("argument", ["--help", "-h"])
def test_test_tells_its_steps(argument: str, tmp_path: Path) -> None:
    reported = run_alone("test", tmp_path, argument)
    assert reported.returncode == 0, reported.stderr
    text = (ROOT / "scripts/test").read_text(encoding="utf-8")
    assert reported.stdout.split("The steps: ")[1].split() == re.findall(r"(?m)^run_([\w-]+)", text)


def test_format_names_what_installs_its_tools(tmp_path: Path) -> None:
    reported = run_alone("format", tmp_path, "--check")
    assert reported.returncode == 1
    assert reported.stdout == ""
    assert reported.stderr.count("\n") == 1
    assert "run scripts/setup test" in reported.stderr
