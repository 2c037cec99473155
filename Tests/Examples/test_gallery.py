# SPDX-License-Identifier: MIT
"""The same chart from four languages has the same pixels, and Vulkan's agree with the CPU's."""

import os
import subprocess
from pathlib import Path

import numpy as np
import pytest
from parity import assert_alike
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Examples/data/co2.csv"
PROGRAMS = {
    "c": [ROOT / "build/cmake/Examples/c/co2-c"],
    "cpp": [ROOT / "build/cmake/Examples/cpp/co2-cpp"],
    "swift": [ROOT / "build/cmake/swift/release/co2"],
    "python": [ROOT / ".venv/bin/python", ROOT / "Examples/python/co2.py"],
}


def draw(language: str, path: Path, *options: str) -> np.ndarray:
    subprocess.run([*PROGRAMS[language], DATA, path, *options], check=True, timeout=120)
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"))


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> np.ndarray:
    return draw("c", tmp_path_factory.mktemp("co2") / "c.png")


def test_the_picture_shows_a_chart(reference: np.ndarray) -> None:
    assert reference.shape == (720, 1280, 4)
    line = np.all(reference[..., :3] == (0x1F, 0x77, 0xB4), axis=-1)
    assert line.sum() > 1000, "the line's own colour is on thousands of pixels"


@pytest.mark.parametrize("language", ["cpp", "swift", "python"])
def test_every_language_draws_the_same_pixels(
    language: str, reference: np.ndarray, tmp_path: Path
) -> None:
    assert np.array_equal(draw(language, tmp_path / f"{language}.png"), reference)


def test_vulkan_agrees_with_the_cpu(reference: np.ndarray, tmp_path: Path) -> None:
    os.environ.setdefault("VK_LOADER_DRIVERS_SELECT", "*lvp*")
    vulkan = draw("python", tmp_path / "vulkan.png", "vulkan")
    assert_alike(vulkan, reference)
