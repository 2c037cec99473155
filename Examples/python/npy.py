"""Draws a column of a .npy file, which is not loaded: npy.py DATA COLUMN OUT."""

import sys

import keisen as ks

if len(sys.argv) != 4:
    raise SystemExit("usage: npy.py DATA COLUMN OUT")
values = ks.Column.from_npy(sys.argv[1], column=int(sys.argv[2]))

chart = ks.Chart(1280, 400, title=f"Column {sys.argv[2]} of {len(values):,} rows")
chart.line(None, values, color="#1f77b4")
chart.save(sys.argv[3], renderer="cpu")
