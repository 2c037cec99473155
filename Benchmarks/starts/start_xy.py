"""A process that draws 100 rows into a PNG file with XY."""

import math
import sys

import xy

x = [index / 10 for index in range(100)]
xy.line_chart(
    xy.line(x, [math.sin(value) for value in x]),
    xy.x_axis(label="x"),
    xy.y_axis(label="y"),
    title="100 rows",
    width=640,
    height=400,
).to_png(sys.argv[1], scale=1)
