"""Single values: numbers, times and names, exact."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from datetime import date, timedelta
    from typing import Any, TypeAlias

    from numpy import bool_, datetime64, floating, integer, timedelta64

    NumberLike: TypeAlias = "float | bool_ | integer[Any] | floating[Any]"
    TimeLike: TypeAlias = "date | datetime64"
    LengthLike: TypeAlias = "NumberLike | timedelta | timedelta64"
    ValueLike: TypeAlias = "NumberLike | TimeLike | str"
    Parts: TypeAlias = tuple[int, float, int]

#: How `keisen.h` numbers the units of instants; 0 stands for data units.
UNITS = {"s": 1, "ms": 2, "us": 3, "ns": 4}
#: Seconds in the units of numpy that are no shorter, months and years apart.
SECONDS = {"W": 7 * 86400, "D": 86400, "h": 3600, "m": 60}
#: Parts of a nanosecond in the units of numpy that are shorter.
PARTS = {"ps": 10**3, "fs": 10**6, "as": 10**9}

_INT64_MIN, _INT64_MAX = -(2**63), 2**63 - 1


def value_of(value: object, name: str = "value") -> Parts:
    """Return a value as an integer, the rest as a double, and their unit: `keisen_value`.

    A datetime without a zone is in UTC, as numpy's are; a date is its first instant.

    Parameters
    ----------
    value : float, datetime.datetime, datetime.date or numpy.datetime64
        A number in data units, or an instant.
    name : str
        What to call it in an error.

    Returns
    -------
    tuple of int, float and int
        The integer has 64 bits, the rest is finite. The unit is 0 for data units, or 1 to 4 for
        seconds, milliseconds, microseconds and nanoseconds since 1970-01-01 UTC.

    Raises
    ------
    InvalidArgumentError
        If the value is NaN, NaT, infinite, too far away, or between two nanoseconds.
    TypeError
        If it is no number and no time.
    """
    if isinstance(value, str):
        raise TypeError(f"{name} must be a number or a time, got {value!r}")
    if is_time(value):
        # A pandas.Timestamp is a datetime that has nanoseconds besides.
        exact = getattr(value, "to_datetime64", None)
        if exact is not None:
            return _of_datetime64(exact(), name)
        return _of_datetime64(value, name) if hasattr(value, "dtype") else _of_date(value)
    return _of_number(value, name)


def number_or_time(parts: Parts) -> int | float | datetime64:
    """Return what `value_of` gives these parts for.

    Parameters
    ----------
    parts : tuple of int, float and int
        An integer, the rest, and the number of their unit.

    Returns
    -------
    int, float or numpy.datetime64
        A datetime64 of whole steps where there is a unit: the nearest one of 64 bits, or NaT where the
        rest is not finite. Else a number, exact where one is.
    """
    integer, rest, unit = parts
    if unit != 0:
        from math import isfinite

        from numpy import datetime64

        name: Any = next(name for name, number in UNITS.items() if number == unit)
        if not isfinite(rest):
            return datetime64("NaT", name)
        steps = min(max(integer + round(rest), _INT64_MIN + 1), _INT64_MAX)
        time: datetime64 = datetime64(steps, name)
        return time
    if integer == 0:
        return rest
    return integer + int(rest) if rest.is_integer() else integer + rest


def at_point(parts: Parts) -> int | float | datetime64:
    """Return the value that stands at a point, whose parts these are.

    Parameters
    ----------
    parts : tuple of int, float and int
        An integer, the rest, and the number of their unit.

    Returns
    -------
    int, float or numpy.datetime64
        What `number_or_time` returns; NaN or NaT where nothing stands there, or an instant that has no
        datetime64 of the unit.
    """
    integer, rest, unit = parts
    if unit != 0 and not _INT64_MIN < integer + rest < _INT64_MAX:
        return number_or_time((0, float("nan"), unit))
    return number_or_time(parts)


def length_of(value: object, name: str = "length") -> Parts:
    """Return a length, a difference of values, as `value_of` does.

    Parameters
    ----------
    value : float, datetime.timedelta or numpy.timedelta64
        A number in data units, or a duration.
    name : str
        What to call it in an error.

    Returns
    -------
    tuple of int, float and int
        As `value_of`.

    Raises
    ------
    InvalidArgumentError
        If the length is NaN, NaT, infinite or too long, between two nanoseconds, or in months.
    TypeError
        If it is no number and no duration.
    """
    from datetime import timedelta

    if isinstance(value, timedelta):
        # A pandas.Timedelta is one that has nanoseconds besides.
        exact = getattr(value, "to_timedelta64", None)
        if exact is None:
            return in_microseconds(value), 0.0, UNITS["us"]
        value = exact()
    if getattr(getattr(value, "dtype", None), "kind", "") == "m":
        return _of_timedelta64(value, name)
    if isinstance(value, str) or is_time(value):
        raise TypeError(f"{name} must be a number or a duration, got {value!r}")
    return _of_number(value, name)


def number_or_duration(parts: Parts) -> int | float | timedelta | timedelta64:
    """Return what `length_of` gives these parts for.

    Parameters
    ----------
    parts : tuple of int, float and int
        An integer, the rest, and the number of their unit.

    Returns
    -------
    int, float, datetime.timedelta or numpy.timedelta64
        A duration where there is a unit, of numpy where it has nanoseconds or is too long for a
        timedelta, else a number, exact.
    """
    from datetime import timedelta

    integer, _, unit = parts
    if unit == 0:
        return number_or_time(parts)  # type: ignore[return-value]
    name: Any = next(name for name, number in UNITS.items() if number == unit)
    per_step = {"s": 10**6, "ms": 10**3, "us": 1}.get(name)
    if per_step is not None:
        try:
            return timedelta(microseconds=integer * per_step)
        except OverflowError:
            pass
    from numpy import timedelta64

    duration: timedelta64 = timedelta64(integer, name)
    return duration


class Given:
    """Values as they were given, told again for as long as the library has them.

    Parameters
    ----------
    values : tuple
        What was given.
    parts : tuple
        What the library got for each of them, as `value_of` gives it, or None.
    """

    __slots__ = ("_known",)

    _known: list[tuple[tuple[Any, ...], tuple[Parts | None, ...]]]

    def __init__(self, values: tuple[Any, ...], parts: tuple[Parts | None, ...]) -> None:
        self._known = [(values, parts)]

    def expect(self, values: tuple[Any, ...], parts: tuple[Parts | None, ...]) -> None:
        """Note what the library will have when an animation ends.

        Parameters
        ----------
        values : tuple
            What was given.
        parts : tuple
            What the library got.
        """
        self._known = [*self._known[-1:], (values, parts)]

    def reported(self, parts: tuple[Parts | None, ...]) -> tuple[Any, ...]:
        """Return the values that the library has.

        Parameters
        ----------
        parts : tuple
            What it tells.

        Returns
        -------
        tuple
            For each what was given, where that is what it is now, else a number or a datetime64.
        """
        return tuple(self._one(index, each) for index, each in enumerate(parts))

    def _one(self, index: int, parts: Parts | None) -> Any:  # noqa: ANN401
        for values, known in reversed(self._known):
            if _is_same(known[index], parts):
                return values[index]
        return None if parts is None else number_or_time(parts)


def _is_same(one: Parts | None, other: Parts | None) -> bool:
    """Tell whether two are one value, however it is split."""
    if one is None or other is None:
        return one is other
    return one == other or (
        one[2] == other[2] == 0 and number_or_time(one) == number_or_time(other)
    )


def is_gap(value: object) -> bool:
    """Tell whether a value counts for nothing: NaN, an infinity or NaT.

    Parameters
    ----------
    value : object
        A number or a time.

    Returns
    -------
    bool
        False for anything else.
    """
    from math import isfinite

    if is_time(value):
        # NaT is the one time that differs from itself, pandas' one too.
        return bool(value != value)
    return isinstance(value, float) and not isfinite(value)


def is_time(value: object) -> bool:
    """Tell whether `value_of` would give an instant.

    Parameters
    ----------
    value : object
        Anything.

    Returns
    -------
    bool
        True for a date, a datetime and a datetime64, NaT included.
    """
    from datetime import date

    if isinstance(value, date):
        return True
    kind = getattr(getattr(value, "dtype", None), "kind", "")
    return kind == "M" and getattr(value, "ndim", 1) == 0


def _of_number(value: Any, name: str) -> tuple[int, float, int]:  # noqa: ANN401
    from math import isfinite
    from operator import index

    try:
        integer = index(value)
    except TypeError:
        pass
    else:
        if _INT64_MIN <= integer <= _INT64_MAX:
            return integer, 0.0, 0
    try:
        # Asked by its method: float() reads text as well, and bytes.
        number = float(value) if hasattr(value, "__float__") else float(index(value))
    except TypeError:
        wrong = type(value).__name__
        raise TypeError(f"{name} must be a number or a time, got {wrong}") from None
    except OverflowError:
        raise InvalidArgumentError(f"{name} is too large for a double") from None
    if not isfinite(number):
        raise InvalidArgumentError(f"{name} must be finite, got {value}")
    return 0, number, 0


def _of_date(value: Any) -> tuple[int, float, int]:  # noqa: ANN401
    from datetime import date, datetime, timezone

    if not isinstance(value, datetime):
        return (value - date(1970, 1, 1)).days * SECONDS["D"], 0.0, UNITS["s"]
    if value.utcoffset() is None:
        since = value.replace(tzinfo=None) - datetime(1970, 1, 1)
    else:
        since = value - datetime(1970, 1, 1, tzinfo=timezone.utc)
    return in_microseconds(since), 0.0, UNITS["us"]


def in_microseconds(since: timedelta) -> int:
    """Return a duration in microseconds, exact.

    Parameters
    ----------
    since : datetime.timedelta
        The duration.

    Returns
    -------
    int
        Its microseconds.
    """
    return (since.days * SECONDS["D"] + since.seconds) * 10**6 + since.microseconds


def _of_timedelta64(value: Any, name: str) -> tuple[int, float, int]:  # noqa: ANN401
    import numpy

    unit, _ = numpy.datetime_data(value.dtype)
    if numpy.isnat(value):
        raise InvalidArgumentError(f"{name} must be a duration, got NaT")
    if unit in ("Y", "M"):
        raise InvalidArgumentError(f"{name} must not be in months or years, got {value}")
    if unit == "generic":
        return _of_number(int(value.astype("int64")), name)
    return _of_datetime64(value, name)


def _of_datetime64(value: Any, name: str) -> tuple[int, float, int]:  # noqa: ANN401
    import numpy

    unit, step = numpy.datetime_data(value.dtype)
    if numpy.isnat(value):
        raise InvalidArgumentError(f"{name} must be a time, got NaT")
    count = int(value.astype("int64")) * step
    if unit in UNITS:
        pass
    elif unit in PARTS:
        count, rest = divmod(count, PARTS[unit])
        if rest != 0:
            raise InvalidArgumentError(f"{name} must be a whole nanosecond, got {value}")
        unit = "ns"
    else:
        if unit in SECONDS:
            count *= SECONDS[unit]
        else:
            months = count * 12 if unit == "Y" else count
            count = _days_before_month(months) * SECONDS["D"]
        unit = "s"
    if not _INT64_MIN < count <= _INT64_MAX:
        raise InvalidArgumentError(f"{name} must be a time of 64 bits, got {value}")
    return count, 0.0, UNITS[unit]


def _days_before_month(months: int) -> int:
    """Return the days from 1970 to a month of the Gregorian calendar, counted from January 1970.

    Years are counted from March, so that the leap day is the last of a year.
    """
    year, month = divmod(months - 2, 12)
    year += 1970
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 - 719468
