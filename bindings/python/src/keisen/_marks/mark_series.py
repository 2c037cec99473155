"""What series of marks share: columns by name."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError
from keisen._data.column import as_column, as_numbers
from keisen._data.names import place_names
from keisen._data.series import NamedSeries
from keisen._data.zones import take_zone
from keisen._drawing.color_list import (
    color_names,
    is_colors,
    scale_of_colors,
    scale_of_names,
    steps_of_colors,
)
from keisen._drawing.color_scale import as_color_scale
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import Any, Protocol

    from typing_extensions import TypeVar

    from keisen import _keisen
    from keisen._data.column import Column, ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._ranges.projection import Projection

    class _Mark(Protocol):
        @property
        def series(self) -> _keisen.Series: ...

        @property
        def label(self) -> str | None: ...

        def update(self, options: dict[str, object], /) -> None: ...

        def set_columns(
            self, columns: dict[str, _keisen.Column], details: dict[str, object], /
        ) -> None: ...

    class _MarkClass(Protocol["MarkKind"]):
        def __call__(
            self,
            space: _keisen.Space,
            columns: dict[str, _keisen.Column],
            details: dict[str, object],
            scale: _keisen.ColorScale | None,
            options: dict[str, object],
            /,
        ) -> MarkKind: ...

    MarkKind = TypeVar("MarkKind", bound=_Mark, default=_Mark, covariant=True)


class MarkSeries(NamedSeries["MarkKind"]):
    """A series of rows of columns, which may have colours by values."""

    __slots__ = ("_color_scale", "_columns", "_list_scale")

    # The library keeps columns and space alive. The columns are kept here too, so that Python's
    # collector sees what a series refers to.
    _columns: dict[str, _keisen.Column]
    _color_scale: ColorScale | None
    # That of a list of colours, which has no values that a colour bar could tell.
    _list_scale: ColorScale | None
    # The name of the column whose values have colours.
    _colored = "color"
    # The names of the columns in whose place one value may stand for all rows: an option then.
    _channels: tuple[str, ...] = ("color",)
    # The name of the column in which rows of one name have places of their own.
    _named: str | None = None
    # The name of the column that animations of values replace.
    _moved = "y"

    def _make(
        self,
        kind: _MarkClass[MarkKind],
        space: Space,
        columns: Mapping[str, Any],
        /,
        *,
        details: Mapping[str, object] | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        **options: object,
    ) -> None:
        """Make the series of the library of columns by name, of which one has a colour scale."""
        columns = dict(columns)
        for name in self._channels:
            if name in columns and not _is_for_each_row(name, columns[name]):
                options[name] = columns.pop(name)
        native = Space._native_of(space, "space")
        self._space = space
        colors = columns.get(self._colored)
        scale_of_list = scale_of_texts = None
        names = color_names(colors, colormap)
        if names is not None:
            columns[self._colored], scale_of_texts = scale_of_names(names, colormap)
            if "blended" in options:
                options["blended"] = False
        elif is_colors(colors):
            values, scale_of_list = scale_of_colors(colors)
            columns[self._colored] = values
            if "blended" in options:
                options["blended"] = False
        read = self._read(columns)
        opened = {name: column._open for name, column in read.items()}
        scale = scale_of_list or scale_of_texts or self._scale_of(opened, colormap)
        self._native = kind(
            native,
            opened,
            dict(details or {}),
            None if scale is None else scale._open,
            options,
        )
        self._color_scale = scale if scale_of_list is None else None
        self._list_scale = scale_of_list
        self._keep(read)

    def _replace(
        self,
        columns: Mapping[str, ColumnLike | None],
        *,
        details: Mapping[str, object] | None = None,
    ) -> None:
        """Replace all columns."""
        native = self._open
        colors = columns.get(self._colored)
        steps: ColorMapLike | None = None
        names = color_names(colors, self._color_scale)
        if names is not None:
            if self._color_scale is None:
                wrong = f"{self._colored} are names, and the series was made without such"
                raise InvalidArgumentError(wrong)
            places = place_names(self._color_scale.projection, names, self._colored)
            columns = {**columns, self._colored: places}
        elif is_colors(colors):
            if self._list_scale is None:
                wrong = f"{self._colored} is a list of colours, and the series was made without one"
                raise InvalidArgumentError(wrong)
            values, steps = steps_of_colors(colors)
            columns = {**columns, self._colored: values}
        read = self._read(columns)
        native.set_columns(
            {name: column._open for name, column in read.items()}, dict(details or {})
        )
        if steps is not None and self._list_scale is not None:
            self._list_scale.colormap = steps
        self._keep(read)

    def _scale_of(
        self, columns: Collection[str], colormap: ColorMapLike | ColorScale | None
    ) -> ColorScale | None:
        """Return what turns values into colours, where columns of such names have any."""
        return as_color_scale(colormap) if self._colored in columns else None

    def _projection_of(self, name: str) -> Projection | None:
        """Return the dimension whose values a column has; None for plain numbers."""
        if name == "x":
            return self._space.x
        return self._space.y if name == "y" else None

    def _read(self, columns: Mapping[str, ColumnLike | None]) -> dict[str, Column]:
        """Return the columns that there are."""
        read = {}
        for name, values in columns.items():
            if values is None:
                continue
            projection = self._projection_of(name)
            read[name] = (
                as_numbers(values, name)
                if projection is None
                else as_column(values, name, projection, apart=name == self._named)
            )
        return read

    def _keep(self, columns: Mapping[str, Column]) -> None:
        """Keep the columns of the library, and let dimensions take the zones of their times."""
        self._columns = {name: column._open for name, column in columns.items()}
        for name, column in columns.items():
            projection = self._projection_of(name)
            if projection is not None:
                take_zone(projection, column._zone)

    @property
    def color_scale(self) -> ColorScale | None:
        """What turns values into colours; None where all have one colour."""
        return self._color_scale

    def __repr__(self) -> str:
        """Return label and length."""
        return self._repr_of(f"{self._columns[self._moved].count} rows")


def rows_and_values(
    x: ColumnLike | None, y: ColumnLike | None, name: str = "y"
) -> tuple[ColumnLike | None, ColumnLike]:
    """Return positions and values: a column alone is values, over row numbers.

    Parameters
    ----------
    x : Column or array_like, shape (n,), or None
        Positions, or values where there is nothing else.
    y : Column or array_like, shape (n,), or None
        Values.
    name : str, default "y"
        What to call the values in an error.

    Returns
    -------
    tuple
        Positions, None for row numbers, and values.

    Raises
    ------
    TypeError
        If there are no values.
    """
    if y is not None:
        return x, y
    if x is None:
        raise TypeError(f"{name} must be a sequence of values, got None")
    return None, x


def _is_for_each_row(name: str, value: object) -> bool:
    """Whether what is given is a value of each row; of colours a tuple is one."""
    return is_values(value) or (isinstance(value, tuple) and name != "color")


def is_values(value: object) -> bool:
    """Whether what is given, maybe as a colour, is a column of values."""
    return hasattr(value, "__len__") and not isinstance(value, (str, bytes, tuple))
