"""Hooks: one's own code within pictures."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import Guarded
from keisen._base.object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from weakref import ref

    from keisen._charts.chart import Chart
    from keisen._keisen import FrameRecord


class HookFrame(Guarded):
    """What a hook is told of a picture."""

    __slots__ = ("_reported",)

    _reported: tuple[
        float, float, tuple[float, float] | None, tuple[float, float, float, float] | None
    ]

    @property
    def time(self) -> float:
        """Time that the picture was asked for, in seconds."""
        return self._reported[0]

    @property
    def pixel_ratio(self) -> float:
        """Device pixels per point."""
        return self._reported[1]

    @property
    def size(self) -> tuple[float, float] | None:
        """Width and height of the picture, in points; None in `Hook.will_update`."""
        return self._reported[2]

    @property
    def plot(self) -> tuple[float, float, float, float] | None:
        """Left, top, width and height of the plot, in points; None in `Hook.will_update`."""
        return self._reported[3]


class Hook(Object["_keisen.Hook"]):
    """One's own code within the pictures of a chart: derive from it, and give it to `Chart.add`.

    Its functions run on the thread that draws, in the order in which hooks were added. What
    `will_update` changes is in this picture, what the others change in the next one. They must not
    draw the chart: `InvalidStateError`. What one raises is the cause of a `CallbackError` and ends the
    picture; the chart is as it was, save for what hooks changed themselves.

    Examples
    --------
    >>> import keisen as ks
    >>> class Count(ks.Hook):
    ...     drawn = 0
    ...     def will_update(self, chart, frame):
    ...         chart.title = f"{frame.time:g} s"
    ...     def did_render(self, chart, frame, record):
    ...         self.drawn += 1
    >>> chart = ks.Chart(320, 200)
    >>> count = Count()
    >>> chart.add(count)
    >>> png = chart.to_png(renderer="cpu", time=2)
    >>> chart.title, count.drawn
    ('2 s', 1)
    """

    __slots__ = ("_charts", "_held")

    # The library has it; it is kept here too, so that Python's collector sees what it refers to.
    _held: _keisen.Callback
    # The charts that it was added to.
    _charts: list[ref[Chart]]

    def __init__(self) -> None:
        self._charts = []
        self._held = _keisen.Callback(self._call, "hook")
        cls = type(self)
        self._native = _keisen.Hook(
            self._held,
            cls.will_update is not Hook.will_update,
            cls.will_render is not Hook.will_render,
            cls.did_render is not Hook.did_render,
        )

    def will_update(self, chart: Chart, frame: HookFrame) -> None:
        """Run before series, columns and ranges are looked at.

        Parameters
        ----------
        chart : Chart
            The chart.
        frame : HookFrame
            What is known of the picture.
        """

    def will_render(self, chart: Chart, frame: HookFrame) -> None:
        """Run when all is laid out, before the renderer draws.

        Parameters
        ----------
        chart : Chart
            The chart.
        frame : HookFrame
            What is known of the picture.
        """

    def did_render(self, chart: Chart, frame: HookFrame, record: FrameRecord) -> None:
        """Run when the renderer has drawn, before ranges and the record are stored.

        Parameters
        ----------
        chart : Chart
            The chart; its own `frame_record` is that of the picture before.
        frame : HookFrame
            What is known of the picture.
        record : FrameRecord
            What was done.
        """

    def _call(
        self, operation: str, native: _keisen.Chart, reported: object, *record: FrameRecord
    ) -> None:
        frame = HookFrame.__new__(HookFrame)
        frame._reported = reported  # type: ignore[assignment]
        chart = self._chart_of(native)
        if operation == "will_update":
            self.will_update(chart, frame)
        elif operation == "will_render":
            self.will_render(chart, frame)
        else:
            self.did_render(chart, frame, *record)

    def _chart_of(self, native: _keisen.Chart) -> Chart:
        """Return the object of a chart of the library, an open one where it was closed."""
        for each in self._charts:
            chart = each()
            if chart is not None and native.equals(chart._kept):
                return chart._opened()
        raise RuntimeError("the chart that is drawn is no object of Python's any more")

    def _add_to(self, chart: Chart) -> None:
        from weakref import ref

        self._open.add_to(chart._open)
        self._charts = [each for each in self._charts if each() not in (None, chart)]
        self._charts.append(ref(chart))

    def _remove_from(self, chart: Chart) -> None:
        self._open.remove_from(chart._open)
        self._charts = [each for each in self._charts if each() not in (None, chart)]

    def __repr__(self) -> str:
        """Return the class."""
        return f"<{type(self).__name__}{', closed' if self.closed else ''}>"
