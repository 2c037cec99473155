# SPDX-License-Identifier: MIT
"""The examples that compute within their frames draw what they should, by kernels and without."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest
from parity import assert_alike
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
KERNELS = ROOT / "Examples/compute"
PROGRAMS = {
    "c": [ROOT / "build/cmake/Examples/c/compute-c"],
    "swift": [ROOT / "build/cmake/swift/release/compute"],
    "python": [ROOT / ".venv/bin/python", ROOT / "Examples/python/compute.py"],
}


def drawn(path: Path) -> np.ndarray:
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"))


def test_the_spectrum_is_the_picture_of_the_manual(tmp_path: Path) -> None:
    output = tmp_path / "compute.png"
    program = ROOT / "build/cmake/Examples/cpp/compute-cpp"
    subprocess.run([program, KERNELS, output], check=True, timeout=300)
    found = drawn(output)
    assert found.shape == (720, 1440, 4)
    assert_alike(found, drawn(ROOT / "docs/compute.png"))


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_kernel_draws_what_the_function_for_the_cpu_does(language: str, tmp_path: Path) -> None:
    for renderer in ("cpu", "vulkan"):
        command = [*PROGRAMS[language], KERNELS, tmp_path / f"{renderer}.png", renderer]
        subprocess.run(command, check=True, timeout=300)
    found = drawn(tmp_path / "cpu.png")
    assert_alike(drawn(tmp_path / "vulkan.png"), found)
    # Bars and a line, and not axes alone.
    assert len(np.unique(found.reshape(-1, 4), axis=0)) > 20
