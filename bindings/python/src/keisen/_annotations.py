"""Annotations: texts, rules, spans and arrows."""

from __future__ import annotations

from keisen import _keisen
from keisen._attachments import Attachment
from keisen._errors import InvalidArgumentError
from keisen._projection import exact
from keisen._space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._color import ColorLike
    from keisen._projection import Projection
    from keisen._values import Parts, ValueLike

    TextAlignment: TypeAlias = Literal["leading", "center", "trailing"]
    CoordinateKind: TypeAlias = Literal["data", "plot", "picture"]
    Coordinates: TypeAlias = "CoordinateKind | tuple[CoordinateKind, CoordinateKind]"
    Heads: TypeAlias = Literal["end", "start", "both", "none"]
    Insets: TypeAlias = "float | tuple[float, float, float, float]"
    Pair: TypeAlias = "tuple[float, float]"
    Position: TypeAlias = "tuple[ValueLike, ValueLike]"
    RulePlace: TypeAlias = Literal["start", "middle", "end"]
    RuleSide: TypeAlias = Literal["above", "below", "left", "right"]
    SpanPlace: TypeAlias = Literal[
        "top-left",
        "top",
        "top-right",
        "left",
        "center",
        "right",
        "bottom-left",
        "bottom",
        "bottom-right",
    ]
    Ends: TypeAlias = "tuple[ValueLike | None, ValueLike | None]"

    class TextOptions(TypedDict, total=False):
        """What `Text.set` takes, and `Chart.text` besides."""

        coordinates: Coordinates | None
        anchor: Pair
        offset: Pair
        size: float
        bold: bool
        italic: bool
        markup: bool
        alignment: TextAlignment
        wrap_width: float | None
        angle: float
        color: ColorLike | None
        background: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        radius: float
        insets: Insets | None
        clip: bool
        keep_inside: bool

    class LabelOptions(TypedDict, total=False):
        """How the label of a rule or a span looks."""

        label: str | None
        label_size: float
        label_bold: bool
        label_italic: bool
        label_markup: bool
        label_alignment: TextAlignment | None
        label_angle: float
        label_color: ColorLike | None
        label_background: ColorLike | None
        label_radius: float
        label_insets: Insets | None

    class RuleOptions(LabelOptions, total=False):
        """What `Rule.set` takes, and `Chart.rule` besides."""

        width: float
        color: ColorLike | None
        dash: Sequence[float] | None
        label_place: RulePlace
        label_side: RuleSide | None

    class SpanOptions(LabelOptions, total=False):
        """What `Span.set` takes, and `Chart.span` besides."""

        color: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        label_place: SpanPlace

    class ArrowOptions(TypedDict, total=False):
        """What `Arrow.set` takes, and `Chart.arrow` besides."""

        heads: Heads
        width: float
        color: ColorLike | None
        head_length: float
        head_width: float
        start_gap: float
        end_gap: float
        start_coordinates: Coordinates | None
        end_coordinates: Coordinates | None
        start_offset: Pair
        end_offset: Pair
        clip: bool

    Dimensions: TypeAlias = "tuple[Projection | None, Projection | None]"


