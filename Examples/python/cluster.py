"""Draws .npy files that workers of a Dask cluster read: cluster.py OUT DATA [DATA ...].

Only summaries come here, and what a zoom shows below them. With `Client("tcp://scheduler:8786")` the workers
are other machines, to which the files' paths mean the same.
"""

import sys

import keisen as ks


def main() -> None:
    """Draw the files, one behind the other."""
    import numpy as np
    from dask.delayed import delayed
    from distributed import Client

    from keisen.distributed import column

    if len(sys.argv) < 3:
        raise SystemExit("usage: cluster.py OUT DATA [DATA ...]")
    with Client(n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
        pieces = [delayed(np.load)(path, mmap_mode="r") for path in sys.argv[2:]]
        values = column(pieces, client=client)
        chart = ks.Chart(1280, 400, title=f"{len(values):,} rows of {len(pieces)} files")
        chart.line(None, values, color="#1f77b4")
        chart.save(sys.argv[1], renderer="cpu")


# Workers are processes that read this file, too.
if __name__ == "__main__":
    main()
