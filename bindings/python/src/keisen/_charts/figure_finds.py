"""The methods of a figure that find what is drawn in its charts, and the values there."""

from __future__ import annotations

from keisen._axes.chart_parts import methods_of
from keisen._base.object import Object
from keisen._charts.hit import Hit
from keisen._charts.hits import point_of, series_of, values_of_places
from keisen._charts.selects import corners_of
from keisen._data.selection import rows_of
from keisen._data.series import native_of
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy import datetime64, int64
    from numpy.typing import NDArray

    from keisen import _keisen
    from keisen._charts.chart import Chart
    from keisen._charts.hit import HitMode
    from keisen._data.series import Series
    from keisen._data.values import ValueLike


@methods_of("Figure")
class FigureFinds(Object["_keisen.Figure"]):
    """Figures' methods for hits, selections and values."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def charts(self) -> tuple[Chart, ...]:
            """The charts."""

    def hit(
        self,
        x: float,
        y: float,
        *,
        within: float = 10.0,
        mode: HitMode = "nearest",
        series: Series | None = None,
        pixel_ratio: float | None = None,
    ) -> tuple[Chart, Hit] | None:
        """Find the row that is drawn nearest to a point of the picture, as `Chart.hit`.

        It is looked for in the chart at the point, of charts that lie over each other the topmost.

        Parameters
        ----------
        x, y : float
            Points from the top left corner of the picture, finite.
        within : float, default 10
            Distance in points up to which something is found, not negative; `math.inf` for the
            nearest anywhere in the chart's plot.
        mode : {"nearest", "x"}, default "nearest"
            What counts as near, as in `Chart.hit`.
        series : Series, optional
            Where to look; None for all series of the chart.
        pixel_ratio : float, optional
            Device pixels per point of the frame; None for those of the last frame, 1 before the first.

        Returns
        -------
        tuple of Chart and Hit, or None
            The chart, and what is found in it, its position in the figure's points.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or not allowed, there is no such mode, or extents overflow.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If code of one's own calls it within a picture of the chart.
        """
        known = self._known()
        found = self._open.hit(x, y, within, mode, native_of(series), pixel_ratio)
        if found is None:
            return None
        native, parts = found
        # Another thread may have added it meanwhile.
        chart = next((chart for chart in known if native.equals(chart._kept)), None)
        if chart is None:
            return None
        owner = series_of(parts[0], known[chart], chart._series)
        return None if owner is None else (chart, Hit._of(owner, *parts[2:]))

    def select(
        self,
        *,
        box: Sequence[float] | None = None,
        lasso: Iterable[Sequence[float]] | None = None,
        series: Series | None = None,
        pixel_ratio: float | None = None,
    ) -> dict[Chart, dict[Series, NDArray[int64] | list[int]]]:
        """Find the rows whose drawn marks lie in a box or within a lasso, in every chart it reaches.

        In each chart as `Chart.select`; what an inset covers of the chart below it is found too.

        Parameters
        ----------
        box : sequence of float, optional
            Left, top, width and height in points from the top left corner of the figure.
        lasso : iterable of tuple of float, optional
            Points of the figure around which a line goes, the last one joined with the first.
        series : Series, optional
            Where to look; None for all series of all charts.
        pixel_ratio : float, optional
            As in `hit`.

        Returns
        -------
        dict of Chart to dict of Series to numpy.ndarray
            For each chart what `Chart.select` returns.

        Raises
        ------
        InvalidArgumentError
            If there is neither a box nor a lasso, or both, or a number is not finite.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If code of one's own calls it within a picture of one of the charts.

        Examples
        --------
        >>> import keisen as ks
        >>> figure = ks.Figure(columns=2)
        >>> figure[0, 0], figure[0, 1] = ks.Chart(), ks.Chart()
        >>> points = [chart.points([1, 2, 3], [1, 4, 9]) for chart in figure.charts]
        >>> found = figure.select(box=(320, 0, 320, 400))
        >>> [found[chart][each].tolist() for chart, each in zip(figure.charts, points)]
        [[], [0, 1, 2]]
        """
        corners = corners_of(box, lasso)
        known = self._known()
        charts: dict[Chart, dict[Series, NDArray[int64] | list[int]]]
        charts = {chart: {} for chart in known}
        found = self._open.select(box, corners, native_of(series), pixel_ratio)
        for native, kind, selection in found:
            chart = next((chart for chart in known if native.equals(chart._kept)), None)
            if chart is None:
                continue
            owner = series_of(kind, known[chart], chart._series)
            if owner is not None:
                charts[chart][owner] = rows_of(selection)
        return charts

    def values_at(
        self,
        chart: Chart,
        x: float,
        y: float,
        *,
        space: Space | None = None,
        clip: bool = False,
        pixel_ratio: float | None = None,
    ) -> tuple[int | float | datetime64, int | float | datetime64] | None:
        """Return the values that stand at a point of the picture in one of the charts.

        As `Chart.values_at`, with points from the top left corner of the figure.

        Parameters
        ----------
        chart : Chart
            A chart of the figure, closed or not.
        x, y : float
            Points from the top left corner of the picture, finite.
        space : Space, optional
            The space of the values, not a polar one; None for the chart's own.
        clip : bool, default False
            Whether nothing stands at points outside of the chart's plot.
        pixel_ratio : float, optional
            As in `hit`.

        Returns
        -------
        tuple or None
            Both values, as `Chart.values_at` returns them.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or not allowed, or extents overflow.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If the chart is not in the figure, or code of one's own calls it within a picture.
        UnsupportedError
            If the space is polar.
        """
        native = None if space is None else Space._native_of(space, "space")
        found = self._open.values_at(self._native_chart(chart), x, y, native, clip, pixel_ratio)
        return values_of_places(found)

    def position_of(
        self,
        chart: Chart,
        x: ValueLike,
        y: ValueLike,
        *,
        space: Space | None = None,
        clip: bool = False,
        pixel_ratio: float | None = None,
    ) -> tuple[float, float] | None:
        """Return where two values of one of the charts stand in the picture.

        As `Chart.position_of`, in points from the top left corner of the figure.

        Parameters
        ----------
        chart : Chart
            A chart of the figure, closed or not.
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str
            The values; of a polar space an angle and a radius.
        space : Space, optional
            The space of the values; None for the chart's own.
        clip : bool, default False
            Whether values that the chart's plot does not show stand nowhere.
        pixel_ratio : float, optional
            As in `hit`.

        Returns
        -------
        tuple of float or None
            The point, as `Chart.position_of` returns it.

        Raises
        ------
        InvalidArgumentError
            If a value is NaN or infinite, a name is not on the scale, or extents overflow.
        CallbackError
            If a formatter, a hook or a part of one's own raises.
        InvalidStateError
            If the chart is not in the figure, or code of one's own calls it within a picture.

        Examples
        --------
        >>> import keisen as ks
        >>> figure = ks.Figure(columns=2)
        >>> figure[0, 0], figure[0, 1] = ks.Chart(), ks.Chart()
        >>> chart = figure[0, 1]
        >>> chart.x.range, chart.y.range = (0, 10), (0, 1)
        >>> x, y = figure.position_of(chart, 2.5, 0.5)
        >>> x > 320, figure.values_at(chart, x, y)
        (True, (2.5, 0.5))
        """
        own = self._native_chart(chart)
        places, native = point_of(chart._opened(), x, y, space)
        return self._open.position_of(own, *places, native, clip, pixel_ratio)

    def _native_chart(self, chart: Chart) -> _keisen.Chart:
        """Return what the extension calls a chart, also where it was closed: the figure has it."""
        from keisen._charts.chart import Chart

        if not isinstance(chart, Chart):
            raise TypeError(f"chart must be a chart, got {type(chart).__name__}")
        return chart._kept

    def _known(self) -> dict[Chart, dict[Series, _keisen.Series]]:
        """Return the charts and their series: code of one's own may take them out meanwhile."""
        return {chart: dict(chart._series) for chart in self.charts}
