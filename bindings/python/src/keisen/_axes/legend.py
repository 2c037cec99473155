"""Legends."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._base.option import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._axes.span import SpanPlace
    from keisen._axes.title import Alignment
    from keisen._base.color import ColorLike

    LegendPlace: TypeAlias = (
        SpanPlace
        | Literal[
            "best",
            "outside-right",
            "outside-left",
            "outside-top",
            "outside-bottom",
            "outside_right",
            "outside_left",
            "outside_top",
            "outside_bottom",
        ]
    )

    class LegendStyle(TypedDict, total=False):
        """How a legend looks, wherever it lies."""

        columns: int
        title: str | None
        alignment: Alignment
        reversed: bool
        label_size: float
        swatch_width: float
        insets: float | tuple[float, float, float, float] | None
        background: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        radius: float
        text_color: ColorLike | None
        markup: bool

    class LegendOptions(LegendStyle, total=False):
        """What `Legend.set` takes."""

        place: LegendPlace


class Legend(Attachment["_keisen.Legend"]):
    r"""The names of a chart's series, each beside a sample of how it is drawn.

    Of bars and lines whose rows have several looks the sample shows the first five beside each other.
    Series without a label are left out. Names that are too long are shortened; where there are
    more than there is room for, an ellipsis stands for the rest. One without room for a name is
    left out, with a warning.

    Parameters
    ----------
    place : str, default "best"
        Where it lies: within the plot at "top-left", "top", "top-right", "left", "center",
        "right", "bottom-left", "bottom" or "bottom-right", or, by "best", at the one of these
        where it covers least of the data; beside the plot and its axes at "outside-right" or
        "outside-left", as a list from the plot's top; at "outside-top" or "outside-bottom", as
        rows.
    columns : int, default 0
        Number of columns; 0 makes one, or above and below the plot as many as fit.
    title : str, optional
        Text above the names.
    alignment : {"left", "center", "right"}, default "left"
        Where it lies above or below the plot.
    reversed : bool, default False
        Whether the uppermost series comes first.
    label_size : float, default 12
        Size of the names and of the title, in points.
    swatch_width : float, default 20
        Width of the samples, in points.
    insets : float or tuple of float, optional
        Free room within its border in points, one for all or top, left, bottom and right; None for
        8 within the plot and none outside.
    background : color_like, optional
        Fill; None for the theme's for plot areas within the plot, letting a little through, and
        for none outside.
    border_width : float, default 0
        Full width of the border in points; 0 for none.
    border_color : color_like, optional
        Colour of the border; None for the theme's for grids.
    radius : float, default 4
        Radius of its corners, in points.
    text_color : color_like, optional
        Colour of the names; None for the theme's.
    markup : bool, default False
        Whether `$...$` is a formula in names and title and `\$` a dollar. By default both are shown
        as they are, since names come from data.

    Raises
    ------
    InvalidArgumentError
        If there is no such place or alignment, or a number is NaN, infinite, negative or too
        large.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        place: LegendPlace = "best",
        columns: int = 0,
        title: str | None = None,
        alignment: Alignment = "left",
        reversed: bool = False,
        label_size: float = 12.0,
        swatch_width: float = 20.0,
        insets: float | tuple[float, float, float, float] | None = None,
        background: ColorLike | None = None,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        radius: float = 4.0,
        text_color: ColorLike | None = None,
        markup: bool = False,
    ) -> None:
        self._native = _keisen.Legend(
            {
                "place": place,
                "columns": columns,
                "title": title,
                "alignment": alignment,
                "reversed": reversed,
                "label_size": label_size,
                "swatch_width": swatch_width,
                "insets": insets,
                "background": background,
                "border_width": border_width,
                "border_color": border_color,
                "radius": radius,
                "text_color": text_color,
                "markup": markup,
            }
        )

    title: Words = Words("Text above the names; None for none.", "text")

    @options_of()
    def set(self, **options: Unpack[LegendOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a legend is made with.
        """
        self._open.update(dict(options))
