"""Rows that are not in memory: files, and whatever else can hand out its rows."""

from __future__ import annotations

import os

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError, UnsupportedError
from keisen._base.guarded import Guarded
from keisen._base.progress import ProgressBar
from keisen._base.warnings import warn
from keisen._data.zones import named_zone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from numpy.typing import NDArray

    Path: TypeAlias = "str | os.PathLike[str]"
    Progress: TypeAlias = "bool | Callable[[int, int], object]"
    ReadRows: TypeAlias = "Callable[[int, int], object]"
    SummarizeRows: TypeAlias = "Callable[[int, int, int], bytes | None]"


class SummaryInfo(Guarded):
    """How a column that reads its rows when they are needed came to its summary."""

    __slots__ = ("_failure", "_origin", "_repairs", "_saved")

    _origin: str
    _saved: bool
    _repairs: int
    _failure: str

    @classmethod
    def _of(cls, origin: str, saved: bool, repairs: int, failure: str) -> SummaryInfo:
        info = cls.__new__(cls)
        info._origin, info._saved, info._repairs, info._failure = origin, saved, repairs, failure
        return info

    @property
    def origin(self) -> str:
        """Where it came from.

        "none" where the rows are in memory, "given" by the caller, "opened" from its file, "built" from
        all rows, "rebuilt: stale" where that in the file was of other rows or of what they were before,
        "rebuilt: damaged".
        """
        return self._origin

    @property
    def saved(self) -> bool:
        """Whether it is in a file now."""
        return self._saved

    @property
    def repairs(self) -> int:
        """How many parts of its file were damaged so far, and were found from the rows instead."""
        return self._repairs

    @property
    def failure(self) -> str:
        """Why it could not be saved; empty where it was, or was not to be."""
        return self._failure

    def __repr__(self) -> str:
        """Return all of it."""
        return (
            f"SummaryInfo(origin={self.origin!r}, saved={self.saved}, repairs={self.repairs}, "
            f"failure={self.failure!r})"
        )


def file_column(
    path: Path,
    dtype: str,
    offset: int,
    count: int | None,
    stride: int | None,
    byte_order: str,
    summary: bool | Path,
    progress: Progress,
) -> _keisen.Column:
    """Make a column of the numbers in a file; `Column.from_file` tells the parameters.

    Returns
    -------
    _keisen.Column
        The column.
    """
    name = os.fspath(path)
    with Listener(progress) as bar:
        column = _keisen.Column.file(
            name, dtype, offset, stride, count, byte_order, _place(summary), bar
        )
    return _reported(column, name)


def npy_column(
    path: Path, array_column: int, summary: bool | Path, progress: Progress
) -> _keisen.Column:
    """Make a column of a `.npy` file; `Column.from_npy` tells the parameters.

    Returns
    -------
    _keisen.Column
        The column.
    """
    name = os.fspath(path)
    with Listener(progress) as bar:
        column = _keisen.Column.npy(name, array_column, _place(summary), bar)
    return _reported(column, name)


def source_column(
    read: ReadRows,
    count: int,
    dtype: str,
    summarize: SummarizeRows | None,
    summary: bytes | None,
    summary_path: Path | None,
    identity: str | None,
    rows_per_read: int,
    cache_bytes: int,
    progress: Progress,
) -> _keisen.Column:
    """Make a column of rows that a function hands out; `Column.from_source` tells the parameters.

    Returns
    -------
    _keisen.Column
        The column.
    """
    place = None if summary_path is None else os.fspath(summary_path)
    if place is not None and not identity:
        raise InvalidArgumentError("summary_path needs an identity")
    # Numpy has no buffer for times.
    is_time = dtype.startswith("datetime64")
    rows = _integers(read, dtype) if is_time else read
    with Listener(progress) as bar:
        column = _keisen.Column.source(
            dtype,
            count,
            rows,
            summarize,
            summary,
            place,
            identity,
            rows_per_read,
            cache_bytes,
            bar,
        )
    return _reported(column, place or "")


