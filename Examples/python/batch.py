"""Draws a small chart for each year of CO₂ at Mauna Loa, all in one call: batch.py DATA FOLDER."""

import csv
import sys
from datetime import date
from pathlib import Path

import keisen as ks

if len(sys.argv) < 3:
    raise SystemExit("usage: batch.py co2.csv FOLDER")
years: dict[int, tuple[list[float], list[float]]] = {}
with open(sys.argv[1], newline="") as file:
    for row in csv.DictReader(file):
        day = date.fromisoformat(row["date"])
        days, values = years.setdefault(day.year, ([], []))
        days.append((day - date(day.year, 1, 1)).days + 1)
        values.append(float(row["co2"] or "nan"))

charts = []
for year, (days, values) in years.items():
    chart = ks.Chart(320, 200, title=f"CO₂ in {year}", x_title="day", y_title="ppm")
    chart.x.range = (0, 366)
    chart.line(days, values, width=1.5)
    charts.append(chart)

files = ks.render_many(charts, renderer="cpu", progress=sys.stderr.isatty())
for year, picture in zip(years, files, strict=True):
    Path(sys.argv[2], f"{year}.png").write_bytes(picture)
print(f"{len(files)} charts")
