"""The methods of a chart that fill the plot with tiles."""

from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._marks.calendar_series import CalendarSeries
from keisen._marks.treemap_series import TreemapSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class TileMarks(ChartParts):
    """Charts' methods for what fills the plot with tiles."""

    __slots__ = ()

    # make-faces: as TreemapSeries
    def treemap(
        self,
        values: ColumnLike,
        labels: Sequence[str] = (),
        parents: ColumnLike | Sequence[str | None] | None = None,
        *,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        show_values: bool = True,
        value_format: TickFormatLike = None,
        label_size: float = 12.0,
        gap: float = 1.0,
        padding: float = 3.0,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> TreemapSeries:
        """Make rectangles whose areas are to each other as values are, and add them.

        They fill the plot; axes and grids hide where a chart has nothing else.

        Parameters
        ----------
        values : Column or array_like, shape (n,)
            Values, of which those above 0 count.
        labels : sequence of str, shape (n,), optional
            Names of rows, which are shortened to the room there is.
        parents : array_like, shape (n,), optional
            The row of each row's parent, or its name where these are texts; -1, None or "" for
            none.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color` for all; None for the next of the theme's cycle for each
            row without a parent. Anything else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
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

        Returns
        -------
        TreemapSeries
            The treemap.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, a parent is no name, an option is not allowed, or
            there is to be a colour bar where no values have colours.
        TypeError
            If a column holds no numbers.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> tiles = chart.treemap([0, 3, 5, 2], ["all", "a", "b", "c"], [None, "all", "all", ""])
        """
        treemap = TreemapSeries(
            self.space,
            values,
            labels,
            parents,
            color=color,
            colormap=colormap,
            show_values=show_values,
            value_format=value_format,
            label_size=label_size,
            gap=gap,
            padding=padding,
            alpha=alpha,
            label=label,
        )
        return self._added_colored(treemap, colorbar, color)

    # make-faces: as CalendarSeries
    def calendar(
        self,
        days: ColumnLike,
        values: ColumnLike,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        first_weekday: int = 0,
        gap: float = 1.0,
        label_size: float = 11.0,
        border_width: float = 1.0,
        border_color: ColorLike | None = None,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> CalendarSeries:
        """Show the days of years as coloured cells: a year a block, a week a column.

        They fill the plot; axes and grids hide where a chart has nothing else.

        Parameters
        ----------
        days : Column or array_like, shape (n,)
            Dates or times, of which the day of the calendar counts, or numbers of days since
            1970-01-01. Those more than 400 years after the first are left out.
        values : Column or array_like, shape (n,)
            Values; a day of several rows has their mean.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the
            greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        first_weekday : int, default 0
            The weekday that a week begins with: 0 is Monday, 6 is Sunday.
        gap : float, default 1
            Width of the gap between days, in points, finite, not negative; none where days have
            fewer than five pixels.
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

        Returns
        -------
        CalendarSeries
            The calendar.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> from datetime import date
        >>> chart = ks.Chart(640, 200)
        >>> days = chart.calendar([date(2024, 2, 28), date(2024, 2, 29)], [3, 5])
        """
        calendar = CalendarSeries(
            self.space,
            days,
            values,
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
        return self._added_colored(calendar, colorbar)
