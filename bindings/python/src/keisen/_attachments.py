"""Attachments: whatever a chart draws but data."""

from __future__ import annotations

from keisen import _keisen
from keisen._object import Object
from keisen._space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypeVar

    from keisen._color import ColorLike

    Side: TypeAlias = Literal["bottom", "left", "top", "right"]
    Alignment: TypeAlias = Literal["left", "center", "right"]
    TitleRole: TypeAlias = Literal["title", "subtitle", "caption"]
    LegendPlace: TypeAlias = Literal[
        "best",
        "top-left",
        "top",
        "top-right",
        "left",
        "center",
        "right",
        "bottom-left",
        "bottom",
        "bottom-right",
        "outside-right",
        "outside-left",
        "outside-top",
        "outside-bottom",
    ]
    AnyAttachment = TypeVar("AnyAttachment", bound="Attachment")


class Attachment(Object["_keisen.Attachment"]):
    """Draws anything but data. It may be part of several charts.

    Make one of `PlotArea`, `Grid`, `Axis`, `Title` and `Legend`, and give it to `Chart.add`.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the kind."""
        return f"<{type(self).__name__}{', closed' if self.closed else ''}>"


class PlotArea(Attachment):
    """What fills the plot rectangle and gives it its shape. Series are clipped to it.

    Parameters
    ----------
    color : color_like, optional
        Fill, or the colour at the gradient's start; None for the theme's.
    end_color : color_like, optional
        Colour at the gradient's end; None for no gradient.
    start, end : tuple of float, default (0, 0) and (0, 1)
        Where the gradient starts and ends, in fractions of the plot from its top left corner.
    radii : float or tuple of float, default 0
        Radius of the corners in points, one for all or four from the top left clockwise.
    border_width : float, default 0
        Full width of the border in points, centred on the outline; 0 for none.
    border_color : color_like, optional
        Colour of the border; None for the theme's for axes.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN or infinite, or a length is negative.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        color: ColorLike | None = None,
        end_color: ColorLike | None = None,
        start: tuple[float, float] = (0.0, 0.0),
        end: tuple[float, float] = (0.0, 1.0),
        radii: float | tuple[float, float, float, float] = 0.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
    ) -> None:
        self._native = _keisen.Attachment.plot_area(
            color, end_color, start, end, radii, border_width, border_color
        )


class Grid(Attachment):
    """Lines across the plot at the major ticks of a space's projections.

    Parameters
    ----------
    space : Space
        The space whose ticks it follows.
    x : bool, default True
        Whether there are vertical lines, at the ticks of x.
    y : bool, default True
        Whether there are horizontal lines, at the ticks of y.
    width : float, default 1
        Full width of a line in points; drawn as a whole number of device pixels.
    color : color_like, optional
        Colour; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If the width is NaN, infinite or negative.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        *,
        x: bool = True,
        y: bool = True,
        width: float = 1.0,
        color: ColorLike | None = None,
    ) -> None:
        self._native = _keisen.Attachment.grid(Space._native_of(space, "space"), x, y, width, color)


