"""Cairo, through pycairo."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import cairo
import numpy as np

from bench.libraries.library import Library

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.libraries.library import Command, Picture


class Cairo(Library):
    """An image surface; texts by its toy interface."""

    def __init__(self) -> None:
        self.name = f"Cairo {cairo.cairo_version_string()}, pycairo"

    def canvas(self, width: int, height: int, commands: Sequence[Command]) -> Picture:
        """Draw commands, and exchange blue and red."""
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
        context = cairo.Context(surface)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        context.set_line_width(1.5)
        context.select_font_face("Inter")
        for kind, color, x, y, across, down, words in commands:
            context.set_source_rgba(*color)
            if kind == "text":
                context.set_font_size(down)
                context.move_to(x, y + 0.97 * down)
                context.show_text(words)
                continue
            if kind == "line":
                context.move_to(x, y)
                context.line_to(x + across, y + down)
            elif kind == "rect":
                context.rectangle(x, y, across, down)
            else:
                context.save()
                context.translate(x + across / 2, y + down / 2)
                context.scale(across / 2, down / 2)
                context.new_path()
                context.arc(0, 0, 1, 0, 2 * math.pi)
                context.restore()
            if kind != "line":
                context.fill_preserve()
                context.set_source_rgba(0, 0, 0, 1)
            context.stroke()
        surface.flush()
        pixels = np.frombuffer(surface.get_data(), np.uint8).reshape(height, width, 4)
        return pixels[:, :, [2, 1, 0, 3]]
