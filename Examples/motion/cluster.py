# SPDX-License-Identifier: MIT
"""A line whose rows are in two other processes beside the same line here, nearer with each frame."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import contact_sheet
import numpy as np
from dask.delayed import delayed
from distributed import Client, LocalCluster

import keisen as ks
from keisen.distributed import column

PIECES, LENGTH, LAST, FRAMES = 12, 500_000, 100, 12


def frames(width: float = 320, height: float = 200, theme: str = "light") -> Iterator[tuple]:
    """Yield the time of each frame and the charts in it."""

    def piece(number: int) -> np.ndarray:
        steps = np.random.default_rng(number).normal(size=LENGTH)
        # Each piece begins and ends at 0.
        walk = np.cumsum(steps - steps.mean())
        return walk.astype("float32")

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client:
        pieces = client.persist([delayed(piece)(number) for number in range(PIECES)])
        # Summaries come from the workers, of blocks of 65,536 rows.
        far = column(pieces, client=client)
        values = np.concatenate([piece(number) for number in range(PIECES)])
        near = ks.Column.from_source(
            lambda first, count: values[first : first + count], len(values), "float32"
        )
        charts = []
        for where, rows in (("two workers", far), ("here", near)):
            chart = ks.Chart(width, height, theme=theme, y_title=where)
            line = chart.line(None, rows, width=1)
            # Heights follow what is in view, which the summary tells.
            heights = ks.Updater(chart.y, [ks.restrictions.Margins(0.08)])
            heights.attach(line, within=chart.x)
            chart.add(heights)
            charts.append(chart)
        for frame in range(FRAMES):
            rows = len(values) * (LAST / len(values)) ** (frame / (FRAMES - 1))
            low = 0.5123 * (len(values) - rows)
            for chart in charts:
                chart.x.range = (low, low + rows)
                chart.title = f"{rows:,.0f} rows"
            yield float(frame), charts


if __name__ == "__main__":
    contact_sheet.save("cluster.png", frames())
