"""Series laid upon each other."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.named import named_values
from keisen._data.column import adopted, as_column, as_numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, TypeAlias

    from keisen._data.column import Column, ColumnLike
    from keisen._ranges.space import Space

    StackBaseline: TypeAlias = Literal[
        "zero", "sym", "wiggle", "weighted_wiggle", "normalized", "weighted-wiggle"
    ]


def stack_of(
    space: Space,
    x: ColumnLike | None,
    series: Sequence[Any],
    labels: Sequence[str | None] | None,
    baseline: StackBaseline,
) -> tuple[list[str | None], Column | None, list[Column]]:
    """Return what stacked areas are made of.

    Parameters
    ----------
    space : Space
        Where they stand.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension.
    series : sequence
        The series one after the other, or alone a table of them or a mapping by name.
    labels : sequence of str, optional
        Names, from the first on.
    baseline : str
        Where the stack begins.

    Returns
    -------
    tuple
        A name for each series; x, which all share; and the edges, one more than there are series.

    Raises
    ------
    InvalidArgumentError
        If there is no series, they differ in length, or one of them has a name too many.
    """
    columns = list(series)
    names: list[str | None] = []
    named = named_values(columns[0]) if len(columns) == 1 else None
    if named is not None:
        names, columns = list(named), list(named.values())
    elif len(columns) == 1 and _is_table(columns[0]):
        columns = list(columns[0])
    if labels is not None:
        names = list(labels)
    if len(names) > len(columns):
        wrong = f"labels has {len(names)} names, there are {len(columns)} series"
        raise InvalidArgumentError(wrong)
    names += [None] * (len(columns) - len(names))
    natives = [as_numbers(each, f"series {index}")._open for index, each in enumerate(columns)]
    place = None if x is None else as_column(x, "x", space.x)
    return names, place, [adopted(edge) for edge in _keisen.stack(natives, baseline)]


def _is_table(values: Any) -> bool:  # noqa: ANN401
    """Whether values are series themselves, and not numbers."""
    dimensions = getattr(values, "ndim", None)
    if dimensions is not None:
        return bool(dimensions == 2)
    return isinstance(values, (list, tuple)) and any(hasattr(each, "__len__") for each in values)
