# SPDX-License-Identifier: MIT
"""A range moves to another one in a second, on a logarithmic axis by equal ratios."""

from __future__ import annotations

from collections.abc import Iterator

import contact_sheet
import numpy as np

import keisen as ks


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    chart = ks.Chart(width, height, title="0.00 s", x_title="n", theme=theme)
    chart.x.scale = chart.y.scale = "log"
    n = np.logspace(0, 6, 400)
    for power, name in ((1, "n"), (1.5, "n √n"), (2, "n²")):
        chart.line(n, n**power, label=name)
    chart.legend("top-left")
    chart.x.range, chart.y.range = (1, 10), (1, 100)
    # Labels and distances are of one kind throughout: nothing moves but the curves.
    for axis in (chart.x_axis, chart.y_axis):
        axis.set(format="si")
    chart.padding = (37, 54, 52, 24)

    animator = ks.Animator()
    chart.add(animator)
    animator.animate(chart.x, range=(1, 1e6), start=0.1, duration=0.8, easing="cubic")
    animator.animate(chart.y, range=(1, 1e12), start=0.1, duration=0.8, easing="cubic")

    for time in np.arange(12) / 11:
        chart.title = f"{time:.2f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("animated_range.png", frames())
