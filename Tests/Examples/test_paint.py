# SPDX-License-Identifier: MIT
"""The programs of paint, from four languages, draw the same."""

import subprocess
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {
    "c": [ROOT / "build/cmake/Examples/c/paint-c"],
    "cpp": [ROOT / "build/cmake/Examples/cpp/paint-cpp"],
    "swift": [ROOT / "build/cmake/swift/release/paint"],
    "python": [ROOT / ".venv/bin/python", ROOT / "Examples/python/paint.py"],
}


def draw(language: str, path: Path) -> np.ndarray:
    subprocess.run([*PROGRAMS[language], path], check=True, timeout=120)
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGB")).astype(int)


@pytest.mark.parametrize("language", PROGRAMS)
def test_the_mark_is_on_the_peak_after_the_view_has_moved(language: str, tmp_path: Path) -> None:
    picture = draw(language, tmp_path / "a.png")
    red, green, blue = picture.transpose(2, 0, 1)
    marked = (red > 200) & (green < 180) & (abs(green - blue) < 30)
    # Two pixels a point, as in files.
    assert picture.shape == (720, 1280, 3)
    assert 6_000 < marked.sum() < 48_000
    # Four of five values of x before, two of five now, near the top: and nowhere else.
    rows, columns = np.nonzero(marked)
    assert abs(columns.mean() / 1280 - 0.44) < 0.05
    assert rows.max() < 300
    assert np.array_equal(picture, draw("c", tmp_path / "b.png"))
