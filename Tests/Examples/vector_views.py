# SPDX-License-Identifier: MIT
"""Documents as viewers of others show them, and how far that is from the PNG."""

from __future__ import annotations

import io
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

TILE = 32


def show_svg(svg: str, ratio: float = 1) -> np.ndarray:
    """Return an SVG document as librsvg shows it: rows of red, green, blue and alpha."""
    command = ["rsvg-convert", "--format=png", f"--zoom={ratio}"]
    done = subprocess.run(command, input=svg.encode(), capture_output=True, check=True)
    assert not done.stderr, done.stderr.decode()
    return np.asarray(Image.open(io.BytesIO(done.stdout)).convert("RGBA"))


def show_pdf(pdf: bytes, ratio: float = 1) -> np.ndarray:
    """Return the page of a PDF document as poppler shows it: rows of red, green, blue and alpha."""
    command = ["pdftoppm", "-png", "-r", str(72 * ratio), "-singlefile", "-"]
    done = subprocess.run(command, input=pdf, capture_output=True, check=True)
    assert not done.stderr, done.stderr.decode()
    return np.asarray(Image.open(io.BytesIO(done.stdout)).convert("RGBA"))


def pdf_tool(pdf: bytes, *command: str) -> str:
    """Return what a program prints about a PDF document, whose path is where the command says FILE."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chart.pdf"
        path.write_bytes(pdf)
        words = [str(path) if word == "FILE" else word for word in command]
        return subprocess.run(words, capture_output=True, check=True, text=True).stdout


@dataclass
class Difference:
    """How two pictures differ where at least one of them is not background, in steps of 255."""

    #: Of all such pixels.
    mean: float
    #: Of all pixels in the tile of 32 x 32 that differs most.
    tile: float
    #: Column and row of that tile's top left pixel.
    place: tuple[int, int]


def difference(picture: np.ndarray, other: np.ndarray) -> Difference:
    """Compare two pictures; what most pixels are, and what the top left one is, is background."""
    assert picture.shape == other.shape
    ours, theirs = (np.rint(each[..., :3]).astype(int) for each in (picture, other))
    packed, others = (each @ (1 << 16, 1 << 8, 1) for each in (ours, theirs))
    colors, counts = np.unique(packed, return_counts=True)
    grounds = (packed[0, 0], colors[counts.argmax()])
    drawn = ~np.isin(packed, grounds) | ~np.isin(others, grounds)
    apart = abs(ours - theirs).mean(axis=2) * drawn
    worst, place = 0.0, (0, 0)
    for y in range(0, ours.shape[0], TILE):
        for x in range(0, ours.shape[1], TILE):
            mean = float(apart[y : y + TILE, x : x + TILE].mean())
            if mean > worst:
                worst, place = mean, (x, y)
    return Difference(float(apart.sum() / max(drawn.sum(), 1)), worst, place)
