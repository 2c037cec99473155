"""Draws hours of daylight on a scale and in colours of one's own: scales.py OUT."""

import math
import sys

import numpy as np

import keisen as ks


def sunlight(day: float, latitude: float) -> float:
    """Return the hours between sunrise and sunset, by the sun's declination."""
    declination = math.radians(23.44) * math.sin(2 * math.pi * (day - 81) / 365)
    cosine = -math.tan(math.radians(latitude)) * math.tan(declination)
    return 24 / math.pi * math.acos(max(-1, min(1, cosine)))


def mercator(latitudes: np.ndarray) -> list[float]:
    """Return how far from the equator a map has latitudes."""
    return [math.log(math.tan(math.pi / 4 + math.radians(each) / 2)) for each in latitudes]


def latitude(places: np.ndarray) -> list[float]:
    """Return the latitudes there."""
    return [math.degrees(2 * math.atan(math.exp(each)) - math.pi / 2) for each in places]


def sky(fraction: float) -> tuple[float, float, float]:
    """Return night to day: dark blue to yellow."""
    return fraction, 0.1 + 0.8 * fraction * fraction, 0.4 - 0.2 * fraction


if len(sys.argv) < 2:
    raise SystemExit("usage: scales.py OUT")
chart = ks.Chart(640, 400, title="Hours of daylight", x_title="day of the year")
chart.y.scale = ks.scales.Custom(
    mercator, latitude, domain=(-85, 85), label="Mercator", ticks=range(-80, 81, 20)
)
hours = [[sunlight(5 * x + 2.5, 4 * y - 78) for x in range(73)] for y in range(40)]
heatmap = chart.heatmap(
    np.array(hours), x=(0, 365), y=(-80, 80), colormap=ks.ColorScale(sky, 0, 24)
)
chart.add(ks.ColorBar(heatmap.color_scale, title="hours"))
chart.save(sys.argv[1], renderer="cpu")
