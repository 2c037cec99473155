# SPDX-License-Identifier: MIT
"""Construction jobs with what a reader should see: a span, a rule, an arrow and words."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    jobs = table["construction"] / 1000
    top, foot = jobs.argmax(), jobs.argmin()
    chart = ks.Chart(
        width,
        height,
        title="A decade of building",
        subtitle="Construction jobs in the United States, millions",
        theme=theme,
    )
    recession = (np.datetime64("2007-12"), np.datetime64("2009-06"))
    chart.span(x=recession, color="#80808024", label="Recession", label_place="bottom")
    chart.rule(y=jobs[top], dash=(4, 3), label=f"{months[top].astype(object):%B %Y}")
    chart.line(months, jobs, color="#d95f02", width=2.5)
    chart.arrow((months[foot], jobs[top]), (months[foot], jobs[foot]), color="#7570b3", end_gap=4)
    lost = f"{jobs[top] - jobs[foot]:.1f} million\njobs fewer"
    middle = (jobs[top] + jobs[foot]) / 2
    chart.text(months[foot], middle, lost, anchor=(0, 0.5), offset=(8, 0), bold=True)
    chart.y.range = (5, 8.25)
    return chart


if __name__ == "__main__":
    chart().save("annotated.png", pixel_ratio=2)
