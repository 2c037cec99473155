# SPDX-License-Identifier: MIT
"""Every chart of the gallery looks as its small reference does, and Vulkan draws it as the CPU does."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from parity import assert_alike
from PIL import Image
from test_gallery_charts import NAMES, load

import keisen as ks

REFERENCES = Path(__file__).parent / "references"
SIZE = (320, 200)


@pytest.fixture(scope="module")
def vulkan() -> ks.Renderer:
    return ks.Renderer("vulkan")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_a_chart_looks_as_its_reference(name: str, theme: str, tmp_path: Path) -> None:
    chart = load(name).chart(*SIZE, theme=theme)
    path = REFERENCES / f"{name}-{theme}.png"
    if os.environ.get("KEISEN_REGENERATE") == "1":
        chart.save(path, pixel_ratio=1, renderer="cpu")
    with Image.open(path) as picture:
        wanted = np.asarray(picture.convert("RGBA")).astype(int)
    drawn = chart.render(renderer="cpu")
    # The order of floating-point operations is the compiler's: the last bit may differ.
    if drawn.shape != wanted.shape or abs(drawn - wanted).max() > 1:
        actual = tmp_path / path.name
        chart.save(actual, pixel_ratio=1, renderer="cpu")
        pytest.fail(f"{name} in {theme} is another picture: {actual} instead of {path}")


def test_every_reference_is_of_a_chart() -> None:
    known = {f"{name}-{theme}" for name in NAMES for theme in ("light", "dark")}
    assert {path.stem for path in REFERENCES.iterdir()} == known


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_vulkan_agrees_with_the_cpu(name: str, theme: str, vulkan: ks.Renderer) -> None:
    chart = load(name).chart(*SIZE, theme=theme)
    drawn = chart.render(renderer=vulkan, time=0).copy()
    assert_alike(drawn, chart.render(renderer="cpu", time=0))
    assert np.array_equal(drawn, chart.render(renderer=vulkan, time=0))
