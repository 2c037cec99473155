"""Positions of annotations."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError
from keisen._ranges.projection import exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from keisen._data.values import Parts, ValueLike
    from keisen._ranges.projection import Projection
    from keisen._ranges.space import Space

    CoordinateKind: TypeAlias = Literal["data", "plot", "picture"]
    Coordinates: TypeAlias = "CoordinateKind | tuple[CoordinateKind, CoordinateKind]"
    Pair: TypeAlias = "tuple[float, float]"
    Position: TypeAlias = "tuple[ValueLike, ValueLike]"
    Dimensions: TypeAlias = "tuple[Projection | None, Projection | None]"


def pair(values: object, name: str) -> tuple[ValueLike, ValueLike]:
    """Return the two things of a sequence, which errors call `name`.

    Raises
    ------
    InvalidArgumentError
        If there are not two.
    TypeError
        If it is no sequence.
    """
    if isinstance(values, (str, bytes)):
        raise TypeError(f"{name} must be two values, got {type(values).__name__}")
    try:
        first, second = values  # type: ignore[misc]
    except TypeError:
        raise TypeError(f"{name} must be two values, got {type(values).__name__}") from None
    except ValueError:
        raise InvalidArgumentError(f"{name} must be two values, got {values!r}") from None
    return first, second  # type: ignore[has-type]


def values_of(position: Position, name: str, dimensions: Dimensions) -> tuple[Parts, Parts]:
    """Return x and y of a position, as `value_of` does.

    Parameters
    ----------
    position : tuple of float, time or str
        The position.
    name : str
        What to call it in an error.
    dimensions : tuple of Projection or None
        What `dimensions_of` returns.

    Returns
    -------
    tuple of tuple
        What `value_of` returns, of x and y.
    """
    x, y = pair(position, name)
    return exact(dimensions[0], x, f"x of {name}"), exact(dimensions[1], y, f"y of {name}")


def dimensions_of(space: Space | None, coordinates: Coordinates | None) -> Dimensions:
    """Return the projections whose values x and y tell, None where they tell something else.

    Parameters
    ----------
    space : Space or None
        The space, if there is one.
    coordinates : str or tuple of str, optional
        What x and y count, as in `Text`.

    Returns
    -------
    tuple of Projection or None
        Those of x and y.
    """
    if space is None:
        return None, None
    if coordinates is None or isinstance(coordinates, str):
        coordinates = (coordinates or "data",) * 2
    # What is no pair is refused by the extension.
    kinds = tuple(coordinates)[:2] if hasattr(coordinates, "__iter__") else ()
    x, y = kinds if len(kinds) == 2 else (None, None)
    return space.x if x == "data" else None, space.y if y == "data" else None
