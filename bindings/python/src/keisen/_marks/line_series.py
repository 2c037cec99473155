"""Lines."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import ColoredSeries
from keisen._marks.custom_marker import marker_of
from keisen._marks.mark_series import MarkSeries, rows_and_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, TypeAlias, TypedDict

    from typing_extensions import Self, Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import Column, ColumnLike
    from keisen._drawing.color_scale import ColorMapLike, ColorScale
    from keisen._marks.custom_marker import MarkerLike
    from keisen._ranges.space import Space

    Cap: TypeAlias = Literal["round", "butt", "square"]
    Join: TypeAlias = Literal["round", "bevel", "mitre"]
    LineInterpolation: TypeAlias = Literal[
        "linear",
        "step_before",
        "step_middle",
        "step_after",
        "monotone",
        "catmull_rom",
        "step-before",
        "step-middle",
        "step-after",
        "catmull-rom",
    ]

    class LineStyle(TypedDict, total=False):
        """The look of a part of a line: what differs from a line's defaults."""

        color: ColorLike | None
        width: float
        dash: Sequence[float] | None
        cap: Cap
        join: Join
        mitre_limit: float
        alpha: float

    class LineOptions(LineStyle, total=False):
        """What `LineSeries.set` takes."""

        label: str | None
        interpolation: LineInterpolation
        curve_alpha: float
        separated: bool
        blended: bool
        styles: Sequence[LineStyle]
        marker: MarkerLike | None
        marker_size: float
        marker_alpha: float
        marker_color: ColorLike | None
        marker_border_width: float
        marker_border_color: ColorLike | None


