"""Bars of any kind."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.color import color_of
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._drawing.color_list import color_names, is_colors, numbered
from keisen._marks.mark_series import MarkSeries, rows_and_values
from keisen._marks.value_labels import place_of, with_value_labels
from keisen._ranges.tick_format import native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import Color, ColorLike
    from keisen._data.column import ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.value_labels import ValueLabels
    from keisen._ranges.projection import Projection
    from keisen._ranges.space import Space
    from keisen._ranges.tick_format import TickFormatLike

    Orientation: TypeAlias = Literal["vertical", "horizontal"]
    WidthUnit: TypeAlias = Literal["distance", "data", "points"]
    Radius: TypeAlias = "float | tuple[float, float, float, float]"

    class BarRowStyle(TypedDict, total=False):
        """How some of the bars look; what is not there is as the series has it."""

        color: ColorLike | None
        bar_width: float | None
        border_width: float | None
        border_color: ColorLike | None
        radius: Radius | None

    class BarOptions(TypedDict, total=False):
        """What `BarSeries.set` takes."""

        bar_width: float
        width_unit: WidthUnit
        offset: float
        baseline: float
        angle: float
        anchor: float
        color: ColorLike | None
        alpha: float
        border_width: float
        border_color: ColorLike | None
        radius: Radius
        connector_width: float
        connector_color: ColorLike | None
        snaps_edges: bool
        value_labels: ValueLabels | bool
        value_color: ColorLike | None
        value_size: float
        value_format: TickFormatLike
        label: str | None


# make-faces: mark bar, own angle
class BarSeries(
    MarkSeries["_keisen.BarSeries"],
    ColoredSeries["_keisen.BarSeries"],
    BlendedSeries["_keisen.BarSeries"],
    BorderedSeries["_keisen.BarSeries"],
):
    """Bars from a base to a value, upright or level. They may be part of several charts.

    Bars are drawn in the order of their rows. A row of which any value is NaN, None or infinite has no
    bar. A bar whose value is not its base is at least a device pixel long; one thinner than that
    covers the whole column of pixels that its middle is in, without radii and border.

    Of more bars at an angle than the chart's `direct_rows`, of one look and without radii and borders,
    edges move by up to 1/16 device pixel; the frame record's tier is then "envelope".

    Parameters
    ----------
    space : Space
        The space to draw in.
    position : Column or array_like, shape (n,), or None
        Where the bars stand: values of the horizontal dimension for upright bars, or names, of which
        the k-th row of a name has the k-th place; None for row numbers from 0.
    value : Column or array_like, shape (n,), optional
        Where the tips are.
        None where `position` alone is given: these are its values then, over row numbers.
    base : Column or array_like, shape (n,), optional
        Where bars begin; None for `baseline`.
    end : Column or array_like, shape (n,), optional
        Where bars end that begin at their position; None for bars that have it in their middle.
    width : Column or array_like, shape (n,), optional
        The width of each bar in units of the positions; None for `bar_width`.
    orientation : {"vertical", "horizontal"}, default "vertical"
        Which way the bars go.
    bar_width : float, default 0.8
        Width of a bar, in `width_unit`, positive and finite.
    width_unit : {"distance", "data", "points"}, default "distance"
        What `bar_width` and `offset` are measured in: the least distance of two positions, units of
        the positions, or points.
    offset : float, default 0
        How far bars stand beside their positions, towards greater ones; in points to the right or up.
    baseline : float, default 0
        Where bars without a base of their own begin, in the units of the values, finite.
    angle : float, default 0
        How far bars are turned from the way they go, in degrees, clockwise. Turned bars have a width
        in points, and neither names, ends, widths nor bases of rows; each goes to its point from the
        line across that goes through `anchor` and the baseline.
    anchor : float, default 0
        The position where the line that turned bars begin at has the baseline as its value.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Values are turned
        into colours by `colormap`; a list of texts or tuples has a colour for each bar.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    styles : sequence of dict, optional
        Looks of some of the rows: any of `color`, `bar_width`, `border_width`, `border_color` and
        `radius`.
    style_index : Column or array_like, shape (n,), optional
        For each row the number, from 0, of the one of `styles` that is its look; a number that is none
        leaves the look of the series.
    alpha : float, default 1
        What the alpha of fills and borders is multiplied by, 0 to 1.
    border_width : float, default 0
        Width of the border within a bar's edges, in points; 0 is none.
    border_color : color_like, optional
        The colour of the border; None takes the theme's for axes.
    radius : float or (float, float, float, float), default 0
        Radius of both corners at the tip, in points; or of the left and right corners at the tip and
        at the base. The tip's stay at the tip where the value is below the base.
    connector_width : float, default 0
        Width of the lines from each bar's tip to the next bar, in points, as in a waterfall; 0 is
        none. They are drawn where each bar stands beside the one of the row before it.
    connector_color : color_like, optional
        The colour of these lines; None takes the theme's for axes.
    snaps_edges : bool, default False
        Whether each edge stands at the nearest place between device pixels, so that bars that touch
        have no seam, as sets side by side do; else bars of one width are equally wide. It is so
        anyway where widths are in units of the data, or no less than the distance.
    value_labels : {"none", "automatic", "outside", "inside", "center"} or bool, default "none"
        Where bars have their values as texts; of bars with bases of their own these are the
        lengths. True is "automatic": beyond the tips, or within bars that have no room beyond them;
        in the middle of bars with bases. None lies on another one or on another bar. Bars at an angle have none, nor has any where more than 2,000 are in view.
    value_color : color_like, optional
        Colour of the values; None takes the theme's for labels, and within a bar what can be read
        there.
    value_size : float, default 12
        Size of the values, in points, at most 1,000.
    value_format : str or TickFormat, optional
        How the values are written. Where it does not say how many digits there are, a number with a
        fraction and more than six digits is rounded to four, and never before the point.
    label : str, optional
        Name for people.

    Raises
    ------
    InvalidArgumentError
        If the columns differ in length or do not go together, or an option is not allowed.
    TypeError
        If a column holds no numbers or times.
    """

    __slots__ = ("_orientation", "_styles")

    _moved = "value"
    _named = "position"

    _orientation: Orientation
    # The looks that rows were given.
    _styles: list[BarRowStyle]

    def __init__(
        self,
        space: Space,
        position: ColumnLike | None = None,
        value: ColumnLike | None = None,
        *,
        base: ColumnLike | None = None,
        end: ColumnLike | None = None,
        width: ColumnLike | None = None,
        orientation: Orientation = "vertical",
        bar_width: float = 0.8,
        width_unit: WidthUnit = "distance",
        offset: float = 0.0,
        baseline: float = 0.0,
        angle: float = 0.0,
        anchor: float = 0.0,
        color: ColorLike | ColumnLike | Sequence[ColorLike] | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        styles: Sequence[BarRowStyle] | None = None,
        style_index: ColumnLike | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        radius: Radius = 0.0,
        connector_width: float = 0.0,
        connector_color: ColorLike | None = None,
        snaps_edges: bool = False,
        value_labels: ValueLabels | bool = "none",
        value_color: ColorLike | None = None,
        value_size: float = 12.0,
        value_format: TickFormatLike = None,
        label: str | None = None,
    ) -> None:
        position, value = rows_and_values(position, value, "value")
        if is_colors(color) and color_names(color, colormap) is None:
            if styles is not None or style_index is not None:
                raise TypeError("bars have either a colour for each or styles, got both")
            different, style_index = numbered(color)
            styles = [{"color": each} for each in different]
            color = None
        self._orientation = orientation
        self._styles = [] if styles is None else list(styles)
        self._make(
            _keisen.BarSeries,
            space,
            {
                "value": value,
                "position": position,
                "base": base,
                "end": end,
                "width": width,
                "style_index": style_index,
                "color": color,
            },
            details=self._details,
            colormap=colormap,
            bar_width=bar_width,
            width_unit=width_unit,
            offset=offset,
            baseline=baseline,
            angle=angle,
            anchor=anchor,
            alpha=alpha,
            border_width=border_width,
            border_color=border_color,
            radius=radius,
            connector_width=connector_width,
            connector_color=connector_color,
            snaps_edges=snaps_edges,
            value_labels=place_of(value_labels),
            value_color=value_color,
            value_size=value_size,
            value_format=native_format(value_format),
            label=label,
        )

    @options_of(without="base end width orientation colormap styles style_index")
    def set(self, **options: Unpack[BarOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that bars are made with, `color` as one colour. Columns stay; `set_data`
        changes them.
        """
        self._open.update(with_value_labels(options))

    def set_data(
        self,
        position: ColumnLike | None = None,
        value: ColumnLike | None = None,
        *,
        base: ColumnLike | None = None,
        end: ColumnLike | None = None,
        width: ColumnLike | None = None,
        color: ColumnLike | None = None,
        style_index: ColumnLike | None = None,
    ) -> None:
        """Replace all columns; the orientation and the looks of rows stay.

        Parameters
        ----------
        color : Column or array_like, shape (n,), optional
            Values of colours, where the bars were made with such; or a list of a colour for each,
            which takes the place of `styles`.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length or do not go together. The old ones stay.
        """
        position, value = rows_and_values(position, value, "value")
        styles = self._styles
        if is_colors(color) and color_names(color, self._color_scale) is None:
            if style_index is not None:
                raise TypeError("bars have either a colour for each or styles, got both")
            different, style_index = numbered(color)
            styles = [{"color": each} for each in different]
            color = None
        columns = {
            "value": value,
            "position": position,
            "base": base,
            "end": end,
            "width": width,
            "style_index": style_index,
            "color": color,
        }
        self._replace(columns, details={"orientation": self._orientation, "styles": styles})
        self._styles = styles

    @property
    def orientation(self) -> Orientation:
        """Which way the bars go."""
        return self._orientation

    bar_width: Option[float] = Option("Width of a bar, in `width_unit`, positive and finite.")
    width_unit: Option[WidthUnit] = Option("What widths and offset are measured in.")
    offset: Option[float] = Option(
        "How far bars stand beside their positions, towards greater ones."
    )
    baseline: Option[float] = Option(
        "Where bars without a base of their own begin, in the units of the values, finite."
    )
    angle: Option[float] = Option(
        "How far bars are turned from the way they go, in degrees, clockwise."
    )
    anchor: Option[float] = Option(
        "The position where the line that turned bars begin at has the baseline as its value."
    )
    radius: Option[tuple[float, float, float, float], Radius] = Option(
        "Radii of the left and right corners at the tip and at the base, in points."
    )
    connector_width: Option[float] = Option(
        "Width of the lines from each bar's tip to the next bar, in points, as in a waterfall."
    )
    snaps_edges: Option[bool] = Option(
        "Whether each edge stands at the nearest place between device pixels."
    )
    value_labels: Option[ValueLabels, ValueLabels | bool] = Option(
        "Where bars have their values as texts."
    )

    @property
    def value_color(self) -> Color | None:
        """Colour of the values; None takes the theme's for labels."""
        return color_of(self._open.value_color)

    @value_color.setter
    def value_color(self, value_color: ColorLike | None) -> None:
        self.set(value_color=value_color)

    value_size: Option[float] = Option("Size of the values, in points, at most 1,000.")

    @property
    def _details(self) -> dict[str, object]:
        return {"orientation": self._orientation, "styles": self._styles}

    def _projection_of(self, name: str) -> Projection | None:
        along, across = self._space.x, self._space.y
        if self._orientation == "horizontal":
            along, across = across, along
        return {"position": along, "end": along, "value": across, "base": across}.get(name)