def _integers(read: ReadRows, dtype: str) -> ReadRows:
    def rows(first: int, count: int) -> object:
        import numpy as np

        return np.asarray(read(first, count), dtype).view("int64")

    return rows


def parquet_column(
    path: Path, column: str, summary: bool | Path, progress: Progress
) -> tuple[_keisen.Column, str | None]:
    """Make a column of a Parquet file; `Column.from_parquet` tells the parameters.

    Returns
    -------
    tuple of _keisen.Column and str or None
        The column, and the zone that its times were told in.
    """
    name = os.fspath(path)
    rows = ParquetRows(name, column)
    place = name + f".{column.replace(os.sep, '_')}.keisen-summary" if summary is True else summary
    made = source_column(
        rows,
        rows.count,
        rows.dtype,
        None,
        None,
        None if place is False else place,
        None if place is False else rows.identity,
        rows.rows_per_read,
        1 << 26,
        progress,
    )
    return made, rows.zone


class ParquetRows:
    """The rows of a column of a Parquet file, read by pyarrow, a row group at a time.

    Parameters
    ----------
    path : str
        Path of the file.
    column : str
        Name of the column; dots lead into structs.
    """

    # Row groups that are kept: rows that are asked for next are mostly in one of them.
    _MAX_KEPT = 4

    def __init__(self, path: str, column: str) -> None:
        import threading

        import pyarrow.parquet as pq  # type: ignore[import-untyped,unused-ignore]

        # Of before it is opened: one that is replaced meanwhile is another, not the same.
        status = os.stat(path)
        self._file = pq.ParquetFile(path, memory_map=False)
        names = {
            self._file.schema.column(index).path: index
            for index in range(len(self._file.schema.names))
        }
        if column not in names:
            raise InvalidArgumentError(
                f'"{path}" has no column "{column}"; it has {", ".join(names)}'
            )
        self._column = column
        self.zone: str | None = None
        metadata = self._file.metadata
        groups = [metadata.row_group(index) for index in range(metadata.num_row_groups)]
        self._starts = [0]
        for group in groups:
            self._starts.append(self._starts[-1] + group.num_rows)
        self.count = self._starts[-1]
        self.dtype = self._type(groups, names[column])
        largest = max((group.num_rows for group in groups), default=1)
        self.rows_per_read = min(max(largest, 1 << 16), 1 << 22)
        self.identity = (
            f"file of {status.st_size} bytes, modified {status.st_mtime_ns}; column {column}"
        )
        self._lock = threading.Lock()
        self._kept: dict[int, NDArray[Any]] = {}

    def _type(self, groups: list[Any], index: int) -> str:
        import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]

        kind = self._file.schema_arrow
        try:
            for name in self._column.split("."):
                kind = kind.field(name).type
        except (KeyError, TypeError):
            raise UnsupportedError(
                f'column "{self._column}" is in a list or map, or has a dot in its name'
            ) from None
        if isinstance(kind, pa.DictionaryType):
            kind = kind.value_type
        names = {
            "float": "float32",
            "double": "float64",
            "halffloat": "float32",
            "bool": "uint8",
            "date32[day]": "datetime64[s]",
            "date64[ms]": "datetime64[ms]",
        }
        text = str(kind)
        if pa.types.is_timestamp(kind):
            self.zone = named_zone(kind.tz or "")
            return f"datetime64[{kind.unit}]"
        if pa.types.is_integer(kind) or text == "bool":
            statistics = [group.column(index).statistics for group in groups]
            known = all(one is not None and one.has_null_count for one in statistics)
            if not known or any(one.null_count for one in statistics):
                return "float64"
        known_name = text if pa.types.is_integer(kind) else names.get(text)
        if known_name is None:
            raise UnsupportedError(f'column "{self._column}" is {text}, not numbers or times')
        return known_name

    def __call__(self, first: int, count: int) -> NDArray[Any]:
        """Return rows.

        Parameters
        ----------
        first : int
            Number of the first row.
        count : int
            How many.

        Returns
        -------
        numpy.ndarray
            Their values.
        """
        import bisect

        import numpy as np

        result = np.empty(count, self.dtype)
        group = bisect.bisect_right(self._starts, first) - 1
        done = 0
        while done < count:
            values = self._group(group)
            start = first + done - self._starts[group]
            some = values[start : start + count - done]
            result[done : done + len(some)] = some
            done += len(some)
            group += 1
        return result

    def _group(self, index: int) -> NDArray[Any]:
        import numpy as np
        import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]

        with self._lock:
            values = self._kept.pop(index, None)
            if values is None:
                table = self._file.read_row_group(index, columns=[self._column])
                chunks = table.flatten().column(0)
                for _ in range(self._column.count(".") - 1):
                    chunks = pa.table({"": chunks}).flatten().column(0)
                if isinstance(chunks.type, pa.DictionaryType):
                    chunks = chunks.cast(chunks.type.value_type)
                if pa.types.is_boolean(chunks.type):
                    chunks = chunks.cast(pa.uint8())
                if pa.types.is_date(chunks.type):
                    chunks = chunks.cast(pa.timestamp("ms"))
                # Nulls of floats are NaN then, those of times NaT.
                values = np.asarray(chunks.to_numpy()).astype(self.dtype, copy=False)
                if len(values) != self._starts[index + 1] - self._starts[index]:
                    raise InvalidArgumentError(
                        f"row group {index} has {len(values)} values, not one in each row"
                    )
            self._kept[index] = values
            while len(self._kept) > self._MAX_KEPT:
                del self._kept[next(iter(self._kept))]
            return values


