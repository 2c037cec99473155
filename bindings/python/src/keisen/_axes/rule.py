"""Rules."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.label import Labelled, across
from keisen._base.guarded import options_of
from keisen._data.values import Given
from keisen._ranges.projection import exact
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypeAlias

    from typing_extensions import Unpack

    from keisen._axes.label import Insets, LabelOptions, TextAlignment
    from keisen._base.color import ColorLike
    from keisen._data.values import Parts, ValueLike

    RulePlace: TypeAlias = Literal["start", "middle", "end"]
    RuleSide: TypeAlias = Literal["above", "below", "left", "right"]

    class RuleOptions(LabelOptions, total=False):
        """What `Rule.set` takes, and `Chart.rule` besides."""

        width: float
        color: ColorLike | None
        dash: Sequence[float] | None
        label_place: RulePlace
        label_side: RuleSide | None
        extends_range: bool


class Rule(Labelled["_keisen.Rule"]):
    r"""A straight line across the plot at a value, with a label beside it.

    A range that follows the data goes to the value too. At a value that the plot does not show, or that has
    no place on its scale, it is not drawn. The label stays inside of the plot.

    Parameters
    ----------
    space : Space
        The space of which it shows a value.
    x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
        The value, one of the two: a rule at a value of x is vertical.
    width : float, default 1
        Full width in points, drawn as a whole number of device pixels; 0 draws no line.
    color : color_like, optional
        Colour; None for that of the axes.
    dash : sequence of float, optional
        Lengths that alternate mark and gap, in multiples of the width; None for a solid line.
    label : str, optional
        Text beside the line.
    label_place : {"start", "middle", "end"}, default "end"
        Where along the line the label is; the end is right or up.
    label_side : {"above", "below", "left", "right"}, optional
        On which side the label is; None for above or right. Where there is no room in the plot, it
        is on the other side.
    label_size : float, default 12
        Size of the label, in points.
    label_bold, label_italic : bool, default False
        Whether the label's strokes are heavy, and whether its letters slant.
    label_markup : bool, default True
        Whether `$...$` in the label is a formula and `\$` a dollar.
    label_alignment : {"leading", "center", "trailing", "left", "right"}, optional
        How the label's lines lie to each other, by the way they read or by a side of the page;
        None for flush with the line, or with the end of it that the label is at, and centred in
        the middle.
    label_angle : float, default 0
        Turn of the label counter-clockwise, in degrees.
    label_color : color_like, optional
        Colour of the label; None for that of the line.
    label_background : color_like, optional
        What fills the label's box; None for nothing.
    label_radius : float, default 0
        Radius of the box's corners, in points.
    label_insets : float or tuple of float, optional
        Distances from the box's sides to the label; None for a little where the box is to be seen.
    extends_range : bool, default True
        Whether a range that follows the data goes to the value too.

    Raises
    ------
    InvalidArgumentError
        If not one of x and y is given, a number is NaN, infinite or not allowed, or the label's
        side is not beside the line.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        *,
        x: ValueLike | None = None,
        y: ValueLike | None = None,
        width: float = 1.0,
        color: ColorLike | None = None,
        dash: Sequence[float] | None = None,
        label: str | None = None,
        label_place: RulePlace = "end",
        label_side: RuleSide | None = None,
        label_size: float = 12.0,
        label_bold: bool = False,
        label_italic: bool = False,
        label_markup: bool = True,
        label_alignment: TextAlignment | None = None,
        label_angle: float = 0.0,
        label_color: ColorLike | None = None,
        label_background: ColorLike | None = None,
        label_radius: float = 0.0,
        label_insets: Insets | None = None,
        extends_range: bool = True,
    ) -> None:
        native = Space._native_of(space, "space")
        dimension, self._dimension, value = across(space, x, y, "rule")
        given = self._placed(value)
        self._native = _keisen.Rule(
            native,
            dimension,
            *given[1],
            {
                "width": width,
                "color": color,
                "dash": dash,
                "label": label,
                "label_place": label_place,
                "label_side": label_side,
                "label_size": label_size,
                "label_bold": label_bold,
                "label_italic": label_italic,
                "label_markup": label_markup,
                "label_alignment": label_alignment,
                "label_angle": label_angle,
                "label_color": label_color,
                "label_background": label_background,
                "label_radius": label_radius,
                "label_insets": label_insets,
                "extends_range": extends_range,
            },
        )
        self._given = Given(*given)

    def _placed(self, value: object) -> tuple[tuple[object], tuple[Parts]]:
        """Return a value in a tuple, and what the library gets for it."""
        return (value,), (exact(self._dimension, value, "value"),)

    @property
    def value(self) -> ValueLike:
        """The value, as last set; while it is animated what was drawn last, as a number or datetime64.

        Raises
        ------
        InvalidArgumentError
            If it is NaN or infinite. The old value stays.
        """
        value: ValueLike = self._given.reported((self._open.value,))[0]
        return value

    @value.setter
    def value(self, value: ValueLike) -> None:
        given = self._placed(value)
        self._open.set_value(*given[1])
        self._given = Given(*given)

    @options_of(without="x y")
    def set(self, **options: Unpack[RuleOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a rule is made with, `space` and the value apart.
        """
        self._open.update(dict(options))
