"""Interpreters of gestures."""

from __future__ import annotations

from math import inf, pi

from keisen import _keisen
from keisen._base.choice import check_word
from keisen._base.guarded import Guarded, options_of
from keisen._base.object import Object
from keisen._base.option import Option, Setting
from keisen._data.values import length_of, value_of
from keisen._ranges.updater import Updater
from keisen._ranges.window import Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from os import PathLike
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._data.values import LengthLike, ValueLike

    Along: TypeAlias = Literal["x", "y"]
    Four: TypeAlias = tuple[float, float, float, float]
    Bounds: TypeAlias = tuple[float, float]
    Dimensions: TypeAlias = Literal["xy", "x", "y", ""]

    class InterpreterOptions(TypedDict, total=False):
        """What `Interpreter.set` takes."""

        dimensions: Dimensions
        soft: bool
        inertia: bool
        orientation_step: float
        anchor: tuple[float, float] | None
        wheel_rate: float
        key_step: float
        key_factor: float


class GestureState(Guarded):
    """What gestures have done so far.

    From the plot's centre, in fractions of the plot to the right and up, what was at v is shown at
    (v + translation) · scale.

    Parameters
    ----------
    translation : tuple of float
        How far the content was moved, in plots of scale 1: to the right, and up.
    scale : tuple of float
        How much it was enlarged, in both dimensions.
    """

    __slots__ = ("_scale", "_translation")

    def __init__(self, translation: tuple[float, float], scale: tuple[float, float]) -> None:
        self._translation = translation
        self._scale = scale

    @property
    def translation(self) -> tuple[float, float]:
        """How far the content was moved, in plots of scale 1: to the right, and up."""
        return self._translation

    @property
    def scale(self) -> tuple[float, float]:
        """How much it was enlarged, in both dimensions."""
        return self._scale

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GestureState):
            return NotImplemented
        return (self._translation, self._scale) == (other._translation, other._scale)

    def __hash__(self) -> int:
        return hash((self._translation, self._scale))

    def __repr__(self) -> str:
        return f"GestureState(translation={self._translation}, scale={self._scale})"