def join_summaries(summaries: Sequence[bytes]) -> bytes:
    """Make one summary of those of runs of rows that follow each other.

    Parameters
    ----------
    summaries : sequence of bytes
        What `Column.summarize` returned, here or on other machines, in any order.

    Returns
    -------
    bytes
        Byte for byte the summary of all of the rows.

    Raises
    ------
    InvalidArgumentError
        If there is none, one is no summary or is damaged, types or sizes of blocks differ, or rows are
        missing or in two of them.

    Examples
    --------
    >>> import keisen as ks
    >>> first, second = ks.Column([1.0, 4.0], copy=True), ks.Column([2.0, 3.0], copy=True)
    >>> parts = [first.summarize(0), second.summarize(2)]
    >>> ks.join_summaries(parts) == ks.Column([1.0, 4.0, 2.0, 3.0], copy=True).summarize()
    True
    """
    return _keisen.join_summaries(list(summaries))


class Listener:
    """Who hears of progress in a `with` block, at whose end the line of a bar ends.

    Parameters
    ----------
    progress : bool or callable
        Whether to show a bar, or who hears.
    """

    __slots__ = ("_bar", "_called")

    def __init__(self, progress: Progress) -> None:
        self._bar = ProgressBar("rows") if progress and not callable(progress) else None
        self._called = progress if callable(progress) else self._bar

    def __enter__(self) -> Callable[[int, int], object] | None:
        """Return what is called, None for nobody."""
        return self._called

    def __exit__(self, *exception: object) -> None:
        """End the line."""
        if self._bar is not None:
            self._bar.end()


def _place(summary: bool | Path) -> bool | str:
    return summary if isinstance(summary, bool) else os.fspath(summary)


def _reported(column: _keisen.Column, name: str) -> _keisen.Column:
    origin, _, _, failure = column.summary_info
    if failure:
        warn(f'the summary of "{name}" is kept in memory: {failure}')
    elif origin == "rebuilt: damaged":
        warn(f'the summary of "{name}" was damaged: it was made again from all rows')
    elif origin == "rebuilt: stale":
        warn(f'the summary of "{name}" was of other rows, or of before: it was made again from all')
    return column
