"""What series of marks share: columns by name."""

from __future__ import annotations

from keisen._color_scale import as_color_scale
from keisen._column import as_column, as_numbers
from keisen._places import take_zones
from keisen._series import NamedSeries
from keisen._space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Protocol

    from typing_extensions import TypeVar

    from keisen import _keisen
    from keisen._color_scale import ColorMapLike, ColorScale
    from keisen._column import Column, ColumnLike

    class _Mark(Protocol):
        @property
        def series(self) -> _keisen.Series: ...

        @property
        def label(self) -> str | None: ...

        def update(self, options: dict[str, object], /) -> None: ...

        def set_columns(
            self,
            x: _keisen.Column | None,
            y: _keisen.Column,
            others: dict[str, _keisen.Column],
            /,
        ) -> None: ...

    class _MarkClass(Protocol["MarkKind"]):
        def __call__(
            self,
            space: _keisen.Space,
            x: _keisen.Column | None,
            y: _keisen.Column,
            others: dict[str, _keisen.Column],
            scale: _keisen.ColorScale | None,
            options: dict[str, object],
            /,
        ) -> MarkKind: ...

    MarkKind = TypeVar("MarkKind", bound=_Mark, default=_Mark, covariant=True)

    class _NamedMark(Protocol):
        @property
        def series(self) -> _keisen.Series: ...

        @property
        def label(self) -> str | None: ...

        def update(self, options: dict[str, object], /) -> None: ...

        def set_columns(
            self, columns: dict[str, _keisen.Column], details: dict[str, object], /
        ) -> None: ...

    class _NamedMarkClass(Protocol["NamedMarkKind"]):
        def __call__(
            self,
            space: _keisen.Space,
            columns: dict[str, _keisen.Column],
            scale: _keisen.ColorScale | None,
            details: dict[str, object],
            options: dict[str, object],
            /,
        ) -> NamedMarkKind: ...

    NamedMarkKind = TypeVar("NamedMarkKind", bound=_NamedMark, default=_NamedMark, covariant=True)


class MarkSeries(NamedSeries["MarkKind"]):
    """A series of rows of columns, which may have colours by values."""

    __slots__ = ("_color_scale", "_columns")

    # The library keeps columns and space alive. The columns are kept here too, so that Python's
    # collector sees what a series refers to.
    _columns: dict[str, _keisen.Column]
    _color_scale: ColorScale | None
    # The name of the column whose values have colours.
    _colored = "color"

    def _make(
        self,
        kind: _MarkClass[MarkKind],
        space: Space,
        places: tuple[ColumnLike | None, ColumnLike],
        channels: Mapping[str, ColumnLike | None],
        colormap: ColorMapLike | ColorScale | None,
        options: dict[str, object],
    ) -> None:
        """Make the series of the library of x, y and others, of which one has a colour scale."""
        native = Space._native_of(space, "space")
        self._space = space
        x, y, others = self._read(places, channels)
        scale = as_color_scale(colormap) if self._colored in ("x", "y", *others) else None
        self._native = kind(
            native,
            None if x is None else x._open,
            y._open,
            others,
            None if scale is None else scale._open,
            options,
        )
        self._color_scale = scale
        self._keep(x, y, others)

    def _replace(
        self,
        places: tuple[ColumnLike | None, ColumnLike],
        channels: Mapping[str, ColumnLike | None],
    ) -> None:
        """Replace all columns."""
        native = self._open
        x, y, others = self._read(places, channels)
        native.set_columns(None if x is None else x._open, y._open, others)
        self._keep(x, y, others)

    def _read(
        self,
        places: tuple[ColumnLike | None, ColumnLike],
        channels: Mapping[str, ColumnLike | None],
    ) -> tuple[Column | None, Column, dict[str, _keisen.Column]]:
        x = None if places[0] is None else as_column(places[0], "x", self._space.x)
        y = as_column(places[1], "y", self._space.y)
        others = {
            name: as_numbers(column, name)._open
            for name, column in channels.items()
            if column is not None
        }
        return x, y, others

    def _keep(self, x: Column | None, y: Column, others: dict[str, _keisen.Column]) -> None:
        self._columns = {"y": y._open, **others}
        if x is not None:
            self._columns["x"] = x._open
        take_zones(self._space, (x, y))

    @property
    def color_scale(self) -> ColorScale | None:
        """What turns values into colours; None where all have one colour."""
        return self._color_scale

    def __repr__(self) -> str:
        """Return label and length."""
        return self._repr_of(f"{self._columns['y'].count} rows")


class NamedMarkSeries(NamedSeries["NamedMarkKind"]):
    """A series of rows of columns that have names of their own, which may have colours by values."""

    __slots__ = ("_color_scale", "_columns")

    # As those of `MarkSeries`.
    _columns: dict[str, _keisen.Column]
    _color_scale: ColorScale | None

    def _make(
        self,
        kind: _NamedMarkClass[NamedMarkKind],
        space: Space,
        columns: Mapping[str, Column | None],
        details: dict[str, object],
        colormap: ColorMapLike | ColorScale | None,
        options: dict[str, object],
    ) -> None:
        """Make the series of the library, of which a column `color` has a colour scale."""
        native = Space._native_of(space, "space")
        opened = _opened(columns)
        scale = as_color_scale(colormap) if "color" in opened else None
        self._native = kind(
            native, opened, None if scale is None else scale._open, details, options
        )
        self._space = space
        self._color_scale = scale
        self._columns = opened

    def _replace(self, columns: Mapping[str, Column | None], details: dict[str, object]) -> None:
        """Replace all columns."""
        opened = _opened(columns)
        self._open.set_columns(opened, details)
        self._columns = opened

    @property
    def color_scale(self) -> ColorScale | None:
        """What turns values into colours; None where all have one colour."""
        return self._color_scale

    def __repr__(self) -> str:
        """Return label and length."""
        return self._repr_of(f"{next(iter(self._columns.values())).count} rows")


def _opened(columns: Mapping[str, Column | None]) -> dict[str, _keisen.Column]:
    return {name: column._open for name, column in columns.items() if column is not None}


def given(values: ColumnLike | None, name: str) -> ColumnLike:
    """Return what a mark can't be without."""
    if values is None:
        raise TypeError(f"{name} must be values, got None")
    return values


def is_values(color: object) -> bool:
    """Whether what is given as a colour is a column of values."""
    return hasattr(color, "__len__") and not isinstance(color, (str, bytes, tuple))
