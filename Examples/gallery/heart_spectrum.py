# SPDX-License-Identifier: MIT
"""Which frequencies a heart beats with, and when: a moving spectrum of an electrocardiogram, by a compute shader or on the CPU."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "ecg.csv"
KERNEL = Path(__file__).parents[1] / "compute" / "spectrum.comp.spv"
RATE = 360
WINDOW, BANDS, HOP = 256, 128, 2
# Bands up to 60 Hz; beyond is next to nothing.
SHOWN = 60 * WINDOW // RATE


def transform(call: ks.ComputeCall) -> None:
    """Do what the kernel does."""
    values, weights, _, amplitudes = call.buffers
    scale = np.frombuffer(call.constants, np.float32)[1]
    windows = np.lib.stride_tricks.sliding_window_view(values.astype(float), WINDOW)[::HOP]
    found = np.abs(np.fft.rfft(windows * weights))[:, :BANDS] * scale
    amplitudes[:] = found.ravel()


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    _, value = np.genfromtxt(DATA, delimiter=",", skip_header=1, unpack=True)
    value = (value - value.mean()).astype(np.float32)
    windows = (len(value) - WINDOW) // HOP + 1
    angles = 2 * np.pi * np.arange(WINDOW) / WINDOW
    weights = (0.5 - 0.5 * np.cos(angles)).astype(np.float32)
    turns = np.stack([np.cos(angles), -np.sin(angles)], 1)[:BANDS].astype(np.float32)
    amplitudes = ks.Column(np.zeros(windows * BANDS, np.float32), copy=True)
    chart = ks.Chart(
        width,
        height,
        title="A heart's beat, taken apart",
        x_title="Time (s)",
        y_title="Frequency (Hz)",
        theme=theme,
    )
    chart.add(
        ks.ComputeHook(
            KERNEL.read_bytes(),
            [ks.Column(value), ks.Column(weights), ks.Column(turns.ravel())],
            [amplitudes],
            constants=[HOP, np.float32(2 / weights.sum(dtype=float))],
            groups=windows,
            cpu=transform,
        )
    )
    scale = ks.ColorScale("inferno", 0.5, 50, scale="log")
    chart.heatmap(
        amplitudes.reshape(BANDS, windows, order="F"),
        # The middle of the first window to that of the last.
        (WINDOW / 2 / RATE, (WINDOW / 2 + HOP * windows) / RATE),
        (0, RATE / 2),
        colormap=scale,
        colorbar="amplitude",
    )
    chart.y.range = (0, RATE / 2 * SHOWN / BANDS)
    return chart


if __name__ == "__main__":
    chart().save("heart_spectrum.png", pixel_ratio=2)
