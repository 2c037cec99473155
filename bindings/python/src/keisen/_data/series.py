"""What all series share."""

from __future__ import annotations

from keisen._base.color import color_of
from keisen._base.object import Object
from keisen._data.selection import Selection
from keisen._data.series_docs import document

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from typing_extensions import TypeVar

    from keisen import _keisen
    from keisen._base.color import Color, ColorLike
    from keisen._ranges.space import Space

    class _Drawn(Protocol):
        @property
        def series(self) -> _keisen.Series: ...

        def update(self, options: dict[str, object], /) -> None: ...

    class _Named(_Drawn, Protocol):
        @property
        def label(self) -> str | None: ...

    class _Blended(_Drawn, Protocol):
        @property
        def alpha(self) -> float: ...

    class _Colored(_Named, Protocol):
        @property
        def color(self) -> tuple[float, float, float, float] | None: ...

    class _Bordered(_Drawn, Protocol):
        @property
        def border_width(self) -> float: ...

        @property
        def border_color(self) -> tuple[float, float, float, float] | None: ...

    # What the extension calls it.
    Kind = TypeVar("Kind", bound=_Drawn, default=_Drawn, covariant=True)
    NamedKind = TypeVar("NamedKind", bound=_Named, default=_Named, covariant=True)
    BlendedKind = TypeVar("BlendedKind", bound=_Blended, default=_Blended, covariant=True)
    BorderedKind = TypeVar("BorderedKind", bound=_Bordered, default=_Bordered, covariant=True)
    ColoredKind = TypeVar("ColoredKind", bound=_Colored, default=_Colored, covariant=True)


class Series(Object["Kind"]):
    """Draws data in a space. It may be part of several charts.

    Make one of its classes, such as `LineSeries`, and give it to `Chart.add`.
    """

    __slots__ = ("_selection", "_space")

    # The library keeps it alive. It is kept here too, so that Python's collector sees what a series
    # refers to.
    _space: Space
    # The object that people gave it last.
    _selection: Selection | None

    def __init_subclass__(cls, **options: object) -> None:
        if cls.__module__.startswith("keisen."):
            document(cls)
        super().__init_subclass__(**options)

    @property
    def space(self) -> Space:
        """The space that it is drawn in."""
        return self._space

    @property
    def selection(self) -> Selection | None:
        """The rows that are drawn as ever, while others are dimmed; None dims none.

        Points, bars, category bars, stems, error bars, candlesticks, strips and swarms, arrows,
        polygons and sectors take one; others raise `UnsupportedError`. Rows outside are drawn first,
        their alpha multiplied by the selection's `dimming`, then those in it, each where it stands
        among all. An empty selection dims nothing. A `CustomSeries` may have one too, by which its
        `draw` dims what it will: a picture is drawn anew when it changes.
        """
        native = self._open.series.selection()
        if native is None:
            return None
        known: Selection | None = getattr(self, "_selection", None)
        if known is not None and not known.closed and native.equals(known._open):
            return known
        return Selection._from(native)

    @selection.setter
    def selection(self, selection: Selection | None) -> None:
        native = None
        if selection is not None:
            native = Selection._native_of(selection, "selection")
        self._open.series.set_selection(native)
        self._selection = selection


class NamedSeries(Series["NamedKind"]):
    """A series with a name for people."""

    __slots__ = ()

    @property
    def label(self) -> str | None:
        """Name for people."""
        return self._open.label

    @label.setter
    def label(self, label: str | None) -> None:
        self._open.update({"label": label})

    def _repr_of(self, size: str) -> str:
        """Return class, label and size."""
        if self.closed:
            return f"<{type(self).__name__}, closed>"
        label = "" if self.label is None else f" {self.label!r}"
        return f"<{type(self).__name__}{label} of {size}>"


class BlendedSeries(Series["BlendedKind"]):
    """A series with an opacity."""

    __slots__ = ()

    @property
    def alpha(self) -> float:
        """Opacity, in 0...1: what the alpha of all its colours is multiplied by."""
        return self._open.alpha

    @alpha.setter
    def alpha(self, alpha: float) -> None:
        self._open.update({"alpha": alpha})


class ColoredSeries(NamedSeries["ColoredKind"]):
    """A series with a name, and of one colour, or of one besides those of its rows."""

    __slots__ = ()

    @property
    def color(self) -> Color | None:
        """Colour; None for the chart's choice."""
        return color_of(self._open.color)

    @color.setter
    def color(self, color: ColorLike | None) -> None:
        self._open.update({"color": color})


class BorderedSeries(Series["BorderedKind"]):
    """A series of shapes with borders."""

    __slots__ = ()

    @property
    def border_width(self) -> float:
        """Width of the line along each outline, in points; 0 for none."""
        return self._open.border_width

    @border_width.setter
    def border_width(self, border_width: float) -> None:
        self._open.update({"border_width": border_width})

    @property
    def border_color(self) -> Color | None:
        """The colour of that line; None for the theme's choice."""
        return color_of(self._open.border_color)

    @border_color.setter
    def border_color(self, border_color: ColorLike | None) -> None:
        self._open.update({"border_color": border_color})


def native_of(series: Series | None) -> _keisen.Series | None:
    """Return the series of the library in which something is to be found.

    Parameters
    ----------
    series : Series, optional
        The series; None for all.

    Returns
    -------
    object or None
        What the library has.

    Raises
    ------
    TypeError
        If it is no series.
    """
    if series is None:
        return None
    if not isinstance(series, Series):
        raise TypeError(f"series must be a series of a chart, got {type(series).__name__}")
    return series._open.series
