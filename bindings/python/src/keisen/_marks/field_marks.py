"""The methods of a chart that show a field and add it."""

from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._data.mesh import field_of
from keisen._marks.contour_series import ContourSeries
from keisen._marks.heatmap_series import HeatmapSeries
from keisen._marks.image_series import ImageSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal

    from numpy.typing import NDArray

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.heatmap_series import EdgesLike, Interpolation
    from keisen._marks.image_series import ImageLike, Origin
    from keisen._ranges.tick_format import TickFormatLike


@methods_of("Chart")
class FieldMarks(ChartParts):
    """Charts' methods for fields: values on a grid, and pictures."""

    __slots__ = ()

    # make-faces: as HeatmapSeries
    def heatmap(
        self,
        values: MatrixLike,
        x: EdgesLike | None = None,
        y: EdgesLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        origin: Literal["lower", "upper"] = "lower",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        label: str | None = None,
    ) -> HeatmapSeries:
        """Make a heat map in the chart's own space and add it.

        Parameters
        ----------
        values : array_like, shape (m, n), or Matrix
            Numbers or times; NaN, None, infinities and NaT are missing. Row 0 is at the low end of
            y. A `Column.reshape` shows what the column holds. Arrays in C and in Fortran order,
            also turned around in both directions, are borrowed as `Column` says; others are copied,
            as slices and views turned around in one.
        x : (float, float) or array_like, shape (n + 1,), optional
            Where the first column begins and the last one ends, or the edges of all columns, which
            ascend or descend; None for the integers from 0. On a scale of names the integers are
            moved by -1/2, so that each name is in the middle of a cell.
        y : (float, float) or array_like, shape (m + 1,), optional
            The same of the rows.
        colormap : str, sequence of color_like or ColorScale, optional
            The colours, as for `ColorScale`, or a scale that others may share.
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        origin : {"lower", "upper"}, default "lower"
            Whether row 0 is at the low or at the high end of y.
        interpolation : {"nearest", "linear"}, default "nearest"
            Whether cells are rectangles of one colour, or values change steadily from the middle of
            a cell to those of its neighbours.
        alpha : float, default 1
            Opacity, 0 to 1.
        label : str, optional
            Name for people; a legend shows it beside the colours.

        Returns
        -------
        HeatmapSeries
            The heat map.

        Raises
        ------
        InvalidArgumentError
            If the values have not two dimensions, edges are not finite, not in order or not one
            more than cells, or an option is not allowed.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> cells = chart.heatmap([[1, 2, 3], [4, None, 6]], colorbar="level")
        """
        heatmap = HeatmapSeries(
            self.space,
            values,
            x,
            y,
            colormap=colormap,
            origin=origin,
            interpolation=interpolation,
            alpha=alpha,
            label=label,
        )
        return self._added_colored(heatmap, colorbar)

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

    # make-faces: as ImageSeries
    def image(
        self,
        image: ImageLike,
        *,
        extent: Sequence[float] | None = None,
        origin: Origin = "upper",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        label: str | None = None,
    ) -> ImageSeries:
        """Place an image in the chart's own space.

        Parameters
        ----------
        image : array_like, shape (h, w), (h, w, 3) or (h, w, 4), Canvas or path_like
            Grey, RGB or RGBA with straight alpha, as integers of 8 bits or floats in 0...1, which
            are clamped; NaN is 0. It is copied. A canvas stands for its picture, a path for a PNG
            file.
        extent : (left, right, bottom, top), optional
            Where its sides are; None for 0, w, 0 and h. Reversed ones turn it over.
        origin : {"upper", "lower"}, default "upper"
            Whether row 0 is at the top or at the bottom.
        interpolation : {"nearest", "linear"}, default "nearest"
            Whether pixels that are larger than those of the picture are rectangles or smoothed.
        alpha : float, default 1
            What the alpha of its pixels is multiplied by, 0 to 1.
        label : str, optional
            Name for people.

        Returns
        -------
        ImageSeries
            The image.

        Raises
        ------
        InvalidArgumentError
            If the image has another shape or type or no pixels, or an option is not allowed.
        FileError
            If the file can't be read.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> chess = chart.image([[0.0, 1.0], [1.0, 0.0]], extent=(0, 8, 0, 8))
        """
        series = ImageSeries(
            self.space,
            image,
            extent=extent,
            origin=origin,
            interpolation=interpolation,
            alpha=alpha,
            label=label,
        )
        return self._added(series)
