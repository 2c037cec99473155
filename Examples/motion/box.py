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
    points = chart.points(days, table["temp_max"], size=3, alpha=0.7)

    updaters = [ks.Updater(projection) for projection in (chart.x, chart.y)]
    for updater in updaters:
        updater.attach(points)
        updater.append(ks.restrictions.Margins(0.03))
        chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect(zip(updaters, "xy", strict=True))

    span = None
    for time in contact_sheet.play(interpreter, "box", np.arange(12) * 0.065):
        if span:
            chart.remove(span)
        span = None
        if interpreter.box:
            left, top, right, bottom = fractions(interpreter.box, chart.plot)
            span = ks.Span(
                chart.space,
                x=chart.x.invert([left, right]),
                y=chart.y.invert([bottom, top]),
            )
            chart.add(span)
        chart.title = f"{time:.2f} s"
        yield time, [chart]


def fractions(box: tuple, plot: tuple) -> tuple[float, float, float, float]:
    """Return the sides of a box as fractions of the plot, from the bottom left."""
    x, y, width, height = box
    left, top, plot_width, plot_height = plot
    return (
        (x - left) / plot_width,
        1 - (y - top) / plot_height,
        (x + width - left) / plot_width,
        1 - (y + height - top) / plot_height,
    )


if __name__ == "__main__":
    contact_sheet.save("box.png", frames())
