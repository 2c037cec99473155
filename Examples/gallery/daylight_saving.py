# SPDX-License-Identifier: MIT
"""The night in which Berlin has the hour from two to three twice."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "daylight-saving.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    types = "M8[m],f8"
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype=types, names="time,temperature")
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
    chart.line(table["time"], table["temperature"], width=2)
    return chart


if __name__ == "__main__":
    chart().save("daylight_saving.png", pixel_ratio=2)
