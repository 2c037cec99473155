"""What custom series and attachments draw with."""

from __future__ import annotations

from keisen._axes.text import Text
from keisen._base.color import Color
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import Guarded, options_of
from keisen._data.column import Column, as_column
from keisen._data.values import at_point
from keisen._drawing.canvas import native_image
from keisen._drawing.outline import points_of, steps_of
from keisen._ranges.projection import Projection, exact
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, Literal, TypeAlias, TypedDict

    from numpy import datetime64, float64, uint8
    from numpy.typing import NDArray
    from typing_extensions import Unpack

    from keisen import _keisen
    from keisen._axes.label import WordOptions
    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.values import ValueLike
    from keisen._drawing.canvas import Canvas
    from keisen._drawing.outline import PathStep
    from keisen._marks.custom_marker import MarkerLike

    Points: TypeAlias = "NDArray[Any] | Iterable[Sequence[float]]"
    Fill: TypeAlias = "ColorLike | Literal[False] | None"

    class StrokeOptions(TypedDict, total=False):
        """How `Painter.line` and `Painter.segments` look."""

        color: ColorLike | None
        width: float
        dash: Sequence[float] | None
        join: Literal["round", "bevel", "mitre"]
        cap: Literal["round", "butt", "square"]
        mitre_limit: float
        alpha: float

    class ShapeOptions(TypedDict, total=False):
        """How `Painter.polygon` and `Painter.path` look."""

        fill: Fill
        stroke: ColorLike | None
        stroke_width: float
        rule: Literal["nonzero", "evenodd"]
        join: Literal["round", "bevel", "mitre"]
        cap: Literal["round", "butt", "square"]
        mitre_limit: float


# The options of strokes and of shapes, and their defaults.
_CORNERS: dict[str, Any] = {"join": "round", "cap": "round", "mitre_limit": 4.0}
_STROKE: dict[str, Any] = {"color": None, "width": 1.5, "dash": None, **_CORNERS, "alpha": 1.0}
_SHAPE: dict[str, Any] = {
    "fill": None,
    "stroke": None,
    "stroke_width": 0.0,
    "rule": "nonzero",
    **_CORNERS,
}


