"""Spans."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.label import Labelled, across
from keisen._base.guarded import options_of
from keisen._data.values import Given
from keisen._ranges.position import pair
from keisen._ranges.projection import exact
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from typing_extensions import Unpack

    from keisen._axes.label import Insets, LabelOptions, PlotPlace, TextAlignment
    from keisen._base.color import ColorLike
    from keisen._data.values import Parts, ValueLike

    SpanPlace: TypeAlias = PlotPlace | Literal["left", "center", "right"]
    Ends: TypeAlias = "tuple[ValueLike | None, ValueLike | None]"

    class SpanOptions(LabelOptions, total=False):
        """What `Span.set` takes, and `Chart.span` besides."""

        color: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        label_place: SpanPlace
        extends_range: bool


class Span(Labelled["_keisen.Span"]):
    r"""A filled band across the plot between two values, with a label in it.

    A range that follows the data goes to the ends too. What the plot does not show of it is not drawn. The
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
    label_markup : bool, default True
        Whether `$...$` in the label is a formula and `\$` a dollar.
    label_alignment : {"leading", "center", "trailing", "left", "right"}, optional
        How the label's lines lie to each other, by the way they read or by a side of the page;
        None for flush with the side that the label is at, and centred at a middle.
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
    extends_range : bool, default True
        Whether a range that follows the data goes to the ends too.

    Raises
    ------
    InvalidArgumentError
        If not one of x and y is given, or a number is NaN, infinite or not allowed.
    """

    __slots__ = ()

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
        label_markup: bool = True,
        label_alignment: TextAlignment | None = None,
        label_angle: float = 0.0,
        label_color: ColorLike | None = None,
        label_background: ColorLike | None = None,
        label_radius: float = 0.0,
        label_insets: Insets | None = None,
        extends_range: bool = True,
    ) -> None:
        native = Space._native_of(space, "space")
        dimension, self._dimension, values = across(space, x, y, "span")
        given = self._placed(pair(values, dimension))
        self._native = _keisen.Span(
            native,
            dimension,
            *given[1],
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
                "extends_range": extends_range,
            },
        )
        self._given = Given(*given)

    def _placed(self, values: Ends) -> tuple[Ends, tuple[Parts | None, Parts | None]]:
        """Return both values, and what the library gets for them."""
        start, end = pair(values, "values")
        return (start, end), (self._end(start, "start"), self._end(end, "end"))

    @property
    def values(self) -> Ends:
        """The two values, as last set; None is an open end. While they are animated, what was drawn last.

        Raises
        ------
        InvalidArgumentError
            If one is NaN or infinite. The old values stay.
        """
        start, end = self._given.reported(self._open.values)
        return start, end

    @values.setter
    def values(self, values: Ends) -> None:
        given = self._placed(values)
        self._open.set_values(*given[1])
        self._given = Given(*given)

    def _end(self, value: ValueLike | None, name: str) -> Parts | None:
        return None if value is None else exact(self._dimension, value, name)

    @options_of()
    def set(self, **options: Unpack[SpanOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a span is made with, `space` and the values apart.
        """
        self._open.update(dict(options))
