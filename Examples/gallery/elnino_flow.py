# SPDX-License-Identifier: MIT
"""El Niño comes and goes: where the sea off Peru moves from each state, as arrows."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "elnino.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1)
    temperatures = table[:, 1:]
    state = (temperatures - temperatures.mean(axis=0)).ravel()
    trend = state[3:-3] - state[:-6]
    now, later = state[3:-3], state[6:]
    moves = later - now, (later - now) - trend
    step = 0.5
    places = np.round(np.array([now, trend]) / step)
    cells, which = np.unique(places, axis=1, return_inverse=True)
    which = which.ravel()
    counts = np.bincount(which)
    u, v = (np.bincount(which, move) / counts for move in moves)
    enough = counts >= 2
    chart = ks.Chart(
        width,
        height,
        title="El Niño and La Niña both fade",
        subtitle="Where three months lead, 1950 to 2010",
        x_title="Warmer than usual (°C)",
        y_title="Warmer than three months before (°C)",
        theme=theme,
    )
    x, y = cells * step
    chart.quiver(
        x[enough],
        y[enough],
        u[enough],
        v[enough],
        pivot="middle",
        label="Three months",
        key_unit="°C",
    )
    chart.x.range, chart.y.range = (-2.6, 3.9), (-2.6, 2.9)
    chart.legend()
    return chart


if __name__ == "__main__":
    chart().save("elnino_flow.png", pixel_ratio=2)
