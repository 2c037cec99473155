"""Titles."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._base.option import Setting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike

    Alignment: TypeAlias = Literal["left", "center", "right"]
    TitleRole: TypeAlias = Literal["title", "subtitle", "caption"]

    class TitleOptions(TypedDict, total=False):
        """What `Title.set` takes."""

        size: float
        alignment: Alignment
        bold: bool | None
        italic: bool
        color: ColorLike | None
        markup: bool


class Title(Attachment["_keisen.Title"]):
    r"""A title or subtitle above the plot, or a caption below it.

    It begins at the plot's left side; what is too wide for that begins farther to the left, and is
    wrapped where the picture is too narrow. More than four lines, or more than its share of the
    picture's height, are shortened; what has no room for a line is left out, with a warning. Line
    feeds end lines; `$...$` is a formula unless `markup` is False.

    Parameters
    ----------
    text : str
        The text.
    role : {"title", "subtitle", "caption"}, default "title"
        Which of a chart's texts it is.
    size : float, default 0
        Size in points; 0 chooses by the role: 17, 13 and 11.
    alignment : {"left", "center", "right"}, default "left"
        Where it lies: flush with the plot's sides or centred about its middle.
    bold : bool, optional
        Whether strokes are heavy; None chooses by the role: only a title's are.
    italic : bool, default False
        Whether letters slant.
    color : color_like, optional
        Colour; None for the theme's.
    markup : bool, default True
        Whether `$...$` is a formula and `\$` a dollar, where `Chart.markup` allows it.

    Raises
    ------
    InvalidArgumentError
        If there is no such role or alignment, or the size is NaN, negative or above 1,000.
    """

    __slots__ = ()

    def __init__(
        self,
        text: str,
        *,
        role: TitleRole = "title",
        size: float = 0.0,
        alignment: Alignment = "left",
        bold: bool | None = None,
        italic: bool = False,
        color: ColorLike | None = None,
        markup: bool = True,
    ) -> None:
        self._native = _keisen.Title(
            text,
            role,
            {
                "size": size,
                "alignment": alignment,
                "bold": bold,
                "italic": italic,
                "color": color,
                "markup": markup,
            },
        )

    text: Setting[str] = Setting('The text; "" for none.')

    @options_of(without="role")
    def set(self, **options: Unpack[TitleOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a title is made with, `text` and `role` apart.
        """
        self._open.update(dict(options))
