"""The method of a chart that finds what is drawn at a point."""

from __future__ import annotations

from keisen._chart_parts import methods_of_charts
from keisen._hit import Hit
from keisen._object import Object
from keisen._series import Series

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keisen import _keisen
    from keisen._hit import HitMode


@methods_of_charts
class Hits(Object["_keisen.Chart"]):
    """Charts' method for hits."""

    __slots__ = ()

    # All series of the chart, from the bottom up.
    _series: list[Series]

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
        that stands nearest itself, of these the first.

        Of points the distance is that of a marker's outline, of category bars that of a bar's
        rectangle, without its value; of markers, and of bars, that are equally near it is the last
        one, which is on top. A heat map gives the cell at the point, or beside its rectangle the
        nearest cell, a density this cell or the nearest one with rows. Of series at the same
        distance it is the topmost.

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
        series : Series, optional
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
        if series is not None and not isinstance(series, Series):
            raise TypeError(f"series must be a series of a chart, got {type(series).__name__}")
        own = None if series is None else series._open.series
        found = self._open.hit(x, y, within, mode, own, pixel_ratio)
        if found is None:
            return None
        native, index, row, own_x, own_y, position, distance, column, value = found
        owner = self._series_of(native, index)
        return Hit._of(owner, row, own_x, own_y, position, distance, column, value)

    def _series_of(self, native: _keisen.Series, index: int) -> Series:
        """Return the object of a series of the library, which is at this place of the chart."""
        for each in self._series:
            if not each.closed and native.equals(each._open.series):
                return each
        # One that was closed; the chart keeps it.
        return self._series[index]
