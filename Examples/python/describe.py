"""Print the state of a small chart as JSON: describe.py."""

import json

import keisen as ks

chart = ks.Chart(320, 200, title="Squares")
values = ks.Column([1.0, 4.0, 9.0, 16.0], copy=True)
chart.line(None, values, width=3, label="n * n")
print(json.dumps(chart.describe(), indent=2, ensure_ascii=False))
