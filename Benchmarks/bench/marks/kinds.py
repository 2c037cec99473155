"""What is drawn: the marks and their arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bench import data

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Arrays = tuple[NDArray[np.generic], ...]

COUNT = 1_000_000
GROUPS = 10


@dataclass(frozen=True)
class Kind:
    """A mark with data."""

    title: str
    arrays: Callable[[int], Arrays]
    moves: bool = True
    """Whether another range of x makes another frame; a pie has none."""


def rng(seed: int = 5) -> np.random.Generator:
    """Return where numbers come from."""
    return np.random.default_rng(seed)


def walk(count: int) -> Arrays:
    """Return a random walk over row numbers."""
    return data.rows(count), data.walk(count)


def with_values(count: int) -> Arrays:
    """Return a random walk, and values for its colours."""
    return (*walk(count), data.walk(count, 2))


def with_styles(count: int) -> Arrays:
    """Return a random walk, and which of two looks a row has."""
    return (*walk(count), rng().integers(0, 2, count).astype(np.int32))


def band(count: int) -> Arrays:
    """Return a random walk and another above it."""
    x, y = walk(count)
    return x, y, y + 20 + np.abs(data.walk(count, 2))


def parts(sets: int) -> Callable[[int], Arrays]:
    """Return what makes x and so many series of positive values, `count` values in all."""

    def arrays(count: int) -> Arrays:
        each = count // sets
        values = (np.abs(data.walk(each, seed)) + 1 for seed in range(1, sets + 1))
        return (data.rows(each), *values)

    return arrays


def noise(count: int) -> Arrays:
    """Return values by randomMarks over row numbers."""
    return data.rows(count), data.noise(count)


def colored_noise(count: int) -> Arrays:
    """Return values by randomMarks, and values for their colours."""
    return (*noise(count), data.walk(count, 2))


def spread(count: int) -> Arrays:
    """Return points of two bells."""
    return data.noise(count, 1), data.noise(count, 2) + 0.5 * data.noise(count, 1)


def positive(count: int) -> Arrays:
    """Return positive values over row numbers."""
    return data.rows(count), rng().gamma(4, 2, count)


def colored(count: int) -> Arrays:
    """Return positive values, and values for their colours."""
    return (*positive(count), data.walk(count, 2))


def errors(count: int) -> Arrays:
    """Return a random walk with errors."""
    return (*walk(count), rng().gamma(4, 2, count))


def prices(count: int) -> Arrays:
    """Return prices that walk: opening, highest, lowest, closing."""
    close = data.walk(count)
    opening = np.concatenate([[0.0], close[:-1]])
    above, below = rng().gamma(2, 0.5, (2, count))
    high, low = np.maximum(opening, close) + above, np.minimum(opening, close) - below
    return data.rows(count), opening, high, low, close


def shuffled_prices(count: int) -> Arrays:
    """Return such prices in no order."""
    order = rng().permutation(count)
    return tuple(each[order] for each in prices(count))


def values(count: int) -> Arrays:
    """Return a bell's values."""
    return (data.noise(count),)


def grouped(count: int) -> Arrays:
    """Return values of ten groups, and the group of each."""
    group = np.arange(count) % GROUPS
    return data.noise(count) * (1 + group / 5) + group, group.astype(np.float64)


