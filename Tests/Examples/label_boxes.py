# SPDX-License-Identifier: MIT
"""Judges the labels of a picture by their boxes: overlaps, borders, and ticks that read the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import cos, radians, sin
from typing import Protocol

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]

# Boxes that lie over each other by less are not seen to, in points.
TOLERANCE = 0.5


class Label(Protocol):
    """One text of a picture, as `Chart.labels` tells it."""

    role: str
    text: str
    context: str
    x: float
    y: float
    width: float
    height: float
    angle: float


def corners(label: Label) -> list[Point]:
    """Return the four corners of a label's box, turned counter-clockwise as seen on screen."""
    # The picture's y points down.
    right = (cos(radians(label.angle)), -sin(radians(label.angle)))
    down = (-right[1], right[0])
    return [
        (
            label.x + across * label.width / 2 * right[0] + along * label.height / 2 * down[0],
            label.y + across * label.width / 2 * right[1] + along * label.height / 2 * down[1],
        )
        for across, along in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def depth(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Return how far two convex quadrangles reach into each other; 0 or less when they do not.

    This is the separating axis test: they are apart where their shadows on one edge's normal are.
    """
    minimum = float("inf")
    for shape in (one, other):
        for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], shape[0]], strict=True):
            length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            if length == 0:
                continue
            normal = ((y1 - y0) / length, (x0 - x1) / length)
            first, second = (
                [x * normal[0] + y * normal[1] for x, y in corners] for corners in (one, other)
            )
            minimum = min(minimum, max(first) - min(second), max(second) - min(first))
    return minimum


def side(label: Label, plot: Rectangle) -> str:
    """Return the side of the plot that a label is at: the one its middle is farthest beyond."""
    x, y, width, height = plot
    beyond = {
        "left": x - label.x,
        "top": y - label.y,
        "right": label.x - (x + width),
        "bottom": label.y - (y + height),
    }
    return max(beyond, key=lambda name: beyond[name])


def problems(
    labels: Iterable[Label],
    size: tuple[float, float],
    plot: Rectangle,
    tolerance: float = TOLERANCE,
) -> list[str]:
    """Return one line for each thing that is wrong with the labels of a picture.

    No two boxes may overlap, none may leave the picture, and two ticks at one side of the plot may
    not read the same in the same context.
    """
    found = []
    boxes = [(label, corners(label)) for label in labels]
    for label, shape in boxes:
        left, right = min(x for x, _ in shape), max(x for x, _ in shape)
        top, bottom = min(y for _, y in shape), max(y for _, y in shape)
        over = max(-left, -top, right - size[0], bottom - size[1])
        if not over <= tolerance:
            found.append(f"{label.role} {label.text!r} leaves the picture by {over:.1f}")
    for (label, shape), (other, others) in combinations(boxes, 2):
        into = depth(shape, others)
        if not into <= tolerance:
            found.append(
                f"{label.role} {label.text!r} and {other.role} {other.text!r} overlap by {into:.1f}"
            )
    seen: set[tuple[str, str, str]] = set()
    for label, _ in boxes:
        if label.role != "tick":
            continue
        key = (side(label, plot), label.context, label.text)
        if key in seen:
            found.append(f"two ticks at the {key[0]} read {label.text!r} in {label.context!r}")
        seen.add(key)
    return found
