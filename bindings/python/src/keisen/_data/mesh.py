"""Grids as numpy.meshgrid makes them, told by their lines or by their rows."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def is_matrix(values: object) -> bool:
    """Tell whether something has two dimensions, as an array or as a sequence of rows."""
    dimensions = getattr(values, "ndim", None)
    if dimensions is not None:
        return bool(dimensions == 2)
    if not isinstance(values, (list, tuple)) or not values:
        return False
    return hasattr(values[0], "__len__") and not isinstance(values[0], (str, bytes))


def field_of(values: Any, x: Any, y: Any) -> tuple[Any, Any, Any]:  # noqa: ANN401
    """Return a field, and where its columns and its rows stand.

    Parameters
    ----------
    values, x, y : array_like
        These in this order; or, where the last is a matrix, the places and the field, as matplotlib has
        them. Then places may be matrices as numpy.meshgrid makes.

    Returns
    -------
    tuple of array_like
        The field, and both places, which are None or have one dimension.

    Raises
    ------
    InvalidArgumentError
        If matrices of places are no grid.
    """
    if is_matrix(y):
        values, x, y = y, values, x
    return values, _line(x, "x", 0), _line(y, "y", 1)


def rows_of(*columns: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return x, y and what else arrows have in one dimension, row by row of a grid.

    Parameters
    ----------
    *columns : array_like
        x, y, u and v: all in one dimension; or u and v as matrices, and x and y as such or as the places
        of their columns and rows.

    Returns
    -------
    tuple of array_like
        As many columns of one dimension.

    Raises
    ------
    InvalidArgumentError
        If there are matrices of different shapes.
    """
    if not any(is_matrix(each) for each in columns):
        return columns
    import numpy

    x, y, *others = (_array(each, name) for name, each in zip("xyuv", columns, strict=True))
    shape = others[0].shape
    if x.ndim == y.ndim == 1 and shape == (len(y), len(x)):
        x, y = numpy.meshgrid(x, y)
    for name, each in zip("xyuv", (x, y, *others), strict=True):
        if each.shape != shape:
            wrong = f"{name} must have the shape of u, {shape}, got {each.shape}"
            raise InvalidArgumentError(wrong)
    return tuple(each.reshape(-1) for each in (x, y, *others))


def _array(values: Any, name: str) -> Any:  # noqa: ANN401
    """Return values as an array of numpy's."""
    import numpy

    try:
        return numpy.asarray(values)
    except ValueError:
        wrong = f"{name} must have rows of one length"
        raise InvalidArgumentError(wrong) from None


def _line(places: Any, name: str, axis: int) -> Any:  # noqa: ANN401
    """Return the places of a grid's columns (axis 0) or rows (axis 1)."""
    if not is_matrix(places):
        return places
    grid = _array(places, name)
    line = grid[:1] if axis == 0 else grid[:, :1]
    if not bool((grid == line).all()):
        same = "rows" if axis == 0 else "columns"
        raise InvalidArgumentError(f"{name} must be a grid's: all its {same} the same")
    return line.reshape(-1)
