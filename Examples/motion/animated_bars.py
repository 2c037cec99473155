# SPDX-License-Identifier: MIT
"""Bars swing to new values like springs; the highest one is orange, whichever it is."""

from __future__ import annotations

from collections.abc import Iterator

import contact_sheet
import numpy as np

import keisen as ks


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""
    chart = ks.Chart(width, height, title="0.00 s", theme=theme)
    tenths = ks.TickFormat("fixed", decimals=1)
    bars = chart.bars(
        ["A", "B", "C", "D", "E"],
        [5, 3, 8, 2, 6],
        highlight=True,
        value_labels=True,
        value_format=tenths,
    )
    chart.y.range = (0, 12)

    animator = ks.Animator()
    chart.add(animator)
    animator.animate(
        bars, values=[2, 9, 4, 7, 3], start=0, easing="spring", bounce=0.4, duration=0.6
    )

    for time in np.arange(12) / 11:
        chart.title = f"{time:.2f} s"
        yield time, [chart]


if __name__ == "__main__":
    contact_sheet.save("animated_bars.png", frames())
