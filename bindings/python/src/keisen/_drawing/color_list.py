"""A colour for each row, given as a list of colours or of names that have colours."""

from __future__ import annotations

from keisen._base.color import Color
from keisen._base.errors import InvalidArgumentError
from keisen._data.names import place_names
from keisen._data.plain import Names, first_of, plain
from keisen._drawing.color_scale import ColorScale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Mapping, Sequence
    from typing import Any

    from typing_extensions import TypeIs

    from keisen._base.color import ColorLike
    from keisen._drawing.color_scale import ColorMapLike

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


def color_names(color: Any, colormap: object = None) -> Names | None:  # noqa: ANN401
    """Return the names that rows have colours by; None for colours and for values.

    Texts are names unless all of them are colours. They always are where their type lists its
    categories, as of pandas and polars, or `colormap` has colours for names.

    Parameters
    ----------
    color : object
        What was given as a colour.
    colormap : object, optional
        What was given as a colour map.

    Returns
    -------
    Names or None
        A name for each row.

    Raises
    ------
    InvalidArgumentError
        If most texts are colours, or some are and another one nearly is: a colour is misspelt.
    """
    if isinstance(color, (str, bytes, tuple)) or not hasattr(color, "__len__"):
        return None
    if isinstance(color, list):
        if not isinstance(first_of(color), str) or any(isinstance(each, tuple) for each in color):
            return None
    elif getattr(getattr(color, "dtype", None), "kind", "") in ("f", "i", "u", "M", "b"):
        return None
    elif hasattr(color, "_open"):
        return None
    names, _ = plain(color, "color")
    if not isinstance(names, Names):
        return None
    if names.known or hasattr(colormap, "keys") or _has_names(colormap):
        return names
    different = dict.fromkeys(each for each in names.texts if each is not None)
    colors = [each for each in different if _is_color(each)]
    if len(colors) == len(different):
        return None
    # Letters are names as often as colours.
    clear = sum(len(each) > 1 for each in colors)
    for each in different:
        try:
            Color.parse(each)
        except InvalidArgumentError as error:
            if (clear > 0 and "did you mean" in str(error)) or 2 * clear > len(different):
                hint = "; names that look like colors take colormap={name: color}"
                raise InvalidArgumentError(f"{error}{hint}") from None
    return names


def scale_of_names(
    names: Names, colormap: ColorMapLike | ColorScale | Mapping[str, ColorLike] | None
) -> tuple[array[float], ColorScale]:
    """Return the place of each name, and the scale on which each has its colour.

    Parameters
    ----------
    names : Names
        One for each row.
    colormap : str, sequence of color_like, mapping of str to color_like, ColorScale or None
        The colours; None takes those of the chart's theme for series.

    Returns
    -------
    tuple of array of float and ColorScale
        The places, and the scale.

    Raises
    ------
    InvalidArgumentError
        If a mapping lacks a name, or a scale is one of numbers.
    """
    from keisen.scales import Category

    if isinstance(colormap, ColorScale):
        scale = colormap
    elif hasattr(colormap, "keys"):
        given: Any = colormap
        for row, name in enumerate(names.texts):
            if name is not None and name not in given:
                known = ", ".join(map(repr, given))
                raise InvalidArgumentError(f"color[{row}] is {name!r}, and colormap has {known}")
        colors = list(given.values())
        # A map has two colours at least.
        scale = ColorScale(colors * 2 if len(colors) == 1 else colors, scale=Category(given))
    else:
        scale = ColorScale(colormap, scale=Category(()))
    return place_names(scale.projection, names, "color"), scale


def _has_names(colormap: object) -> bool:
    """Whether it is a scale of names."""
    return isinstance(colormap, ColorScale) and colormap.projection._open.scale == "category"


def _is_color(text: str) -> bool:
    """Whether a text is a colour."""
    try:
        Color.parse(text)
    except InvalidArgumentError:
        return False
    return True
