"""Columns: typed sequences of values."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import UnsupportedError
from keisen._base.object import Object
from keisen._data.matrix import Matrix
from keisen._data.names import place_names
from keisen._data.plain import Names, plain
from keisen._data.row_source import (
    Listener,
    SummaryInfo,
    file_column,
    npy_column,
    parquet_column,
    source_column,
)
from keisen._data.values import UNITS, is_time
from keisen._data.zones import named_zone, zone_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from typing import Any, Literal, Protocol, TypeAlias

    from numpy.typing import ArrayLike, NDArray
    from typing_extensions import Self

    from keisen._data.row_source import Path, Progress, ReadRows, SummarizeRows
    from keisen._data.values import ValueLike
    from keisen._ranges.projection import Projection

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

    @classmethod
    def from_file(
        cls,
        path: Path,
        dtype: object = "float64",
        *,
        offset: int = 0,
        count: int | None = None,
        stride: int | None = None,
        byte_order: Literal["native", "little", "big"] = "native",
        summary: bool | Path = True,
        progress: Progress = False,
    ) -> Self:
        """Make a column of the numbers in a file, of any size: they are read when they are needed.

        The first time all of the file is read once, and a summary of it is kept; from then on it is
        opened in milliseconds as long as the file has the size and date that it had then. The file is
        read in blocks and never mapped. A summary that was damaged and is made anew, or can't be saved, is
        told by a `KeisenWarning`, and so is a stale one. Pictures of many rows are drawn from the summary, to the bound
        that frame records tell; rows are read where so few are in view that it would show. The file must
        stay as it is: where it has become shorter, what needs rows that are gone raises `FileError`.

        Parameters
        ----------
        path : str or path-like
            Path of a regular file.
        dtype : str or numpy.dtype, default "float64"
            Type of the values, as for `growing`.
        offset : int, default 0
            Bytes in front of the first value.
        count : int, optional
            Number of values; None for all up to the end of the file.
        stride : int, optional
            Bytes from one value to the next; None for the size of one.
        byte_order : {"native", "little", "big"}, default "native"
            The order of the bytes of a value.
        summary : bool, str or path-like, default True
            Whether the summary is kept beside the file, as `path` with the type and `.keisen-summary`
            behind it - else in memory alone -, or the path of the file that keeps it. It has 4.7 % of the bytes of floats.
        progress : bool or callable, default False
            Whether to show a bar on the standard error while rows are read for the summary; or a function
            of the number of rows that are read and of all, called on this thread. Where it returns what is
            false, but None, the work ends; so it does where it raises.

        Returns
        -------
        Column
            A column that doesn't grow.

        Raises
        ------
        InvalidArgumentError
            If the file has fewer values than `count` or is no whole number of them, or an option is not
            allowed.
        FileError
            If the file can't be read.
        CancelledError
            If `progress` asked to end.
        """
        return cls._on_demand(
            file_column(
                path, _type_name(dtype), offset, count, stride, byte_order, summary, progress
            )
        )

    @classmethod
    def from_npy(
        cls,
        path: Path,
        *,
        column: int = 0,
        summary: bool | Path = True,
        progress: Progress = False,
    ) -> Self:
        """Make a column of a `.npy` file of numpy's, as `from_file` does of other files.

        Parameters
        ----------
        path : str or path-like
            Path of a file of an array of one dimension, or of two.
        column : int, default 0
            Which column of an array of two dimensions.
        summary : bool, str or path-like, default True
            As for `from_file`; beside the file it is that of one column.
        progress : bool or callable, default False
            As for `from_file`.

        Returns
        -------
        Column
            A column that doesn't grow.

        Raises
        ------
        InvalidArgumentError
            If it is no such file, is damaged or shorter than it says, or has no such column.
        UnsupportedError
            If it holds records, or values of a type that a column can't have.
        FileError
            If the file can't be read.
        CancelledError
            If `progress` asked to end.
        """
        return cls._on_demand(npy_column(path, column, summary, progress))

    @classmethod
    def from_parquet(
        cls,
        path: Path,
        column: str,
        *,
        summary: bool | Path = True,
        progress: Progress = False,
    ) -> Self:
        """Make a column of a column of a Parquet file, which pyarrow reads: a row group at a time.

        All else is as of `from_file`. Four row groups are held in memory at most, besides the rows that
        were read last. Integers become float64 where some are null, or the file doesn't say that none is.

        Parameters
        ----------
        path : str or path-like
            Path of a file.
        column : str
            Name of the column; dots lead into structs.
        summary : bool, str or path-like, default True
            As for `from_file`; beside the file its name has that of the column.
        progress : bool or callable, default False
            As for `from_file`.

        Returns
        -------
        Column
            A column that doesn't grow.

        Raises
        ------
        InvalidArgumentError
            If there is no such column.
        UnsupportedError
            If it holds no numbers or times.
        ImportError
            If pyarrow is not installed. Where it can't read the file it raises an error of its own.
        CancelledError
            If `progress` asked to end.
        """
        native, zone = parquet_column(path, column, summary, progress)
        made = cls._on_demand(native)
        made._zone = zone
        return made

    @classmethod
    def from_source(
        cls,
        read: ReadRows,
        count: int,
        dtype: object = "float64",
        *,
        summarize: SummarizeRows | None = None,
        summary: bytes | None = None,
        summary_path: Path | None = None,
        identity: str | None = None,
        rows_per_read: int = 262144,
        cache_bytes: int = 1 << 26,
        progress: Progress = False,
    ) -> Self:
        """Make a column of rows that a function hands out when they are needed.

        All else is as of `from_file`. Functions are called by several threads, also while others wait for
        them, with the same rows more than once; they must not ask anything of what shows the column.

        Parameters
        ----------
        read : callable
            Gets the number of a first row and how many; returns their values, as for `Column`.
        count : int
            Number of rows.
        dtype : str or numpy.dtype, default "float64"
            Type of the values, as for `growing`.
        summarize : callable, optional
            Gets rows of a block, the number of a first block and how many; returns a summary of their
            rows, as `Column.summarize` and `join_summaries` make it, or None to have the rows read.
        summary : bytes, optional
            A summary of all rows. None takes that at `summary_path`, or else reads all rows.
        summary_path : str or path-like, optional
            Path of a file that keeps the summary from one process to the next.
        identity : str, optional
            One line that changes when the rows do; needed with `summary_path`.
        rows_per_read : int, default 262144
            Rows that are read at a time.
        cache_bytes : int, default 2**26
            Bytes of rows that were read which are kept.
        progress : bool or callable, default False
            As for `from_file`.

        Returns
        -------
        Column
            A column that doesn't grow.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, or the summary is of other rows or damaged.
        CallbackError
            If a function raises: that exception is its cause. So does whatever needs rows later.
        CancelledError
            If `progress` asked to end.

        Examples
        --------
        >>> import keisen as ks
        >>> column = ks.Column.from_source(lambda first, count: range(first, first + count), 1000, "int32")
        >>> line = ks.Chart(320, 200).line(column)
        >>> len(column)
        1000
        """
        return cls._on_demand(
            source_column(
                read,
                count,
                _type_name(dtype),
                summarize,
                summary,
                summary_path,
                identity,
                rows_per_read,
                cache_bytes,
                progress,
            )
        )

    @classmethod
    def _on_demand(cls, native: _keisen.Column) -> Self:
        column = cls.__new__(cls)
        column._native = native
        column._zone = None
        return column

    def summarize(
        self, first: int = 0, *, rows_per_block: int = 64, progress: Progress = False
    ) -> bytes:
        """Return a summary of the rows: the bounds of blocks, and where they go up and down.

        Runs of the rows of one large column are summarised apart, on other machines too;
        `join_summaries` makes one of them, which `from_source` takes.

        Parameters
        ----------
        first : int, default 0
            The number of the first row in the large column.
        rows_per_block : int, default 64
            Rows of a block: 64, 256, 1,024, ... up to 2^60.
        progress : bool or callable, default False
            As for `from_file`.

        Returns
        -------
        bytes
            The summary: the same for the same rows on each machine.

        Raises
        ------
        InvalidArgumentError
            For any other number of rows of a block.
        CancelledError
            If `progress` asked to end.
        """
        with Listener(progress) as bar:
            return self._open.summarize(first, rows_per_block, bar)

    @property
    def summary_info(self) -> SummaryInfo:
        """How a column that reads its rows when they are needed came to its summary."""
        return SummaryInfo._of(*self._open.summary_info)

    def append(self, values: ValuesLike | ValueLike) -> None:
        """Append copies of values to a growing column or a ring, which keeps the last ones.

        Parameters
        ----------
        values : array_like, shape (n,), or one value
            As for `Column`; a number or a time alone is one value. They are converted to the type of
            this column.

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
        is_one = isinstance(values, (int, float)) or getattr(values, "shape", None) == ()
        if is_one or is_time(values):
            values = [values]  # type: ignore[assignment]
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
        """Return the number of values; for what a picture calls, that of those it is made of."""
        return self._open.count

    def __repr__(self) -> str:
        """Return type and length."""
        if self.closed:
            return "<Column, closed>"
        return f"<Column of {len(self)} {self.dtype}>"


