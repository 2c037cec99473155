"""Texts."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._base.option import Setting
from keisen._data.values import Given
from keisen._ranges.position import dimensions_of, pair
from keisen._ranges.projection import exact
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Unpack

    from keisen._axes.label import Insets, TextAlignment, WordOptions
    from keisen._base.color import ColorLike
    from keisen._data.values import Parts, ValueLike
    from keisen._ranges.position import Coordinates, Dimensions, Pair, Position

    class TextOptions(WordOptions, total=False):
        """What `Text.set` takes, and `Chart.text` besides."""

        coordinates: Coordinates | None
        anchor: Pair
        offset: Pair
        clip: bool
        keep_inside: bool


class Text(Attachment["_keisen.Text"]):
    r"""A text at a place of the plot or of the picture, with or without a box.

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
    markup : bool, default True
        Whether `$...$` is a formula and `\$` a dollar.
    alignment : {"leading", "center", "trailing", "left", "right"}, default "leading"
        How lines lie to each other: by the way they read, or by a side of the page.
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
        Whether it is moved into the picture where it would leave it, to the other side of its
        position, without the offset, where it would come to lie on that.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN, infinite or not allowed.
    """

    __slots__ = ("_dimensions", "_given")

    _dimensions: Dimensions
    _given: Given

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
        markup: bool = True,
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
        self._dimensions = dimensions_of(space, coordinates)
        given = self._placed((x, y))
        self._native = _keisen.Text(
            native,
            *given[1],
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
        self._given = Given(*given)

    def _placed(self, position: Position) -> tuple[Position, tuple[Parts, Parts]]:
        """Return a position, and what the library gets for it."""
        x, y = pair(position, "position")
        across, up = self._dimensions
        return (x, y), (exact(across, x, "x"), exact(up, y, "y"))

    text: Setting[str] = Setting('The text; "" for none.')

    @property
    def position(self) -> Position:
        """Position as last set; while it is animated what was drawn last. What it counts stays.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        x, y = self._given.reported(self._open.position)
        return x, y

    @position.setter
    def position(self, position: Position) -> None:
        given = self._placed(position)
        self._open.set_position(*given[1])
        self._given = Given(*given)

    @options_of()
    def set(self, **options: Unpack[TextOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a text is made with, `space`, position and `text` apart. The numbers
        of the position stay, whatever `coordinates` makes them count.
        """
        self._open.update(dict(options))
