"""Figures: several charts in one picture."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.axis import adopt_axis
from keisen._base.errors import InvalidArgumentError
from keisen._base.option import Outer
from keisen._charts.chart import Chart
from keisen._charts.figure_finds import FigureFinds
from keisen._charts.picture import Picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeAlias

    from keisen._axes.legend import Legend, LegendPlace
    from keisen._axes.title import Alignment
    from keisen._base.color import ColorLike
    from keisen._charts.description import Language
    from keisen._drawing.theme import ThemeLike
    from keisen._keisen import FrameRecord, LabelRecord

    Box: TypeAlias = tuple[float, float, float, float]
    Key: TypeAlias = "tuple[int | slice, int | slice]"


class Figure(Picture["_keisen.Figure"], FigureFinds):
    r"""A grid of charts in one picture: cells with spans, insets, one legend, titles around all of it.

    Each chart is drawn at the size of its cell, whatever its own size is. Plots in one column share
    their left and right sides, plots in one row their top and bottom sides. Charts whose spaces share
    a projection (`Chart(space=...)`) are linked, and where neighbours show the same one, the inner
    axis has neither labels nor a title.

    Parameters
    ----------
    rows, columns : int, default 1
        Numbers of rows and columns of the grid, 1...1000.
    width, height : float, default 640 and 400
        Size of the picture in points, positive and finite.
    title : str, optional
        Title above the grid.
    subtitle : str, optional
        Text between title and grid.
    caption : str, optional
        Text below the grid.
    x_title, y_title : str, optional
        Titles below and to the left of all charts: what they have in common.
    markup : bool, default True
        Whether titles, those of axes and colour bars too, may have markup: `$...$` is a formula and
        `\$` a dollar.
    theme : {"user", "light", "dark", "print"} or Theme, default "user"
        The colours and the font of the figure, and of charts that ask for none.
    background : color_like, optional
        Colour before anything is drawn; None for the theme's.
    row_weights, column_weights : iterable of float, optional
        How high and wide rows and columns are to each other, each positive and finite; None for all
        alike.
    row_gap, column_gap : float, default 0
        Free room between rows and columns in points, beside the margins that charts have themselves.

    Raises
    ------
    InvalidArgumentError
        If a number, the theme or the colour is not allowed.

    Examples
    --------
    >>> import keisen as ks
    >>> figure = ks.Figure(2, 2, width=640, height=480, title="Three charts")
    >>> figure[0, 0], figure[0, 1] = ks.Chart(title="left"), ks.Chart(title="right")
    >>> figure[1, :] = ks.Chart(title="below")
    >>> line = figure[1, 0].line(None, [3, 1, 4, 1, 5])
    >>> png = figure.to_png(renderer="cpu")
    """

    __slots__ = ("_cells", "_insets", "_outer")

    _outer: Chart
    # The charts of the grid and where they are: rows and columns.
    _cells: list[tuple[Chart, range, range]]
    # The insets and what they lie over.
    _insets: list[tuple[Chart, Chart | None]]

    def __init__(
        self,
        rows: int = 1,
        columns: int = 1,
        *,
        width: float = 640.0,
        height: float = 400.0,
        title: str | None = None,
        subtitle: str | None = None,
        caption: str | None = None,
        x_title: str | None = None,
        y_title: str | None = None,
        markup: bool = True,
        theme: ThemeLike = "user",
        background: ColorLike | None = None,
        row_weights: Iterable[float] | None = None,
        column_weights: Iterable[float] | None = None,
        row_gap: float = 0.0,
        column_gap: float = 0.0,
    ) -> None:
        native = self._native = _keisen.Figure(width, height, rows, columns)
        self._cells = []
        self._insets = []
        self._outer = outer = Chart.__new__(Chart)
        outer._start(native.outer, [])
        above = outer._open.attachments("above")
        axes = [
            adopt_axis(_keisen.Axis.adopt(above[place], side), outer.space)
            for place, side in enumerate(("bottom", "left"))
        ]
        outer._attachments = [(axis, axis._open) for axis in axes]
        for name, text in (
            ("title", title),
            ("subtitle", subtitle),
            ("caption", caption),
            ("x_title", x_title),
            ("y_title", y_title),
        ):
            if text is not None:
                setattr(outer, name, text)
        if markup is not True:
            outer.markup = markup
        if not isinstance(theme, str) or theme != "user":
            outer.theme = theme
        if background is not None:
            outer.background = background
        for name, weights, count, change in (
            ("row_weights", row_weights, native.rows, native.set_row),
            ("column_weights", column_weights, native.columns, native.set_column),
        ):
            if weights is None:
                continue
            each = list(weights)
            if len(each) != count:
                raise InvalidArgumentError(f"{name} must be {count}, got {len(each)}")
            for place, weight in enumerate(each):
                change(place, weight, None)
        native.set_gaps(row_gap, column_gap)

    def close(self) -> None:
        """Give the figure back. Closing again is no error; its charts stay open."""
        super().close()
        self._cells = []
        self._insets = []

    # ---- Looks ----------------------------------------------------------------------------------

    @property
    def outer(self) -> Chart:
        """The chart around the grid: what it has is the figure's.

        Its size, theme, background, padding, titles and alternative text are those of the figure. A
        legend that it gets shows the names of all charts; a colour bar, a note or a canvas lies around
        or over the grid, which is its plot. It has a bottom and a left axis that show nothing but a
        title. Drawn by itself it has no charts in it.
        """
        _ = self._open
        return self._outer

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the picture, in points.

        Raises
        ------
        InvalidArgumentError
            If one is not positive and finite. The old size stays.
        """
        return self.outer.size

    @size.setter
    def size(self, size: tuple[float, float]) -> None:
        self.outer.size = size

    title: Outer[str | None] = Outer("Title above the grid; None for none.")
    subtitle: Outer[str | None] = Outer("Text between title and grid; None for none.")
    caption: Outer[str | None] = Outer("Text below the grid; None for none.")

    @property
    def markup(self) -> bool:
        r"""Whether titles, those of axes and colour bars too, may have markup.

        Then `$...$` is a formula and `\$` a dollar. Each of them has an option of its own beside.
        Texts from data have none, unless a legend's option says so.
        """
        return self.outer.markup

    @markup.setter
    def markup(self, markup: bool) -> None:
        self.outer.markup = markup

    x_title: Outer[str | None] = Outer("Title below all charts; None for none.")
    y_title: Outer[str | None] = Outer("Title to the left of all charts; None for none.")

    @property
    def theme(self) -> ThemeLike:
        """The colours and the font of the figure, and of charts that ask for none.

        Raises
        ------
        InvalidArgumentError
            If there is no such theme or font. The old theme stays.
        """
        return self.outer.theme

    @theme.setter
    def theme(self, theme: ThemeLike) -> None:
        self.outer.theme = theme

    background: Outer[ColorLike | None] = Outer(
        "Colour before anything is drawn; None for the theme's, alpha 0 for transparent."
    )

    @property
    def alt(self) -> str:
        """What the picture shows in words, for people who don't see it.

        The text that was set; None, the default, makes it of the number of charts, the title, and what
        each chart says of itself, in the figure's `language`. Where that is longer than 500
        characters, of each chart that was given no text only kind and title are told, and where that
        is longer too, of none.
        """
        return self._open.alt

    @alt.setter
    def alt(self, text: str | None) -> None:
        self.outer.alt = text

    @property
    def language(self) -> Language:
        """The language of what the figure says about itself and its charts: "en", or "ja".

        Raises
        ------
        InvalidArgumentError
            If there is no such language. The old one stays.
        """
        return self.outer.language

    @language.setter
    def language(self, language: Language) -> None:
        self.outer.language = language

    @property
    def description(self) -> str:
        """All that the picture shows, in words: lines for the figure, then for each chart.

        As `Chart.description`, with an empty line between charts, in the figure's `language`.
        """
        return self._open.description

    # ---- Grid -----------------------------------------------------------------------------------

    @property
    def rows(self) -> int:
        """Number of rows of the grid."""
        return self._open.rows

    @property
    def columns(self) -> int:
        """Number of columns of the grid."""
        return self._open.columns

    def set_row(self, row: int, *, weight: float = 1.0, points: float | None = None) -> None:
        """Change how high a row is.

        Parameters
        ----------
        row : int
            Its number, from 0 at the top.
        weight : float, default 1
            Its part of what others leave, positive and finite; of plots that are aligned, of what is
            left for these.
        points : float, optional
            So many points in place of a part, axes and margins of its charts included.

        Raises
        ------
        InvalidArgumentError
            If there is no such row or a number is not allowed.
        """
        self._open.set_row(row, weight, points)

    def set_column(self, column: int, *, weight: float = 1.0, points: float | None = None) -> None:
        """Change how wide a column is.

        Parameters
        ----------
        column : int
            Its number, from 0 at the left.
        weight : float, default 1
            Its part of what others leave, as in `set_row`.
        points : float, optional
            So many points in place of a part, axes and margins of its charts included.

        Raises
        ------
        InvalidArgumentError
            If there is no such column or a number is not allowed.
        """
        self._open.set_column(column, weight, points)

    @property
    def row_weights(self) -> tuple[float, ...]:
        """How high the rows are to each other; 0 for those whose height is given in points."""
        native = self._open
        return tuple(native.row(row)[0] for row in range(native.rows))

    @property
    def column_weights(self) -> tuple[float, ...]:
        """How wide the columns are to each other; 0 for those whose width is given in points."""
        native = self._open
        return tuple(native.column(column)[0] for column in range(native.columns))

    @property
    def row_gap(self) -> float:
        """Free room between rows, in points.

        Raises
        ------
        InvalidArgumentError
            If it is negative or not finite. The old one stays.
        """
        return self._open.gaps[0]

    @row_gap.setter
    def row_gap(self, gap: float) -> None:
        self._open.set_gaps(gap, self._open.gaps[1])

    @property
    def column_gap(self) -> float:
        """Free room between columns, in points.

        Raises
        ------
        InvalidArgumentError
            If it is negative or not finite. The old one stays.
        """
        return self._open.gaps[1]

    @column_gap.setter
    def column_gap(self, gap: float) -> None:
        self._open.set_gaps(self._open.gaps[0], gap)

    @property
    def aligned(self) -> bool:
        """Whether plots of one row or column share their sides; True unless changed.

        Weights divide what is left for plots then, so that plots of equal weight are equally large, to
        the pixel; else they divide the whole picture, and each chart lays itself out.
        """
        return self._open.aligned

    @aligned.setter
    def aligned(self, aligned: bool) -> None:
        self._open.set_aligned(aligned)

    @property
    def inner_labels(self) -> bool:
        """Whether axes between charts that show the same show labels and titles; False unless changed.

        An axis is such a one where the next chart on its side shows the same projection on the same
        side. Ticks and lines are always there.
        """
        return self._open.inner_labels

    @inner_labels.setter
    def inner_labels(self, shown: bool) -> None:
        self._open.set_inner_labels(shown)

    # ---- Charts ---------------------------------------------------------------------------------

    def add(
        self, chart: Chart, row: int, column: int, row_span: int = 1, column_span: int = 1
    ) -> None:
        """Put a chart into the grid. It may be in other figures too.

        Parameters
        ----------
        chart : Chart
            The chart.
        row, column : int
            The uppermost of its rows and the leftmost of its columns, from 0.
        row_span, column_span : int, default 1
            Numbers of its rows and columns.

        Raises
        ------
        InvalidArgumentError
            If it leaves the grid, or another chart has one of the cells.
        InvalidStateError
            If the chart is in the figure already.
        """
        native = Chart._native_of(chart, "chart")
        self._open.add(native, row, column, row_span, column_span)
        rows, columns = range(row, row + row_span), range(column, column + column_span)
        self._cells.append((chart, rows, columns))

    def inset(
        self,
        chart: Chart,
        parent: Chart | None,
        place: Box,
        *,
        background: ColorLike | None = None,
        border_width: float = 1.0,
        border_color: ColorLike | None = None,
        radius: float = 0.0,
        region: bool = False,
        connected: bool = True,
        region_width: float = 1.0,
        region_color: ColorLike | None = None,
    ) -> Chart:
        """Put a chart over another one, or over the grid.

        It is drawn above the grid and the insets before it, whole, axes and titles included.

        Parameters
        ----------
        chart : Chart
            The chart.
        parent : Chart or None
            A chart of the figure; None for the grid.
        place : tuple of float
            Left, top, width and height in fractions of the parent's plot, from the plot's top left
            corner.
        background : color_like, optional
            Fill of the box; None for the chart's background, else the theme's.
        border_width : float, default 1
            Full width of the box's border in points; 0 for none.
        border_color : color_like, optional
            Colour of the border; None for the theme's for axes.
        radius : float, default 0
            Radius of the box's corners, in points.
        region : bool, default False
            Whether a rectangle in the parent's plot shows the ranges of the inset's own space.
        connected : bool, default True
            Whether two lines join corners of that rectangle and of the box: those that cross neither.
        region_width : float, default 1
            Full width of rectangle and lines, in points.
        region_color : color_like, optional
            Colour of rectangle and lines; None for the theme's for axes.

        Returns
        -------
        Chart
            The chart that was given.

        Raises
        ------
        InvalidArgumentError
            If a number is not allowed.
        InvalidStateError
            If the chart is in the figure already, or the parent is not.
        """
        self._open.add_inset(
            Chart._native_of(chart, "chart"),
            None if parent is None else Chart._native_of(parent, "parent"),
            place,
            background,
            border_width,
            border_color,
            radius,
            region,
            connected,
            region_width,
            region_color,
        )
        self._insets.append((chart, parent))
        return chart

    def remove(self, chart: Chart) -> None:
        """Take a chart out, with the insets over it; one that is not there changes nothing.

        Parameters
        ----------
        chart : Chart
            The chart.
        """
        self._open.remove(Chart._native_of(chart, "chart"))
        self._cells = [cell for cell in self._cells if cell[0] is not chart]
        gone = [chart]
        # Parents come before their insets.
        for inset, parent in list(self._insets):
            if inset is chart or any(parent is each for each in gone):
                gone.append(inset)
                self._insets.remove((inset, parent))

    @property
    def charts(self) -> tuple[Chart, ...]:
        """All charts: those in the grid in the order of being added, then the insets."""
        _ = self._open
        return tuple([cell[0] for cell in self._cells] + [inset[0] for inset in self._insets])

    def __setitem__(self, key: Key, chart: Chart) -> None:
        """Put a chart into the cells of a row and a column, each a number or a slice.

        Of a chart that has just these cells it takes the place.
        """
        rows, columns = self._ranges(key)
        old = [cell for cell in self._cells if cell[1:] == (rows, columns)]
        if old and old[0][0] is chart:
            return
        Chart._native_of(chart, "chart")
        if any(each is chart for each in self.charts) or not old:
            self.add(chart, rows.start, columns.start, len(rows), len(columns))
            return
        self.remove(old[0][0])
        self.add(chart, rows.start, columns.start, len(rows), len(columns))

    def __getitem__(self, key: Key) -> Chart:
        """Return the chart that takes all of the cells of a row and a column."""
        wanted = self._ranges(key)
        for chart, rows, columns in self._cells:
            if all(
                one.start >= own.start and one.stop <= own.stop
                for one, own in zip(wanted, (rows, columns), strict=True)
            ):
                return chart
        raise KeyError(
            f"no chart takes the cells {key}: figure[row, column] = chart puts one there"
        )

    def __delitem__(self, key: Key) -> None:
        """Take the chart out that takes all of the cells of a row and a column."""
        self.remove(self[key])

    def _ranges(self, key: Key) -> tuple[range, range]:
        if not isinstance(key, tuple) or len(key) != 2:
            raise TypeError("a figure is indexed by a row and a column, as in figure[0, 1]")
        return (_range(key[0], self.rows, "row"), _range(key[1], self.columns, "column"))

    def legend(
        self,
        place: LegendPlace = "outside-right",
        *,
        columns: int = 0,
        title: str | None = None,
        alignment: Alignment = "left",
        reversed: bool = False,
        label_size: float = 12.0,
        swatch_width: float = 20.0,
    ) -> Legend:
        """Make a legend of the names of all charts; series of one name that look alike share a line.

        `outer.legend` knows more options.

        Parameters
        ----------
        place : str, default "outside-right"
            Where it lies, as in `Legend`; places within a plot are within the grid, over the charts.
        columns : int, default 0
            Number of columns; 0 makes one, or above and below the grid as many as fit.
        title : str, optional
            Text above the names.
        alignment : {"left", "center", "right"}, default "left"
            Where it lies above or below the grid.
        reversed : bool, default False
            Whether the last series comes first.
        label_size : float, default 12
            Size of the names and of the title, in points.
        swatch_width : float, default 20
            Width of the samples, in points.

        Returns
        -------
        Legend
            The legend.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.
        """
        return self.outer.legend(
            place,
            columns=columns,
            title=title,
            alignment=alignment,
            reversed=reversed,
            label_size=label_size,
            swatch_width=swatch_width,
        )

    def place(self, chart: Chart) -> Box:
        """Return where a chart would lie in a picture drawn now: x, y, width and height, in points.

        Parameters
        ----------
        chart : Chart
            A chart of the figure.

        Returns
        -------
        tuple of float
            Its rectangle.

        Raises
        ------
        InvalidStateError
            If the chart is not in the figure.
        """
        return self._open.place(Chart._native_of(chart, "chart"))

    def plot(self, chart: Chart) -> Box:
        """Return the plot rectangle that a chart would have in a picture drawn now.

        Parameters
        ----------
        chart : Chart
            A chart of the figure.

        Returns
        -------
        tuple of float
            x, y, width and height, in the figure's points.

        Raises
        ------
        InvalidStateError
            If the chart is not in the figure.
        """
        return self._open.plot(Chart._native_of(chart, "chart"))

    def fit(self, *, margins: bool = True) -> None:
        """Fit every projection under the series of all charts, once, to the extents of its data.

        Parameters
        ----------
        margins : bool, default True
            Whether there is room around the data, as each series wants it.

        Raises
        ------
        InvalidArgumentError
            If the extents overflow. Projections before the failing one stay fitted.
        """
        self._open.fit(margins)

    def next_frame_time(self, after: float) -> float | None:
        """Return when to draw next: the earliest time of its charts, as `Chart.next_frame_time`.

        Parameters
        ----------
        after : float
            In seconds, finite.

        Returns
        -------
        float or None
            `after` itself where the figure or a chart was changed; None for never.

        Raises
        ------
        InvalidArgumentError
            If the time is not finite.
        """
        return self._open.next_frame_time(after)

    # ---- Pictures -------------------------------------------------------------------------------

    def _warn(self) -> None:
        from keisen._charts.losses import warn_of_losses_of_charts

        warn_of_losses_of_charts(self._outer, [chart for chart in self.charts if not chart.closed])

    def pixel_size(self, *, pixel_ratio: float = 1.0) -> tuple[int, int]:
        """Compute the size of the picture in pixels.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite.

        Returns
        -------
        tuple of int
            Columns and rows, each at least 1.

        Raises
        ------
        InvalidArgumentError
            If the picture would be too large.
        """
        return self.outer.pixel_size(pixel_ratio=pixel_ratio)

    @property
    def frame_record(self) -> FrameRecord:
        """What the last frame did, its plot the grid; what it did with a chart is that one's record.

        Raises
        ------
        InvalidStateError
            If no frame was drawn yet.
        """
        return self.outer.frame_record

    def labels(self) -> list[LabelRecord]:
        """Return every text in the last frame and its box, in the order of drawing.

        Returns
        -------
        list of LabelRecord
            Labels of ticks, titles and all others of all charts.

        Raises
        ------
        InvalidStateError
            If no frame was drawn yet.
        """
        return self.outer.labels()

    def __repr__(self) -> str:
        """Return size, shape and number of charts."""
        if self.closed:
            return "<Figure, closed>"
        width, height = self.size
        return (
            f"<Figure of {width:g} x {height:g} points, {self.rows} x {self.columns}, "
            f"{len(self.charts)} charts>"
        )


def _range(key: int | slice, count: int, name: str) -> range:
    """Return the rows or columns of a key; negative ones count from the end."""
    places = range(count)
    if isinstance(key, slice):
        part = places[key]
        if part.step != 1 or not part:
            raise InvalidArgumentError(f"{name}s must be one or more in order, got {key}")
        return part
    try:
        place = places[key]
    except IndexError:
        raise InvalidArgumentError(f"{name} must be in {-count}...{count - 1}, got {key}") from None
    return range(place, place + 1)
