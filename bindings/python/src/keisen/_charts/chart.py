"""Charts."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.annotations import Annotations
from keisen._axes.attachment import Attachment, adopt
from keisen._axes.axis import Axis, adopt_axis
from keisen._axes.grid import Grid
from keisen._axes.legend import Legend
from keisen._axes.plot_area import PlotArea
from keisen._axes.title import Title
from keisen._base.color import Color
from keisen._base.errors import InvalidStateError
from keisen._base.guarded import options_of
from keisen._base.object import reopened
from keisen._base.option import Words
from keisen._charts.animator import Animator
from keisen._charts.description import Descriptions
from keisen._charts.frames import Frames
from keisen._charts.hits import Hits
from keisen._charts.hook import Hook
from keisen._charts.picture import Picture
from keisen._charts.selects import Selects
from keisen._charts.tooltip import Tooltip
from keisen._data.series import Series
from keisen._drawing.theme import Theme
from keisen._marks.marks import Marks
from keisen._ranges.space import Space
from keisen._ranges.updater import Updater

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import Self, Unpack

    from keisen._axes.chart_parts import Layer
    from keisen._axes.legend import LegendPlace, LegendStyle
    from keisen._base.color import ColorLike
    from keisen._drawing.theme import ThemeLike
    from keisen._ranges.projection import Projection


class Chart(Marks, Annotations, Frames, Descriptions, Hits, Selects, Picture["_keisen.Chart"]):
    r"""A chart: attachments below, series, attachments above, drawn in this order.

    A new chart is ready for data. It has a space with unset projections, a plot area and a grid
    below, a bottom and a left axis above; all of them are ordinary and may be removed.

    Parameters
    ----------
    width, height : float, default 640 and 400
        Size of the picture in points, positive and finite.
    title : str, optional
        Title above the plot.
    subtitle : str, optional
        Text between title and plot.
    caption : str, optional
        Text below plot and axes: sources, remarks.
    x_title, y_title : str, optional
        Titles of the bottom and the left axis.
    markup : bool, default True
        Whether titles, those of axes and colour bars too, may have markup: `$...$` is a formula and
        `\$` a dollar.
    theme : {"user", "light", "dark", "print"} or Theme, default "user"
        The colours and the font that parts take where they are given none; "user" for the user's own
        (`Preferences.user`), which is "light" where nothing is said.
    background : color_like, optional
        Colour before anything is drawn; None for the theme's.
    space : Space, optional
        The chart's own space; None makes one. Charts whose spaces share a projection are linked.

    Raises
    ------
    InvalidArgumentError
        If the size, the theme or the colour is not allowed.
    UnsupportedError
        If the space is polar.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400, title="Squares")
    >>> line = chart.line(None, [0, 1, 4, 9, 16], color="navy", width=2)
    >>> png = chart.to_png(renderer="cpu")
    """

    __slots__ = (
        "_again",
        "_animators",
        "_attachments",
        "_background",
        "_hooks",
        "_kept",
        "_name_legend",
        "_series",
        "_space",
        "_theme",
        "_updaters",
    )

    # After `close` too, as all below: a figure may go on to show it, and only through these does the
    # collector see what its callables refer to.
    _kept: _keisen.Chart
    # What hooks are given in place of one that was closed.
    _again: Chart | None
    # The one that names brought that have colours.
    _name_legend: Legend | None
    _space: Space | None
    # From the bottom up, each with what the extension calls it, by which one is known that was closed.
    _series: dict[Series, _keisen.Series]
    _updaters: list[Updater]
    _animators: list[Animator]
    _hooks: list[Hook]
    # Every attachment for which there is an object, in no order, beside what the extension calls it,
    # by which one is known that was closed; None before the chart's own ones have theirs.
    _attachments: list[tuple[Attachment, _keisen.Attachment]] | None
    _theme: ThemeLike
    # The colour as it was given, and as the library has it.
    _background: tuple[ColorLike | None, tuple[float, float, float, float] | None]

    def __init__(
        self,
        width: float = 640.0,
        height: float = 400.0,
        *,
        title: str | None = None,
        subtitle: str | None = None,
        caption: str | None = None,
        x_title: str | None = None,
        y_title: str | None = None,
        markup: bool = True,
        theme: ThemeLike = "user",
        background: ColorLike | None = None,
        space: Space | None = None,
    ) -> None:
        self._begin(width, height, False, space)
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
        if markup is not True:
            self.markup = markup
        # A new chart has the user's.
        if not isinstance(theme, str) or theme != "user":
            self.theme = theme
        if background is not None:
            self.background = background

    @classmethod
    def bare(
        cls, width: float = 640.0, height: float = 400.0, *, space: Space | None = None
    ) -> Self:
        """Make a chart without any attachment.

        Parameters
        ----------
        width, height : float, default 640 and 400
            Size of the picture in points, positive and finite.
        space : Space, optional
            The chart's own space; None makes one with unset projections. Charts whose spaces share a
            projection are linked.

        Returns
        -------
        Chart
            A chart without any attachment.

        Raises
        ------
        InvalidArgumentError
            If the size is not allowed.
        """
        chart = cls.__new__(cls)
        chart._begin(width, height, True, space)
        return chart

    def _begin(self, width: float, height: float, bare: bool, space: Space | None) -> None:
        own = None if space is None else Space._native_of(space, "space")
        self._start(_keisen.Chart(width, height, bare, own), [] if bare else None)
        self._space = space

    def _start(self, native: _keisen.Chart, attachments: list[Any] | None) -> None:
        self._native = self._kept = native
        self._again = None
        self._name_legend = None
        self._space = None
        self._series = {}
        self._updaters = []
        self._animators = []
        self._hooks = []
        self._attachments = attachments
        self._theme = "user"
        self._background = (None, None)

    def close(self) -> None:
        """Give the chart back. Closing again is no error.

        A figure goes on to show it. Its parts stay as long as this object too.
        """
        super().close()

    def _opened(self) -> Chart:
        """Return itself, or an open object for the same chart where it was closed."""
        if not self.closed:
            return self
        if self._again is None or self._again.closed:
            self._again = reopened(self, self._kept)
            self._again._again = None
        return self._again

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

    title: Words = Words(
        "Title above the plot: the text of the first title attachment; None for none."
    )
    subtitle: Words = Words(
        "Text between title and plot: that of the first subtitle attachment; None for none."
    )
    caption: Words = Words(
        "Text below plot and axes: that of the first caption attachment; None for none."
    )

    @property
    def markup(self) -> bool:
        r"""Whether titles, those of axes and colour bars too, may have markup.

        Then `$...$` is a formula and `\$` a dollar. Each of them has an option of its own beside.
        Texts from data have none, unless a legend's option says so.
        """
        return self._open.markup

    @markup.setter
    def markup(self, markup: bool) -> None:
        self._open.set_markup(markup)

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

        "light", "dark", "print" or a `Theme`. A chart that asked for none, or for "user", has the user's
        own (`Preferences.user`): "light" where nothing is said.

        Raises
        ------
        InvalidArgumentError
            If there is no such theme or font. The old theme stays.
        """
        return Theme._user() if self._theme == "user" else self._theme

    @theme.setter
    def theme(self, theme: ThemeLike) -> None:
        if isinstance(theme, str) and theme == "user":
            self._open.set_theme_automatic()
            self._theme = theme
            return
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
            whole.text_size,
            {**whole.messages},
        )
        self._theme = theme

    @property
    def background(self) -> ColorLike | None:
        """Colour before anything is drawn; None for the theme's, alpha 0 for transparent.

        While it is animated it tells what was drawn last, as a `Color`.
        """
        background = self._open.background
        given, taken = self._background
        if background == taken:
            return given
        return None if background is None else Color(*background)

    @background.setter
    def background(self, color: ColorLike | None) -> None:
        self._open.set_background(color)
        self._background = (color, self._open.background)

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
        return self._open.padding

    @padding.setter
    def padding(self, padding: float | tuple[float, float, float, float] | None) -> None:
        self._open.set_padding(padding)

    @property
    def direct_rows(self) -> int:
        """Rows in view up to which lines are drawn row by row; 20,000 unless changed.

        A line of more rows is drawn as the envelope of its rows, which costs what the picture's
        width needs: `frame_record` tells it as the tier "envelope", with its bounds. Where the
        lines have more rows in view together, so is each of them that has more than two for each
        device pixel across the plot. That is for solid lines with round joins and caps, straight or
        in steps, and x without gaps that ascends or descends. With any other x - orbits, phase
        plots -, as a curve, with separated segments or in opaque colours by values a line that has
        more rows by itself is drawn as what they cover of each pixel, the tier "coverage", with the same bounds, and 1/32 pixel
        more for curves. Of category bars, where several stand in one column of device pixels, the
        envelope is their farthest tips, the same picture. Other marks say when they are
        reduced: most of more rows; polygons, boxes, candlesticks and wide bars of more than a
        quarter as many shapes. 0 takes
        envelope or coverage always where there is one; `exact=True` draws one picture without.

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

    @property
    def plot(self) -> tuple[float, float, float, float]:
        """The plot rectangle that a picture drawn now would have: x, y, width and height, in points.

        Reading lays the picture out, and draws and stores nothing.

        Raises
        ------
        InvalidArgumentError
            If the extents of an unset projection overflow.
        CallbackError
            If a formatter or a hook raises.
        """
        return self._open.plot

    def fit(self, *, margins: bool = True) -> None:
        """Fit every projection under the chart's series, once, to the extents of its data.

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

    # ---- Parts ----------------------------------------------------------------------------------

    @options_of(Legend)
    def legend(
        self,
        place: LegendPlace = "best",
        **options: Unpack[LegendStyle],
    ) -> Legend:
        """Make a legend of the series that have a label and add it above the series.

        Parameters
        ----------
        place : str, default "best"
            Where it lies, as in `Legend`.
        **options
            As those of `Legend`.

        Returns
        -------
        Legend
            The legend.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.
        """
        if self._name_legend is not None:
            self.remove(self._name_legend)
            self._name_legend = None
        return self._added(Legend(place=place, **options))

    def _show_names(self, title: str | None) -> None:
        """Add a legend of names that have colours, unless there is a legend.

        `legend` puts another one in its place.
        """
        if not any(isinstance(each, Legend) for each in self.attachments_above):
            self._name_legend = self._added(Legend(title=title))

    def add(
        self,
        part: Series | Attachment | Updater | Animator | Hook,
        *,
        layer: Layer = "above",
        index: int | None = None,
    ) -> None:
        """Add a series on top of the others, an attachment to a layer, or what runs in every picture.

        Adding what is there already is no error and changes nothing. Updaters run before a picture
        is laid out, in the order of being added, save that one that reads the range of another one's
        target runs after that.

        Parameters
        ----------
        part : Series, Attachment, Updater, Animator or Hook
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
        if isinstance(part, Series):
            native = part._open.series
            self._open.add_series(native)
            self._series.setdefault(part, native)
        elif isinstance(part, Attachment):
            known, attachment = self._known(), part._open
            self._open.insert_attachment(attachment, layer, index)
            if not any(each is part for each, _ in known):
                known.append((part, attachment))
            if isinstance(part, Tooltip):
                part._added_to(self)
        elif isinstance(part, Updater):
            self._open.add_updater(part._open)
            if part not in self._updaters:
                self._updaters.append(part)
        elif isinstance(part, Animator):
            part._open.add_to(self._open)
            if part not in self._animators:
                self._animators.append(part)
        elif isinstance(part, Hook):
            part._add_to(self)
            if part not in self._hooks:
                self._hooks.append(part)
        else:
            raise TypeError(f"cannot add {type(part).__name__} to a chart")

    def remove(self, part: Series | Attachment | Updater | Animator | Hook) -> None:
        """Remove a series, an attachment, an updater, an animator or a hook.

        Removing what is not there is no error and changes nothing.

        Parameters
        ----------
        part : Series, Attachment, Updater, Animator or Hook
            What to remove.
        """
        if isinstance(part, Series):
            self._open.remove_series(part._open.series)
            self._series.pop(part, None)
        elif isinstance(part, Attachment):
            known, native = self._known(), part._open
            self._open.remove_attachment(native)
            known[:] = [each for each in known if not each[1].equals(native)]
        elif isinstance(part, Updater):
            self._open.remove_updater(part._open)
            if part in self._updaters:
                self._updaters.remove(part)
        elif isinstance(part, Animator):
            part._open.remove_from(self._open)
            if part in self._animators:
                self._animators.remove(part)
        elif isinstance(part, Hook):
            part._remove_from(self)
            if part in self._hooks:
                self._hooks.remove(part)
        else:
            raise TypeError(f"cannot remove {type(part).__name__} from a chart")

    @property
    def series(self) -> tuple[Series, ...]:
        """The series, from bottom to top."""
        _ = self._open
        return tuple(self._series)

    @property
    def animators(self) -> tuple[Animator, ...]:
        """The animators that step with every picture, in the order of being added."""
        _ = self._open
        return tuple(self._animators)

    @property
    def hooks(self) -> tuple[Hook, ...]:
        """The hooks that run in every picture, in the order of being added."""
        _ = self._open
        return tuple(self._hooks)

    def next_frame_time(self, after: float) -> float | None:
        """Return when to draw next: the first time at which a picture would show something else.

        Parameters
        ----------
        after : float
            In seconds, finite.

        Returns
        -------
        float or None
            `after` itself before the first picture, where a part was changed since the last one, and
            while something moves; else the end of a delay, or when an updater would decide something
            else; None for never.

        Raises
        ------
        InvalidArgumentError
            If the time is not finite.
        """
        return self._open.next_frame_time(after)

    @property
    def updaters(self) -> tuple[Updater, ...]:
        """The updaters that run in every picture, in the order of being added."""
        _ = self._open
        return tuple(self._updaters)

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

    def __repr__(self) -> str:
        """Return size and number of series."""
        if self.closed:
            return "<Chart, closed>"
        width, height = self.size
        return f"<Chart of {width:g} x {height:g} points, {len(self._series)} series>"
