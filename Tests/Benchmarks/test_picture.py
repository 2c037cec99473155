# SPDX-License-Identifier: MIT
"""Everyone draws the same number of pixels, or is not measured."""

import numpy as np
import pytest

import keisen as ks
from bench import picture


def test_a_png_file_tells_its_size() -> None:
    file = ks.Chart(64, 48).to_png(renderer="cpu", pixel_ratio=2)
    assert picture.describe(file) == ("PNG", (128, 96))


def test_pixels_tell_their_size() -> None:
    assert picture.describe(np.zeros((48, 64, 4), np.uint8)) == ("pixels", (64, 48))


def test_other_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="XY drew 64 x 48 pixels, not 640 x 400"):
        picture.check("XY", np.zeros((48, 64, 4), np.uint8), (640, 400))


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="6 bytes that are no PNG file"):
        picture.describe(b"GIF89a")
    with pytest.raises(ValueError, match="neither a PNG file nor RGBA pixels: NoneType"):
        picture.describe(None)
    with pytest.raises(ValueError, match="neither a PNG file nor RGBA pixels: ndarray"):
        picture.describe(np.zeros((4, 4, 3), np.uint8))
