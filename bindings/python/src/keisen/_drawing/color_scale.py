"""Colour scales: values to colours."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.color import Color
from keisen._base.guarded import options_of
from keisen._base.object import Object
from keisen._ranges.projection import Projection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.values import ValueLike
    from keisen.scales import ScaleLike

    ColorMapLike: TypeAlias = "str | Sequence[ColorLike] | Callable[[float], ColorLike]"

    class ColorScaleOptions(TypedDict, total=False):
        """What `ColorScale.set` takes."""

        colormap: ColorMapLike | None
        missing: ColorLike | None
        below: ColorLike | None
        above: ColorLike | None


class ColorScale(Object["_keisen.ColorScale"]):
    """Turns values into colours: a projection says how far along a colour map a value stands.

    May be shared by any number of series, colour bars and charts. Without a range it follows
    the values of the series in charts that take their colours here.

    Parameters
    ----------
    colormap : str, sequence of color_like or callable, optional
        "viridis", "magma", "inferno", "plasma", "cividis", "turbo", "twilight", "greys",
        "coolwarm" or "rdbu", reversed with "_r" behind; or 2 to 65,536 colours at equal distances,
        mixed between them, also as an array of shape (n, 3) or (n, 4); or what returns the colour of
        a float in 0...1, as matplotlib's maps do. It is called at once, for k/255 with k from 0 to
        255, and not kept: a value's colour is that of the callable at most 1/256 of the way beside it. Of
        names those of a sequence one by one, else those of as many steps from end to end. None takes
        viridis, and of names the colours of the chart's theme for series.
    min, max : float, time or str, optional
        Values that get the first and the last colour. Both or neither.
    scale : str or keisen.scales.Scale, optional
        How values are spread over the colours: as for `Projection`, by default "automatic". On a
        `keisen.scales.Category` each name has a colour of its own, a legend has a line for each and
        a colour bar a field.
    projection : Projection, optional
        Where values stand, in place of `min`, `max` and `scale`.
    missing : color_like, optional
        Colour of values that are missing: NaN, infinite, or without a place on the scale. None
        leaves them clear.
    below, above : color_like, optional
        Colours of values beyond `min` and beyond `max`. None takes the first and the last colour.

    Raises
    ------
    InvalidArgumentError
        If there is no such map, or a range is not allowed.
    CallbackError
        If a callable raises, or returns what is no colour.
    TypeError
        If both a projection and a range or a scale are given.
    """

    __slots__ = ("_projection",)

    _projection: Projection

    def __init__(
        self,
        colormap: ColorMapLike | None = None,
        min: ValueLike | None = None,
        max: ValueLike | None = None,
        *,
        scale: ScaleLike = None,
        projection: Projection | None = None,
        missing: ColorLike | None = None,
        below: ColorLike | None = None,
        above: ColorLike | None = None,
    ) -> None:
        if projection is None:
            projection = Projection(min, max, "automatic" if scale is None else scale)
        elif not (min is None and max is None and scale is None):
            raise TypeError("projection stands in place of min, max and scale")
        self._native = _keisen.ColorScale(
            Projection._native_of(projection, "projection"),
            {"colormap": colormap, "missing": missing, "below": below, "above": above},
        )
        self._projection = projection

    @property
    def projection(self) -> Projection:
        """Where values stand: `chart.x` and its like are projections too."""
        return self._projection

    @options_of(without="scale projection", also="colormap")
    def set(self, **options: Unpack[ColorScaleOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of `colormap`, `missing`, `below` and `above`.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        CallbackError
            If a callable raises, or returns what is no colour. The old options stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))

    @property
    def colormap(self) -> str | tuple[Color, ...] | None:
        """Name of the colour map, or its colours: of a callable the 256 that it returned."""
        colormap: Any = self._open.colormap
        if colormap is None or isinstance(colormap, str):
            return colormap
        return tuple(Color(*each) for each in colormap)

    @colormap.setter
    def colormap(self, colormap: ColorMapLike | None) -> None:
        self.set(colormap=colormap)

    def colors(self, values: Sequence[float]) -> list[Color]:
        """Return the colour of each value.

        Parameters
        ----------
        values : sequence of float, shape (n,)
            Values, relative to the projection's origin.

        Returns
        -------
        list of Color
            As many colours.
        """
        return [Color(*each) for each in self._open.colors(values)]

    def __repr__(self) -> str:
        """Return the colour map."""
        if self.closed:
            return "<ColorScale, closed>"
        colormap = self.colormap
        if colormap is None:
            return "<ColorScale>"
        return f"<ColorScale {colormap if isinstance(colormap, str) else len(colormap)}>"


def as_color_scale(colormap: ColorMapLike | ColorScale | None) -> ColorScale:
    """Return a colour scale as it is, or a new one for a colour map.

    Parameters
    ----------
    colormap : str, sequence of color_like, callable, ColorScale or None
        The scale, or its colours; None for the default.

    Returns
    -------
    ColorScale
        The scale.

    Raises
    ------
    InvalidArgumentError
        If there is no such map.
    CallbackError
        If a callable raises, or returns what is no colour.
    """
    if isinstance(colormap, ColorScale):
        return colormap
    return ColorScale(colormap)
