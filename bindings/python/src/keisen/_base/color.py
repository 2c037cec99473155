"""Colours."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import Guarded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from typing_extensions import Self

    ColorLike: TypeAlias = (
        "str | Color | tuple[float, float, float] | tuple[float, float, float, float]"
    )


class Color(Guarded, tuple[float, float, float, float]):
    """A colour: sRGB, straight alpha, components in 0...1.

    Wherever a colour is wanted, a text that `parse` reads or a tuple of three or four numbers
    will do as well.

    Parameters
    ----------
    red, green, blue : float
        Components in 0...1.
    alpha : float, default 1
        Opacity.

    Raises
    ------
    InvalidArgumentError
        If a component is not in 0...1.
    """

    __slots__ = ()

    def __new__(cls, red: float, green: float, blue: float, alpha: float = 1.0) -> Self:
        """Make a colour."""
        return super().__new__(cls, _keisen.color((red, green, blue, alpha)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a colour from text.

        Parameters
        ----------
        text : str
            `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` with numbers in 0...255 or percentages
            and maybe an alpha in 0...1, or a name: one of the 148 of CSS such as "navy",
            "transparent", "C0" to "C19" for the colours of series in the light theme, Tableau's such
            as "tab:blue", or b, g, r, c, m, y, k or w. Case does not matter.

        Returns
        -------
        Color
            The colour.

        Raises
        ------
        InvalidArgumentError
            If the text is anything else.
        """
        if not isinstance(text, str):
            raise TypeError(f"text must be a str, got {type(text).__name__}")
        return super().__new__(cls, _keisen.color(text))

    @property
    def red(self) -> float:
        """Red, in 0...1."""
        return self[0]

    @property
    def green(self) -> float:
        """Green, in 0...1."""
        return self[1]

    @property
    def blue(self) -> float:
        """Blue, in 0...1."""
        return self[2]

    @property
    def alpha(self) -> float:
        """Opacity, in 0...1."""
        return self[3]

    def __repr__(self) -> str:
        """Return the colour as a call."""
        return f"Color({self[0]:.6g}, {self[1]:.6g}, {self[2]:.6g}, {self[3]:.6g})"

    def __getnewargs__(self) -> tuple[float, float, float, float]:
        """Return the components, for copies and pickles."""
        return (self[0], self[1], self[2], self[3])


def color_of(color: tuple[float, float, float, float] | None) -> Color | None:
    """Return a colour of the library as one of Python's.

    Parameters
    ----------
    color : tuple of float or None
        Red, green, blue and opacity; None for the library's choice.

    Returns
    -------
    Color or None
        The colour; None for None.
    """
    return None if color is None else Color(*color)
