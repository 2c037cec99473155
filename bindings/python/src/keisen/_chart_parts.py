"""What the methods that make a part need of a chart."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from keisen._attachment import Attachment
    from keisen._series import Series
    from keisen._space import Space

    Layer: TypeAlias = Literal["below", "above"]


class ChartParts:
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
