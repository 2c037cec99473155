"""Columns: typed sequences of values."""

from __future__ import annotations

from keisen import _keisen
from keisen._errors import InvalidArgumentError
from keisen._object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from numpy import datetime64
    from numpy.typing import ArrayLike, NDArray
    from typing_extensions import Self

    ColumnLike: TypeAlias = "Column | ArrayLike"

_EXACT_UNITS = ("s", "ms", "us", "ns")
_COARSE_UNITS = ("Y", "M", "W", "D", "h", "m")


class Column(Object["_keisen.Column"]):
    """A typed sequence of values.

    Numpy arrays and other buffers of native numbers are borrowed, not copied, whatever their
    strides and alignment, and kept alive for as long as a chart reads them. They must not change
    meanwhile except right before `changed()`. Other values are copied.

    Parameters
    ----------
    values : array_like, shape (n,)
        Numbers or times:

        - arrays and buffers of float32, float64, int8 to int64, uint8 to uint64, and
          datetime64 in s, ms, us or ns: borrowed;
        - float16, bool, longdouble, masked arrays, arrays in the other byte order, and datetime64
          in units from minutes to years: converted, where masked values become gaps;
        - lists, tuples, ranges and other sequences of numbers, and whatever has `__array__`:
          copied. None is a gap.

        NaN, NaT and None are gaps.
    copy : bool, default False
        Whether to copy what could be borrowed.

    Raises
    ------
    InvalidArgumentError
        If the values are not one-dimensional.
    TypeError
        If the values are no numbers or times.

    See Also
    --------
    Column.growing : A column to append to.
    """

    __slots__ = ()

    def __init__(self, values: ArrayLike, *, copy: bool = False) -> None:
        self._native = _native(values, "values", copy)

    @classmethod
    def growing(cls, dtype: object = "float64") -> Self:
        """Make an empty column that grows by `append`.

        Parameters
        ----------
        dtype : str or numpy.dtype, default "float64"
            Type of the values: "float32", "float64", "int8" to "int64", "uint8" to "uint64",
            "datetime64[s]", "datetime64[ms]", "datetime64[us]" or "datetime64[ns]"; or a numpy
            type of that name.

        Returns
        -------
        Column
            A column without values.

        Raises
        ------
        InvalidArgumentError
            If there is no such type.
        """
        column = cls.__new__(cls)
        column._native = _keisen.Column.growing(_type_name(dtype))
        return column

    def append(self, values: ArrayLike) -> None:
        """Append copies of values to a growing column.

        Parameters
        ----------
        values : array_like, shape (n,)
            As for `Column`. They are converted to the type of this column.

        Raises
        ------
        InvalidStateError
            If the column does not grow.
        InvalidArgumentError
            If the values are not one-dimensional, or one of them has no exact counterpart in an
            integer or datetime64 column. Then nothing is appended.
        TypeError
            If the values are no numbers or times.
        """
        plain, unit = _plain(values, "values")
        self._open.append(plain, "values", unit)

    def changed(self, first: int = 0, count: int | None = None) -> None:
        """Say that borrowed values have changed.

        Parameters
        ----------
        first : int, default 0
            Number of the first row that changed.
        count : int, optional
            Number of rows that changed; None for all to the end.

        Raises
        ------
        InvalidArgumentError
            If the rows are not all in the column.
        """
        self._open.changed(first, count)

    @property
    def dtype(self) -> str:
        """Name of the type of the values, such as "float64" or "datetime64[ns]"."""
        return self._open.type

    def __len__(self) -> int:
        """Return the number of values."""
        return self._open.count

    def __repr__(self) -> str:
        """Return type and length."""
        if self.closed:
            return "<Column, closed>"
        return f"<Column of {len(self)} {self.dtype}>"


def as_column(values: ColumnLike, name: str) -> Column:
    """Return values as a column; a column itself is returned as it is.

    Parameters
    ----------
    values : Column or array_like, shape (n,)
        The values.
    name : str
        What to call them in an error.

    Returns
    -------
    Column
        The column.
    """
    if isinstance(values, Column):
        return values
    column = Column.__new__(Column)
    column._native = _native(values, name, False)
    return column


def _native(values: ArrayLike, name: str, copy: bool) -> _keisen.Column:
    if isinstance(values, Column):
        raise TypeError(f"{name} is a Column already")
    plain, unit = _plain(values, name)
    return _keisen.Column(plain, name, unit, copy)


def _plain(values: Any, name: str) -> tuple[object, str]:  # noqa: ANN401
    """Turn what numpy alone understands into what the extension reads.

    The extension reads buffers of numbers and sequences of numbers. Times come as int64 with their
    unit: numpy has no buffer for them.
    """
    if isinstance(values, (list, tuple)):
        return values, ""
    dtype = getattr(values, "dtype", None)
    kind = getattr(dtype, "kind", "")
    if hasattr(values, "__array__") and not hasattr(values, "__array_interface__"):
        # A table's column or a tensor: an array by its own conversion, shared where it can be.
        # Its `dtype`, if it has one, is not numpy's.
        import numpy

        return _plain(numpy.asarray(values), name)
    if hasattr(values, "mask") and hasattr(values, "filled"):
        if kind in "iub":
            values = values.astype("float64")
        return _plain(values.filled(_gap(dtype, name)), name)
    if kind != "M":
        return values, ""
    return _times(values, name)


def _times(values: NDArray[datetime64], name: str) -> tuple[object, str]:
    unit = values.dtype.str.partition("[")[2].rstrip("]")
    if unit in _COARSE_UNITS:
        seconds = values.astype("datetime64[s]")
        back = seconds.astype(values.dtype)
        if (back.view("int64") != values.astype(back.dtype).view("int64")).any():
            raise InvalidArgumentError(f"{name} has times too far away for datetime64[s]")
        values, unit = seconds, "s"
    if unit not in _EXACT_UNITS:
        raise TypeError(f"{name} has dtype {values.dtype}; use datetime64 in s, ms, us or ns")
    if not values.dtype.isnative:
        values = values.astype(values.dtype.newbyteorder("="))
    return values.view("int64"), unit


def _gap(dtype: Any, name: str) -> object:  # noqa: ANN401
    kind = dtype.kind
    if kind in "iubfO":
        return float("nan")
    if kind == "M":
        return dtype.type("NaT")
    raise TypeError(f"{name} has dtype {dtype}, not numbers or times")


def _type_name(dtype: object) -> str:
    if isinstance(dtype, str):
        return dtype
    if dtype is float:
        return "float64"
    if dtype is int:
        return "int64"
    # A numpy.dtype has a `name`, a scalar type such as numpy.float32 a `__name__`.
    name = getattr(dtype, "name", None) or getattr(dtype, "__name__", None)
    if not isinstance(name, str):
        raise TypeError(f"dtype must be a str or a numpy type, got {type(dtype).__name__}")
    return name
