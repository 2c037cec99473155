"""Restrictions: the steps of the policy that decides a range, for `Updater`.

Each gets a range, which is ordered, or empty where a chain begins without data, and gives another
one. Positions take numbers, datetimes and datetime64s, lengths take numbers, timedeltas and
timedelta64s; all are absolute and exact. A number is a length in the units of the projection, on a
time scale in its unit; a duration as a length fails the update on any other scale. From a finite
range each makes a finite one that is ordered; where that would overflow, or have no place on the
scale, it leaves the range as it was. Empty ranges stay empty and infinite ends stay, unless it says
otherwise.
"""

from __future__ import annotations

from math import pi

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import missing_from
from keisen._data.values import length_of, number_or_duration, number_or_time, value_of
from keisen._ranges.interpreter import Interpreter
from keisen._ranges.parameter import OptionalParameter, Parameter, flag, number, whole
from keisen._ranges.projection import Projection
from keisen._ranges.range_context import RangeContext
from keisen._ranges.restriction import KINDS, AnchoredRestriction, Restriction
from keisen._ranges.viewport import side_of, viewport_of
from keisen._ranges.window import Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Literal, TypeAlias

    from typing_extensions import Self

    from keisen._data.values import LengthLike
    from keisen._ranges.restriction import PositionLike
    from keisen._ranges.viewport import Kept, Side, ViewportLike

    Body: TypeAlias = Callable[[float, float, RangeContext], "tuple[float, float] | None"]

__all__ = [
    "Aspect",
    "Block",
    "Bounds",
    "Include",
    "Interval",
    "Latest",
    "Length",
    "Margins",
    "Nice",
    "Padding",
    "Positive",
    "Probe",
    "Restriction",
    "Source",
    "Span",
    "Symmetric",
    "UserInteractive",
    "Window",
]


class Probe(Restriction):
    """Changes nothing, and notes what it saw last, be that empty or infinite.

    Examples
    --------
    >>> import keisen as ks
    >>> probe = ks.restrictions.Probe()
    >>> updater = ks.Updater(ks.Projection(0, 1), [probe])
    >>> updater.add_values([2, 6])
    >>> updater.update()
    True
    >>> probe.last, probe.length, probe.middle
    ((2.0, 6.0), 4.0, 4.0)
    """

    __slots__ = ()

    def __init__(self) -> None:
        self._native = _keisen.Restriction.probe()

    @property
    def last(self) -> tuple[float, float] | None:
        """The latest range, relative to the target's origin; None before the first and for no range."""
        return self._open.last

    @property
    def length(self) -> float | None:
        """How long the latest range was; None where there was none."""
        last = self.last
        return None if last is None else last[1] - last[0]

    @property
    def middle(self) -> float | None:
        """The middle of the latest range; None where there was none."""
        last = self.last
        return None if last is None else last[0] / 2 + last[1] / 2


class Block(Restriction):
    """Does what a callable says.

    Parameters
    ----------
    body : callable
        Gets min and max, relative to the origin, and a `RangeContext`, and returns another min and
        max, or None to leave them. An empty range is (inf, -inf); what it returns reversed is turned
        round. It is called on whatever thread updates or draws. What it raises is the cause of a
        `CallbackError`, and the range stays.
    name : str, default "Block"
        What messages call it.
    projections : iterable of Projection
        Those besides the target whose ranges it reads: in a picture their updaters run first.

    Raises
    ------
    TypeError
        If the body is no callable.

    Examples
    --------
    >>> import keisen as ks
    >>> projection = ks.Projection(0, 1)
    >>> updater = ks.Updater(projection)
    >>> updater.append(ks.restrictions.Block(lambda min, max, context: (min, 2 * max)))
    >>> updater.add_values([1, 3])
    >>> updater.update()
    True
    >>> projection.range
    (1.0, 6.0)
    """

    __slots__ = ("_body", "_held", "_projections")

    _shown = ("name",)
    _body: Body | None
    # The library has it; it is kept here too, so that Python's collector sees what it refers to.
    _held: _keisen.Callback | None
    _projections: tuple[Projection, ...]

    def __init__(
        self,
        body: Body,
        *,
        name: str = "Block",
        projections: Iterable[Projection] = (),
    ) -> None:
        known = tuple(projections)
        natives = [Projection._native_of(each, "projections") for each in known]
        if not callable(body):
            raise TypeError(f"body must be a callable, got {type(body).__name__}")

        def call(
            low: float, high: float, context: _keisen.RangeContext
        ) -> tuple[float, float] | None:
            return body(low, high, RangeContext._from(context))

        self._held = _keisen.Callback(call, "body")
        self._native = _keisen.Restriction.custom(self._held, name, natives)
        self._body = body
        self._projections = known

    @property
    def body(self) -> Body | None:
        """What rewrites ranges; None where it is no code of Python's."""
        return self._body

    @property
    def projections(self) -> tuple[Projection, ...]:
        """The projections besides the target whose ranges it reads."""
        return self._projections

    def _adopt(self) -> None:
        self._body = self._held = None
        self._projections = tuple(map(Projection._from, self._open.projections))


