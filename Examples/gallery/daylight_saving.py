# SPDX-License-Identifier: MIT
"""The night in which Berlin has the hour from two to three twice."""

import numpy as np

import keisen as ks


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    minutes = np.arange(np.datetime64("2025-10-25T22:00"), np.datetime64("2025-10-26T05:01"))
    noise = np.random.default_rng(2).normal(0, 0.05, len(minutes) + 14)
    walk = np.convolve(np.cumsum(noise), np.ones(15) / 15, "valid")
    temperature = 9.5 - np.linspace(0, 3.2, len(minutes)) + walk
    chart = ks.Chart(
        width,
        height,
        title="The hour that comes twice",
        subtitle="Berlin, 26 October 2025",
        y_title="Temperature (°C)",
        theme=theme,
    )
    chart.x.zone = "Europe/Berlin"
    # 01:00 UTC is three o'clock in summer time, and two o'clock again.
    change = np.datetime64("2025-10-26T01:00")
    hour = np.timedelta64(1, "h")
    for start, color, name in (
        (change - hour, "#e68a2133", "2:30\nCEST"),
        (change, "#377eb833", "2:30\nCET"),
    ):
        chart.span(x=(start, start + hour), color=color, label=name, label_place="top")
    chart.line(minutes, temperature, width=2)
    chart.y.range = (4, 12)
    return chart


if __name__ == "__main__":
    chart().save("daylight_saving.png", pixel_ratio=2)
