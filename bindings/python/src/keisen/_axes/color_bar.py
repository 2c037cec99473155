"""Colour bars."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._base.option import Words
from keisen._drawing.color_scale import ColorScale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike

    BarSide: TypeAlias = Literal["bottom", "left", "top", "right"]

    class ColorBarOptions(TypedDict, total=False):
        """What `ColorBar.set` takes."""

        title: str | None
        width: float
        length: float
        tick_count: int
        label_size: float
        title_size: float
        border_width: float
        border_color: ColorLike | None
        text_color: ColorLike | None
        markup: bool


class ColorBar(Attachment["_keisen.ColorBar"]):
    r"""The colours of a scale along a side of the plot, with an axis that says what they stand for.

    Where the scale has colours for what is below or above its range, an arrow at that end shows it.
    Colours look as they do on the plot: over its fill, with the alpha of the series that have the
    scale, of several that of the most opaque.

    Parameters
    ----------
    scale : ColorScale
        The scale.
    side : {"right", "left", "bottom", "top"}, default "right"
        The side of the plot.
    title : str, optional
        Text beside it.
    width : float, default 14
        Extent of the strip away from the plot, in points.
    length : float, default 1
        Extent along the plot, as a part of the plot's: above 0, at most 1.
    tick_count : int, default 0
        Wanted number of ticks, a hint; 0 chooses by the length.
    label_size, title_size : float, default 12 and 13
        Sizes of labels and title, in points.
    border_width : float, default 1
        Full width of the outline, in points; 0 for none.
    border_color : color_like, optional
        Colour of the outline and the ticks; None for the theme's.
    text_color : color_like, optional
        Colour of labels and title; None for the theme's.
    markup : bool, default True
        Whether `$...$` is a formula in the title and `\$` a dollar, where `Chart.markup` allows it.

    Raises
    ------
    InvalidArgumentError
        If there is no such side, or a number is not allowed.
    """

    __slots__ = ("_scale",)

    _scale: ColorScale

    def __init__(
        self,
        scale: ColorScale,
        side: BarSide = "right",
        *,
        title: str | None = None,
        width: float = 14.0,
        length: float = 1.0,
        tick_count: int = 0,
        label_size: float = 12.0,
        title_size: float = 13.0,
        border_width: float = 1.0,
        border_color: ColorLike | None = None,
        text_color: ColorLike | None = None,
        markup: bool = True,
    ) -> None:
        self._native = _keisen.ColorBar(
            ColorScale._native_of(scale, "scale"),
            side,
            {
                "title": title,
                "width": width,
                "length": length,
                "tick_count": tick_count,
                "label_size": label_size,
                "title_size": title_size,
                "border_width": border_width,
                "border_color": border_color,
                "text_color": text_color,
                "markup": markup,
            },
        )
        self._scale = scale

    @property
    def scale(self) -> ColorScale:
        """The scale that it shows."""
        return self._scale

    title: Words = Words("Text beside it; None for none.", "text")

    @options_of()
    def set(self, **options: Unpack[ColorBarOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a colour bar is made with, `scale` and `side` apart.
        """
        self._open.update(dict(options))
