# SPDX-License-Identifier: MIT
"""Whether two renderers draw alike: what every picture is held to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

TILE = 32


def assert_alike(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> None:
    """Hold two pictures of the same chart against each other.

    No channel differs by more than 16; of the pixels that are not the corner's, 99.5 % by no more than 2; and in no square of 32
    by 32 pixels is their mean difference more than 1.
    """
    background = other[0, 0]
    seen = np.any((one != background) | (other != background), axis=-1)
    difference = np.abs(one.astype(int) - other.astype(int))
    assert difference.max() <= 16
    assert not seen.any() or (difference[seen] <= 2).mean() >= 0.995
    for top in range(0, difference.shape[0], TILE):
        for left in range(0, difference.shape[1], TILE):
            tile = (slice(top, top + TILE), slice(left, left + TILE))
            if seen[tile].any():
                assert difference[tile][seen[tile]].mean() <= 1
