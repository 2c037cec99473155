# SPDX-License-Identifier: MIT
"""Seattle's warmest hours, smoothed within the frame: by three compute shaders, or by a function on the CPU."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "seattle-weather.csv"
KERNELS = Path(__file__).parents[1] / "compute"
BLOCK = 4096
ALPHA = np.float32(0.05)


def smooth(call: ks.ComputeCall) -> None:
    """Do what all three kernels do together."""
    values, _, smoothed = call.buffers
    value = values[0]
    for row, new in enumerate(values):
        value += ALPHA * (new - value)
        smoothed[row] = value


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    days = np.array([date.replace("/", "-") for date in table["date"]], "M8[D]")
    warmth = table["temp_max"].astype(np.float32)
    blocks = -(-len(warmth) // BLOCK)
    values = ks.Column(warmth)
    maps = ks.Column(np.zeros(2 * blocks, np.float32), copy=True)
    starts = ks.Column(np.zeros(blocks, np.float32), copy=True)
    smoothed = ks.Column(np.zeros(len(warmth), np.float32), copy=True)
    chart = ks.Chart(
        width,
        height,
        title="What three weeks remember of the warmth",
        subtitle="Warmest hour of each day in Seattle, and its exponential mean"
        if width >= 480
        else None,
        y_title="Temperature (°C)",
        theme=theme,
    )
    for name, inputs, output, constants, groups, cpu in (
        ("blocks", [values], maps, ALPHA, blocks, lambda call: None),
        ("starts", [maps], starts, b"", 1, lambda call: None),
        ("rows", [values, starts], smoothed, ALPHA, blocks, smooth),
    ):
        kernel = (KERNELS / f"smooth_{name}.comp.spv").read_bytes()
        chart.add(
            ks.ComputeHook(kernel, inputs, [output], constants=constants, groups=groups, cpu=cpu)
        )
    chart.line(days, values, color="#f4a58280", width=1, label="Warmest hour")
    chart.line(days, smoothed, color="#b2182b", width=2.5, label="Smoothed")
    chart.legend("outside-bottom")
    return chart


if __name__ == "__main__":
    chart().save("smoothed_warmth.png", pixel_ratio=2)
