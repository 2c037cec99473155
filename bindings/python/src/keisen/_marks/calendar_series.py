"""Calendars."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space

    # make-faces: options of CalendarSeries
    class CalendarOptions(TypedDict, total=False):
        """What `CalendarSeries.set` takes."""

        first_weekday: int
        gap: float
        label_size: float
        border_width: float
        border_color: ColorLike | None
        color: ColorLike | None
        alpha: float
        label: str | None


# make-faces: mark calendar, method calendar
class CalendarSeries(
    MarkSeries["_keisen.CalendarSeries"],
    ColoredSeries["_keisen.CalendarSeries"],
    BlendedSeries["_keisen.CalendarSeries"],
    BorderedSeries["_keisen.CalendarSeries"],
):
    """The days of years as coloured cells. It may be part of several charts.

    A year is a block, a week a column, a weekday a row. Lines part the months. Axes and grids hide where
    a chart has nothing else.

    Parameters
    ----------
    space : Space
        The space to draw in.
    days : Column or array_like, shape (n,)
        Dates or times, of which the day of the calendar counts, or numbers of days since 1970-01-01. Those
        more than 400 years after the first are left out.
    values : Column or array_like, shape (n,)
        Values; a day of several rows has their mean.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    first_weekday : int, default 0
        The weekday that a week begins with: 0 is Monday, 6 is Sunday.
    gap : float, default 1
        Width of the gap between days, in points, finite, not negative; none where days have fewer
        than five pixels.
    label_size : float, default 11
        Size of the names of years, months and weekdays, in points, 0 to 1000; 0 is none.
    border_width : float, default 1
        Width of the lines between months, in points, finite, not negative; 0 is none.
    border_color : color_like, optional
        The colour of these lines; None takes that of the theme's axes.
    color : color_like, optional
        The colour of days without a value; None takes a pale one of the theme.
    alpha : float, default 1
        What the alpha of all cells is multiplied by, 0 to 1.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> from datetime import date
    >>> days = chart.calendar([date(2024, 2, 28), date(2024, 2, 29)], [3, 5])
    """

    __slots__ = ()

    _colored = "values"
    _moved = "values"

    def __init__(
        self,
        space: Space,
        days: ColumnLike,
        values: ColumnLike,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        first_weekday: int = 0,
        gap: float = 1.0,
        label_size: float = 11.0,
        border_width: float = 1.0,
        border_color: ColorLike | None = None,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.CalendarSeries,
            space,
            {"days": days, "values": values},
            colormap=colormap,
            first_weekday=first_weekday,
            gap=gap,
            label_size=label_size,
            border_width=border_width,
            border_color=border_color,
            color=color,
            alpha=alpha,
            label=label,
        )

    @options_of(without="colormap")
    def set(self, **options: Unpack[CalendarOptions]) -> None:
        """Change some options, all at once or none.

        Any of `first_weekday`, `gap`, `label_size`, `border_width`, `border_color`, `color`,
        `alpha` and `label`.
        """
        self._open.update(dict(options))

    def set_data(self, days: ColumnLike, values: ColumnLike) -> None:
        """Replace all columns."""
        self._replace({"days": days, "values": values})

    @property
    def first_weekday(self) -> int:
        """The weekday that a week begins with: 0 is Monday, 6 is Sunday."""
        return self._open.first_weekday

    @property
    def gap(self) -> float:
        """Width of the gap between days, in points, finite, not negative."""
        return self._open.gap

    @property
    def label_size(self) -> float:
        """Size of the names of years, months and weekdays, in points, 0 to 1000; 0 is none."""
        return self._open.label_size
