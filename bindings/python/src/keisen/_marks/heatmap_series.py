"""Heat maps."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.choice import check_word
from keisen._base.color import color_of
from keisen._base.errors import InvalidArgumentError, UnsupportedError
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.column import Column, as_column, as_numbers
from keisen._data.matrix import flattened
from keisen._data.names import place_names
from keisen._data.plain import Names, plain
from keisen._data.series import BlendedSeries, NamedSeries
from keisen._drawing.color_scale import ColorScale, as_color_scale
from keisen._ranges.space import Space
from keisen._ranges.tick_format import native_format, with_native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Self, Unpack

    from keisen._base.color import Color, ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike
    from keisen._ranges.projection import Projection
    from keisen._ranges.tick_format import TickFormatLike

    Interpolation: TypeAlias = Literal["nearest", "linear"]
    EdgesLike: TypeAlias = "tuple[float, float] | ColumnLike | Sequence[str]"

    # make-faces: options of HeatmapSeries
    class HeatmapOptions(TypedDict, total=False):
        """What `HeatmapSeries.set` takes."""

        interpolation: Interpolation
        alpha: float
        value_labels: bool
        value_color: ColorLike | None
        value_size: float
        value_format: TickFormatLike
        label: str | None


# make-faces: mark heatmap, method heatmap, without order x_from x_to y_from y_to column_names row_names
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
    x : (float, float), array_like of shape (n + 1,) or sequence of str, shape (n,), optional
        Where the first column begins and the last one ends, or the edges of all columns, which
        ascend or descend, or a name for each column. None for the names that a data frame has, else
        for the integers from 0. On a scale of names the integers are moved by -1/2, so that each name
        is in the middle of a cell.
    y : (float, float), array_like of shape (m + 1,) or sequence of str, shape (m,), optional
        The same of the rows.
    colormap : str, sequence of color_like or ColorScale, optional
        The colours, as for `ColorScale`, or a scale that others may share.
    origin : {"lower", "upper"}, optional
        Whether row 0 is at the low or at the high end of y. None for "upper" where rows have names,
        else for "lower".
    interpolation : {"nearest", "linear"}, default "nearest"
        Whether cells are rectangles of one colour, or values change steadily from the middle of a
        cell to those of its neighbours.
    alpha : float, default 1
        Opacity, 0 to 1.
    value_labels : bool, default False
        Whether cells have their values as texts in their middles. Where the widest one has no room
        all are smaller, down to 0.6 of their size; none has one where more than 10,000 cells are in
        view.
    value_color : color_like, optional
        Colour of the values.
    value_size : float, default 12
        Size of the values, in points, at most 1,000.
    value_format : str or TickFormat, optional
        How the values are written. Where it does not say how many digits there are, a number with a
        fraction and more than six digits is rounded to four, and never before the point.
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
        origin: Literal["lower", "upper"] | None = None,
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        value_labels: bool = False,
        value_color: ColorLike | None = None,
        value_size: float = 12.0,
        value_format: TickFormatLike = None,
        label: str | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        x, y = _names_of_frame(values, x, y)
        flat, rows, columns, by_columns = flattened(values, "values")
        scale = as_color_scale(colormap)
        matrix = as_numbers(flat, "values")
        x_names, y_names = _names(x, "x"), _names(y, "y")
        x_extent, x_edges = (None, None) if x_names else _edges(x, "x", space.x)
        y_extent, y_edges = (None, None) if y_names else _edges(y, "y", space.y)
        if origin is not None:
            check_word(origin, "origin", ("lower", "upper"))
        if origin == "upper" and not y_names:
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
            x_names,
            y_names,
            scale._open,
            {
                "interpolation": interpolation,
                "alpha": alpha,
                "value_labels": value_labels,
                "value_color": value_color,
                "value_size": value_size,
                "value_format": native_format(value_format),
                "label": label,
            },
        )
        if x_names:
            _extend(space.x, x_names, "x")
        if y_names:
            # The first place is the lowest one.
            _extend(
                space.y,
                y_names if origin == "lower" else y_names[::-1],
                "y",
                chosen=origin == "lower",
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
        self._open.update(with_native_format(options, "value_format"))

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
    value_labels: Option[bool] = Option(
        "Whether cells have their values as texts in their middles."
    )

    @property
    def value_color(self) -> Color | None:
        """Colour of the values."""
        return color_of(self._open.value_color)

    @value_color.setter
    def value_color(self, value_color: ColorLike | None) -> None:
        self.set(value_color=value_color)

    value_size: Option[float] = Option("Size of the values, in points, at most 1,000.")

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


def _names(edges: EdgesLike | None, name: str) -> list[str]:
    """Return a name for each cell, where there are such."""
    if edges is None or isinstance(edges, Column):
        return []
    if isinstance(edges, str):
        raise TypeError(f"{name} must be names or edges of cells, got str")
    numbers, _ = plain(edges, name)
    if not isinstance(numbers, Names):
        return []
    return ["" if each is None else each for each in numbers.texts]


def _names_of_frame(
    values: object, x: EdgesLike | None, y: EdgesLike | None
) -> tuple[EdgesLike | None, EdgesLike | None]:
    """Return where cells are, as a data frame names them where nothing says so."""
    columns: Any = getattr(values, "columns", None)
    rows: Any = getattr(values, "index", None)
    if x is None and columns is not None and _are_texts(columns):
        x = list(columns)
    if y is None and rows is not None and _are_texts(rows):
        y = list(rows)
    return x, y


def _are_texts(names: Any) -> bool:  # noqa: ANN401
    """Whether there are texts, and nothing else."""
    return hasattr(names, "__len__") and len(names) > 0 and all(isinstance(n, str) for n in names)


def _extend(projection: Projection, names: list[str], name: str, *, chosen: bool = False) -> None:
    """Give names places on a scale that the names of other series made, and that grows."""
    if chosen or (projection._names and projection._names_grow):
        place_names(projection, Names(list(names)), name, apart=True)
