"""Axes."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment, adopt
from keisen._base.guarded import options_of
from keisen._base.option import Words
from keisen._data.values import number_or_time
from keisen._ranges.projection import exact
from keisen._ranges.space import Space
from keisen._ranges.tick_format import native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.values import Parts, ValueLike
    from keisen._ranges.projection import Projection
    from keisen._ranges.tick_format import TickFormat

    Side: TypeAlias = Literal["bottom", "left", "top", "right"]
    Minor: TypeAlias = Literal["automatic", "none", "shown"]
    Locator: TypeAlias = "Callable[[Any, Any, float], Iterable[ValueLike]]"
    FormatLike: TypeAlias = "str | TickFormat | Callable[[_keisen.Tick], str]"

    class AxisOptions(TypedDict, total=False):
        """What `Axis.set` takes."""

        title: str | None
        at: ValueLike | None
        fraction: float | None
        bounds: tuple[ValueLike, ValueLike] | None
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
        locator: Locator | None
        format: FormatLike | None
        label_hook: Callable[[_keisen.Label], object] | None
        title_size: float
        color: ColorLike | None
        text_color: ColorLike | None
        markup: bool


class Axis(Attachment["_keisen.Axis"]):
    r"""An axis along a side of the plot, or across it: line, ticks, labels and a title.

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
        Title beside the axis; see `markup`.
    at : float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
        Value of the other dimension at which the axis line runs across the plot; one outside of the
        range sticks to the edge.
    fraction : float, optional
        Fraction of the plot at which the axis line runs across it, from 0 at the left or at the
        bottom to 1. Not together with `at`.
    bounds : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
        Ends of the part of the projection's range along which line, ticks, labels and title are,
        in its own values and in any order. Of an axis whose bounds are out of range nothing is
        there.
    conversion : tuple of float, optional
        Factor and offset: the axis shows values times the factor plus the offset, and its ticks are
        round then.
    tick_count : int, default 0
        Wanted number of major ticks, a hint; 0 chooses by the axis' length.
    tick_interval : float, default 0
        Distance of the ticks in the units shown, 0 for round ones; on a log scale, powers of the
        base. With `tick_count`, but not on a log scale, the least multiple of it that gives no more
        ticks than that.
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
    locator : callable, optional
        A function that chooses ticks in place of the scale: it gets the values at both ends of the axis,
        as numbers or numpy.datetime64, in the units shown, and its length in points, and returns at most
        10,000 values in any order; those outside of the range are not there. It is called on threads that
        draw, and only where range or length may have changed: what it returns must hang on these alone.
        What it raises is the cause of the `CallbackError` that ends the frame. Ticks of `set_ticks` count
        before it.
    format : str, TickFormat or callable, optional
        How labels are written: "automatic", "fixed", "scientific", "si", "percent", "thousands",
        "duration", a pattern of strftime, or a function from a `Tick` to a str. The function is
        called for ticks that may be shown, on threads that draw, and only where they may have
        changed: what it returns must hang on the tick alone. What it raises is the cause of the
        `CallbackError` that ends the frame.
    label_hook : callable, optional
        A function that is called in every frame with each `Label` that has room, on threads that
        draw, and may change how it is drawn. A label whose background it makes so large that it
        would leave the picture, or cover a label or the line of another axis, a title or a legend
        beside the plot, is left out. What it raises is the cause of the `CallbackError` that ends
        the frame.
    title_size : float, default 13
        Size of the title, in points.
    color : color_like, optional
        Colour of axis line and ticks; None for the theme's.
    text_color : color_like, optional
        Colour of labels and title; None for the theme's.
    markup : bool, default True
        Whether `$...$` is a formula in the title and `\$` a dollar, where `Chart.markup` allows it;
        labels have none.

    Raises
    ------
    InvalidArgumentError
        If there is no such side or an option is not allowed: a number is NaN or infinite, a length
        negative, a count negative or beyond 32 bits.
    """

    __slots__ = ("_kept", "_space")

    # After `close`: only through it does the collector see what its callables refer to.
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
        bounds: tuple[ValueLike, ValueLike] | None = None,
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
        locator: Locator | None = None,
        format: FormatLike | None = None,
        label_hook: Callable[[_keisen.Label], object] | None = None,
        title_size: float = 13.0,
        color: ColorLike | None = None,
        text_color: ColorLike | None = None,
        markup: bool = True,
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
                    "bounds": bounds,
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
                    "locator": locator,
                    "format": format,
                    "label_hook": label_hook,
                    "title_size": title_size,
                    "color": color,
                    "text_color": text_color,
                    "markup": markup,
                },
            ),
        )

    @property
    def side(self) -> str:
        """The side: "bottom", "left", "top" or "right"."""
        return self._open.side

    title: Words = Words("Title beside the axis; None for none.", "text")

    @options_of()
    def set(self, **options: Unpack[AxisOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that an axis is made with, `space` and `side` apart.
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
        if options.get("bounds") is not None:
            options["bounds"] = self._exact_bounds(side, options["bounds"])
        locator = options.get("locator")
        if locator is not None:
            if not callable(locator):
                raise TypeError(f"locator must be a callable, got {type(locator).__name__}")

            def locate(low: Parts, high: Parts, length: float) -> list[Parts]:
                ticks = locator(number_or_time(low), number_or_time(high), length)
                return [self._tick(tick) for tick in ticks]

            options["locator"] = locate
        if "format" in options and not callable(options["format"]):
            options["format"] = native_format(options["format"])
        return options

    def _exact_bounds(self, side: str, bounds: Iterable[object]) -> tuple[object, object]:
        try:
            first, last = bounds
        except (TypeError, ValueError):
            raise TypeError(f"bounds must be a pair of values, got {bounds!r}") from None
        projection = self._projections(side)[0]
        return exact(projection, first, "bounds"), exact(projection, last, "bounds")

    def close(self) -> None:
        """Give the reference back. Closing again is no error.

        A chart goes on to show the axis. Its callables stay as long as this object too.
        """
        if self._native is not None:
            self._kept = self._native
        super().close()


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
