"""Sequences of values, turned into what the extension reads: numbers, times with a unit, names."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError
from keisen._data.values import UNITS, in_microseconds, is_time, value_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from numpy import datetime64
    from numpy.typing import NDArray

_COARSE_UNITS = ("Y", "M", "W", "D", "h", "m", "s")
_FINE_UNITS = ("ps", "fs", "as")
#: Steps in a second, by the number of the unit.
_PER_SECOND = {1: 1, 2: 10**3, 3: 10**6, 4: 10**9}
_GAP = -(2**63)


class Names:
    """Texts that stand for categories.

    Attributes
    ----------
    texts : list of str or None
        A name for each row; None is a gap.
    known : list of str
        The names that their type lists, in its order, used or not.
    """

    __slots__ = ("known", "texts")

    def __init__(self, texts: list[str | None], known: Sequence[str] = ()) -> None:
        self.texts = texts
        self.known = list(known)


def plain(values: Any, name: str, wanted: str = "") -> tuple[object, str]:  # noqa: ANN401
    """Turn values into buffers or sequences of numbers.

    Parameters
    ----------
    values : object
        Anything.
    name : str
        What to call it in an error.
    wanted : str, optional
        The unit that a list of times is to have.

    Returns
    -------
    tuple of object and str
        `Names`; or int64 values and the unit that makes them times, because numpy has no buffer for
        them; or what came, or a better form of it, and "".
    """
    from keisen._data.dlpack import readable

    if isinstance(values, (list, tuple)):
        return _of_sequence(values, name, wanted)
    values = readable(values, name)
    dtype = getattr(values, "dtype", None)
    kind = getattr(dtype, "kind", "")
    if hasattr(values, "__array__") and not hasattr(values, "__array_interface__"):
        return _of_table(values, dtype, kind, name, wanted)
    if getattr(values, "ndim", 1) != 1:
        return _times(values, name) if kind == "M" else (values, "")
    if hasattr(values, "mask") and hasattr(values, "filled"):
        if kind in "OU":
            return _of_sequence(values.tolist(), name, wanted)
        return plain(_filled(values, name), name)
    if kind in ("O", "U", "T"):
        return _of_sequence(values.tolist(), name, wanted)
    return _times(values, name) if kind == "M" else (values, "")


def joined(parts: Sequence[Any], name: str) -> Any:  # noqa: ANN401
    """Return the values of several sequences, one after the other.

    Parameters
    ----------
    parts : sequence of array_like
        The sequences.
    name : str
        What to call all of them in an error.

    Returns
    -------
    object
        What `plain` reads: an array where one of the parts is an array or a table's column.

    Raises
    ------
    TypeError
        If a part is no sequence, a text, or a `Column`, which can't be read.
    """
    for number, part in enumerate(parts):
        if not hasattr(part, "__len__") or isinstance(part, (str, bytes, bytearray)):
            kind = type(part).__name__
            raise TypeError(f"{name}[{number}] must be a sequence of numbers, got {kind}")
    if not any(hasattr(part, "__array__") for part in parts):
        return [value for part in parts for value in part]
    import numpy

    # An empty one has no type that counts.
    arrays = [_array_of(part, name) for part in parts if len(part) > 0]
    return numpy.concatenate(arrays) if arrays else []


def first_of(values: Iterable[Any]) -> object:
    """Return the first value that is no gap.

    Parameters
    ----------
    values : iterable
        Values of any kind.

    Returns
    -------
    object
        The value; None where all are gaps: None, NaN, NaT or NA.
    """
    missing = _na()
    return next((each for each in values if each is not missing and not _is_missing(each)), None)


def _of_sequence(values: Sequence[Any], name: str, wanted: str) -> tuple[object, str]:
    values = _without_na(values)
    first = first_of(values)
    if isinstance(first, str):
        return Names(_texts(values, name)), ""
    if is_time(first):
        return _times_of(values, name, wanted)
    return values, ""


def _of_table(
    values: Any,  # noqa: ANN401
    dtype: Any,  # noqa: ANN401
    kind: str,
    name: str,
    wanted: str,
) -> tuple[object, str]:
    """Read a table's column or a tensor by its own conversion, shared where it can be.

    Its `dtype`, if it has one, is not numpy's, or is one of those that numpy lacks.
    """
    import numpy

    if isinstance(dtype, numpy.dtype) or not hasattr(values, "to_numpy"):
        return plain(numpy.asarray(values), name, wanted)
    if kind == "M":
        # pandas hands out objects where there is a zone.
        unit = getattr(dtype, "unit", None) or numpy.datetime_data(dtype.numpy_dtype)[0]
        return _times(values.to_numpy(f"datetime64[{unit}]"), name)
    if kind and kind in "iufb" and hasattr(dtype, "numpy_dtype"):
        # pandas with a mask of its own.
        if values.isna().any():
            return values.to_numpy("float64", na_value=numpy.nan), ""
        return values.to_numpy(dtype.numpy_dtype), ""
    known = getattr(dtype, "categories", None)
    array, unit = plain(numpy.asarray(values), name, wanted)
    if isinstance(array, Names) and known is not None:
        array.known = [text for text in known if isinstance(text, str)]
    return array, unit


def _times(values: NDArray[datetime64], name: str) -> tuple[object, str]:
    import numpy

    unit, step = numpy.datetime_data(values.dtype)
    target = "s" if unit in _COARSE_UNITS else "ns" if unit in _FINE_UNITS else unit
    if target not in UNITS:
        if numpy.isnat(values).all():
            target = "s"
        else:
            raise TypeError(f"{name} has dtype {values.dtype}; use datetime64 with a unit")
    if (unit, step) != (target, 1):
        values = _in_unit(values, target, name)
    if not values.dtype.isnative:
        values = values.astype(values.dtype.newbyteorder("="))
    return values.view("int64"), target


def _in_unit(values: NDArray[datetime64], unit: str, name: str) -> NDArray[datetime64]:
    """Convert times where each has its exact counterpart."""
    try:
        converted = values.astype(f"datetime64[{unit}]")
        back = converted.astype(values.dtype)
    except OverflowError:
        raise InvalidArgumentError(
            f"{name} has times too far away for datetime64[{unit}]"
        ) from None
    wrong = (back.view("int64") != values.astype(back.dtype).view("int64")).nonzero()[0]
    if len(wrong) > 0:
        row = int(wrong[0])
        what = "between two" if unit == "ns" else "too far away for"
        raise InvalidArgumentError(f"{name}[{row}] is {what} datetime64[{unit}], got {values[row]}")
    return converted


def _times_of(values: Iterable[Any], name: str, wanted: str) -> tuple[object, str]:
    """Read a list of datetimes, dates and datetime64s, in the finest unit among them."""
    from array import array
    from datetime import datetime

    epoch, microseconds = datetime(1970, 1, 1), UNITS["us"]
    counts, units = [], []
    for row, value in enumerate(values):
        if type(value) is datetime and value.tzinfo is None:
            # Nearly all are such, and in this way three times as fast.
            count, unit = in_microseconds(value - epoch), microseconds
        elif _is_missing(value):
            count, unit = _GAP, 0
        elif is_time(value):
            count, _, unit = value_of(value, f"{name}[{row}]")
        else:
            raise TypeError(f"{name}[{row}] must be a time, got {type(value).__name__}")
        counts.append(count)
        units.append(unit)
    finest = UNITS[wanted] if wanted else max(units, default=1)
    for row, unit in enumerate(units):
        if unit not in (0, finest):
            counts[row] = _scaled(counts[row], unit, finest, f"{name}[{row}]")
    return array("q", counts), next(text for text, unit in UNITS.items() if unit == finest)


def _scaled(count: int, unit: int, target: int, name: str) -> int:
    scaled, rest = divmod(count * _PER_SECOND[target], _PER_SECOND[unit])
    if rest != 0 or not _GAP < scaled < -_GAP:
        texts = {number: text for text, number in UNITS.items()}
        raise InvalidArgumentError(
            f"{name} does not fit datetime64[{texts[target]}], got {count} {texts[unit]} since 1970"
        )
    return scaled


def _texts(values: Iterable[Any], name: str) -> list[str | None]:
    texts: list[str | None] = []
    for row, value in enumerate(values):
        if isinstance(value, str):
            texts.append(str(value))
        elif _is_missing(value):
            texts.append(None)
        else:
            raise TypeError(f"{name}[{row}] must be a str, got {type(value).__name__}")
    return texts


def _without_na(values: Sequence[Any]) -> Sequence[Any]:
    """Return values with None in the place of pandas.NA, which is no number to anybody."""
    missing = _na()
    if missing is None or not any(each is missing for each in values):
        return values
    return [None if each is missing else each for each in values]


def _na() -> object:
    """Return pandas.NA, None where nobody can have one."""
    import sys

    # Whoever has one has imported pandas; `getattr` for a pandas that is just being imported.
    return getattr(sys.modules.get("pandas"), "NA", None)


def _is_missing(value: object) -> bool:
    """Tell whether a value is None, NaN or NaT."""
    if value is None:
        return True
    return (isinstance(value, float) or is_time(value)) and value != value


def _array_of(values: Any, name: str) -> NDArray[Any]:  # noqa: ANN401
    import numpy

    if hasattr(values, "mask") and hasattr(values, "filled"):
        if values.dtype.kind in "OU":
            return numpy.asarray(values.tolist(), object)
        values = _filled(values, name)
    return numpy.asarray(values)


def _filled(values: Any, name: str) -> NDArray[Any]:  # noqa: ANN401
    """Return numbers or times of a masked array, NaN or NaT for what is masked."""
    gap = _gap(values.dtype, name)
    if values.dtype.kind in "iub":
        values = values.astype("float64")
    filled: NDArray[Any] = values.filled(gap)
    return filled


def _gap(dtype: Any, name: str) -> object:  # noqa: ANN401
    if dtype.kind in "iubf":
        return float("nan")
    if dtype.kind == "M":
        return dtype.type("NaT")
    raise TypeError(f"{name} has dtype {dtype}, not numbers or times")
