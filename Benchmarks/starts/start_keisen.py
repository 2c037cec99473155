"""A process that draws 100 rows into a PNG file with Keisen; no numpy."""

import math
import sys

import keisen as ks

chart = ks.Chart(640, 400, title="100 rows", x_title="x", y_title="y")
x = [index / 10 for index in range(100)]
chart.line(x, [math.sin(value) for value in x])
chart.save(sys.argv[1], pixel_ratio=1, renderer="cpu")