class Source(Restriction):
    """Takes the data's extremes, or values that are given; what came before does not count.

    Parameters
    ----------
    min, max : float or time
        Least and greatest value without data.
    expand_min, expand_max : bool, default True
        Whether the range reaches to `min` and to `max` where the data does not.

    Raises
    ------
    InvalidArgumentError
        If a value is not finite, or `min` is above `max`.

    Examples
    --------
    >>> import keisen as ks
    >>> projection = ks.Projection(0, 1)
    >>> updater = ks.Updater(projection, [ks.restrictions.Source(0, 5)])
    >>> updater.add_values([2, 7])
    >>> updater.update()
    True
    >>> projection.range
    (0.0, 7.0)
    """

    __slots__ = ()

    _shown = ("min", "max", "expand_min", "expand_max")

    def __init__(
        self,
        min: PositionLike,
        max: PositionLike,
        *,
        expand_min: bool = True,
        expand_max: bool = True,
    ) -> None:
        self._native = _keisen.Restriction.source(
            value_of(min, "min"), value_of(max, "max"), expand_min, expand_max
        )

    @classmethod
    def expand(cls, min: PositionLike, max: PositionLike) -> Self:
        """Make one that reaches to both values at least.

        Parameters
        ----------
        min, max : float or time
            The values.

        Returns
        -------
        Source
            The restriction.
        """
        return cls(min, max)

    @classmethod
    def if_null(cls, min: PositionLike, max: PositionLike) -> Self:
        """Make one that takes both values only without data.

        Parameters
        ----------
        min, max : float or time
            The values.

        Returns
        -------
        Source
            The restriction.
        """
        return cls(min, max, expand_min=False, expand_max=False)

    min = Parameter("Least value without data.", number_or_time)
    max = Parameter("Greatest value without data.", number_or_time)
    expand_min = Parameter("Whether the range reaches down to `min` at least.", flag)
    expand_max = Parameter("Whether the range reaches up to `max` at least.", flag)


class Length(AnchoredRestriction):
    """Gives the range a length about an anchor: (0, 10) with 4 becomes (3, 7), about -1 (0, 4).

    A range whose anchor is infinite stays. Lengths are differences of values on every scale.

    Parameters
    ----------
    length : float or timedelta
        The length, not negative.
    anchor : float, default 0
        What keeps its place: -1 the least value, 0 the middle, 1 the greatest.
    offset : float or timedelta, default 0
        What both ends are moved by then.

    Raises
    ------
    InvalidArgumentError
        If a number is not finite, the length is negative, or the anchor is not from -1 to 1.
    """

    __slots__ = ()

    _shown = ("length", "anchor", "offset")

    def __init__(self, length: LengthLike, anchor: float = 0.0, offset: LengthLike = 0.0) -> None:
        self._native = _keisen.Restriction.length(
            length_of(length), anchor, length_of(offset, "offset")
        )

    length = Parameter("The length.", number_or_duration)
    offset = Parameter("What both ends are moved by then.", number_or_duration)


