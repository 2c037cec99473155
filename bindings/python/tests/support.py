"""What several tests need."""

import os
import struct
import subprocess
import sys
import threading
import zlib

import numpy as np

import keisen as ks


def python(code, *arguments, **environment):
    """Run code in an interpreter of its own; fails on any error and on any word at its end."""
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def bare(width=10, height=10, x=(0, 10), y=(0, 10)):
    """Return a chart of nothing, which its plot fills, over ranges of x and y."""
    chart = ks.Chart.bare(width, height)
    chart.padding = 0
    chart.x.range, chart.y.range = x, y
    return chart


def line_of(values):
    """Return a column of values, and a chart of a line of it that y is fitted to."""
    column = ks.Column(values)
    chart = ks.Chart.bare(20, 20)
    chart.line(None, column)
    chart.y.fit(margins=False)
    return column, chart


def run_together(work, arguments):
    """Call something on several threads at once, each with its own argument."""
    threads = [threading.Thread(target=work, args=(argument,)) for argument in arguments]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def decode_png(data):
    """Decode an 8-bit RGB or RGBA PNG the slow way; returns RGBA and the chunks."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks, at = {}, 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        (crc,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert crc == zlib.crc32(kind + body)
        chunks[kind] = chunks.get(kind, b"") + body
        at += length + 12
    width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert (depth, interlace) == (8, 0)
    channels = {2: 3, 6: 4}[color]
    raw = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8)
    raw = raw.reshape(height, 1 + width * channels).astype(int)
    rows = np.zeros((height + 1, width + 1, channels), int)
    for y in range(height):
        line = raw[y, 1:].reshape(width, channels)
        match raw[y, 0]:
            case 0:
                rows[y + 1, 1:] = line
            case 1:
                rows[y + 1, 1:] = np.cumsum(line, axis=0) % 256
            case 2:
                rows[y + 1, 1:] = (line + rows[y, 1:]) % 256
            case kind:
                for x in range(width):
                    a, b, c = rows[y + 1, x], rows[y, x + 1], rows[y, x]
                    guess = (a + b) // 2 if kind == 3 else paeth(a, b, c)
                    rows[y + 1, x + 1] = (line[x] + guess) % 256
    pixels = np.full((height, width, 4), 255, np.uint8)
    pixels[..., :channels] = rows[1:, 1:]
    return pixels, chunks


def paeth(a, b, c):
    """Predict as PNG's filter 4 does."""
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return np.where((pa <= pb) & (pa <= pc), a, np.where(pb <= pc, b, c))