class Painter(Guarded):
    """What a custom series or attachment draws with, and asks where values stand.

    It is lent for one call; afterwards everything raises `InvalidHandleError`. All is in points of
    the picture, from its top left corner, x to the right and y down. What is drawn later lies on
    what was drawn earlier, clipped to where the part may draw: a series to its plot, an attachment
    to the picture. Points are an array of shape (n, 2), or any iterable of pairs.
    """

    __slots__ = ("_native",)

    _native: _keisen.Painter

    @classmethod
    def _from(cls, native: _keisen.Painter) -> Painter:
        painter = cls.__new__(cls)
        painter._native = native
        return painter

    def describe(self) -> dict[str, Any]:
        """Tell the frame, as `Object.describe` tells the state of other objects.

        Returns
        -------
        dict
            "kind", "id", size, plot, theme and space.
        """
        from json import loads

        from keisen import _keisen

        reported: dict[str, Any] = loads(_keisen.describe(self._native))
        return reported

    # ---- The frame ------------------------------------------------------------------------------

    @property
    def time(self) -> float:
        """Time of the frame, in seconds; 0 while something is searched."""
        return self._native.frame[0]

    @property
    def pixel_ratio(self) -> float:
        """Device pixels per point."""
        return self._native.frame[1]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the picture, in points."""
        return self._native.frame[2]

    @property
    def plot(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the plot, in points, its sides on whole device pixels."""
        return self._native.frame[3]

    @property
    def color(self) -> Color:
        """The part's colour: of a series the next one of the theme's cycle, else that of labels."""
        return Color(*self._native.frame[4])

    def range_of(self, projection: Projection) -> tuple[float, float]:
        """Return the frame's range of a projection, relative to its origin.

        Parameters
        ----------
        projection : Projection
            One of the chart's series, or of the part.

        Returns
        -------
        tuple of float
            The values at the left or the bottom, and at the right or the top.

        Raises
        ------
        InvalidArgumentError
            If no part of the chart has it.
        """
        return self._native.range_of(Projection._native_of(projection, "projection"))

    # ---- Places ---------------------------------------------------------------------------------

    def position(
        self, x: ValueLike, y: ValueLike, *, space: Space | None = None
    ) -> tuple[float, float]:
        """Return where two values stand; NaN where a scale has no place for one.

        Parameters
        ----------
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str
            The values; names where the space is given.
        space : Space, optional
            Whose values they are; None for a series' own. An attachment has none.

        Returns
        -------
        tuple of float
            The position in points.

        Raises
        ------
        InvalidArgumentError
            If a value is not finite, or the space is no part's of the chart.
        """
        native = None if space is None else Space._native_of(space, "space")
        own_x, own_y = (None, None) if space is None else (space.x, space.y)
        return self._native.position(native, exact(own_x, x, "x"), exact(own_y, y, "y"))

    def positions(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        space: Space | None = None,
        rows: range | slice | None = None,
    ) -> NDArray[float64]:
        """Return where rows stand; NaN for gaps and for what a scale has no place for. O(n).

        Columns are read as marks of the library do, exact and relative to the ranges' origins. Where
        they have not the same rows, they are read where both have one. It takes numpy.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension, or angles; None for row numbers.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension, or radii.
        space : Space, optional
            As in `position`.
        rows : range or slice, optional
            Which rows, by their numbers, which count from `Column.first_row` on and never from the
            end; None for all.

        Returns
        -------
        numpy.ndarray, shape (n, 2), float64
            Positions in points.

        Raises
        ------
        InvalidArgumentError
            If a column has not all of the rows, their step is not 1, or the space is no part's of the
            chart.
        """
        from numpy import empty

        native = None if space is None else Space._native_of(space, "space")
        across, up = _column(x, "x", space, "x"), _column(y, "y", space, "y")
        assert up is not None
        part = _part(rows, [up] if across is None else [across, up])
        places = empty((len(part), 2))
        other = None if across is None else across._open
        self._native.write_positions(native, other, up._open, part.start, places)
        return places

    def positions_along(
        self,
        values: ColumnLike,
        dimension: Literal["x", "y"],
        *,
        space: Space | None = None,
        rows: range | slice | None = None,
    ) -> NDArray[float64]:
        """Return where values stand along one dimension; NaN as in `positions`. O(n).

        Parameters
        ----------
        values : Column or array_like, shape (n,)
            The values.
        dimension : {"x", "y"}
            The dimension.
        space : Space, optional
            As in `position`, not a polar one.
        rows : range or slice, optional
            As in `positions`.

        Returns
        -------
        numpy.ndarray, shape (n,), float64
            Points from the left, or from the top, of the picture.

        Raises
        ------
        InvalidArgumentError
            As in `positions`, and if there is no such dimension.
        UnsupportedError
            If the space is polar.
        """
        from numpy import empty

        native = None if space is None else Space._native_of(space, "space")
        column = _column(values, "values", space, dimension)
        assert column is not None
        part = _part(rows, [column])
        places = empty(len(part))
        self._native.write_column_positions(native, column._open, dimension, part.start, places)
        return places

    def values(
        self, x: float, y: float, *, space: Space | None = None
    ) -> tuple[int | float | datetime64, int | float | datetime64]:
        """Return the values that stand at a point: the inverse of `position`.

        Parameters
        ----------
        x, y : float
            The point.
        space : Space, optional
            As in `position`, not a polar one.

        Returns
        -------
        tuple
            Both values; times as numpy.datetime64. NaN or NaT where a scale ends before the point, and
            for values that are infinite or have no datetime64.

        Raises
        ------
        UnsupportedError
            If the space is polar.
        """
        native = None if space is None else Space._native_of(space, "space")
        own_x, own_y = self._native.values(native, x, y)
        return at_point(own_x), at_point(own_y)

    def snap_rule(self, position: float, width: float) -> tuple[float, float]:
        """Return where a rule has to be, so that no edge of it is blurred.

        Parameters
        ----------
        position : float
            Where its middle should be, in points.
        width : float
            Its width.

        Returns
        -------
        tuple of float
            Where its middle is to be, and its width in whole device pixels.
        """
        return self._native.snap_rule(position, width)

    # ---- Drawing --------------------------------------------------------------------------------

    def clip(
        self,
        x: float | None = None,
        y: float = 0.0,
        width: float = 0.0,
        height: float = 0.0,
    ) -> None:
        """Restrict what follows to a rectangle; without one to all that the part may draw in.

        Parameters
        ----------
        x, y, width, height : float
            The rectangle.
        """
        self._native.clip(None if x is None else (x, y, width, height))

    @options_of(**_STROKE)
    def line(self, points: Points, **options: Unpack[StrokeOptions]) -> None:
        """Draw straight lines through points, as one shape; one of NaN interrupts.

        Parameters
        ----------
        points : array_like, shape (n, 2)
            The points; a lone one is a dot.
        color : color_like, optional
            Colour; None for the part's.
        width : float, default 1.5
            Full width in points, finite, not negative.
        dash : sequence of float, optional
            Lengths that alternate mark and gap, in multiples of the width; None for a solid line.
        join : {"round", "bevel", "mitre"}, default "round"
            Shape where two segments meet.
        cap : {"round", "butt", "square"}, default "round"
            Shape of the ends, and of the ends of the dashes.
        mitre_limit : float, default 4
            Longest mitre, in line widths, at least 1.
        alpha : float, default 1
            Factor of the colour's alpha, 0 to 1.
        """
        self._native.line(points_of(points), dict(options))

    @options_of(**_STROKE)
    def segments(self, points: Points, **options: Unpack[StrokeOptions]) -> None:
        """Draw separate segments, each of two points, as one shape.

        Parameters
        ----------
        points : array_like, shape (2 n, 2)
            The ends; a segment with an end of NaN is not drawn.
        color, width, dash, join, cap, mitre_limit, alpha : optional
            As of `line`.
        """
        self._native.segments(points_of(points), dict(options))

    def markers(
        self,
        points: Points,
        *,
        marker: MarkerLike = "circle",
        size: float | Iterable[float] = 6.0,
        color: ColorLike | None = None,
        colors: Iterable[ColorLike] | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
    ) -> None:
        """Draw markers on points, each over those before it; one of NaN has none.

        Parameters
        ----------
        points : array_like, shape (n, 2)
            Where they stand.
        marker : str or CustomMarker, default "circle"
            Their shape, as for `PointSeries`.
        size : float or array_like, shape (n,), default 6
            Size in points, of all or of each.
        color : color_like, optional
            The colour of all; None for the part's.
        colors : iterable of color_like, optional
            A colour for each.
        alpha : float, default 1
            What the alpha of all colours is multiplied by.
        border_width : float, default 0
            Width of a line along the inside of each outline.
        border_color : color_like, optional
            The colour of that line; None for the theme's for plot areas.
        """
        options: dict[str, object] = {
            "marker": marker,
            "color": color,
            "alpha": alpha,
            "border_width": border_width,
            "border_color": border_color,
        }
        sizes = None
        if hasattr(size, "__len__") or hasattr(size, "__iter__"):
            sizes = _doubles(size, "size")
        else:
            options["size"] = size
        self._native.markers(points_of(points), sizes, colors, options)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: Fill = None,
        stroke: ColorLike | None = None,
        stroke_width: float = 0.0,
        radius: float | tuple[float, float, float, float] = 0.0,
    ) -> None:
        """Draw a rectangle; one without width or height is not drawn.

        Parameters
        ----------
        x, y, width, height : float
            The rectangle.
        fill : color_like or False, optional
            What fills it; None for the part's colour, False for nothing.
        stroke : color_like, optional
            Colour of a line that is centred on its sides; None for the part's.
        stroke_width : float, default 0
            Width of that line.
        radius : float or tuple of float, default 0
            Radius of the corners, or of each, from the top left one clockwise.
        """
        options: dict[str, object] = {
            "fill": fill,
            "stroke": stroke,
            "stroke_width": stroke_width,
            "radius": radius,
        }
        self._native.rect((x, y, width, height), options)

    @options_of(**_SHAPE)
    def polygon(self, points: Points, **options: Unpack[ShapeOptions]) -> None:
        """Draw the shape whose corners are points; those of NaN part its contours.

        Parameters
        ----------
        points : array_like, shape (n, 2)
            The corners.
        fill : color_like or False, optional
            Colour inside; None for the part's colour, False for nothing.
        stroke : color_like, optional
            Colour of a line that is centred on its sides; None for the part's.
        stroke_width : float, default 0
            Full width of that line, in points; 0 draws none.
        rule : {"nonzero", "evenodd"}, default "nonzero"
            What is inside.
        join : {"round", "bevel", "mitre"}, default "round"
            Shape where two sides of the stroke meet.
        cap : {"round", "butt", "square"}, default "round"
            Shape of the ends of a stroke that is not closed.
        mitre_limit : float, default 4
            Longest mitre, in line widths, at least 1.
        """
        self._native.path(None, points_of(points), dict(options))

    @options_of(**_SHAPE)
    def path(self, steps: Iterable[PathStep], **options: Unpack[ShapeOptions]) -> None:
        """Draw an outline of lines and curves.

        Parameters
        ----------
        steps : iterable of tuple
            ("move", x, y), ("line", x, y), ("quadratic", x1, y1, x, y),
            ("cubic", x1, y1, x2, y2, x, y), and ("close",).
        fill, stroke, stroke_width, rule, join, cap, mitre_limit : optional
            As of `polygon`.

        Raises
        ------
        InvalidArgumentError
            If there is no such step, or it has other numbers.
        """
        verbs, numbers = steps_of(steps)
        if verbs:
            self._native.path(verbs, numbers, dict(options))

    @options_of(Text, without="coordinates anchor offset clip keep_inside")
    def text(
        self,
        text: str,
        x: float,
        y: float,
        *,
        anchor: tuple[float, float] = (0.0, 0.0),
        **options: Unpack[WordOptions],
    ) -> None:
        """Write a text, in any script; line feeds end lines.

        Parameters
        ----------
        text : str
            The text.
        x, y : float
            Where the anchor lies.
        anchor : tuple of float, default (0, 0)
            Point of the text's box, in fractions from its top left corner.
        **options
            Its look, as of `Text`.
        """
        self._native.text(text, x, y, anchor, dict(options))

    @options_of(Text, without="coordinates anchor offset clip keep_inside")
    def measure_text(self, text: str, **options: Unpack[WordOptions]) -> tuple[float, float]:
        """Return width and height of the upright rectangle around a text's box.

        Parameters
        ----------
        text : str
            The text.
        **options
            Its look, as of `text`.

        Returns
        -------
        tuple of float
            In points; (0, 0) where there is nothing to see.
        """
        return self._native.measure_text(text, dict(options))

    def image(
        self, image: Canvas | NDArray[uint8], x: float, y: float, width: float, height: float
    ) -> None:
        """Place an image in a rectangle.

        Parameters
        ----------
        image : array_like of uint8, shape (height, width, 4), or Canvas
            RGBA, as for `Canvas.draw_image`.
        x, y, width, height : float
            The rectangle.
        """
        self._native.image(native_image(image), (x, y, width, height))


