"""What users of matplotlib say of steps and of what is filled."""

from __future__ import annotations

from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Literal, TypeAlias

    from keisen._data.column import ColumnLike
    from keisen._marks.line_series import LineInterpolation

    Step: TypeAlias = Literal["pre", "mid", "post"]

_STEPS: dict[str, LineInterpolation] = {
    "pre": "step_before",
    "mid": "step_middle",
    "post": "step_after",
}


def step_interpolation(where: Step) -> LineInterpolation:
    """Return how a line of steps goes from row to row.

    Parameters
    ----------
    where : {"pre", "mid", "post"}
        Where a row's value holds.

    Returns
    -------
    str
        The name that `LineSeries` has for it.

    Raises
    ------
    InvalidArgumentError
        If it is none of these.
    """
    check_word(where, "steps", _STEPS)
    return _STEPS[where]


def masked(values: Any, where: Iterable[object]) -> ColumnLike:  # noqa: ANN401
    """Return a copy of numbers that has gaps beside pairs of rows that are both wanted.

    Parameters
    ----------
    values : array_like, shape (n,)
        Numbers.
    where : iterable of bool, length n
        Which are wanted.

    Returns
    -------
    array_like, shape (n,)
        The copy.

    Raises
    ------
    InvalidArgumentError
        If there are not as many of both.
    """
    if hasattr(where, "__array__") and hasattr(values, "__array__"):
        import numpy as np

        numbers, mask = np.asarray(values, "float64"), np.asarray(where, "bool")
        if numbers.shape != mask.shape:
            raise InvalidArgumentError(f"where has {len(mask)} rows, y1 has {len(numbers)}")
        both = mask[1:] & mask[:-1]
        paired = np.zeros(len(mask), "bool")
        paired[1:] |= both
        paired[:-1] |= both
        return np.where(paired, numbers, np.nan)
    from itertools import zip_longest

    missing: Any = object()
    rows: list[tuple[float, bool]] = []
    for value, wanted in zip_longest(values, where, fillvalue=missing):
        if value is missing or wanted is missing:
            longer = "where" if value is missing else "y1"
            raise InvalidArgumentError(
                f"{longer} has more than {len(rows)} rows, the other has not"
            )
        rows.append((value, bool(wanted)))
    # A row that is wanted but has no neighbour that is, is an end of nothing.
    before = [False] + [wanted for _, wanted in rows]
    after = [wanted for _, wanted in rows[1:]] + [False]
    return [
        value if wanted and (earlier or later) else None
        for (value, wanted), earlier, later in zip(rows, before, after, strict=False)
    ]
