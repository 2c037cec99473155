# SPDX-License-Identifier: MIT
"""Two weeks of trading on an axis without nights and weekends."""

import numpy as np

import keisen as ks


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    minutes = np.arange("2026-06-01", "2026-06-13", dtype="M8[m]")
    weekday = np.is_busday(minutes.astype("M8[D]"))
    clock = (minutes - minutes.astype("M8[D]")).astype(int)
    # New York trades from 9:30 to 16:00, which is from 13:30 to 20:00 UTC in summer.
    minutes = minutes[weekday & (clock >= 13 * 60 + 30) & (clock < 20 * 60)]
    price = 100 * np.exp(np.cumsum(np.random.default_rng(7).normal(0, 0.0006, len(minutes))))
    chart = ks.Chart(
        width, height, title="Open hours only", y_title="Price (US$, made up)", theme=theme
    )
    chart.x.scale = ks.scales.Time(
        zone="America/New_York", closed_weekdays=("saturday", "sunday"), open_hours=(9.5, 16)
    )
    chart.line(minutes, price, width=1.5)
    chart.y.nice()
    return chart


if __name__ == "__main__":
    chart().save("business_hours.png", pixel_ratio=2)