def _column(
    values: ColumnLike | None, name: str, space: Space | None, dimension: str
) -> Column | None:
    """Return values as a column; names stand where the space has them."""
    if values is None or isinstance(values, Column):
        return values
    # Of a dimension that there isn't, the extension says so.
    has_names = space is not None and dimension in ("x", "y")
    projection = getattr(space, dimension) if has_names else Projection()
    return as_column(values, name, projection)


def _part(rows: Any, columns: Sequence[Column]) -> range:  # noqa: ANN401
    """Return the rows that all columns have, or those of them that are asked for."""
    from operator import index

    starts = [column.first_row for column in columns]
    first = max(starts)
    end = min(start + len(column) for start, column in zip(starts, columns, strict=True))
    every = range(first, max(first, end))
    if rows is None:
        return every
    if not isinstance(rows, range | slice):
        raise TypeError(f"rows must be a range or a slice, got {type(rows).__name__}")
    if rows.step not in (None, 1):
        raise InvalidArgumentError(f"rows must have a step of 1, got {rows.step}")
    start = every.start if rows.start is None else index(rows.start)
    stop = every.stop if rows.stop is None else index(rows.stop)
    if start >= stop:
        return range(0)
    if start < every.start or stop > every.stop:
        raise InvalidArgumentError(f"rows must be in {every}, got {range(start, stop)}")
    return range(start, stop)


def _doubles(values: Any, name: str) -> Any:  # noqa: ANN401
    """Return numbers as doubles, one behind the other."""
    if hasattr(values, "__array_interface__") or hasattr(values, "__array__"):
        from numpy import ascontiguousarray, float64

        return ascontiguousarray(values, float64)
    from array import array

    try:
        return array("d", values)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
