# SPDX-License-Identifier: MIT
"""Jobs in government by month: each month's number holds until the next one's."""

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
        title="For a summer, counting the nation was a job",
        subtitle="Jobs in government in the United States, millions",
        theme=theme,
    )
    jobs = chart.step(months, table["government"] / 1000, where="post", width=1.5)
    chart.area(
        months,
        table["government"] / 1000,
        21.7,
        interpolation="step_after",
        linked_line=jobs,
        alpha=0.2,
    )
    peak = int(np.argmax(table["government"]))
    chart.text(months[peak], table["government"][peak] / 1000, "Census of 2010", offset=(0, -12))
    chart.y.range = (21.7, 23.1)
    return chart


if __name__ == "__main__":
    chart().save("census_steps.png", pixel_ratio=2)
