"""Columns of other libraries' memory by Arrow's C data interface."""

from __future__ import annotations

import math

from keisen import _keisen
from keisen._data.plain import Names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def exchanged(values: Any, name: str) -> _keisen.Column | Names | None:  # noqa: ANN401
    """Return values of another library, without a copy where their layout allows it.

    Errors call them `name`.

    Returns
    -------
    _keisen.Column, Names or None
        A column, or texts; None for what is read in another way: lists, buffers, what numpy knows, and
        columns of pandas that are numpy's.

    Raises
    ------
    InvalidArgumentError
        If an Arrow structure is not what it says.
    UnsupportedError
        If a column has no values of its type.
    """
    if isinstance(values, (list, tuple)) or hasattr(values, "__array_interface__"):
        return None
    column = _of_arrow(values, name)
    if column is None:
        return None
    categories = column.categories
    if not categories:
        return column
    codes = column.read()
    texts = [None if math.isnan(code) else categories[int(code)] for code in codes]
    return Names(texts, categories)


def _of_arrow(values: Any, name: str) -> _keisen.Column | None:  # noqa: ANN401
    dtype = getattr(values, "dtype", None)
    if type(values).__module__.partition(".")[0] == "pandas" and not hasattr(
        dtype, "pyarrow_dtype"
    ):
        # Of numpy's memory, or of pandas' own with a mask.
        return None
    if hasattr(values, "__arrow_c_stream__"):
        return _keisen.Column.arrow_stream(values.__arrow_c_stream__())
    if hasattr(values, "__arrow_c_array__"):
        capsules = values.__arrow_c_array__()
        if not isinstance(capsules, tuple) or len(capsules) != 2:
            given = type(capsules).__name__
            raise TypeError(f"{name}.__arrow_c_array__() must return two capsules, got {given}")
        return _keisen.Column.arrow(*capsules)
    return None
