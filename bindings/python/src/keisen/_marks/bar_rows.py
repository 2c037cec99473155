"""What people give for the rows of bars."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError
from keisen._data.arithmetic import lengths_of, places_of
from keisen._marks.mark_series import is_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import timedelta
    from typing import Any, TypeAlias

    from numpy import timedelta64

    from keisen._base.color import ColorLike
    from keisen._data.column import Column, ColumnLike
    from keisen._marks.bar_series import BarRowStyle, WidthUnit

    WidthLike: TypeAlias = "float | timedelta | timedelta64 | ColumnLike"


def sets_of(
    heights: Mapping[str, ColumnLike] | Sequence[ColumnLike],
    colors: Sequence[ColorLike] | None,
) -> list[tuple[str | None, ColumnLike, ColorLike | None]]:
    """Return label, values and colour of each set."""
    sets: list[tuple[str | None, ColumnLike]]
    # A table of pandas has items too.
    if hasattr(heights, "items"):
        sets = [(str(label), values) for label, values in heights.items()]
    else:
        sets = [(None, values) for values in heights]
    if colors is not None and len(colors) != len(sets):
        raise InvalidArgumentError(f"there are {len(colors)} colors for {len(sets)} sets")
    return [
        (label, values, None if colors is None else colors[index])
        for index, (label, values) in enumerate(sets)
    ]


def rounded_ends(radius: Any) -> list[BarRowStyle]:  # noqa: ANN401
    """Return the looks of a stack's bars: at no end, at the outer one, at the baseline.

    One that is at both, number 3, has the look of its series.
    """
    is_one = isinstance(radius, str) or not getattr(radius, "shape", hasattr(radius, "__len__"))
    corners = (radius, radius, 0.0, 0.0) if is_one else tuple(radius)
    if len(corners) != 4:
        raise InvalidArgumentError(f"radius must be one number or four, got {radius!r}")
    return [
        {"radius": (0.0, 0.0, 0.0, 0.0)},
        {"radius": (corners[0], corners[1], 0.0, 0.0)},
        {"radius": (0.0, 0.0, corners[2], corners[3])},
    ]


def raised(
    bottom: float | ColumnLike, height: ColumnLike, names: tuple[str, str]
) -> tuple[ColumnLike, ColumnLike]:
    """Return where bars begin and end that are as high as told."""
    import numpy

    base = places_of(bottom, names[0])
    heights = lengths_of(height, names[1], base)
    with numpy.errstate(over="ignore", invalid="ignore"):
        tips = base + heights
    return numpy.broadcast_to(base, tips.shape), tips


def width_of(
    width: Any,  # noqa: ANN401
    position: Column | None,
    unit: WidthUnit,
) -> tuple[float, ColumnLike | None, WidthUnit]:
    """Return the width of all bars, or those of each, and the unit of the former."""
    if is_values(width):
        if _is_timedelta(width):
            width = _in_units(width, position)
        return 0.8, width, unit
    seconds = getattr(width, "total_seconds", None)
    if seconds is not None:
        return seconds() * _per_second(position), None, "data"
    if _is_timedelta(width):
        return float(_in_units(width, position)), None, "data"
    return width, None, unit


def _is_timedelta(width: object) -> bool:
    """Tell whether widths are numpy's lengths of time."""
    return getattr(getattr(width, "dtype", None), "kind", "") == "m"


def _in_units(width: Any, position: Column | None) -> Any:  # noqa: ANN401
    """Return lengths of time in the unit of the positions."""
    import numpy

    unit: Any = _time_unit(position)
    return numpy.asarray(width) / numpy.timedelta64(1, unit)


def _time_unit(position: Column | None) -> str:
    """Return the unit of times, in which a width is told."""
    dtype = "" if position is None else position.dtype
    if not dtype.startswith("datetime64["):
        raise TypeError("a width in time needs times as positions")
    return dtype.removeprefix("datetime64[").removesuffix("]")


def _per_second(position: Column | None) -> int:
    """Return the number of steps in a second of the unit of the positions."""
    return {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[_time_unit(position)]
