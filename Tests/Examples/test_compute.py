# SPDX-License-Identifier: MIT
"""The examples that compute within their frames: a moving spectrum and a histogram."""

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


def test_the_histogram_is_the_same_on_both_processors(tmp_path: Path) -> None:
    pictures = []
    for renderer in ("vulkan", "cpu"):
        output = tmp_path / f"{renderer}.png"
        program = [ROOT / ".venv/bin/python", ROOT / "Examples/python/compute.py"]
        subprocess.run(
            [*program, ROOT / "Examples/compute", output, renderer], check=True, timeout=300
        )
        with Image.open(output) as picture:
            pictures.append(np.asarray(picture.convert("RGBA")))
    assert_alike(*pictures)
    # Bars, and not axes alone.
    assert len(np.unique(pictures[0].reshape(-1, 4), axis=0)) > 20
