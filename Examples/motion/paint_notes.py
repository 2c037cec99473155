# SPDX-License-Identifier: MIT
"""Notes in paint, which stay on what they were painted on while a finger moves the curve."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"


def stroke(paint: ks.Paint, points: np.ndarray) -> None:
    """Paint a stroke through some points of the view."""
    paint.stroke_begin(*points[0])
    for point in points[1:]:
        paint.stroke_move(*point)
    paint.stroke_end()


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[D],f8", names="week,ppm")
    chart = ks.Chart(width, height, title="0.00 s", y_title="CO₂ (ppm)", theme=theme)
    line = chart.line(table["week"], table["ppm"])
    chart.y.range = (310, 345)

    # Ten years of the data, moved by what the finger does.
    updater = ks.Updater(chart.x)
    updater.attach(line)
    updater.append(ks.restrictions.Length(np.timedelta64(3653, "D"), anchor=-1))
    chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect([(updater, "x")])

    # A marker along two years, a ring around a spring, and a dot that was taken back.
    _, _, across, down = chart.plot
    paint = ks.Paint(across / down, view_size=(across, down))
    chart.render(renderer="cpu")
    notes = chart.paint(paint, anchored=True)
    years = np.linspace(0, 1, 60)
    paint.brush.color = "#ffb00070"
    paint.brush.diameter = 60
    stroke(paint, np.stack([(0.48 + 0.25 * years) * across, (0.77 - 0.07 * years) * down], axis=1))
    paint.brush.color = "#e0307a"
    paint.brush.diameter = 9
    ring = 2.15 * np.pi * years
    center, radius = (0.82 * across, 0.6 * down), 0.12 * down
    stroke(
        paint, np.stack([center[0] + radius * np.cos(ring), center[1] + radius * np.sin(ring)], 1)
    )
    stroke(paint, np.array([[0.0, 0.0]]))
    paint.undo()

    for time in contact_sheet.play(interpreter, "flick", np.arange(12) * 0.03):
        chart.title = f"{time:.2f} s"
        yield time, [chart]
    chart.remove(notes)


if __name__ == "__main__":
    contact_sheet.save("paint_notes.png", frames())