class Text(Attachment):
    """A text at a place of the plot or of the picture, with or without a box.

    It adds nothing to ranges: a fit ignores it. At a value that the plot does not show, or that has
    no place on its scale, it is not drawn.

    Parameters
    ----------
    space : Space or None
        The space whose values the position tells; None where it tells none.
    x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str
        Position: values of the space, or what else `coordinates` says.
    text : str
        The text; line feeds end lines.
    coordinates : {"data", "plot", "picture"} or a tuple of two of them, optional
        What x and y count: values, fractions of the plot, or points of the picture, the latter two
        from the top left corner. None for values where there is a space, else points.
    anchor : tuple of float, default (0.5, 0.5)
        The point of the text's box that stands at the position, in fractions from the box's top
        left corner, each in 0...1.
    offset : tuple of float, default (0, 0)
        What is added to the position in points, x to the right and y down.
    size : float, default 12
        Size in points, at most 1,000.
    bold, italic : bool, default False
        Whether strokes are heavy, and whether letters slant.
    markup : bool, default False
        Whether `$...$` is math markup.
    alignment : {"leading", "center", "trailing"}, default "leading"
        How lines lie to each other.
    wrap_width : float, optional
        The widest that a line may be, in points; None for the room there is.
    angle : float, default 0
        Turn counter-clockwise, in degrees.
    color : color_like, optional
        Colour of the text; None for one that is easy to read.
    background : color_like, optional
        What fills the box; None for nothing.
    border_width : float, default 0
        Full width of the line around the box in points, inside of it.
    border_color : color_like, optional
        Colour of the line around the box; None for that of the axes.
    radius : float, default 0
        Radius of the box's corners, in points.
    insets : float or tuple of float, optional
        Distances from the box's sides to the text in points, one for all or four from the top
        counter-clockwise; None for a little where the box is to be seen, else nothing.
    clip : bool, default False
        Whether it is cut at the plot's edge, wherever it stands. Else it is drawn whole, or not at
        all.
    keep_inside : bool, default True
        Whether it is moved into the picture where it would leave it.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN, infinite or not allowed.
    """

    __slots__ = ("_dimensions", "_position")

    _native: _keisen.Text | None
    _dimensions: Dimensions
    _position: Position

    def __init__(
        self,
        space: Space | None,
        x: ValueLike,
        y: ValueLike,
        text: str,
        *,
        coordinates: Coordinates | None = None,
        anchor: Pair = (0.5, 0.5),
        offset: Pair = (0.0, 0.0),
        size: float = 12.0,
        bold: bool = False,
        italic: bool = False,
        markup: bool = False,
        alignment: TextAlignment = "leading",
        wrap_width: float | None = None,
        angle: float = 0.0,
        color: ColorLike | None = None,
        background: ColorLike | None = None,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        radius: float = 0.0,
        insets: Insets | None = None,
        clip: bool = False,
        keep_inside: bool = True,
    ) -> None:
        native = None if space is None else Space._native_of(space, "space")
        self._dimensions = _dimensions(space, coordinates)
        self._native = _keisen.Text(
            native,
            exact(self._dimensions[0], x, "x"),
            exact(self._dimensions[1], y, "y"),
            text,
            {
                "coordinates": coordinates,
                "anchor": anchor,
                "offset": offset,
                "size": size,
                "bold": bold,
                "italic": italic,
                "markup": markup,
                "alignment": alignment,
                "wrap_width": wrap_width,
                "angle": angle,
                "color": color,
                "background": background,
                "border_width": border_width,
                "border_color": border_color,
                "radius": radius,
                "insets": insets,
                "clip": clip,
                "keep_inside": keep_inside,
            },
        )
        self._position = (x, y)

    @property
    def _open(self) -> _keisen.Text:
        native = super()._open
        assert isinstance(native, _keisen.Text)
        return native

    @property
    def text(self) -> str:
        """The text; "" for none."""
        return self._open.text

    @text.setter
    def text(self, text: str) -> None:
        self._open.set_text(text)

    @property
    def position(self) -> Position:
        """Position as last set: what it counts and the offset stay.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self._position

    @position.setter
    def position(self, position: Position) -> None:
        x, y = _pair(position, "position")
        across, up = self._dimensions
        self._open.set_position(exact(across, x, "x"), exact(up, y, "y"))
        self._position = (x, y)

    def set(self, **options: Unpack[TextOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a text is made with, `space`, position and `text` apart. The
            numbers of the position stay, whatever `coordinates` makes them count.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


class Rule(Attachment):
    """A straight line across the plot at a value, with a label beside it.

    It adds nothing to ranges: a fit ignores it. At a value that the plot does not show, or that has
    no place on its scale, it is not drawn. The label stays inside of the plot.

    Parameters
    ----------
    space : Space
        The space of which it shows a value.
    x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
        The value, one of the two: a rule at a value of x is vertical.
    width : float, default 1
        Full width in points, drawn as a whole number of device pixels; 0 draws no line.
    color : color_like, optional
        Colour; None for that of the axes.
    dash : sequence of float, optional
        Lengths that alternate mark and gap, in multiples of the width; None for a solid line.
    label : str, optional
        Text beside the line.
    label_place : {"start", "middle", "end"}, default "end"
        Where along the line the label is; the end is right or up.
    label_side : {"above", "below", "left", "right"}, optional
        On which side the label is; None for above or right. Where there is no room in the plot, it
        is on the other side.
    label_size : float, default 12
        Size of the label, in points.
    label_bold, label_italic : bool, default False
        Whether the label's strokes are heavy, and whether its letters slant.
    label_markup : bool, default False
        Whether `$...$` in the label is math markup.
    label_alignment : {"leading", "center", "trailing"}, optional
        How the label's lines lie to each other; None for flush with the line, or with the end of
        it that the label is at, and centred in the middle.
    label_angle : float, default 0
        Turn of the label counter-clockwise, in degrees.
    label_color : color_like, optional
        Colour of the label; None for that of the line.
    label_background : color_like, optional
        What fills the label's box; None for nothing.
    label_radius : float, default 0
        Radius of the box's corners, in points.
    label_insets : float or tuple of float, optional
        Distances from the box's sides to the label; None for a little where the box is to be seen.

    Raises
    ------
    InvalidArgumentError
        If not one of x and y is given, a number is NaN, infinite or not allowed, or the label's
        side is not beside the line.
    """

    __slots__ = ("_dimension", "_value")

    _native: _keisen.Rule | None
    _dimension: Projection
    _value: ValueLike

    def __init__(
        self,
        space: Space,
        *,
        x: ValueLike | None = None,
        y: ValueLike | None = None,
        width: float = 1.0,
        color: ColorLike | None = None,
        dash: Sequence[float] | None = None,
        label: str | None = None,
        label_place: RulePlace = "end",
        label_side: RuleSide | None = None,
        label_size: float = 12.0,
        label_bold: bool = False,
        label_italic: bool = False,
        label_markup: bool = False,
        label_alignment: TextAlignment | None = None,
        label_angle: float = 0.0,
        label_color: ColorLike | None = None,
        label_background: ColorLike | None = None,
        label_radius: float = 0.0,
        label_insets: Insets | None = None,
    ) -> None:
        value = y if x is None else x
        if value is None or (x is not None and y is not None):
            raise InvalidArgumentError("a rule needs either x or y")
        native = Space._native_of(space, "space")
        self._dimension = space.y if x is None else space.x
        self._native = _keisen.Rule(
            native,
            "y" if x is None else "x",
            exact(self._dimension, value, "value"),
            {
                "width": width,
                "color": color,
                "dash": dash,
                "label": label,
                "label_place": label_place,
                "label_side": label_side,
                "label_size": label_size,
                "label_bold": label_bold,
                "label_italic": label_italic,
                "label_markup": label_markup,
                "label_alignment": label_alignment,
                "label_angle": label_angle,
                "label_color": label_color,
                "label_background": label_background,
                "label_radius": label_radius,
                "label_insets": label_insets,
            },
        )
        self._value = value

    @property
    def _open(self) -> _keisen.Rule:
        native = super()._open
        assert isinstance(native, _keisen.Rule)
        return native

    @property
    def value(self) -> ValueLike:
        """The value, as last set.

        Raises
        ------
        InvalidArgumentError
            If it is NaN or infinite. The old value stays.
        """
        return self._value

    @value.setter
    def value(self, value: ValueLike) -> None:
        self._open.set_value(exact(self._dimension, value, "value"))
        self._value = value

    @property
    def label(self) -> str | None:
        """Text beside the line."""
        return self._open.text or None

    @label.setter
    def label(self, label: str | None) -> None:
        self._open.set_text(label)

    def set(self, **options: Unpack[RuleOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a rule is made with, `space` and the value apart.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


class Span(Attachment):
    """A filled band across the plot between two values, with a label in it.

    It adds nothing to ranges: a fit ignores it. What the plot does not show of it is not drawn. The
    label stays inside of the plot.

    Parameters
    ----------
    space : Space
        The space of which it shows values.
    x, y : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
        The two values, in any order, of one of the two dimensions; None in place of a value is an
        open end. A span between values of x is vertical.
    color : color_like, optional
        Fill; None for a faint grey.
    border_width : float, default 0
        Full width of the lines along the two ends in points, drawn as a whole number of device
        pixels; 0 for none.
    border_color : color_like, optional
        Colour of these lines; None for that of the fill, opaque, or of the axes.
    label : str, optional
        Text in the band.
    label_place : str, default "top"
        Where in the visible part of the band the label is: "top-left", "top", "top-right", "left",
        "center", "right", "bottom-left", "bottom" or "bottom-right".
    label_size : float, default 12
        Size of the label, in points.
    label_bold, label_italic : bool, default False
        Whether the label's strokes are heavy, and whether its letters slant.
    label_markup : bool, default False
        Whether `$...$` in the label is math markup.
    label_alignment : {"leading", "center", "trailing"}, optional
        How the label's lines lie to each other; None for flush with the side that the label is
        at, and centred at a middle.
    label_angle : float, default 0
        Turn of the label counter-clockwise, in degrees.
    label_color : color_like, optional
        Colour of the label; None for that of labels.
    label_background : color_like, optional
        What fills the label's box; None for nothing.
    label_radius : float, default 0
        Radius of the box's corners, in points.
    label_insets : float or tuple of float, optional
        Distances from the box's sides to the label; None for a little where the box is to be seen.

    Raises
    ------
    InvalidArgumentError
        If not one of x and y is given, or a number is NaN, infinite or not allowed.
    """

    __slots__ = ("_dimension", "_values")

    _native: _keisen.Span | None
    _dimension: Projection
    _values: Ends

    def __init__(
        self,
        space: Space,
        *,
        x: Ends | None = None,
        y: Ends | None = None,
        color: ColorLike | None = None,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
        label_place: SpanPlace = "top",
        label_size: float = 12.0,
        label_bold: bool = False,
        label_italic: bool = False,
        label_markup: bool = False,
        label_alignment: TextAlignment | None = None,
        label_angle: float = 0.0,
        label_color: ColorLike | None = None,
        label_background: ColorLike | None = None,
        label_radius: float = 0.0,
        label_insets: Insets | None = None,
    ) -> None:
        values = y if x is None else x
        if values is None or (x is not None and y is not None):
            raise InvalidArgumentError("a span needs either x or y")
        start, end = _pair(values, "y" if x is None else "x")
        native = Space._native_of(space, "space")
        self._dimension = space.y if x is None else space.x
        self._native = _keisen.Span(
            native,
            "y" if x is None else "x",
            self._end(start, "start"),
            self._end(end, "end"),
            {
                "color": color,
                "border_width": border_width,
                "border_color": border_color,
                "label": label,
                "label_place": label_place,
                "label_size": label_size,
                "label_bold": label_bold,
                "label_italic": label_italic,
                "label_markup": label_markup,
                "label_alignment": label_alignment,
                "label_angle": label_angle,
                "label_color": label_color,
                "label_background": label_background,
                "label_radius": label_radius,
                "label_insets": label_insets,
            },
        )
        self._values = (start, end)

    @property
    def _open(self) -> _keisen.Span:
        native = super()._open
        assert isinstance(native, _keisen.Span)
        return native

    @property
    def values(self) -> Ends:
        """The two values, as last set; None is an open end.

        Raises
        ------
        InvalidArgumentError
            If one is NaN or infinite. The old values stay.
        """
        return self._values

    @values.setter
    def values(self, values: Ends) -> None:
        start, end = _pair(values, "values")
        self._open.set_values(self._end(start, "start"), self._end(end, "end"))
        self._values = (start, end)

    def _end(self, value: ValueLike | None, name: str) -> Parts | None:
        return None if value is None else exact(self._dimension, value, name)

    @property
    def label(self) -> str | None:
        """Text in the band."""
        return self._open.text or None

    @label.setter
    def label(self, label: str | None) -> None:
        self._open.set_text(label)

    def set(self, **options: Unpack[SpanOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a span is made with, `space` and the values apart.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


class Arrow(Attachment):
    """A straight line from one position to another with heads at its ends.

    It adds nothing to ranges: a fit ignores it. Where an end is a value that the plot does not
    show, or that has no place on its scale, it is not drawn.

    Parameters
    ----------
    space : Space or None
        The space whose values the positions tell; None where they tell none.
    start, end : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str
        Where it begins and where it ends, x and y each: values of the space, or what else
        the coordinates say.
    heads : {"end", "start", "both", "none"}, default "end"
        Which ends have a head.
    width : float, default 1.25
        Full width of the line in points; 0 draws heads only.
    color : color_like, optional
        Colour; None for that of labels.
    head_length, head_width : float, default 8 and 7
        Length and full width of a head, in points; heads of a shorter arrow shrink.
    start_gap, end_gap : float, default 0
        Free room between the arrow and its ends, in points.
    start_coordinates, end_coordinates : str or a tuple of two, optional
        What x and y count, as in `Text`: "data", "plot" or "picture".
    start_offset, end_offset : tuple of float, default (0, 0)
        What is added to an end in points, x to the right and y down.
    clip : bool, default False
        Whether it is cut at the plot's edge, wherever it stands. Else it is drawn whole, or not at
        all.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN, infinite or not allowed.
    """

    __slots__ = ("_end", "_end_dimensions", "_start", "_start_dimensions")

    _native: _keisen.Arrow | None
    _start_dimensions: Dimensions
    _end_dimensions: Dimensions
    _start: Position
    _end: Position

    def __init__(
        self,
        space: Space | None,
        start: Position,
        end: Position,
        *,
        heads: Heads = "end",
        width: float = 1.25,
        color: ColorLike | None = None,
        head_length: float = 8.0,
        head_width: float = 7.0,
        start_gap: float = 0.0,
        end_gap: float = 0.0,
        start_coordinates: Coordinates | None = None,
        end_coordinates: Coordinates | None = None,
        start_offset: Pair = (0.0, 0.0),
        end_offset: Pair = (0.0, 0.0),
        clip: bool = False,
    ) -> None:
        native = None if space is None else Space._native_of(space, "space")
        self._start_dimensions = _dimensions(space, start_coordinates)
        self._end_dimensions = _dimensions(space, end_coordinates)
        self._native = _keisen.Arrow(
            native,
            *_values(start, "start", self._start_dimensions),
            *_values(end, "end", self._end_dimensions),
            {
                "heads": heads,
                "width": width,
                "color": color,
                "head_length": head_length,
                "head_width": head_width,
                "start_gap": start_gap,
                "end_gap": end_gap,
                "start_coordinates": start_coordinates,
                "end_coordinates": end_coordinates,
                "start_offset": start_offset,
                "end_offset": end_offset,
                "clip": clip,
            },
        )
        self._start = start
        self._end = end

    @property
    def _open(self) -> _keisen.Arrow:
        native = super()._open
        assert isinstance(native, _keisen.Arrow)
        return native

    @property
    def start(self) -> Position:
        """Where it begins, as last set.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self._start

    @start.setter
    def start(self, start: Position) -> None:
        self._move(start, self._end)

    @property
    def end(self) -> Position:
        """Where it ends, as last set.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self._end

    @end.setter
    def end(self, end: Position) -> None:
        self._move(self._start, end)

    def _move(self, start: Position, end: Position) -> None:
        self._open.set_positions(
            *_values(start, "start", self._start_dimensions),
            *_values(end, "end", self._end_dimensions),
        )
        self._start = start
        self._end = end

    def set(self, **options: Unpack[ArrowOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that an arrow is made with, `space`, start and end apart. The
            numbers of both stay, whatever the coordinates make them count.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


def _pair(values: object, name: str) -> tuple[ValueLike, ValueLike]:
    """Return the two things of a sequence."""
    if isinstance(values, (str, bytes)):
        raise TypeError(f"{name} must be two values, got {type(values).__name__}")
    try:
        first, second = values  # type: ignore[misc]
    except TypeError:
        raise TypeError(f"{name} must be two values, got {type(values).__name__}") from None
    except ValueError:
        raise InvalidArgumentError(f"{name} must be two values, got {values!r}") from None
    return first, second  # type: ignore[has-type]


def _values(position: Position, name: str, dimensions: Dimensions) -> tuple[Parts, Parts]:
    x, y = _pair(position, name)
    return exact(dimensions[0], x, f"x of {name}"), exact(dimensions[1], y, f"y of {name}")


def _dimensions(space: Space | None, coordinates: Coordinates | None) -> Dimensions:
    """Return the projections whose values x and y tell, None where they tell something else."""
    if space is None:
        return None, None
    if coordinates is None or isinstance(coordinates, str):
        coordinates = (coordinates or "data",) * 2
    # What is no pair is refused by the extension.
    kinds = tuple(coordinates)[:2] if hasattr(coordinates, "__iter__") else ()
    x, y = kinds if len(kinds) == 2 else (None, None)
    return space.x if x == "data" else None, space.y if y == "data" else None
