# SPDX-License-Identifier: MIT
"""A histogram as densities, and the curve of a kernel estimate over it."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"


def kernel_density(values: np.ndarray, places: np.ndarray) -> np.ndarray:
    """Return Scott's estimate of the density with normal kernels."""
    width = values.std(ddof=1) * len(values) ** -0.2
    steps = (places[:, None] - values) / width
    return np.exp(-(steps**2) / 2).sum(axis=1) / (len(values) * width * np.sqrt(2 * np.pi))


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    warmest = table["temp_max"]
    chart = ks.Chart(
        width,
        height,
        title="Cool is usual, hot has a long tail",
        subtitle="The day's highest temperature in Seattle" if width >= 480 else None,
        x_title="°C",
        y_title="Density",
        theme=theme,
    )
    chart.hist(warmest, np.arange(-2, 38, 2), density=True, border_width=0.5, label="Days")
    places = np.linspace(-4, 38, 300)
    chart.line(places, kernel_density(warmest, places), width=2, label="Kernel estimate")
    chart.legend("top-right" if width >= 480 else "outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("warm_days.png", pixel_ratio=2)
