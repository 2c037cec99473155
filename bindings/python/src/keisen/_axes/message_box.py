"""Message boxes."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._axes.message_board import MessageBoard
from keisen._base.guarded import options_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._axes.label import PlotPlace

    MessagePlace: TypeAlias = PlotPlace

    class MessageBoxOptions(TypedDict, total=False):
        """What `MessageBox.set` takes."""

        place: MessagePlace
        size: float
        max_width: float
        insets: float | tuple[float, float, float, float] | None
        margin: float
        radius: float


class MessageBox(Attachment["_keisen.MessageBox"]):
    """The message of a board, in a corner of the plot, at the time of each picture.

    It has the theme's colour for the kind, opaque, with the text in black or white. Lines are
    wrapped; a text that is too long ends with an ellipsis, and one that has no room is left out,
    with a warning. `Chart.next_frame_time` tells when a message is gone; alt texts, which know no
    time, do not tell of it.

    Parameters
    ----------
    board : MessageBoard
        Whose messages it shows.
    place : str, default "top-right"
        Where it lies in the plot: "top-left", "top", "top-right", "bottom-left", "bottom" or
        "bottom-right".
    size : float, default 13
        Size of the text, in points, above 0 and at most 1,000.
    max_width : float, default 320
        The widest that the box may be in points, above 0; the plot's width less its margins is
        another limit.
    insets : float or tuple of float, optional
        Distances from the sides of the box to the text in points, one for all or top, left, bottom
        and right; None for 0.65 sizes above, 0.5 below and 0.9 beside it.
    margin : float, default 10
        Distance from the plot's sides to the box, in points.
    radius : float, default 4
        Radius of the box's corners, in points.

    Raises
    ------
    InvalidArgumentError
        If there is no such place, or a number is NaN, infinite, negative or too large.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400)
    >>> board = ks.MessageBoard()
    >>> chart.add(ks.MessageBox(board, place="bottom-left"))
    >>> board.show("sensor 3 is silent", "caution", time=0)
    >>> png = chart.to_png(renderer="cpu", time=1)
    >>> chart.next_frame_time(1)
    4.0
    """

    __slots__ = ()

    def __init__(
        self,
        board: MessageBoard,
        *,
        place: MessagePlace = "top-right",
        size: float = 13.0,
        max_width: float = 320.0,
        insets: float | tuple[float, float, float, float] | None = None,
        margin: float = 10.0,
        radius: float = 4.0,
    ) -> None:
        self._native = _keisen.MessageBox(
            MessageBoard._native_of(board, "board"),
            {
                "place": place,
                "size": size,
                "max_width": max_width,
                "insets": insets,
                "margin": margin,
                "radius": radius,
            },
        )

    @options_of()
    def set(self, **options: Unpack[MessageBoxOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a message box is made with.
        """
        self._open.update(dict(options))
