# SPDX-License-Identifier: MIT
"""Visitors by the day of the week: names below, values above, the highest bar in orange."""

import keisen as ks

DAYS = ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日"]
VISITORS = [7, 1, 2, 6, 3]
# Points: the picture of a list, of a page, of a slide. Bars, gaps and names adapt.
SIZES = [(240, 180), (480, 320), (960, 540)]


def chart(width: float = 480, height: float = 320, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    chart = ks.Chart(width, height, title="曜日ごとの来館者", y_title="千人", theme=theme)
    chart.bars(DAYS, VISITORS, highlight=True, corner_radius=3)
    return chart


if __name__ == "__main__":
    for width, height in SIZES:
        chart(width, height).save(f"bars-{width}.png", pixel_ratio=2)
