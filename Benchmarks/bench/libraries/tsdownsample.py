"""Rows chosen by tsdownsample, in Rust, and drawn by matplotlib."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

import numpy as np
from tsdownsample import M4Downsampler

from bench.libraries.library import WIDTH, Library
from bench.libraries.matplotlib import POINTS, Matplotlib, plot, png

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.libraries.library import Picture, Values

CHOSEN = 4 * WIDTH
"""First, last, least and greatest of each pixel column."""


class TsDownsample(Library):
    """M4 over row numbers, as x is regular, on all cores."""

    def __init__(self) -> None:
        self.name = f"tsdownsample {version('tsdownsample')} + matplotlib"
        self.sampler = M4Downsampler()
        self.matplotlib = Matplotlib()

    def choose(self, y: Values) -> np.ndarray:
        """Return the numbers of the rows that are drawn."""
        return self.sampler.downsample(y, n_out=CHOSEN, parallel=True)

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        chosen = self.choose(y)
        return self.matplotlib.line(x[chosen], y[chosen])

    def pan(self, x: Values, y: Values) -> Callable[[float, float], Picture]:
        """Choose among the rows in view for each frame."""
        axes = plot("line")
        (artist,) = axes.plot([], [], linewidth=1.5 * POINTS)
        axes.set_ylim(y.min(), y.max())

        def draw(low: float, high: float) -> Picture:
            view = slice(*np.searchsorted(x, [low, high]))
            chosen = self.choose(y[view])
            artist.set_data(x[view][chosen], y[view][chosen])
            axes.set_xlim(low, high)
            return png(axes.figure)

        return draw
