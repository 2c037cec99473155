"""Canvases in charts."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._drawing.canvas import Canvas
from keisen._ranges.position import dimensions_of, values_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from keisen._ranges.position import Coordinates, Dimensions, Pair, Position


class CanvasAttachment(Attachment["_keisen.CanvasAttachment"]):
    """A canvas in a chart: what is on it when a frame is drawn, or was when it ended.

    It stands at a position, as large as it is, or fills the rectangle between two positions,
    upright whichever way axes go: in data coordinates it follows when the plot is panned and
    zoomed. Positions and sizes on it are stretched with it; widths of lines and sizes of texts,
    which keep their shape, grow as the lesser side does. Where a position is a value it is cut at
    the plot's edge. It adds nothing to ranges.

    Parameters
    ----------
    space : Space or None
        The space whose values positions tell; None where they tell none.
    canvas : Canvas
        The canvas.
    position : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str
        Its top left corner: values of the space, or what else `coordinates` says.
    opposite : tuple, optional
        The opposite corner, for one that is stretched; then `position` is any corner.
    coordinates : {"data", "plot", "picture"} or a tuple of two of them, optional
        What x and y count: values, fractions of the plot, or points of the picture, the latter two
        from the top left corner. None for values where there is a space, else points.
    offset : tuple of float, default (0, 0)
        What is added to positions in points, x to the right and y down.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN, infinite or not allowed.
    """

    __slots__ = ("_dimensions",)

    _dimensions: Dimensions

    def __init__(
        self,
        space: Space | None,
        canvas: Canvas,
        position: Position,
        opposite: Position | None = None,
        *,
        coordinates: Coordinates | None = None,
        offset: Pair = (0.0, 0.0),
    ) -> None:
        native = None if space is None else Space._native_of(space, "space")
        sheet = Canvas._native_of(canvas, "canvas")
        kinds: tuple[Any, Any] = (coordinates, coordinates)
        if isinstance(coordinates, (tuple, list)) and len(coordinates) == 2:
            kinds = (coordinates[0], coordinates[1])
        self._dimensions = dimensions_of(space, coordinates)
        first = values_of(position, "position", self._dimensions)
        if opposite is None:
            self._native = _keisen.attach_canvas(sheet, native, *first, *kinds, offset)
        else:
            other = values_of(opposite, "opposite", self._dimensions)
            self._native = _keisen.attach_canvas_between(
                sheet, native, *first, *other, *kinds, offset
            )

    def move(self, position: Position, opposite: Position | None = None) -> None:
        """Move it; what positions count and the offset stay.

        Parameters
        ----------
        position : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str
            Its top left corner, or any corner of one that is stretched.
        opposite : tuple, optional
            The opposite corner of one that is stretched, and only then.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite, or there is one corner too few or too many. Then it
            stays.
        """
        first = values_of(position, "position", self._dimensions)
        if opposite is None:
            self._open.set_position(*first)
        else:
            self._open.set_corners(*first, *values_of(opposite, "opposite", self._dimensions))
