"""The methods of a chart that find what is drawn at a point, and the values there."""

from __future__ import annotations

from keisen._axes.chart_parts import methods_of
from keisen._base.object import Object
from keisen._charts.hit import Hit
from keisen._data.series import native_of
from keisen._data.values import at_point, is_gap
from keisen._ranges.projection import exact
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numpy import datetime64

    from keisen import _keisen
    from keisen._charts.hit import HitMode
    from keisen._data.series import Series
    from keisen._data.values import Parts, ValueLike


@methods_of("Chart")
class Hits(Object["_keisen.Chart"]):
    """Charts' methods for hits and values."""

    __slots__ = ()

    # All series of the chart, from the bottom up, each with what the extension calls it.
    _series: dict[Series, _keisen.Series]

    if TYPE_CHECKING:

        @property
        def space(self) -> Space:
            """The chart's own space."""

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
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If code of one's own calls it within a picture of the chart.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> hit = chart.hit(320, 200, within=1000)
        >>> hit.row, hit.x, hit.y
        (2, 2, 4.0)
        """
        known = dict(self._series)
        found = self._open.hit(x, y, within, mode, native_of(series), pixel_ratio)
        if found is None:
            return None
        owner = series_of(found[0], known, self._series)
        return None if owner is None else Hit._of(owner, *found[2:])

    def values_at(
        self,
        x: float,
        y: float,
        *,
        space: Space | None = None,
        clip: bool = False,
        pixel_ratio: float | None = None,
    ) -> tuple[int | float | datetime64, int | float | datetime64] | None:
        """Return the values that stand at a point of the picture: the inverse of `position_of`.

        Layout and ranges are those of a frame drawn now, as for `hit`. Other threads run meanwhile.

        Parameters
        ----------
        x, y : float
            Points from the top left corner of the picture, finite.
        space : Space, optional
            The space of the values, not a polar one; None for the chart's own.
        clip : bool, default False
            Whether nothing stands at points outside of the plot.
        pixel_ratio : float, optional
            As in `hit`.

        Returns
        -------
        tuple or None
            Both values, as exact as the ranges; times as numpy.datetime64 of whole steps of the scale's
            unit. None where a scale ends before the point, or one of the values is infinite or has no
            datetime64, where the plot has no room, and outside of it where that is asked for.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or not allowed, or extents overflow.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If code of one's own calls it within a picture of the chart.
        UnsupportedError
            If the space is polar.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> chart.x.range, chart.y.range = (0, 10), (0, 1)
        >>> x, y = chart.position_of(2.5, 0.5)
        >>> chart.values_at(x, y)
        (2.5, 0.5)
        """
        native = None if space is None else Space._native_of(space, "space")
        return values_of_places(self._open.values_at(x, y, native, clip, pixel_ratio))

    def position_of(
        self,
        x: ValueLike,
        y: ValueLike,
        *,
        space: Space | None = None,
        clip: bool = False,
        pixel_ratio: float | None = None,
    ) -> tuple[float, float] | None:
        """Return where two values stand in the picture, in points from its top left corner.

        Layout and ranges are those of a frame drawn now, as for `hit`. Other threads run meanwhile.

        Parameters
        ----------
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str
            The values; of a polar space an angle and a radius.
        space : Space, optional
            The space of the values; None for the chart's own.
        clip : bool, default False
            Whether values that the plot does not show stand nowhere.
        pixel_ratio : float, optional
            As in `hit`.

        Returns
        -------
        tuple of float or None
            The point; None where a scale has no place for a value, where the plot has no room, and
            outside of it where that is asked for.

        Raises
        ------
        InvalidArgumentError
            If a value is NaN or infinite, a name is not on the scale, or extents overflow.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If code of one's own calls it within a picture of the chart.
        """
        places, native = point_of(self, x, y, space)
        return self._open.position_of(*places, native, clip, pixel_ratio)


def series_of(native: _keisen.Series, *known: dict[Series, _keisen.Series]) -> Series | None:
    """Return the object of a series of the library.

    Parameters
    ----------
    native : object
        What the extension calls the series.
    *known : dict
        The series of charts, each with what the extension calls it: those of before a search, as code
        of one's own may take parts out of a chart meanwhile, and those of now.

    Returns
    -------
    Series or None
        The series; None where another thread has put it there and taken it out.
    """
    for charts in known:
        for series, own in charts.items():
            if native.equals(own):
                return series
    return None


def values_of_places(
    found: tuple[Parts, Parts] | None,
) -> tuple[int | float | datetime64, int | float | datetime64] | None:
    """Return the values that the library found at a point, as Python has them.

    Parameters
    ----------
    found : tuple or None
        What `value_of` would return for both; None for none.

    Returns
    -------
    tuple or None
        Both values; None where one of them has no datetime64 either.
    """
    if found is None:
        return None
    values = at_point(found[0]), at_point(found[1])
    return None if any(map(is_gap, values)) else values


def point_of(
    chart: Hits, x: ValueLike, y: ValueLike, space: Space | None
) -> tuple[tuple[Parts, Parts], _keisen.Space]:
    """Return two values as the library takes them, and their space.

    Parameters
    ----------
    chart : Chart
        The chart.
    x, y : float, time or str
        The values.
    space : Space, optional
        Their space; None for the chart's own.

    Returns
    -------
    tuple
        What `value_of` returns of both, and the space of the library.
    """
    own = chart.space if space is None else space
    native = Space._native_of(own, "space")
    return (exact(own.x, x, "x"), exact(own.y, y, "y")), native
