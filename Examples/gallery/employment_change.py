# SPDX-License-Identifier: MIT
"""Jobs won and lost in each month: steps from zero, as each number holds for its month."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    chart = ks.Chart(
        width,
        height,
        title="21 months of losses in a row, and 63 of gains later",
        subtitle="Change of jobs in the USA per month, thousands",
        theme=theme,
    )
    chart.area(
        months,
        table["nonfarm_change"],
        interpolation="step_after",
        above="#2c8c6e",
        below="#d1495b",
        alpha=0.75,
        line_width=1.25,
        line_color="#333f4a" if theme == "light" else "#d5dde5",
    )
    return chart


if __name__ == "__main__":
    chart().save("employment_change.png", pixel_ratio=2)
