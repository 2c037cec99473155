"""Stems."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._marks.custom_marker import marker_of
from keisen._marks.mark_series import MarkSeries, rows_and_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.bar_series import Orientation
    from keisen._marks.custom_marker import MarkerLike
    from keisen._ranges.projection import Projection
    from keisen._ranges.space import Space

    # make-faces: options of StemSeries
    class StemOptions(TypedDict, total=False):
        """What `StemSeries.set` takes."""

        baseline: float
        width: float
        dash: Sequence[float] | None
        marker: MarkerLike
        size: float
        color: ColorLike | None
        alpha: float
        border_width: float
        border_color: ColorLike | None
        label: str | None


# make-faces: mark stem
class StemSeries(
    MarkSeries["_keisen.StemSeries"],
    ColoredSeries["_keisen.StemSeries"],
    BlendedSeries["_keisen.StemSeries"],
    BorderedSeries["_keisen.StemSeries"],
):
    """Lines from a baseline to each row's value, with markers at their tips.

    A row whose position or value is NaN, None or infinite has none.

    Parameters
    ----------
    space : Space
        The space to draw in.
    position : Column or array_like, shape (n,), or None
        Where the stems stand: values of the horizontal dimension for upright ones, or names; None for
        row numbers from 0.
    value : Column or array_like, shape (n,), optional
        Where the tips are.
        None where `position` alone is given: these are its values then, over row numbers.
    orientation : {"vertical", "horizontal"}, default "vertical"
        Which way the stems go.
    baseline : float, default 0
        Where stems begin, in the units of the values, finite.
    width : float, default 1
        Width of the lines, in points, drawn as whole device pixels; 0 draws none.
    dash : sequence of float, optional
        Lengths along each line that alternate mark and gap, in multiples of the width; none for
        solid lines.
    marker : str or CustomMarker, default "circle"
        The shape of the markers, as for `PointSeries`.
    size : float or array_like, shape (n,), default 6
        Size of the markers in points; 0 draws none. An array gives each marker its own.
    color : color_like or array_like, shape (n,), optional
        The colour of lines and markers; None for the next of the chart's colour cycle. Anything
        else with a length is values.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    border_width : float, default 0
        Width of a line along the inside of each marker's outline, in points; 0 is none.
    border_color : color_like, optional
        The colour of that line; None takes the theme's for plot areas.
    label : str, optional
        Name for people.
    """

    __slots__ = ("_orientation",)

    _channels = ("size", "color")
    _moved = "value"
    _orientation: Orientation

    def __init__(
        self,
        space: Space,
        position: ColumnLike | None = None,
        value: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        baseline: float = 0.0,
        width: float = 1.0,
        dash: Sequence[float] | None = None,
        marker: MarkerLike = "circle",
        size: float | ColumnLike = 6.0,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        position, value = rows_and_values(position, value, "value")
        self._orientation = orientation
        self._make(
            _keisen.StemSeries,
            space,
            {"position": position, "value": value, "size": size, "color": color},
            details={"orientation": orientation},
            colormap=colormap,
            baseline=baseline,
            width=width,
            dash=dash,
            marker=marker,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )

    @options_of(without="orientation colormap")
    def set(self, **options: Unpack[StemOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that stems are made with, `orientation` apart.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        position: ColumnLike | None = None,
        value: ColumnLike | None = None,
        *,
        size: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        position, value = rows_and_values(position, value, "value")
        self._replace(
            {"position": position, "value": value, "size": size, "color": color},
            details={"orientation": self._orientation},
        )

    @property
    def orientation(self) -> Orientation:
        """Which way the stems go."""
        return self._orientation

    baseline: Option[float] = Option("Where stems begin, in the units of the values, finite.")
    width: Option[float] = Option(
        "Width of the lines, in points, drawn as whole device pixels; 0 draws none."
    )
    dash: Option[tuple[float, ...] | None, Sequence[float] | None] = Option(
        "Lengths along each line that alternate mark and gap, in multiples of the width."
    )

    @property
    def marker(self) -> MarkerLike:
        """The shape of the markers."""
        return marker_of(self._open.marker)  # type: ignore[return-value]

    @marker.setter
    def marker(self, marker: MarkerLike) -> None:
        self.set(marker=marker)

    size: Option[float] = Option("Size of the markers in points.")

    def _projection_of(self, name: str) -> Projection | None:
        if name in ("size", "color"):
            return None
        along, across = self._space.x, self._space.y
        if self._orientation == "horizontal":
            along, across = across, along
        return along if name == "position" else across