class Padding(Restriction):
    """Keeps room beside the data: of data in (0, 10), (-20, 12) with 5 and 5 becomes (-20, 15).

    Without data it only pads where it applies to the range. With data an empty range becomes the
    padded data, and infinite ends stay unless they may shrink.

    Parameters
    ----------
    low, high : float or timedelta
        Room below and above the data, not negative.
    shrink_min, shrink_max : bool, default False
        Whether an end may come closer to where the padded data ends: (-20, 12) becomes (-5, 15).
    applies_to_current : bool, default False
        Whether the range itself is padded before both are compared: (-20, 12) becomes (-25, 17).

    Raises
    ------
    InvalidArgumentError
        If a length is negative or not finite.
    """

    __slots__ = ()

    _shown = ("low", "high", "shrink_min", "shrink_max", "applies_to_current")

    def __init__(
        self,
        low: LengthLike,
        high: LengthLike,
        *,
        shrink_min: bool = False,
        shrink_max: bool = False,
        applies_to_current: bool = False,
    ) -> None:
        self._native = _keisen.Restriction.padding(
            length_of(low, "low"),
            length_of(high, "high"),
            shrink_min,
            shrink_max,
            applies_to_current,
        )

    low = Parameter("Room below the data.", number_or_duration)
    high = Parameter("Room above the data.", number_or_duration)
    shrink_min = Parameter(
        "Whether the least value may rise to where the padded data begins.", flag
    )
    shrink_max = Parameter(
        "Whether the greatest value may sink to where the padded data ends.", flag
    )
    applies_to_current = Parameter(
        "Whether the range itself is padded before it is compared with the data.", flag
    )


class Interval(Restriction):
    """Moves the ends outwards to multiples of a step: (-7, 13) with 10 becomes (-10, 20).

    An end that is a multiple within rounding stays, and so does a range that shrinking would leave
    nothing of.

    Parameters
    ----------
    step : float or timedelta
        The step, positive.
    anchor : float or time, default 0
        What multiples are counted from.
    shrink_min, shrink_max : bool, default False
        Whether an end moves inwards instead: (3, 27) becomes (10, 20).

    Raises
    ------
    InvalidArgumentError
        If a number is not finite, or the step not positive.
    """

    __slots__ = ()

    _shown = ("step", "anchor", "shrink_min", "shrink_max")

    def __init__(
        self,
        step: LengthLike,
        anchor: PositionLike = 0.0,
        *,
        shrink_min: bool = False,
        shrink_max: bool = False,
    ) -> None:
        self._native = _keisen.Restriction.interval(
            length_of(step, "step"), value_of(anchor, "anchor"), shrink_min, shrink_max
        )

    step = Parameter("The step.", number_or_duration)
    anchor = Parameter("What multiples are counted from.", number_or_time)
    shrink_min = Parameter("Whether the least value rises to a multiple instead of sinking.", flag)
    shrink_max = Parameter(
        "Whether the greatest value sinks to a multiple instead of rising.", flag
    )


class Include(Restriction):
    """Keeps a value in the range: (3, 7) with 0 becomes (0, 7), an empty range that value alone.

    Parameters
    ----------
    value : float or time
        The value.

    Raises
    ------
    InvalidArgumentError
        If the value is not finite.
    """

    __slots__ = ()

    _shown = ("value",)

    def __init__(self, value: PositionLike) -> None:
        self._native = _keisen.Restriction.include(value_of(value))

    value = Parameter("The value.", number_or_time)


class Bounds(Restriction):
    """Lets the range reach no further than bounds: (-5, 12) within 0 and 10 becomes (0, 10).

    A range outside entirely becomes the nearer bound alone, an infinite end becomes its bound.

    Parameters
    ----------
    min, max : float or time, optional
        Least and greatest value allowed; None for none.
    keeps_length : bool, default False
        Whether a range is moved inside whole, and cut only where it is longer: (-5, 1) becomes
        (0, 6) instead of (0, 1).

    Raises
    ------
    InvalidArgumentError
        If a bound is not finite, or `min` is above `max`.
    """

    __slots__ = ()

    _shown = ("min", "max", "keeps_length")

    def __init__(
        self,
        min: PositionLike | None = None,
        max: PositionLike | None = None,
        *,
        keeps_length: bool = False,
    ) -> None:
        self._native = _keisen.Restriction.bounds(
            None if min is None else value_of(min, "min"),
            None if max is None else value_of(max, "max"),
            keeps_length,
        )

    min = OptionalParameter("Least value allowed; None for none.", number_or_time)
    max = OptionalParameter("Greatest value allowed; None for none.", number_or_time)
    keeps_length = Parameter("Whether a range is moved inside whole.", flag)


