"""How near a line's envelope is to every row drawn by itself: measured, and the worst case drawn.

    python -m bench.bound

Both pictures are Keisen's own; that the exact one is right is what the library's tests show.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import keisen as ks
from bench import data
from bench.machine import measured
from bench.prose import wrapped
from bench.report import table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bench.data import Line

    Gray = NDArray[np.int16]

HERE = Path(__file__).resolve().parents[1]
ROWS = 30_000
SIZE = (300, 180)
WIDTHS = (1.0, 1.5, 3.0, 5.0)
RATIOS = (1, 2)
PHASES = 8
"""Places of the data between two pixels: a pixel's eighths, and parts of these."""
BOUND = 17
"""What is promised, of 255."""
SHOWN = (40, 30)
"""Pixels around the worst one."""
OVERLAPS = (2, 10, 100)
"""Numbers of lines over one another."""
TITLES = {
    "exact": "Every row by itself",
    "envelope": "The envelope",
    "difference": "The difference, of 255",
}

INTRODUCTION = """\
# How near an envelope is

Written by `scripts/bench --bound`, pictures by Keisen. A line of many rows is drawn as its envelope: of each column of an
eighth of a device pixel the interval that the line covers there, crossings with both borders included. So no part of it
moves by more than 1/16 pixel, and no channel value of one line by more than 255/16 + 1 = 17. Here each set of rows is drawn so and
with `exact=True`: at widths of 1, 1.5, 3 and 5 points, at pixel ratios 1 and 2, and each of these at 8 places between two pixels.
The mean is that of the pixels that the line touches.
"""


OVERLAPPING = """\
## Lines over one another

The bound is that of one line. Where the edges of several lie in one pixel, each adds its part: 17 is not promised there. So
differ pictures of 30,000 rows a line, walks over one another, 1 point wide, black, white and red in turn:
"""


@dataclass
class Worst:
    """Where a picture differs most."""

    name: str
    width: float
    ratio: int
    maximum: int
    exact: Gray
    envelope: Gray


