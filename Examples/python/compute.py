"""Draw how often a million samples have each value, counted by a compute shader within the picture.

compute.py KERNELS OUT [RENDERER], where KERNELS is Examples/compute.
"""

import struct
import sys
from pathlib import Path
from typing import Any

import numpy as np

import keisen as ks

LOW, PER_UNIT, BINS = -2.0, 50.0, 200
#: Rows that one group of invocations counts.
ROWS = 16 * 256


def samples(count: int) -> np.ndarray:
    """Two voices that rise and fall, a steady one, and noise; 8000 samples a second."""
    time = np.arange(count) / 8000
    first = np.cumsum(2 * np.pi * (1200 + 700 * np.sin(2 * np.pi * time / 40)) / 8000)
    second = np.cumsum(2 * np.pi * (2400 + 1100 * np.sin(2 * np.pi * time / 62 + 1)) / 8000)
    steady = np.sin(2 * np.pi * 3400 * time)
    noise = np.random.default_rng(1).uniform(-1, 1, count)
    values = np.sin(first) + 0.4 * np.sin(second) + 0.15 * steady + 0.05 * noise
    return values.astype(np.float32)


def count(call: ks.ComputeCall) -> None:
    """Do what the kernel does, where the renderer runs none."""
    values, counts = call.buffers
    low, per_unit = map(np.float32, struct.unpack("ff", call.constants))
    places = (values - low) * per_unit
    inside = places[(places >= 0) & (places < len(counts))]
    counts[:] = np.bincount(inside.astype(int), minlength=len(counts))


if len(sys.argv) < 3:
    raise SystemExit("usage: compute.py KERNELS OUT [RENDERER]")
kernel = Path(sys.argv[1], "histogram.comp.spv").read_bytes()
values = samples(1_000_000)

# A kernel writes into a column that holds a copy, which is as long as what it computes.
counts = ks.Column(np.zeros(BINS, np.uint32), copy=True)
histogram = ks.ComputeHook(
    kernel,
    inputs=[ks.Column(values)],
    outputs=[counts],
    constants=(LOW, PER_UNIT),
    groups=-(-len(values) // ROWS),
    cpu=count,
)

chart = ks.Chart(
    640, 360, title="A million samples", x_title="value", y_title="samples in a bin of 0.02"
)
chart.add(histogram)
chart.bar(LOW + (np.arange(BINS) + 0.5) / PER_UNIT, counts, 1.0)
renderer: Any = sys.argv[3] if len(sys.argv) > 3 else "vulkan"
chart.save(sys.argv[2], renderer=renderer)
