"""The arrays that are drawn: seeded, so that every process has the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Line = tuple[NDArray[np.generic], NDArray[np.generic]]

EPOCH = 1_700_000_000_000_000_000
"""The first of the times, in nanoseconds since 1970."""


def rows(count: int) -> Values:
    """Return row numbers as doubles."""
    return np.arange(count, dtype=np.float64)


def walk(count: int, seed: int = 1) -> Values:
    """Return a random walk."""
    return np.cumsum(np.random.default_rng(seed).standard_normal(count))


def noise(count: int, seed: int = 1) -> Values:
    """Return normally distributed values."""
    return np.random.default_rng(seed).standard_normal(count)


def signal(first: int, count: int) -> Values:
    """Return rows of an endless signal: a slow wave with noise that stays within bounds."""
    place = np.arange(first, first + count, dtype=np.float64)
    spread = np.random.default_rng(first).uniform(-0.3, 0.3, count)
    return np.sin(place * (2 * np.pi / 200_000)) + spread


def hills(side: int) -> Values:
    """Return a smooth field of `side` x `side` values with a little noise."""
    at = np.linspace(-3, 3, side)
    x, y = at[np.newaxis, :], at[:, np.newaxis]
    smooth = np.exp(-(x**2) - y**2) + 0.5 * np.sin(2 * x) * np.cos(3 * y)
    return smooth + 0.02 * np.random.default_rng(1).standard_normal((side, side))


def with_gaps(values: Values, share: float) -> Values:
    """Return values of which a share is NaN, at places drawn by randomMarks."""
    gapped = values.copy()
    gapped[np.random.default_rng(2).random(len(values)) < share] = np.nan
    return gapped


def kinds(count: int) -> dict[str, Line]:
    """Return lines of `count` rows by what is special in them; the first is the benchmark's."""
    x, y = rows(count), walk(count)
    rng = np.random.default_rng(3)
    steps = rng.exponential(1, count)
    clustered = np.sort(rng.normal(rng.integers(0, 5, count) * 100.0, 1.0))
    times = (EPOCH + x.astype(np.int64) * 1_000_000).astype("datetime64[ns]")
    return {
        "regular x, random walk, f64": (x, y),
        "noise": (x, noise(count)),
        "1 % NaN": (x, with_gaps(y, 0.01)),
        "50 % NaN": (x, with_gaps(y, 0.5)),
        "irregular x": (np.cumsum(steps), y),
        "clustered x": (clustered, y),
        "descending x": (x[::-1].copy(), y),
        "f32": (x.astype(np.float32) if count < 1 << 24 else x, y.astype(np.float32)),
        "int32": (x.astype(np.int32), (y * 100).astype(np.int32)),
        "int64 nanoseconds": (times, (y * 1e6).astype(np.int64)),
        "negative": (x - 2.0 * count, y - 1e9),
        "tiny": (x * 1e-300, y * 1e-300),
    }
