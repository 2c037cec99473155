"""Violin plots."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.group_series import GroupSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.group_series import GroupsLike, Orientation
    from keisen._ranges.space import Space

    Inner: TypeAlias = Literal["box", "quartiles", "none"]
    Scaling: TypeAlias = Literal["area", "count", "width"]
    Half: TypeAlias = Literal["both", "low", "high"]

    # make-faces: options of ViolinSeries
    class ViolinOptions(TypedDict, total=False):
        """What `ViolinSeries.set` takes."""

        bandwidth: float | str
        adjust: float
        cut: float
        inner: Inner
        scale: Scaling
        side: Half
        widths: float
        color: ColorLike | None
        alpha: float
        line_color: ColorLike | None
        line_width: float
        label: str | None


# make-faces: mark violin, method violinplot, without value_dimension bandwidth_rule scaling width, own bandwidth
class ViolinSeries(
    GroupSeries["_keisen.ViolinSeries"],
    ColoredSeries["_keisen.ViolinSeries"],
    BlendedSeries["_keisen.ViolinSeries"],
):
    """A violin plot: of each group the density of its values, as wide as values are many.

    It may be part of several charts. Densities are those of `scipy.stats.gaussian_kde`. Values that
    are NaN, None or infinite do not count; a group of equal ones is a line.

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
    bandwidth : {"scott", "silverman"} or float, default "scott"
        How wide the kernel is: a rule, or a number of standard deviations of the values.
    adjust : float, default 1
        What the bandwidth is multiplied by; positive, finite.
    cut : float, default 0
        Bandwidths that violins go on beyond their least and greatest values; finite, not negative.
    inner : {"box", "quartiles", "none"}, default "box"
        What is drawn within: a narrow bar between the quartiles with a dot at the median, lines at the
        quartiles, or nothing.
    scale : {"area", "count", "width"}, default "area"
        What widths tell: all cover the same area, each is as wide as its group has rows, or all are
        equally wide.
    side : {"both", "low", "high"}, default "both"
        Which half is drawn: two series, one for each half, make split violins.
    widths : float, default 0.8
        Width of the widest violin as a part of the least way from a group to the next.
    color : color_like or array_like, shape (n,), optional
        A colour, or values, as for `BoxSeries`.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 0.35
        What the alpha of the fill is multiplied by, 0 to 1.
    line_color : color_like, optional
        The colour of lines; None takes that of the violin.
    line_width : float, default 1
        Width of the outline in points, finite, not negative.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> violins = chart.violinplot([[1, 2, 2, 3, 9], [2, 3, 3, 5]], inner="quartiles")
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        bandwidth: float | str = "scott",
        adjust: float = 1.0,
        cut: float = 0.0,
        inner: Inner = "box",
        scale: Scaling = "area",
        side: Half = "both",
        widths: float = 0.8,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 0.35,
        line_color: ColorLike | None = None,
        line_width: float = 1.0,
        label: str | None = None,
    ) -> None:
        self._make_groups(
            _keisen.ViolinSeries,
            space,
            data,
            by,
            orientation,
            {"color": color},
            colormap=colormap,
            bandwidth=bandwidth,
            adjust=adjust,
            cut=cut,
            inner=inner,
            scale=scale,
            side=side,
            widths=widths,
            alpha=alpha,
            line_color=line_color,
            line_width=line_width,
            label=label,
        )

    @options_of(without="orientation colormap")
    def set(self, **options: Unpack[ViolinOptions]) -> None:
        """Change some options, all at once or none.

        Any of those of the class from `bandwidth` on, save values of colours, which `set_data`
        changes.
        """
        self._open.update(dict(options))
