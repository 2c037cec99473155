# SPDX-License-Identifier: MIT
"""How often Seattle is how warm, counted within the frame: by a compute shader, or by a function on the CPU."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
KERNEL = Path(__file__).parents[1] / "compute" / "histogram.comp.spv"
LOW, HIGH = -2, 36
GROUP = 4096


def count(call: ks.ComputeCall) -> None:
    """Do what the kernel does."""
    values, counts = call.buffers
    low, scale = np.frombuffer(call.constants, np.float32)
    places = (values - low) * scale
    inside = places[(places >= 0) & (places < len(counts))].astype(int)
    counts += np.bincount(inside, minlength=len(counts)).astype(np.uint32)


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    warmth = table["temp_max"].astype(np.float32)
    edges = np.arange(LOW, HIGH + 1)
    counts = ks.Column(np.zeros(len(edges) - 1, np.uint32), copy=True)
    chart = ks.Chart(
        width,
        height,
        title="Ten degrees, or seventeen, or a summer's day",
        subtitle="Days of 2012 to 2015 by their warmest hour in Seattle",
        x_title="Temperature (°C)",
        y_title="Days",
        theme=theme,
    )
    chart.add(
        ks.ComputeHook(
            KERNEL.read_bytes(),
            [ks.Column(warmth)],
            [counts],
            constants=[float(LOW), 1.0],
            groups=-(-len(warmth) // GROUP),
            cpu=count,
        )
    )
    chart.bar(edges[:-1], counts, end=edges[1:], color="#d6604d")
    chart.y.range = (0, 105)
    return chart


if __name__ == "__main__":
    chart().save("counted_warmth.png", pixel_ratio=2)
