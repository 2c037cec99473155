# SPDX-License-Identifier: MIT
"""A heart's rhythm as an image: where two moments of an electrocardiogram are alike."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "ecg.csv"
RATE = 360


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    values = np.genfromtxt(DATA, delimiter=",", skip_header=1)[:, 1]
    window = 36
    parts = np.lib.stride_tricks.sliding_window_view(values, window)[::3].astype(float)
    squares = (parts**2).sum(axis=1)
    distances = squares[:, None] + squares[None, :] - 2 * parts @ parts.T
    likeness = np.exp(-np.sqrt(np.maximum(distances, 0)) / 250)
    chart = ks.Chart(
        width,
        height,
        title="A heart repeats itself",
        subtitle="Lines show moments that are like each other",
        x_title="Seconds",
        y_title="Seconds",
        theme=theme,
    )
    end = len(parts) * 3 / RATE
    chart.image(likeness if theme != "light" else 1 - likeness, extent=(0, end, end, 0))
    beat = values[:400].argmax() / RATE
    next_beat = (values[400:700].argmax() + 400) / RATE
    chart.arrow((next_beat, beat), (beat, beat), color="#e8710a", width=2)
    ground = "white" if theme == "light" else "black"
    middle = (beat + next_beat) / 2
    chart.text(middle, beat, "one beat", background=ground, bold=True, color="#e8710a")
    return chart


if __name__ == "__main__":
    chart().save("ecg_recurrence.png", pixel_ratio=2)
