# SPDX-License-Identifier: MIT
"""Jobs of six sectors through the recession of 2008, a chart each over the same months and the same scale."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "us-employment.csv"
SECTORS = {
    "education_and_health_services": "Care",
    "government": "Government",
    "professional_and_business_services": "Business",
    "retail_trade": "Retail",
    "manufacturing": "Factories",
    "construction": "Building",
}
BEFORE = np.datetime64("2007-12")


def draw(chart: ks.Chart, rows: dict[str, np.ndarray]) -> None:
    """Show the rows of a sector."""
    chart.span(x=(BEFORE, np.datetime64("2009-06")), color="#80808024")
    chart.rule(y=100, color="#80808080", width=1)
    chart.line(rows["month"], rows["jobs"], width=2)


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Figure:
    """Return the figure."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    months = table["month"].astype("M8[D]")
    before = months.astype("M8[M]") == BEFORE
    data = {
        "sector": np.repeat(list(SECTORS.values()), len(months)),
        "month": np.tile(months, len(SECTORS)),
        "jobs": np.concatenate([table[name] / table[name][before] * 100 for name in SECTORS]),
    }
    return ks.facets(
        data,
        "sector",
        draw,
        columns=3,
        width=width,
        height=height,
        title="Who lost work, and who never did",
        subtitle="Jobs in the USA, December 2007 = 100" if width >= 480 else None,
        theme=theme,
    )


if __name__ == "__main__":
    chart().save("employment_facets.png", pixel_ratio=2)
