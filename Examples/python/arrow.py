"""Draws the weekly CO₂ concentration at Mauna Loa from an Arrow table: arrow.py DATA OUT.

The columns stay where Arrow has them, in all their chunks; where a week has no value they are copied, with a
gap in its place. polars, duckdb and pandas over pyarrow are read in the same way.
"""

import sys

from pyarrow import csv

import keisen as ks

if len(sys.argv) < 3:
    raise SystemExit("usage: arrow.py co2.csv OUT")
table = csv.read_csv(sys.argv[1], convert_options=csv.ConvertOptions(null_values=[""]))

chart = ks.Chart(1280, 720, title="Atmospheric CO₂ at Mauna Loa", y_title="CO₂ (ppm)")
chart.line(table["date"], table["co2"], color="#1f77b4", width=1.5)
chart.save(sys.argv[2], renderer="cpu")
