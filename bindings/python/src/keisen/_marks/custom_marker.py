"""Markers of one's own."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object
from keisen._drawing.outline import points_of, steps_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, TypeAlias

    from keisen._drawing.outline import PathStep
    from keisen._marks.point_series import Marker

    MarkerLike: TypeAlias = "Marker | CustomMarker"


class CustomMarker(Object["_keisen.CustomMarker"]):
    """A marker of one's own: an outline of lines and curves, for wherever a `marker` is taken.

    What an odd number of its contours surrounds is inside; each contour is closed. Units don't
    matter: of one size it covers as much as all other markers, the area of a circle of this
    diameter. Hits, legends, fits and selections take it as it is; its border is centred on its
    outline. Of more rows in view than a quarter of the chart's `direct_rows`, without borders,
    markers are drawn as what they are on each pixel; with borders each costs as much as a shape
    that is drawn alone. It never changes, and two are equal where they are one marker.

    Parameters
    ----------
    outline : array_like, shape (n, 2), or iterable of tuple
        The corners of a polygon, y down, in any units; those of NaN part its contours. Or steps as
        of `Painter.path`: ("move", x, y), ("line", x, y), ("quadratic", x1, y1, x, y),
        ("cubic", x1, y1, x2, y2, x, y) and ("close",). At most 1,000 points.
    anchor : tuple of float, optional
        What stands on the data, in the same units; None for the outline's centre of area.

    Raises
    ------
    InvalidArgumentError
        If a point is not finite, there are too many or there is no such step, the outline covers
        nothing, or it reaches farther from its anchor than 100 times its size.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart()
    >>> pin = ks.CustomMarker([(0, 0), (-1, -2), (-1, -3), (1, -3), (1, -2)], anchor=(0, 0))
    >>> chart.points([1, 2, 3], [2, 1, 3], marker=pin, size=12).marker == pin
    True
    """

    __slots__ = ()

    def __init__(
        self,
        outline: Iterable[Sequence[float]] | Iterable[PathStep],
        *,
        anchor: tuple[float, float] | None = None,
    ) -> None:
        given: Any = outline
        if not hasattr(given, "__array__"):
            given = list(given)
        if isinstance(given, list) and given and _is_step(given[0]):
            verbs, points = steps_of(given)
            self._native = _keisen.CustomMarker(verbs, points, anchor)
        else:
            self._native = _keisen.CustomMarker(None, points_of(given), anchor)

    @classmethod
    def _from(cls, native: _keisen.CustomMarker) -> CustomMarker:
        marker = cls.__new__(cls)
        marker._native = native
        return marker

    def __eq__(self, other: object) -> bool:
        """Whether both are one marker."""
        if not isinstance(other, CustomMarker):
            return NotImplemented
        return self is other or self._open.equals(other._open)

    def __hash__(self) -> int:
        """Return a hash that is the same for all, as references to one marker differ."""
        return hash(CustomMarker)


def marker_of(reported: str | _keisen.CustomMarker) -> str | CustomMarker:
    """Return a marker as Python knows it."""
    return reported if isinstance(reported, str) else CustomMarker._from(reported)


def _is_step(first: object) -> bool:
    return isinstance(first, tuple) and bool(first) and isinstance(first[0], str)
