"""Plot areas."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike

    class PlotAreaOptions(TypedDict, total=False):
        """What `PlotArea.set` takes."""

        color: ColorLike | None
        end_color: ColorLike | None
        start: tuple[float, float]
        end: tuple[float, float]
        radii: float | tuple[float, float, float, float]
        border_width: float
        border_color: ColorLike | None


class PlotArea(Attachment["_keisen.PlotArea"]):
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
        self._native = _keisen.PlotArea(
            {
                "color": color,
                "end_color": end_color,
                "start": start,
                "end": end,
                "radii": radii,
                "border_width": border_width,
                "border_color": border_color,
            }
        )

    @options_of()
    def set(self, **options: Unpack[PlotAreaOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a plot area is made with.
        """
        self._open.update(dict(options))
