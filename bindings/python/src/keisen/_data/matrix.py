"""Matrices: two-dimensional values, told to the library as a column and a number of columns."""

from __future__ import annotations

from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import Guarded
from keisen._data.plain import joined

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, TypeAlias

    from numpy.typing import ArrayLike

    from keisen._data.column import Column

    MatrixLike: TypeAlias = "Matrix | ArrayLike | Sequence[Sequence[float | None]]"


class Matrix(Guarded):
    """A column as a matrix: what `Column.reshape` returns, for heat maps and contours.

    Parameters
    ----------
    column : Column
        The values.
    rows, columns : int
        The shape; together as many values as there are.
    order : {"C", "F"}, default "C"
        Whether the values follow each other row by row or column by column.

    Raises
    ------
    InvalidArgumentError
        If there are other numbers of values, or there is no such order.
    """

    __slots__ = ("_column", "_order", "_shape")

    _column: Column
    _shape: tuple[int, int]
    _order: Literal["C", "F"]

    def __init__(
        self, column: Column, rows: int, columns: int, order: Literal["C", "F"] = "C"
    ) -> None:
        from operator import index

        rows, columns = index(rows), index(columns)
        if min(rows, columns) < 0 or rows * columns != len(column):
            wrong = f"shape must hold {len(column)} values, got {rows} x {columns}"
            raise InvalidArgumentError(wrong)
        check_word(order, "order", ("C", "F"))
        self._column, self._shape, self._order = column, (rows, columns), order

    @property
    def column(self) -> Column:
        """The values."""
        return self._column

    @property
    def shape(self) -> tuple[int, int]:
        """Numbers of rows and of columns."""
        return self._shape

    @property
    def order(self) -> Literal["C", "F"]:
        """Whether the values follow each other row by row or column by column."""
        return self._order

    def __repr__(self) -> str:
        """Return shape and order."""
        return f"<Matrix {self.shape[0]} x {self.shape[1]}, order {self.order!r}>"


def flattened(values: Any, name: str) -> tuple[Any, int, int, bool]:  # noqa: ANN401
    """Return the values of a matrix in one dimension.

    Views whose values follow each other at equal distances are not copied, row by row or column by
    column: arrays in C and in Fortran order, also turned around in both directions, and broadcast
    scalars.

    Parameters
    ----------
    values : array_like, shape (m, n)
        Anything with two dimensions, or a column that was given some.
    name : str
        What to call it in an error.

    Returns
    -------
    tuple of object, int, int and bool
        The values; numbers of rows and of columns; whether they follow each other column by column.

    Raises
    ------
    InvalidArgumentError
        If there are not two dimensions, or rows of different lengths.
    """
    from keisen._data.dlpack import readable

    if isinstance(values, Matrix):
        return values.column, *values.shape, values.order == "F"
    if isinstance(values, (list, tuple)):
        return _of_rows(values, name)
    if isinstance(values, memoryview) and values.ndim == 2 and values.c_contiguous:
        view: Any = values
        rows, columns = view.shape
        return view.cast("B").cast(view.format), rows, columns, False
    values = readable(values, name)
    if not hasattr(values, "reshape") and hasattr(values, "__array__"):
        values = values.to_numpy() if hasattr(values, "to_numpy") else values.__array__()
    shape = getattr(values, "shape", None)
    if shape is None:
        raise TypeError(f"{name} must be two-dimensional, got {type(values).__name__}")
    if len(shape) != 2:
        raise InvalidArgumentError(f"{name} must be two-dimensional, got shape {tuple(shape)}")
    rows, columns = int(shape[0]), int(shape[1])
    if rows > 1 and columns > 1 and _follow_by_columns(values):
        return values.T.reshape(-1), rows, columns, True
    return values.reshape(-1), rows, columns, False


def _follow_by_columns(values: Any) -> bool:  # noqa: ANN401
    """Tell whether the values of an array are at equal distances column by column alone."""
    strides = getattr(values, "strides", None)
    if not isinstance(strides, tuple):
        return False
    down, across = strides
    rows, columns = values.shape
    return bool(across == rows * down and down != columns * across)


def _of_rows(rows: Sequence[Any], name: str) -> tuple[object, int, int, bool]:
    columns = 0
    for number, row in enumerate(rows):
        if not hasattr(row, "__len__") or isinstance(row, (str, bytes)):
            wrong = f"{name} must be two-dimensional: {name}[{number}] must be a row, got {row!r}"
            raise InvalidArgumentError(wrong)
        if number and len(row) != columns:
            wrong = (
                f"{name}[{number}] must have {columns} values as the rows before, got {len(row)}"
            )
            raise InvalidArgumentError(wrong)
        columns = len(row)
    return joined(rows, name), len(rows), columns, False
