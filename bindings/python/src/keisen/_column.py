"""Columns: typed sequences of values."""

from __future__ import annotations

from keisen import _keisen
from keisen._errors import UnsupportedError
from keisen._exchange import exchanged
from keisen._matrix import Matrix
from keisen._names import place_names
from keisen._object import Object
from keisen._plain import Names, plain
from keisen._values import UNITS
from keisen._zones import named_zone, zone_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from typing import Any, Literal, Protocol, TypeAlias

    from numpy.typing import ArrayLike, NDArray
    from typing_extensions import Self

    from keisen._projection import Projection

    class Table(Protocol):
        """A column of a table: pandas, polars, pyarrow and others."""

        def __array__(self) -> NDArray[Any]:
            """Return the values as an array."""

    class ArrowStream(Protocol):
        """A column of Arrow's, in chunks: polars, pyarrow, duckdb and others."""

        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            """Return a capsule of a stream of arrays."""

    class ArrowArray(Protocol):
        """An array of Arrow's."""

        def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
            """Return capsules of a schema and of an array."""

    class Tensor(Protocol):
        """A tensor of torch, jax and others."""

        def __dlpack__(self) -> object:
            """Return a capsule of the tensor."""

        def __dlpack_device__(self) -> tuple[int, int]:
            """Return where its memory is."""

    Exchanged: TypeAlias = "Table | ArrowStream | ArrowArray | Tensor"
    ValuesLike: TypeAlias = "ArrayLike | Exchanged | Sequence[date | None] | Sequence[float | None]"
    NamesLike: TypeAlias = "Sequence[str | None]"
    ColumnLike: TypeAlias = "Column | ValuesLike | NamesLike"


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
          in other units: converted, where masked values become gaps. Units from minutes to years
          become seconds, those below nanoseconds become nanoseconds, exactly or not at all;
        - columns of polars, pyarrow, duckdb and whatever else has `__arrow_c_stream__` or
          `__arrow_c_array__`: numbers and times stay where they are, all chunks of them, where none
          is null; else they are copied. Tensors of torch, jax and others by `__dlpack__`: borrowed.
          Columns of pandas, and what else has `__array__`: borrowed where their memory is numbers
          or times without gaps, else converted. Times in a zone are its instants, and label an axis
          whose scale nobody chose in that zone. Integers with gaps become float64;
        - lists, tuples, ranges and other sequences of numbers: copied;
        - lists and tuples of datetime, date and datetime64: copied, in the finest unit among them,
          that is seconds for dates and microseconds for datetimes. One without a zone is in UTC.

        NaN, NaT, NA and None are gaps.
    copy : bool, default False
        Whether to copy what could be borrowed.

    Raises
    ------
    InvalidArgumentError
        If the values are not one-dimensional, or a time has no exact counterpart.
    TypeError
        If the values are no numbers or times. Names of categories go to a series directly.

    See Also
    --------
    Column.growing : A column to append to.
    Column.ring : A column to append to that keeps the last values.
    """

    __slots__ = ("_zone",)

    # What the times were told in, for a scale that nobody chose.
    _zone: str | None

    def __init__(self, values: ValuesLike, *, copy: bool = False) -> None:
        if isinstance(values, Column):
            raise TypeError("values is a Column already")
        numbers, unit = plain(values, "values") if copy else _exchanged(values, "values")
        if isinstance(numbers, Names):
            raise TypeError("values are names, not numbers or times; give them to a series")
        if isinstance(numbers, _keisen.Column):
            self._native, self._zone = numbers, named_zone(numbers.zone)
            return
        self._native = _keisen.Column(numbers, "values", unit, copy)
        self._zone = zone_of(values)

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
        column._zone = None
        return column

    @classmethod
    def ring(cls, capacity: int, dtype: object = "float64") -> Self:
        """Make an empty column that grows by `append` and keeps the last values alone.

        Rows keep their numbers: when the first are dropped, `first_row` tells where the others begin. A
        line without x goes on counting. The first picture fits a range that was never set, and there it
        stays: to follow the ring, call `Chart.fit` before a picture, or set the range.

        Parameters
        ----------
        capacity : int
            How many values are kept, 1 or more.
        dtype : str or numpy.dtype, default "float64"
            Type of the values, as for `growing`.

        Returns
        -------
        Column
            A column without values.

        Raises
        ------
        InvalidArgumentError
            If there is no such type, or the capacity is not positive.

        Examples
        --------
        >>> import keisen as ks
        >>> column = ks.Column.ring(4)
        >>> column.append([1, 2, 3, 4, 5, 6])
        >>> len(column), column.first_row
        (4, 2)
        """
        column = cls.__new__(cls)
        column._native = _keisen.Column.ring(capacity, _type_name(dtype))
        column._zone = None
        return column

    def append(self, values: ValuesLike) -> None:
        """Append copies of values to a growing column or a ring, which keeps the last ones.

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
        native = self._open
        unit = native.type.removeprefix("datetime64[").removesuffix("]")
        numbers, unit = _numbers(values, "values", unit if unit in UNITS else "")
        native.append(numbers, "values", unit)

    def changed(self, first: int = 0, count: int | None = None) -> None:
        """Say that borrowed values have changed: extents and order are renewed by these rows alone.

        Parameters
        ----------
        first : int, default 0
            Number of the first row that changed, from `first_row` on.
        count : int, optional
            Number of rows that changed; None for all to the end.

        Raises
        ------
        InvalidArgumentError
            If the rows are not all in the column.
        """
        self._open.changed(first, count)

    def reshape(self, rows: int, columns: int, *, order: Literal["C", "F"] = "C") -> Matrix:
        """Return the values as a matrix, for heat maps and contours: without a copy.

        What the column comes to hold - what a kernel computes, say - is what they show.

        Parameters
        ----------
        rows, columns : int
            The shape; together as many values as there are.
        order : {"C", "F"}, default "C"
            Whether the values follow each other row by row or column by column.

        Returns
        -------
        Matrix
            The column and its shape.

        Raises
        ------
        InvalidArgumentError
            If there are other numbers of values, or there is no such order.

        Examples
        --------
        >>> import keisen as ks
        >>> cells = ks.Column([1, 2, 3, 4, 5, 6], copy=True)
        >>> heatmap = ks.Chart(320, 200).heatmap(cells.reshape(2, 3))
        """
        return Matrix(self, rows, columns, order)

    @property
    def first_row(self) -> int:
        """Number of the first row: 0, or of a ring how many values it has dropped."""
        return self._open.first_row

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


