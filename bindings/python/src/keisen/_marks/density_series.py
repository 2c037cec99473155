"""Densities."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.column import as_column
from keisen._data.series import BlendedSeries
from keisen._drawing.color_scale import as_color_scale
from keisen._marks.mark_series import MarkSeries
from keisen._ranges.projection import Projection
from keisen.scales import Category

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space

    Spread: TypeAlias = Literal["scale", "equal_area", "equal-area"]

    # make-faces: options of DensitySeries
    class DensityOptions(TypedDict, total=False):
        """What `DensitySeries.set` takes."""

        spread: Spread
        cell_size: float
        alpha: float
        label: str | None


# make-faces: mark density
class DensitySeries(MarkSeries["_keisen.DensitySeries"], BlendedSeries["_keisen.DensitySeries"]):
    """How many rows are in each cell of a fine grid, as colours. It may be part of several charts.

    Every row counts, however many there are. With `values` a cell shows their mean, with `category`
    the mix of the categories' colours. A row of which any value is NaN, None, infinite or NaT is not
    counted; a cell without rows shows what is below it.

    Counts hang on the view. So each frame finds the range of the colour scale anew while that has
    none: from 0, on a log scale from 1, to the greatest count, or from the least mean to the greatest.
    Cells larger than a device pixel stand in the data, at whole multiples of their width, and keep
    their rows while a range moves.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0. Names and times in a zone
        as in `LineSeries`.
    y : Column or array_like, shape (n,)
        Values of the vertical dimension, or names.
    values : Column or array_like, shape (n,), optional
        Values whose mean each cell shows, in place of the number of its rows.
    category : Column or array_like, shape (n,), optional
        A name for each row, or numbers that count `categories` from 0: each cell shows the mix of
        the categories' colours, more opaque the more rows it has. At most 256 categories.
    categories : sequence of str, optional
        The names of the categories in order; None for those in `category`, as they come.
    colormap : str, sequence of color_like or ColorScale, optional
        The colours, as for `ColorScale`, or a scale; `ColorScale(scale="log")` spreads them by the
        logarithm. Of categories the opacity of its colours counts.
    spread : {"scale", "equal_area"}, default "scale"
        Whether colours are spread by the colour scale, or so that each covers as much of the picture
        as any other.
    cell_size : float, default 0
        Sides of the cells in points, finite, not negative, rounded to whole device pixels; 0 for
        one device pixel. Those of two pixels or more stand in the data and move with it.
    alpha : float, default 1
        Opacity of all cells, 0 to 1.
    label : str, optional
        Name for people; categories have names of their own.

    Raises
    ------
    InvalidArgumentError
        If the columns differ in length, there are too many categories or two of one name, or an
        option is not allowed.
    TypeError
        If a column holds no numbers or times, or both values and categories are given.
    """

    __slots__ = ("_categories",)

    # The names of the categories, if rows have such.
    _categories: list[str] | None

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        values: ColumnLike | None = None,
        category: ColumnLike | None = None,
        categories: Sequence[str] | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        spread: Spread = "scale",
        cell_size: float = 0.0,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        channel, self._categories = _channel(values, category, categories)
        self._make(
            _keisen.DensitySeries,
            space,
            {"x": x, "y": y, "values": channel},
            details={"categories": self._categories},
            colormap=colormap,
            spread=spread,
            cell_size=cell_size,
            alpha=alpha,
            label=label,
        )

    def _scale_of(
        self,
        columns: Collection[str],
        colormap: ColorMapLike | ColorScale | None,
    ) -> ColorScale | None:
        # The library has a scale of its own for categories.
        is_own = self._categories is not None and colormap is None
        return None if is_own else as_color_scale(colormap)

    @options_of(without="values category categories colormap")
    def set(self, **options: Unpack[DensityOptions]) -> None:
        """Change some options, all at once or none.

        Any of `spread`, `cell_size`, `alpha` and `label`.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        values: ColumnLike | None = None,
        category: ColumnLike | None = None,
        categories: Sequence[str] | None = None,
    ) -> None:
        """Replace all columns, and what is made of their rows.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, or there are too many categories or two of one name.
            The old ones stay.
        TypeError
            If a column holds no numbers or times, or both values and categories are given.
        """
        channel, names = _channel(values, category, categories)
        self._replace({"x": x, "y": y, "values": channel}, details={"categories": names})
        self._categories = names

    spread: Option[Spread] = Option("How colours are spread over what is counted.")
    cell_size: Option[float] = Option(
        "Sides of the cells in points, finite, not negative, rounded to whole device pixels."
    )


def _channel(
    values: ColumnLike | None,
    category: ColumnLike | None,
    categories: Sequence[str] | None,
) -> tuple[ColumnLike | None, list[str] | None]:
    """Return the column of values or of codes, and the names of the categories."""
    if category is None:
        if categories is not None:
            raise TypeError("categories name the codes of category, which is missing")
        return values, None
    if values is not None:
        raise TypeError("a density takes values or category, not both")
    # A dimension of its own: names have their places there.
    dimension = Projection(scale="automatic" if categories is None else Category(categories))
    codes = as_column(category, "category", dimension)
    if categories is not None:
        return codes, list(categories)
    if dimension._open.scale != "category":
        raise InvalidArgumentError("category must hold names, or categories must name its numbers")
    return codes, list(dimension._names)
