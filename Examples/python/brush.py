"""Draws points, those outside of a lasso dimmed, and tells which are within: brush.py OUT."""

import sys

import keisen as ks

# Where a hand went on the picture, in points.
LASSO = [(220, 90), (470, 120), (520, 220), (360, 180), (240, 290)]

if len(sys.argv) < 2:
    raise SystemExit("usage: brush.py OUT")
chart = ks.Chart(640, 360, title="What the hand went around")
points = chart.points(None, [float(row * 37 % 61) for row in range(60)], size=12)
points.selection = ks.Selection(chart.select(lasso=LASSO)[points])
print("rows:", *points.selection.rows)
chart.save(sys.argv[1], renderer="cpu")
