# SPDX-License-Identifier: MIT
"""Seattle's seasons by the coldest and warmest hour of their days: polygons with holes, from half to nine tenths of the days."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
SEASONS = {
    "Winter": ((12, 1, 2), "#4a7fc1"),
    "Spring": ((3, 4, 5), "#4f9d5d"),
    "Summer": ((6, 7, 8), "#e08a1e"),
    "Autumn": ((9, 10, 11), "#a05a9c"),
}
PARTS = (0.9, 0.5)


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([int(date[5:7]) for date in table["date"]])
    chart = ks.Chart(
        width,
        height,
        title="Spring and autumn share most of their days",
        x_title="Coldest hour (°C)",
        y_title="Warmest hour (°C)",
        theme=theme,
    )
    is_wide = width >= 480
    if is_wide:
        chart.subtitle = "Each ring goes from half of a season's days to nine tenths"
    for name, (of, color) in SEASONS.items():
        days = table[np.isin(months, of)]
        x, y = ellipses(days["temp_min"], days["temp_max"])
        chart.polygons(x, y, color=color, alpha=0.6, border_width=1, border_color=color, label=name)
    chart.x.range = (-7, 20)
    chart.y.range = (-1, 36)
    chart.legend("top-left" if is_wide else "outside-top")
    return chart


def ellipses(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the rings within which parts of points lie, if these are spread normally; NaN ends each."""
    angles = np.arange(120) * (2 * np.pi / 120)
    across, up = np.cos(angles), np.sin(angles)
    wide, high = np.std(x, ddof=1), np.std(y, ddof=1)
    common = np.sum((x - x.mean()) * (y - y.mean())) / (len(x) - 1) / (wide * high)
    rings = []
    for part in PARTS:
        radius = np.sqrt(-2 * np.log(1 - part))
        rings.append(
            (
                radius * wide * across,
                radius * high * (common * across + np.sqrt(1 - common**2) * up),
            )
        )
    gap = [np.nan]
    return (
        np.concatenate([values for ring, _ in rings for values in (x.mean() + ring, gap)]),
        np.concatenate([values for _, ring in rings for values in (y.mean() + ring, gap)]),
    )


if __name__ == "__main__":
    chart().save("season_rings.png", pixel_ratio=2)
