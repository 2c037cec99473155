"""Treemaps."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._data.column import Column
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries
from keisen._ranges.tick_format import native_format, with_native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space
    from keisen._ranges.tick_format import TickFormatLike

    class TreemapOptions(TypedDict, total=False):
        """What `TreemapSeries.set` takes."""

        labels: Sequence[str]
        show_values: bool
        value_format: TickFormatLike
        label_size: float
        gap: float
        padding: float
        color: ColorLike | None
        alpha: float
        label: str | None


# make-faces: mark treemap, method treemap
class TreemapSeries(
    MarkSeries["_keisen.TreemapSeries"],
    ColoredSeries["_keisen.TreemapSeries"],
    BlendedSeries["_keisen.TreemapSeries"],
):
    """Rectangles whose areas are to each other as values are. It may be part of several charts.

    They fill the plot as near to squares as can be, the greatest first, within those of their parents.
    A row that is a parent has the sum of its children, whatever its own value is. Rows whose value is
    NaN, None, infinite or not above 0 have none, nor those that are their own ancestors. Axes and grids
    hide where a chart has nothing else.

    Rows are sorted and laid when they or the plot change. Those of less than a device pixel are drawn
    together in the mean of their colours, as many as have one; the frame record's tier is then
    "summary".

    Parameters
    ----------
    space : Space
        The space to draw in.
    values : Column or array_like, shape (n,)
        Values, of which those above 0 count.
    labels : sequence of str, shape (n,), optional
        Names of rows, which are shortened to the room there is.
    parents : array_like, shape (n,), optional
        The row of each row's parent, or its name where these are texts; -1, None or "" for none.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color` for all; None for the next of the theme's cycle for each row
        without a parent. Anything else with a length is values.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    show_values : bool, default True
        Whether the value of a row stands below its name.
    value_format : str or TickFormat, optional
        How values are written.
    label_size : float, default 12
        Size of names and values, in points, 0 to 1000; 0 is none.
    gap : float, default 1
        Width of the gap between neighbours, in points, finite, not negative.
    padding : float, default 3
        Width of the rim of a parent around its children, in points, finite, not negative.
    alpha : float, default 1
        What the alpha of all fills is multiplied by, 0 to 1.
    label : str, optional
        Name of the series for people.

    Raises
    ------
    InvalidArgumentError
        If the columns differ in length, a parent is no name, or an option is not allowed.
    TypeError
        If a column holds no numbers.

    Examples
    --------
    >>> tiles = chart.treemap([0, 3, 5, 2], ["all", "a", "b", "c"], [None, "all", "all", ""])
    """

    __slots__ = ()

    _moved = "values"

    def __init__(
        self,
        space: Space,
        values: ColumnLike,
        labels: Sequence[str] = (),
        parents: ColumnLike | Sequence[str | None] | None = None,
        *,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        show_values: bool = True,
        value_format: TickFormatLike = None,
        label_size: float = 12.0,
        gap: float = 1.0,
        padding: float = 3.0,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        labels = list(labels)
        self._make(
            _keisen.TreemapSeries,
            space,
            {
                **_rows(values, parents, labels),
                "color": color,
            },
            colormap=colormap,
            labels=labels,
            show_values=show_values,
            value_format=native_format(value_format),
            label_size=label_size,
            gap=gap,
            padding=padding,
            alpha=alpha,
            label=label,
        )

    @options_of(without="colormap", also="labels")
    def set(self, **options: Unpack[TreemapOptions]) -> None:
        """Change some options, all at once or none.

        Any of `labels`, `show_values`, `value_format`, `label_size`, `gap`, `padding`, `color`,
        `alpha` and `label`.
        """
        self._open.update(with_native_format(options, "value_format"))

    def set_data(
        self,
        values: ColumnLike,
        parents: ColumnLike | Sequence[str | None] | None = None,
        *,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        self._replace({**_rows(values, parents, self.labels), "color": color})

    @property
    def labels(self) -> list[str]:
        """Names of rows."""
        return self._open.labels

    @property
    def show_values(self) -> bool:
        """Whether the value of a row stands below its name."""
        return self._open.show_values

    @property
    def label_size(self) -> float:
        """Size of names and values, in points, 0 to 1000; 0 is none."""
        return self._open.label_size

    @property
    def gap(self) -> float:
        """Width of the gap between neighbours, in points, finite, not negative."""
        return self._open.gap

    @property
    def padding(self) -> float:
        """Width of the rim of a parent around its children, in points, finite, not negative."""
        return self._open.padding


def _rows(
    values: ColumnLike,
    parents: Any,  # noqa: ANN401
    labels: Sequence[str],
) -> dict[str, ColumnLike | None]:
    """Return values, and parents as numbers of rows."""
    if parents is None or isinstance(parents, Column):
        return {"values": values, "parents": parents}
    if not any(isinstance(parent, str) for parent in parents):
        return {"values": values, "parents": parents}
    rows = {name: row for row, name in reversed(list(enumerate(labels)))}
    numbers = []
    for parent in parents:
        if parent and parent not in rows:
            raise InvalidArgumentError(f"parents must be labels, got {parent!r}")
        numbers.append(rows[parent] if parent else -1)
    return {"values": values, "parents": numbers}
