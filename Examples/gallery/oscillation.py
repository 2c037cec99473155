# SPDX-License-Identifier: MIT
"""An oscillation that dies away between dashed curves, over axes that cross at zero."""

import numpy as np

import keisen as ks


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    seconds = np.linspace(0, 10, 1000)
    decay = np.exp(-seconds / 4)
    chart = ks.Chart(
        width,
        height,
        title="Damped oscillation",
        subtitle=r"$y = e^{−t/4} \,cos\,2\pi t$",
        x_title="$t$ (s)",
        y_title="$y$ (m)",
        theme=theme,
    )
    chart.line(seconds, decay * np.cos(2 * np.pi * seconds), width=2, label="y")
    for sign in (1, -1):
        chart.line(seconds, sign * decay, width=1.5, dash=(5, 3), color="#888888")
    chart.rule(y=0)
    return chart


if __name__ == "__main__":
    chart().save("oscillation.png", pixel_ratio=2)
