"""Windows that are moved and scaled."""

from __future__ import annotations

from keisen import _keisen
from keisen._data.values import length_of, number_or_duration
from keisen._ranges.parameter import OptionalParameter, number
from keisen._ranges.range_context import RangeContext
from keisen._ranges.restriction import Restriction
from keisen._ranges.viewport import side_of, viewport_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from keisen._data.values import LengthLike
    from keisen._ranges.viewport import Kept, Side, ViewportLike

    Policy: TypeAlias = Callable[[float, float, float, RangeContext], float]


class Window(Restriction):
    """Shows a window as long as the plot allows: of (0, 100), 50 points at 0.4 show (40, 60).

    It stands in the range so that the value under its anchor keeps its place, also when the range or
    the plot become other ones; `pan` and `zoom` move it. One that is longer than the range holds it
    all. A range stays while the plot has no length, and where an end is infinite.

    Parameters
    ----------
    viewport : float or tuple of Chart and {"x", "y"}
        The length of the plot: points, or a side of a chart's plot, which is not kept alive.
    units_per_point : float or timedelta
        How much data a point shows, positive; brought between both limits.
    min, max : float or timedelta, optional
        Least and most data that a point may show; None for `units_per_point`: no zooming.
    anchor : float, default 0.5
        What of the window keeps its place, 0 for its least value to 1 for its greatest.
    initial : float, default 0.5
        Where it is before it was ever moved: 0 for the beginning of the range to 1 for its end.
    length : callable, optional
        Tells its length instead: gets the plot's length in points, the range's min and max, and a
        `RangeContext`.
    position : callable, optional
        Tells where it is instead, 0 to 1: gets its length, the range's min and max, and a
        `RangeContext`.

    Raises
    ------
    InvalidArgumentError
        If a number is not allowed, or some lengths are durations and some are not.
    """

    __slots__ = ("_chart", "_policies")

    _shown = ("viewport", "units_per_point", "min", "max", "anchor", "initial")
    # The library has them; they are kept here too, so that Python's collector sees what they refer
    # to.
    _policies: tuple[_keisen.Callback | None, _keisen.Callback | None]
    _chart: Kept

    def __init__(
        self,
        viewport: ViewportLike,
        units_per_point: LengthLike = 1.0,
        *,
        min: LengthLike | None = None,
        max: LengthLike | None = None,
        anchor: float = 0.5,
        initial: float = 0.5,
        length: Policy | None = None,
        position: Policy | None = None,
    ) -> None:
        self._policies = _policy(length, "length"), _policy(position, "position")
        side, self._chart = side_of(viewport, "viewport")
        self._native = _keisen.Restriction.window(
            side,
            length_of(units_per_point, "units_per_point"),
            None if min is None else length_of(min, "min"),
            None if max is None else length_of(max, "max"),
            anchor,
            initial,
            *self._policies,
        )

    @property
    def viewport(self) -> float | Side:
        """The length of the plot: points, or a chart and a dimension; 0 when the chart has ended."""
        return viewport_of(self._open, False, self._chart)

    units_per_point = OptionalParameter(
        "How much data a point shows now; None where a callable tells the length.",
        number_or_duration,
    )
    min = OptionalParameter(
        "Least data that a point may show; None where a callable tells the length.",
        number_or_duration,
    )
    max = OptionalParameter(
        "Most data that a point may show; None where a callable tells the length.",
        number_or_duration,
    )
    anchor = OptionalParameter(
        "What of it keeps its place, 0 to 1; None where a callable tells the position.", number
    )
    initial = OptionalParameter(
        "Where it is at first, 0 to 1; None where a callable tells the position.", number
    )

    def zoom(self, factor: float) -> None:
        """Make data longer on the screen about the anchor, for the next update.

        Parameters
        ----------
        factor : float
            What `units_per_point` is divided by, positive: 2 shows half as much.

        Raises
        ------
        InvalidArgumentError
            If the factor is not allowed, or a callable tells the length.
        """
        self._open.zoom(factor)

    def pan(self, length: LengthLike) -> None:
        """Move the window along its range, for the next update, which keeps it inside.

        Parameters
        ----------
        length : float or timedelta
            How far, towards greater values where positive.

        Raises
        ------
        InvalidArgumentError
            If the length is not finite, or a callable tells the position.
        """
        self._open.pan(length_of(length))

    def reset(self) -> None:
        """Give it the length and the place that it was made with, for the next update."""
        self._open.reset()

    def _adopt(self) -> None:
        self._policies, self._chart = (None, None), None


def _policy(policy: Policy | None, name: str) -> _keisen.Callback | None:
    if policy is None:
        return None
    if not callable(policy):
        raise TypeError(f"{name} must be a callable, got {type(policy).__name__}")
    known = policy

    def call(given: float, low: float, high: float, context: _keisen.RangeContext) -> float:
        return known(given, low, high, RangeContext._from(context))

    return _keisen.Callback(call, name)
