# SPDX-License-Identifier: MIT
"""Two fingers move apart at 30 degrees: x grows more than y, about the point between them."""

from __future__ import annotations

from collections.abc import Iterator

import contact_sheet
import numpy as np

import keisen as ks


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    random = np.random.default_rng(5)
    chart = ks.Chart(width, height, title="0.0 s", theme=theme)
    x, y = random.normal(size=(2, 1500))
    points = chart.points(x, 0.6 * x + 0.8 * y, size=3, alpha=0.6)

    updaters = [ks.Updater(projection) for projection in (chart.x, chart.y)]
    for updater in updaters:
        updater.attach(points)
        updater.append(ks.restrictions.Margins(0.05))
        chart.add(updater)
    interpreter = ks.Interpreter(chart.plot)
    interpreter.connect(zip(updaters, "xy", strict=True))

    for time in contact_sheet.play(interpreter, "pinch", np.arange(12) * 0.08):
        chart.title = f"{time:.2f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("pinch.png", frames())
