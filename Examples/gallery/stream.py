# SPDX-License-Identifier: MIT
"""Two streams of samples in columns that grow; the newest half is in view."""

import numpy as np

import keisen as ks


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    random = np.random.default_rng(3)
    chart = ks.Chart(width, height, title="Two streams", x_title="Sample", theme=theme)
    streams = [(ks.Column.growing("float32"), mean) for mean in (1, -1)]
    for column, mean in streams:
        chart.line(None, column, label=f"around {mean:+}".replace("-", "−"), width=1.5)
    for _ in range(16):
        for column, mean in streams:
            column.append(random.normal(mean, 0.5, 32))
    count = len(streams[0][0])
    chart.x.range = (count / 2, count)
    chart.y.range = (-3, 3)
    chart.legend("outside-top")
    return chart


if __name__ == "__main__":
    chart().save("stream.png", pixel_ratio=2)
