"""Paint in charts."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._drawing.paint import Paint
from keisen._ranges.position import dimensions_of, pair, values_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keisen._data.values import Parts
    from keisen._ranges.position import Coordinates, Position


class PaintLayer(Attachment["_keisen.PaintLayer"]):
    """A layer of paint in a chart, which each frame shows as it is then.

    It fills the rectangle between two corners: those of the plot, places in the picture, or values,
    which it then follows when the plot is panned and zoomed. Where they have changed sides, as on an
    axis that was reversed since, it is mirrored, so that paint stays on what it was painted on. What
    leaves the plot is cut there, unless both corners are places in the picture. It adds nothing to
    ranges.

    Parameters
    ----------
    space : Space or None
        The space whose values corners tell and to which it can be anchored; None for neither.
    paint : Paint
        The paint.
    top_left, bottom_right : tuple, default (0, 0) and (1, 1)
        Where those corners of the paint are.
    coordinates : {"plot", "data", "picture"} or a tuple of two of them, default "plot"
        What x and y of corners count: fractions of the plot, values of the space, or points of the
        picture.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN or infinite, or a corner is a value without a space.
    """

    __slots__ = ("_paint", "_space")

    _paint: Paint
    _space: Space | None

    def __init__(
        self,
        space: Space | None,
        paint: Paint,
        *,
        top_left: Position = (0, 0),
        bottom_right: Position = (1, 1),
        coordinates: Coordinates = "plot",
    ) -> None:
        native = None if space is None else Space._native_of(space, "space")
        self._space = space
        self._paint = paint
        self._native = _keisen.PaintLayer(
            Paint._native_of(paint, "paint"),
            native,
            *self._position(top_left, bottom_right, coordinates),
        )

    def _position(
        self, top_left: Position, bottom_right: Position, coordinates: Coordinates
    ) -> tuple[object, object, Parts, Parts, Parts, Parts]:
        """Return corners as the extension takes them."""
        one = isinstance(coordinates, str)
        x_kind, y_kind = pair((coordinates,) * 2 if one else coordinates, "coordinates")
        dimensions = dimensions_of(self._space, coordinates)
        left, top = values_of(top_left, "top_left", dimensions)
        right, bottom = values_of(bottom_right, "bottom_right", dimensions)
        return x_kind, y_kind, left, top, right, bottom

    @property
    def paint(self) -> Paint:
        """The paint."""
        return self._paint

    def move(
        self,
        top_left: Position,
        bottom_right: Position,
        *,
        coordinates: Coordinates = "plot",
    ) -> None:
        """Move it.

        Parameters
        ----------
        top_left, bottom_right : tuple
            Where those corners of the paint are.
        coordinates : {"plot", "data", "picture"} or a tuple of two of them, default "plot"
            What x and y count.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite, or a corner is a value without a space. Then it stays.
        """
        self._open.set_position(*self._position(top_left, bottom_right, coordinates))

    def anchor(self) -> None:
        """Tie it to the values that it lies on now, which it then follows when a range moves.

        Corners that are fractions of the plot become values of its space; others stay as they are.

        Raises
        ------
        InvalidArgumentError
            If it has no space, or an extent overflows. Then it stays as it was.
        """
        self._open.anchor()

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what it filled in the last frame, in points.

        A point of the picture less the left and the top is a point of the paint's view, once that has
        this width and height.

        Raises
        ------
        InvalidStateError
            If it was in no frame yet.
        """
        return self._open.rect
