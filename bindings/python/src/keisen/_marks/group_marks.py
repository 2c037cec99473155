"""The methods of a chart that tell of groups of values and add them."""

from __future__ import annotations

from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._base.errors import InvalidArgumentError
from keisen._data.arithmetic import floats
from keisen._marks.box_series import BoxSeries
from keisen._marks.strip_series import StripSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.bar_series import Orientation
    from keisen._marks.custom_marker import MarkerLike
    from keisen._marks.group_series import GroupsLike


@methods_of("Chart")
class GroupMarks(ChartParts):
    """Charts' methods for groups of values."""

    __slots__ = ()

    def bxp(
        self,
        statistics: Sequence[Mapping[str, Any]],
        *,
        orientation: Orientation = "vertical",
        notch: bool = False,
        show_means: bool = False,
        show_outliers: bool = True,
        widths: float = 0.6,
        color: ColorLike | None = None,
        alpha: float = 0.35,
        line_color: ColorLike | None = None,
        line_width: float = 1.0,
        cap_width: float = 0.4,
        outlier_size: float = 4.0,
        label: str | None = None,
    ) -> BoxSeries:
        """Make boxes of given numbers in the chart's own space and add them.

        Parameters
        ----------
        statistics : sequence of dict
            For each box its `whislo`, `q1`, `med`, `q3` and `whishi`, which ascend, and its name as
            `label`, as `matplotlib.cbook.boxplot_stats` gives them; without a name it is called by its
            number from 1. There may be outliers, `fliers`, of which those that are NaN or infinite do not
            count. Boxes with means or notches have `mean`, or `cilo` and `cihi`. A box with an infinite
            number is not drawn.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way values go.
        notch : bool, default False
            Whether boxes narrow at their median, from `cilo` to `cihi`.
        show_means : bool, default False
            Whether a marker stands on the `mean`.
        show_outliers : bool, default True
            Whether the `fliers` have markers.
        widths : float, default 0.6
            Width of the boxes as a part of the way from a group to the next.
        color : color_like, optional
            The colour of the boxes; None for the next of the chart's colour cycle.
        alpha : float, default 0.35
            What the alpha of the fill is multiplied by, 0 to 1.
        line_color : color_like, optional
            The colour of lines; None for that of the box.
        line_width : float, default 1
            Width of outline and whiskers in points; the median's is twice that.
        cap_width : float, default 0.4
            Width of the ends of whiskers as a part of the box.
        outlier_size : float, default 4
            Diameter of the outliers' markers in points.
        label : str, optional
            Name for people.

        Returns
        -------
        BoxSeries
            The boxes.

        Raises
        ------
        InvalidArgumentError
            If a number that is shown is missing, the numbers of a box do not ascend, or an option is not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> box = {"label": "a", "whislo": 1, "q1": 2, "med": 3, "q3": 5, "whishi": 9}
        >>> boxes = chart.bxp([box])
        """
        names = [str(each.get("label", index + 1)) for index, each in enumerate(statistics)]
        values = [
            _numbers_of_box(each, f"statistics[{index}]", notch, show_means, show_outliers)
            for index, each in enumerate(statistics)
        ]
        boxes = BoxSeries(
            self.space,
            values,
            names,
            orientation=orientation,
            given=True,
            notch=notch,
            show_means=show_means,
            show_outliers=show_outliers,
            widths=widths,
            color=color,
            alpha=alpha,
            line_color=line_color,
            line_width=line_width,
            cap_width=cap_width,
            outlier_size=outlier_size,
            label=label,
        )
        return self._added(boxes)

    def strip(
        self,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        seed: int = 0,
        width: float = 0.5,
        size: float | ColumnLike = 5.0,
        marker: MarkerLike = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 0.7,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> StripSeries:
        """Make a marker for each value of groups, spread at random, and add them.

        A value that is NaN, None or infinite has no marker. The same seed and row give the same place.

        Parameters
        ----------
        data : array_like, sequence of array_like or dict of array_like
            The values, as for `BoxSeries`.
        by : array_like, optional
            The groups, as for `BoxSeries`.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way values go.
        seed : int, default 0
            What the random parts hang on: the same seed and row give the same place.
        width : float, default 0.5
            Width of a group as a part of the least way from a group to the next; 0 puts all on a line.
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
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        alpha : float, default 0.7
            What the alpha of all colours is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's colour of plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        StripSeries
            The strip.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a
            colour bar where all have one colour.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> strip = chart.strip([1, 2, 2, 3], ["a", "a", "b", "b"], seed=7)
        """
        strip = StripSeries(
            self.space,
            data,
            by,
            orientation=orientation,
            seed=seed,
            width=width,
            size=size,
            marker=marker,
            color=color,
            colormap=colormap,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
        )
        return self._added_colored(strip, colorbar, color)

    def swarm(
        self,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        orientation: Orientation = "vertical",
        width: float = 0.8,
        size: float | ColumnLike = 5.0,
        marker: MarkerLike = "circle",
        color: ColorLike | ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        alpha: float = 0.7,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> StripSeries:
        """Make a marker for each value of groups, clear of all others, and add them.

        Each stands as near to its group's middle as the others leave room. Markers that have no room
        within the width stand at its ends and overlap, and a group with more than 4 million pairs of
        rows nearer to each other along than a marker's diameter is spread by the density of its
        values; `frame_record` counts the rows of both as `crowded`. A value that is NaN, None or
        infinite has no marker.

        Parameters
        ----------
        data : array_like, sequence of array_like or dict of array_like
            The values, as for `BoxSeries`.
        by : array_like, optional
            The groups, as for `BoxSeries`.
        orientation : {"vertical", "horizontal"}, default "vertical"
            Which way values go.
        width : float, default 0.8
            Width of a group as a part of the least way from a group to the next; 0 puts all on a line.
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
        colorbar : bool or str, default False
            Whether to add a colour bar on the right; a text is its title.
        alpha : float, default 0.7
            What the alpha of all colours is multiplied by, 0 to 1.
        border_width : float, default 0
            Width of a line along the inside of each marker's outline, in points; 0 for none.
        border_color : color_like, optional
            The colour of that line; None for the theme's colour of plot areas.
        label : str, optional
            Name for people.

        Returns
        -------
        StripSeries
            The swarm.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length, an option is not allowed, or there is to be a
            colour bar where all have one colour.
        TypeError
            If the values are no numbers or times.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> swarm = chart.swarm([1, 2, 2, 3], ["a", "a", "b", "b"])
        """
        swarm = StripSeries(
            self.space,
            data,
            by,
            orientation=orientation,
            width=width,
            size=size,
            marker=marker,
            color=color,
            colormap=colormap,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            label=label,
            arrangement="swarm",
        )
        return self._added_colored(swarm, colorbar, color)


def _numbers_of_box(
    box: Mapping[str, Any], name: str, notch: bool, show_means: bool, show_outliers: bool
) -> list[float]:
    """Return the numbers of a box in the order in which the library takes them."""
    keys = ["whislo", "q1", "med", "q3", "whishi", "mean", "cilo", "cihi"]
    # What is not shown stands on the median, so that no range is fitted to it.
    shown = [*keys[:5], *(["mean"] if show_means else []), *(keys[6:] if notch else [])]
    for key in shown:
        if key not in box:
            raise InvalidArgumentError(f"{name} has no {key!r}")
    numbers = floats([box[key if key in shown else "med"] for key in keys], name)
    five = numbers[:5]
    if sorted(five) != five or any(each != each for each in numbers):
        raise InvalidArgumentError(f"numbers of {name} must ascend, got {five}")
    if any(each - each != 0 for each in numbers):
        return []
    fliers = floats(box.get("fliers", ()), f"fliers of {name}") if show_outliers else []
    return numbers + [each for each in fliers if each - each == 0]
