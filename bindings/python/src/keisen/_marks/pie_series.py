"""Pies and doughnuts."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.named import named_values
from keisen._base.option import Option
from keisen._data.series import BlendedSeries
from keisen._marks.category_bar_series import texts_of
from keisen._marks.mark_series import MarkSeries
from keisen._ranges.tick_format import native_format, with_native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space
    from keisen._ranges.tick_format import TickFormatLike

    PieOrder: TypeAlias = Literal["given", "ascending", "descending"]
    PieLabelPlace: TypeAlias = Literal["none", "outside", "inside", "automatic"]
    PieLabelContent: TypeAlias = Literal[
        "name_and_percent",
        "name",
        "percent",
        "value",
        "name_and_value",
        "name-and-percent",
        "name-and-value",
    ]

    # make-faces: options of PieSeries
    class PieOptions(TypedDict, total=False):
        """What `PieSeries.set` takes."""

        radius: float
        inner_radius: float
        gap: float
        start_angle: float
        clockwise: bool
        order: PieOrder
        colors: Sequence[ColorLike] | None
        alpha: float
        label_place: PieLabelPlace
        label_content: PieLabelContent
        label_threshold: float
        value_format: TickFormatLike
        label_size: float
        label_color: ColorLike | None
        label: str | None


# make-faces: mark pie, method pie
class PieSeries(MarkSeries["_keisen.PieSeries"], BlendedSeries["_keisen.PieSeries"]):
    """The rows of a column as slices of a disc or a ring. It may be part of several charts.

    A slice's angle is the row's part of the sum. Slices follow each other clockwise from 12 o'clock.
    The disc is round whatever the plot's shape, and as large as the plot and the labels allow. Axes
    and grid of the chart are not drawn unless another series uses them. Several pies of one space have
    one centre and one radius, so that rings of different `radius` lie within each other.

    Rows that are NaN, None or infinite are gaps, negative ones are dropped: neither has a slice. Where
    the sum is 0 there is a thin circle. Where more than 256 slices have less than a quarter of a device
    pixel at the rim, each pixel has the mean colour of those that are in it; the frame record's tier is
    then "coverage".

    Parameters
    ----------
    space : Space
        The space to draw in; its ranges play no part.
    values : Column or array_like, shape (n,), or mapping of str to float
        The values; of a mapping its keys are the labels.
    labels : iterable of str, optional
        A name for each slice. What is no text is written as `str` does, None as nothing.
    explode : Column or array_like, shape (n,), optional
        How far each slice is moved outwards, in radii of the disc.
    outer_radii : Column or array_like, shape (n,), optional
        The outer radius of each slice as a part of the pie's, 0 to 1.
    inner_radii : Column or array_like, shape (n,), optional
        The inner radius of each slice as a part of the pie's, 0 to 1; None for `inner_radius`.
    color : Column or array_like, shape (n,), optional
        Values that give slices their colours; None for `colors`.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns these values into colours; None takes viridis, from the least to the greatest.
    radius : float, default 1
        Radius as a part of the greatest that there is room for, above 0, at most 1: rings within
        each other differ in it.
    inner_radius : float, default 0
        Radius of the hole as a part of the pie's, from 0 to less than 1.
    gap : float, default 1
        Distance between slices, in points, the same all along their sides, finite, not negative; of
        a thin slice it takes no more than a third of the rim.
    start_angle : float, default 0
        Where the first slice begins, in degrees clockwise from 12 o'clock, finite.
    clockwise : bool, default True
        Whether slices follow each other clockwise.
    order : {"given", "ascending", "descending"}, default "given"
        The order in which they do: that of the rows, or of their values.
    colors : sequence of color_like, optional
        Colours of the rows from the first on; rows beyond take the next ones of the chart's colour
        cycle.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    label_place : {"outside", "inside", "automatic", "none"}, default "outside"
        Where labels stand: beside the disc with lines that lead to the slices, within slices that
        have room, within them or else beside the disc, or nowhere. Of a pie within another one they
        stand inside or nowhere.
    label_content : str, default "name_and_percent"
        What they say: "name_and_percent", "name", "percent", "value" or "name_and_value".
    label_threshold : float, default 0.005
        The least part of the sum that has a label, 0 to 1; 0 labels every slice.
    value_format : str or TickFormat, optional
        How values are written, or percentages, of which it gets the part of the sum 0 to 1; None
        for automatic: percentages without digits after the point, below 1 % with one.
    label_size : float, default 12
        Size of the labels, in points, at most 1,000.
    label_color : color_like, optional
        Colour of the labels; None takes the theme's for labels, and within a slice what can be read
        there.
    label : str, optional
        Name for people; a legend has the names of the slices.

    Raises
    ------
    InvalidArgumentError
        If the columns or the labels differ in length, or an option is not allowed.
    TypeError
        If a column holds no numbers.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(320, 240, title="Energy")
    >>> pie = chart.pie({"wind": 46, "sun": 31, "water": 23}, inner_radius=0.6)
    """

    __slots__ = ("_names",)

    _channels = ()

    _names: list[str]
    _moved = "values"

    def __init__(
        self,
        space: Space,
        values: ColumnLike | Mapping[str, float],
        labels: Iterable[object] | None = None,
        *,
        explode: ColumnLike | None = None,
        outer_radii: ColumnLike | None = None,
        inner_radii: ColumnLike | None = None,
        color: ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        radius: float = 1.0,
        inner_radius: float = 0.0,
        gap: float = 1.0,
        start_angle: float = 0.0,
        clockwise: bool = True,
        order: PieOrder = "given",
        colors: Sequence[ColorLike] | None = None,
        alpha: float = 1.0,
        label_place: PieLabelPlace = "outside",
        label_content: PieLabelContent = "name_and_percent",
        label_threshold: float = 0.005,
        value_format: TickFormatLike = None,
        label_size: float = 12.0,
        label_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        columns, names = _read(values, labels)
        columns |= {
            "explode": explode,
            "outer_radii": outer_radii,
            "inner_radii": inner_radii,
            "color": color,
        }
        self._make(
            _keisen.PieSeries,
            space,
            columns,
            details={"names": names},
            colormap=colormap,
            radius=radius,
            inner_radius=inner_radius,
            gap=gap,
            start_angle=start_angle,
            clockwise=clockwise,
            order=order,
            colors=colors,
            alpha=alpha,
            label_place=label_place,
            label_content=label_content,
            label_threshold=label_threshold,
            value_format=native_format(value_format),
            label_size=label_size,
            label_color=label_color,
            label=label,
        )
        self._names = names

    @options_of(without="explode outer_radii inner_radii color colormap")
    def set(self, **options: Unpack[PieOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a pie is made with, `space`, the columns, `labels` and `colormap`
        apart.
        """
        self._open.update(with_native_format(options, "value_format"))

    def set_data(
        self,
        values: ColumnLike | Mapping[str, float],
        labels: Iterable[object] | None = None,
        *,
        explode: ColumnLike | None = None,
        outer_radii: ColumnLike | None = None,
        inner_radii: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns and the labels."""
        columns, names = _read(values, labels)
        columns |= {
            "explode": explode,
            "outer_radii": outer_radii,
            "inner_radii": inner_radii,
            "color": color,
        }
        self._replace(columns, details={"names": names})
        self._names = names

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the slices, in the order of the rows; none where there are no labels."""
        return tuple(self._names)

    radius: Option[float] = Option(
        "Radius as a part of the greatest that there is room for, above 0, at most 1."
    )
    inner_radius: Option[float] = Option(
        "Radius of the hole as a part of the pie's, from 0 to less than 1."
    )
    start_angle: Option[float] = Option(
        "Where the first slice begins, in degrees clockwise from 12 o'clock, finite."
    )

    def __repr__(self) -> str:
        """Return label and length."""
        return self._repr_of(f"{self._columns['values'].count} slices")


def _read(
    values: ColumnLike | Mapping[str, float], labels: Iterable[object] | None
) -> tuple[dict[str, ColumnLike | None], list[str]]:
    """Return the column of values, and the names of the slices."""
    named = named_values(values)
    if named is None:
        columns: dict[str, ColumnLike | None] = {"values": values}  # type: ignore[dict-item]
        return columns, [] if labels is None else texts_of(labels)
    return {"values": list(named.values())}, texts_of(named if labels is None else labels)
