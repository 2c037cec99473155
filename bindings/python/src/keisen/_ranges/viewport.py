"""Lengths of a plot, for restrictions."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.object import native_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias
    from weakref import ReferenceType

    from keisen._charts.chart import Chart
    from keisen._data.values import NumberLike

    Side: TypeAlias = 'tuple[Chart, Literal["x", "y"]]'
    ViewportLike: TypeAlias = "NumberLike | Side"
    Kept: TypeAlias = "ReferenceType[Chart] | None"


def side_of(viewport: Any, name: str) -> tuple[object, Kept]:  # noqa: ANN401
    """Return a viewport as the extension takes it, and what to keep of it: no chart."""
    from weakref import ref

    if not isinstance(viewport, (tuple, list)):
        return viewport, None
    if len(viewport) != 2:
        raise InvalidArgumentError(
            f"{name} must be points, or a chart and a dimension, got {len(viewport)} values"
        )
    chart, dimension = viewport
    return (native_of(chart, _keisen.Chart, name), dimension), ref(chart)


def viewport_of(native: _keisen.Restriction, other: bool, kept: Kept) -> float | Side:
    """Return a viewport as it was given; 0 for the side of a chart that has no object any more."""
    viewport: Any = native.viewport(other)
    if not isinstance(viewport, tuple):
        return float(viewport)
    chart = None if kept is None else kept()
    return 0.0 if chart is None else (chart, viewport[1])
