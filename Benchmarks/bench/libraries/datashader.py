"""Datashader: pictures of how many rows are where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import datashader
import numpy as np
import pandas as pd
from datashader import transfer_functions

from bench.libraries.library import HEIGHT, WIDTH, Library

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.libraries.library import Picture, Values


class Datashader(Library):
    """Counts per pixel in colours; no axes, no title."""

    remarks: ClassVar[dict[str, str]] = dict.fromkeys(
        ("line", "pan", "scatter"), "a density, no axes, no title"
    )

    def __init__(self) -> None:
        self.name = f"datashader {datashader.__version__}"

    def shade(self, counts: object) -> Picture:
        """Colour counts."""
        return np.asarray(transfer_functions.shade(counts).to_pil())

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        table = pd.DataFrame({"x": x, "y": y}, copy=False)
        return self.shade(datashader.Canvas(WIDTH, HEIGHT).line(table, "x", "y"))

    def pan(self, x: Values, y: Values) -> Callable[[float, float], Picture]:
        """Draw the loaded line in a range."""
        table = pd.DataFrame({"x": x, "y": y}, copy=False)
        bounds = (float(y.min()), float(y.max()))

        def draw(low: float, high: float) -> Picture:
            canvas = datashader.Canvas(WIDTH, HEIGHT, x_range=(low, high), y_range=bounds)
            return self.shade(canvas.line(table, "x", "y"))

        return draw

    def scatter(self, x: Values, y: Values) -> Picture:
        """Count rows per pixel."""
        table = pd.DataFrame({"x": x, "y": y}, copy=False)
        return self.shade(datashader.Canvas(WIDTH, HEIGHT).points(table, "x", "y"))
