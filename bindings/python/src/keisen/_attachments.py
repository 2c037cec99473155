"""Attachments: whatever a chart draws but data."""

from __future__ import annotations

from keisen import _keisen
from keisen._object import Object
from keisen._projection import exact
from keisen._space import Space
from keisen._tick_format import native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Literal, TypeAlias, TypedDict, TypeVar

    from typing_extensions import Unpack

    from keisen._color import ColorLike
    from keisen._projection import Projection
    from keisen._tick_format import TickFormat
    from keisen._values import Parts, ValueLike

    Minor: TypeAlias = Literal["automatic", "none", "shown"]

    FormatLike: TypeAlias = "str | TickFormat | Callable[[_keisen.Tick], str]"

    class PlotAreaOptions(TypedDict, total=False):
        """What `PlotArea.set` takes."""

        color: ColorLike | None
        end_color: ColorLike | None
        start: tuple[float, float]
        end: tuple[float, float]
        radii: float | tuple[float, float, float, float]
        border_width: float
        border_color: ColorLike | None

    class GridOptions(TypedDict, total=False):
        """What `Grid.set` takes."""

        x: bool
        y: bool
        minor_x: bool
        minor_y: bool
        width: float
        color: ColorLike | None
        minor_color: ColorLike | None
        dash: Sequence[float] | None

    class AxisOptions(TypedDict, total=False):
        """What `Axis.set` takes."""

        title: str | None
        at: ValueLike | None
        fraction: float | None
        conversion: tuple[float, float] | None
        tick_count: int
        tick_interval: float
        tick_anchor: float
        tick_length: float
        tick_start: float
        tick_end: float
        minor: Minor
        minor_count: int
        minor_length: float
        minor_start: float
        minor_end: float
        width: float
        labels: bool
        label_size: float
        label_angle: float | None
        label_background: ColorLike | None
        label_radius: float
        label_insets: float | tuple[float, float, float, float]
        format: FormatLike | None
        label_hook: Callable[[_keisen.Label], object] | None
        title_size: float
        color: ColorLike | None
        text_color: ColorLike | None

    Side: TypeAlias = Literal["bottom", "left", "top", "right"]
    Alignment: TypeAlias = Literal["left", "center", "right"]
    TitleRole: TypeAlias = Literal["title", "subtitle", "caption"]
    LegendPlace: TypeAlias = Literal[
        "best",
        "top-left",
        "top",
        "top-right",
        "left",
        "center",
        "right",
        "bottom-left",
        "bottom",
        "bottom-right",
        "outside-right",
        "outside-left",
        "outside-top",
        "outside-bottom",
    ]

    class TitleOptions(TypedDict, total=False):
        """What `Title.set` takes."""

        size: float
        alignment: Alignment
        bold: bool | None
        italic: bool
        color: ColorLike | None

    class LegendOptions(TypedDict, total=False):
        """What `Legend.set` takes."""

        place: LegendPlace
        columns: int
        title: str | None
        alignment: Alignment
        reversed: bool
        label_size: float
        swatch_width: float
        insets: float | tuple[float, float, float, float] | None
        background: ColorLike | None
        border_width: float
        border_color: ColorLike | None
        radius: float
        text_color: ColorLike | None

    AnyAttachment = TypeVar("AnyAttachment", bound="Attachment")


class Attachment(Object["_keisen.Attachment"]):
    """Draws anything but data. It may be part of several charts.

    Make one of `PlotArea`, `Grid`, `Axis`, `Title`, `Legend`, `Text`, `Rule`, `Span` and `Arrow`, and
    give it to `Chart.add`.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the kind."""
        return f"<{type(self).__name__}{', closed' if self.closed else ''}>"


