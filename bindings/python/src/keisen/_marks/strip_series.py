"""Strips and swarms."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._marks.group_series import GroupSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.custom_marker import MarkerLike
    from keisen._marks.group_series import GroupsLike, Orientation
    from keisen._ranges.space import Space

    Arrangement: TypeAlias = Literal["jitter", "swarm"]

    # make-faces: options of StripSeries
    class StripOptions(TypedDict, total=False):
        """What `StripSeries.set` takes."""

        arrangement: Arrangement
        seed: int
        width: float
        size: float
        marker: MarkerLike
        color: ColorLike | None
        alpha: float
        border_width: float
        border_color: ColorLike | None
        label: str | None


# make-faces: mark strip, without value_dimension, own seed
class StripSeries(
    GroupSeries["_keisen.StripSeries"],
    ColoredSeries["_keisen.StripSeries"],
    BlendedSeries["_keisen.StripSeries"],
    BorderedSeries["_keisen.StripSeries"],
):
    """A marker for each value of groups, near its group's place: a strip or a swarm.

    It may be part of several charts. Values that are NaN, None or infinite have no marker. In a swarm
    each marker stands as near to its group's middle as the others leave room; those that have no room
    within the width stand at its ends and overlap, and a group with more than 4 million pairs of rows
    nearer to each other along than a marker's diameter is spread by the density of its values. The
    `crowded` of the frame record counts the rows of both.

    Parameters
    ----------
    space : Space
        The space to draw in.
    data : array_like, sequence of array_like or dict of array_like
        The values, as for `BoxSeries`.
    by : array_like, optional
        The groups, as for `BoxSeries`.
    orientation : {"vertical", "horizontal"}, default "vertical"
        Which way values go.
    arrangement : {"jitter", "swarm"}, default "jitter"
        Whether markers are moved across at random, or each has room of its own.
    seed : int, default 0
        What the random parts hang on: the same seed and row give the same place.
    width : float, default 0.5
        Width of a group as a part of the least way from a group to the next, which is 1 on a scale
        of names and where there is one group; finite, not negative; 0 puts all on a line.
    size : float or array_like, shape (n,), default 5
        Size of the markers as for `PointSeries`: of all, or of each; in a swarm the room of each is that
        of a marker of one size for all, 5 where each has its own.
    marker : str or CustomMarker, default "circle"
        The shape, as in `PointSeries`.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else with a
        length is a value of each marker.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 0.7
        What the alpha of all colours is multiplied by, 0 to 1.
    border_width : float, default 0
        Width of a line along the inside of each marker's outline, in points; 0 is none.
    border_color : color_like, optional
        The colour of that line; None takes the theme's for plot areas.
    label : str, optional
        Name for people.
    """

    __slots__ = ()

    _channels = ("size", "color")

    def __init__(
        self,
        space: Space,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        arrangement: Arrangement = "jitter",
        seed: int = 0,
        width: float = 0.5,
        size: float | ColumnLike = 5.0,
        marker: MarkerLike = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 0.7,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        self._make_groups(
            _keisen.StripSeries,
            space,
            data,
            by,
            orientation,
            {"size": size, "color": color},
            colormap=colormap,
            arrangement=arrangement,
            seed=seed,
            width=width,
            marker=marker,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )

    @options_of(without="orientation colormap")
    def set(self, **options: Unpack[StripOptions]) -> None:
        """Change some options, all at once or none.

        Any of those of the class from `arrangement` on, save sizes and colours of each marker.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        size: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all data."""
        self._replace({**self._groups(data, by), "size": size, "color": color})
