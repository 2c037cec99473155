# SPDX-License-Identifier: MIT
"""Two rings around one centre: what is made and what is done within, the sectors of both without."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
GOODS = {
    "manufacturing": "Manufacturing",
    "construction": "Construction",
    "mining_and_logging": "Mining, logging",
}
SERVICES = {
    "trade_transportation_utilties": "Trade, transport",
    "education_and_health_services": "Education, health",
    "government": "Government",
    "professional_and_business_services": "Business",
    "leisure_and_hospitality": "Leisure",
    "financial_activities": "Finance",
    "other_services": "Other",
    "information": "Information",
}


def shades(color: str, count: int, ground: float) -> list[tuple[float, float, float]]:
    """Return a colour and lighter ones of it, or darker ones on a dark ground."""
    base = np.array([int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    return [tuple(base + (ground - base) * 0.6 * step / count) for step in range(count)]


def chart(width: float = 720, height: float = 480, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    last = table[-1]
    goods = [float(last[column]) for column in GOODS]
    services = [float(last[column]) for column in SERVICES]
    chart = ks.Chart(
        width,
        height,
        title="Six of seven jobs are services",
        subtitle="Jobs in the USA, December 2015",
        theme=theme,
    )
    ground = 0.0 if theme == "dark" else 1.0
    chart.pie(
        goods + services,
        [*GOODS.values(), *SERVICES.values()],
        colors=shades("#c8641e", len(goods), ground) + shades("#2f6fc4", len(services), ground),
        inner_radius=0.66,
        start_angle=30,
        label_size=12 if width >= 480 else 9,
    )
    chart.pie(
        [sum(goods), sum(services)],
        ["Goods", "Services"],
        colors=["#c8641e", "#2f6fc4"],
        radius=0.63,
        inner_radius=0.5,
        start_angle=30,
        label_size=12 if width >= 480 else 9,
    )
    return chart


if __name__ == "__main__":
    chart().save("jobs_rings.png", pixel_ratio=2)
