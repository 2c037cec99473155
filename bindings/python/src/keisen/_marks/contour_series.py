"""Contours: lines of equal value, or the bands between them."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._data.matrix import Matrix, flattened
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.mark_series import MarkSeries
from keisen._ranges.tick_format import native_format, with_native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypedDict

    from numpy.typing import NDArray
    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._data.matrix import MatrixLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.space import Space
    from keisen._ranges.tick_format import TickFormatLike

    # make-faces: options of ContourSeries
    class ContourOptions(TypedDict, total=False):
        """What `ContourSeries.set` takes."""

        levels: int | Sequence[float] | NDArray[Any]
        filled: bool
        width: float
        color: ColorLike | None
        alpha: float
        label_size: float
        label_format: TickFormatLike
        label: str | None


# make-faces: mark contour, without level_count, own levels
class ContourSeries(
    MarkSeries["_keisen.ContourSeries"],
    ColoredSeries["_keisen.ContourSeries"],
    BlendedSeries["_keisen.ContourSeries"],
):
    """Lines of equal value of a field, or the bands between them. They may be part of several charts.

    The field is known where the lines of a grid meet, and changes steadily between neighbours, so lines
    cross the sides of cells exactly. Where all four sides of a cell are crossed, the mean of its
    corners tells which crossings belong together, as in contourpy. A cell with a corner that is NaN,
    None or infinite is a hole.

    Parameters
    ----------
    space : Space
        The space to draw in.
    values : array_like, shape (m, n)
        The field. An array in C order is borrowed as `Column` says.
    x : Column or array_like, shape (n,), optional
        Where the columns stand: finite values that ascend or descend, at any distances. None for 0 to
        n - 1.
    y : Column or array_like, shape (m,), optional
        Where the rows stand, likewise.
    levels : int or sequence of float, default 8
        About how many levels there are, at ticks of the colour scale, 1 to 1000; or the levels, which
        ascend.
    filled : bool, default False
        Whether the bands between levels are filled, each with the colour of its middle; what is
        beyond the first and the last level is not. A value on the first level is in the first band,
        one on any other in the band below it.
    width : float, default 1.5
        Width of the lines, in points, finite, not negative; 0 is none.
    color : color_like, optional
        The colour of all lines and their labels; None takes for lines that of each level, for
        labels the theme's.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns levels into colours; None for viridis, from the first level to the last.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    label_size : float, default 0
        Size of labels on lines, in points, 0 to 1000; 0 is none. They are turned along their lines,
        which are interrupted under them; one that has no room is left out.
    label_format : str or TickFormat, optional
        How labels are written.
    label : str, optional
        Name for people.

    Raises
    ------
    InvalidArgumentError
        If shapes do not fit, x or y is not finite or goes both ways, or an option is not allowed.
    TypeError
        If something holds no numbers or times.
    """

    __slots__ = ()

    _colored = "values"
    _moved = "values"

    def __init__(
        self,
        space: Space,
        values: MatrixLike,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        levels: int | Sequence[float] | NDArray[Any] = 8,
        filled: bool = False,
        width: float = 1.5,
        color: ColorLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 1.0,
        label_size: float = 0.0,
        label_format: TickFormatLike = None,
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.ContourSeries,
            space,
            _field(values, x, y),
            colormap=colormap,
            levels=levels,
            filled=filled,
            width=width,
            color=color,
            alpha=alpha,
            label_size=label_size,
            label_format=native_format(label_format),
            label=label,
        )

    @options_of(without="colormap")
    def set(self, **options: Unpack[ContourOptions]) -> None:
        """Change some options, all at once or none.

        Any of `levels`, `filled`, `width`, `color`, `alpha`, `label_size`, `label_format` and
        `label`.
        """
        self._open.update(with_native_format(options, "label_format"))

    def set_data(
        self, values: MatrixLike, x: ColumnLike | None = None, y: ColumnLike | None = None
    ) -> None:
        """Replace the field and its grid.

        Raises
        ------
        InvalidArgumentError
            If shapes do not fit, or x or y is not finite or goes both ways. The old field stays.
        """
        self._replace(_field(values, x, y))

    @property
    def levels(self) -> int | list[float]:
        """About how many levels there are, or the levels."""
        return self._open.levels

    @property
    def filled(self) -> bool:
        """Whether the bands between levels are filled, each with the colour of its middle."""
        return self._open.filled

    @property
    def width(self) -> float:
        """Width of the lines, in points, finite, not negative; 0 is none."""
        return self._open.width

    @property
    def label_size(self) -> float:
        """Size of labels on lines, in points, 0 to 1000; 0 is none."""
        return self._open.label_size

    def __repr__(self) -> str:
        """Return label and size of the grid."""
        return self._repr_of(f"{self._columns['y'].count} x {self._columns['x'].count} values")


def _field(
    values: Any,  # noqa: ANN401
    x: Any,  # noqa: ANN401
    y: Any,  # noqa: ANN401
) -> dict[str, ColumnLike | None]:
    """Return a field as a column row by row, and where its columns and rows stand."""
    flat, rows, columns, by_columns = flattened(values, "values")
    if by_columns and isinstance(values, Matrix):
        raise InvalidArgumentError("values must follow each other row by row, got order 'F'")
    if by_columns:
        flat, rows, columns, _ = flattened(values.copy(order="C"), "values")
    x = list(range(columns)) if x is None else x
    y = list(range(rows)) if y is None else y
    for name, places, count in (("x", x, columns), ("y", y, rows)):
        if hasattr(places, "__len__") and len(places) != count:
            wrong = f"{name} must have {count} values, as values have, got {len(places)}"
            raise InvalidArgumentError(wrong)
    return {"x": x, "y": y, "values": flat}
