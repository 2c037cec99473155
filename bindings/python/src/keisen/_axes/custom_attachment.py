"""Attachments of one's own."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._axes.painter import Painter
from keisen._base.guarded import Guarded
from keisen._ranges.projection import Projection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal, TypeAlias

    from keisen._axes.label import Insets

    Side: TypeAlias = Literal["bottom", "left", "top", "right"]
    Rank: TypeAlias = Literal["axis", "legend", "subtitle", "title"]


class LayoutDemand(Guarded):
    """The room that a `CustomAttachment` wants around the plot.

    Parameters
    ----------
    side : {"bottom", "left", "top", "right"}, optional
        The side along which its band lies; None for none.
    thickness : float, default 0
        Extent of the band away from the plot, in points, finite, not negative.
    rank : {"axis", "legend", "subtitle", "title"}, default "axis"
        Bands of a lower rank lie nearer to the plot.
    gap : float, optional
        Free room between the band and what lies nearer to the plot, in points, finite, not negative;
        None for none at the plot and a usual one at another band.
    overhang : float or tuple of float, default 0
        How far it may reach beyond the plot, one for all or four from the top counter-clockwise, under
        the bands of others.
    """

    __slots__ = {
        "gap": "Free room between the band and what lies nearer to the plot; None for the usual one.",
        "overhang": "How far it may reach beyond the plot, under the bands of others.",
        "rank": "How far out the band lies: axis, legend, subtitle or title.",
        "side": "The side along which the band lies; None for none.",
        "thickness": "Extent of the band away from the plot, in points.",
    }

    def __init__(
        self,
        side: Side | None = None,
        thickness: float = 0.0,
        *,
        rank: Rank = "axis",
        gap: float | None = None,
        overhang: Insets = 0.0,
    ) -> None:
        self.side = side
        self.thickness = thickness
        self.rank = rank
        self.gap = gap
        self.overhang = overhang

    def __repr__(self) -> str:
        """Return side and thickness."""
        return f"LayoutDemand({self.side!r}, {self.thickness!r})"


class CustomAttachment(Attachment["_keisen.CustomAttachment"]):
    """An attachment that Python draws: derive from it and write `draw`.

    `measure` and `draw` run on the thread that draws. They must not draw the chart that they are in,
    and `measure` must not ask it, or its figure, for a plot, values, a position, hits or rows:
    `InvalidStateError`. Other charts may be drawn and asked. What one raises is the cause of a
    `CallbackError`, and the chart is as it was.

    Parameters
    ----------
    projections : iterable of Projection
        Those whose ranges it asks for, besides those of the chart's series.

    Examples
    --------
    >>> import keisen as ks
    >>> class Stamp(ks.CustomAttachment):
    ...     def draw(self, painter, x, y, width, height):
    ...         painter.text("draft", x + width / 2, y + height / 2, anchor=(0.5, 0.5), angle=30)
    >>> chart = ks.Chart(320, 200)
    >>> chart.add(Stamp())
    >>> png = chart.to_png(renderer="cpu")
    """

    __slots__ = ("_held", "_projections")

    # The library has them; they are kept here too, so that Python's collector sees what they refer to.
    _held: _keisen.Callback
    _projections: tuple[Projection, ...]

    def __init__(self, *, projections: Iterable[Projection] = ()) -> None:
        self._projections = tuple(projections)
        natives = [Projection._native_of(each, "projections") for each in self._projections]
        self._held = _keisen.Callback(self._call, "draw")
        has_measure = type(self).measure is not CustomAttachment.measure
        self._native = _keisen.CustomAttachment(self._held, has_measure, natives)

    def draw(self, painter: Painter, x: float, y: float, width: float, height: float) -> None:
        """Draw the attachment; what is drawn is clipped to the picture.

        Parameters
        ----------
        painter : Painter
            What to draw with.
        x, y, width, height : float
            The room that it wanted beside the plot, along all of that side; the plot where it wanted
            none.
        """
        raise NotImplementedError(f"{type(self).__name__} has no draw()")

    def measure(self, painter: Painter) -> LayoutDemand | None:
        """Return the room that it wants; none where this is not written.

        It is called a few times in each picture: the painter's plot is a guess first, and final or
        nearly so the last time.

        Parameters
        ----------
        painter : Painter
            Measures texts; it draws nothing.

        Returns
        -------
        LayoutDemand or None
            The room; None for none.
        """
        return None

    def _call(self, operation: str, painter: _keisen.Painter, *arguments: object) -> object:
        lent = Painter._from(painter)
        if operation == "draw":
            (rect,) = arguments
            self.draw(lent, *rect)  # type: ignore[misc]
            return None
        demand = self.measure(lent)
        if demand is None:
            return None
        if not isinstance(demand, LayoutDemand):
            wrong = type(demand).__name__
            raise TypeError(f"what measure returns must be a LayoutDemand or None, got {wrong}")
        return demand.side, demand.thickness, demand.rank, demand.gap, demand.overhang

    def set_needs_display(self) -> None:
        """Tell that it looks other than in the last picture, so that `next_frame_time` knows."""
        self._open.set_needs_display()