# make-faces: mark line, method line, without style_count, own marker_size dash
class LineSeries(MarkSeries["_keisen.LineSeries"], ColoredSeries["_keisen.LineSeries"]):
    """A line through the rows of two columns. It may be part of several charts.

    NaN, None, infinities and NaT in either column interrupt the line. A lone row between two gaps
    is a dot as wide as the line. Parts in several styles or colours are lines of their own, which
    end where they meet with their caps.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0. Names make a category scale
        of one that nobody chose, in their order, and further names extend it. Times in a zone make
        a time scale of it in this zone: the first one that is not UTC. An offset of no whole hours
        has no such zone: it is UTC, with a warning.
    y : Column or array_like, shape (n,), optional
        Values of the vertical dimension, or names.
        None where `x` alone is given: these are its values then, over row numbers.
    color : color_like or array_like, shape (n,), optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle. Anything else
        with a length is a value of each row, which `colormap` turns into the line's colour there;
        a list of texts or tuples has the colour from each row to the next. Then the line has no dash
        and no styles by row.
    alpha : float, default 1
        What the alpha of the colour, or of colours by value, is multiplied by, 0 to 1. A line in
        one colour covers each pixel once: where it crosses itself nothing is darker. Of one in
        colours by value or in styles by row that holds for each colour; where two meet or cross
        they lie over each other.
    width : float, default 1.5
        Full width in points, finite, not negative; 0 draws nothing.
    dash : sequence of float, optional
        Lengths along the path that alternate mark and gap, in multiples of the width: an even
        number of values. None for a solid line.
    label : str, optional
        Name for people.
    cap : {"round", "butt", "square"}, default "round"
        Shape of the ends, and of the ends of the dashes.
    join : {"round", "bevel", "mitre"}, default "round"
        Shape where two segments meet.
    mitre_limit : float, default 4
        Longest mitre, in line widths, at least 1.
    interpolation : str, default "linear"
        How it goes from row to row: "linear"; "step_before", "step_middle" or "step_after", where a
        row's value holds from the row before on, around it, or up to the next row; "monotone", a
        curve that goes up and down only where the rows do; or "catmull_rom", a curve through all
        rows with knots by their distances.
    curve_alpha : float, default 0.5
        Of Catmull-Rom curves alone, 0 to 1: 0 is uniform, 0.5 centripetal, which makes no loops
        within a segment, 1 chordal.
    separated : bool, default False
        Whether segments are separate: the first row is joined with the second, the third with the
        fourth.
    order : Column or array_like, shape (m,), optional
        Numbers of rows in the order in which they are joined, as many as wanted; None for that of
        the rows. What is no number of a row is a gap.
    styles : sequence of dict, default ()
        Looks of parts: of each what differs from a line's defaults, by the names `color`, `width`,
        `dash`, `cap`, `join`, `mitre_limit` and `alpha`. A colour that is None is the line's.
    style : Column or array_like, shape (n,), optional
        For each row which of `styles` the segment from it to the next one has. What is no such
        number is the line's own look.
    colormap : str, sequence of color_like or ColorScale, optional
        What turns values into colours; None takes viridis, from the least value to the greatest.
    blended : bool, default True
        Whether colours by values go evenly along each segment, from its row's to the next row's;
        else a segment has the colour of its first row.
    marker : str or CustomMarker, optional
        The shape of a marker on each row, over the line, as in `PointSeries`; None for none.
    marker_size : float, default 6
        The diameter of the circle that covers as much as a marker, in points.
    marker_alpha : float, default 1
        What the alpha of markers is multiplied by, 0 to 1.
    marker_color : color_like, optional
        The colour that fills markers; None takes that of the line at the row.
    marker_border_width : float, default 0
        Width of a line along the inside of each marker's outline, in points, finite, not negative;
        0 is none.
    marker_border_color : color_like, optional
        The colour of that line; None takes the theme's for plot areas.

    Examples
    --------
    >>> curve = chart.line([0, 1, 2, 5], [3, 4, 4, 1], interpolation="monotone", marker="circle")
    >>> track = chart.line([0, 3, 4], [0, 1, 0], color=[20, 35, 50], colorbar="speed", width=3)
    """

    __slots__ = ("_marker_size",)

    # That of the marker which the line has, or would have.
    _marker_size: float

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        color: ColorLike | ColumnLike | None = None,
        alpha: float = 1.0,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
        label: str | None = None,
        cap: Cap = "round",
        join: Join = "round",
        mitre_limit: float = 4.0,
        interpolation: LineInterpolation = "linear",
        curve_alpha: float = 0.5,
        separated: bool = False,
        order: ColumnLike | None = None,
        styles: Sequence[LineStyle] = (),
        style: ColumnLike | None = None,
        colormap: ColorMapLike | ColorScale | None = None,
        blended: bool = True,
        marker: MarkerLike | None = None,
        marker_size: float = 6.0,
        marker_alpha: float = 1.0,
        marker_color: ColorLike | None = None,
        marker_border_width: float = 0.0,
        marker_border_color: ColorLike | None = None,
    ) -> None:
        x, y = rows_and_values(x, y)
        self._make(
            _keisen.LineSeries,
            space,
            {"x": x, "y": y, "order": order, "style": style, "color": color},
            colormap=colormap,
            width=width,
            dash=dash,
            label=label,
            cap=cap,
            join=join,
            mitre_limit=mitre_limit,
            alpha=alpha,
            interpolation=interpolation,
            curve_alpha=curve_alpha,
            separated=separated,
            styles=styles,
            blended=blended,
            marker_alpha=marker_alpha,
            marker_color=marker_color,
            marker_border_width=marker_border_width,
            marker_border_color=marker_border_color,
            **_marked(marker, marker_size),
        )
        self._marker_size = marker_size

    @classmethod
    def _distribution(
        cls,
        space: Space,
        values: Column,
        weights: Column | None,
        complementary: bool,
        options: LineOptions,
    ) -> Self:
        """Make the stair of an empirical distribution."""
        line = cls.__new__(cls)
        size = options.get("marker_size", 6.0)
        line._native = _keisen.LineSeries.distribution(
            space._open,
            values._open,
            None if weights is None else weights._open,
            _keisen.boolean(complementary, "complementary"),
            {**options, **_marked(options.get("marker"), size)},
        )
        line._space, line._marker_size = space, size
        line._color_scale = line._list_scale = None
        line._columns = {"y": values._open}
        return line

    @options_of(without="order style colormap")
    def set(self, **options: Unpack[LineOptions]) -> None:
        """Change some options, all at once or none.

        Any of `color`, `alpha`, `width`, `dash`, `label`, `cap`, `join`, `mitre_limit`,
        `interpolation`, `curve_alpha`, `separated`, `styles`, `blended`, `marker` and those that
        begin with `marker_`. What is given by columns stays; `set_data` changes it.
        """
        size = options.get("marker_size", self._marker_size)
        changes: dict[str, object] = dict(options)
        if "marker" in options or "marker_size" in options:
            changes |= _marked(options.get("marker", self.marker), size)
            if options.get("marker", 0) is None:
                del changes["marker"]
        self._open.update(changes)
        self._marker_size = size

    def set_data(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        *,
        order: ColumnLike | None = None,
        style: ColumnLike | None = None,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        x, y = rows_and_values(x, y)
        self._replace({"x": x, "y": y, "order": order, "style": style, "color": color})

    width: Option[float] = Option("Full width in points, finite, not negative; 0 draws nothing.")
    dash: Option[tuple[float, ...] | None, Sequence[float] | None] = Option(
        "Marks and gaps in multiples of the width; None for a solid line."
    )
    alpha: Option[float] = Option(
        "What the alpha of the colour, or of colours by value, is multiplied by, 0 to 1."
    )
    cap: Option[Cap] = Option('Shape of the ends: "round", "butt" or "square".')
    join: Option[Join] = Option('Shape where two segments meet: "round", "bevel" or "mitre".')
    mitre_limit: Option[float] = Option("Longest mitre, in line widths, at least 1.")
    interpolation: Option[LineInterpolation] = Option("How it goes from row to row.")
    styles: Option[tuple[LineStyle, ...], Sequence[LineStyle]] = Option(
        "Looks of parts, each with all of its names."
    )

    @property
    def marker(self) -> MarkerLike | None:
        """The shape of the markers on its rows; None for none."""
        return marker_of(self._open.marker) if self._open.marker_size > 0 else None  # type: ignore[return-value]

    @marker.setter
    def marker(self, marker: MarkerLike | None) -> None:
        self.set(marker=marker)

    @property
    def marker_size(self) -> float:
        """Size of the markers in points, also where there is none."""
        return self._marker_size

    @marker_size.setter
    def marker_size(self, size: float) -> None:
        self.set(marker_size=size)


def _marked(marker: object, size: object) -> dict[str, Any]:
    """Return what the library takes for a marker, or none: the size 0."""
    return {"marker_size": 0.0} if marker is None else {"marker": marker, "marker_size": size}
