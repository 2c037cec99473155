"""Columns whose rows are on other machines: Dask arrays, series and delayed pieces.

The workers summarise their pieces where these are, and summaries alone travel: of a trillion rows
some hundred megabytes. A picture of all rows is drawn from them. What a zoom shows below them is asked
of the workers again: finer summaries, and at last the rows in view themselves. A logarithmic axis over
values that are not all above 0 would need all of them, and is refused. Needs dask, and keisen on each
worker.
"""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import CancelledError, InvalidArgumentError
from keisen._base.guarded import guarded
from keisen._data.column import Column
from keisen._data.row_source import Listener

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from numpy.typing import NDArray

    from keisen._data.row_source import Progress

__all__ = ["column"]


@guarded
def column(
    data: Any,  # noqa: ANN401
    *,
    client: Any = None,  # noqa: ANN401
    rows_per_block: int = 65536,
    progress: Progress = False,
) -> Column:
    """Make a column of rows that are in pieces on other machines.

    First the lengths of the pieces are asked for, where they aren't known, then each is summarised by
    the worker that has it, at the numbers that its rows have in the whole. The pieces are computed for
    that, and again whenever a zoom needs rows: where that is dear call `persist()` before. Where a worker
    is lost the scheduler has its pieces done by others.

    Parameters
    ----------
    data : dask.array.Array, dask.dataframe.Series, dask.delayed.Delayed or a sequence of these last
        One dimension of numbers or times. Delayed pieces give what `Column` takes: arrays, series.
    client : distributed.Client, optional
        The cluster. None takes the current one, or else dask's scheduler of this process.
    rows_per_block : int, default 65536
        Rows of a block of the summary: 64, 256, 1,024, ... Fewer make it larger, and zooms ask the workers
        later: of float32 it has 9 bytes for each block.
    progress : bool or callable, default False
        Whether to show a bar on the standard error; or a function of the number of rows that are
        summarised and of all, called on this thread. Where it returns what is false, but None, the work
        ends.

    Returns
    -------
    Column
        All rows, numbered from 0.

    Raises
    ------
    InvalidArgumentError
        If the data have not one dimension, the pieces have different types, or there is no such size of
        blocks.
    TypeError
        If the data are none of these, or no numbers or times.
    CancelledError
        If `progress` asked to end.

    Examples
    --------
    >>> import keisen as ks
    >>> import numpy as np
    >>> from dask.delayed import delayed
    >>> from keisen.distributed import column
    >>> pieces = [delayed(np.arange)(first, first + 1000.0) for first in range(0, 5000, 1000)]
    >>> values = column(pieces)
    >>> line = ks.Chart(320, 200).line(values)
    >>> values
    <Column of 5000 float64>
    """
    pieces = _Pieces(data, client)
    with Listener(progress) as bar:
        summary = pieces.summary(rows_per_block, bar)
    dtype, _, count, _ = _keisen.summary_rows(summary)
    return Column.from_source(
        pieces.rows, count, dtype, summarize=pieces.finer, summary=summary, rows_per_read=1 << 20
    )


