# SPDX-License-Identifier: MIT
"""A year of temperatures: the band between the mean night and day, within all that was measured."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def by_month(months: np.ndarray, values: np.ndarray, of: object) -> np.ndarray:
    """Return what `of` makes of the values of each month."""
    return np.array([of(values[months == month]) for month in range(1, 13)])


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = np.array([int(day[5:7]) for day in table["date"]])
    low, high = table["temp_min"], table["temp_max"]
    chart = ks.Chart(
        width,
        height,
        title="Seattle's summer nights are as warm as its April days",
        subtitle="Temperature in °C by month, 2012–2015",
        theme=theme,
    )
    chart.x.scale = ks.scales.Category(MONTHS)
    mean = chart.line(
        MONTHS,
        by_month(months, (low + high) / 2, np.mean),
        color="#d6604d",
        width=2.5,
        interpolation="monotone",
        marker="circle",
        marker_size=7,
        marker_border_width=1.5,
        label="Mean",
    )
    for label, alpha, of in [
        ("All days", 0.15, (np.min, np.max)),
        ("Mean day", 0.3, (np.mean,) * 2),
    ]:
        chart.area(
            MONTHS,
            by_month(months, high, of[1]),
            by_month(months, low, of[0]),
            linked_line=mean,
            alpha=alpha,
            interpolation="monotone",
            label=label,
        )
    chart.remove(mean)
    chart.add(mean)
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("weather_band.png", pixel_ratio=2)
