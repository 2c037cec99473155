"""Themes."""

from __future__ import annotations

from keisen import _keisen
from keisen._errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypeAlias

    from keisen._color import ColorLike

    ThemeName: TypeAlias = Literal["light", "dark", "print"]
    ThemeLike: TypeAlias = "ThemeName | Theme"

    RGBA: TypeAlias = tuple[float, float, float, float]

BASES = ("light", "dark", "print")
NAMES = '"light", "dark" or "print"'


class Theme:
    """The colours and the font that a chart's parts take where they are given none.

    Immutable: make another one and set `Chart.theme` to change a chart's.

    Parameters
    ----------
    base : {"light", "dark", "print"}, default "light"
        What the theme begins with: dark on white, bright on nearly black, or black on white with
        series that differ in grey too.
    background : color_like, optional
        The picture before anything is drawn; None for the base's, here and in the rest.
    plot_area : color_like, optional
        Fill of the plot area.
    grid : color_like, optional
        Lines of grids.
    axis : color_like, optional
        Lines and ticks of axes, borders of plot areas.
    label : color_like, optional
        Labels of ticks, names in legends, subtitles, captions.
    title : color_like, optional
        Titles of charts, axes and legends.
    highlight : color_like, optional
        What stands out among its like: the highest bar.
    font : str, optional
        A family that fontconfig knows, or the path of a font file.
    cycle : sequence of color_like, optional
        Colours of series, in turn, at least one.

    Raises
    ------
    InvalidArgumentError
        If the base or a colour is unknown, or the cycle is empty.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400, theme=ks.Theme("dark", background="black", cycle=["yellow"]))
    """

    __slots__ = ("_base", "_colors", "_cycle", "_font")

    _base: ThemeName
    _colors: dict[str, RGBA]
    _font: str | None
    _cycle: tuple[RGBA, ...] | None

    def __init__(
        self,
        base: ThemeName = "light",
        *,
        background: ColorLike | None = None,
        plot_area: ColorLike | None = None,
        grid: ColorLike | None = None,
        axis: ColorLike | None = None,
        label: ColorLike | None = None,
        title: ColorLike | None = None,
        highlight: ColorLike | None = None,
        font: str | None = None,
        cycle: Sequence[ColorLike] | None = None,
    ) -> None:
        if not isinstance(base, str):
            raise TypeError(f"base must be a str, got {type(base).__name__}")
        if base not in BASES:
            raise InvalidArgumentError(f"base must be {NAMES}, got {base!r}")
        if font is not None and not isinstance(font, str):
            raise TypeError(f"font must be a str, got {type(font).__name__}")
        if isinstance(cycle, str):
            raise TypeError("cycle must be a sequence of colours, got str")
        colors = {
            "background": background,
            "plot_area": plot_area,
            "grid": grid,
            "axis": axis,
            "label": label,
            "title": title,
            "highlight": highlight,
        }
        self._base = base
        self._colors = {
            name: _keisen.color(color) for name, color in colors.items() if color is not None
        }
        self._font = font
        self._cycle = None if cycle is None else tuple(_keisen.color(each) for each in cycle)
        if self._cycle == ():
            raise InvalidArgumentError("cycle must have at least one colour, got none")

    @classmethod
    def _of(cls, theme: ThemeLike) -> Theme:
        """Return a theme, or the one of a name."""
        if isinstance(theme, Theme):
            return theme
        if not isinstance(theme, str):
            raise TypeError(f"theme must be a str or a Theme, got {type(theme).__name__}")
        if theme not in BASES:
            raise InvalidArgumentError(f"theme must be {NAMES}, got {theme!r}")
        return cls(theme)

    @property
    def base(self) -> ThemeName:
        """What the theme begins with."""
        return self._base

    @property
    def background(self) -> RGBA | None:
        """The picture before anything is drawn; None for the base's, here and in the rest."""
        return self._colors.get("background")

    @property
    def plot_area(self) -> RGBA | None:
        """Fill of the plot area."""
        return self._colors.get("plot_area")

    @property
    def grid(self) -> RGBA | None:
        """Lines of grids."""
        return self._colors.get("grid")

    @property
    def axis(self) -> RGBA | None:
        """Lines and ticks of axes, borders of plot areas."""
        return self._colors.get("axis")

    @property
    def label(self) -> RGBA | None:
        """Labels of ticks, names in legends, subtitles, captions."""
        return self._colors.get("label")

    @property
    def title(self) -> RGBA | None:
        """Titles of charts, axes and legends."""
        return self._colors.get("title")

    @property
    def highlight(self) -> RGBA | None:
        """What stands out among its like: the highest bar."""
        return self._colors.get("highlight")

    @property
    def font(self) -> str | None:
        """A family that fontconfig knows, or the path of a font file; None for the base's."""
        return self._font

    @property
    def cycle(self) -> tuple[RGBA, ...] | None:
        """Colours of series, in turn; None for the base's."""
        return self._cycle

    def __eq__(self, other: object) -> bool:
        """Tell whether two themes are made of the same."""
        if not isinstance(other, Theme):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        """Return a hash that equal themes share."""
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self._base, tuple(sorted(self._colors.items())), self._font, self._cycle)

    def __repr__(self) -> str:
        """Return base and what was changed."""
        changed = [*self._colors, *(["font"] if self._font else [])]
        changed += ["cycle"] if self._cycle else []
        return f"<Theme {self._base}{' with another ' if changed else ''}{', '.join(changed)}>"
