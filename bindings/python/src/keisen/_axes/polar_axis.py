"""Axes of polar spaces."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.attachment import Attachment
from keisen._base.guarded import options_of
from keisen._ranges.projection import exact
from keisen._ranges.space import Space
from keisen._ranges.tick_format import native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.values import ValueLike
    from keisen._ranges.tick_format import TickFormatLike

    class PolarAxisOptions(TypedDict, total=False):
        """What `PolarAxis` takes."""

        angles: bool
        radii: bool
        radius_angle: float | None
        radius_count: int
        angle_format: TickFormatLike
        radius_format: TickFormatLike
        label_size: float
        width: float
        color: ColorLike | None
        text_color: ColorLike | None


_OPTIONS: dict[str, Any] = {
    "angles": True,
    "radii": True,
    "radius_angle": None,
    "radius_count": 0,
    "angle_format": None,
    "radius_format": None,
    "label_size": 12.0,
    "width": 1.0,
    "color": None,
    "text_color": None,
}


class PolarAxis(Attachment["_keisen.PolarAxis"]):
    """The labels of a polar space around its disc and along a ray, and the rim.

    A label of an angle that would lie on another one is left out. Grids of the space follow its ticks.

    Parameters
    ----------
    space : PolarSpace
        The space.
    angles, radii : bool, default True
        Whether they have labels.
    radius_angle : float, optional
        Where the labels of radii stand, in degrees clockwise from 12 o'clock; None for half way between
        the first two spokes.
    radius_count : int, default 0
        Wanted number of rings, a hint; 0 chooses.
    angle_format, radius_format : str or TickFormat, optional
        How labels are written, as of `Axis`.
    label_size : float, default 12
        Size of the labels, in points.
    width : float, default 1
        Width of the rim, in points.
    color : color_like, optional
        Colour of the rim; None for the theme's.
    text_color : color_like, optional
        Colour of the labels; None for the theme's.

    Raises
    ------
    UnsupportedError
        If the space is not polar.
    InvalidArgumentError
        If an option is not allowed.
    """

    __slots__ = ("_space",)

    _space: Space

    @options_of(**_OPTIONS)
    def __init__(self, space: Space, **options: Unpack[PolarAxisOptions]) -> None:
        self._native = _keisen.PolarAxis(Space._native_of(space, "space"), _native(dict(options)))
        self._space = space

    @options_of()
    def set(self, **options: Unpack[PolarAxisOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that an axis is made with.
        """
        self._open.update(_native(dict(options)))

    def set_angle_ticks(
        self,
        values: Iterable[ValueLike] | None,
        labels: Sequence[str] | None = None,
    ) -> None:
        """Put spokes at angles, in place of those that the scale chooses.

        Parameters
        ----------
        values : sequence of float, time or str, or None
            Where, in the units of the angle, in any order, at most 10,000. None lets the scale choose
            again.
        labels : sequence of str, optional
            What they read, as many; None for what the axis' format gives.

        Raises
        ------
        InvalidArgumentError
            If a value is NaN or infinite, or there are not as many labels. The old ticks stay.
        """
        angle = self._space.x
        ticks = None if values is None else [exact(angle, each, "tick value") for each in values]
        self._open.set_angle_ticks(ticks, None if labels is None else list(labels))


def _native(options: dict[str, object]) -> dict[str, object]:
    for name in ("angle_format", "radius_format"):
        if name in options:
            options[name] = native_format(options[name])  # type: ignore[arg-type]
    return options