def many_groups(count: int) -> Arrays:
    """Return values of groups of a hundred, and the group of each."""
    return data.noise(count), (np.arange(count) // 100).astype(np.float64)


def field(count: int) -> Arrays:
    """Return a smooth field."""
    return (data.hills(round(count**0.5)),)


def picture(count: int) -> Arrays:
    """Return an image of noise."""
    side = round(count**0.5)
    return (rng().integers(0, 256, (side, side, 4)).astype(np.uint8),)


def arrows(count: int) -> Arrays:
    """Return a grid of arrows: places and lengths."""
    side = round(count**0.5)
    x, y = (each.ravel() for each in np.meshgrid(np.arange(side) * 1.0, np.arange(side) * 1.0))
    return x, y, np.cos(y / 90) + np.sin(x / 70), np.sin(x / 80)


def shares(count: int) -> Arrays:
    """Return positive values."""
    return (rng().gamma(0.5, 2, count),)


def days(count: int) -> Arrays:
    """Return days of the same 250 years over and over, and their values."""
    start = np.datetime64("1776-01-01", "D").astype(np.int64)
    day = (start + np.arange(count) % 91_311).astype("datetime64[D]")
    return day, data.walk(count)


def turns(count: int) -> Arrays:
    """Return angles in degrees, which go around a hundred times, and radii."""
    return np.linspace(0, 36_000, count) % 360, 2 + np.abs(data.walk(count)) / 1000


def turn(count: int) -> Arrays:
    """Return angles in degrees, which go around once, and radii."""
    return np.linspace(0, 360, count, endpoint=False), 2 + np.abs(data.walk(count)) / 1000


def hexagons(count: int) -> Arrays:
    """Return corners of hexagons by randomMarks, and which of them belong together."""
    some = count // 6
    x, y = rng().uniform(0, 100, (2, some, 1))
    angle = np.arange(6) * np.pi / 3
    group = np.repeat(np.arange(some), 6).astype(np.int32)
    return (x + 0.1 * np.cos(angle)).ravel(), (y + 0.1 * np.sin(angle)).ravel(), group


KINDS: dict[str, Kind] = {
    "line": Kind("Line", walk),
    "noise": Kind("Line of noise", noise),
    "steps": Kind("Line in steps", walk),
    "separated": Kind("Separate segments", walk),
    "monotone": Kind("Monotone curve", walk),
    "catmull_rom": Kind("Catmull-Rom curve", walk),
    "gradient_line": Kind("Line in colours by value", with_values),
    "gradient_noise": Kind("Noise in colours by value", colored_noise),
    "styled_line": Kind("Line in two styles by row", with_styles),
    "marked_line": Kind("Line with markers", walk),
    "area": Kind("Area to a baseline", walk),
    "band": Kind("Band between two lines", band),
    "stack": Kind("Stack of 4 areas", parts(4)),
    "stream": Kind("Stream of 4 areas", parts(4)),
    "points": Kind("Points of 3 px", walk),
    "density": Kind("Density", spread),
    "bars": Kind("Bars", positive),
    "floating_bars": Kind("Bars between two values", band),
    "colored_bars": Kind("Bars in colours by value", colored),
    "wide_bars": Kind("Bars of 4 px with round tips", positive),
    "turned_bars": Kind("Bars turned by 30 degrees", positive),
    "stacked_bars": Kind("Stack of 4 bars", parts(4)),
    "grouped_bars": Kind("Groups of 4 bars", parts(4)),
    "waterfall": Kind("Waterfall", noise),
    "histogram": Kind("Histogram of 100 bins", values),
    "auto_histogram": Kind("Histogram, bins by numpy's rule", values),
    "error_bars": Kind("Error bars", errors),
    "stems": Kind("Stems with markers", walk),
    "candlesticks": Kind("Candlesticks", prices),
    "shuffled_candlesticks": Kind("Candlesticks in no order", shuffled_prices),
    "boxes": Kind("Box plots of 10 groups", grouped),
    "many_boxes": Kind("Box plots of 10,000 groups", many_groups),
    "violins": Kind("Violins of 10 groups", grouped),
    "strip": Kind("Strips of 10 groups", grouped),
    "swarm": Kind("Swarms of 10 groups", grouped),
    "ecdf": Kind("Empirical distribution", values),
    "hexbin": Kind("Hexagons", spread),
    "hist2d": Kind("2-D histogram, 100 x 100", spread),
    "contours": Kind("Contour lines of a smooth field", field),
    "filled_contours": Kind("Filled contours of a smooth field", field),
    "heatmap": Kind("Heat map", field),
    "image": Kind("Image of 1,000 x 1,000", picture),
    "arrows": Kind("Arrows", arrows),
    "long_arrows": Kind("Arrows of 5 px", arrows),
    "treemap": Kind("Treemap", shares, moves=False),
    "calendar": Kind("Calendar of 250 years", days, moves=False),
    "polygons": Kind("Polygons of 6 corners, 10⁶ in all", hexagons),
    "pie": Kind("Pie", shares, moves=False),
    "polar_line": Kind("Line on a disc", turns, moves=False),
    "polar_points": Kind("Points on a disc", turns, moves=False),
    "polar_area": Kind("Area on a disc", turn, moves=False),
    "sectors": Kind("Sectors of a disc", turn, moves=False),
}
"""Every mark, in the order of the table."""
