"""What each mark draws of nothing, of one row and of numbers that have no place: one sheet for each such kind of data.

The sheets stand in `sheets`; `KEISEN_REGENERATE=1` draws them again, to be looked at. Vulkan draws the same.
"""

import math
import os
import warnings
from pathlib import Path

import numpy as np
import pytest
from parity import assert_alike
from PIL import Image
from test_every_mark import MARKS, NAMED, NAN, VALUES

import keisen as ks

SHEETS = Path(__file__).parent / "sheets"
COLUMNS = 8
SIZE = (144, 108)

#: What the marks of a sheet are made of.
KINDS = {
    "usual": VALUES,
    "empty": [],
    "one-row": [3.0],
    "equal": [3.0] * 4,
    "zero": [0.0] * 3,
    "missing": [NAN] * 4,
    "infinite": [1.0, math.inf, 2.0, NAN, 3.0],
    "negative-on-log": [-3.0, 0.0, 2.0, 50.0, 7.0],
}


def cell(name, kind, renderer):
    """Return a small picture of a mark; none of those that refuse what they are made of."""
    chart = ks.Chart(*SIZE, title=name)
    values = KINDS[kind]
    if kind == "negative-on-log":
        chart.y.scale = "log"
        if name in NAMED:
            return None
    refused = (name == "image" and not values) or (name == "bxp" and any(v != v for v in values))
    if refused:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ks.KeisenWarning)
        MARKS[name](chart, values)
        return chart.render(renderer=renderer)


def sheet(kind):
    """Return the pictures of all marks side by side."""
    width, height = SIZE
    count = -(-len(MARKS) // COLUMNS)
    pixels = np.full((count * height, COLUMNS * width, 4), 255, "u1")
    for index, name in enumerate(MARKS):
        picture = cell(name, kind, "cpu")
        if picture is None:
            continue
        top, left = index // COLUMNS * height, index % COLUMNS * width
        pixels[top : top + height, left : left + width] = picture
    return pixels


@pytest.mark.parametrize("kind", KINDS)
def test_each_mark_has_a_defined_picture(kind, tmp_path):
    path = SHEETS / f"{kind}.png"
    drawn = sheet(kind)
    if os.environ.get("KEISEN_REGENERATE") == "1":
        Image.fromarray(drawn).save(path, optimize=True)
    with Image.open(path) as picture:
        wanted = np.asarray(picture.convert("RGBA")).astype(int)
    # The order of floating-point operations is the compiler's: the last bit may differ.
    if drawn.shape != wanted.shape or abs(drawn - wanted).max() > 1:
        actual = tmp_path / path.name
        Image.fromarray(drawn).save(actual)
        pytest.fail(f"the sheet of {kind} data is another picture: {actual} instead of {path}")


@pytest.mark.parametrize("kind", KINDS)
def test_vulkan_draws_each_mark_as_the_cpu_does(kind, vulkan):
    unlike = []
    for name in MARKS:
        drawn = cell(name, kind, vulkan)
        try:
            if drawn is not None:
                assert_alike(drawn, cell(name, kind, "cpu"))
        except AssertionError:
            unlike.append(name)
    assert unlike == []
