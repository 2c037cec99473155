"""Hexagons over a plane."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, BorderedSeries
from keisen._drawing.color_scale import ColorScale, as_color_scale
from keisen._marks.mark_series import MarkSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike
    from keisen._ranges.space import Space

    Reduction: TypeAlias = Literal["count", "sum", "mean"]

    class HexbinOptions(TypedDict, total=False):
        """What `HexbinSeries.set` takes."""

        gridsize: int | tuple[int, int]
        reduce: Reduction
        mincnt: int
        log_x: bool
        log_y: bool
        alpha: float
        border_width: float
        border_color: ColorLike | None
        label: str | None


# make-faces: mark hexbin, method hexbin, without reduction column_count row_count minimum_count,
# own log_x log_y
class HexbinSeries(
    MarkSeries["_keisen.HexbinSeries"],
    BlendedSeries["_keisen.HexbinSeries"],
    BorderedSeries["_keisen.HexbinSeries"],
):
    """Hexagons, each in the colour of how many rows fall into it, or of what their values come to.

    They may be part of several charts. They are laid over the extent of all rows as those of
    `matplotlib.pyplot.hexbin`, and stay where they are in the data. A row of which any value is NaN, None
    or infinite does not count.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,)
        Values of the horizontal dimension.
    y : Column or array_like, shape (n,)
        Values of the vertical dimension.
    C : Column or array_like, shape (n,), optional
        Values of which hexagons show the mean or the sum; None counts rows.
    gridsize : int or (int, int), default 30
        Hexagons across, and of every other row upwards; without the latter they are regular in a square
        plot.
    reduce : {"mean", "sum", "count"}, default "mean"
        What is told of the values.
    mincnt : int, default 1
        Rows below which a hexagon is not shown.
    bins : {"log"}, optional
        "log" spreads colours by the logarithm; a `ColorScale` as `colormap` may do so itself.
    log_x : bool, optional
        Whether hexagons are equally wide by the logarithm of x; None where x has a log scale by now.
    log_y : bool, optional
        Whether hexagons are equally high by the logarithm of y; None where y has a log scale by now.
    colormap : str, sequence of color_like or ColorScale, optional
        The colours; None takes viridis, from the least to the greatest.
    alpha : float, default 1
        Opacity, 0 to 1.
    border_width : float, default 0
        Width of a line around each hexagon, in points; 0 is none.
    border_color : color_like, optional
        The colour of that line; None takes the theme's for plot areas.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> hexagons = chart.hexbin([1, 2, 2, 3], [2, 5, 5, 3], gridsize=10, colorbar="rows")
    """

    __slots__ = ()

    # All of them have a colour by how many rows they have, or by values.
    _colored = "y"

    def __init__(
        self,
        space: Space,
        x: ColumnLike,
        y: ColumnLike,
        C: ColumnLike | None = None,  # noqa: N803
        *,
        gridsize: int | tuple[int, int] = 30,
        reduce: Reduction = "mean",
        mincnt: int = 1,
        bins: Literal["log"] | None = None,
        log_x: bool | None = None,
        log_y: bool | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        options = _with_grid(
            {
                "gridsize": gridsize,
                "reduce": reduce,
                "mincnt": mincnt,
                "log_x": space.x.scale == "log" if log_x is None else log_x,
                "log_y": space.y.scale == "log" if log_y is None else log_y,
                "alpha": alpha,
                "border_width": border_width,
                "border_color": border_color,
                "label": label,
            }
        )
        self._make(
            _keisen.HexbinSeries,
            space,
            {"x": x, "y": y, "values": C},
            colormap=color_scale_of(colormap, bins),
            **options,
        )

    @options_of(without="bins colormap")
    def set(self, **options: Unpack[HexbinOptions]) -> None:
        """Change some options, all at once or none.

        Any of those of the class from `gridsize` on, save `bins` and `colormap`.
        """
        self._open.update(_with_grid(dict(options)))

    def set_data(
        self,
        x: ColumnLike,
        y: ColumnLike,
        C: ColumnLike | None = None,  # noqa: N803
    ) -> None:
        """Replace all columns."""
        self._replace({"x": x, "y": y, "values": C})


def color_scale_of(colormap: ColorMapLike | ColorScale | None, bins: object) -> ColorScale:
    """Return the scale of colours, which is logarithmic where `bins` is "log".

    Parameters
    ----------
    colormap : str, sequence of color_like or ColorScale, optional
        The colours.
    bins : {"log"}, optional
        How they are spread.

    Returns
    -------
    ColorScale
        The scale.

    Raises
    ------
    InvalidArgumentError
        If `bins` is something else.
    """
    if bins is None:
        return as_color_scale(colormap)
    if bins != "log":
        raise InvalidArgumentError(f"bins must be 'log' or None, got {bins!r}")
    if isinstance(colormap, ColorScale):
        return colormap
    return ColorScale("viridis" if colormap is None else colormap, scale="log")


def _with_grid(options: dict[str, Any]) -> dict[str, Any]:
    """Return options with the size of the grid as two numbers."""
    if "gridsize" in options:
        size = options.pop("gridsize")
        columns, rows = size if isinstance(size, (tuple, list)) else (size, 0)
        options["columns"], options["rows"] = columns, rows
    return options
