# SPDX-License-Identifier: MIT
"""Every day of rain as a marker beside its month's box: what a box tells, and what it leaves out."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    table, months = table[table["precipitation"] > 0], days[table["precipitation"] > 0]
    months = np.array(MONTHS)[months.astype("M8[M]").astype(int) % 12]
    chart = ks.Chart(
        width,
        height,
        title="In summer rain is rarer, and lighter",
        subtitle="Every day with rain in Seattle, 2012–2015, on a logarithmic scale",
        y_title="Rain (mm)",
        theme=theme,
    )
    chart.x.scale = ks.scales.Category(MONTHS)
    chart.y.scale = "log"
    rain = table["precipitation"]
    chart.strip(rain, months, size=4, width=0.7, alpha=0.55, color="#4393c3", label="A day")
    ink = "#e8e8e8" if theme == "dark" else "#202428"
    chart.boxplot(
        rain, months, show_outliers=False, alpha=0, line_color=ink, widths=0.7, label="Its month"
    )
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("strip_over_boxes.png", pixel_ratio=2)
