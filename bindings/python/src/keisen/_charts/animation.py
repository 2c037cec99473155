"""Animations: what is to move, where to, when and how."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.arrow import Arrow
from keisen._axes.attachment import Attachment
from keisen._axes.rule import Rule
from keisen._axes.span import Span
from keisen._axes.text import Text
from keisen._base.guarded import options_of
from keisen._base.object import Object
from keisen._data.column import as_column
from keisen._data.series import Series
from keisen._marks.category_bar_series import CategoryBarSeries, texts_of
from keisen._marks.heatmap_series import HeatmapSeries
from keisen._marks.mark_series import MarkSeries, is_values
from keisen._ranges.projection import Projection
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._charts.chart import Chart

    Easing: TypeAlias = Literal[
        "linear",
        "quad_in",
        "quad_out",
        "quad",
        "cubic_in",
        "cubic_out",
        "cubic",
        "spring",
        "quad-in",
        "quad-out",
        "cubic-in",
        "cubic-out",
    ]
    #: What has properties that move.
    Target: TypeAlias = "Projection | Space | Series[Any] | Attachment[Any] | Chart"

    class WholeOptions(TypedDict, total=False):
        """When a group or sequence begins, and what is told of its end."""

        start: float | None
        delay: float
        on_end: Callable[[bool], object] | None


_COLORS = ("color", "border_color", "background")
_NAMES = {"radius": "corner_radius"}
#: What the places of annotations are called, and what makes their animations.
_PLACES: tuple[tuple[type[Any], str, str], ...] = (
    (Text, "position", "text_position"),
    (Rule, "value", "rule_value"),
    (Span, "values", "span_values"),
    (Arrow, "positions", "arrow_positions"),
)


class Animation(Object["_keisen.Animation"]):
    """What is to move with the time of pictures: where to, when and how.

    A plain value: an `Animator` that it is added to runs it. Two animations of one property of one
    object are one movement: the one that begins later takes over with the value and the velocity of
    that moment. A change of the property by anyone else ends the animation; one of other properties
    of the same object does not. Attributes tell what was drawn last, also while they move.

    Parameters
    ----------
    target : Projection, Space, Series, Attachment or Chart
        What has the properties.
    start : float, optional
        Time of a picture at which the delay begins, in seconds; None for the first picture that sees
        the animation. Parts of groups and sequences have none.
    delay : float, default 0
        Seconds from there to the beginning.
    duration : float, default 0.3
        Seconds of one run, 0 to jump; of a spring those of one swing if nothing damped it.
    easing : str, default "cubic"
        How it goes from rest: "linear", "quad_in", "quad_out", "quad" (both), "cubic_in",
        "cubic_out", "cubic" (both) or "spring". One that takes over goes on by a cubic, or as a
        spring.
    bounce : float, default 0
        How much a spring swings, above -1 and below 1.
    stiffness, damping : float, optional
        Of a spring, instead of duration and bounce: x'' = -stiffness x - damping x'.
    in_values : bool, default False
        Whether a range, or a place in values, moves straight in values, rather than in what its
        scale is straight in, on a log scale by equal factors.
    repeat : int, default 1
        How often it runs; None for without end. Each way counts: 2 with `autoreverse` is there and
        back.
    autoreverse : bool, default False
        Whether every second run goes back; else each begins where the first one did.
    on_end : callable, optional
        Called with whether the end was reached, when the picture that shows it is drawn, or when the
        animation is cancelled. What it raises goes to `sys.unraisablehook`.
    **properties
        What moves, and where to. Of a projection `range`, of a space the ranges `x` and `y`; of a
        chart `padding`, `size` and `background`; of series and annotations `color`, `border_color`,
        `background`, `width`, `size`, `alpha`, `border_width`, `corner_radius`, `bar_width`,
        `baseline` and `angle`, where they have them; of lines, points, bars, heat maps and marks
        `values`, of bars `names` with them. Columns of marks by their names: `open`, `high`, `low`
        and `close` of candlesticks, `base` of bars, `y_low` and `y_high` of error bars, `x`, `y`,
        `u` and `v` of arrows, `x` and `y` of polygons and hexagons. Where an annotation stands:
        `position` of a text, `value` of a rule, `values` of a span, `positions` of an arrow.

    Raises
    ------
    InvalidArgumentError
        If a number is not allowed.
    UnsupportedError
        If the object has no such property.
    TypeError
        If there is no such property, or none is given.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(200, 100)
    >>> chart.x.range = (0, 10)
    >>> animator = ks.Animator()
    >>> chart.add(animator)
    >>> _ = animator.animate(chart.x, range=(20, 50), duration=1, easing="linear", start=0)
    >>> _ = chart.to_png(renderer="cpu", time=0.25)
    >>> chart.x.range
    (5.0, 20.0)
    """

    __slots__ = ("_assumed", "_held")

    # Tells objects, when the animation is added, what they will have in the end.
    _assumed: list[Callable[[], object]]
    # The library has them; kept here too, so that Python's collector sees what they refer to.
    _held: list[_keisen.Callback]

    def __init__(
        self,
        target: Target,
        *,
        start: float | None = None,
        delay: float = 0.0,
        duration: float = 0.3,
        easing: Easing = "cubic",
        bounce: float = 0.0,
        stiffness: float | None = None,
        damping: float | None = None,
        in_values: bool = False,
        repeat: int | None = 1,
        autoreverse: bool = False,
        on_end: Callable[[bool], object] | None = None,
        **properties: Any,  # noqa: ANN401
    ) -> None:
        options: dict[str, Any] = {
            "delay": delay,
            "duration": duration,
            "easing": easing,
            "bounce": bounce,
            "stiffness": stiffness,
            "damping": damping,
            "in_values": in_values,
            "repeat": repeat,
            "autoreverse": autoreverse,
        }
        if not properties:
            raise TypeError("an animation needs a property to move")
        whole: dict[str, Any] = {"start": start}
        if len(properties) == 1 or ("names" in properties and len(properties) == 2):
            options["start"] = start
        self._assumed, self._held = [], []
        parts = []
        names = properties.pop("names", None)
        if names is not None and "values" not in properties:
            raise TypeError("names move with values")
        for name, to in properties.items():
            parts.append(self._part(target, name, to, names, options))
        if len(parts) == 1:
            self._native = parts[0]
        else:
            self._native = _keisen.Animation.group(parts, whole)
        self._report_end(on_end)

    def _part(
        self,
        target: Any,  # noqa: ANN401
        name: str,
        to: Any,  # noqa: ANN401
        names: Any,  # noqa: ANN401
        options: dict[str, Any],
    ) -> _keisen.Animation:
        make = _keisen.Animation
        if isinstance(target, Projection):
            if name == "range":
                return make.range(target._open, *target._ends(to), options)
        elif isinstance(target, Space):
            if name in ("x", "y"):
                return self._part(getattr(target, name), "range", to, None, options)
        elif isinstance(target, Series):
            native = target._open
            if name == "values":
                return self._values(target, to, names, options)
            if name in _COLORS:
                return make.series_color(native.series, name, to, options)
            if isinstance(target, MarkSeries) and is_values(to):
                return self._column(target, name, to, options)
            return make.series_number(native.series, name, to, options)
        elif isinstance(target, Attachment):
            for kind, place, native in _PLACES:
                if name == place and isinstance(target, kind):
                    return self._placed(target, getattr(make, native), to, options)
            own = _NAMES.get(name, name)
            if name in _COLORS:
                return make.attachment_color(target._open, own, to, options)
            return make.attachment_number(target._open, own, to, options)
        elif hasattr(target, "next_frame_time"):
            if name in ("background", "padding", "size"):
                whole: _keisen.Animation = getattr(make, f"chart_{name}")(target._open, to, options)
                return whole
        else:
            raise TypeError(f"cannot animate a {type(target).__name__}")
        raise TypeError(f"a {type(target).__name__} has no property '{name}' to animate")

    def _placed(
        self,
        note: Any,  # noqa: ANN401
        make: Any,  # noqa: ANN401
        to: Any,  # noqa: ANN401
        options: dict[str, Any],
    ) -> _keisen.Animation:
        given = note._placed(to)
        part: _keisen.Animation = make(note._open, *given[1], options)
        self._assumed.append(lambda: note._given.expect(*given))
        return part

    def _values(
        self,
        series: Series[Any],
        to: Any,  # noqa: ANN401
        names: Any,  # noqa: ANN401
        options: dict[str, Any],
    ) -> _keisen.Animation:
        native = series._open.series
        if isinstance(series, HeatmapSeries):
            column = series._matrix(to)._open
        else:
            column = as_column(to, "values", series.space.y)._open
        if names is None:
            part = _keisen.Animation.values(native, column, options)
        else:
            texts = texts_of(names)
            part = _keisen.Animation.data(native, texts, column, options)

        def assume() -> None:
            if isinstance(series, CategoryBarSeries):
                series._values = column
            elif isinstance(series, HeatmapSeries):
                series._columns = (column, *series._columns[1:])
            elif isinstance(series, MarkSeries):
                series._columns = {**series._columns, series._moved: column}

        self._assumed.append(assume)
        return part

    def _column(
        self,
        series: MarkSeries[Any],
        name: str,
        to: Any,  # noqa: ANN401
        options: dict[str, Any],
    ) -> _keisen.Animation:
        column = series._read({name: to})[name]._open
        part = _keisen.Animation.column(series._open.series, name, column, options)

        def assume() -> None:
            series._columns = {**series._columns, name: column}

        self._assumed.append(assume)
        return part

    @classmethod
    def _of(cls, native: _keisen.Animation, parts: Iterable[Animation] = ()) -> Animation:
        animation = cls.__new__(cls)
        animation._native = native
        parts = tuple(parts)
        animation._assumed = [each for part in parts for each in part._assumed]
        animation._held = [each for part in parts for each in part._held]
        return animation

    def _report_end(self, on_end: Callable[[bool], object] | None) -> None:
        if on_end is not None:
            held = _keisen.Callback(on_end, "on_end")
            self._open.set_end(held)
            self._held.append(held)

    @classmethod
    def custom(
        cls,
        begin: float | Sequence[float],
        end: float | Sequence[float],
        function: Callable[[Any], object],
        *,
        start: float | None = None,
        delay: float = 0.0,
        duration: float = 0.3,
        easing: Easing = "cubic",
        bounce: float = 0.0,
        stiffness: float | None = None,
        damping: float | None = None,
        repeat: int | None = 1,
        autoreverse: bool = False,
        on_end: Callable[[bool], object] | None = None,
    ) -> Animation:
        """Make an animation of anything: a function gets numbers that move.

        Parameters
        ----------
        begin, end : float or sequence of float
            Where they begin and end: one number, or equally many.
        function : callable
            Called before each picture is laid out, on its thread, with a float, or a tuple of them.
            It must not draw. What it raises is the cause of the picture's CallbackError; then, as in
            any picture that fails, it gets what it had before.
        start, delay, duration : float, optional
            When, as of any `Animation`.
        easing : str, default "cubic"
            How it goes from rest.
        bounce, stiffness, damping : float, optional
            Of a spring.
        repeat : int, default 1
            How often it runs; None for without end.
        autoreverse : bool, default False
            Whether every second run goes back.
        on_end : callable, optional
            Called with whether the end was reached.

        Returns
        -------
        Animation
            The animation.

        Raises
        ------
        InvalidArgumentError
            If a number is not allowed, or there are not equally many.
        """
        is_one = not hasattr(begin, "__len__")
        first: Any = [begin] if is_one else begin
        last: Any = [end] if is_one else end
        take = (lambda values: function(values[0])) if is_one else function
        held = _keisen.Callback(take, "function")
        native = _keisen.Animation.custom(
            first,
            last,
            held,
            {
                "start": start,
                "delay": delay,
                "duration": duration,
                "easing": easing,
                "bounce": bounce,
                "stiffness": stiffness,
                "damping": damping,
                "repeat": repeat,
                "autoreverse": autoreverse,
            },
        )
        animation = cls._of(native)
        animation._held.append(held)
        animation._report_end(on_end)
        return animation

    @classmethod
    def pause(cls, duration: float) -> Animation:
        """Make an animation that moves nothing.

        Parameters
        ----------
        duration : float
            In seconds, not negative.

        Returns
        -------
        Animation
            The animation.

        Raises
        ------
        InvalidArgumentError
            If that is not allowed.
        """
        return cls._of(_keisen.Animation.pause(duration))

    @classmethod
    @options_of(start=None, delay=0.0, on_end=None)
    def group(cls, *parts: Animation, **options: Unpack[WholeOptions]) -> Animation:
        """Make an animation of parts that begin together; it ends with the last of them.

        Parameters
        ----------
        *parts
            Animations without a start.
        start : float, optional
            Time of a picture at which the delay begins; None for the first that sees it.
        delay : float, default 0
            Seconds before the parts' own delays.
        on_end : callable, optional
            Called with whether all parts have reached their ends.

        Returns
        -------
        Animation
            The animation.

        Raises
        ------
        InvalidArgumentError
            If a number is not allowed, a part has a start, or the whole is more than 100 groups and
            sequences deep, or of more than 100,000 properties and pauses.
        """
        return cls._whole(_keisen.Animation.group, parts, **options)

    @classmethod
    @options_of(start=None, delay=0.0, on_end=None)
    def sequence(cls, *parts: Animation, **options: Unpack[WholeOptions]) -> Animation:
        """Make an animation of parts of which each begins when the one before ends.

        Parameters
        ----------
        *parts
            Animations without a start; only the last one may be without end.
        start, delay, on_end : optional
            As of `group`.

        Returns
        -------
        Animation
            The animation.

        Raises
        ------
        InvalidArgumentError
            As `group`, and if a part before the last one has no end.
        """
        return cls._whole(_keisen.Animation.sequence, parts, **options)

    @classmethod
    def _whole(
        cls,
        make: Any,  # noqa: ANN401
        parts: tuple[Animation, ...],
        start: float | None = None,
        delay: float = 0.0,
        on_end: Callable[[bool], object] | None = None,
    ) -> Animation:
        natives = [cls._native_of(part, "part") for part in parts]
        native = make(natives, {"start": start, "delay": delay})
        animation = cls._of(native, parts)
        animation._report_end(on_end)
        return animation

    @property
    def length(self) -> float:
        """Seconds from the start to the end; infinite where it has none."""
        return self._open.length

    def __repr__(self) -> str:
        """Return the length."""
        return "<Animation, closed>" if self.closed else f"<Animation of {self.length} s>"
