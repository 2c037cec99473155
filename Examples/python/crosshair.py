"""Draws CO₂ at Mauna Loa and its growth, with crosshairs at one week: crosshair.py DATA OUT."""

import csv
import math
import sys
from datetime import date

import keisen as ks

if len(sys.argv) < 3:
    raise SystemExit("usage: crosshair.py co2.csv OUT")
years, values = [], []
with open(sys.argv[1], newline="") as file:
    for row in csv.DictReader(file):
        day = date.fromisoformat(row["date"])
        start, end = date(day.year, 1, 1), date(day.year + 1, 1, 1)
        years.append(day.year + (day - start) / (end - start))
        values.append(float(row["co2"] or "nan"))
growth = [
    value - values[week - 52] if week >= 52 else math.nan for week, value in enumerate(values)
]

# Two charts with one horizontal projection.
x = ks.Projection()
upper = ks.Chart(y_title="CO₂ (ppm)", space=ks.Space(x, ks.Projection()))
lower = ks.Chart(x_title="year", y_title="in a year (ppm)", space=ks.Space(x, ks.Projection()))
upper.line(years, values, label="Mauna Loa")
lower.line(years, growth, label="growth")
figure = ks.Figure(2, 1, width=720, height=480)
figure[0, 0], figure[1, 0] = upper, lower

# Where a mouse would be: the week nearest to it.
found = figure.hit(470, 100, mode="x", within=math.inf)
assert found is not None
_, week = found
for chart in (upper, lower):
    crosshair = ks.Crosshair(chart.space, snap="x", dash=(4, 3))
    tooltip = ks.Tooltip(chart.space, mode="x")
    for part in (crosshair, tooltip):
        part.pointer_values = (week.x, None)
        chart.add(part)
figure.save(sys.argv[2], renderer="cpu")