def sets() -> Iterator[tuple[str, Line, str]]:
    """Return names, rows and the scale of y: what the benchmarks draw, real data, and what is hard."""
    for name, line in data.kinds(ROWS).items():
        yield name, line, "linear"
    place = np.arange(ROWS, dtype=np.float64)
    part = place / ROWS
    for name in ("co2", "sunspots", "ecg"):
        values = np.genfromtxt(
            HERE.parent / f"Examples/data/{name}.csv", delimiter=",", skip_header=1, usecols=1
        )
        yield f"{name}, {len(values):,} rows", (data.rows(len(values)), values), "linear"
    yield "one spike", (place, (place == ROWS // 3).astype(np.float64)), "linear"
    yield "square wave", (place, np.where(np.sin(part * 4000) > 0, 1.0, 0.0)), "linear"
    yield "chirp", (place, np.sin(900 * part**2)), "linear"
    yield "slow sine", (place, np.sin(9 * part)), "linear"
    yield "walk, logarithmic", (place, np.exp(data.walk(ROWS) / 20)), "log"


def draw(line: Line, scale: str, width: float, ratio: int, phase: float) -> tuple[Gray, Gray]:
    """Return the exact picture and the envelope's, in gray."""
    chart = ks.Chart.bare(*SIZE)
    chart.theme = "light"
    chart.line(*line, width=width, color="black")
    chart.y.scale = scale
    chart.direct_rows = 0
    low, high = chart.x.range
    step = (high - low) / (SIZE[0] * ratio) * phase
    chart.x.range = (low + step, high + step)
    return tuple(  # type: ignore[return-value]
        chart.render(pixel_ratio=ratio, exact=exact, renderer="cpu")[..., 0].astype(np.int16)
        for exact in (True, False)
    )


def measure(name: str, line: Line, scale: str) -> tuple[list[str], Worst]:
    """Return a row of the table and the worst case."""
    worst: Worst | None = None
    total, touched = 0, 0
    for width in WIDTHS:
        for ratio in RATIOS:
            for phase in range(PHASES):
                # Eighths alone would always find the columns at one place between the pixels.
                exact, envelope = draw(line, scale, width, ratio, phase / 8 + phase / 64)
                difference = np.abs(exact - envelope)
                ink = np.minimum(exact, envelope) < 255
                total += int(difference[ink].sum())
                touched += int(ink.sum())
                maximum = int(difference.max())
                if worst is None or maximum > worst.maximum:
                    worst = Worst(name, width, ratio, maximum, exact, envelope)
    assert worst is not None
    if worst.maximum > BOUND:
        raise SystemExit(f"{name}: {worst.maximum} is more than {BOUND}")
    return [name, str(worst.maximum), f"{total / max(1, touched):.1f}"], worst


def overlap(count: int, alpha: float) -> list[str]:
    """Return a row of the table of lines over one another: walks, black, white and red in turn."""
    chart = ks.Chart(640, 400)
    chart.direct_rows = 0
    for line in range(count):
        color = [(0, 0, 0, alpha), (1, 1, 1, alpha), (1, 0, 0, alpha)][line % 3]
        chart.line(None, data.walk(ROWS, seed=line), color=color, width=1)
    exact, envelope = (
        chart.render(pixel_ratio=1, exact=exact, renderer="cpu")[..., :3].astype(np.int16)
        for exact in (True, False)
    )
    difference = np.abs(exact - envelope)
    touched = (np.minimum(exact, envelope) < 255).any(axis=-1)
    return [
        str(count),
        f"{alpha:g}",
        str(int(difference.max())),
        f"{difference[touched].mean():.1f}",
    ]


def show(worst: Worst, folder: Path) -> None:
    """Draw the surroundings of the worst pixel, pixel by pixel."""
    difference = np.abs(worst.exact - worst.envelope)
    row, column = np.unravel_index(difference.argmax(), difference.shape)
    left = int(np.clip(column - SHOWN[0] // 2, 0, difference.shape[1] - SHOWN[0]))
    top = int(np.clip(row - SHOWN[1] // 2, 0, difference.shape[0] - SHOWN[1]))
    part = np.s_[top : top + SHOWN[1], left : left + SHOWN[0]]
    pictures = {"exact": worst.exact, "envelope": worst.envelope, "difference": difference}
    for kind, pixels in pictures.items():
        chart = ks.Chart(480, 340, title=TITLES[kind])
        is_difference = kind == "difference"
        cells = chart.heatmap(
            pixels[part].astype(np.float64),
            (left, left + SHOWN[0]),
            (top, top + SHOWN[1]),
            colormap="magma" if is_difference else ["black", "white"],
            colorbar=True,
        )
        cells.color_scale.projection.range = (0, BOUND if is_difference else 255)
        chart.y.range = (top + SHOWN[1], top)
        chart.save(folder / f"bound-{kind}.png", pixel_ratio=2)


def page(rows: list[list[str]], worst: Worst, overlaps: list[list[str]]) -> str:
    """Return the whole page."""
    points = "1 point" if worst.width == 1 else f"{worst.width:g} points"
    at = f"{worst.name}, {points} wide at pixel ratio {worst.ratio}"
    pictures = " ".join(
        f'<img src="../docs/bound-{kind}.png" width="32%" alt="{title}">'
        for kind, title in TITLES.items()
    )
    about = measured()
    return "\n".join(
        [
            INTRODUCTION,
            table(["rows", "greatest difference, of 255", "mean"], rows),
            f"The worst of all, {worst.maximum} of 255: {at}.",
            "",
            pictures,
            "",
            OVERLAPPING,
            table(["lines", "alpha", "greatest difference, of 255", "mean"], overlaps),
            f"- {about['date']}, {about['machine']}",
            "",
        ]
    )


def main() -> None:
    """Measure all sets and write the page with its pictures."""
    argparse.ArgumentParser(prog="scripts/bench --bound", description=__doc__).parse_args()
    found = [measure(*each) for each in sets()]
    worst = max((each for _, each in found), key=lambda each: each.maximum)
    show(worst, HERE.parent / "docs")
    overlaps = [overlap(count, alpha) for alpha in (1.0, 0.5) for count in OVERLAPS]
    text = wrapped(page([row for row, _ in found], worst, overlaps))
    (HERE / "BOUND.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
