"""Writes a page that tells a chart in words, in a table and in sound: accessibility.py co2.csv OUT [en | ja]."""

import csv
import io
import sys
import wave
from array import array
from base64 import b64encode
from html import escape
from math import pi, sin
from typing import Any

import numpy as np

import keisen as ks

RATE = 22_050


def sound(score: dict[str, Any]) -> bytes:
    """Play the first series of a sonification: a sine between its points, silence where one is a rest."""
    series = score["series"][0]
    notes = list(zip(series["time"], series["frequency"], strict=True))
    samples, phase, index = array("h"), 0.0, 0
    for sample in range(int(RATE * score["duration"])):
        time = sample / RATE
        while index + 2 < len(notes) and notes[index + 1][0] <= time:
            index += 1
        (start, low), (end, high) = notes[index : index + 2]
        if low is None or high is None or not start <= time <= end:
            samples.append(0)
            continue
        way = (time - start) / (end - start) if end > start else 0
        phase += 2 * pi * low * (high / low) ** way / RATE
        samples.append(int(8_000 * sin(phase)))
    file = io.BytesIO()
    with wave.open(file, "wb") as target:
        target.setnchannels(1)
        target.setsampwidth(2)
        target.setframerate(RATE)
        target.writeframes(samples.tobytes())
    return file.getvalue()


def embedded(kind: str, data: bytes) -> str:
    """Return data as an address of its own."""
    return f"data:{kind};base64,{b64encode(data).decode()}"


if len(sys.argv) < 3:
    raise SystemExit("usage: accessibility.py co2.csv OUT [en | ja]")
with open(sys.argv[1], newline="") as file:
    rows = list(csv.DictReader(file))
language: Any = sys.argv[3] if len(sys.argv) > 3 else "en"
chart = ks.Chart(640, 360, title="CO₂ (Mauna Loa)", y_title="ppm")
chart.language = language
days = np.array([row["date"] for row in rows], "datetime64[D]")
chart.line(days, [float(row["co2"] or "nan") for row in rows], label="CO₂")

page = f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<title>{escape(chart.title or "")}</title>
<figure>
<img src="{embedded("image/png", chart.to_png(renderer="cpu"))}" alt="{escape(chart.alt)}">
<figcaption>{escape(chart.description).replace(chr(10), "<br>")}</figcaption>
</figure>
<audio controls src="{embedded("audio/wav", sound(chart.sonification()))}"></audio>
{chart.data_table(format="html", max_rows=100)}</html>
"""
with open(sys.argv[2], "w", encoding="utf-8") as target:
    target.write(page)
print(chart.description)