class PlotArea(Attachment):
    """What fills the plot rectangle and gives it its shape. Series are clipped to it.

    Parameters
    ----------
    color : color_like, optional
        Fill, or the colour at the gradient's start; None for the theme's.
    end_color : color_like, optional
        Colour at the gradient's end; None for no gradient.
    start, end : tuple of float, default (0, 0) and (0, 1)
        Where the gradient starts and ends, in fractions of the plot from its top left corner.
    radii : float or tuple of float, default 0
        Radius of the corners in points, one for all or four from the top left clockwise.
    border_width : float, default 0
        Full width of the border in points, centred on the outline; 0 for none.
    border_color : color_like, optional
        Colour of the border; None for the theme's for axes.

    Raises
    ------
    InvalidArgumentError
        If a number is NaN or infinite, or a length is negative.
    """

    __slots__ = ()

    _native: _keisen.PlotArea | None

    def __init__(
        self,
        *,
        color: ColorLike | None = None,
        end_color: ColorLike | None = None,
        start: tuple[float, float] = (0.0, 0.0),
        end: tuple[float, float] = (0.0, 1.0),
        radii: float | tuple[float, float, float, float] = 0.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
    ) -> None:
        self._native = _keisen.PlotArea(
            {
                "color": color,
                "end_color": end_color,
                "start": start,
                "end": end,
                "radii": radii,
                "border_width": border_width,
                "border_color": border_color,
            }
        )

    @property
    def _open(self) -> _keisen.PlotArea:
        native = super()._open
        assert isinstance(native, _keisen.PlotArea)
        return native

    def set(self, **options: Unpack[PlotAreaOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a plot area is made with.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


class Grid(Attachment):
    """Lines across the plot at the ticks of a space's projections.

    They follow the first axis that shows a projection in its own values; where there is none they
    stand where its ticks would.

    Parameters
    ----------
    space : Space
        The space whose ticks it follows.
    x : bool, default True
        Whether there are vertical lines, at the ticks of x.
    y : bool, default True
        Whether there are horizontal lines, at the ticks of y.
    minor_x : bool, default False
        Whether there are vertical lines at the minor ticks of x.
    minor_y : bool, default False
        Whether there are horizontal lines at the minor ticks of y.
    width : float, default 1
        Full width of a line in points; drawn as a whole number of device pixels.
    color : color_like, optional
        Colour; None for the theme's.
    minor_color : color_like, optional
        Colour of the lines at minor ticks; None is half way from `color` to the plot area's.
    dash : sequence of float, optional
        Lengths that alternate mark and gap, in multiples of the width, from the left and from the
        bottom. None for solid lines.

    Raises
    ------
    InvalidArgumentError
        If the width is NaN, infinite or negative, or the dash is none that a line may have.
    """

    __slots__ = ()

    _native: _keisen.Grid | None

    def __init__(
        self,
        space: Space,
        *,
        x: bool = True,
        y: bool = True,
        minor_x: bool = False,
        minor_y: bool = False,
        width: float = 1.0,
        color: ColorLike | None = None,
        minor_color: ColorLike | None = None,
        dash: Sequence[float] | None = None,
    ) -> None:
        self._native = _keisen.Grid(
            Space._native_of(space, "space"),
            {
                "x": x,
                "y": y,
                "minor_x": minor_x,
                "minor_y": minor_y,
                "width": width,
                "color": color,
                "minor_color": minor_color,
                "dash": dash,
            },
        )

    @property
    def _open(self) -> _keisen.Grid:
        native = super()._open
        assert isinstance(native, _keisen.Grid)
        return native

    def set(self, **options: Unpack[GridOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a grid is made with, `space` apart.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


class Axis(Attachment):
    """An axis along a side of the plot, or across it: line, ticks, labels and a title.

    Bottom and top show x, left and right show y. An axis never changes a range. Labels never
    overlap, nor those of other axes in the chart, and never leave the picture: of numbers and times
    there are fewer where there is little room; names are turned, then broken into lines, then left
    out.

    Parameters
    ----------
    space : Space
        The space whose projection it shows.
    side : {"bottom", "left", "top", "right"}
        The side.
    title : str, optional
        Title beside the axis, which may hold `$...$` markup.
    at : float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
        Value of the other dimension at which the axis line runs across the plot; one outside of the
        range sticks to the edge.
    fraction : float, optional
        Fraction of the plot at which the axis line runs across it, from 0 at the left or at the
        bottom to 1. Not together with `at`.
    conversion : tuple of float, optional
        Factor and offset: the axis shows values times the factor plus the offset, and its ticks are
        round then.
    tick_count : int, default 0
        Wanted number of major ticks, a hint; 0 chooses by the axis' length.
    tick_interval : float, default 0
        Distance of the ticks in the units shown, 0 for round ones; on a log scale, powers of the
        base.
    tick_anchor : float, default 0
        A value at which there is a tick, where `tick_interval` is given.
    tick_length : float, default 5
        Length of a tick, in points.
    tick_start, tick_end : float, default 0 and 1
        Where a tick begins and ends, in tick lengths outwards from the axis line: -1,000 to 1,000,
        negative is inside.
    minor : {"automatic", "none", "shown"}, default "automatic"
        Whether there are ticks between the ticks: automatic has them on logarithmic scales, and
        where `minor_count` asks for them.
    minor_count : int, default 0
        Parts into which minor ticks divide the way from tick to tick, at most 100; 0 for round ones.
    minor_length : float, default 3
        Length of a minor tick, in points.
    minor_start, minor_end : float, default 0 and 1
        Where a minor tick begins and ends, as `tick_start` and `tick_end`.
    width : float, default 1
        Full width of axis line and ticks in points, drawn as a whole number of device pixels.
    labels : bool, default True
        Whether ticks have labels.
    label_size : float, default 12
        Size of the tick labels, in points.
    label_angle : float, optional
        Turn of the labels counter-clockwise in degrees; None turns names that have no room.
    label_background : color_like, optional
        Colour behind the labels; None for none.
    label_radius : float, default 3
        Radius of the corners behind a label in points; a label that leans has none.
    label_insets : float or tuple of float, default (2, 4, 2, 4)
        How far the background reaches beyond a label in points: top, left, bottom and right.
    format : str, TickFormat or callable, optional
        How labels are written: "automatic", "fixed", "scientific", "si", "percent", "thousands",
        "duration", a pattern of strftime, or a function from a `Tick` to a str. The function is
        called for ticks that may be shown, on threads that draw, and only where they may have
        changed: what it returns must hang on the tick alone. What it raises is the cause of the
        `CallbackError` that ends the frame.
    label_hook : callable, optional
        A function that is called in every frame with each `Label` that has room, and may change how
        it is drawn.
    title_size : float, default 13
        Size of the title, in points.
    color : color_like, optional
        Colour of axis line and ticks; None for the theme's.
    text_color : color_like, optional
        Colour of labels and title; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If there is no such side or an option is not allowed: a number is NaN or infinite, a length
        negative, a count negative or beyond 32 bits.
    """

    __slots__ = ("_kept", "_space")

    _native: _keisen.Axis | None
    # After `close`: only through it does the collector see what formatter and hook refer to.
    _kept: _keisen.Axis
    _space: Space

    def __init__(
        self,
        space: Space,
        side: Side,
        *,
        title: str | None = None,
        at: ValueLike | None = None,
        fraction: float | None = None,
        conversion: tuple[float, float] | None = None,
        tick_count: int = 0,
        tick_interval: float = 0.0,
        tick_anchor: float = 0.0,
        tick_length: float = 5.0,
        tick_start: float = 0.0,
        tick_end: float = 1.0,
        minor: Minor = "automatic",
        minor_count: int = 0,
        minor_length: float = 3.0,
        minor_start: float = 0.0,
        minor_end: float = 1.0,
        width: float = 1.0,
        labels: bool = True,
        label_size: float = 12.0,
        label_angle: float | None = None,
        label_background: ColorLike | None = None,
        label_radius: float = 3.0,
        label_insets: float | tuple[float, float, float, float] = (2.0, 4.0, 2.0, 4.0),
        format: FormatLike | None = None,
        label_hook: Callable[[_keisen.Label], object] | None = None,
        title_size: float = 13.0,
        color: ColorLike | None = None,
        text_color: ColorLike | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        self._space = space
        self._native = _keisen.Axis(
            native,
            side,
            self._native_options(
                side,
                {
                    "title": title,
                    "at": at,
                    "fraction": fraction,
                    "conversion": conversion,
                    "tick_count": tick_count,
                    "tick_interval": tick_interval,
                    "tick_anchor": tick_anchor,
                    "tick_length": tick_length,
                    "tick_start": tick_start,
                    "tick_end": tick_end,
                    "minor": minor,
                    "minor_count": minor_count,
                    "minor_length": minor_length,
                    "minor_start": minor_start,
                    "minor_end": minor_end,
                    "width": width,
                    "labels": labels,
                    "label_size": label_size,
                    "label_angle": label_angle,
                    "label_background": label_background,
                    "label_radius": label_radius,
                    "label_insets": label_insets,
                    "format": format,
                    "label_hook": label_hook,
                    "title_size": title_size,
                    "color": color,
                    "text_color": text_color,
                },
            ),
        )

    @property
    def _open(self) -> _keisen.Axis:
        native = super()._open
        assert isinstance(native, _keisen.Axis)
        return native

    @property
    def side(self) -> str:
        """The side: "bottom", "left", "top" or "right"."""
        return self._open.side

    @property
    def title(self) -> str | None:
        """Title beside the axis; None for none."""
        return self._open.text or None

    @title.setter
    def title(self, title: str | None) -> None:
        self._open.set_text(title)

    def set(self, **options: Unpack[AxisOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that an axis is made with, `space` and `side` apart.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(self._native_options(self.side, dict(options)))

    def set_ticks(
        self,
        values: Iterable[ValueLike] | None,
        labels: Sequence[str] | None = None,
    ) -> None:
        """Put ticks at values, in place of those that the scale chooses.

        Ticks outside of the range are not there. A label that has no room is left out.

        Parameters
        ----------
        values : sequence of float, datetime.datetime, numpy.datetime64 or str, or None
            Where, in the units that the axis shows, in any order, at most 10,000. None lets the
            scale choose again.
        labels : sequence of str, optional
            What they read, as many; None for what the axis' format gives.

        Raises
        ------
        InvalidArgumentError
            If a value is NaN or infinite, a name is not on the scale, or there are not as many
            labels. The old ticks stay.
        """
        ticks = None if values is None else [self._tick(value) for value in values]
        self._open.set_ticks(ticks, None if labels is None else list(labels))

    def _tick(self, value: ValueLike) -> Parts:
        parts = exact(self._projections(self.side)[0], value, "tick value")
        conversion = self._open.conversion
        if isinstance(value, str) and conversion is not None:
            factor, offset = conversion
            return 0, factor * parts[0] + offset, 0
        return parts

    def _projections(self, side: str) -> tuple[Projection, Projection]:
        """Return the one that it shows, and the one across."""
        x, y = self._space.x, self._space.y
        return (x, y) if side in ("bottom", "top") else (y, x)

    def _native_options(self, side: str, options: dict[str, Any]) -> dict[str, object]:
        if options.get("at") is not None:
            options["at"] = exact(self._projections(side)[1], options["at"], "at")
        if "format" in options and not callable(options["format"]):
            options["format"] = native_format(options["format"])
        return options

    def close(self) -> None:
        """Give the reference back. Closing again is no error.

        A chart goes on to show the axis. A formatter and a hook stay as long as this object too.
        """
        if self._native is not None:
            self._kept = self._native
        super().close()


class Title(Attachment):
    """A title or subtitle above the plot, or a caption below it.

    It begins at the plot's left side; what is too wide for that begins farther to the left, and is
    wrapped where the picture is too narrow. More than four lines, or more than its share of the
    picture's height, are shortened; what has no room for a line is left out, with a warning. Line
    feeds end lines; `$...$` is math markup.

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

    Raises
    ------
    InvalidArgumentError
        If there is no such role or alignment, or the size is NaN, negative or above 1,000.
    """

    __slots__ = ()

    _native: _keisen.Title | None

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
            },
        )

    @property
    def _open(self) -> _keisen.Title:
        native = super()._open
        assert isinstance(native, _keisen.Title)
        return native

    @property
    def text(self) -> str:
        """The text; "" for none."""
        return self._open.text

    @text.setter
    def text(self, text: str) -> None:
        self._open.set_text(text)

    def set(self, **options: Unpack[TitleOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a title is made with, `text` and `role` apart.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


class Legend(Attachment):
    """The names of a chart's series, each beside a sample of how it is drawn.

    Series without a label are left out. Names that are too long are shortened; where there are
    more than there is room for, an ellipsis stands for the rest. One without room for a name is
    left out, with a warning.

    Parameters
    ----------
    place : str, default "best"
        Where it lies: within the plot at "top-left", "top", "top-right", "left", "center",
        "right", "bottom-left", "bottom" or "bottom-right", or, by "best", at the one of these
        where it covers least of the data; beside the plot and its axes at "outside-right" or
        "outside-left", as a list from the plot's top; at "outside-top" or "outside-bottom", as
        rows.
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
        Free room within its border in points, one for all or top, left, bottom and right; None for
        8 within the plot and none outside.
    background : color_like, optional
        Fill; None for the theme's for plot areas within the plot, letting a little through, and
        for none outside.
    border_width : float, default 0
        Full width of the border in points; 0 for none.
    border_color : color_like, optional
        Colour of the border; None for the theme's for grids.
    radius : float, default 4
        Radius of its corners, in points.
    text_color : color_like, optional
        Colour of the names; None for the theme's.

    Raises
    ------
    InvalidArgumentError
        If there is no such place or alignment, or a number is NaN, infinite, negative or too
        large.
    """

    __slots__ = ()

    _native: _keisen.Legend | None

    def __init__(
        self,
        *,
        place: LegendPlace = "best",
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
    ) -> None:
        self._native = _keisen.Legend(
            {
                "place": place,
                "columns": columns,
                "title": title,
                "alignment": alignment,
                "reversed": reversed,
                "label_size": label_size,
                "swatch_width": swatch_width,
                "insets": insets,
                "background": background,
                "border_width": border_width,
                "border_color": border_color,
                "radius": radius,
                "text_color": text_color,
            }
        )

    @property
    def _open(self) -> _keisen.Legend:
        native = super()._open
        assert isinstance(native, _keisen.Legend)
        return native

    @property
    def title(self) -> str | None:
        """Text above the names; None for none."""
        return self._open.text or None

    @title.setter
    def title(self, title: str | None) -> None:
        self._open.set_text(title)

    def set(self, **options: Unpack[LegendOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that a legend is made with.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))


def adopt_axis(native: _keisen.Axis, space: Space) -> Axis:
    """Return a new object for an axis that the library made.

    Parameters
    ----------
    native : _keisen.Axis
        The axis.
    space : Space
        The space that it shows.

    Returns
    -------
    Axis
        An object for it.
    """
    axis = adopt(Axis, native)
    axis._space = space
    return axis


def adopt(kind: type[AnyAttachment], native: _keisen.Attachment) -> AnyAttachment:
    """Return a new object for an attachment that the library made.

    Parameters
    ----------
    kind : type
        What it is.
    native : _keisen.Attachment
        The attachment.

    Returns
    -------
    Attachment
        An object of that type.
    """
    attachment = kind.__new__(kind)
    attachment._native = native
    return attachment