def as_column(values: ColumnLike, name: str, projection: Projection) -> Column:
    """Return values as a column; a column itself is returned as it is.

    Parameters
    ----------
    values : Column or array_like, shape (n,)
        The values.
    name : str
        What to call them in an error.
    projection : Projection
        The dimension, whose scale says where names stand.

    Returns
    -------
    Column
        The column.
    """
    if isinstance(values, Column):
        return values
    numbers, unit = _exchanged(values, name)
    if isinstance(numbers, _keisen.Column):
        return _of_arrow(numbers)
    if isinstance(numbers, Names):
        numbers = place_names(projection, numbers, name)
    column = Column.__new__(Column)
    column._native = _keisen.Column(numbers, name, unit, False)
    column._zone = zone_of(values)
    return column


def adopted(native: _keisen.Column, times: Column | None = None) -> Column:
    """Return a column of the library as one of ours.

    Parameters
    ----------
    native : _keisen.Column
        What the library calls it.
    times : Column, optional
        A column whose zone its times are in.

    Returns
    -------
    Column
        The column.
    """
    column = Column.__new__(Column)
    column._native = native
    column._zone = None if times is None else times._zone
    return column


def as_numbers(values: ColumnLike, name: str) -> Column:
    """Return values that have no scale for names as a column; a column itself is returned as it is.

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

    Raises
    ------
    TypeError
        If they are names.
    """
    if isinstance(values, Column):
        return values
    numbers, unit = _exchanged(values, name)
    if isinstance(numbers, _keisen.Column):
        return _of_arrow(numbers)
    if isinstance(numbers, Names):
        raise TypeError(f"{name} are names, not numbers or times")
    column = Column.__new__(Column)
    column._native = _keisen.Column(numbers, name, unit, False)
    column._zone = zone_of(values)
    return column


def _exchanged(values: object, name: str) -> tuple[object, str]:
    """Read values as `plain`, those of Arrow where they are."""
    try:
        found = exchanged(values, name)
    except UnsupportedError as error:
        # numpy may know what to do with it.
        try:
            if hasattr(values, "__array__"):
                return plain(values, name)
        except Exception:
            pass
        raise TypeError(f"{name} can't be read: {error}") from None
    return plain(values, name) if found is None else (found, "")


def _of_arrow(native: _keisen.Column) -> Column:
    column = Column.__new__(Column)
    column._native = native
    column._zone = named_zone(native.zone)
    return column


def _numbers(values: object, name: str, wanted: str = "") -> tuple[object, str]:
    numbers, unit = plain(values, name, wanted)
    if isinstance(numbers, Names):
        raise TypeError(f"{name} are names, not numbers or times; give them to a series")
    return numbers, unit


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
