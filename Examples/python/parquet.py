"""Draws two columns of a Parquet file, a row group at a time: parquet.py DATA X Y OUT.

pyarrow reads the file. Its columns are never in memory as a whole, and their summaries are kept beside it.
"""

import sys

import keisen as ks

if len(sys.argv) != 5:
    raise SystemExit("usage: parquet.py DATA X Y OUT")
data, x, y, out = sys.argv[1:]
chart = ks.Chart(1280, 400, title=y, x_title=x)
chart.line(ks.Column.from_parquet(data, x), ks.Column.from_parquet(data, y), color="#1f77b4")
chart.save(out, renderer="cpu")
