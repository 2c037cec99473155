"""Series of one's own."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.painter import Painter
from keisen._data.column import Column, as_column
from keisen._data.series import Series
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Literal, TypeAlias  # noqa: F401

    from keisen._data.column import ColumnLike
    from keisen._ranges.projection import Projection

    Count: TypeAlias = "int | tuple[int, int] | None"
    Found: TypeAlias = "tuple[int, tuple[float, float], float] | None"


class CustomSeries(Series["Any"]):
    """A series that Python draws: derive from it and write `draw`.

    `draw`, `draw_sample` and `hit` run on the thread that draws or searches. They must not draw the
    chart that they are in, and none may ask it, or its figure, for what it answers itself, as `hit`
    for hits: `InvalidStateError`. Other charts may be drawn and asked. What one raises is the cause
    of a `CallbackError`, and the chart is as it was.

    Parameters
    ----------
    space : Space
        The space to draw in, of either kind.
    x, y : Column or array_like, shape (n,), or tuple of them, optional
        The columns that stand along each dimension: fits, units and automatic scales go by them, and
        hits tell values of the first. They may differ in length.
    label : str, optional
        Name for people; with one it is in legends.
    kind : str, optional
        What alternative text calls a chart of nothing else, such as "Funnel chart".

    Raises
    ------
    TypeError
        If a column holds no numbers or times.

    Examples
    --------
    >>> import keisen as ks
    >>> class Dots(ks.CustomSeries):
    ...     def draw(self, painter):
    ...         places = painter.positions(self.x[0], self.y[0])
    ...         painter.markers(places, size=4)
    ...         return len(places)
    >>> chart = ks.Chart(320, 200)
    >>> chart.add(Dots(chart.space, [0, 1, 2], [3, 1, 2]))
    >>> png = chart.to_png(renderer="cpu")
    >>> chart.frame_record.series[0].rows
    3
    """

    __slots__ = ("_held", "_kind", "_label", "_x", "_y")

    # The library has it; it is kept here too, so that Python's collector sees what it refers to.
    _held: _keisen.Callback
    _x: tuple[Column, ...]
    _y: tuple[Column, ...]
    _label: str | None
    _kind: str | None

    def __init__(
        self,
        space: Space,
        x: ColumnLike | tuple[ColumnLike, ...] | None = None,
        y: ColumnLike | tuple[ColumnLike, ...] | None = None,
        *,
        label: str | None = None,
        kind: str | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        self._x = _columns(x, "x", space.x)
        self._y = _columns(y, "y", space.y)
        self._label, self._kind = label, kind
        self._held = _keisen.Callback(self._call, "draw")
        cls = type(self)
        self._native = _keisen.CustomSeries(
            native,
            self._held,
            cls.draw_sample is not CustomSeries.draw_sample,
            cls.hit is not CustomSeries.hit,
            [column._open for column in self._x],
            [column._open for column in self._y],
            kind,
            label,
        )
        self._space = space

    def draw(self, painter: Painter) -> Count:
        """Draw the series; what is drawn is clipped to the plot.

        Parameters
        ----------
        painter : Painter
            What to draw with.

        Returns
        -------
        int, tuple of int or None
            Rows that were looked at, or these and gaps among them, for `Chart.frame_record`.
        """
        raise NotImplementedError(f"{type(self).__name__} has no draw()")

    def draw_sample(
        self, painter: Painter, x: float, y: float, width: float, height: float
    ) -> None:
        """Draw its sample in a legend; a block in its colour where this is not written.

        Parameters
        ----------
        painter : Painter
            What to draw with.
        x, y, width, height : float
            Where it has room.
        """

    def hit(
        self, painter: Painter, x: float, y: float, within: float, mode: Literal["nearest", "x"]
    ) -> Found:
        """Find what it shows nearest to a point; nothing where this is not written.

        Parameters
        ----------
        painter : Painter
            Tells where values stand; it draws nothing.
        x, y : float
            The point, in points of the picture.
        within : float
            Distance in points up to which something is found; may be infinite.
        mode : {"nearest", "x"}
            What counts as near, as for `Chart.hit`.

        Returns
        -------
        tuple or None
            Row, position and distance in points; None for nothing.
        """
        return None

    def _call(self, operation: str, painter: _keisen.Painter, *arguments: object) -> object:
        lent = Painter._from(painter)
        if operation == "draw":
            return self.draw(lent)
        if operation == "hit":
            return self.hit(lent, *arguments)  # type: ignore[arg-type]
        (rect,) = arguments
        self.draw_sample(lent, *rect)  # type: ignore[misc]
        return None

    @property
    def x(self) -> tuple[Column, ...]:
        """The columns that stand along x.

        Set them to a column, or a tuple of columns.
        """
        return self._x

    @x.setter
    def x(self, x: ColumnLike | tuple[ColumnLike, ...] | None) -> None:
        self._set(_columns(x, "x", self._space.x), self._y, self._kind, self._label)

    @property
    def y(self) -> tuple[Column, ...]:
        """The columns that stand along y, as `x`."""
        return self._y

    @y.setter
    def y(self, y: ColumnLike | tuple[ColumnLike, ...] | None) -> None:
        self._set(self._x, _columns(y, "y", self._space.y), self._kind, self._label)

    @property
    def label(self) -> str | None:
        """Name for people."""
        return self._label

    @label.setter
    def label(self, label: str | None) -> None:
        self._set(self._x, self._y, self._kind, label)

    @property
    def kind(self) -> str | None:
        """What alternative text calls a chart of nothing else, as "Funnel chart"; None for "Chart"."""
        return self._kind

    @kind.setter
    def kind(self, kind: str | None) -> None:
        self._set(self._x, self._y, kind, self._label)

    def set_needs_display(self) -> None:
        """Tell that it looks other than in the last picture, so that `next_frame_time` knows."""
        self._open.set_needs_display()

    def _set(
        self,
        x: tuple[Column, ...],
        y: tuple[Column, ...],
        kind: str | None,
        label: str | None,
    ) -> None:
        natives = [column._open for column in x], [column._open for column in y]
        self._open.set(*natives, kind, label)
        self._x, self._y, self._kind, self._label = x, y, kind, label

    def __repr__(self) -> str:
        """Return class and label."""
        if self.closed:
            return f"<{type(self).__name__}, closed>"
        label = "" if self._label is None else f" {self._label!r}"
        return f"<{type(self).__name__}{label}>"


def _columns(
    values: ColumnLike | Iterable[ColumnLike] | None, name: str, projection: Projection
) -> tuple[Column, ...]:
    """Return one column, or those of a tuple."""
    if values is None:
        return ()
    if not isinstance(values, tuple):
        return (as_column(values, name, projection),)  # type: ignore[arg-type]
    return tuple(
        as_column(each, f"{name}[{index}]", projection) for index, each in enumerate(values)
    )
