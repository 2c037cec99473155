# SPDX-License-Identifier: MIT
"""An electrocardiogram at 360 Hz, on paper of 40 and 200 milliseconds."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "ecg.csv"
PAPER = {
    "light": {"plot_area": "#fff8f6", "grid": "#f2b8ad", "minor": "#fae3de", "ink": "#1c1c28"},
    "dark": {"plot_area": "#1b1416", "grid": "#6b3a36", "minor": "#3a2423", "ink": "#f4efe8"},
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    sample, value = np.genfromtxt(DATA, delimiter=",", skip_header=1, unpack=True)
    paper = PAPER[theme]
    chart = ks.Chart(
        width,
        height,
        title="Three beats of a heart",
        x_title="Time (s)",
        y_title="One lead, arbitrary units",
        theme=ks.Theme(theme, plot_area=paper["plot_area"]),
    )
    chart.remove(chart.attachments_below[1])
    chart.add(
        ks.Grid(
            chart.space,
            minor_x=True,
            minor_y=True,
            color=paper["grid"],
            minor_color=paper["minor"],
        ),
        layer="below",
    )
    chart.x_axis.set(tick_interval=0.2, minor_count=5)
    chart.y_axis.set(tick_interval=50, minor_count=5)
    chart.line(sample / 360, value, color=paper["ink"], width=1.5)
    chart.x.range = (0, 2.8)
    chart.y.range = (-150, 300)
    return chart


if __name__ == "__main__":
    chart().save("ecg.png", pixel_ratio=2)
