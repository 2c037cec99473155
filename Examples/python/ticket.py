# SPDX-License-Identifier: MIT
"""Draws a small ticket on a canvas: ticket.py ticket.png [pixel ratio]."""

import sys

import keisen as ks

if len(sys.argv) < 2:
    raise SystemExit("usage: ticket.py ticket.png [pixel ratio]")
ratio = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0

# A part, drawn once and placed three times.
star = ks.Canvas(24, 24, opaque=False)
star.set_fill(0, 1, 0.8, 0.2, 1)
star.polygon(0, "both", 1, [(12, 2), (18, 21), (2, 9), (22, 9), (6, 21)])
part = star.finish(pixel_ratio=ratio, renderer="cpu")

ticket = ks.Canvas(200, 80, opaque=False, pens=2)
ticket.set_stroke(0, 0.5, 0.1, 0.2, 1)
ticket.set_fill(0, 1, 0.97, 0.9, 1)
ticket.rounded_rect(0, "both", 2, 4, 4, 192, 72, 8)
ticket.line(0, 1, 12, 46, 188, 46)
for place in range(3):
    ticket.draw_image(part, 12 + 28 * place, 50, 24, 24)
ticket.text(1, "整理番号 0417", 20, 12, 14)
ticket.save(sys.argv[1], pixel_ratio=ratio, renderer="cpu")
