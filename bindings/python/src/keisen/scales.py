"""Scales: how data becomes distance, for `Projection.scale`."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.choice import check_word
from keisen._base.guarded import Guarded, missing_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Literal, TypeAlias

    from numpy import float64
    from numpy.typing import NDArray

    ScaleName: TypeAlias = Literal[
        "automatic", "linear", "log", "symlog", "sqrt", "category", "time"
    ]
    # What the extension calls them.
    AnyName: TypeAlias = ScaleName | Literal["custom"]
    ScaleFunction: TypeAlias = Callable[[NDArray[float64]], object]
    ScaleLike: TypeAlias = "ScaleName | Scale | None"
    Unit: TypeAlias = Literal["s", "ms", "us", "ns"]

__all__ = ["Category", "Custom", "Linear", "Log", "Scale", "Sqrt", "Symlog", "Time"]

#: The days of a week, 0 for Monday.
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


class Scale(Guarded):
    """A scale and what belongs to it; one of the classes below."""

    __slots__ = ()

    _name: AnyName = "automatic"

    def _set(self, projection: _keisen.Projection) -> None:
        _set(projection, self._name)


class Linear(Scale):
    """Equal differences are equal lengths."""

    __slots__ = ()

    _name: AnyName = "linear"

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return "Linear()"


class Log(Scale):
    """Equal ratios are equal lengths; values that are not positive have no place.

    Parameters
    ----------
    base : float, default 10
        Whose powers get ticks; finite, above 1. It does not change how values are spread.
    """

    __slots__ = ("base",)

    _name: AnyName = "log"

    def __init__(self, base: float = 10.0) -> None:
        #: Whose powers get ticks.
        self.base = base

    def _set(self, projection: _keisen.Projection) -> None:
        _set(projection, self._name, base=self.base)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return f"Log(base={self.base:g})"


class Symlog(Scale):
    """Linear near 0 and logarithmic beyond, on both sides: sign(v) log(1 + |v| / threshold).

    Parameters
    ----------
    base : float, default 10
        Whose powers get ticks; finite, above 1.
    threshold : float, default 1
        Where the linear part ends; finite, positive.
    """

    __slots__ = ("base", "threshold")

    _name: AnyName = "symlog"

    def __init__(self, base: float = 10.0, threshold: float = 1.0) -> None:
        #: Whose powers get ticks.
        self.base = base
        #: Where the linear part ends.
        self.threshold = threshold

    def _set(self, projection: _keisen.Projection) -> None:
        _set(projection, self._name, base=self.base, threshold=self.threshold)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return f"Symlog(base={self.base:g}, threshold={self.threshold:g})"


class Sqrt(Scale):
    """The square root of the magnitude, with the sign of the value."""

    __slots__ = ()

    _name: AnyName = "sqrt"

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return "Sqrt()"


class Category(Scale):
    """Names at 0, 1, 2 and so on, each in the middle of a band of length 1.

    Parameters
    ----------
    names : iterable of str
        The names. They need not differ.
    """

    __slots__ = ("names",)

    _name: AnyName = "category"

    def __init__(self, names: Iterable[str]) -> None:
        if isinstance(names, str):
            raise TypeError(f"names must be several, got the str {names!r}")
        #: The names, in their order.
        self.names: Sequence[str] = tuple(names)

    def _set(self, projection: _keisen.Projection) -> None:
        _set(projection, self._name, names=self.names)

    def __repr__(self) -> str:
        """Return how many names there are."""
        return f"Category of {len(self.names)} names"


class Time(Scale):
    """Instants, with ticks on the steps of a calendar.

    Parameters
    ----------
    unit : {"s", "ms", "us", "ns"}, optional
        What a step of one is worth; None takes the finest unit of the columns.
    zone : str, default "UTC"
        The IANA name of the zone whose calendar and clock the ticks follow.
    closed_weekdays : sequence of str or int, default ()
        Days that are left out: names such as "saturday" or numbers from 0 for Monday.
    open_hours : tuple of two floats, default (0, 24)
        When a day begins and ends; what lies outside is left out.
    """

    __slots__ = ("closed_weekdays", "open_hours", "unit", "zone")

    _name: AnyName = "time"

    def __init__(
        self,
        unit: Unit | None = None,
        zone: str = "UTC",
        closed_weekdays: Sequence[str | int] = (),
        open_hours: tuple[float, float] = (0.0, 24.0),
    ) -> None:
        #: What a step of one is worth.
        self.unit = unit
        #: The IANA name of the zone.
        self.zone = zone
        #: Days that are left out.
        self.closed_weekdays = closed_weekdays
        #: When a day begins and ends.
        self.open_hours = open_hours

    def _set(self, projection: _keisen.Projection) -> None:
        if isinstance(self.closed_weekdays, str):
            wrong = self.closed_weekdays
            raise TypeError(f"closed_weekdays must be several, got the str {wrong!r}")
        _set(
            projection,
            self._name,
            unit=self.unit,
            zone=self.zone,
            closed_weekdays=[_weekday(day) for day in self.closed_weekdays],
            open_hours=self.open_hours,
        )

    def __repr__(self) -> str:
        """Return unit and zone."""
        return f"Time(unit={self.unit!r}, zone={self.zone!r})"


class Custom(Scale):
    """A scale of two functions: what `forward` makes of a range's values is spread evenly over it.

    Units and direction of `forward` don't matter: sqrt(v), 2 sqrt(v) and -sqrt(v) are one scale.

    Whenever a range is set, fitted, decided or drawn on the scale, `forward` is asked for 257 values at
    equal distances in it, its ends among them; in a range shorter than 2.6e-8 of its values for
    fewer. It must be finite there and rise or fall from each to the next, and what `inverse` makes of
    it must stand within 1e-6 of the range's length of where it should, or be the value but for 1e-10
    of it: else `InvalidArgumentError`, and everything is as it was.

    Parameters
    ----------
    forward : callable
        What positions are straight in. It gets a read-only numpy array of float64, shape (n,), with n
        at most 4,096, of values in the domain, and returns as many numbers; where one is not finite
        the value has no place. It must be pure, may be called on any thread, and must not use a
        projection on the scale or a chart that shows one: `InvalidStateError`. What it
        raises is the cause of a `CallbackError`.
    inverse : callable
        The values whose `forward` are numbers, in the same way. It is asked for what lies between the
        results for both ends of the domain, as far as these are finite.
    domain : tuple of two floats, default (-inf, inf)
        The least and the greatest value that have a place; others are gaps, as negative ones on a
        log scale. A fit looks at the data within, and ends 1/1024 of its length before an end at which
        `forward` is not finite.
    label : str, default "custom"
        What it is called in words: "on the logit scale".
    ticks : sequence of float, default ()
        Where ticks stand, at most 1,000. Where fewer than two are in a range, ticks are round numbers:
        multiples of 1, 2 or 5 times a power of ten where these spread about evenly, else numbers near
        equal distances.

    Raises
    ------
    ImportError
        If numpy is not installed.
    InvalidArgumentError
        If the domain is empty, or a tick is not finite.
    TypeError
        If a function is not callable.

    Examples
    --------
    >>> import keisen as ks
    >>> import numpy as np
    >>> logit = ks.scales.Custom(
    ...     lambda p: np.log(p / (1 - p)),
    ...     lambda v: 1 / (1 + np.exp(-v)),
    ...     domain=(1e-9, 1 - 1e-9),
    ...     label="logit",
    ... )
    >>> ks.Projection(0.001, 0.999, logit).map([0.5])
    [0.5]
    """

    __slots__ = ("_held", "_native", "domain", "forward", "inverse", "label", "ticks")

    _name: AnyName = "custom"

    def __init__(
        self,
        forward: ScaleFunction,
        inverse: ScaleFunction,
        *,
        domain: tuple[float, float] = (float("-inf"), float("inf")),
        label: str = "custom",
        ticks: Sequence[float] = (),
    ) -> None:
        import numpy  # noqa: F401

        for word, function in (("forward", forward), ("inverse", inverse)):
            if not callable(function):
                raise TypeError(f"{word} must be a callable, got {function!r}")
        #: What positions are straight in, and back.
        self.forward, self.inverse = forward, inverse
        low, high = domain
        #: The least and the greatest value that have a place.
        self.domain = (float(low), float(high))
        #: What it is called in words.
        self.label = label
        #: Where ticks stand.
        self.ticks = tuple(ticks)
        # The library has it; it is kept here too, so that Python's collector sees what it refers to.
        self._held = _keisen.Callback(_Functions(forward, inverse), "forward")
        self._native = _keisen.CustomScale(self._held, label, low, high, self.ticks)

    def _set(self, projection: _keisen.Projection) -> None:
        _set(projection, self._name, custom=self._native)

    def describe(self) -> dict[str, Any]:
        """Tell the state of the scale, as `Object.describe` tells that of other objects.

        Returns
        -------
        dict
            "kind", "id", label, domain and ticks; nothing is asked of the functions.
        """
        from json import loads

        reported: dict[str, Any] = loads(_keisen.describe(self._native))
        return reported

    def __repr__(self) -> str:
        """Return its label and domain."""
        return f"<Custom {self.label!r} of {self.domain}>"


class _Functions:
    """Both functions of a scale, as the library asks them; it does not know the scale, which may go."""

    __slots__ = ("forward", "inverse")

    def __init__(self, forward: ScaleFunction, inverse: ScaleFunction) -> None:
        self.forward, self.inverse = forward, inverse

    def __call__(self, operation: str, values: bytes) -> bytes:
        import numpy as np

        function = self.forward if operation == "forward" else self.inverse
        array = np.frombuffer(values, np.float64)
        # An end of the domain may have no place.
        with np.errstate(all="ignore"):
            result = np.asarray(function(array), np.float64)
        if result.shape != array.shape:
            raise ValueError(
                f"{operation} must return an array of shape {array.shape}, got {result.shape}"
            )
        return result.tobytes()


def _weekday(day: str | int) -> int:
    if not isinstance(day, str):
        return day
    check_word(day.lower(), "closed_weekdays", WEEKDAYS)
    return WEEKDAYS.index(day.lower())


def _set(
    projection: _keisen.Projection,
    name: AnyName,
    *,
    base: float = 10.0,
    threshold: float = 1.0,
    unit: Unit | None = None,
    zone: str = "UTC",
    closed_weekdays: Sequence[int] = (),
    open_hours: tuple[float, float] = (0.0, 24.0),
    names: Sequence[str] = (),
    custom: _keisen.CustomScale | None = None,
) -> None:
    projection.set_scale(
        name, base, threshold, unit, zone, closed_weekdays, open_hours, names, custom
    )


def set_scale(projection: _keisen.Projection, scale: ScaleLike) -> None:
    """Change the scale of a projection.

    Parameters
    ----------
    projection : keisen._keisen.Projection
        The projection.
    scale : str, Scale or None
        A name stands for the defaults, None for "automatic".
    """
    if isinstance(scale, Scale):
        scale._set(projection)
    else:
        _set(projection, "automatic" if scale is None else scale)


# Hidden from checkers, which would take any name to be there.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Refuse an unknown name, with what is meant by it."""
        return missing_from(__name__, name)
