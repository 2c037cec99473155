"""W14: a stroke of paint."""

from __future__ import annotations

from importlib.metadata import version
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw

import keisen as ks
from bench.clock import Task
from bench.workloads.workload import Workload

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from bench.libraries.library import Library

    Pixels = NDArray[np.uint8]

POINTS = 10_000
DIAMETER = 64
ASPECT = 16 / 9
HEIGHT = 512
WIDTH = 911
COLOR = (255, 64, 64, 128)


def scribble() -> NDArray[np.float64]:
    """Return the points of a long scribble, about 5 pixels apart, in pixels."""
    turn = np.linspace(0, 37, POINTS)
    x = WIDTH * (0.5 + 0.45 * np.sin(1.7 * turn) * np.cos(0.13 * turn))
    y = HEIGHT * (0.5 + 0.45 * np.cos(2.3 * turn + 0.4))
    return np.stack([x, y], axis=1)


def pixels_of(points: NDArray[np.float64]) -> list[tuple[int, int]]:
    """Return the pixels of the lines between points: where discs are stamped."""
    found: list[tuple[int, int]] = []
    corners = np.floor(points).astype(int)
    for (x0, y0), (x1, y1) in pairwise(corners):
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        part = np.arange(steps) / steps
        xs = np.floor(x0 + (x1 - x0) * part + 0.5).astype(int)
        ys = np.floor(y0 + (y1 - y0) * part + 0.5).astype(int)
        found += zip(xs.tolist(), ys.tolist(), strict=True)
    return [*found, tuple(corners[-1].tolist())]


def ours(points: list[list[float]], renderer: ks.Renderer | str | None) -> Pixels:
    """Paint by ours, once."""
    paint = ks.Paint(
        ASPECT,
        HEIGHT,
        color=tuple(part / 255 for part in COLOR),
        diameter=DIAMETER,
        renderer=renderer,
    )
    paint.stroke_begin(*points[0])
    for x, y in points[1:]:
        paint.stroke_move(x, y)
    paint.stroke_end()
    return paint.image()


def numpy_stamps(pixels: list[tuple[int, int]]) -> Pixels:
    """Stamp a disc at each pixel of the lines on a mask, then colour the mask."""
    radius = DIAMETER // 2
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    disc = x * x + y * y - np.maximum(abs(x), abs(y)) < radius * radius
    mask = np.zeros((HEIGHT + 2 * radius, WIDTH + 2 * radius), bool)
    for left, top in pixels:
        mask[top : top + 2 * radius + 1, left : left + 2 * radius + 1] |= disc
    layer = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    layer[mask[radius:-radius, radius:-radius]] = COLOR
    return layer


def pillow_stamps(pixels: list[tuple[int, int]]) -> Pixels:
    """Draw a filled ellipse at each pixel of the lines on a mask, then colour the mask."""
    radius = DIAMETER // 2
    mask = Image.new("1", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(mask)
    for x, y in pixels:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=1)
    layer = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    layer[np.asarray(mask)] = COLOR
    return layer


def cairo_stroke(points: list[list[float]]) -> Pixels:
    """Stroke the whole path by cairo, with round caps and joins and hard edges."""
    import cairo

    surface = cairo.ImageSurface(cairo.Format.ARGB32, WIDTH, HEIGHT)
    context = cairo.Context(surface)
    context.set_antialias(cairo.Antialias.NONE)
    context.set_line_width(DIAMETER)
    context.set_line_cap(cairo.LineCap.ROUND)
    context.set_line_join(cairo.LineJoin.ROUND)
    context.set_source_rgba(*(part / 255 for part in COLOR))
    context.move_to(*points[0])
    for x, y in points[1:]:
        context.line_to(x, y)
    context.stroke()
    surface.flush()
    return np.frombuffer(surface.get_data(), np.uint8).reshape(HEIGHT, -1, 4)[:, :WIDTH].copy()


def skia_dots(points: list[list[float]]) -> Pixels:
    """Draw a disc at each point alone by skia on a mask, then colour the mask."""
    import skia

    mask = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    canvas = skia.Canvas(mask)
    paint = skia.Paint(Color=skia.ColorBLACK, AntiAlias=False)
    for x, y in points:
        canvas.drawCircle(x, y, DIAMETER / 2, paint)
    layer = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    layer[mask[..., 3] > 0] = COLOR
    return layer


class PaintStroke(Workload):
    """A long stroke on a clear layer, to its pixels."""

    key = "w14"
    title = f"W14: a stroke of {POINTS:,} points with a brush of {DIAMETER} pixels, to {WIDTH} x {HEIGHT} pixels"
    size = (WIDTH, HEIGHT)

    def tasks(self, libraries: Sequence[Library], notes: list[str]) -> dict[str, Task]:
        """Return ours, naive stamping, and what draws such a stroke in other ways."""
        track = scribble()
        points = track.tolist()
        pixels = pixels_of(track)
        notes.append(f"the lines have {len(pixels):,} pixels")
        found = {self.ours: Task(lambda: ours(points, None))}
        vulkan = self.vulkan()
        if vulkan is None:
            notes.append("there is no Vulkan device.")
        else:
            found[f"Keisen, {vulkan.name}"] = Task(lambda: ours(points, vulkan))
        found["numpy, a disc a pixel"] = Task(lambda: numpy_stamps(pixels))
        found[f"Pillow {version('pillow')}, an ellipse a pixel"] = Task(
            lambda: pillow_stamps(pixels)
        )
        others: list[tuple[str, str, str, Callable[[list[list[float]]], Pixels]]] = [
            ("pycairo", "cairo", "one path, overlaps not stamped", cairo_stroke),
            ("skia-python", "skia", "a circle a point alone", skia_dots),
        ]
        for package, module, remark, draw in others:
            try:
                __import__(module)
            except ImportError:
                notes.append(f"{package} is not installed.")
            else:
                found[f"{package} {version(package)}, {remark}"] = Task(
                    lambda draw=draw: draw(points)
                )
        return found

    @staticmethod
    def vulkan() -> ks.Renderer | None:
        """Return a Vulkan renderer, or None where there is none."""
        try:
            return ks.Renderer("vulkan")
        except ks.NoDeviceError:
            return None

    def first(self, name: str, task: Task, pictures: Path | None) -> str:
        """Paint once, and expect most of the stroke's pixels; keep the picture."""
        painted = task.run()
        if painted.shape != (HEIGHT, WIDTH, 4) or not 0.2 < (painted[..., 3] > 0).mean() < 1:
            raise AssertionError(f"{name} painted {painted.shape}")
        if pictures is not None:
            label = "".join(letter if letter.isalnum() else "-" for letter in name.lower())
            Image.fromarray(painted).save(pictures / f"{self.key}-{label}.png")
        return "pixels"
