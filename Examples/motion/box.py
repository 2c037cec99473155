# SPDX-License-Identifier: MIT
"""A box drawn with shift held becomes the plot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import contact_sheet
import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.array([text.replace("/", "-") for text in table["date"]], "M8[D]")
    chart = ks.Chart(width, height, title="0.0 s", y_title="Maximum (°C)", theme=theme)
    # Distances that no label changes: the plot stays where the interpreter has it.
    chart.padding = (37, 58, 48, 24)
    points = chart.points(days, table["temp_max"], size=3, alpha=0.7)

    updaters = [ks.Updater(projection) for projection in (chart.x, chart.y)]
    for updater in updaters:
        updater.attach(points)
        updater.append(ks.restrictions.Margins(0.03))
        chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect(zip(updaters, "xy", strict=True))

    # A space of fractions of the plot, for what lies over it.
    fractions = ks.Space(ks.Projection(0, 1), ks.Projection(0, 1))
    box = ks.LineSeries(fractions, [0], [0], color="#e8710a", width=1.5)
    for time in contact_sheet.play(interpreter, "box", np.arange(12) * 0.065):
        chart.remove(box)
        if interpreter.box:
            box.set_data(*outline(interpreter.box, chart.plot))
            chart.add(box)
        chart.title = f"{time:.2f} s"
        yield time, [chart]


def outline(box: tuple, plot: tuple) -> tuple[np.ndarray, np.ndarray]:
    """Return the corners of a box, in fractions of the plot from its bottom left."""
    (x, y, width, height), (left, top, plot_width, plot_height) = box, plot
    xs, ys = x + width * np.array([0, 1, 1, 0, 0]), y + height * np.array([0, 0, 1, 1, 0])
    return (xs - left) / plot_width, 1 - (ys - top) / plot_height


if __name__ == "__main__":
    contact_sheet.save("box.png", frames())
