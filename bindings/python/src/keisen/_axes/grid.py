"""Grids."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike

    class GridOptions(TypedDict, total=False):
        """What `Grid.set` takes."""

        x: bool
        y: bool
        minor_x: bool
        minor_y: bool
        width: float
        color: ColorLike | None
        minor_color: ColorLike | None
        dash: Sequence[float] | None


class Grid(Attachment["_keisen.Grid"]):
    """Lines across the plot at the ticks of a space's projections.

    They follow the first axis that shows a projection in its own values; where there is none they
    stand where its ticks would.

    Parameters
    ----------
    space : Space
        The space whose ticks it follows.
    x : bool, default True
        Whether there are vertical lines, at the ticks of x.
    y : bool, default True
        Whether there are horizontal lines, at the ticks of y.
    minor_x : bool, default False
        Whether there are vertical lines at the minor ticks of x.
    minor_y : bool, default False
        Whether there are horizontal lines at the minor ticks of y.
    width : float, default 1
        Full width of a line in points; drawn as a whole number of device pixels.
    color : color_like, optional
        Colour; None for the theme's.
    minor_color : color_like, optional
        Colour of the lines at minor ticks; None is half way from `color` to the plot area's.
    dash : sequence of float, optional
        Lengths that alternate mark and gap, in multiples of the width, from the left and from the
        bottom. None for solid lines.

    Raises
    ------
    InvalidArgumentError
        If the width is NaN, infinite or negative, or the dash is none that a line may have.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        *,
        x: bool = True,
        y: bool = True,
        minor_x: bool = False,
        minor_y: bool = False,
        width: float = 1.0,
        color: ColorLike | None = None,
        minor_color: ColorLike | None = None,
        dash: Sequence[float] | None = None,
    ) -> None:
        self._native = _keisen.Grid(
            Space._native_of(space, "space"),
            {
                "x": x,
                "y": y,
                "minor_x": minor_x,
                "minor_y": minor_y,
                "width": width,
                "color": color,
                "minor_color": minor_color,
                "dash": dash,
            },
        )

    @options_of()
    def set(self, **options: Unpack[GridOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a grid is made with, `space` apart.
        """
        self._open.update(dict(options))
