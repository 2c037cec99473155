"""The methods of a chart that make something of each row and add it."""

from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._base.errors import InvalidArgumentError
from keisen._data.arithmetic import lengths_of, places_of
from keisen._data.mesh import rows_of
from keisen._marks.error_bar_series import ErrorBarSeries
from keisen._marks.mark_series import rows_and_values
from keisen._marks.quiver_series import QuiverSeries
from keisen._marks.stem_series import StemSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.bar_series import Orientation
    from keisen._marks.custom_marker import MarkerLike
    from keisen._marks.quiver_series import QuiverPivot, QuiverUnits

    ErrorLike: TypeAlias = "float | ColumnLike | Sequence[ColumnLike]"


@methods_of("Chart")
class RowMarks(ChartParts):
    """Charts' methods for what shows each row by itself."""

    __slots__ = ()

    def quiver(
        self,
        x: ColumnLike | MatrixLike,
        y: ColumnLike | MatrixLike,
        u: ColumnLike | MatrixLike,
        v: ColumnLike | MatrixLike,
        color: ColorLike | ColumnLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        scale: float = 0.0,
        units: QuiverUnits = "points",
        pivot: QuiverPivot = "tail",
        width: float = 1.5,
        alpha: float = 1.0,
        key_unit: str = "",
        label: str | None = None,
    ) -> QuiverSeries:
        """Make an arrow for each row in the chart's own space and add them.

        Parameters
        ----------
        x, y : Column or array_like, shape (n,), or array_like, shape (m, n)
            Where arrows are; where u and v are matrices, of the same shape or the places of their columns
            and rows.
        u, v : Column or array_like, shape (n,), or array_like, shape (m, n)
            How far they go to the right and up.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything
            else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        scale : float, default 0
            What u and v are multiplied by; 0 for what gives arrows room, as in `QuiverSeries`.
        units : {"points", "data"}, default "points"
            Whether lengths are points, or arrows lead from (x, y) to (x + u, y + v).
        pivot : {"tail", "middle", "tip"}, default "tail"
            What of an arrow is at x and y.
        width : float, default 1.5
            Width of a shaft in points.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        key_unit : str, default ""
            What a legend writes behind the length of its arrow: "m/s".
        label : str, optional
            Name for people.

        Returns
        -------
        QuiverSeries
            The arrows.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a colour
            bar where all arrows have one colour.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> wind = chart.quiver([0, 1, 2], [0, 0, 0], [3, 4, 1], [1, -2, 0], key_unit="m/s")
        """
        x_row, y_row, u_row, v_row = rows_of(x, y, u, v)
        arrows = QuiverSeries(
            self.space,
            x_row,
            y_row,
            u_row,
            v_row,
            color=color,
            colormap=colormap,
            scale=scale,
            units=units,
            pivot=pivot,
            width=width,
            alpha=alpha,
            key_unit=key_unit,
            label=label,
        )
        return self._added_colored(arrows, colorbar, color)

    def errorbar(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        yerr: ErrorLike | None = None,
        xerr: ErrorLike | None = None,
        *,
        y_low: ColumnLike | None = None,
        y_high: ColumnLike | None = None,
        x_low: ColumnLike | None = None,
        x_high: ColumnLike | None = None,
        capsize: float = 3.0,
        width: float = 1.0,
        dash: Sequence[float] | None = None,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> ErrorBarSeries:
        """Make error bars in the chart's own space and add them.

        They are lines without markers: `points` or `line` of the same colour show the values.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        y : Column or array_like, shape (n,), optional
            Values of the vertical dimension.
            None where `x` alone is given: these are its values then, over row numbers.
        yerr : float or array_like, shape (n,) or (2, n), optional
            How far values of y may be from y, to both sides, or downwards and upwards. It takes numpy.
        xerr : float or array_like, shape (n,) or (2, n), optional
            The same of x.
        y_low, y_high : Column or array_like, shape (n,), optional
            Where bars end at lesser and at greater values of y, in place of `yerr`; a gap is no end.
        x_low, x_high : Column or array_like, shape (n,), optional
            The same of x.
        capsize : float, default 3
            Half the length of the line across each end, in points; 0 for none.
        width : float, default 1
            Width of all lines in points.
        dash : sequence of float, optional
            Lengths along each bar that alternate mark and gap, in multiples of the width.
        color : color_like or array_like, shape (n,), optional
            A text, a tuple or a `Color`; None for the next of the chart's colour cycle.
            Anything else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        alpha : float, default 1
            What the alpha of the colour is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        ErrorBarSeries
            The error bars.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an error is negative, both errors and ends are given, or
            an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.errorbar([1, 2, 3], [4, 6, 5], yerr=[0.5, 1, 0.2], color="black")
        >>> points = chart.points([1, 2, 3], [4, 6, 5], color="black")
        """
        x, y = rows_and_values(x, y)
        if yerr is not None:
            if y_low is not None or y_high is not None:
                raise InvalidArgumentError("error bars have either yerr or y_low and y_high")
            y_low, y_high = _ends(y, "y", yerr, "yerr")
        if xerr is not None:
            if x_low is not None or x_high is not None:
                raise InvalidArgumentError("error bars have either xerr or x_low and x_high")
            if x is None:
                import numpy

                x = numpy.arange(len(y))  # type: ignore[arg-type]
            x_low, x_high = _ends(x, "x", xerr, "xerr")
        bars = ErrorBarSeries(
            self.space,
            x,
            y,
            x_low=x_low,
            x_high=x_high,
            y_low=y_low,
            y_high=y_high,
            width=width,
            cap_length=2 * capsize,
            dash=dash,
            color=color,
            colormap=colormap,
            alpha=alpha,
            label=label,
        )
        return self._added_colored(bars, colorbar, color)

    def stem(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        baseline: float = 0.0,
        orientation: Orientation = "vertical",
        width: float = 1.0,
        dash: Sequence[float] | None = None,
        marker: MarkerLike = "circle",
        size: float | ColumnLike = 6.0,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> StemSeries:
        """Make stems in the chart's own space and add them: lines with markers at their tips.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Where the stems stand, or names; None for row numbers from 0. Of level stems it is values
            of the vertical dimension.
        y : Column or array_like, shape (n,), optional
            Where the tips are.
            None where `x` alone is given: these are its values then, over row numbers.
        baseline : float, default 0
            Where stems begin, in the units of y.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way the stems go.
        width : float, default 1
            Width of the lines in points; 0 draws none.
        dash : sequence of float, optional
            Lengths along each line that alternate mark and gap, in multiples of the width.
        marker : str or CustomMarker, default "circle"
            The shape of the markers, as for `points`.
        size : float or array_like, shape (n,), default 6
            Size of the markers in points; 0 draws none. An array gives each marker its own.
        color : color_like or array_like, shape (n,), optional
            The colour of lines and markers; None for the next of the chart's colour cycle.
            Anything else with a length is values.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns values into colours; None takes viridis, from the least value to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's for plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        StemSeries
            The stems.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or an option is not allowed.
        TypeError
            If a column holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> stems = chart.stem(None, [1, 3, 2, 5])
        """
        stems = StemSeries(
            self.space,
            x,
            y,
            orientation=orientation,
            baseline=baseline,
            width=width,
            dash=dash,
            marker=marker,
            size=size,
            color=color,
            colormap=colormap,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        return self._added_colored(stems, colorbar, color)


def _ends(
    values: ColumnLike, name: str, error: ErrorLike, error_name: str
) -> tuple[ColumnLike, ColumnLike]:
    """Return where bars end that reach as far as told."""
    import numpy

    centers = places_of(values, name)
    errors = lengths_of(error, error_name, centers)
    if errors.ndim > 2 or (errors.ndim == 2 and errors.shape[0] != 2):
        wrong = f"{error_name} must have shape (), (n,) or (2, n), got {errors.shape}"
        raise InvalidArgumentError(wrong)
    negative = errors[errors < errors.dtype.type(0)]
    if len(negative) > 0:
        raise InvalidArgumentError(f"{error_name} must not be negative, got {negative[0]}")
    lower, upper = errors if errors.ndim == 2 else (errors, errors)
    if numpy.ndim(lower) == 1 and len(lower) != len(centers):
        wrong = f"{error_name} has {len(lower)} values for {len(centers)} rows"
        raise InvalidArgumentError(wrong)
    # An end that is not finite is none.
    with numpy.errstate(over="ignore", invalid="ignore"):
        return centers - lower, centers + upper
