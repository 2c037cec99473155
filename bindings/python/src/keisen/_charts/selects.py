"""The method of a chart that finds the rows in a box or a lasso."""

from __future__ import annotations

from keisen._axes.chart_parts import methods_of
from keisen._base.errors import InvalidArgumentError
from keisen._base.object import Object
from keisen._charts.hits import series_of
from keisen._data.selection import rows_of
from keisen._data.series import native_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy import int64
    from numpy.typing import NDArray

    from keisen import _keisen
    from keisen._data.series import Series


@methods_of("Chart")
class Selects(Object["_keisen.Chart"]):
    """Charts' method for selections."""

    __slots__ = ()

    # All series of the chart, from the bottom up, each with what the extension calls it.
    _series: dict[Series, _keisen.Series]

    def select(
        self,
        *,
        box: Sequence[float] | None = None,
        lasso: Iterable[Sequence[float]] | None = None,
        series: Series | None = None,
        pixel_ratio: float | None = None,
    ) -> dict[Series, NDArray[int64] | list[int]]:
        """Find the rows whose drawn marks lie in a box or within a lasso.

        Layout and ranges are those of a frame drawn now, but nothing is drawn: unset projections
        are fitted, once, and nothing else changes. Places outside of the plot are in no box, and
        what is not drawn is not found. Other threads run meanwhile.

        A row is found by its own place: of points and strips the middle of the marker, of lines and
        areas x and y, of stems the tip, of error bars and arrows x and y, of candlesticks half way
        from low to high, of bars the middle of what the plot shows of them, of sectors and slices
        the middle of their angles and radii. A polygon, and a day of a calendar, is found by its
        middle with all of its rows. Rows of densities, hexagons, boxes and violins are found by
        their own values; the row of a cell, a pixel or a value of contours is its place among all.
        Of a series of one's own it is half way from the least to the greatest of its columns of x,
        and of y.

        Parameters
        ----------
        box : sequence of float, optional
            Left, top, width and height in points from the top left corner of the picture. A place
            on a side is in it; a negative width or height reaches to the other side.
        lasso : iterable of tuple of float, optional
            Points of the picture around which a line goes, the last one joined with the first, by
            the even-odd rule: what is gone around twice is outside. Fewer than three hold nothing.
        series : Series, optional
            Where to look; None for all series of the chart.
        pixel_ratio : float, optional
            Device pixels per point of the frame; None for those of the last frame, 1 before the
            first.

        Returns
        -------
        dict of Series to numpy.ndarray
            For each series, from the bottom up, its rows: ascending int64, a list where numpy is
            missing. Those without rows are there too.

        Raises
        ------
        InvalidArgumentError
            If there is neither a box nor a lasso, or both, or a number is not finite.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If code of one's own calls it within a picture of the chart.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> points = chart.points([1, 2, 3, 4], [1, 4, 9, 16])
        >>> found = chart.select(box=(0, 200, 640, 200))
        >>> [int(row) for row in found[points]]
        [0, 1]
        """
        corners = corners_of(box, lasso)
        known = dict(self._series)
        rows: dict[Series, NDArray[int64] | list[int]] = {}
        for native, selection in self._open.select(box, corners, native_of(series), pixel_ratio):
            owner = series_of(native, known, self._series)
            if owner is not None:
                rows[owner] = rows_of(selection)
        return rows


def corners_of(
    box: Sequence[float] | None, lasso: Iterable[Sequence[float]] | None
) -> list[float] | None:
    """Return x and y of each point of a lasso in turn.

    Parameters
    ----------
    box : sequence of float, optional
        What else may be given.
    lasso : iterable of tuple of float, optional
        The points.

    Returns
    -------
    list of float or None
        Twice as many numbers; None where there is a box.

    Raises
    ------
    InvalidArgumentError
        If there are both or none, or a point has not two numbers.
    """
    if (box is None) == (lasso is None):
        raise InvalidArgumentError("select takes either a box or a lasso")
    if lasso is None:
        return None
    coordinates: list[float] = []
    for index, point in enumerate(lasso):
        pair = list(point)
        if len(pair) != 2:
            wrong = f"points of a lasso must have 2 numbers, got {len(pair)} at {index}"
            raise InvalidArgumentError(wrong)
        coordinates += pair
    return coordinates
