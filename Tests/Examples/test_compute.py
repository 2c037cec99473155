# SPDX-License-Identifier: MIT
"""The example that computes a moving spectrum within its frame draws the picture of the manual."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
from parity import assert_alike
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]


def test_the_spectrum_is_the_picture_of_the_manual(tmp_path: Path) -> None:
    output = tmp_path / "compute.png"
    program = ROOT / "build/cmake/Examples/cpp/compute-cpp"
    subprocess.run([program, ROOT / "Examples/compute", output], check=True, timeout=300)
    with Image.open(output) as found, Image.open(ROOT / "docs/compute.png") as expected:
        assert found.size == (1440, 720)
        assert_alike(np.asarray(found.convert("RGBA")), np.asarray(expected.convert("RGBA")))
