"""The methods of a chart that make a series on a disc and add it."""

from __future__ import annotations

from keisen._chart_parts import ChartParts, methods_of_charts
from keisen._color_bar import ColorBar
from keisen._errors import InvalidArgumentError
from keisen._pie_series import PieSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from keisen._color import ColorLike
    from keisen._color_scale import ColorMapLike, ColorScale
    from keisen._column import ColumnLike
    from keisen._pie_series import PieLabelContent, PieLabelPlace, PieOrder
    from keisen._tick_format import TickFormatLike


@methods_of_charts
class RoundMarks(ChartParts):
    """Charts' methods for what shows data on a disc."""

    __slots__ = ()

    def pie(
        self,
        values: ColumnLike | Mapping[str, float],
        labels: Iterable[object] | None = None,
        *,
        explode: ColumnLike | None = None,
        outer_radii: ColumnLike | None = None,
        inner_radii: ColumnLike | None = None,
        color: ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        colorbar: bool | str = False,
        radius: float = 1.0,
        inner_radius: float = 0.0,
        gap: float = 1.0,
        start_angle: float = 0.0,
        clockwise: bool = True,
        order: PieOrder = "given",
        colors: Sequence[ColorLike] | None = None,
        alpha: float = 1.0,
        label_place: PieLabelPlace = "outside",
        label_content: PieLabelContent = "name_and_percent",
        value_format: TickFormatLike = None,
        label_size: float = 12.0,
        label_color: ColorLike | None = None,
        label: str | None = None,
    ) -> PieSeries:
        """Make a pie, or with an `inner_radius` a doughnut, in the chart's own space and add it.

        A slice's angle is the row's part of the sum; slices follow each other clockwise from 12
        o'clock. Axes and grid are not drawn unless another series uses them. Pies of one chart with
        different `radius` are rings around one centre. Rows that are NaN, None, infinite or negative
        have no slice; where the sum is 0 there is a thin circle.

        Parameters
        ----------
        values : Column or array_like, shape (n,), or mapping of str to float
            The values; of a mapping its keys are the labels.
        labels : iterable of str, optional
            A name for each slice.
        explode : Column or array_like, shape (n,), optional
            How far each slice is moved outwards, in radii of the disc.
        outer_radii : Column or array_like, shape (n,), optional
            The outer radius of each slice as a part of the pie's, 0 to 1.
        inner_radii : Column or array_like, shape (n,), optional
            The inner radius of each slice as a part of the pie's; None for `inner_radius`.
        color : Column or array_like, shape (n,), optional
            Values that give slices their colours; None for `colors`.
        colormap : str, sequence of color_like or ColorScale, optional
            What turns these values into colours; None takes viridis, from the least to the greatest.
        colorbar : bool or str, default False
            Whether to add a colour bar of the values of `color` on the right; a text is its title.
        radius : float, default 1
            Radius as a part of the greatest that there is room for, above 0, at most 1.
        inner_radius : float, default 0
            Radius of the hole as a part of the pie's, from 0 to less than 1.
        gap : float, default 1
            Distance between slices in points.
        start_angle : float, default 0
            Where the first slice begins, in degrees clockwise from 12 o'clock.
        clockwise : bool, default True
            Whether slices follow each other clockwise.
        order : {"given", "ascending", "descending"}, default "given"
            The order in which they do: that of the rows, or of their values.
        colors : sequence of color_like, optional
            Colours of the rows from the first on; those beyond take the next ones of the colour
            cycle.
        alpha : float, default 1
            What the alpha of all colours is multiplied by, 0 to 1.
        label_place : {"outside", "inside", "automatic", "none"}, default "outside"
            Where labels stand: beside the disc with lines that lead to the slices, within slices that
            have room, within them or else beside the disc, or nowhere.
        label_content : str, default "name_and_percent"
            What they say: "name_and_percent", "name", "percent", "value" or "name_and_value".
        value_format : str or TickFormat, optional
            How values are written, or percentages, of which it gets the part of the sum, 0 to 1.
        label_size : float, default 12
            Size of the labels in points.
        label_color : color_like, optional
            Colour of the labels; None for the theme's, and within a slice what can be read there.
        label : str, optional
            Name for people; a legend has the names of the slices.

        Returns
        -------
        PieSeries
            The pie.

        Raises
        ------
        InvalidArgumentError
            If the columns or the labels differ in length, an option is not allowed, or there is to be
            a colour bar without values of colours.
        TypeError
            If a column holds no numbers.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 240, title="Energy")
        >>> pie = chart.pie({"wind": 46, "sun": 31, "water": 23}, inner_radius=0.6)
        """
        pie = PieSeries(
            self.space,
            values,
            labels,
            explode=explode,
            outer_radii=outer_radii,
            inner_radii=inner_radii,
            color=color,
            colormap=colormap,
            radius=radius,
            inner_radius=inner_radius,
            gap=gap,
            start_angle=start_angle,
            clockwise=clockwise,
            order=order,
            colors=colors,
            alpha=alpha,
            label_place=label_place,
            label_content=label_content,
            value_format=value_format,
            label_size=label_size,
            label_color=label_color,
            label=label,
        )
        if colorbar is not False and pie.color_scale is None:
            wrong = f"colorbar needs a column of values as color, got {color!r}"
            raise InvalidArgumentError(wrong)
        self.add(pie)
        if colorbar is not False and pie.color_scale is not None:
            title = colorbar if isinstance(colorbar, str) else None
            self.add(ColorBar(pie.color_scale, title=title))
        return pie
