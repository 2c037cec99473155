"""Selections: rows that series show while others are dimmed."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeAlias

    from numpy import bool_, int64
    from numpy.typing import NDArray
    from typing_extensions import Self

    Rows: TypeAlias = "Selection | Iterable[int] | Iterable[bool]"


class Selection(Object["_keisen.Selection"]):
    """Rows of a table that are chosen, which series of that table may show: brushing and linking.

    A series with a selection, `series.selection = selection`, draws the rows outside of it dimmed,
    and those in it as ever and above these; so do all series with the same selection, in whatever
    charts, in their next picture. While it is empty nothing is dimmed. Rows that a series does not
    have count as any others.

    Wherever rows are taken, they are a selection, integers in any order, or a mask: booleans, of Python
    or of numpy, one for each row from 0. An array of them has one dimension.

    Parameters
    ----------
    rows : Selection, iterable of int or iterable of bool, default ()
        The rows, none negative.
    dimming : float, default 0.15
        What the alpha of rows outside of it is multiplied by, in 0...1; 0 hides them.

    Raises
    ------
    InvalidArgumentError
        If a row is negative or too large, an array of rows has not one dimension, or the dimming is
        not in 0...1.

    Examples
    --------
    >>> import keisen as ks
    >>> selection = ks.Selection([5, 2, 3])
    >>> selection.toggle([3, 4])
    >>> [int(row) for row in selection.rows], 4 in selection, len(selection)
    ([2, 4, 5], True, 3)
    >>> selection.invert(4)
    >>> [int(row) for row in selection.rows]
    [0, 1, 3]
    """

    __slots__ = ()

    def __init__(self, rows: Rows = (), *, dimming: float = 0.15) -> None:
        self._native = _keisen.Selection(_numbers(rows), dimming)

    @classmethod
    def _from(cls, native: _keisen.Selection) -> Selection:
        selection = cls.__new__(cls)
        selection._native = native
        return selection

    @property
    def rows(self) -> NDArray[int64] | list[int]:
        """The rows, ascending: an array of int64, or a list where numpy is missing.

        It may be set to anything that rows can be.
        """
        return rows_of(self._open)

    @rows.setter
    def rows(self, rows: Rows) -> None:
        self._open.set_rows(_native(rows))

    def mask(self, count: int) -> NDArray[bool_] | list[bool]:
        """Return for each of some rows whether it is in the selection.

        Parameters
        ----------
        count : int
            Number of rows, from 0.

        Returns
        -------
        numpy.ndarray or list
            Booleans; a list where numpy is missing.
        """
        mask = self._open.mask_bytes(count)
        try:
            import numpy
        except ImportError:
            return [bool(each) for each in mask]
        return numpy.frombuffer(mask, "bool").copy()

    @property
    def dimming(self) -> float:
        """What the alpha of rows outside of it is multiplied by, in 0...1."""
        return self._open.dimming

    @dimming.setter
    def dimming(self, dimming: float) -> None:
        self._open.dimming = dimming

    def unite(self, rows: Rows) -> None:
        """Add rows.

        Parameters
        ----------
        rows : Selection, iterable of int or iterable of bool
            The rows.
        """
        self._open.unite(_native(rows))

    def intersect(self, rows: Rows) -> None:
        """Leave those rows alone that are among others too.

        Parameters
        ----------
        rows : Selection, iterable of int or iterable of bool
            The others.
        """
        self._open.intersect(_native(rows))

    def subtract(self, rows: Rows) -> None:
        """Take rows out.

        Parameters
        ----------
        rows : Selection, iterable of int or iterable of bool
            The rows.
        """
        self._open.subtract(_native(rows))

    def toggle(self, rows: Rows) -> None:
        """Add those of some rows that are not in it, and take the others out.

        Parameters
        ----------
        rows : Selection, iterable of int or iterable of bool
            The rows.
        """
        self._open.toggle(_native(rows))

    def clear(self) -> None:
        """Take all rows out."""
        self._open.clear()

    def invert(self, count: int) -> None:
        """Take its rows out and add all others from 0 up to a count.

        Parameters
        ----------
        count : int
            Number of rows of the table.
        """
        self._open.invert(count)

    def __ior__(self, rows: Rows) -> Self:
        """Add rows."""
        self.unite(rows)
        return self

    def __iand__(self, rows: Rows) -> Self:
        """Leave those rows alone that are among others too."""
        self.intersect(rows)
        return self

    def __isub__(self, rows: Rows) -> Self:
        """Take rows out."""
        self.subtract(rows)
        return self

    def __ixor__(self, rows: Rows) -> Self:
        """Add those of some rows that are not in it, and take the others out."""
        self.toggle(rows)
        return self

    def __len__(self) -> int:
        """Return the number of rows."""
        return self._open.size()

    def __contains__(self, row: object) -> bool:
        """Tell whether a row is in it."""
        return self._open.contains(row)

    def __repr__(self) -> str:
        """Return the number of rows."""
        return "<Selection, closed>" if self.closed else f"<Selection of {len(self)} rows>"


def rows_of(native: _keisen.Selection) -> NDArray[int64] | list[int]:
    """Return the rows of a selection of the library, as people get them."""
    try:
        import numpy
    except ImportError:
        return native.rows()
    return numpy.frombuffer(native.row_bytes(), "int64").copy()


def _native(rows: Rows) -> _keisen.Selection:
    """Return a selection of the library for what rows can be."""
    return rows._open if isinstance(rows, Selection) else _keisen.Selection(_numbers(rows), 1.0)


def _numbers(rows: Any) -> object:  # noqa: ANN401
    """Return row numbers, as the extension reads them, for what rows can be."""
    if isinstance(rows, Selection):
        return rows._open.rows()
    if hasattr(rows, "dtype") and hasattr(rows, "nonzero"):
        if rows.ndim != 1:
            raise InvalidArgumentError(f"rows must be one-dimensional, got shape {rows.shape}")
        if rows.dtype == bool:
            return rows.nonzero()[0]
        return rows if len(rows) else []
    if not hasattr(rows, "__iter__"):
        raise TypeError(f"rows must be integers or booleans, got {type(rows).__name__}")
    listed = list(rows)
    if listed and all(map(_keisen.is_boolean, listed)):
        return [index for index, row in enumerate(listed) if row]
    return listed
