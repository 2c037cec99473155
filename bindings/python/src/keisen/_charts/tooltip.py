"""Tooltips."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.pointer import PointerAttachment
from keisen._base.guarded import options_of
from keisen._charts.hit import Hit
from keisen._charts.hits import series_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias
    from weakref import ref

    from typing_extensions import Unpack

    from keisen._axes.label import BoxedOptions, Insets
    from keisen._base.color import ColorLike
    from keisen._charts.chart import Chart
    from keisen._charts.hit import HitMode

    Writer: TypeAlias = Callable[[list[Hit]], str]

    class TooltipOptions(BoxedOptions, total=False):
        """What `Tooltip.set` takes."""

        mode: HitMode
        within: float | None
        text: Writer | None
        gap: float
        marker_size: float
        marker_color: ColorLike | None


class Tooltip(PointerAttachment["_keisen.Tooltip"]):
    """A box beside the row that a pointer finds, or beside one row of every series: their values.

    Nothing is drawn until it points somewhere. It tells where the row stands, then of each row a sample
    of its series, the series' label, or without one the title of the values' axis, and the value, as
    the axes write. The box covers none of the rows where there is room beside them, and never leaves
    the picture. It adds nothing to ranges and moves nothing.

    Parameters
    ----------
    space : Space
        The space of the values that it may point at.
    mode : {"nearest", "x"}, default "nearest"
        Whether it tells about the row that is drawn nearest to the pointer, or about one row of every
        series, at the x of the one that stands nearest along x.
    within : float, optional
        Distance in points up to which rows are found, `math.inf` for any; None for 24, and for any
        along x.
    text : callable, optional
        A function that writes the text in place of samples, labels and values: it gets a list of one
        `Hit`, or of one of each series from the bottom up, and returns a str of lines, "" for no box.
        It is called on threads that draw, in each frame that finds a row. What it raises is the cause
        of the `CallbackError` that ends the frame.
    size : float, default 12
        Size of the texts, in points.
    color : color_like, optional
        Colour of the texts; None for those of titles and labels.
    background : color_like, optional
        What fills the box; None for the colour of the plot area.
    border_width : float, default 1
        Full width of the border in points; 0 is none.
    border_color : color_like, optional
        Its colour; None for half of that of the axes.
    radius : float, default 4
        Radius of the box's corners, in points.
    insets : float or tuple of float, optional
        Free room within the border: top, left, bottom and right; None for what suits the size.
    gap : float, default 8
        Distance in points between the box and the rows, rings included.
    marker_size : float, default 7
        Diameter in points within the rings around the rows; 0 draws none.
    marker_color : color_like, optional
        Colour of the rings; None for that of titles.

    Raises
    ------
    InvalidArgumentError
        If an option is not allowed.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400)
    >>> line = chart.line(None, [0, 1, 4, 9, 16], label="squares")
    >>> tooltip = ks.Tooltip(chart.space, mode="x")
    >>> chart.add(tooltip)
    >>> tooltip.pointer_values = (2, None)
    >>> png = chart.to_png(renderer="cpu")
    >>> [label.text for label in chart.labels()][-3:]
    ['2', 'squares', '4']
    """

    __slots__ = ("_charts", "_held")

    # The library has it; it is kept here too, so that Python's collector sees what it refers to.
    _held: _keisen.Callback | None
    # The charts that it was added to, which know the series of hits.
    _charts: list[ref[Chart]]

    def __init__(
        self,
        space: Space,
        *,
        mode: HitMode = "nearest",
        within: float | None = None,
        text: Writer | None = None,
        size: float = 12.0,
        color: ColorLike | None = None,
        background: ColorLike | None = None,
        border_width: float = 1.0,
        border_color: ColorLike | None = None,
        radius: float = 4.0,
        insets: Insets | None = None,
        gap: float = 8.0,
        marker_size: float = 7.0,
        marker_color: ColorLike | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        held = self._held_for(text)
        self._space, self._held, self._charts = space, None, []
        self._native = _keisen.Tooltip(
            native,
            {
                "mode": mode,
                "within": within,
                "size": size,
                "color": color,
                "background": background,
                "border_width": border_width,
                "border_color": border_color,
                "radius": radius,
                "insets": insets,
                "gap": gap,
                "marker_size": marker_size,
                "marker_color": marker_color,
            },
        )
        self._set_writer(held)

    @options_of()
    def set(self, **options: Unpack[TooltipOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that a tooltip is made with, `space` apart.
        """
        changes: dict[str, Any] = dict(options)
        has_text = "text" in changes
        held = self._held_for(changes.pop("text", None))
        self._open.update(changes)
        if has_text:
            self._set_writer(held)

    def _held_for(self, writer: Writer | None) -> _keisen.Callback | None:
        if writer is None:
            return None
        if not callable(writer):
            raise TypeError(f"text must be a callable, got {type(writer).__name__}")

        def write(rows: list[tuple[Any, ...]]) -> str:
            return writer([self._hit(row) for row in rows])

        return _keisen.Callback(write, "text")

    def _set_writer(self, held: _keisen.Callback | None) -> None:
        self._open.set_writer(held)
        self._held = held

    def _hit(self, parts: tuple[Any, ...]) -> Hit:
        native, _, *values = parts
        charts = [chart for chart in (each() for each in self._charts) if chart is not None]
        series = series_of(native, *(chart._series for chart in charts))
        if series is None:
            raise RuntimeError("the series at the pointer is no object of Python's any more")
        return Hit._of(series, *values)

    def _added_to(self, chart: Chart) -> None:
        from weakref import ref

        self._charts = [each for each in self._charts if each() not in (None, chart)]
        self._charts.append(ref(chart))
