"""Crosshairs."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.pointer import PointerAttachment
from keisen._base.guarded import options_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike

    Snap: TypeAlias = Literal["none", "nearest", "x"]

    class CrosshairOptions(TypedDict, total=False):
        """What `Crosshair.set` takes."""

        show_x: bool
        show_y: bool
        snap: Snap | None
        within: float | None
        width: float
        color: ColorLike | None
        dash: Sequence[float] | None
        show_labels: bool
        label_size: float
        label_color: ColorLike | None
        label_background: ColorLike | None
        label_radius: float
        marker_size: float
        marker_color: ColorLike | None


class Crosshair(PointerAttachment["_keisen.Crosshair"]):
    """Lines across the plot at a pointer, with the values there beside the axes.

    Nothing is drawn until it points somewhere. A value is written as the first axis of its projection
    writes its ticks, but with digits of its own: at a pointer as many as a point of the plot is worth,
    of a row as many as it has. It adds nothing to ranges and moves nothing: values lie on the labels
    of axes and within the picture.

    Parameters
    ----------
    space : Space
        The space whose values it shows, not a polar one.
    show_x, show_y : bool, default True
        Whether it has a vertical line, at a value of x, and a horizontal one, at a value of y.
    snap : {"none", "nearest", "x"}, optional
        Which row it moves to, of the series on the projections of its lines: none, the one that is
        drawn nearest to the pointer, or the one that stands nearest along x. Where none is near enough
        it stays where the pointer is.
    within : float, optional
        Distance in points up to which it snaps, `math.inf` for any; None for 24, and for any along x.
    width : float, default 1
        Full width of the lines in points, drawn as a whole number of device pixels; 0 draws none.
    color : color_like, optional
        Colour of the lines; None for that of the axes.
    dash : sequence of float, optional
        Lengths that alternate mark and gap, in multiples of the width; None for solid lines.
    show_labels : bool, default True
        Whether the values are written beside the axes.
    label_size : float, default 12
        Size of the values, in points.
    label_color : color_like, optional
        Their colour; None for black or white, whichever is easier to read.
    label_background : color_like, optional
        What is behind them; None for the colour of labels.
    label_radius : float, default 3
        Radius of the corners of that, in points.
    marker_size : float, default 7
        Diameter in points within the ring around the row that it moved to; 0 draws none.
    marker_color : color_like, optional
        Colour of the ring; None for that of titles.

    Raises
    ------
    InvalidArgumentError
        If an option is not allowed.
    UnsupportedError
        If the space is polar.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400)
    >>> line = chart.line(None, [0, 1, 4, 9, 16])
    >>> crosshair = ks.Crosshair(chart.space, snap="x")
    >>> chart.add(crosshair)
    >>> crosshair.pointer = chart.position_of(1.9, 8)
    >>> png = chart.to_png(renderer="cpu")
    >>> [label.text for label in chart.labels()][-2:]
    ['2', '4']
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        *,
        show_x: bool = True,
        show_y: bool = True,
        snap: Snap | None = None,
        within: float | None = None,
        width: float = 1.0,
        color: ColorLike | None = None,
        dash: Sequence[float] | None = None,
        show_labels: bool = True,
        label_size: float = 12.0,
        label_color: ColorLike | None = None,
        label_background: ColorLike | None = None,
        label_radius: float = 3.0,
        marker_size: float = 7.0,
        marker_color: ColorLike | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        self._space = space
        self._native = _keisen.Crosshair(
            native,
            {
                "show_x": show_x,
                "show_y": show_y,
                "snap": snap,
                "within": within,
                "width": width,
                "color": color,
                "dash": dash,
                "show_labels": show_labels,
                "label_size": label_size,
                "label_color": label_color,
                "label_background": label_background,
                "label_radius": label_radius,
                "marker_size": marker_size,
                "marker_color": marker_color,
            },
        )

    @options_of()
    def set(self, **options: Unpack[CrosshairOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a crosshair is made with, `space` apart.
        """
        self._open.update(dict(options))