class Axis(Attachment):
    """An axis along a side of the plot: line, ticks, labels and a title.

    Bottom and top show x, left and right show y. An axis never changes a range.

    Parameters
    ----------
    space : Space
        The space whose projection it shows.
    side : {"bottom", "left", "top", "right"}
        The side.
    tick_count : int, default 0
        Wanted number of major ticks, a hint; 0 chooses by the axis' length.
    title : str, optional
        Title beside the axis.
    tick_length : float, default 5
        Length of a tick outwards, in points.
    width : float, default 1
        Full width of axis line and ticks in points, drawn as a whole number of device pixels.
    label_size : float, default 12
        Size of the tick labels, in points.
    title_size : float, default 13
        Size of the title, in points.
    color : color_like, optional
        Colour of axis line and ticks; None for the theme's.
    text_color : color_like, optional
        Colour of labels and title; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If there is no such side, the tick count is negative or beyond 32 bits, or a length is NaN,
        infinite or negative.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        side: Side,
        *,
        tick_count: int = 0,
        title: str | None = None,
        tick_length: float = 5.0,
        width: float = 1.0,
        label_size: float = 12.0,
        title_size: float = 13.0,
        color: ColorLike | None = None,
        text_color: ColorLike | None = None,
    ) -> None:
        self._native = _keisen.Attachment.axis(
            Space._native_of(space, "space"),
            side,
            tick_count,
            title,
            tick_length,
            width,
            label_size,
            title_size,
            color,
            text_color,
        )

    def set_title(self, title: str | None) -> None:
        """Change the title.

        Parameters
        ----------
        title : str or None
            New title; None for none.
        """
        self._open.set_text(title)


class Title(Attachment):
    """A title or subtitle above the plot, or a caption below it.

    It begins at the plot's left side; what is too wide for that begins farther to the left, and is
    wrapped where the picture is too narrow. More than four lines, or more than its share of the
    picture's height, are shortened. Line feeds end lines; `$...$` is math markup.

    Parameters
    ----------
    text : str
        The text.
    role : {"title", "subtitle", "caption"}, default "title"
        Which of a chart's texts it is.
    size : float, default 0
        Size in points; 0 chooses by the role: 17, 13 and 11.
    alignment : {"left", "center", "right"}, default "left"
        Where it lies: flush with the plot's sides or centred about its middle.
    bold : bool, optional
        Whether strokes are heavy; None chooses by the role: only a title's are.
    italic : bool, default False
        Whether letters slant.
    color : color_like, optional
        Colour; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If there is no such role or alignment, or the size is NaN, negative or above 1,000.
    """

    __slots__ = ()

    def __init__(
        self,
        text: str,
        *,
        role: TitleRole = "title",
        size: float = 0.0,
        alignment: Alignment = "left",
        bold: bool | None = None,
        italic: bool = False,
        color: ColorLike | None = None,
    ) -> None:
        self._native = _keisen.Attachment.title(text, role, size, alignment, bold, italic, color)

    def set_text(self, text: str | None) -> None:
        """Change the text.

        Parameters
        ----------
        text : str or None
            New text; None for none.
        """
        self._open.set_text(text)


class Legend(Attachment):
    """The names of a chart's series, each beside a sample of how it is drawn.

    Series without a label are left out. Names that are too long are shortened; where there are
    more than there is room for, an ellipsis stands for the rest.

    Parameters
    ----------
    place : str, default "best"
        Where it lies: within the plot at "top-left", "top", "top-right", "left", "center",
        "right", "bottom-left", "bottom" or "bottom-right", or, by "best", at the one of these
        where it covers least of the data; beside the plot and its axes at "outside-right" or
        "outside-left", as a list from the plot's top; at "outside-top" or "outside-bottom", as
        rows.
    columns : int, default 0
        Number of columns; 0 makes one, or above and below the plot as many as fit.
    title : str, optional
        Text above the names.
    alignment : {"left", "center", "right"}, default "left"
        Where it lies above or below the plot.
    reversed : bool, default False
        Whether the uppermost series comes first.
    label_size : float, default 12
        Size of the names and of the title, in points.
    swatch_width : float, default 20
        Width of the samples, in points.
    insets : float or tuple of float, optional
        Free room within its border in points, one for all or top, left, bottom and right; None for
        8 within the plot and none outside.
    background : color_like, optional
        Fill; None for the theme's for plot areas within the plot, letting a little through, and
        for none outside.
    border_width : float, default 0
        Full width of the border in points; 0 for none.
    border_color : color_like, optional
        Colour of the border; None for the theme's for grids.
    radius : float, default 4
        Radius of its corners, in points.
    text_color : color_like, optional
        Colour of the names; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If there is no such place or alignment, or a number is NaN, infinite, negative or too
        large.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        place: LegendPlace = "best",
        columns: int = 0,
        title: str | None = None,
        alignment: Alignment = "left",
        reversed: bool = False,
        label_size: float = 12.0,
        swatch_width: float = 20.0,
        insets: float | tuple[float, float, float, float] | None = None,
        background: ColorLike | None = None,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        radius: float = 4.0,
        text_color: ColorLike | None = None,
    ) -> None:
        self._native = _keisen.Attachment.legend(
            place,
            columns,
            title,
            alignment,
            reversed,
            label_size,
            swatch_width,
            insets,
            background,
            border_width,
            border_color,
            radius,
            text_color,
        )

    def set_title(self, title: str | None) -> None:
        """Change the title.

        Parameters
        ----------
        title : str or None
            New title; None for none.
        """
        self._open.set_text(title)


def adopt(kind: type[AnyAttachment], native: _keisen.Attachment) -> AnyAttachment:
    """Return a new object for an attachment that the library made.

    Parameters
    ----------
    kind : type
        What it is.
    native : _keisen.Attachment
        The attachment.

    Returns
    -------
    Attachment
        An object of that type.
    """
    attachment = kind.__new__(kind)
    attachment._native = native
    return attachment
