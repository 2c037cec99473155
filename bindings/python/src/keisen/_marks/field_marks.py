"""The methods of a chart that show a field and add it."""

from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._data.mesh import field_of
from keisen._marks.contour_series import ContourSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class FieldMarks(ChartParts):
    """Charts' methods for fields: values on a grid, and pictures."""

    __slots__ = ()

    def contour(
        self,
        values: MatrixLike | ColumnLike,
        x: ColumnLike | MatrixLike | None = None,
        y: ColumnLike | MatrixLike | None = None,
        *,
        levels: int | Sequence[float] | NDArray[Any] = 8,
        width: float = 1.5,
        color: ColorLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        label_size: float = 0.0,
        label_format: TickFormatLike = None,
        label: str | None = None,
    ) -> ContourSeries:
        """Make lines of equal value of a field in the chart's own space and add them.

        Parameters
        ----------
        values : array_like, shape (m, n)
            The field; cells with a corner that is NaN, None or infinite are holes. A matrix that comes
            third is the field: `x, y, values`, where x and y may be those of `numpy.meshgrid`.
        x : Column or array_like, shape (n,), optional
            Where the columns stand: values that ascend or descend. None for 0 to n - 1.
        y : Column or array_like, shape (m,), optional
            Where the rows stand, likewise.
        levels : int or sequence of float, default 8
            About how many levels there are, or the levels, which ascend.
        width : float, default 1.5
            Width of the lines in points.
        color : color_like, optional
            The colour of all lines and labels; None for that of each level.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns levels into colours; None for viridis.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        label_size : float, default 0
            Size of labels on lines in points; 0 for none.
        label_format : str or TickFormat, optional
            How labels are written.
        label : str, optional
            Name for people.

        Returns
        -------
        ContourSeries
            The lines.

        Raises
        ------
        InvalidArgumentError
            If shapes do not fit, matrices of places are no grid, x or y goes both ways, or an option is
            not allowed.
        TypeError
            If something holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> lines = chart.contour([[0, 1, 2], [1, 2, 4], [2, 4, 8]], levels=[1, 3], label_size=11)
        """
        field, columns, rows = field_of(values, x, y)
        contours = ContourSeries(
            self.space,
            field,
            columns,
            rows,
            levels=levels,
            width=width,
            color=color,
            colormap=colormap,
            alpha=alpha,
            label_size=label_size,
            label_format=label_format,
            label=label,
        )
        return self._added_colored(contours, colorbar)

    def contourf(
        self,
        values: MatrixLike | ColumnLike,
        x: ColumnLike | MatrixLike | None = None,
        y: ColumnLike | MatrixLike | None = None,
        *,
        levels: int | Sequence[float] | NDArray[Any] = 8,
        width: float = 0.0,
        color: ColorLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 1.0,
        label_size: float = 0.0,
        label_format: TickFormatLike = None,
        label: str | None = None,
    ) -> ContourSeries:
        """Fill the bands between lines of equal value in the chart's own space.

        Parameters
        ----------
        values : array_like, shape (m, n)
            The field; cells with a corner that is NaN, None or infinite are holes. A matrix that comes
            third is the field: `x, y, values`, where x and y may be those of `numpy.meshgrid`.
        x : Column or array_like, shape (n,), optional
            Where the columns stand: values that ascend or descend. None for 0 to n - 1.
        y : Column or array_like, shape (m,), optional
            Where the rows stand, likewise.
        levels : int or sequence of float, default 8
            About how many levels there are, around all values; or the levels, beyond which nothing is
            filled.
        width : float, default 0
            Width of lines between the bands in points; 0 for none.
        color : color_like, optional
            The colour of these lines and of labels; None for that of each level.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns the middle of each band into its colour; None for viridis.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right, which shows the bands; a text is its title.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        label_size : float, default 0
            Size of labels between the bands in points; 0 for none.
        label_format : str or TickFormat, optional
            How labels are written.
        label : str, optional
            Name for people.

        Returns
        -------
        ContourSeries
            The bands.

        Raises
        ------
        InvalidArgumentError
            If shapes do not fit, matrices of places are no grid, x or y goes both ways, or an option is
            not allowed.
        TypeError
            If something holds no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bands = chart.contourf([[0, 1, 2], [1, 2, 4], [2, 4, 8]], colorbar=True)
        """
        field, columns, rows = field_of(values, x, y)
        contours = ContourSeries(
            self.space,
            field,
            columns,
            rows,
            levels=levels,
            filled=True,
            width=width,
            color=color,
            colormap=colormap,
            alpha=alpha,
            label_size=label_size,
            label_format=label_format,
            label=label,
        )
        return self._added_colored(contours, colorbar)
