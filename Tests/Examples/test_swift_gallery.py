# SPDX-License-Identifier: MIT
"""The gallery in Swift: the same charts, pixel for pixel."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from test_gallery_charts import NAMES, load

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build/cmake/swift/release/gallery"
DATA = ROOT / "Examples/data"


def draw(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the program, which draws into a folder."""
    return subprocess.run(
        [PROGRAM, DATA, folder, *options], check=True, timeout=300, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("swift-gallery")
    for theme in ("light", "dark"):
        draw(folder, theme)
    return folder


def test_every_chart_is_there_in_swift(pictures: Path) -> None:
    drawn = {path.stem for path in pictures.glob("*.png")}
    assert drawn == {f"{name}-{theme}" for name in NAMES for theme in ("light", "dark")}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_swift_draws_the_same_pixels(name: str, theme: str, pictures: Path) -> None:
    with Image.open(pictures / f"{name}-{theme}.png") as picture:
        swift = np.asarray(picture.convert("RGBA"))
    python = load(name).chart(theme=theme).render(renderer="cpu")
    assert np.array_equal(swift, python)


def test_some_charts_are_drawn_by_name_and_at_a_ratio(tmp_path: Path) -> None:
    draw(tmp_path, "dark", "2", "co2", "bars")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bars-dark.png", "co2-dark.png"]
    with Image.open(tmp_path / "co2-dark.png") as picture:
        assert picture.size == (1440, 900)
