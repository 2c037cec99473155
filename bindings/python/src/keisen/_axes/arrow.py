"""Arrows."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._data.values import Given
from keisen._ranges.position import dimensions_of, pair, values_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.values import Parts, ValueLike
    from keisen._ranges.position import Coordinates, Dimensions, Pair, Position

    Heads: TypeAlias = Literal["end", "start", "both", "none"]

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


class Arrow(Attachment["_keisen.Arrow"]):
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

    __slots__ = ("_end_dimensions", "_given", "_start_dimensions")

    _start_dimensions: Dimensions
    _end_dimensions: Dimensions
    _given: Given

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
        self._start_dimensions = dimensions_of(space, start_coordinates)
        self._end_dimensions = dimensions_of(space, end_coordinates)
        given = self._placed((start, end))
        self._native = _keisen.Arrow(
            native,
            *given[1],
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
        self._given = Given(*given)

    def _placed(
        self, positions: tuple[Position, Position]
    ) -> tuple[tuple[ValueLike, ...], tuple[Parts, Parts, Parts, Parts]]:
        """Return the four coordinates of both ends, and what the library gets for them."""
        start: Any
        end: Any
        start, end = pair(positions, "positions")
        parts = (
            *values_of(start, "start", self._start_dimensions),
            *values_of(end, "end", self._end_dimensions),
        )
        return (*pair(start, "start"), *pair(end, "end")), parts

    @property
    def positions(self) -> tuple[Position, Position]:
        """Where it begins and ends, as last set; while they are animated what was drawn last.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old positions stay.
        """
        start_x, start_y, end_x, end_y = self._given.reported(self._open.positions)
        return (start_x, start_y), (end_x, end_y)

    @positions.setter
    def positions(self, positions: tuple[Position, Position]) -> None:
        given = self._placed(positions)
        self._open.set_positions(*given[1])
        self._given = Given(*given)

    @property
    def start(self) -> Position:
        """Where it begins, as `positions` tells it.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self.positions[0]

    @start.setter
    def start(self, start: Position) -> None:
        self.positions = (start, self.end)

    @property
    def end(self) -> Position:
        """Where it ends, as `positions` tells it.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self.positions[1]

    @end.setter
    def end(self, end: Position) -> None:
        self.positions = (self.start, end)

    @options_of()
    def set(self, **options: Unpack[ArrowOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that an arrow is made with, `space`, start and end apart. The numbers of
        both stay, whatever the coordinates make them count.
        """
        self._open.update(dict(options))
