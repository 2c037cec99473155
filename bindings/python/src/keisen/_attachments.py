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
    AnyAttachment = TypeVar("AnyAttachment", bound="Attachment")


class Attachment(Object["_keisen.Attachment"]):
    """Draws anything but data. It may be part of several charts.

    Make one of `PlotArea`, `Grid`, `Axis`, `Title`, `Text`, `Rule`, `Span` and `Arrow`, and give it
    to `Chart.add`.
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
        Fill, or the colour at the gradient's start; None for white.
    end_color : color_like, optional
        Colour at the gradient's end; None for no gradient.
    start, end : tuple of float, default (0, 0) and (0, 1)
        Where the gradient starts and ends, in fractions of the plot from its top left corner.
    radii : float or tuple of float, default 0
        Radius of the corners in points, one for all or four from the top left clockwise.
    border_width : float, default 0
        Full width of the border in points, centred on the outline; 0 for none.
    border_color : color_like, optional
        Colour of the border; None for that of the axes.

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
        Colour; None for a light grey.

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
        Colour of axis line and ticks; None for a dark grey.
    text_color : color_like, optional
        Colour of labels and title; None for nearly black.

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
    """A title above the plot.

    Parameters
    ----------
    text : str
        The title, one line.
    size : float, default 17
        Size in points.
    color : color_like, optional
        Colour; None for nearly black.

    Raises
    ------
    InvalidArgumentError
        If the size is NaN, infinite or negative.
    """

    __slots__ = ()

    def __init__(self, text: str, *, size: float = 17.0, color: ColorLike | None = None) -> None:
        self._native = _keisen.Attachment.title(text, size, color)

    def set_text(self, text: str | None) -> None:
        """Change the text.

        Parameters
        ----------
        text : str or None
            New text; None for none.
        """
        self._open.set_text(text)


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
