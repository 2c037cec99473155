# SPDX-License-Identifier: MIT
"""A sheet of fifty stamps: each part is drawn once, and placed as often as it is wanted."""

import math

import keisen as ks

COLUMNS, ROWS, SIDE = 10, 5, 44
PAPERS = ["#e8f1fa", "#fdf1e3", "#eaf6ec"]
INKS = ["#0b5394", "#b45f06", "#38761d"]


def stamp(paper: str, ink: str) -> ks.Canvas:
    """Return a stamp: a sun over the sea."""
    part = ks.Canvas(SIDE, SIDE, opaque=False, pens=2)
    part.set_fill(0, paper)
    part.set_stroke(0, ink)
    part.rounded_rect(0, "both", 1, 2, 2, SIDE - 4, SIDE - 4, 3)
    part.set_fill(1, ink)
    part.set_stroke(1, ink)
    part.ellipse(1, "fill", 0, 16, 9, 12, 12)
    for index in range(12):
        turn = 2 * math.pi * index / 12
        across, down = math.cos(turn), math.sin(turn)
        x, y = 22 + 8 * across, 15 + 8 * down
        part.line(1, 1, x, y, x + 3 * across, y + 3 * down)
    for row in range(3):
        y = 31 + 3.5 * row
        waves = [(5 + x, y + 1.2 * math.sin(x / 2 + row)) for x in range(35)]
        part.polyline(1, 1, waves)
    return part


def canvas() -> ks.Canvas:
    """Return the sheet."""
    sheet = ks.Canvas(COLUMNS * SIDE + 16, ROWS * SIDE + 16, opaque=False)
    parts = [stamp(*colors).finish(pixel_ratio=2) for colors in zip(PAPERS, INKS, strict=True)]
    for place in range(COLUMNS * ROWS):
        row, column = divmod(place, COLUMNS)
        part = parts[(row + column) % len(parts)]
        sheet.draw_image(part, 8 + column * SIDE, 8 + row * SIDE, SIDE, SIDE)
    return sheet


if __name__ == "__main__":
    canvas().save("stamps.png", pixel_ratio=2)