class Span(AnchoredRestriction):
    """Keeps the range's length between two: (4, 6) with at least 10 becomes (0, 10).

    A range whose anchor is infinite stays. Lengths are differences of values on every scale.

    Parameters
    ----------
    min, max : float or timedelta, optional
        Least and greatest length; None for any.
    anchor : float, default 0
        What keeps its place: -1 the least value, 0 the middle, 1 the greatest.

    Raises
    ------
    InvalidArgumentError
        If a length is negative or not finite, `min` is above `max`, or the anchor is not from -1
        to 1.
    """

    __slots__ = ()

    _shown = ("min", "max", "anchor")

    def __init__(
        self,
        min: LengthLike | None = None,
        max: LengthLike | None = None,
        anchor: float = 0.0,
    ) -> None:
        self._native = _keisen.Restriction.span(
            None if min is None else length_of(min, "min"),
            None if max is None else length_of(max, "max"),
            anchor,
        )

    min = OptionalParameter("Least length; None for any.", number_or_duration)
    max = OptionalParameter("Greatest length; None for any.", number_or_duration)


class Margins(Restriction):
    """Adds fractions of the length at the ends, on the scale: (0, 10), 0.1 and 0.2 make (-1, 12).

    On a log scale (1, 100) with 0.5 and 0.5 becomes (0.1, 1000). A range without a length stays.

    Parameters
    ----------
    low, high : float, default 0.05
        Fractions of the length, not negative.

    Raises
    ------
    InvalidArgumentError
        If a fraction is negative or not finite.
    """

    __slots__ = ()

    _shown = ("low", "high")

    def __init__(self, low: float = 0.05, high: float = 0.05) -> None:
        self._native = _keisen.Restriction.margins(low, high)

    low = Parameter("Fraction of the length below.", number)
    high = Parameter("Fraction of the length above.", number)


class Symmetric(Restriction):
    """Lets both ends be equally far from a value, on the scale: (-3, 8) around 0 becomes (-8, 8).

    Parameters
    ----------
    around : float or time
        The value in the middle.

    Raises
    ------
    InvalidArgumentError
        If the value is not finite.
    """

    __slots__ = ()

    _shown = ("around",)

    def __init__(self, around: PositionLike) -> None:
        self._native = _keisen.Restriction.symmetric(value_of(around, "around"))

    around = Parameter("The value in the middle.", number_or_time, "value")


class Latest(Restriction):
    """Shows the end of a stream: with length 10 and lead 1, data up to 57 gives (48, 58).

    Without data the range's own end counts.

    Parameters
    ----------
    length : float or timedelta
        How much is shown, not negative.
    lead : float or timedelta, default 0
        Room after the latest value; negative ends before it.

    Raises
    ------
    InvalidArgumentError
        If a length is not allowed.
    """

    __slots__ = ()

    _shown = ("length", "lead")

    def __init__(self, length: LengthLike, lead: LengthLike = 0.0) -> None:
        self._native = _keisen.Restriction.latest(length_of(length), length_of(lead, "lead"))

    length = Parameter("How much is shown.", number_or_duration)
    lead = Parameter("Room after the latest value.", number_or_duration)


class Nice(Restriction):
    """Extends the range to the ticks that its ends fall between: (0.3, 9.7) becomes (0, 10).

    Parameters
    ----------
    count : int, default 5
        Wanted number of ticks, 1 or more, a hint.

    Raises
    ------
    InvalidArgumentError
        If the count is not positive.
    """

    __slots__ = ()

    _shown = ("count",)

    def __init__(self, count: int = 5) -> None:
        self._native = _keisen.Restriction.nice(count)

    count = Parameter("Wanted number of ticks.", whole)


class Positive(Restriction):
    """Keeps the range above 0, for log scales: (-5, 20) with 0.1 becomes (0.1, 20).

    A min that is not positive becomes `min`, else the lowest positive value of the data, else a
    tenth of the max. A range whose max is not above that becomes `min`, or 1, to ten times it.

    Parameters
    ----------
    min : float, optional
        What stands for values that are not positive, positive; None for the data's.

    Raises
    ------
    InvalidArgumentError
        If the value is not finite and positive.
    """

    __slots__ = ()

    _shown = ("min",)

    def __init__(self, min: PositionLike | None = None) -> None:
        self._native = _keisen.Restriction.positive(None if min is None else value_of(min, "min"))

    min = OptionalParameter(
        "What stands for values that are not positive; None for the data's.", number_or_time
    )


