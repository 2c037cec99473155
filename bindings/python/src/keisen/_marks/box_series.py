"""Box plots."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._marks.group_series import GroupSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.group_series import GroupsLike, Orientation
    from keisen._ranges.space import Space

    # make-faces: options of BoxSeries
    class BoxOptions(TypedDict, total=False):
        """What `BoxSeries.set` takes."""

        whis: float | tuple[float, float]
        notch: bool
        show_means: bool
        show_outliers: bool
        given: bool
        widths: float
        color: ColorLike | None
        alpha: float
        line_color: ColorLike | None
        line_width: float
        cap_width: float
        outlier_size: float
        label: str | None


# make-faces: mark box, method boxplot, without value_dimension whiskers notched means outliers
# whisker_factor whisker_low whisker_high width, own given
class BoxSeries(
    GroupSeries["_keisen.BoxSeries"],
    ColoredSeries["_keisen.BoxSeries"],
    BlendedSeries["_keisen.BoxSeries"],
):
    """A box plot: quartiles, median, whiskers and outliers of groups of values.

    It may be part of several charts. The numbers are those of `matplotlib.cbook.boxplot_stats`. Values
    that are NaN, None or infinite do not count.

    Parameters
    ----------
    space : Space
        The space to draw in.
    data : array_like, sequence of array_like or dict of array_like
        The values of one group; those of several, as a list, as a dict by name, or as the columns of a
        matrix; or those of all, of which `by` tells the groups.
    by : array_like, optional
        The group of each row: a name, a number or a time. Of several sequences a name or a number of
        each; None for the names of the dict, or "1", "2" and so on.
    orientation : {"vertical", "horizontal"}, default "vertical"
        Which way values go.
    whis : float or (float, float), default 1.5
        Interquartile ranges that whiskers reach at most, or two percentiles from 0 to 100.
    notch : bool, default False
        Whether boxes narrow at their median, over its 95 % confidence interval.
    show_means : bool, default False
        Whether a marker stands on the mean.
    show_outliers : bool, default True
        Whether values beyond the whiskers have markers; a fit leaves out those that have none.
    given : bool, default False
        Whether the values of each group are the numbers of its box, as `Chart.bxp` gives them: the ends
        of lower whisker and box, the median, the ends of upper box and whisker, the mean, the lower and
        the upper end of the notch, and then any outliers. A group of fewer than eight has no box, nor
        one whose first five are not all there; a mean, a notch and outliers may be missing.
    widths : float, default 0.6
        Width of the boxes as a part of the least way from a group to the next.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else with a
        length is values, of which each box takes that of its group's first row.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    alpha : float, default 0.35
        What the alpha of the fill is multiplied by, 0 to 1.
    line_color : color_like, optional
        The colour of lines and outliers; None takes that of the box.
    line_width : float, default 1
        Width of outline and whiskers in points, rounded to whole device pixels; the median's is
        twice that. Finite, not negative.
    cap_width : float, default 0.4
        Width of the ends of whiskers as a part of the box, 0 to 1.
    outlier_size : float, default 4
        Diameter of the outliers' markers in points, finite, not negative.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> boxes = chart.boxplot({"first": [1, 2, 3, 4, 9], "second": [2, 3, 3, 5]})
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        whis: float | tuple[float, float] = 1.5,
        notch: bool = False,
        show_means: bool = False,
        show_outliers: bool = True,
        given: bool = False,
        widths: float = 0.6,
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        alpha: float = 0.35,
        line_color: ColorLike | None = None,
        line_width: float = 1.0,
        cap_width: float = 0.4,
        outlier_size: float = 4.0,
        label: str | None = None,
    ) -> None:
        self._make_groups(
            _keisen.BoxSeries,
            space,
            data,
            by,
            orientation,
            {"color": color},
            colormap=colormap,
            whis=whis,
            notch=notch,
            show_means=show_means,
            show_outliers=show_outliers,
            given=given,
            widths=widths,
            alpha=alpha,
            line_color=line_color,
            line_width=line_width,
            cap_width=cap_width,
            outlier_size=outlier_size,
            label=label,
        )

    @options_of(without="orientation colormap")
    def set(self, **options: Unpack[BoxOptions]) -> None:
        """Change some options, all at once or none.

        Any of those of the class from `whis` on, save values of colours, which `set_data` changes.
        """
        self._open.update(dict(options))
