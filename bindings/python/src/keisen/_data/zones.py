"""Time zones of columns, by which their axis is labelled."""

from __future__ import annotations

from keisen._base.errors import KeisenError
from keisen._base.warnings import warn
from keisen._data.plain import first_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from keisen._ranges.projection import Projection

_HOUR = 3600


def zone_of(values: Any) -> str | None:  # noqa: ANN401
    """Return the name of the zone that values are told in.

    Parameters
    ----------
    values : object
        Anything: a column of pandas, polars or pyarrow has a zone where its type has one, datetimes
        in a list or in an array of objects have that of the first of them that is not missing.

    Returns
    -------
    str or None
        The IANA name, or an offset such as "+05:30" that has none; None for no zone, and for UTC,
        in which times are told anyway.
    """
    # polars and pandas have a dtype, pandas over pyarrow another one in it, pyarrow a type.
    kind = getattr(values, "dtype", None) or getattr(values, "type", None)
    if isinstance(values, (list, tuple)):
        zone = getattr(first_of(values), "tzinfo", None)
    elif getattr(kind, "kind", "") == "O" or str(kind) == "Object":
        zone = getattr(first_of(_listed(values)), "tzinfo", None)
    else:
        kind = getattr(kind, "pyarrow_dtype", kind)
        zone = getattr(kind, "tz", None) or getattr(kind, "time_zone", None)
    return None if zone is None else _name(zone)


def named_zone(zone: str) -> str | None:
    """Return the name of a zone as `zone_of` does.

    Parameters
    ----------
    zone : str
        An IANA name, an offset such as "+05:30", or "" for none.

    Returns
    -------
    str or None
        The name.
    """
    return _name(zone) if zone else None


def _listed(values: Any) -> list[Any]:  # noqa: ANN401
    import numpy

    # Masked arrays make None of what is masked; to numpy it would be a value.
    array = values if hasattr(values, "filled") else numpy.asarray(values)
    return list(array.tolist())


def _name(zone: Any) -> str | None:  # noqa: ANN401
    if isinstance(zone, str):
        name: str = zone
        offset = _seconds(zone)
    else:
        # Those of zoneinfo have a key, those of pytz a zone.
        known = getattr(zone, "key", None) or getattr(zone, "zone", None)
        name = str(known or zone)
        offset = None if known else _fixed_offset(zone)
    if offset is None:
        return None if name in ("UTC", "Etc/UTC") else name
    if offset == 0:
        return None
    hours, rest = divmod(offset, _HOUR)
    # IANA counts westwards there.
    return f"Etc/GMT{-int(hours):+d}" if rest == 0 and -12 <= hours <= 14 else name


def _fixed_offset(zone: Any) -> float | None:  # noqa: ANN401
    """Return the seconds of a tzinfo that is one offset for ever, None for any other."""
    from datetime import datetime

    # Without a time, some zones with a summer tell the offset of their winter.
    moments = (None, datetime(2024, 1, 1, tzinfo=zone), datetime(2024, 7, 1, tzinfo=zone))
    try:
        offsets = {zone.utcoffset(moment).total_seconds() for moment in moments}
    except Exception:
        return None
    return offsets.pop() if len(offsets) == 1 else None


def _seconds(text: str) -> float | None:
    """Return the offset that a text such as "+02:00" tells, None for any other."""
    if text[:1] not in ("+", "-"):
        return None
    hours, _, minutes = text[1:].partition(":")
    if not (hours.isdigit() and minutes.isdigit()):
        return None
    return (int(hours) * _HOUR + int(minutes) * 60) * (-1.0 if text[0] == "-" else 1.0)


def take_zone(projection: Projection, zone: str | None) -> None:
    """Give a projection whose scale nobody chose the zone of a column.

    The first zone counts. Times of one that is no IANA zone stay in UTC.

    Parameters
    ----------
    projection : Projection
        The dimension.
    zone : str or None
        What `zone_of` returns.

    Warns
    -----
    KeisenWarning
        If there is no such zone on this machine.
    """
    if zone is None or not projection._takes_zone:
        return
    if projection._open.scale not in (None, "time"):
        return
    try:
        projection.zone = zone
    except KeisenError as error:
        warn(f"times are labelled in UTC and not in the zone of their column, {zone!r}: {error}")
