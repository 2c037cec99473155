# SPDX-License-Identifier: MIT
"""An admission ticket drawn with pens on a canvas, without axes or data."""

import math

import keisen as ks

FRAME, ORNAMENT, ROSETTE, INK = range(4)


def canvas() -> ks.Canvas:
    """Return the ticket, of 400 x 150 points, transparent around its frame."""
    ticket = ks.Canvas(400, 150, opaque=False, pens=4)
    ticket.set_stroke(FRAME, "#7a1f2b")
    ticket.set_fill(FRAME, "#fff9ec")
    ticket.set_stroke(ORNAMENT, "#b8862b")
    ticket.set_stroke(ROSETTE, "#7a1f2b", alpha=0.35)
    ticket.set_fill(ROSETTE, "#d9a441", alpha=0.1)
    ticket.set_stroke(INK, "#2b2320")
    ticket.rect(FRAME, "both", 2, 8, 8, 384, 134)
    for index in range(25):
        x = 20 + 10.5 * index
        ticket.line(ORNAMENT, 1.25, x, 24, x + 7, 16)
    for index in range(18):
        x = 292 + 5 * index
        ticket.line(ORNAMENT, 1, x, 134, x + 4, 126)
    for index in range(24):
        turn = 2 * math.pi * index / 24
        x, y = 337 + 17 * math.cos(turn), 50 + 17 * math.sin(turn)
        ticket.ellipse(ROSETTE, "both", 0.75, x - 13, y - 13, 26, 26)
    ticket.set_fill(ROSETTE, "#7a1f2b", alpha=0.25)
    for index in range(8):
        ticket.rect(ROSETTE, "fill", 0, 186 + 11 * index, 114, 16, 16)
    ticket.line(FRAME, 1, 20, 70.5, 276, 70.5)
    ticket.text(INK, "入場券", 30, 20, 30)
    ticket.text(INK, "ADMIT ONE", 13, 128, 34)
    ticket.text(INK, "東京こども科学館", 16, 128, 48)
    ticket.text(INK, "2026年11月22日（日）10:00", 18, 20, 78)
    ticket.text(INK, "おとな 1枚 ¥1,200", 14, 20, 110)
    ticket.text(INK, "整理番号", 12, 313, 82)
    ticket.text(INK, "0417", 20, 313, 96)
    return ticket


if __name__ == "__main__":
    canvas().save("ticket.png", pixel_ratio=2)
