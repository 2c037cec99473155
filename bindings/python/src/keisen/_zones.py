"""Time zones of columns, by which their axis is labelled."""

from __future__ import annotations

from keisen._errors import KeisenError
from keisen._warnings import warn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from keisen._projection import Projection

_HOUR = 3600


def zone_of(values: Any) -> str | None:  # noqa: ANN401
    """Return the name of the zone that values are told in.

    Parameters
    ----------
    values : object
        Anything: a column of pandas, polars or pyarrow has a zone where its type has one, a list of
        datetimes that of the first of them.

    Returns
    -------
    str or None
        The IANA name, or an offset such as "+05:30" that has none; None for no zone, and for UTC,
        in which times are told anyway.
    """
    if isinstance(values, (list, tuple)):
        first = next((each for each in values if each is not None), None)
        zone = getattr(first, "tzinfo", None)
    else:
        # polars and pandas have a dtype, pandas over pyarrow another one in it, pyarrow a type.
        kind = getattr(values, "dtype", None) or getattr(values, "type", None)
        kind = getattr(kind, "pyarrow_dtype", kind)
        zone = getattr(kind, "tz", None) or getattr(kind, "time_zone", None)
    return None if zone is None else _name(zone)


def _name(zone: Any) -> str | None:  # noqa: ANN401
    if isinstance(zone, str):
        name, offset = zone, _seconds(zone)
    else:
        # Those of zoneinfo have a key, those of pytz a zone.
        name = getattr(zone, "key", None) or getattr(zone, "zone", None) or str(zone)
        offset = zone.utcoffset(None).total_seconds() if _is_fixed(zone) else None
    if offset is None:
        return None if name in ("UTC", "Etc/UTC") else name
    if offset == 0:
        return None
    hours, rest = divmod(offset, _HOUR)
    # IANA counts westwards there.
    return f"Etc/GMT{-int(hours):+d}" if rest == 0 and -12 <= hours <= 14 else name


def _is_fixed(zone: object) -> bool:
    """Tell whether a tzinfo is one offset for ever and can be asked for it."""
    from datetime import timezone

    # pytz calls those of a name by it.
    return isinstance(zone, timezone) or (
        type(zone).__module__ == "pytz" and getattr(zone, "zone", "") is None
    )


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
