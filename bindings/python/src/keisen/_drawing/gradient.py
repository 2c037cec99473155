"""Gradients."""

from __future__ import annotations

from keisen._base.guarded import Guarded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import Self

    from keisen._base.color import ColorLike


class Gradient(Guarded, tuple[float, float, "ColorLike", "ColorLike", str]):
    """A gradient up or down an area; beyond its ends their colours go on.

    Parameters
    ----------
    start : float
        Where it starts.
    end : float
        Where it ends; where it starts gives the end colour everywhere.
    start_color : color_like
        The colour at the start.
    end_color : color_like
        The colour at the end. Colours are mixed with alpha multiplied in.
    unit : {"data", "plot"}, default "data"
        What both ends are: values of y, or parts of the plot, from 0 at the bottom to 1 at the top.
    """

    __slots__ = ()

    def __new__(
        cls,
        start: float,
        end: float,
        start_color: ColorLike,
        end_color: ColorLike,
        unit: Literal["data", "plot"] = "data",
    ) -> Self:
        """Make a gradient."""
        return super().__new__(cls, (start, end, start_color, end_color, unit))

    @property
    def start(self) -> float:
        """Where it starts."""
        return self[0]

    @property
    def end(self) -> float:
        """Where it ends."""
        return self[1]

    @property
    def start_color(self) -> ColorLike:
        """The colour at the start."""
        return self[2]

    @property
    def end_color(self) -> ColorLike:
        """The colour at the end."""
        return self[3]

    @property
    def unit(self) -> str:
        """What both ends are: values of y, or parts of the plot."""
        return self[4]

    def __repr__(self) -> str:
        """Return how it can be made."""
        return f"Gradient({', '.join(map(repr, self))})"
