"""Values that are added up before the library gets them."""

from __future__ import annotations

from keisen._data.column import Column
from keisen._data.plain import Names, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray


def readable(values: Any, name: str) -> Any:  # noqa: ANN401
    """Return numbers as the library reads them.

    Parameters
    ----------
    values : array_like, shape (n,)
        Numbers.
    name : str
        What to call them in an error.

    Returns
    -------
    object
        A buffer or a sequence of numbers, of which some may be None or NaN.

    Raises
    ------
    TypeError
        If they are a `Column`, names or times.
    """
    if isinstance(values, Column):
        raise TypeError(f"{name} must be arrays, got a Column")
    numbers, unit = plain(values, name)
    if isinstance(numbers, Names) or unit:
        raise TypeError(f"{name} must be numbers, got {'times' if unit else 'names'}")
    if not hasattr(numbers, "__len__"):
        raise TypeError(f"{name} must be a sequence of numbers, got {type(values).__name__}")
    return numbers


def floats(values: Any, name: str) -> list[float]:  # noqa: ANN401
    """Return numbers as floats, NaN for those that are missing.

    Parameters
    ----------
    values : array_like, shape (n,)
        Numbers.
    name : str
        What to call them in an error.

    Returns
    -------
    list of float
        As many.

    Raises
    ------
    TypeError
        If they are something else, or a `Column`.
    """
    result = []
    for row, number in enumerate(readable(values, name)):
        try:
            if isinstance(number, complex):
                raise TypeError
            result.append(float("nan") if number is None else float(number))
        except (TypeError, ValueError):
            kind = type(number).__name__
            raise TypeError(f"{name}[{row}] must be a number, got {kind}") from None
    return result


def places_of(values: Any, name: str) -> NDArray[Any]:  # noqa: ANN401
    """Return numbers or times as an array that can be added to.

    Parameters
    ----------
    values : float or array_like, shape (n,)
        Numbers or times.
    name : str
        What to call them in an error.

    Returns
    -------
    numpy.ndarray
        float64, int64 where all are whole and fit, or datetime64; NaN and NaT are missing.

    Raises
    ------
    TypeError
        If they are something else, or a `Column`.
    """
    import numpy

    if isinstance(values, Column):
        raise TypeError(f"{name} must be arrays, got a Column")
    if isinstance(values, (int, float)):
        return _numbers(values, name)
    numbers, unit = plain(values, name)
    if isinstance(numbers, Names):
        raise TypeError(f"{name} must be numbers or times, got names")
    if unit:
        return numpy.asarray(numbers, "int64").view(f"datetime64[{unit}]")
    return _numbers(numbers, name)


def lengths_of(values: Any, name: str, places: NDArray[Any]) -> NDArray[Any]:  # noqa: ANN401
    """Return lengths that can be added to places.

    Parameters
    ----------
    values : float, timedelta or array_like
        Numbers, or lengths of time where places are times.
    name : str
        What to call them in an error.
    places : numpy.ndarray
        The places.

    Returns
    -------
    numpy.ndarray
        The lengths.

    Raises
    ------
    TypeError
        If they are something else, or a `Column`.
    """
    import numpy

    if isinstance(values, Column):
        raise TypeError(f"{name} must be arrays, got a Column")
    if places.dtype.kind != "M":
        is_column = hasattr(values, "__len__") and _dimensions(values) == 1
        return _numbers(readable(values, name) if is_column else values, name)
    lengths = numpy.asarray(values)
    if lengths.dtype.kind == "O":
        try:
            lengths = lengths.astype("timedelta64[us]")
        except (TypeError, ValueError):
            raise TypeError(f"{name} must be lengths of time, as the rows are times") from None
    if lengths.dtype.kind != "m":
        raise TypeError(f"{name} must be lengths of time, as the rows are times")
    return lengths


def _dimensions(values: Any) -> int:  # noqa: ANN401
    """Return how many dimensions an array has, or a list of numbers or of lists."""
    own = getattr(values, "ndim", None)
    if own is not None:
        return int(own)
    return 2 if any(hasattr(each, "__len__") for each in values) else 1


def _numbers(values: Any, name: str) -> NDArray[Any]:  # noqa: ANN401
    import numpy

    try:
        array = numpy.asarray(values)
        if array.dtype.kind == "O":
            array = array.astype("float64")
    except (TypeError, ValueError):
        raise TypeError(f"{name} must be numbers, as many in each row") from None
    if array.dtype.kind not in "iufb":
        raise TypeError(f"{name} has dtype {array.dtype}, not real numbers or times")
    # Sums of what is small would wrap around.
    is_whole = array.dtype.kind in "ib" or (array.dtype.kind == "u" and array.dtype.itemsize < 8)
    return array.astype("int64" if is_whole else "float64")
