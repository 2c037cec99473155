# SPDX-License-Identifier: MIT
"""The same ticket from four languages has the same pixels."""

import subprocess
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {
    "c": [ROOT / "build/cmake/Examples/c/ticket-c"],
    "cpp": [ROOT / "build/cmake/Examples/cpp/ticket-cpp"],
    "swift": [ROOT / "build/cmake/swift/release/ticket"],
    "python": [ROOT / ".venv/bin/python", ROOT / "Examples/python/ticket.py"],
}


def draw(language: str, path: Path, ratio: str) -> np.ndarray:
    subprocess.run([*PROGRAMS[language], path, ratio], check=True, timeout=120)
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"))


@pytest.mark.parametrize("ratio", ["1", "2.5"])
def test_every_language_draws_the_same_ticket(ratio: str, tmp_path: Path) -> None:
    reference = draw("c", tmp_path / "c.png", ratio)
    assert reference.shape == (80 * float(ratio), 200 * float(ratio), 4)
    for language in ["cpp", "swift", "python"]:
        found = draw(language, tmp_path / f"{language}.png", ratio)
        assert np.array_equal(found, reference), language


def test_the_ticket_has_text_stars_and_a_clear_outside(tmp_path: Path) -> None:
    picture = draw("python", tmp_path / "a.png", "2")
    assert (picture[:4, :, 3] == 0).all()
    yellow = (np.abs(picture[104:146, 24:184, :3].astype(int) - (255, 204, 51)) < 3).all(axis=2)
    assert yellow.sum() > 600
    assert (picture[34:64, 28:260, :3] < 60).all(axis=2).sum() > 400
