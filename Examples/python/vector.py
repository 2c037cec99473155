"""Writes a chart as SVG, for the web, and as PDF, for print: vector.py FOLDER."""

import sys
from pathlib import Path

import keisen as ks

if len(sys.argv) < 2:
    raise SystemExit("usage: vector.py FOLDER")
folder = Path(sys.argv[1])
chart = ks.Chart(480, 300, title="Free fall", x_title="time (s)", y_title="height (m)")
chart.line([t / 10 for t in range(46)], [100 - 4.9 * (t / 10) ** 2 for t in range(46)])
chart.save(folder / "vector.svg")
chart.save(folder / "vector.pdf")
# For a viewer that knows no embedded fonts letters are shapes.
chart.save(folder / "outlines.svg", fonts="outlines")
