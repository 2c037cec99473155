"""Canvases: many commands on one, and one small drawing after the other."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from bench.clock import Task
from bench.libraries.library import HEIGHT, WIDTH
from bench.workloads.workload import PER_SECOND, Frames, Workload

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.libraries.library import Command, Library

COMMANDS = 10_000
TICKET = (400, 150)


def commands() -> list[Command]:
    """Return lines, rectangles, ellipses and texts in equal parts, by randomMarks, translucent."""
    random = np.random.default_rng(6)
    found: list[Command] = []
    for index in range(COMMANDS):
        x, y = random.random(2) * (WIDTH, HEIGHT)
        width, height = 4 + random.random(2) * 56
        color = (*random.random(3).tolist(), 0.6)
        kind = ("line", "rect", "ellipse", "text")[index % 4]
        found.append((kind, color, float(x), float(y), float(width), float(height), str(index)))
    return found


def ticket(number: int) -> list[Command]:
    """Return an admission ticket: a frame, ornaments and seven texts, its number among them."""
    red, gold, ink = (0.48, 0.12, 0.17, 1.0), (0.72, 0.53, 0.17, 1.0), (0.17, 0.14, 0.13, 1.0)
    rose = (0.48, 0.12, 0.17, 0.3)
    found: list[Command] = [("rect", red, 8, 8, 384, 134, "")]
    found += [("line", gold, 20 + 10.5 * index, 24, 7, -8, "") for index in range(25)]
    found += [("line", gold, 292 + 5.0 * index, 134, 4, -8, "") for index in range(18)]
    for index in range(24):
        turn = 2 * math.pi * index / 24
        x, y = 319 + 24 * math.cos(turn), 54 + 24 * math.sin(turn)
        found.append(("ellipse", rose, x, y, 36, 36, ""))
    found += [("rect", rose, 186 + 11.0 * index, 114, 16, 16, "") for index in range(8)]
    texts = [
        (20, 30, 30, "ADMIT"),
        (128, 34, 13, "ONE PERSON"),
        (128, 50, 16, "Museum of Science"),
        (20, 78, 18, "22 November 2026"),
        (20, 112, 14, "1,200 yen"),
        (313, 52, 12, "Number"),
        (313, 68, 20, f"{number:04}"),
    ]
    found += [("text", ink, x, y, 0, size, words) for x, y, size, words in texts]
    return found


class Canvas(Workload):
    """The same commands by everyone: strokes of 1.5 points, texts of the size that they say."""

    key = "canvas"
    title = "10,000 commands on a canvas of 1280 x 720 points, to pixels"
    verb = "canvas"

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return nothing: commands are no arrays."""
        return ()

    def task(self, library: Library) -> Task:
        """Return what is timed: recording and drawing, not the making of the commands."""
        drawn = commands()
        return Task(lambda: library.canvas(WIDTH, HEIGHT, drawn))


class Tickets(Frames):
    """Each ticket is new, with a number of its own."""

    key = "tickets"
    title = "Canvases of 400 x 150 points, an admission ticket each, to pixels, on one thread"
    verb = "canvas"
    target = 1000
    unit = PER_SECOND
    size = TICKET
    one_thread = True

    def loaded(self, library: Library) -> Callable[[int], object]:
        """Make the commands of 64 tickets."""
        tickets = [ticket(number) for number in range(64)]
        return lambda number: library.canvas(*TICKET, tickets[number % 64])
