"""Projections: one dimension each."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError, InvalidStateError
from keisen._base.object import Object
from keisen._data.names import places_of
from keisen._data.values import UNITS, is_time, value_of
from keisen._ranges.tick_format import native_format
from keisen.scales import WEEKDAYS, Category, Custom, set_scale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, TypeAlias

    from numpy import datetime64
    from numpy.typing import NDArray

    from keisen._data.values import NumberLike, Parts, TimeLike, ValueLike
    from keisen._ranges.tick_format import TickFormatLike
    from keisen.scales import ScaleLike, Unit

    Numbers: TypeAlias = "tuple[NumberLike, NumberLike] | Sequence[float]"
    Instants: TypeAlias = "tuple[TimeLike, TimeLike] | Sequence[TimeLike] | NDArray[datetime64]"
    Names: TypeAlias = "tuple[ValueLike, ValueLike] | Sequence[str]"
    OneEnd: TypeAlias = "tuple[ValueLike | None, ValueLike | None]"
    RangeLike: TypeAlias = "Numbers | Instants | Names | OneEnd"
    RangeHook: TypeAlias = Callable[[float, float], tuple[float, float] | None]
    RangeObserver: TypeAlias = Callable[[tuple[float, float] | None], object]

#: Steps in a second, by the name of the unit.
_STEPS = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
#: Names of the units, by their numbers.
_UNITS = {number: name for name, number in UNITS.items()}


class Projection(Object["_keisen.Projection"]):
    """One dimension: a range and a scale, which together turn data into positions.

    A projection never changes itself. One projection in two spaces or charts links them.

    Until its range is decided it follows the data: every picture, hit and read computes the range of
    all series on it, with margins, and stores nothing. A range is decided when it is set, fitted,
    animated, or written by an updater; `unset` lets it follow the data again. Reading it decides
    nothing, nor does its scale, zone, origin or direction.

    A time scale counts steps of its unit since 1970-01-01 UTC. Timestamps of another unit are
    converted; other numbers are taken to be in that unit.

    A reversed range (min > max) draws from right to left or from top to bottom. An empty one
    (min == max) places that value in the middle.

    Parameters
    ----------
    min, max : float, time or str, optional
        Values at the left or bottom and at the right or top, in data units. Both or neither.
    scale : str or keisen.scales.Scale, optional
        How data becomes distance: "linear", "log", "symlog", "sqrt", "category", "time", or one of
        `keisen.scales` for what belongs to it. "automatic" is time where all data is timestamps, else
        linear. None is "linear" with a range of numbers, else "automatic".

    Raises
    ------
    InvalidArgumentError
        If one bound is missing, NaN or infinite, if max - min overflows, if there is no such scale,
        or if a bound on a log scale is not positive.
    """

    __slots__ = ("_custom", "_hook", "_names", "_names_grow", "_observers", "_takes_zone")

    # Places of each name of a category scale, ascending, and whether further names of the data extend them.
    _names: dict[str, list[int]]
    _names_grow: bool
    # Whether nobody chose scale or zone, so that a column may bring one.
    _takes_zone: bool
    # What rewrites ranges, and what is told of them by its number: the library has both. They are
    # kept here too, so that Python's collector sees what they refer to.
    _hook: tuple[RangeHook, _keisen.Callback] | None
    _observers: dict[int, _keisen.Callback]
    # The scale of the caller's, kept for the same reason.
    _custom: Custom | None

    def __init__(
        self,
        min: ValueLike | None = None,
        max: ValueLike | None = None,
        scale: ScaleLike = None,
    ) -> None:
        if (min is None) != (max is None):
            raise InvalidArgumentError("min and max must be given together")
        is_instant = is_time(min) or is_time(max)
        is_name = isinstance(min, str) or isinstance(max, str)
        if min is None or is_instant or is_name:
            self._native = _keisen.Projection.unset_with("automatic")
        else:
            self._native = _keisen.Projection(min, max, "automatic")
            scale = "linear" if scale is None else scale
        self._hook, self._observers = None, {}
        self._take(scale)
        if is_instant or is_name:
            self._set_range((min, max), ("min", "max"))

    @classmethod
    def _from(cls, native: _keisen.Projection) -> Projection:
        projection = cls.__new__(cls)
        projection._native = native
        projection._names, projection._names_grow = {}, True
        projection._takes_zone = True
        projection._custom = None
        projection._hook, projection._observers = None, {}
        return projection

    def _take(self, scale: ScaleLike) -> None:
        set_scale(self._open, scale)
        self._custom = scale if isinstance(scale, Custom) else None
        names = scale.names if isinstance(scale, Category) else ()
        self._names, self._names_grow = places_of(names), not names
        self._takes_zone = scale is None or scale == "automatic"

    def _value(self, value: object, name: str = "value") -> Parts:
        """Return a value as `value_of` does; a name is its place on the category scale."""
        return (
            (self._place(value, name), 0.0, 0) if isinstance(value, str) else value_of(value, name)
        )

    def _place(self, text: str, name: str) -> int:
        scale = self._open.scale
        if scale == "time":
            raise TypeError(f"{name} must be a date, datetime or datetime64, got text {text!r}")
        if scale is None:
            raise TypeError(f"{name} is a name, {text!r}, and the axis has none")
        if scale != "category":
            raise TypeError(f"{name} is a name, {text!r}, which has no place on a {scale} scale")
        places = (self._names or self._native_names()).get(text)
        if places is None:
            raise InvalidArgumentError(f"{name} must be a category of the axis, got {text!r}")
        return places[0]

    def _native_names(self) -> dict[str, list[int]]:
        """Return the names that bars brought, with their places."""
        return places_of(self._open.names)

    def _name_at(self, parts: Parts) -> str | None:
        """Return the name that a value stands for on a category scale, if any."""
        if self.closed or self._open.scale != "category":
            return None
        place = parts[0] + parts[1]
        names = self._names or self._native_names()
        return next((name for name, own in names.items() if place in own), None)

    @property
    def range(self) -> tuple[float, float]:
        """The range (min, max), relative to `origin`: what was decided, else what the data gives it.

        Takes (min, max), or None in place of one to let that end follow the data: (0, None) begins at
        0, (None, None) is `unset`. Beside None an end is the lesser or the greater value, wherever
        it is drawn.

        Takes two numbers, or two instants: datetimes, dates and datetime64s, which move the origin,
        and make a time scale of one that nobody chose. `datetimes` reads them. A name of a category
        scale stands for its number, the middle of its band: 0.5 more shows the band whole.

        Raises
        ------
        InvalidArgumentError
            If a bound is NaN or infinite, max - min overflows, instants meet numbers, or a scale
            that was chosen and is no time scale, or a name is not on the scale. The old range
            stays.
        """
        return self._open.range

    @range.setter
    def range(self, range: RangeLike) -> None:
        if _has_none(range):
            low, high = range
            self._open.set_ends(self._end(low), self._end(high))
            return
        ends = _description(range)
        if ends is None:
            self._open.set_range(range)
        else:
            self._set_range(ends, ("range", "range"))

    def _end(self, value: object) -> Parts | None:
        """Return an end of the range, exact; a number is relative to the origin."""
        if value is None or isinstance(value, str) or is_time(value):
            return None if value is None else self._value(value, "range")
        number = self._relative(value, "range")
        unit = self._open.unit
        return self._open.origin, float(number), UNITS[unit] if unit else 0

    def _set_range(self, ends: tuple[object, object], names: tuple[str, str]) -> None:
        low, high = ends
        if is_time(low) or is_time(high):
            self._open.set_range_values(self._value(low, names[0]), self._value(high, names[1]))
        else:
            self._open.set_range((self._relative(low, names[0]), self._relative(high, names[1])))

    def _ends(self, range: RangeLike) -> tuple[Parts, Parts]:
        """Return the ends of a range, exact; numbers are relative to the origin."""
        try:
            low, high = _description(range) or range
        except (TypeError, ValueError):
            raise InvalidArgumentError("range must have 2 numbers") from None
        if is_time(low) or is_time(high):
            return self._value(low, "range"), self._value(high, "range")
        # What moves has two ends, so that none of them follows the data.
        for end in (low, high):
            self._value(end, "range")
        origin = self.origin
        return (
            (origin, self._relative(low, "range"), 0),
            (origin, self._relative(high, "range"), 0),
        )

    @property
    def datetimes(self) -> tuple[datetime64, datetime64]:
        """The range of a time scale in its unit, rounded to whole steps.

        Raises
        ------
        InvalidStateError
            If the scale is no time scale, or the range is too far away for datetime64.
        ImportError
            If numpy is not installed.
        """
        from numpy import datetime64

        origin, *ends = self._open.range_time
        unit: Any = self._open.unit
        if unit is None:
            raise InvalidStateError(
                f"datetimes are of a time scale, this one is {self._open.scale}"
            )
        first, last = (origin + round(end) for end in ends)
        if not -(2**63) < min(first, last) <= max(first, last) < 2**63:
            raise InvalidStateError(f"the range from {first} to {last} has no datetime64[{unit}]")
        return datetime64(first, unit), datetime64(last, unit)

    @property
    def min(self) -> float:
        """Value at the left or at the bottom, relative to the origin."""
        return self._open.range[0]

    @property
    def max(self) -> float:
        """Value at the right or at the top, relative to the origin."""
        return self._open.range[1]

    @property
    def origin(self) -> int:
        """Reference value of the range, in data units."""
        return self._open.origin

    @property
    def scale(self) -> str | Custom | None:
        """How data becomes distance: a name, or None while nobody and no data has decided.

        Of a scale of functions it is the `keisen.scales.Custom` that this object was given, "custom"
        where another object of the same projection was.

        Takes a name for a scale with its defaults, one of `keisen.scales`, or None for time where
        all data is timestamps and else linear. The range stays, and so do its numbers.

        Raises
        ------
        InvalidArgumentError
            If the scale is not allowed, or the range has no place on it, as (0, 10) on a log
            scale. Nothing changes.
        FileError
            If the zone can't be read. Nothing changes.
        """
        name = self._open.scale
        return name if name != "custom" or self._custom is None else self._custom

    @scale.setter
    def scale(self, scale: ScaleLike) -> None:
        self._take(scale)

    @property
    def unit(self) -> Unit | None:
        """What a step of one is worth on a time scale: "s", "ms", "us" or "ns"; else None."""
        return self._open.unit  # type: ignore[return-value]

    @property
    def zone(self) -> str | None:
        """The IANA name of a time scale's zone, whose calendar and clock the ticks follow; else None.

        Setting it keeps the unit and what the scale leaves out; any other scale becomes one of time.

        Raises
        ------
        InvalidArgumentError
            If there is no such zone. Nothing changes.
        FileError
            If the zone can't be read. Nothing changes.
        """
        return self._open.zone

    @zone.setter
    def zone(self, zone: str) -> None:
        self._open.set_zone(zone)
        self._custom = None
        self._names, self._names_grow = {}, True
        self._takes_zone = False

    @property
    def closed_weekdays(self) -> tuple[str, ...] | None:
        """The days that a time scale leaves out, such as ("saturday", "sunday"); else None."""
        if self._open.scale != "time":
            return None
        return tuple(WEEKDAYS[day] for day in self._open.closed_weekdays)

    @property
    def open_hours(self) -> tuple[float, float] | None:
        """When a day begins and ends on a time scale, in hours; else None."""
        return self._open.open_hours if self._open.scale == "time" else None

    @property
    def names(self) -> tuple[str, ...] | None:
        """The names of a category scale, in their order; else None."""
        return tuple(self._open.names) if self._open.scale == "category" else None

    @property
    def base(self) -> float | None:
        """Whose powers get ticks on a log or symlog scale; else None."""
        return self._open.base if self._open.scale in ("log", "symlog") else None

    @property
    def threshold(self) -> float | None:
        """Where the linear part of a symlog scale ends; else None."""
        return self._open.threshold if self._open.scale == "symlog" else None

    @property
    def follow(self) -> bool:
        """Whether an end of the range follows the data.

        Setting it to True is `unset`; setting it to False decides the range as it is shown now.
        """
        return self._open.follow

    @follow.setter
    def follow(self, follow: bool) -> None:
        self._open.follow = follow

    @property
    def fixed(self) -> tuple[bool, bool]:
        """Whether the lesser end of the range is decided, and whether the greater one is."""
        return self._open.fixed

    @property
    def reversed(self) -> bool:
        """Whether the greater value is at the left or at the bottom.

        Setting it decides nothing: a decided range is turned round, one that follows the data goes
        on following it. Setting a range sets the direction too.
        """
        return self._open.reversed

    @reversed.setter
    def reversed(self, reversed: bool) -> None:
        self._open.reversed = reversed

    @property
    def range_time(self) -> tuple[int, float, float]:
        """Origin, min and max in one step."""
        return self._open.range_time

    def set_range_time(self, origin: int, min: float, max: float) -> None:
        """Set origin and range together: for times, and for any large integers.

        Parameters
        ----------
        origin : int
            Reference value, in the unit of the columns, such as nanoseconds since 1970.
        min, max : float
            Values at the left or bottom and at the right or top, relative to `origin`.

        Raises
        ------
        InvalidArgumentError
            If the origin does not fit 64 bits, a bound is NaN or infinite, or max - min overflows.
            The old range stays.
        """
        self._open.set_range_time(origin, min, max)

    def rebase(self, origin: int) -> None:
        """Move the origin and leave the range where it is.

        Parameters
        ----------
        origin : int
            New origin, in data units. A range that follows the data only takes it.

        Raises
        ------
        InvalidArgumentError
            If the origin does not fit 64 bits, or the range overflows there.
        """
        self._open.rebase(origin)

    def fit(self, *, margins: bool = True) -> None:
        """Decide the range, now and once: what it shows while it follows the data.

        NaN, infinities and gaps do not count. Without data the range becomes (0, 1).

        Parameters
        ----------
        margins : bool, default True
            Whether there is room around the data; else the range is that of the exact extents.

        Raises
        ------
        InvalidArgumentError
            If the extents overflow. Then nothing changes.
        """
        self._open.fit(margins)

    def unset(self) -> None:
        """Let both ends of the range follow the data."""
        self._open.unset()

    @property
    def length(self) -> float:
        """How long the range is, max - min: negative where it is reversed."""
        low, high = self._open.range
        return high - low

    @property
    def will_update(self) -> RangeHook | None:
        """What rewrites every range: those set, fitted, updated, and one that follows the data.

        None for none.

        A callable that gets min and max, relative to the origin that they will have, and returns
        others, or None to leave them. It is called on the thread that changes the range and must not
        change this projection. What it raises is the cause of a `CallbackError`, and the old range
        stays. The one that is there when a hook is set stays too.

        Examples
        --------
        >>> import keisen as ks
        >>> projection = ks.Projection(0, 1)
        >>> projection.will_update = lambda min, max: (0, max)
        >>> projection.range = (-3, 5)
        >>> projection.range
        (0.0, 5.0)
        """
        return None if self._hook is None else self._hook[0]

    @will_update.setter
    def will_update(self, hook: RangeHook | None) -> None:
        held = None if hook is None else _keisen.Callback(hook, "will_update")
        self._open.set_will_update(held)
        self._hook = None if hook is None or held is None else (hook, held)

    def observe(self, observer: RangeObserver) -> Callable[[], None]:
        """Let a callable be told of every change of the range or its scale, after it.

        It is called on the thread that made the change, for a picture's at its end. What it changes
        in the projection itself is told in another round, of which there are at most 16. What it
        raises goes to `sys.unraisablehook`.

        Parameters
        ----------
        observer : callable
            Gets the range (min, max), relative to the origin; None before any was shown.

        Returns
        -------
        callable
            Ends the observation.

        Examples
        --------
        >>> import keisen as ks
        >>> projection = ks.Projection(0, 1)
        >>> end = projection.observe(print)
        >>> projection.range = (2, 3)
        (2.0, 3.0)
        >>> end()
        """
        from keisen._ranges.observation import observe

        return observe(self._open, self._observers, observer)

    def convert(self, values: ValueLike | Iterable[ValueLike], other: Projection) -> Any:  # noqa: ANN401
        """Return the values of another projection that stand where values of this one do.

        Parameters
        ----------
        values : float, time or str, or several
            As for `map`.
        other : Projection
            The other one, along the same side of a plot.

        Returns
        -------
        float or list of float
            Values relative to the other's origin; NaN for what has no place.

        Raises
        ------
        InvalidArgumentError
            As for `map`.
        TypeError
            As for `map`.

        Examples
        --------
        >>> import keisen as ks
        >>> ks.Projection(10, 30).convert([10, 20], ks.Projection(45, 285))
        [45.0, 165.0]
        """
        native = Projection._native_of(other, "other")
        several: Any = values
        if _is_one(several):
            return self._open.convert([self._relative(several, "values")], native)[0]
        return self._open.convert([self._relative(value, "values") for value in several], native)

    def map(self, values: ValueLike | Iterable[ValueLike]) -> Any:  # noqa: ANN401
        """Return where values stand: 0 at `min`, 1 at `max`, beyond them outside of 0 to 1.

        A range that follows the data is what it is now, here and in the methods below.

        Parameters
        ----------
        values : float, time or str, or several
            Numbers relative to the origin; a datetime or datetime64 is the instant that it is, a
            name of a category scale its place.

        Returns
        -------
        float or list of float
            NaN for NaN, and on a log scale for what is not positive.

        Raises
        ------
        InvalidArgumentError
            If a name is not on the scale, or a value is a time and the scale is no time scale.
        TypeError
            If there is a name and the scale is none of categories.
        """
        several: Any = values
        if _is_one(several):
            return self._open.map([self._relative(several, "values")])[0]
        return self._open.map([self._relative(value, "values") for value in several])

    def invert(self, fractions: float | Iterable[float]) -> Any:  # noqa: ANN401
        """Return what stands at fractions of the length: the inverse of `map`.

        Parameters
        ----------
        fractions : float, or several
            0 for `min`, 1 for `max`.

        Returns
        -------
        float or list of float
            Values relative to the origin.
        """
        several: Any = fractions
        if _is_one(several):
            return self._open.invert([several])[0]
        return self._open.invert(list(several))

    def ticks(self, count: int = 5) -> list[float]:
        """Return the values that get a tick, as an axis chooses them.

        Parameters
        ----------
        count : int, default 5
            Wanted number, a hint.

        Returns
        -------
        list of float
            Values relative to the origin, from `min` to `max`, at most 1,000.
        """
        return self._open.ticks(count)

    def minor_ticks(self, count: int = 5) -> list[float]:
        """Return the values that get a minor tick.

        Parameters
        ----------
        count : int, default 5
            Wanted number of ticks between which they are, a hint.

        Returns
        -------
        list of float
            Values relative to the origin, from `min` to `max`.
        """
        return self._open.minor_ticks(count)

    def nice(self, count: int = 5) -> None:
        """Extend the range, now and once, to the ticks that its ends fall between.

        Parameters
        ----------
        count : int, default 5
            Wanted number of ticks, a hint.

        Raises
        ------
        InvalidArgumentError
            If the longer range overflows. Then nothing changes.
        """
        self._open.nice(count)

    def format(self, value: ValueLike, format: TickFormatLike = None) -> str:
        """Return how a value reads on the projection's scale.

        Parameters
        ----------
        value : float, time or str
            An absolute value, in the range or not; exact.
        format : str or TickFormat, optional
            A style such as "si", a pattern of strftime, or a `TickFormat`; None for what suits the
            scale.

        Returns
        -------
        str
            One line.

        Raises
        ------
        InvalidArgumentError
            If the value is not finite, a name is not on the scale, it is a time and the scale is no
            time scale, or the format is not allowed.
        """
        return self._open.format(self._value(value), native_format(format))

    def _relative(self, value: Any, name: str) -> float:  # noqa: ANN401
        """Return where a value is relative to the origin: numbers are so already."""
        if isinstance(value, str):
            return float(self._place(value, name) - self._open.origin)
        if not is_time(value):
            number: float = value
            return number
        native = self._open
        integer, _, unit = value_of(value)
        origin = native.origin
        if native.scale != "time":
            raise InvalidArgumentError(f"an instant needs a time scale, got {value}")
        steps, own = _STEPS[_UNITS[unit]], _STEPS[native.unit or "ns"]
        # Python divides integers of any length with one rounding.
        return (integer * own - origin * steps) / steps

    def __repr__(self) -> str:
        """Return the range, or that it follows the data."""
        if self.closed:
            return "<Projection, closed>"
        if self.follow:
            return "<Projection, follows its data>"
        origin, low, high = self.range_time
        place = f" of {origin}" if origin else ""
        return f"<Projection from {low:g} to {high:g}{place}>"


def _is_one(value: object) -> bool:
    """Tell whether an argument is one value and not several."""
    return (
        isinstance(value, str)
        or is_time(value)
        or not hasattr(value, "__iter__")
        or getattr(value, "ndim", 1) == 0
    )


def _has_none(range: Any) -> bool:  # noqa: ANN401
    """Tell whether an end of a range is left to the data."""
    return (
        isinstance(range, (tuple, list)) and len(range) == 2 and any(end is None for end in range)
    )


def _description(range: Any) -> tuple[object, object] | None:  # noqa: ANN401
    """Return the ends of a range where one of them is an instant or a name, else None."""
    if isinstance(range, str) or not hasattr(range, "__getitem__") or not hasattr(range, "__len__"):
        return None
    if len(range) != 2:
        return None
    low, high = range
    has_words = any(is_time(end) or isinstance(end, str) for end in (low, high))
    return (low, high) if has_words else None


def exact(projection: Projection | None, value: object, name: str) -> Parts:
    """Return a value of a projection, as `value_of` does.

    Parameters
    ----------
    projection : Projection or None
        The dimension, whose names a name is looked up in; None where there are none.
    value : float, time or str
        The value.
    name : str
        What to call it in an error.

    Returns
    -------
    tuple of int, float and int
        What `value_of` returns.
    """
    return value_of(value, name) if projection is None else projection._value(value, name)
