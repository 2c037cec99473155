"""Heat maps."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError, UnsupportedError
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.column import Column, as_column, as_numbers
from keisen._data.matrix import flattened
from keisen._data.series import BlendedSeries, NamedSeries
from keisen._drawing.color_scale import ColorScale, as_color_scale
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Self, Unpack

    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike
    from keisen._ranges.projection import Projection

    Interpolation: TypeAlias = Literal["nearest", "linear"]
    EdgesLike: TypeAlias = "tuple[float, float] | ColumnLike"

    # make-faces: options of HeatmapSeries
    class HeatmapOptions(TypedDict, total=False):
        """What `HeatmapSeries.set` takes."""

        interpolation: Interpolation
        alpha: float
        label: str | None


# make-faces: mark heatmap, method heatmap, without order x_from x_to y_from y_to
class HeatmapSeries(NamedSeries["_keisen.HeatmapSeries"], BlendedSeries["_keisen.HeatmapSeries"]):
    """The values of a matrix as coloured cells. It may be part of several charts.

    A pixel that holds several cells has the colour of the mean of their values.

    Parameters
    ----------
    space : Space
        The space to draw in.
    values : array_like, shape (m, n), or Matrix
        Numbers or times; NaN, None, infinities and NaT are missing. Row 0 is at the low end of y. A
        `Column.reshape` shows what the column holds. Arrays in C and in Fortran order, also turned
        around in both directions, are borrowed as `Column` says; others are copied, as slices and
        views turned around in one.
    x : (float, float) or array_like, shape (n + 1,), optional
        Where the first column begins and the last one ends, or the edges of all columns, which
        ascend or descend; None for the integers from 0. On a scale of names the integers are moved by
        -1/2, so that each name is in the middle of a cell.
    y : (float, float) or array_like, shape (m + 1,), optional
        The same of the rows.
    colormap : str, sequence of color_like or ColorScale, optional
        The colours, as for `ColorScale`, or a scale that others may share.
    origin : {"lower", "upper"}, default "lower"
        Whether row 0 is at the low or at the high end of y.
    interpolation : {"nearest", "linear"}, default "nearest"
        Whether cells are rectangles of one colour, or values change steadily from the middle of a
        cell to those of its neighbours.
    alpha : float, default 1
        Opacity, 0 to 1.
    label : str, optional
        Name for people; a legend shows it beside the colours.

    Raises
    ------
    InvalidArgumentError
        If the values have not two dimensions, edges are not finite, not in order or not one more
        than cells, or an option is not allowed.
    TypeError
        If the values are no numbers or times.

    Examples
    --------
    >>> cells = chart.heatmap([[1, 2, 3], [4, None, 6]], colorbar="level")
    """

    __slots__ = ("_color_scale", "_columns", "_shape")

    # Kept for Python's collector, as those of lines.
    _columns: tuple[_keisen.Column, ...]
    _color_scale: ColorScale
    # None of a histogram, whose cells the library counts.
    _shape: tuple[int, int, bool] | None

    def __init__(
        self,
        space: Space,
        values: MatrixLike,
        x: EdgesLike | None = None,
        y: EdgesLike | None = None,
        *,
        colormap: ColorMapLike | ColorScale | None = None,
        origin: Literal["lower", "upper"] = "lower",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        flat, rows, columns, by_columns = flattened(values, "values")
        scale = as_color_scale(colormap)
        matrix = as_numbers(flat, "values")
        x_extent, x_edges = _edges(x, "x", space.x)
        y_extent, y_edges = _edges(y, "y", space.y)
        check_word(origin, "origin", ("lower", "upper"))
        if origin == "upper":
            if y_edges is not None:
                raise TypeError("edges of y say where rows are; origin does not change them")
            y_extent = (rows, 0) if y_extent is None else (y_extent[1], y_extent[0])
            # Nothing has no extent.
            y_extent = y_extent if rows else None
        self._native = _keisen.HeatmapSeries(
            native,
            matrix._open,
            columns if rows else 0,
            by_columns,
            x_extent,
            y_extent,
            None if x_edges is None else x_edges._open,
            None if y_edges is None else y_edges._open,
            scale._open,
            {"interpolation": interpolation, "alpha": alpha, "label": label},
        )
        self._columns = tuple(each._open for each in (matrix, x_edges, y_edges) if each is not None)
        self._shape = (rows, columns, by_columns)
        self._color_scale = scale
        self._space = space

    @classmethod
    def _histogram(
        cls,
        space: Space,
        columns: tuple[Column, Column],
        values: Column | None,
        bins: tuple[object, object],
        edges: tuple[Column | None, Column | None],
        reduce: str,
        mincnt: int,
        color_scale: ColorScale,
        alpha: float,
        label: str | None,
    ) -> Self:
        """Make a two-dimensional histogram, whose bins are numbers, rules or edges."""
        cells = cls.__new__(cls)
        x, y = columns
        x_edges, y_edges = edges
        cells._native = _keisen.HeatmapSeries.histogram(
            space._open,
            x._open,
            y._open,
            None if values is None else values._open,
            None if x_edges is not None else bins[0],
            None if y_edges is not None else bins[1],
            None if x_edges is None else x_edges._open,
            None if y_edges is None else y_edges._open,
            reduce,
            mincnt,
            color_scale._open,
            alpha,
            label,
        )
        cells._columns = (x._open, y._open)
        cells._shape = None
        cells._color_scale = color_scale
        cells._space = space
        return cells

    @options_of(without="colormap origin")
    def set(self, **options: Unpack[HeatmapOptions]) -> None:
        """Change some options, all at once or none.

        Any of `interpolation`, `alpha` and `label`.
        """
        self._open.update(dict(options))

    def set_data(self, values: MatrixLike) -> None:
        """Replace the values by a matrix of the same shape.

        Parameters
        ----------
        values : array_like, shape (m, n)
            The values, in C order where the old ones were, else in Fortran order.

        Raises
        ------
        InvalidArgumentError
            If shape or order is another one. The old values stay.
        UnsupportedError
            If it is a histogram, which is made of its rows once.
        TypeError
            If the values are no numbers or times. The old values stay.
        """
        native = self._open
        matrix = self._matrix(values)
        native.set_values(matrix._open)
        self._columns = (matrix._open, *self._columns[1:])

    def _matrix(self, values: MatrixLike) -> Column:
        """Return values of the shape and order of the old ones as a column."""
        if self._shape is None:
            raise UnsupportedError("a histogram takes no other values: make a new one")
        flat, *shape = flattened(values, "values")
        if tuple(shape) != self._shape:
            raise InvalidArgumentError(
                f"values must have the shape {self._shape[:2]} and the order of the old ones, "
                f"got {tuple(shape[:2])}"
            )
        return as_numbers(flat, "values")

    @property
    def color_scale(self) -> ColorScale:
        """What turns its values into colours."""
        return self._color_scale

    interpolation: Option[Interpolation] = Option("What is between the middles of cells.")

    def __repr__(self) -> str:
        """Return the shape."""
        if self.closed:
            return "<HeatmapSeries, closed>"
        if self._shape is None:
            return self._repr_of(f"a histogram of {self._columns[0].count} rows")
        return self._repr_of(f"{self._shape[0]} x {self._shape[1]}")


def _edges(
    edges: EdgesLike | None, name: str, projection: Projection
) -> tuple[tuple[float, float] | None, Column | None]:
    """Return an extent, or a column of edges, or neither."""
    if edges is None:
        return None, None
    if isinstance(edges, (list, tuple)) and len(edges) == 2:
        first, last = edges
        if isinstance(first, (int, float)) and isinstance(last, (int, float)):
            return (first, last), None
    return None, as_column(edges, f"{name} edges", projection)
