"""Outlines of lines and curves, and lists of points, as the extension takes them."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError
from keisen._ranges.position import pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterable
    from typing import Any, TypeAlias

    PathStep: TypeAlias = "tuple[Any, ...]"

_STEPS = {"move": (0, 2), "line": (1, 2), "quadratic": (2, 4), "cubic": (3, 6), "close": (4, 0)}


def steps_of(steps: Iterable[PathStep]) -> tuple[bytes, array[float]]:
    """Return the steps along an outline as bytes, and their points as doubles."""
    from array import array

    verbs, numbers = bytearray(), array("d")
    for index, (name, *places) in enumerate(steps):
        verb, count = _STEPS.get(name, (-1, 0))
        if verb < 0:
            wrong = f"step {index} must be one of {', '.join(map(repr, _STEPS))}, got {name!r}"
            raise InvalidArgumentError(wrong)
        if len(places) != count:
            wrong = f"step {index} ({name!r}) must have {count} numbers, got {len(places)}"
            raise InvalidArgumentError(wrong)
        verbs.append(verb)
        numbers.extend(places)
    return bytes(verbs), numbers


def points_of(points: Any) -> Any:  # noqa: ANN401
    """Return points as doubles, one behind the other."""
    if hasattr(points, "__array_interface__") or hasattr(points, "__array__"):
        from numpy import ascontiguousarray, float64

        array = ascontiguousarray(points, float64)
        if array.ndim != 2 or array.shape[1] != 2:
            raise InvalidArgumentError(f"points must have shape (n, 2), got {array.shape}")
        return array
    from array import array as doubles

    numbers = doubles("d")
    if not hasattr(points, "__iter__"):
        wrong = type(points).__name__
        raise TypeError(f"points must be an array or an iterable of pairs, got {wrong}")
    for index, point in enumerate(points):
        numbers.extend(pair(point, f"point {index}"))  # type: ignore[arg-type]
    return numbers
