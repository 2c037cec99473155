"""Scales: how data becomes distance, for `Projection.scale`."""

from __future__ import annotations

from keisen._errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Literal, TypeAlias

    from keisen import _keisen

    ScaleName: TypeAlias = Literal[
        "automatic", "linear", "log", "symlog", "sqrt", "category", "time"
    ]
    ScaleLike: TypeAlias = "ScaleName | Scale | None"
    Unit: TypeAlias = Literal["s", "ms", "us", "ns"]

__all__ = ["Category", "Linear", "Log", "Scale", "Sqrt", "Symlog", "Time"]

#: The days of a week, 0 for Monday.
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


class Scale:
    """A scale and what belongs to it; one of the classes below."""

    __slots__ = ()

    _name: ScaleName = "automatic"

    def _set(self, projection: _keisen.Projection) -> None:
        _set(projection, self._name)


class Linear(Scale):
    """Equal differences are equal lengths."""

    __slots__ = ()

    _name: ScaleName = "linear"

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

    _name: ScaleName = "log"

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

    _name: ScaleName = "symlog"

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

    _name: ScaleName = "sqrt"

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

    _name: ScaleName = "category"

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

    _name: ScaleName = "time"

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


def _weekday(day: str | int) -> int:
    if not isinstance(day, str):
        return day
    if day.lower() not in WEEKDAYS:
        raise InvalidArgumentError(f"closed_weekdays must be days of the week, got {day!r}")
    return WEEKDAYS.index(day.lower())


def _set(
    projection: _keisen.Projection,
    name: ScaleName,
    *,
    base: float = 10.0,
    threshold: float = 1.0,
    unit: Unit | None = None,
    zone: str = "UTC",
    closed_weekdays: Sequence[int] = (),
    open_hours: tuple[float, float] = (0.0, 24.0),
    names: Sequence[str] = (),
) -> None:
    projection.set_scale(name, base, threshold, unit, zone, closed_weekdays, open_hours, names)


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
