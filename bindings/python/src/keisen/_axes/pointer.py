"""What crosshairs and tooltips share."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._data.values import number_or_time
from keisen._ranges.projection import exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    from numpy import datetime64

    from keisen._data.values import Parts, ValueLike
    from keisen._ranges.space import Space

    Kind = TypeVar("Kind", bound="_keisen.Crosshair | _keisen.Tooltip", covariant=True)


class PointerAttachment(Attachment["Kind"]):
    """An attachment that shows what is at a pointer: a crosshair or a tooltip."""

    __slots__ = ("_space",)

    _space: Space

    @property
    def pointer(self) -> tuple[float, float] | None:
        """The point of the picture that it points at, in points from the top left corner.

        In a figure from that of the chart's place. Outside of the plot nothing is drawn. None where
        it points at values or is hidden; None hides it.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite. It stays.
        """
        return self._open.pointer[0]

    @pointer.setter
    def pointer(self, pointer: tuple[float, float] | None) -> None:
        if pointer is None:
            self._open.hide_pointer()
            return
        x, y = _pair(pointer, "pointer")
        self._open.set_pointer(x, y)

    @property
    def pointer_values(
        self,
    ) -> tuple[int | float | datetime64 | None, int | float | datetime64 | None] | None:
        """The values that it points at, so that it follows the pointer of another chart.

        Values of x and y, each a number, a time or a name; None in place of one says nothing of that
        dimension. Of a value that the plot does not show a crosshair has no line; a tooltip needs one of x,
        and without one of y tells about one row of every series. None where it points at a point or is
        hidden; None hides it.

        Raises
        ------
        InvalidArgumentError
            If a value is NaN or infinite, or a name is not on the scale. It stays.
        """
        _, x, y = self._open.pointer
        return None if x is None and y is None else (_reported(x), _reported(y))

    @pointer_values.setter
    def pointer_values(self, values: tuple[ValueLike | None, ValueLike | None] | None) -> None:
        if values is None:
            self._open.hide_pointer()
            return
        x, y = _pair(values, "pointer_values")
        own_x = None if x is None else exact(self._space.x, x, "x of pointer")
        own_y = None if y is None else exact(self._space.y, y, "y of pointer")
        self._open.set_pointer_values(own_x, own_y)


def _reported(parts: Parts | None) -> int | float | datetime64 | None:
    return None if parts is None else number_or_time(parts)


def _pair(value: object, name: str) -> tuple[object, object]:
    x: object
    y: object
    try:
        x, y = value  # type: ignore[misc]
    except (TypeError, ValueError):
        raise TypeError(f"{name} must be two values or None, got {value!r}") from None
    return x, y
