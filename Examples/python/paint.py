"""Marks a peak with a translucent brush and moves the view; the mark stays on it: paint.py OUT."""

import sys

import keisen as ks

if len(sys.argv) < 2:
    raise SystemExit("usage: paint.py OUT")
chart = ks.Chart(640, 360)
chart.line(None, [3.0, 5, 4, 6, 7, 2])
chart.x.range = (0, 5)
chart.y.range = (0, 8)

_, _, width, height = chart.plot
paint = ks.Paint(width / height, view_size=(width, height), color="#ff404080", diameter=16)
chart.paint(paint, anchored=True)

middle, top = 0.8 * width, 0.125 * height
paint.stroke_begin(middle - 40, top)
for x, y in [(0, -25), (40, 0), (0, 25), (-40, 0)]:
    paint.stroke_move(middle + x, top + y)
paint.stroke_end()
paint.stroke_begin(10, 10)
paint.stroke_end()
paint.undo()

chart.x.range = (2, 7)
chart.save(sys.argv[1], renderer="cpu")
