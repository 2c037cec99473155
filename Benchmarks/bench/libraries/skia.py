"""Skia, through skia-python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from bench.libraries.library import Library

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.libraries.library import Command, Picture


class Skia(Library):
    """On the CPU, into the memory of an array."""

    def __init__(self) -> None:
        self.name = f"Skia {skia.__version__}, skia-python"

    def canvas(self, width: int, height: int, commands: Sequence[Command]) -> Picture:
        """Draw commands."""
        pixels = np.empty((height, width, 4), np.uint8)
        face = skia.Typeface("Inter")
        fonts: dict[float, skia.Font] = {}
        black = skia.Paint(
            AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5, Color=skia.ColorBLACK
        )
        surface = skia.Surface(pixels, skia.kRGBA_8888_ColorType)
        with surface as canvas:
            canvas.clear(skia.ColorWHITE)
            for kind, color, x, y, across, down, words in commands:
                paint = skia.Paint(skia.Color4f(*color), None)
                paint.setAntiAlias(True)
                if kind == "text":
                    font = fonts.get(down)
                    if font is None:
                        font = fonts[down] = skia.Font(face, down)
                    canvas.drawString(words, x, y + 0.97 * down, font, paint)
                elif kind == "line":
                    paint.setStrokeWidth(1.5)
                    canvas.drawLine(x, y, x + across, y + down, paint)
                elif kind == "rect":
                    rect = skia.Rect.MakeXYWH(x, y, across, down)
                    canvas.drawRect(rect, paint)
                    canvas.drawRect(rect, black)
                else:
                    oval = skia.Rect.MakeXYWH(x, y, across, down)
                    canvas.drawOval(oval, paint)
                    canvas.drawOval(oval, black)
        return pixels
