# SPDX-License-Identifier: MIT
"""Weekly CO₂ at Mauna Loa: the line stops where 59 weeks have no value."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "co2.csv"


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", skip_header=1, dtype="M8[D],f8", names="week,ppm")
    chart = ks.Chart(
        width,
        height,
        title="Carbon dioxide in the air over Mauna Loa",
        y_title="CO₂ (ppm)",
        caption="Weekly means, 1958–2001. Each year the forests breathe in and out.",
        theme=theme,
    )
    chart.line(table["week"], table["ppm"], width=1.5)
    return chart


if __name__ == "__main__":
    chart().save("co2.png", pixel_ratio=2)
