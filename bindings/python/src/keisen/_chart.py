"""Charts."""

from __future__ import annotations

from os import fsdecode

from keisen import _keisen
from keisen._arrow import Arrow
from keisen._attachment import Attachment, adopt, reopened
from keisen._axis import Axis, adopt_axis
from keisen._category_bar_series import CategoryBarSeries
from keisen._color_bar import ColorBar
from keisen._errors import DeviceLostError, InvalidStateError
from keisen._grid import Grid
from keisen._heatmap_series import HeatmapSeries
from keisen._hit import Hit
from keisen._legend import Legend
from keisen._line_series import LineSeries
from keisen._notebook import mime_bundle
from keisen._object import Object
from keisen._plot_area import PlotArea
from keisen._point_series import PointSeries
from keisen._renderer import forget, resolve
from keisen._rule import Rule
from keisen._space import Space
from keisen._span import Span
from keisen._text import Text
from keisen._theme import Theme
from keisen._title import Title
from keisen._warnings import warn_of_losses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from os import PathLike
    from typing import Any, Literal, TypeAlias

    from numpy import uint8
    from numpy.typing import NDArray
    from typing_extensions import Self, Unpack

    from keisen._arrow import ArrowOptions
    from keisen._color import ColorLike
    from keisen._color_scale import ColorMapLike, ColorScale
    from keisen._column import ColumnLike
    from keisen._heatmap_series import EdgesLike, Interpolation
    from keisen._hit import HitMode
    from keisen._keisen import FrameRecord, LabelRecord
    from keisen._legend import LegendPlace
    from keisen._line_series import Cap, Join
    from keisen._matrix import MatrixLike
    from keisen._point_series import Marker
    from keisen._position import Position
    from keisen._projection import Projection
    from keisen._renderer import RendererLike
    from keisen._rule import RuleOptions
    from keisen._span import Ends, SpanOptions
    from keisen._text import TextOptions
    from keisen._theme import ThemeLike
    from keisen._tick_format import TickFormatLike
    from keisen._title import Alignment
    from keisen._values import ValueLike

    Layer: TypeAlias = Literal["below", "above"]
    Series: TypeAlias = LineSeries | PointSeries | CategoryBarSeries | HeatmapSeries

# What the series of a chart are; one name here for each kind.
_SERIES = (LineSeries, PointSeries, CategoryBarSeries, HeatmapSeries)


