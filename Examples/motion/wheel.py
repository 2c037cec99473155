# SPDX-License-Identifier: MIT
"""The wheel zooms a logarithmic axis: the value under the pointer stays under it."""

from __future__ import annotations

from collections.abc import Iterator

import contact_sheet
import numpy as np

import keisen as ks


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    frequency = np.logspace(0, 6, 4000)
    # A filter of second order, with a peak at 10 kHz.
    ratio = frequency / 1e4
    gain = 1 / np.sqrt((1 - ratio**2) ** 2 + (0.05 * ratio) ** 2)
    chart = ks.Chart(width, height, title="0.0 s", x_title="Hz", theme=theme)
    chart.x.scale = chart.y.scale = "log"
    # Distances that no label changes: the plot stays where the interpreter has it.
    chart.padding = (37, 62, 52, 36)
    line = chart.line(frequency, gain)
    chart.add(ks.Rule(chart.space, x=1e4, dash=(3, 3)), layer="below")

    updater = ks.Updater(chart.x)
    updater.attach(line)
    updater.append(ks.restrictions.Nice())
    chart.add(updater)
    chart.y.range = (1e-4, 100)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect([(updater, "x")])

    for time in contact_sheet.play(interpreter, "wheel", np.arange(12) * 0.08):
        chart.title = f"{time:.2f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("wheel.png", frames())