class Interpreter(Object["_keisen.Interpreter"]):
    """Turns events into a state: how far the content was moved and how much it was enlarged.

    It knows no window and no clock, and moves nothing itself: `restrictions.UserInteractive` makes
    ranges of the state. Positions are points of the picture, y down; times are seconds on the clock
    of the pictures, and one before that of an earlier event counts as that one's.

    ============================================ ==================================================
    event                                        what it does
    ============================================ ==================================================
    left button or one finger, dragged           moves the content, which glides on when let go
    two fingers                                  move it with their middle and enlarge it about that
    right button, or left with shift, dragged    selects a box, the plot in the end
    wheel                                        enlarges about the pointer; with shift x alone, with
                                                 alt y alone; sideways it moves
    double click, Home, 0                        back to the neutral state
    arrows                                       show what is a tenth of the plot further
    +, -                                         enlarge and reduce about the centre
    Escape                                       ends a gesture as if it had never begun
    ============================================ ==================================================

    A pointer may go up unseen, outside of a window or behind another one. A press of a pointer that
    is down lifts it first, where it was last, and so it does with fingers that are not among its
    `touches`; a move whose `buttons` are known and none lifts the pointer there. Another button of a
    mouse that is down means nothing.

    Parameters
    ----------
    plot : tuple of float, optional
        Left, top, width and height of the plot in the picture, in points. None until a resize tells
        it, by its `plot` or as the whole picture, or `plot` is set; a press, a wheel or a double
        click before that is an `InvalidStateError`.
    dimensions : {"xy", "x", "y", ""}
        What gestures change; "" for nothing.
    soft : bool, default True
        Whether limits may be crossed while a finger is down: a pull by s points beyond one shows
        50 ln(1 + s/50), and springs back from there.
    inertia : bool, default True
        Whether what is let go glides on.
    orientation_step : float, default 0
        What directions are rounded to multiples of, in degrees; not at all up to 0.
    anchor : tuple of float, optional
        What stays where it is when the content is enlarged, in fractions of the plot from its left
        bottom corner; None for what is under the pointer.
    wheel_rate : float, default 0.002
        A turn of the wheel enlarges by e^(-dy · wheel_rate).
    key_step : float, default 0.1
        The part of the plot that an arrow key moves.
    key_factor : float, default 1.25
        What the keys + and - enlarge and reduce by.

    Raises
    ------
    InvalidArgumentError
        If a number is not finite, a side negative, or the factor of keys not positive.

    Examples
    --------
    >>> import keisen as ks
    >>> projection = ks.Projection(0, 10)
    >>> updater = ks.Updater(projection)
    >>> updater.add_values([0, 10])
    >>> interpreter = ks.Interpreter((50, 20, 400, 200), inertia=False)
    >>> end = interpreter.connect([(updater, "x")])
    >>> press = {"event_type": "pointer_down", "x": 100, "y": 100, "button": 1, "time_stamp": 0}
    >>> interpreter.handle(press)
    True
    >>> interpreter.handle(press | {"event_type": "pointer_up", "x": 200, "time_stamp": 1})
    True
    >>> projection.range
    (-2.5, 7.5)
    """

    __slots__ = ("_connected", "_limits", "_observers")

    # What is connected, and what is told, by its number, and what limits. The library has observers
    # and limits, and keeps no updaters alive; all are kept here, so that Python's collector sees what
    # they refer to.
    _connected: dict[int, list[Updater]]
    _observers: dict[int, _keisen.Callback]
    _limits: list[_keisen.Callback]

    def __init__(
        self,
        plot: tuple[float, float, float, float] | None = None,
        *,
        dimensions: Dimensions = "xy",
        soft: bool = True,
        inertia: bool = True,
        orientation_step: float = 0.0,
        anchor: tuple[float, float] | None = None,
        wheel_rate: float = 0.002,
        key_step: float = 0.1,
        key_factor: float = 1.25,
    ) -> None:
        self._native = _keisen.Interpreter(plot)
        self._native.update(
            {
                "dimensions": dimensions,
                "soft": soft,
                "inertia": inertia,
                "orientation_step": orientation_step,
                "anchor": anchor,
                "wheel_rate": wheel_rate,
                "key_step": key_step,
                "key_factor": key_factor,
            }
        )
        self._connected, self._observers, self._limits = {}, {}, []

    @classmethod
    def _from(cls, native: _keisen.Interpreter) -> Interpreter:
        interpreter = cls.__new__(cls)
        interpreter._native = native
        interpreter._connected, interpreter._observers, interpreter._limits = {}, {}, []
        return interpreter

    # ---- Events and time ------------------------------------------------------------------------

    def handle(self, event: Mapping[str, Any]) -> bool:
        """Do what an event says, then tell observers and update what is connected.

        Parameters
        ----------
        event : dict
            An event of the renderview convention, as browsers, notebooks and toolkits send it:
            `event_type` (or `type`), `time_stamp` (or `timestamp`), `x`, `y`, `button`, `buttons`,
            `modifiers`, `dx`, `dy`, `key`, `pointer_id`, `ntouches`, `touches`, `width`, `height`;
            and ours, `pointer_cancel` and the `plot` of a resize. Other kinds mean nothing.

        Returns
        -------
        bool
            Whether it meant anything: False for a move without a press.

        Raises
        ------
        InvalidArgumentError
            If a field is missing, or a number not allowed; the state is as it was.
        InvalidStateError
            If the event needs a plot and there is none, or a callable of `limit_custom` calls this;
            the state is as it was.
        TypeError
            If a field is of another type.
        CallbackError
            If a connected range failed; the state is the new one. If a callable of `limit_custom`
            failed; the state is as it was.
        """
        return self._open.handle(dict(event))

    def advance(self, time: float) -> bool:
        """Let time pass, for hosts that draw no pictures: tell where the state moved by itself.

        Parameters
        ----------
        time : float
            In seconds.

        Returns
        -------
        bool
            Whether the state is another one.
        """
        return self._open.advance(time)

    def next_time(self, after: float) -> float | None:
        """Return when the state is another one by itself.

        Parameters
        ----------
        after : float
            In seconds.

        Returns
        -------
        float or None
            `after`, or the latest time that is known, while it moves and until somebody saw its end;
            None at rest.
        """
        return self._open.next_time(after)

    @property
    def state(self) -> GestureState:
        """The state of the latest time that is known; set, the nearest one that limits allow."""
        return self.state_at(None)

    @state.setter
    def state(self, state: tuple[tuple[float, float], tuple[float, float]]) -> None:
        (x, y), (scale_x, scale_y) = state
        self._open.set_state((x, y, scale_x, scale_y))

    def state_at(self, time: float | None) -> GestureState:
        """Return the state at a time.

        Parameters
        ----------
        time : float or None
            In seconds; None for the latest that is known, which an earlier one counts as.

        Returns
        -------
        GestureState
            The state.
        """
        x, y, scale_x, scale_y = self._open.state(time)
        return GestureState((x, y), (scale_x, scale_y))

    plot: Setting[Four | None, Four] = Setting(
        "Left, top, width and height of the plot, in points; None where nobody told it yet."
    )

    @property
    def box(self) -> Four | None:
        """Left, top, width and height of the box that is being selected, in points, if any."""
        return self._open.box

    # ---- How events are read --------------------------------------------------------------------

    @options_of()
    def set(self, **options: Unpack[InterpreterOptions]) -> None:
        """Let events be read in another way, from the next one on: all options at once or none.

        Any of the options that an interpreter is made with, `plot` apart.
        """
        self._open.update(dict(options))

    dimensions: Option[Dimensions] = Option(
        'What gestures change: "xy", "x", "y", or "" for nothing.'
    )
    soft: Option[bool] = Option("Whether limits may be crossed while a finger is down.")
    inertia: Option[bool] = Option("Whether what is let go glides on.")
    orientation_step: Option[float] = Option(
        "What directions are rounded to multiples of, in degrees; not at all up to 0."
    )
    anchor: Option[tuple[float, float] | None] = Option(
        "What stays when the content is enlarged; None for what is under the pointer."
    )
    wheel_rate: Option[float] = Option("A turn of the wheel enlarges by e^(-dy · wheel_rate).")
    key_step: Option[float] = Option("The part of the plot that an arrow key moves.")
    key_factor: Option[float] = Option("What the keys + and - enlarge and reduce by.")

    # ---- Limits ---------------------------------------------------------------------------------

    def limit_fixed(self, dimension: Along) -> None:
        """Let nothing move along a dimension. Of several limits the first one counts most.

        Parameters
        ----------
        dimension : {"x", "y"}
            The dimension.
        """
        self._open.limit_fixed(dimension)

    def limit_bounds(
        self,
        dimension: Along,
        *,
        scale: tuple[float, float] = (0.0, inf),
        translation: tuple[float, float] = (-inf, inf),
    ) -> None:
        """Keep scale and translation along a dimension within bounds.

        Parameters
        ----------
        dimension : {"x", "y"}
            The dimension.
        scale, translation : tuple of float
            The least and the greatest one.

        Raises
        ------
        InvalidArgumentError
            If a bound is NaN, or two are not ordered.
        """
        self._open.limit_bounds(dimension, (*scale, *translation))

    def limit_range(
        self,
        dimension: Along,
        accessible: tuple[ValueLike, ValueLike],
        window: tuple[ValueLike, ValueLike],
        *,
        min_length: LengthLike | None = None,
        max_length: LengthLike | None = None,
    ) -> None:
        """Keep what is in view within a range of data, and its length between two.

        Parameters
        ----------
        dimension : {"x", "y"}
            The dimension, whose scale is straight in the values.
        accessible : tuple of float or time
            The least and the greatest value that may be in view.
        window : tuple of float or time
            The ends of what is in view of the neutral state.
        min_length, max_length : float or timedelta, optional
            The lengths of the shortest and the longest range in view.

        Raises
        ------
        InvalidArgumentError
            If a range is reversed, or the window or a length not positive.
        """
        low, high = (value_of(each, "accessible") for each in accessible)
        first, last = (value_of(each, "window") for each in window)
        self._open.limit_range(
            dimension,
            (low, high),
            (first, last),
            None if min_length is None else length_of(min_length, "min_length"),
            None if max_length is None else length_of(max_length, "max_length"),
        )

    def limit_custom(
        self,
        dimension: Along,
        *,
        scale: Callable[[], Bounds] | None = None,
        translation: Callable[[float], Bounds] | None = None,
    ) -> None:
        """Keep scale and translation along a dimension within what callables say.

        They are called now and at every change of the state, several times, on whatever thread makes
        it. They may read the interpreter; what changes it is an `InvalidStateError` there. What one
        raises is the cause of a `CallbackError` of whatever changed the state, which then is as it
        was.

        Parameters
        ----------
        dimension : {"x", "y"}
            The dimension.
        scale : callable, optional
            Returns the least and the greatest scale; None for any.
        translation : callable, optional
            Gets a scale, and returns the least and the greatest translation there; None for any.

        Raises
        ------
        InvalidArgumentError
            If there is no callable.
        TypeError
            If one is no callable.
        CallbackError
            If one fails, or what it returns is NaN or not ordered; then there is no limit.

        Examples
        --------
        >>> import keisen as ks
        >>> interpreter = ks.Interpreter((50, 20, 400, 200))
        >>> interpreter.limit_custom("x", translation=lambda scale: (-1 / scale, 1 / scale))
        >>> interpreter.state = (9, 0), (2, 1)
        >>> interpreter.state.translation
        (0.5, 0.0)
        """
        held = [
            None if each is None else _keisen.Callback(each, name)
            for each, name in ((scale, "scale"), (translation, "translation"))
        ]
        self._open.limit_custom(dimension, *held)
        self._limits.extend(each for each in held if each is not None)

    def clear_limits(self) -> None:
        """End all limits."""
        self._open.clear_limits()
        self._limits.clear()

    # ---- Those who follow -----------------------------------------------------------------------

    def connect(self, updaters: Iterable[tuple[Updater, Along | float]]) -> Callable[[], None]:
        """Let updaters follow: each gets a `UserInteractive` and runs at every change.

        Parameters
        ----------
        updaters : iterable of tuple
            Each with the dimension in the plot whose gestures it follows, or a direction in radians:
            0 to the right, π/2 up.

        Returns
        -------
        callable
            Ends the connection, and takes the restrictions out.

        Raises
        ------
        InvalidArgumentError
            If an angle is not finite or a dimension not known.
        """
        angles = {"x": 0.0, "y": pi / 2}
        parts, kept = [], []
        for updater, along in updaters:
            if isinstance(along, str):
                check_word(along, "dimension", tuple(angles))
            angle = angles[along] if isinstance(along, str) else along
            parts.append((Updater._native_of(updater, "updater"), float(angle)))
            kept.append(updater)
        return self._ending(self._open.connect(parts), kept)

    def connect_window(
        self, window: Window, updater: Updater, dimension: Along
    ) -> Callable[[], None]:
        """Let a window follow along a dimension: it is zoomed and moved within its own limits.

        Parameters
        ----------
        window : keisen.restrictions.Window
            One with its own policies, in the list of the updater.
        updater : Updater
            What runs at every change.
        dimension : {"x", "y"}
            The dimension of the plot.

        Returns
        -------
        callable
            Ends the connection.
        """
        number = self._open.connect_window(
            Window._native_of(window, "window"),
            Updater._native_of(updater, "updater"),
            dimension,
        )
        return self._ending(number, [updater])

    def _ending(self, number: int, updaters: list[Updater]) -> Callable[[], None]:
        native, connected = self._open, self._connected
        connected[number] = updaters

        def end() -> None:
            native.disconnect(number)
            connected.pop(number, None)

        return end

    def observe(self, observer: Callable[[GestureState], object]) -> Callable[[], None]:
        """Let a callable be told of every change of state, box, plot and motion, after it.

        What it raises goes to `sys.unraisablehook`.

        Parameters
        ----------
        observer : callable
            Gets the state.

        Returns
        -------
        callable
            Ends the observation.
        """
        from keisen._ranges.observation import observe

        if not callable(observer):
            raise TypeError(f"observer must be a callable, got {type(observer).__name__}")

        def report(x: float, y: float, scale_x: float, scale_y: float) -> None:
            observer(GestureState((x, y), (scale_x, scale_y)))

        return observe(self._open, self._observers, report)

    # ---- Recording ------------------------------------------------------------------------------

    def record(self) -> None:
        """Begin to record events, and forget those that were recorded before.

        What glides is stopped, and the first event is the state that there is. Options and limits
        are not recorded.

        Raises
        ------
        InvalidStateError
            While a gesture is going on.
        """
        self._open.start_recording()

    def stop(self) -> str:
        """End the recording, and forget it.

        Returns
        -------
        str
            What was recorded: one object of JSON a line.
        """
        recording = self.recording
        self._open.stop_recording()
        return recording

    @property
    def recording(self) -> str:
        """What was recorded so far: one object of JSON a line; "" where nothing is."""
        return self._open.recording

    def save(self, path: str | PathLike[str]) -> None:
        """Write what was recorded so far to a file.

        Parameters
        ----------
        path : path-like
            The file, by custom ending in `.jsonl`.
        """
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.recording)

    def replay(self, lines: str) -> int:
        """Do what recorded events say: from the same options and limits to the same states.

        A `state`, which recordings begin with, puts the clock to its own time.

        Parameters
        ----------
        lines : str
            One object of JSON a line. Blank lines and other kinds of events are passed over.

        Returns
        -------
        int
            How many events there were.

        Raises
        ------
        InvalidArgumentError
            If a line, which the message tells, is not allowed; then nothing was done.
        """
        return self._open.replay(lines)

    def __repr__(self) -> str:
        """Return the plot and the state."""
        if self.closed:
            return "<Interpreter, closed>"
        return f"<Interpreter of {self.plot}, {self.state}>"
