"""W11: writing PNG files in memory."""

from __future__ import annotations

import io
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

import keisen as ks
from bench import control, data
from bench.clock import Task
from bench.libraries.library import HEIGHT, WIDTH
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bench.libraries.library import Library


def encode(pixels: Image.Image, **options: int) -> bytes:
    """Encode by Pillow."""
    file = io.BytesIO()
    pixels.save(file, "png", **options)
    return file.getvalue()


class PNGLine(Workload):
    """The picture of W1, without drawing it."""

    key = "w11-line"
    title = f"W11: the PNG file of a line chart of {WIDTH} x {HEIGHT} pixels, in memory"
    target = 0.6
    ours = "Keisen"

    def pixels(self) -> NDArray[np.uint8]:
        """Return what is encoded, RGBA."""
        chart = ks.Chart(WIDTH, HEIGHT, title="line")
        chart.line(data.rows(1_000_000), data.walk(1_000_000))
        return chart.render(pixel_ratio=1, renderer="cpu")

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return ours, Pillow's, which is matplotlib's, and OpenCV's where it is installed."""
        pixels = np.ascontiguousarray(self.pixels())
        file = Path(tempfile.mkdtemp(prefix="bench-png-")) / "pixels.rgba"
        pixels.tofile(file)
        opaque = Image.fromarray(pixels[..., :3].copy())
        pillow = f"Pillow {version('pillow')}"
        found = {
            self.ours: Task(
                lambda: control.milliseconds("png", file, WIDTH, HEIGHT, 20), reports=True
            ),
            f"{pillow}, as matplotlib uses it": Task(lambda: encode(opaque)),
            f"{pillow}, its fastest": Task(lambda: encode(opaque, compress_level=1)),
        }
        try:
            import cv2
        except ImportError:
            notes.append("OpenCV is not installed.")
        else:
            blue_first = np.ascontiguousarray(pixels[..., 2::-1])
            found[f"OpenCV {cv2.__version__}"] = Task(lambda: cv2.imencode(".png", blue_first))
        return found

    def first(self, name: str, task: Task, pictures: Path | None) -> str:
        """Draw nothing."""
        return ""


class PNGSmooth(PNGLine):
    """Pixels of many colours that change slowly."""

    key = "w11-smooth"
    title = f"W11: the PNG file of a smooth heat map of {WIDTH} x {HEIGHT} pixels, in memory"
    target = 2.5

    def pixels(self) -> NDArray[np.uint8]:
        """Return hills in three waves of colour, the same for every version of ours."""
        at = np.linspace(-3, 3, WIDTH)[np.newaxis], np.linspace(-3, 3, HEIGHT)[:, np.newaxis]
        height = np.exp(-(at[0] ** 2) - at[1] ** 2) + np.sin(2 * at[0]) * np.cos(3 * at[1])
        pixels = np.full((HEIGHT, WIDTH, 4), 255, np.uint8)
        for channel in range(3):
            pixels[..., channel] = 127.5 + 127.5 * np.cos(height + channel)
        return pixels
