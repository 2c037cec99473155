"""Facets: a chart for each category."""

from __future__ import annotations

from keisen._axes.title import Title
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import guarded
from keisen._charts.chart import Chart
from keisen._charts.figure import Figure
from keisen._ranges.projection import Projection
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, TypeVar

    from keisen._drawing.theme import ThemeLike

    Table = TypeVar("Table")

#: Size of the titles of facets, in points.
_TITLE_SIZE = 13.0


@guarded
def facets(
    data: Any,  # noqa: ANN401
    by: str | Iterable[object],
    draw: Callable[[Chart, Any], object],
    *,
    columns: int = 3,
    share_x: bool = True,
    share_y: bool = True,
    width: float = 640.0,
    height: float = 400.0,
    title: str | None = None,
    subtitle: str | None = None,
    caption: str | None = None,
    x_title: str | None = None,
    y_title: str | None = None,
    markup: bool = True,
    theme: ThemeLike = "user",
) -> Figure:
    r"""Make a figure of one chart for each category, in rows from the left: small multiples.

    Charts follow the first rows of their categories, which are their titles. They share projections,
    as told, so that they can be compared, and inner axes show ticks alone.

    Parameters
    ----------
    data : mapping of columns, DataFrame, Table or structured array
        The rows: columns by name, or anything of pandas, polars, pyarrow or numpy that has rows.
    by : str or iterable
        The name of the column of categories, or the category of each row.
    draw : callable
        Adds what a chart shows: called with the chart and the rows of its category, which are of the
        kind of `data`.
    columns : int, default 3
        Number of columns; no more than there are categories are made.
    share_x, share_y : bool, default True
        Whether all charts have one projection for x, and for y.
    width, height : float, default 640 and 400
        Size of the picture in points, positive and finite.
    title : str, optional
        Title above the grid.
    subtitle : str, optional
        Text between title and grid.
    caption : str, optional
        Text below the grid.
    x_title, y_title : str, optional
        Titles below and to the left of all charts.
    markup : bool, default True
        Whether the figure's titles may have markup: `$...$` is a formula and `\$` a dollar. Names of
        categories have none.
    theme : {"user", "light", "dark", "print"} or Theme, default "user"
        The colours and the font of the figure.

    Returns
    -------
    Figure
        The figure.

    Raises
    ------
    InvalidArgumentError
        If there is no row, or a number is not allowed.

    Examples
    --------
    >>> import keisen as ks
    >>> data = {"kind": ["a", "b", "a", "b"], "x": [0, 0, 1, 1], "y": [1, 4, 2, 3]}
    >>> figure = ks.facets(data, "kind", lambda chart, rows: chart.line(rows["x"], rows["y"]))
    >>> [chart.title for chart in figure.charts]
    ['a', 'b']
    """
    table: Any = data
    names = _values(table[by] if isinstance(by, str) else by)
    rows: dict[str, list[int]] = {}
    for row, name in enumerate(names):
        rows.setdefault(str(name), []).append(row)
    if not rows:
        raise InvalidArgumentError("categories must not be empty")
    if columns < 1:
        raise InvalidArgumentError(f"columns must be positive, got {columns}")
    columns = min(columns, len(rows))
    figure = Figure(
        (len(rows) - 1) // columns + 1,
        columns,
        width=width,
        height=height,
        title=title,
        subtitle=subtitle,
        caption=caption,
        x_title=x_title,
        y_title=y_title,
        markup=markup,
        theme=theme,
    )
    x, y = Projection(scale="automatic"), Projection(scale="automatic")
    for place, (name, own) in enumerate(rows.items()):
        space = Space(
            x if share_x else Projection(scale="automatic"),
            y if share_y else Projection(scale="automatic"),
        )
        chart = Chart(width, height, space=space)
        # A category comes from data: its dollars are dollars.
        chart.add(Title(name, size=_TITLE_SIZE, markup=False))
        draw(chart, _rows(data, own))
        figure.add(chart, place // columns, place % columns)
    return figure


def _values(column: object) -> Iterable[object]:
    """Return the values of a column one by one, as Python has them."""
    found: Any = column
    for name in ("to_pylist", "tolist", "to_list"):
        if hasattr(found, name):
            values: Iterable[object] = getattr(found, name)()
            return values
    return list(found)


def _rows(data: Table, rows: list[int]) -> Table:
    """Return some rows of a table, of the table's own kind."""
    table: Any = data
    found: Table
    if hasattr(table, "iloc"):
        found = table.iloc[rows]
    elif hasattr(table, "column_names"):
        found = table.take(rows)
    elif hasattr(table, "keys"):
        found = {name: _taken(column, rows) for name, column in table.items()}  # type: ignore[assignment]
    else:
        found = table[rows]
    return found


def _taken(column: object, rows: list[int]) -> object:
    """Return some values of a column: of an array an array, else a list."""
    found: Any = column
    if hasattr(found, "iloc"):
        return found.iloc[rows]
    if hasattr(found, "to_pylist"):
        return found.take(rows)
    if hasattr(found, "dtype"):
        return found[rows]
    values = list(found)
    return [values[row] for row in rows]
