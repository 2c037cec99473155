# SPDX-License-Identifier: MIT
"""One millisecond at a sample a nanosecond, zoomed in until each sample is a dot."""

import numpy as np

import keisen as ks

START = np.datetime64("2026-03-14T01:59:26.535897000", "ns")


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    ticks = np.arange(1_000_000)
    times = START + ticks
    since = np.maximum(ticks - 500_012, 0)
    ringing = np.exp(-since / 9) * np.sin(since * 0.9)
    # A sine that turns this fast is noise.
    volts = ringing + 0.01 * np.sin(ticks**3)
    chart = ks.Chart(
        width,
        height,
        title="A pulse, sample by sample",
        x_title="Time (UTC)",
        y_title="Signal (V)",
        theme=theme,
    )
    chart.line(times, volts, color="#1b9e77", width=1.5)
    # A row between two gaps is a dot as wide as the line.
    dots = np.column_stack([volts, np.full(len(volts), np.nan)]).ravel()
    chart.line(np.repeat(times, 2), dots, color="#1b9e77", width=6)
    chart.x.range = (START + 500_000, START + 500_060)
    chart.y.nice()
    return chart


if __name__ == "__main__":
    chart().save("nanoseconds.png", pixel_ratio=2)
