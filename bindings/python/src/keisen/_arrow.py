"""Arrows."""

from __future__ import annotations

from keisen import _keisen
from keisen._attachment import Attachment
from keisen._position import dimensions_of, values_of
from keisen._space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._color import ColorLike
    from keisen._position import Coordinates, Dimensions, Pair, Position

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

    __slots__ = ("_end", "_end_dimensions", "_start", "_start_dimensions")

    _start_dimensions: Dimensions
    _end_dimensions: Dimensions
    _start: Position
    _end: Position

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
        self._native = _keisen.Arrow(
            native,
            *values_of(start, "start", self._start_dimensions),
            *values_of(end, "end", self._end_dimensions),
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
        self._start = start
        self._end = end

    @property
    def start(self) -> Position:
        """Where it begins, as last set.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self._start

    @start.setter
    def start(self, start: Position) -> None:
        self._move(start, self._end)

    @property
    def end(self) -> Position:
        """Where it ends, as last set.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. The old position stays.
        """
        return self._end

    @end.setter
    def end(self, end: Position) -> None:
        self._move(self._start, end)

    def _move(self, start: Position, end: Position) -> None:
        self._open.set_positions(
            *values_of(start, "start", self._start_dimensions),
            *values_of(end, "end", self._end_dimensions),
        )
        self._start = start
        self._end = end

    def set(self, **options: Unpack[ArrowOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that an arrow is made with, `space`, start and end apart. The
            numbers of both stay, whatever the coordinates make them count.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))
