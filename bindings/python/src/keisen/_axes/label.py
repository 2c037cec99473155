"""Labels of rules and spans."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.errors import InvalidArgumentError
from keisen._base.option import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict, TypeVar

    from keisen._base.color import ColorLike
    from keisen._data.values import Given
    from keisen._ranges.projection import Projection
    from keisen._ranges.space import Space

    Place = TypeVar("Place")
    Kind = TypeVar("Kind", bound=_keisen.Attachment, covariant=True)

    # Of the plot, or of what else it is in.
    PlotPlace: TypeAlias = Literal[
        "top-left",
        "top",
        "top-right",
        "bottom-left",
        "bottom",
        "bottom-right",
        "top_left",
        "top_right",
        "bottom_left",
        "bottom_right",
    ]
    TextAlignment: TypeAlias = Literal["leading", "center", "trailing", "left", "right"]
    Insets: TypeAlias = "float | tuple[float, float, float, float]"

    class BoxedOptions(TypedDict, total=False):
        """How words in a box look."""

        size: float
        color: ColorLike | None
        background: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        radius: float
        insets: Insets | None

    class WordOptions(BoxedOptions, total=False):
        """How `Painter.text` looks, and a `Text`."""

        bold: bool
        italic: bool
        markup: bool
        alignment: TextAlignment
        wrap_width: float | None
        angle: float

    class LabelOptions(TypedDict, total=False):
        """How the label of a rule or a span looks."""

        label: str | None
        label_size: float
        label_bold: bool
        label_italic: bool
        label_markup: bool
        label_alignment: TextAlignment | None
        label_angle: float
        label_color: ColorLike | None
        label_background: ColorLike | None
        label_radius: float
        label_insets: Insets | None


class Labelled(Attachment["Kind"]):
    """An attachment with a label: a rule or a span."""

    __slots__ = ("_dimension", "_given")

    # What its place is a value of, and the place as it was given.
    _dimension: Projection
    _given: Given

    label: Words = Words("Text beside the line or in the band; None for none.", "text")


def across(
    space: Space,
    x: Place | None,
    y: Place | None,
    kind: str,
) -> tuple[Literal["x", "y"], Projection, Place]:
    """Return which dimension was given a place, its projection and the place.

    Parameters
    ----------
    space : Space
        The space.
    x, y : object, optional
        The place, one of the two.
    kind : str
        What has it, for an error.

    Returns
    -------
    tuple of str, Projection and object
        "x" or "y", the projection of this dimension, and what was given.

    Raises
    ------
    InvalidArgumentError
        If not one of x and y is given.
    """
    if x is not None and y is None:
        return "x", space.x, x
    if y is not None and x is None:
        return "y", space.y, y
    raise InvalidArgumentError(f"a {kind} needs either x or y")
