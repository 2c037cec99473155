# SPDX-License-Identifier: MIT
"""A monitor's messages, one of each kind, over the signal that they are about."""

import numpy as np

import keisen as ks

MESSAGES = {
    "top-left": ("normal", "3 of 4 sensors"),
    "top": ("ok", "Saved"),
    "top-right": ("caution", "Sensor 3 is silent since 10:42"),
    "bottom-left": ("error", "Can't write a.png: no room"),
    "bottom": ("debug", "frame 812, 3.2 ms"),
    "bottom-right": ("internal-error", "Index 7 of 7: please report this"),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    seconds = np.arange(4000) / 100
    signal = np.sin(seconds) * np.exp(-seconds / 30) + np.sin(7 * seconds) / 8
    chart = ks.Chart(width, height, title="A watched signal", x_title="seconds", theme=theme)
    chart.line(seconds, signal)
    chart.y.range = (-1.6, 1.6)
    for place, (kind, text) in MESSAGES.items():
        board = ks.MessageBoard()
        board.show(text, kind, board.SECONDS_LASTING, time=0)
        chart.add(ks.MessageBox(board, place=place, size=11, max_width=width / 4, margin=6))
    return chart


if __name__ == "__main__":
    chart().save("messages.png", pixel_ratio=2)
