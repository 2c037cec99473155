# SPDX-License-Identifier: MIT
"""Bars with a look for each class of rows: one winter's rain, day by day."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
LIMITS = (5, 20)
RADII = (0, 2, 3)
# The more rain, the farther from the background.
COLORS = {
    "light": ("#9ecae1", "#4292c6", "#08519c"),
    "dark": ("#31689b", "#5ea7da", "#c6e2f5"),
}


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.char.replace(table["date"], "/", "-").astype("M8[D]")
    winter = (days >= np.datetime64("2012-10-10")) & (days < np.datetime64("2013-01-10"))
    days, rain = days[winter], table["precipitation"][winter]
    dry = int((rain == 0).sum())
    chart = ks.Chart(
        width,
        height,
        title="The rain sets in on 12 October",
        subtitle=f"Seattle, autumn 2012: {dry} dry days of {len(days)}",
        y_title="Rain (mm)",
        theme=theme,
    )
    colors = COLORS["dark" if theme == "dark" else "light"]
    styles = [
        {"color": color, "radius": radius} for color, radius in zip(colors, RADII, strict=True)
    ]
    chart.bar(days, rain, styles=styles, style_index=np.digitize(rain, LIMITS))
    for limit in LIMITS:
        chart.rule(y=limit, color="#80808060")
    return chart


if __name__ == "__main__":
    chart().save("wet_days.png", pixel_ratio=2)
