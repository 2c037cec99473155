"""Themes."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import Guarded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Literal, TypeAlias

    from keisen._axes.message_board import MessageKind
    from keisen._base.color import ColorLike

    ThemeName: TypeAlias = Literal["light", "dark", "print"]
    ThemeLike: TypeAlias = 'ThemeName | Literal["user"] | Theme'

    RGBA: TypeAlias = tuple[float, float, float, float]

BASES: tuple[ThemeName, ...] = ("light", "dark", "print")
MESSAGES = ("normal", "ok", "caution", "error", "debug", "internal-error")


class Theme(Guarded):
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
    text_size : float, optional
        Size of ordinary labels in points, in 1...100; None for the base's, 12. All texts grow with
        it: one of 24 points is twice as large where this is 24 as where it is 12.
    messages : mapping of str to color_like, optional
        What fills the boxes of messages, by kind; texts on it are black or white.

    Raises
    ------
    InvalidArgumentError
        If the base, a colour or a kind of message is unknown, the cycle is empty, or the size of
        texts is not allowed.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400, theme=ks.Theme("dark", background="black", cycle=["yellow"]))
    """

    __slots__ = ("_base", "_colors", "_cycle", "_font", "_messages", "_text_size")

    _base: ThemeName
    _colors: dict[str, RGBA]
    _font: str | None
    _cycle: tuple[RGBA, ...] | None
    _text_size: float | None
    _messages: dict[str, RGBA]

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
        text_size: float | None = None,
        messages: Mapping[MessageKind, ColorLike] | None = None,
    ) -> None:
        if not isinstance(base, str):
            raise TypeError(f"base must be a str, got {type(base).__name__}")
        check_word(base, "base", BASES)
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
        self._text_size = None if text_size is None else float(text_size)
        if self._text_size is not None and not 1 <= self._text_size <= 100:
            raise InvalidArgumentError(
                f"text size must be in 1...100 points, got {self._text_size}"
            )
        if messages is not None and not hasattr(messages, "items"):
            raise TypeError(f"messages must be a mapping, got {type(messages).__name__}")
        self._messages = {}
        for kind, color in (messages or {}).items():
            name = str(kind).replace("_", "-")
            check_word(name, "kind of message", MESSAGES)
            self._messages[name] = _keisen.color(color)

    @classmethod
    def _of(cls, theme: ThemeLike) -> Theme:
        """Return a theme, or the one of a name."""
        if isinstance(theme, Theme):
            return theme
        if not isinstance(theme, str):
            raise TypeError(f"theme must be a str or a Theme, got {type(theme).__name__}")
        check_word(theme, "theme", ("user", *BASES))
        return cls(theme)  # type: ignore[arg-type]

    @classmethod
    def _user(cls) -> ThemeLike:
        """Return the theme of charts that ask for none."""
        get = _keisen.Preferences.user().get
        base = next((each for each in BASES if each == get("theme")), BASES[0])
        font, palette, size = str(get("font")), str(get("palette")), float(get("text_size"))
        if not font and not palette and size == 12:
            return base
        colors = palette.replace(",", " ").split()
        own_size = None if size == 12 else size
        return cls(base, font=font or None, cycle=colors or None, text_size=own_size)

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

    @property
    def text_size(self) -> float | None:
        """Size of ordinary labels in points, with which all texts grow; None for the base's."""
        return self._text_size

    @property
    def messages(self) -> dict[str, RGBA]:
        """What fills the boxes of messages, by kind; kinds that are not there have the base's."""
        return dict(self._messages)

    def __eq__(self, other: object) -> bool:
        """Tell whether two themes are made of the same."""
        if not isinstance(other, Theme):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        """Return a hash that equal themes share."""
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        values = (getattr(self, name) for name in Theme.__slots__)
        return tuple(tuple(sorted(v.items())) if isinstance(v, dict) else v for v in values)

    def __repr__(self) -> str:
        """Return base and what was changed."""
        changed = [*self._colors, *(["font"] if self._font else [])]
        changed += ["cycle"] if self._cycle else []
        changed += ["text_size"] if self._text_size else []
        changed += ["messages"] if self._messages else []
        return f"<Theme {self._base}{' with another ' if changed else ''}{', '.join(changed)}>"
