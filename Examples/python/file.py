"""Draws a file of float32, of any size: file.py DATA OUT [FIRST COUNT].

The first time the file is read once, and its summary is kept beside it; then it is opened in milliseconds.
"""

import sys

import keisen as ks

if len(sys.argv) not in (3, 5):
    raise SystemExit("usage: file.py DATA OUT [FIRST COUNT]")
samples = ks.Column.from_file(sys.argv[1], "float32")
print(f"{len(samples)} samples, summary {samples.summary_info.origin}")

chart = ks.Chart(1280, 400, title="A recording", x_title="sample")
chart.line(None, samples, color="#1f77b4", width=1.5)
if len(sys.argv) == 5:
    first, count = float(sys.argv[3]), float(sys.argv[4])
    chart.x.range = (first, first + count)
chart.save(sys.argv[2], renderer="cpu")
