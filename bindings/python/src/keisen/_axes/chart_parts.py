"""What the methods that make a part need of a chart."""

from __future__ import annotations

from keisen._axes.color_bar import ColorBar
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import Guarded, rename

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Literal, TypeAlias, TypeVar

    from keisen._axes.attachment import Attachment
    from keisen._data.series import Series
    from keisen._marks.heatmap_series import HeatmapSeries
    from keisen._marks.mark_series import MarkSeries
    from keisen._ranges.space import Space

    Layer: TypeAlias = Literal["below", "above"]
    Part = TypeVar("Part", bound=Series | Attachment)
    Colored = TypeVar("Colored", bound=MarkSeries[Any] | HeatmapSeries)
    Methods = TypeVar("Methods", bound=type[object])


class ChartParts(Guarded):
    """A chart, as far as its parts are made in its own space and added."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def space(self) -> Space:
            """The chart's own space."""

        def add(
            self, part: Series | Attachment, *, layer: Layer = "above", index: int | None = None
        ) -> None:
            """Add a part."""

        def _show_names(self, title: str | None) -> None:
            """Add a legend of names that have colours, unless there is a legend."""

    def _added(self, part: Part, layer: Layer = "above") -> Part:
        """Add a part and return it."""
        self.add(part, layer=layer)
        return part

    def _added_colored(
        self, series: Colored, colorbar: bool | str, color: object = None
    ) -> Colored:
        """Add a series, and the colour bar of its values if one is asked for, and return it."""
        scale = series.color_scale
        if colorbar is False:
            self.add(series)
            if scale is not None and scale.projection._names:
                self._show_names(title_of(color))
            return series
        if scale is None:
            wrong = f"colorbar needs a column of values as color, got {color!r}"
            raise InvalidArgumentError(wrong)
        bar = ColorBar(scale, title=colorbar if isinstance(colorbar, str) else None)
        self.add(series)
        self.add(bar)
        return series


def title_of(values: object) -> str | None:
    """Return the name that a column of a data frame has.

    Parameters
    ----------
    values : object
        Anything.

    Returns
    -------
    str or None
        The name, where it is a text.
    """
    name = getattr(values, "name", None)
    return name if isinstance(name, str) and name else None


def methods_of(owner: str) -> Callable[[Methods], Methods]:
    """Name the functions of a class as users find them, for errors and help: as those of another.

    Parameters
    ----------
    owner : str
        The class that has the methods for users, such as "Chart".

    Returns
    -------
    callable
        What does so to a class, and returns it.
    """

    def named(methods: Methods) -> Methods:
        for name, method in vars(methods).items():
            if hasattr(method, "__code__"):
                rename(method, f"{owner}.{name}")
        return methods

    return named