def as_column(
    values: ColumnLike, name: str, projection: Projection, *, apart: bool = False
) -> Column:
    """Return values as a column; a column itself is returned as it is.

    Parameters
    ----------
    values : Column or array_like, shape (n,)
        The values.
    name : str
        What to call them in an error.
    projection : Projection
        The dimension, whose scale says where names stand.
    apart : bool, default False
        Whether rows of one name have places of their own.

    Returns
    -------
    Column
        The column.
    """
    return _column_of(values, name, projection, apart)


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
    return _made(native, None if times is None else times._zone)


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
    return _column_of(values, name, None, False)


def _column_of(values: ColumnLike, name: str, projection: Projection | None, apart: bool) -> Column:
    """Return values as a column, names too where there is a dimension that they stand in."""
    if isinstance(values, Column):
        return values
    numbers, unit = _exchanged(values, name)
    if isinstance(numbers, _keisen.Column):
        return _of_arrow(numbers)
    if isinstance(numbers, Names):
        if projection is None:
            raise TypeError(f"{name} are names, not numbers or times")
        numbers = place_names(projection, numbers, name, apart=apart)
    return _made(_keisen.Column(numbers, name, unit, False), zone_of(values))


def _exchanged(values: object, name: str) -> tuple[object, str]:
    """Read values as `plain`, those of Arrow where they are."""
    from keisen._data.exchange import exchanged

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
    return _made(native, named_zone(native.zone))


def _made(native: _keisen.Column, zone: str | None) -> Column:
    column = Column.__new__(Column)
    column._native, column._zone = native, zone
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