class _Pieces:
    """Pieces of a column, where they are, and who computes what of them.

    Parameters
    ----------
    data : object
        As of `column`.
    client : distributed.Client or None
        As of `column`.
    """

    def __init__(self, data: Any, client: Any) -> None:  # noqa: ANN401
        self._client = client
        self._pieces, lengths = _pieces(data)
        if lengths is None:
            lengths = self._compute([_delayed(_length)(piece) for piece in self._pieces])
        self._starts = [0]
        for length in lengths:
            self._starts.append(self._starts[-1] + int(length))

    def summary(self, rows_per_block: int, bar: Callable[[int, int], object] | None) -> bytes:
        """Return the summary of all rows.

        Parameters
        ----------
        rows_per_block : int
            As of `column`.
        bar : callable or None
            Hears of progress.

        Returns
        -------
        bytes
            The summary.
        """
        tasks = [
            _delayed(_summarize)(piece, start, 0, end - start, rows_per_block)
            for piece, start, end in zip(
                self._pieces, self._starts[:-1], self._starts[1:], strict=True
            )
        ]
        parts: list[bytes] = []
        done = 0
        for first in range(0, len(tasks), self._step(len(tasks), bar)):
            last = min(len(tasks), first + self._step(len(tasks), bar))
            parts += self._compute(tasks[first:last])
            done = self._starts[last]
            goes_on = None if bar is None else bar(done, self._starts[-1])
            if goes_on is not None and not goes_on:
                raise CancelledError(f"stopped after {done} of {self._starts[-1]} rows")
        return _keisen.join_summaries(parts)

    @staticmethod
    def _step(count: int, bar: Callable[[int, int], object] | None) -> int:
        # All at once keeps the workers busiest; who wants to hear of it hears some fifty times.
        return max(1, count) if bar is None else max(8, count // 50)

    def rows(self, first: int, count: int) -> NDArray[Any]:
        """Return rows.

        Parameters
        ----------
        first : int
            Number of the first one.
        count : int
            How many.

        Returns
        -------
        numpy.ndarray
            Their values.
        """
        import numpy as np

        tasks = [
            _delayed(_array)(piece, start, stop)
            for piece, _, start, stop in self._parts(first, first + count)
        ]
        return np.concatenate(self._compute(tasks))

    def finer(self, rows_per_block: int, first: int, count: int) -> bytes:
        """Return a summary of some blocks.

        Parameters
        ----------
        rows_per_block : int
            Rows of a block.
        first : int
            Number of the first block.
        count : int
            How many.

        Returns
        -------
        bytes
            The summary of their rows.
        """
        end = min(self._starts[-1], (first + count) * rows_per_block)
        tasks = [
            _delayed(_summarize)(piece, number, start, stop, rows_per_block)
            for piece, number, start, stop in self._parts(first * rows_per_block, end)
        ]
        return _keisen.join_summaries(self._compute(tasks))

    def _parts(self, first: int, end: int) -> list[tuple[Any, int, int, int]]:
        import bisect

        parts = []
        index = max(0, bisect.bisect_right(self._starts, first) - 1)
        while index < len(self._pieces) and self._starts[index] < end:
            start = max(first, self._starts[index])
            stop = min(end, self._starts[index + 1])
            if start < stop:
                offset = self._starts[index]
                parts.append((self._pieces[index], start, start - offset, stop - offset))
            index += 1
        return parts

    def _compute(self, tasks: Sequence[Any]) -> list[Any]:
        from dask.base import compute

        if self._client is not None:
            found: list[Any] = self._client.gather(self._client.compute(list(tasks)))
            return found
        return list(compute(*tasks))  # type: ignore[no-untyped-call,unused-ignore]


def _delayed(function: Callable[..., object]) -> Callable[..., Any]:
    from dask.delayed import delayed

    # What the data are may change elsewhere: names of tasks are made of nothing.
    made: Callable[..., Any] = delayed(function, pure=False)
    return made


def _pieces(data: Any) -> tuple[list[Any], list[int] | None]:  # noqa: ANN401
    """Return the pieces of data, and their lengths where these are known."""
    from dask.delayed import Delayed

    if isinstance(data, Delayed):
        return [data], None
    dimensions = getattr(data, "ndim", 1)
    if dimensions != 1:
        raise InvalidArgumentError(f"data must have one dimension, got {dimensions}")
    if hasattr(data, "to_delayed"):
        chunks = getattr(data, "chunks", None)
        lengths = list(chunks[0]) if chunks else None
        # Of unknown lengths NaN stands for each.
        if lengths is not None and any(length != length for length in lengths):
            lengths = None
        made = data.to_delayed()
        return list(made.ravel() if hasattr(made, "ravel") else made), lengths
    if isinstance(data, (list, tuple)) and all(isinstance(piece, Delayed) for piece in data):
        if not data:
            raise InvalidArgumentError("data must be 1 or more pieces, got 0")
        return list(data), None
    raise TypeError(
        "data must be a dask array, a dask series or delayed pieces, got " + type(data).__name__
    )


def _length(piece: Any) -> int:  # noqa: ANN401
    return len(piece)


def _array(piece: Any, start: int, stop: int) -> NDArray[Any]:  # noqa: ANN401
    """Return some rows of a piece: by number, whatever its index is."""
    import numpy as np

    some = piece.iloc[start:stop] if hasattr(piece, "iloc") else piece[start:stop]
    zone = getattr(getattr(some, "dt", None), "tz", None)
    if zone is not None:
        some = some.dt.tz_convert(None)
    return np.asarray(some)


def _summarize(piece: Any, first: int, start: int, stop: int, rows_per_block: int) -> bytes:  # noqa: ANN401
    """Summarise some rows of a piece, of which the first has a number in the whole."""
    return Column(_array(piece, start, stop)).summarize(first, rows_per_block=rows_per_block)