class Aspect(AnchoredRestriction):
    """Shows as much data per point as another projection does, times a ratio.

    Beside a range of 30 on 300 points, (0, 10) on 200 points becomes (-5, 15). On log scales lengths
    are those of decades. A range stays while a plot has no length. In a picture the other
    projection's updater runs first; two that wait for each other fail it.

    Parameters
    ----------
    other : Projection
        The projection to follow.
    ratio : float, default 1
        Units of this one for each unit of the other, positive.
    viewport, other_viewport : float or tuple of Chart and {"x", "y"}
        The lengths of the plot along this projection and along the other one: points, or a side of
        a chart's plot, which is not kept alive.
    anchor : float, default 0
        What keeps its place: -1 the least value, 0 the middle, 1 the greatest.

    Raises
    ------
    InvalidArgumentError
        If a number is not allowed.
    """

    __slots__ = ("_charts", "_other")

    _shown = ("other", "ratio", "viewport", "other_viewport", "anchor")
    _other: Projection
    _charts: tuple[Kept, Kept]

    def __init__(
        self,
        other: Projection,
        ratio: float = 1.0,
        *,
        viewport: ViewportLike,
        other_viewport: ViewportLike,
        anchor: float = 0.0,
    ) -> None:
        own, chart = side_of(viewport, "viewport")
        others, other_chart = side_of(other_viewport, "other_viewport")
        self._native = _keisen.Restriction.aspect(
            Projection._native_of(other, "other"), ratio, own, others, anchor
        )
        self._other = other
        self._charts = chart, other_chart

    @property
    def other(self) -> Projection:
        """The projection that it follows."""
        return self._other

    ratio = Parameter("Units of this one for each unit of the other.", number)

    @property
    def viewport(self) -> float | Side:
        """The length of the plot along this projection; 0 when its chart has ended."""
        return viewport_of(self._open, False, self._charts[0])

    @property
    def other_viewport(self) -> float | Side:
        """The length of the plot along the other one; 0 when its chart has ended."""
        return viewport_of(self._open, True, self._charts[1])

    def _adopt(self) -> None:
        self._other = Projection._from(self._open.projections[0])
        self._charts = None, None


class UserInteractive(Restriction):
    """Moves and scales a range as the gestures of an interpreter say, at the time of the update.

    Along the direction a with the state's scales s and translations t,
    k = √((cos a/sx)² + (sin a/sy)²) and o = cos a·tx + sin a·ty: a range with the middle m and the half
    length h becomes m - 2ho ± hk, on the paper of its scale. Empty and infinite ranges stay, and
    those that would leave the doubles or the scale.

    Parameters
    ----------
    interpreter : Interpreter
        Whose gestures.
    along : {"x", "y"} or float
        The dimension in the plot that the range lies along, or a direction in radians: 0 to the
        right, π/2 up.

    Raises
    ------
    InvalidArgumentError
        If an angle is not finite or a dimension not known.

    Examples
    --------
    >>> import keisen as ks
    >>> projection = ks.Projection(0, 1)
    >>> interpreter = ks.Interpreter((0, 0, 400, 200))
    >>> updater = ks.Updater(projection, [ks.restrictions.UserInteractive(interpreter, "x")])
    >>> updater.add_values([0, 10])
    >>> interpreter.state = (0.25, 0), (2, 1)
    >>> updater.update()
    True
    >>> projection.range
    (0.0, 5.0)
    """

    __slots__ = ("_interpreter",)

    _shown = ("interpreter", "angle")
    _interpreter: Interpreter

    def __init__(self, interpreter: Interpreter, along: Literal["x", "y"] | float = "x") -> None:

        angles = {"x": 0.0, "y": pi / 2}
        if isinstance(along, str) and along not in angles:
            raise InvalidArgumentError(f'along must be "x", "y" or an angle, got {along!r}')
        angle = angles[along] if isinstance(along, str) else along
        native = Interpreter._native_of(interpreter, "interpreter")
        self._native = native.user_interactive(angle)
        self._interpreter = interpreter

    @property
    def interpreter(self) -> Interpreter:
        """Whose gestures it follows."""
        return self._interpreter

    angle = Parameter("The direction in the plot, in radians: 0 to the right, π/2 up.", number)

    def _adopt(self) -> None:

        self._interpreter = Interpreter._from(_keisen.Interpreter.of(self._open))


# What restrictions that were made elsewhere get.
KINDS.update(
    {
        "custom": Block,
        "user-interactive": UserInteractive,
        **{
            each.__name__.lower(): each
            for each in (
                Aspect,
                Bounds,
                Include,
                Interval,
                Latest,
                Length,
                Margins,
                Nice,
                Padding,
                Positive,
                Probe,
                Source,
                Span,
                Symmetric,
                Window,
            )
        },
    }
)


# Hidden from checkers, which would take any name to be there.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Refuse an unknown name, with what is meant by it."""
        return missing_from(__name__, name)
