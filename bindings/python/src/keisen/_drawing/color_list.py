"""A colour for each row, given as a list of colours."""

from __future__ import annotations

from keisen._base.color import Color
from keisen._base.errors import InvalidArgumentError
from keisen._drawing.color_scale import ColorScale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from typing_extensions import TypeIs

    from keisen._base.color import ColorLike

#: Colours of a scale, each of which can be met exactly.
STEPS = 256


def is_colors(color: object) -> TypeIs[list[ColorLike]]:
    """Tell whether what is given as a colour is a list of colours."""
    return (
        isinstance(color, list)
        and len(color) > 0
        and all(isinstance(each, (str, tuple)) for each in color)
    )


def numbered(colors: Sequence[ColorLike]) -> tuple[list[ColorLike], list[int]]:
    """Return the colours that there are, in the order of first rows, and which one each row has."""
    numbers: dict[ColorLike, int] = {}
    rows = [numbers.setdefault(color, len(numbers)) for color in colors]
    return list(numbers), rows


def scale_of_colors(colors: Sequence[ColorLike]) -> tuple[list[float], ColorScale]:
    """Return a value for each row, and the scale on which it has the row's colour.

    Parameters
    ----------
    colors : sequence of color_like
        One for each row.

    Returns
    -------
    tuple of list of float and ColorScale
        The middles of the scale's steps, and the scale.

    Raises
    ------
    InvalidArgumentError
        If there are more than 256 different colours, or one is none.
    """
    values, steps = steps_of_colors(colors)
    return values, ColorScale(steps, 0, STEPS)


def steps_of_colors(colors: Sequence[ColorLike]) -> tuple[list[float], list[ColorLike]]:
    """Return a value for each row, and the colours of a scale of 256 steps on which it has the row's.

    Parameters
    ----------
    colors : sequence of color_like
        One for each row.

    Returns
    -------
    tuple of list of float and list of color_like
        The middles of the steps, and their colours.

    Raises
    ------
    InvalidArgumentError
        If there are more than 256 different colours, or one is none.
    """
    different, rows = numbered(colors)
    if len(different) > STEPS:
        wrong = f"a list may have {STEPS} different colours, got {len(different)}; give values"
        raise InvalidArgumentError(wrong)
    for color in different:
        Color.parse(color) if isinstance(color, str) else Color(*color)
    return [row + 0.5 for row in rows], different + different[-1:] * (STEPS - len(different))
