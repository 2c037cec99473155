"""Draws the weekly CO₂ concentration at Mauna Loa: co2.py DATA OUT [RENDERER]."""

import csv
import sys
from datetime import date
from typing import Any

import keisen as ks

if len(sys.argv) < 3:
    raise SystemExit("usage: co2.py co2.csv OUT [cpu | vulkan]")
years, values = [], []
with open(sys.argv[1], newline="") as file:
    for row in csv.DictReader(file):
        day = date.fromisoformat(row["date"])
        start, end = date(day.year, 1, 1), date(day.year + 1, 1, 1)
        years.append(day.year + (day - start) / (end - start))
        values.append(float(row["co2"] or "nan"))

chart = ks.Chart(
    1280, 720, title="Atmospheric CO₂ at Mauna Loa", x_title="year", y_title="CO₂ (ppm)"
)
chart.y.range = (310, 375)
chart.line(years, values, color="#1f77b4", width=1.5)
renderer: Any = sys.argv[3] if len(sys.argv) > 3 else "cpu"
chart.save(sys.argv[2], pixel_ratio=1, renderer=renderer)
