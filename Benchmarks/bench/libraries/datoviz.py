"""Datoviz, through Vulkan."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import datoviz as dvz
import numpy as np

from bench.libraries.library import HEIGHT, WIDTH, Library

if TYPE_CHECKING:
    from bench.libraries.library import Picture, Values

BLUE = np.array([[31, 119, 180, 255]], np.uint8)


class Datoviz(Library):
    """Its pictures go through a file, as it has no other way to them."""

    def __init__(self) -> None:
        self.name = f"datoviz {dvz.__version__}"
        self.app = dvz.App(offscreen=True, background="white")

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        figure = self.app.figure(WIDTH, HEIGHT)
        panel = figure.panel()
        axes = panel.axes((float(x[0]), float(x[-1])), (float(y.min()), float(y.max())))
        path = self.app.path()
        path.set_position(axes.normalize(x, y), groups=1)
        path.set_color(np.repeat(BLUE, len(x), axis=0))
        path.set_linewidth(1.5)
        panel.add(path)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "line.png"
            self.app.screenshot(figure, str(file))
            return file.read_bytes()
