"""Where rows are: a column of x, or none, and one of y."""

from __future__ import annotations

from keisen._column import as_column
from keisen._zones import take_zone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keisen import _keisen
    from keisen._column import Column, ColumnLike
    from keisen._space import Space


def places(
    space: Space,
    x: ColumnLike | None,
    y: ColumnLike,
) -> tuple[Column | None, Column]:
    """Return the columns of what a caller gave."""
    return None if x is None else as_column(x, "x", space.x), as_column(y, "y", space.y)


def natives(
    columns: tuple[Column | None, Column],
) -> tuple[_keisen.Column | None, _keisen.Column]:
    """Return what the library calls the columns."""
    x, y = columns
    return None if x is None else x._open, y._open


def take_zones(space: Space, columns: tuple[Column | None, Column]) -> None:
    """Give the space's scales the zones of the columns' times."""
    x, y = columns
    if x is not None:
        take_zone(space.x, x._zone)
    take_zone(space.y, y._zone)