class Chart(Object["_keisen.Chart"]):
    """A chart: attachments below, series, attachments above, drawn in this order.

    A new chart is ready for data. It has a space with unset projections, a plot area and a grid
    below, a bottom and a left axis above; all of them are ordinary and may be removed.

    Parameters
    ----------
    width, height : float, default 1280 and 720
        Size of the picture in points, positive and finite.
    title : str, optional
        Title above the plot.
    subtitle : str, optional
        Text between title and plot.
    caption : str, optional
        Text below plot and axes: sources, remarks.
    x_title, y_title : str, optional
        Titles of the bottom and the left axis.
    theme : {"light", "dark", "print"} or Theme, default "light"
        The colours and the font that parts take where they are given none.
    background : color_like, optional
        Colour before anything is drawn; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If the size, the theme or the colour is not allowed.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400, title="Squares")
    >>> line = chart.line(None, [0, 1, 4, 9, 16], color="navy", width=2)
    >>> png = chart.to_png(renderer="cpu")
    """

    __slots__ = (
        "_attachments",
        "_background",
        "_padding",
        "_series",
        "_space",
        "_theme",
    )

    _space: Space | None
    _series: list[Series]
    # Every attachment for which there is an object, in no order, beside what the extension calls it,
    # by which one is known that was closed; None before the chart's own ones have theirs.
    _attachments: list[tuple[Attachment, _keisen.Attachment]] | None
    _theme: ThemeLike
    _background: ColorLike | None
    _padding: tuple[float, float, float, float] | None

    def __init__(
        self,
        width: float = 1280.0,
        height: float = 720.0,
        *,
        title: str | None = None,
        subtitle: str | None = None,
        caption: str | None = None,
        x_title: str | None = None,
        y_title: str | None = None,
        theme: ThemeLike = "light",
        background: ColorLike | None = None,
    ) -> None:
        self._start(_keisen.Chart(width, height, False), None)
        if title is not None:
            self.title = title
        if subtitle is not None:
            self.subtitle = subtitle
        if caption is not None:
            self.caption = caption
        if x_title is not None:
            self.x_title = x_title
        if y_title is not None:
            self.y_title = y_title
        # A new chart has the light one.
        if not isinstance(theme, str) or theme != "light":
            self.theme = theme
        if background is not None:
            self.background = background

    @classmethod
    def bare(cls, width: float = 1280.0, height: float = 720.0) -> Self:
        """Make a chart without any attachment.

        Parameters
        ----------
        width, height : float, default 1280 and 720
            Size of the picture in points, positive and finite.

        Returns
        -------
        Chart
            A chart with a space with unset projections.

        Raises
        ------
        InvalidArgumentError
            If the size is not allowed.
        """
        chart = cls.__new__(cls)
        chart._start(_keisen.Chart(width, height, True), [])
        return chart

    def _start(self, native: _keisen.Chart, attachments: list[Any] | None) -> None:
        self._native = native
        self._space = None
        self._series = []
        self._attachments = attachments
        self._theme = "light"
        self._background = None
        self._padding = None

    def close(self) -> None:
        """Give the chart back. Closing again is no error."""
        super().close()
        self._series = []
        self._attachments = []

    # ---- Looks ----------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the picture, in points.

        Raises
        ------
        InvalidArgumentError
            If one is not positive and finite. The old size stays.
        """
        return self._open.size

    @size.setter
    def size(self, size: tuple[float, float]) -> None:
        self._open.set_size(size)

    @property
    def title(self) -> str | None:
        """Title above the plot: the text of the first title attachment; None for none."""
        return self._open.title or None

    @title.setter
    def title(self, title: str | None) -> None:
        self._open.set_title(title)

    @property
    def subtitle(self) -> str | None:
        """Text between title and plot: that of the first subtitle attachment; None for none."""
        return self._open.subtitle or None

    @subtitle.setter
    def subtitle(self, text: str | None) -> None:
        self._open.set_subtitle(text)

    @property
    def caption(self) -> str | None:
        """Text below plot and axes: that of the first caption attachment; None for none."""
        return self._open.caption or None

    @caption.setter
    def caption(self, text: str | None) -> None:
        self._open.set_caption(text)

    @property
    def x_title(self) -> str | None:
        """Title of the first bottom axis, or else top axis; None for none.

        Setting needs such an axis.

        Raises
        ------
        InvalidStateError
            If the chart has no such axis.
        """
        return self._open.x_title or None

    @x_title.setter
    def x_title(self, title: str | None) -> None:
        self._open.set_x_title(title)

    @property
    def y_title(self) -> str | None:
        """Title of the first left axis, or else right axis; None for none.

        Setting needs such an axis.

        Raises
        ------
        InvalidStateError
            If the chart has no such axis.
        """
        return self._open.y_title or None

    @y_title.setter
    def y_title(self, title: str | None) -> None:
        self._open.set_y_title(title)

    @property
    def theme(self) -> ThemeLike:
        """The colours and the font that parts take where they are given none.

        "light", "dark", "print" or a `Theme`.

        Raises
        ------
        InvalidArgumentError
            If there is no such theme or font. The old theme stays.
        """
        return self._theme

    @theme.setter
    def theme(self, theme: ThemeLike) -> None:
        whole = Theme._of(theme)
        self._open.set_theme(
            whole.base,
            whole.background,
            whole.plot_area,
            whole.grid,
            whole.axis,
            whole.label,
            whole.title,
            whole.highlight,
            whole.font,
            whole.cycle,
        )
        self._theme = theme

    @property
    def alt(self) -> str:
        """What the picture shows in words, for people who don't see it: for notebooks and pages.

        The text that was set; None, the default, makes it of the kind of the series, the title, and
        the ranges with the titles of their axes, on one line and without markup. Reading fits
        nothing: an unset projection is told as it would be fitted now.
        """
        return self._open.alt

    @alt.setter
    def alt(self, text: str | None) -> None:
        self._open.set_alt(text)

    @property
    def background(self) -> ColorLike | None:
        """Colour before anything is drawn; None for the theme's, alpha 0 for transparent."""
        return self._background

    @background.setter
    def background(self, color: ColorLike | None) -> None:
        self._open.set_background(color)
        self._background = color

    @property
    def padding(self) -> tuple[float, float, float, float] | None:
        """Distances from the picture's sides to the plot: top, left, bottom and right, in points.

        One number stands for all four. None, the default, lets every frame choose by the sizes of
        labels and titles.

        Raises
        ------
        InvalidArgumentError
            If a distance is NaN, infinite or negative. The old padding stays.
        """
        return self._padding

    @padding.setter
    def padding(self, padding: float | tuple[float, float, float, float] | None) -> None:
        self._padding = self._open.set_padding(padding)

    @property
    def direct_rows(self) -> int:
        """Rows in view up to which lines are drawn row by row; 20,000 unless changed.

        A line of more rows is drawn as the envelope of its rows, which costs what the picture's
        width needs: `frame_record` tells it as the tier "envelope", with its bounds. Where the
        lines have more rows in view together, so is each of them that has more than two for each
        device pixel across the plot. That is for solid lines with round joins and caps, and x
        without gaps that ascends or descends; all else is drawn row by row. 0 takes the envelope
        always where there is one; `exact=True` draws one picture without it.

        Raises
        ------
        InvalidArgumentError
            If the number is negative or too large. The old one stays.
        """
        return self._open.direct_rows

    @direct_rows.setter
    def direct_rows(self, rows: int) -> None:
        self._open.set_direct_rows(rows)

    # ---- Ranges ---------------------------------------------------------------------------------

    @property
    def space(self) -> Space:
        """The space that the chart was made with."""
        space = self._space
        if space is None:
            space = self._space = Space._from(self._open.space)
        return space

    @property
    def x(self) -> Projection:
        """The horizontal projection of the chart's own space."""
        return self.space.x

    @property
    def y(self) -> Projection:
        """The vertical projection of the chart's own space."""
        return self.space.y

    def fit(self) -> None:
        """Fit every projection under the chart's series, once, to the extents of its data.

        Raises
        ------
        InvalidArgumentError
            If the extents overflow. Projections before the failing one stay fitted.
        """
        self._open.fit()

    # ---- Parts ----------------------------------------------------------------------------------

    def line(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        color: ColorLike | None = None,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
        label: str | None = None,
        cap: Cap = "round",
        join: Join = "round",
        mitre_limit: float = 4.0,
    ) -> LineSeries:
        """Make a line in the chart's own space and add it.

        NaN, None, infinities and NaT in either column interrupt the line. Arrays are borrowed as
        `Column` says.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names make a category
            scale of one that nobody chose, in their order, and further names extend it. Times in a
            zone make a time scale of it in this zone, as in `LineSeries`.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension, or names.
        color : color_like, optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle.
        width : float, default 1.5
            Full width in points, finite, not negative; 0 draws nothing.
        dash : sequence of float, optional
            Lengths along the path that alternate mark and gap, in multiples of the width: an even
            number of values. None for a solid line.
        label : str, optional
            Name for people.
        cap : {"round", "butt", "square"}, default "round"
            Shape of the ends, and of the ends of the dashes.
        join : {"round", "bevel", "mitre"}, default "round"
            Shape where two segments meet.
        mitre_limit : float, default 4
            Longest mitre, in line widths, at least 1.

        Returns
        -------
        LineSeries
            The line.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.
        """
        line = LineSeries(
            self.space,
            x,
            y,
            color=color,
            width=width,
            dash=dash,
            label=label,
            cap=cap,
            join=join,
            mitre_limit=mitre_limit,
        )
        self.add(line)
        return line

    def points(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        size: float | ColumnLike = 6.0,
        alpha: float | ColumnLike = 1.0,
        marker: Marker = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> PointSeries:
        """Make a marker for each row in the chart's own space and add them.

        A row of which any value is NaN, None, infinite or NaT has no marker. Markers are drawn in
        the order of the rows, all of them, however many there are. Arrays are borrowed as `Column`
        says.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0. Names and times in a
            zone as in `line`.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension, or names.
        size : float or array_like, shape (n,), default 6
            The diameter of the circle that covers as much as a marker, in points: of all, or of
            each. A marker thinner than a device pixel fades and does not vanish; 0 draws none.
        alpha : float or array_like, shape (n,), default 1
            What the alpha of colours is multiplied by, 0 to 1: of all, or of each.
        marker : str, default "circle"
            The shape, as in `PointSeries`. Of one size all cover the same area.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is a value of each marker, which `colormap` turns into its colour.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's colour of plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        PointSeries
            The points.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> points = chart.points([1, 2, 3], [2, 5, 3], size=[4, 8, 12], alpha=0.5)
        """
        points = PointSeries(
            self.space,
            x,
            y,
            size=size,
            alpha=alpha,
            marker=marker,
            color=color,
            colormap=colormap,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        self.add(points)
        return points

    def bars(
        self,
        names: Iterable[object],
        values: ColumnLike,
        *,
        color: ColorLike | None = None,
        colors: Sequence[ColorLike] | None = None,
        highlight: bool | ColorLike = True,
        value_labels: bool = True,
        value_format: TickFormatLike = None,
        value_size: float = 12.0,
        value_color: ColorLike | None = None,
        baseline: float = 0.0,
        headroom: float = 0.25,
        bar_width: float = 2 / 3,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        corner_radius: float = 0.0,
        baseline_width: float = 1.0,
        baseline_color: ColorLike | None = None,
        label: str | None = None,
    ) -> CategoryBarSeries:
        """Make category bars in the chart's own space and add them.

        Each has its name below the axis and its value at its tip; every bar that equals the maximum
        stands out. A fit includes the baseline and leaves the top quarter of the height free.
        Values that are NaN, None or infinite have no bar.

        Parameters
        ----------
        names : iterable of str
            A name for each bar; they need not differ. What is no text is written as `str` does,
            None as nothing.
        values : Column or array_like, shape (n,)
            As many values.
        color : color_like, optional
            Colour of the bars; None for the next of the chart's colour cycle.
        colors : sequence of color_like, optional
            Colours of single bars, from the first on, which come before any other.
        highlight : bool or color_like, default True
            Whether every bar that equals the maximum stands out, or the colour in which it does;
            True for the theme's.
        value_labels : bool, default True
            Whether bars have their values at their tips. Those that have no room there are turned,
            or stand within the bars, or are left out; the maximum's last.
        value_format : str or TickFormat, optional
            How the values are written; None for digits, of which a number with a fraction and more
            than six of them keeps four.
        value_size : float, default 12
            Size of the values in points.
        value_color : color_like, optional
            Colour of the values; None for the theme's, and within a bar what can be read there.
        baseline : float, default 0
            Where bars begin, in the units of the values.
        headroom : float, default 0.25
            The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars.
        bar_width : float, default 2/3
            Width of a bar as a part of the way from bar to bar, above 0, at most 1.
        border_width : float, default 0
            Width of the border within a bar's edges in points; 0 is none.
        border_color : color_like, optional
            Colour of the border; None for the theme's for axes.
        corner_radius : float, default 0
            Radius of the two corners at a bar's tip in points.
        baseline_width : float, default 1
            Width of the line along the baseline in points, where that runs within the plot; 0 is
            none.
        baseline_color : color_like, optional
            Colour of that line; None for the theme's for axes.
        label : str, optional
            What the bars are, for people.

        Returns
        -------
        CategoryBarSeries
            The bars.

        Raises
        ------
        InvalidArgumentError
            If there are not as many names as values or an option is not allowed.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400, title="Medals")
        >>> bars = chart.bars(["gold", "silver", "bronze"], [7, 1, 2])
        """
        bars = CategoryBarSeries(
            self.space,
            names,
            values,
            color=color,
            colors=colors,
            highlight=highlight,
            value_labels=value_labels,
            value_format=value_format,
            value_size=value_size,
            value_color=value_color,
            baseline=baseline,
            headroom=headroom,
            bar_width=bar_width,
            border_width=border_width,
            border_color=border_color,
            corner_radius=corner_radius,
            baseline_width=baseline_width,
            baseline_color=baseline_color,
            label=label,
        )
        self.add(bars)
        return bars

    def heatmap(
        self,
        values: MatrixLike,
        x: EdgesLike | None = None,
        y: EdgesLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        origin: Literal["lower", "upper"] = "lower",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
    ) -> HeatmapSeries:
        """Make a heat map in the chart's own space and add it.

        Parameters
        ----------
        values : array_like, shape (m, n)
            Numbers or times; NaN, None, infinities and NaT are missing. Row 0 is at the low end of
            y.
        x : (float, float) or array_like, shape (n + 1,), optional
            Where the first column begins and the last one ends, or the edges of all columns; None
            for the integers from 0.
        y : (float, float) or array_like, shape (m + 1,), optional
            The same of the rows.
        colormap : str, sequence of color_like or ColorScale, optional
            "viridis", "magma", "rdbu_r" and so on, as for `ColorScale`; or a scale.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        origin : {"lower", "upper"}, default "lower"
            Whether row 0 is at the low or at the high end of y.
        interpolation : {"nearest", "linear"}, default "nearest"
            Whether cells are rectangles of one colour, or values change steadily between them.
        alpha : float, default 1
            Opacity, in 0...1.

        Returns
        -------
        HeatmapSeries
            The heat map.

        Raises
        ------
        InvalidArgumentError
            If the values have not two dimensions, edges are not finite, not in order or not one
            more than cells, or an option is not allowed.
        TypeError
            If the values are no numbers or times.
        """
        heatmap = HeatmapSeries(
            self.space,
            values,
            x,
            y,
            colormap=colormap,
            origin=origin,
            interpolation=interpolation,
            alpha=alpha,
        )
        self.add(heatmap)
        if colorbar is not False:
            title = colorbar if isinstance(colorbar, str) else None
            self.add(ColorBar(heatmap.color_scale, title=title))
        return heatmap

    def legend(
        self,
        place: LegendPlace = "best",
        *,
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
    ) -> Legend:
        """Make a legend of the series that have a label and add it above the series.

        Parameters
        ----------
        place : str, default "best"
            Where it lies, as in `Legend`.
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
            Free room within its border, in points; None for 8 within the plot and none outside.
        background : color_like, optional
            Fill; None as in `Legend`.
        border_width : float, default 0
            Full width of the border in points; 0 for none.
        border_color : color_like, optional
            Colour of the border; None for the theme's for grids.
        radius : float, default 4
            Radius of its corners, in points.
        text_color : color_like, optional
            Colour of the names; None for the theme's.

        Returns
        -------
        Legend
            The legend.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.
        """
        legend = Legend(
            place=place,
            columns=columns,
            title=title,
            alignment=alignment,
            reversed=reversed,
            label_size=label_size,
            swatch_width=swatch_width,
            insets=insets,
            background=background,
            border_width=border_width,
            border_color=border_color,
            radius=radius,
            text_color=text_color,
        )
        self.add(legend)
        return legend

    def text(
        self,
        x: ValueLike,
        y: ValueLike,
        text: str,
        *,
        layer: Layer = "above",
        **options: Unpack[TextOptions],
    ) -> Text:
        """Make a text at a place of the plot or of the picture and add it.

        It adds nothing to ranges, and is moved into the picture where it would leave it.

        Parameters
        ----------
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str
            Position: values of the chart's own space, or what else `coordinates` says.
        text : str
            The text; line feeds end lines.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        **options
            Any option of `Text`, such as `offset`, `anchor`, `angle`, `background`, or
            `coordinates="plot"` for fractions of the plot and `"picture"` for points.

        Returns
        -------
        Text
            The text annotation.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> peak = chart.text(4, 16, "peak", anchor=(1, 0.5), offset=(-8, 0), bold=True)
        >>> draft = chart.text(0.5, 0.5, "Draft", coordinates="plot", size=40, color="#0002")
        """
        made = Text(self.space, x, y, text, **options)
        self.add(made, layer=layer)
        return made

    def rule(
        self,
        *,
        x: ValueLike | None = None,
        y: ValueLike | None = None,
        layer: Layer = "above",
        **options: Unpack[RuleOptions],
    ) -> Rule:
        """Make a straight line across the plot at a value and add it.

        It adds nothing to ranges.

        Parameters
        ----------
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
            The value, one of the two: a rule at a value of x is vertical.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        **options
            Any option of `Rule`, such as `color`, `width`, `dash`, `label` and `label_place`.

        Returns
        -------
        Rule
            The rule.

        Raises
        ------
        InvalidArgumentError
            If not one of x and y is given, or a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> limit = chart.rule(y=10, label="limit", color="red", dash=(4, 2))
        >>> limit.value = 12
        """
        made = Rule(self.space, x=x, y=y, **options)
        self.add(made, layer=layer)
        return made

    def span(
        self,
        *,
        x: Ends | None = None,
        y: Ends | None = None,
        layer: Layer = "below",
        **options: Unpack[SpanOptions],
    ) -> Span:
        """Make a filled band across the plot between two values and add it.

        It adds nothing to ranges.

        Parameters
        ----------
        x, y : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
            The two values of one of the two dimensions; None in place of a value is an open end. A
            span between values of x is vertical.
        layer : {"below", "above"}, default "below"
            Whether it is drawn before the series, or after.
        **options
            Any option of `Span`, such as `color`, `border_width`, `label` and `label_place`.

        Returns
        -------
        Span
            The span.

        Raises
        ------
        InvalidArgumentError
            If not one of x and y is given, or a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> band = chart.span(x=(1, 2.5), label="event")
        >>> danger = chart.span(y=(12, None), color="#d55e0033", border_width=1)
        """
        made = Span(self.space, x=x, y=y, **options)
        self.add(made, layer=layer)
        return made

    def arrow(
        self,
        start: Position,
        end: Position,
        *,
        layer: Layer = "above",
        **options: Unpack[ArrowOptions],
    ) -> Arrow:
        """Make an arrow from one position to another and add it.

        It adds nothing to ranges.

        Parameters
        ----------
        start, end : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str
            Where it begins and where it ends, x and y each: values of the chart's own space, or
            what else `start_coordinates` and `end_coordinates` say.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        **options
            Any option of `Arrow`, such as `heads`, `width`, `color`, `end_gap` and `start_offset`.

        Returns
        -------
        Arrow
            The arrow.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> arrow = chart.arrow((2, 4), (2, 4), start_offset=(-40, -30), end_gap=3)
        """
        made = Arrow(self.space, start, end, **options)
        self.add(made, layer=layer)
        return made

    def add(
        self,
        part: Series | Attachment,
        *,
        layer: Layer = "above",
        index: int | None = None,
    ) -> None:
        """Add a series on top of the others, or an attachment to a layer.

        Adding what is there already is no error and changes nothing.

        Parameters
        ----------
        part : LineSeries, PointSeries, CategoryBarSeries, HeatmapSeries or Attachment
            What to add.
        layer : {"above", "below"}, default "above"
            Where an attachment goes: drawn after the series, or before.
        index : int, optional
            Place of an attachment in its layer, from 0 at the bottom; None puts it on top.

        Raises
        ------
        InvalidArgumentError
            If there is no such layer or place.
        """
        if isinstance(part, _SERIES):
            self._open.add_series(part._open.series)
            if part not in self._series:
                self._series.append(part)
        elif isinstance(part, Attachment):
            known, native = self._known(), part._open
            self._open.insert_attachment(native, layer, index)
            if not any(each is part for each, _ in known):
                known.append((part, native))
        else:
            raise TypeError(f"cannot add {type(part).__name__} to a chart")

    def remove(self, part: Series | Attachment) -> None:
        """Remove a series or an attachment.

        Removing what is not there is no error and changes nothing.

        Parameters
        ----------
        part : LineSeries, PointSeries, CategoryBarSeries, HeatmapSeries or Attachment
            What to remove.
        """
        if isinstance(part, _SERIES):
            self._open.remove_series(part._open.series)
            if part in self._series:
                self._series.remove(part)
        elif isinstance(part, Attachment):
            known, native = self._known(), part._open
            self._open.remove_attachment(native)
            known[:] = [each for each in known if not each[1].equals(native)]
        else:
            raise TypeError(f"cannot remove {type(part).__name__} from a chart")

    @property
    def series(self) -> tuple[Series, ...]:
        """The series, from bottom to top."""
        _ = self._open
        return tuple(self._series)

    @property
    def attachments_below(self) -> tuple[Attachment, ...]:
        """The attachments drawn before the series, from bottom to top."""
        return self._layer("below")

    @property
    def attachments_above(self) -> tuple[Attachment, ...]:
        """The attachments drawn after the series, from bottom to top."""
        return self._layer("above")

    @property
    def x_axis(self) -> Axis:
        """The bottom axis that the chart was made with, or else the first axis of x that it has.

        Raises
        ------
        InvalidStateError
            If the chart has no axis on the bottom or top.
        """
        return self._axis("bottom", "top")

    @property
    def y_axis(self) -> Axis:
        """The left axis that the chart was made with, or else the first axis of y that it has.

        Raises
        ------
        InvalidStateError
            If the chart has no axis on the left or right.
        """
        return self._axis("left", "right")

    def _axis(self, side: str, other: str) -> Axis:
        axes = [part for part in self._layer("below") + self._layer("above") if type(part) is Axis]
        for wanted in (side, other):
            for axis in axes:
                if axis.side == wanted:
                    return axis
        raise InvalidStateError(f"this chart has no {side} or {other} axis")

    def _known(self) -> list[tuple[Attachment, _keisen.Attachment]]:
        """Return the attachments that have an object; those the chart was made with get theirs."""
        known = self._attachments
        if known is None:
            below, above = self._open.attachments("below"), self._open.attachments("above")
            own: list[Attachment] = [
                adopt(PlotArea, _keisen.PlotArea.adopt(below[0])),
                adopt(Grid, _keisen.Grid.adopt(below[1])),
                adopt_axis(_keisen.Axis.adopt(above[0], "bottom"), self.space),
                adopt_axis(_keisen.Axis.adopt(above[1], "left"), self.space),
            ]
            known = self._attachments = [(each, each._open) for each in own]
        return known

    def _layer(self, layer: Layer) -> tuple[Attachment, ...]:
        known = self._known()
        return tuple(self._object(native, known) for native in self._open.attachments(layer))

    def _object(
        self,
        native: _keisen.Attachment,
        known: list[tuple[Attachment, _keisen.Attachment]],
    ) -> Attachment:
        for place, (attachment, own) in enumerate(known):
            if not native.equals(own):
                continue
            if attachment.closed:
                attachment = reopened(attachment, own)
                known[place] = attachment, own
            return attachment
        # The only attachments that a chart makes later are those for title, subtitle and caption.
        title = adopt(Title, _keisen.Title.adopt(native))
        known.append((title, title._open))
        return title

    # ---- Pictures -------------------------------------------------------------------------------

    def render(
        self,
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> NDArray[uint8]:
        """Draw the chart into an array. Other threads run meanwhile.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws. A kind's renderer is made once for each process. None for what the
            environment's `KEISEN_RENDERER` names, else "auto".
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `direct_rows` decides.

        Returns
        -------
        numpy.ndarray, shape (height, width, 4), uint8
            RGBA, sRGB, straight alpha, rows from top to bottom: a read-only view of the picture,
            without a copy.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        NoDeviceError
            If Vulkan was asked for and there is none.
        ImportError
            If numpy is not installed.
        """
        try:
            from numpy import asarray
        except ImportError:
            raise ImportError(
                "render() returns a numpy array and numpy is not installed: "
                "`pip install numpy`, or use to_png() or save(), which do without",
                name="numpy",
            ) from None
        try:
            image = self._open.render(resolve(renderer), pixel_ratio, time, exact)
        except DeviceLostError:
            forget(renderer)
            raise
        warn_of_losses(self._open)
        return asarray(image)

    def to_png(
        self,
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> bytes:
        """Draw the chart and encode it as a PNG file in memory. Other threads run meanwhile.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite. The file tells it as its resolution.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws, as in `render`.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `direct_rows` decides.

        Returns
        -------
        bytes
            The file.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        png = self._png(pixel_ratio, renderer, time, exact)
        warn_of_losses(self._open)
        return png

    def _png(
        self, pixel_ratio: float, renderer: RendererLike | None, time: float, exact: bool
    ) -> bytes:
        try:
            return self._open.to_png(resolve(renderer), pixel_ratio, time, exact)
        except DeviceLostError:
            forget(renderer)
            raise

    def save(
        self,
        path: str | bytes | PathLike[str] | PathLike[bytes],
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> None:
        """Draw the chart and write it to a file. Other threads run meanwhile.

        The file is written beside its final place and moved there when whole: on any error the old
        file stays, or none.

        Parameters
        ----------
        path : path_like
            Where to write. Its name tells the format: `.png`.
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite. The file tells it as its resolution.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws, as in `render`.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `direct_rows` decides.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, extents overflow, or the
            path is empty or not UTF-8.
        UnsupportedError
            If the name tells no format that there is.
        FileError
            If the file cannot be written.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        try:
            self._open.save(fsdecode(path), resolve(renderer), pixel_ratio, time, exact)
        except DeviceLostError:
            forget(renderer)
            raise
        warn_of_losses(self._open)

    _repr_mimebundle_ = mime_bundle

    def hit(
        self,
        x: float,
        y: float,
        *,
        within: float = 10.0,
        mode: HitMode = "nearest",
        series: Series | None = None,
        pixel_ratio: float | None = None,
    ) -> Hit | None:
        """Find the row that is drawn nearest to a point of the picture.

        Layout and ranges are those of a frame drawn now, but nothing is drawn: unset projections
        are fitted, once, and nothing else changes. All rows are looked at whatever tier draws them,
        in O(log n) where the columns allow it. Other threads run meanwhile.

        A row of a line counts with the two segments that end in it, one between gaps as a dot, as
        far as they are in the plot. The distance is that of the pen's edge. Of rows that are equally
        near - both ends of a segment are, and all rows whose ink covers the point - it is the one
        that stands nearest itself, of these the first; of series at the same distance the topmost.

        Parameters
        ----------
        x, y : float
            Points from the top left corner of the picture, finite.
        within : float, default 10
            Distance in points up to which something is found, not negative; `math.inf` for the
            nearest anywhere in the plot.
        mode : {"nearest", "x"}, default "nearest"
            What counts as near: what is drawn nearest, or the row that stands nearest along x, of
            rows at the same x nearest along y, as crosshairs want it.
        series : LineSeries, PointSeries, CategoryBarSeries or HeatmapSeries, optional
            Where to look; None for all series of the chart.
        pixel_ratio : float, optional
            Device pixels per point of the frame, between which its plot begins and ends; None for
            those of the last frame, 1 before the first.

        Returns
        -------
        Hit or None
            Series, row, values and distance. None where nothing is near enough, where the point is
            outside of the plot, or where the series is not in the chart.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or not allowed, there is no such mode, or extents overflow.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> hit = chart.hit(320, 200, within=1000)
        >>> hit.row, hit.x, hit.y
        (2, 2, 4.0)
        """
        if series is not None and not isinstance(series, _SERIES):
            raise TypeError(f"series must be a series of a chart, got {type(series).__name__}")
        own = None if series is None else series._open.series
        found = self._open.hit(x, y, within, mode, own, pixel_ratio)
        if found is None:
            return None
        native, index, row, own_x, own_y, position, distance = found
        line = self._series_of(native, index)
        return Hit._of(line, row, own_x, own_y, position, distance)

    def _series_of(self, native: _keisen.Series, index: int) -> Series:
        """Return the object of a series of the library, which is at this place of the chart."""
        for each in self._series:
            if not each.closed and native.equals(each._open.series):
                return each
        # One that was closed; the chart keeps it.
        return self._series[index]

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
        return self._open.pixel_size(pixel_ratio)

    @property
    def frame_record(self) -> FrameRecord:
        """What the last frame did.

        Raises
        ------
        InvalidStateError
            If no frame was drawn yet.
        """
        return self._open.frame_record()

    def labels(self) -> list[LabelRecord]:
        """Return every text in the last frame and its box, in the order of drawing.

        Returns
        -------
        list of LabelRecord
            Labels of ticks, titles and all others.

        Raises
        ------
        InvalidStateError
            If no frame was drawn yet.
        """
        return self._open.labels()

    def __repr__(self) -> str:
        """Return size and number of series."""
        if self.closed:
            return "<Chart, closed>"
        width, height = self.size
        return f"<Chart of {width:g} x {height:g} points, {len(self._series)} series>"
