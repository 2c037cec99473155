"""Areas."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.color import Color
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries, ColoredSeries
from keisen._drawing.gradient import Gradient
from keisen._marks.line_series import LineSeries
from keisen._marks.mark_series import MarkSeries, rows_and_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import ColumnLike
    from keisen._marks.line_series import LineInterpolation
    from keisen._ranges.space import Space

    FillLike: TypeAlias = "ColorLike | Gradient"

    class AreaOptions(TypedDict, total=False):
        """What `AreaSeries.set` takes."""

        color: ColorLike | None
        alpha: float
        above: FillLike | None
        below: FillLike | None
        baseline: float
        interpolation: LineInterpolation
        curve_alpha: float
        line_width: float
        line_color: ColorLike | None
        line_dash: Sequence[float] | None
        linked_line: LineSeries | None
        label: str | None


# make-faces: mark area, method area, without baseline, own linked_line
class AreaSeries(
    MarkSeries["_keisen.AreaSeries"],
    ColoredSeries["_keisen.AreaSeries"],
    BlendedSeries["_keisen.AreaSeries"],
):
    """What lies between a line and a baseline, or between two lines. It may be part of several charts.

    A row of which x, y or y2 is NaN, None, infinite or NaT interrupts it. A lone row covers the
    column of device pixels that it is in. Where both lines cross, what is above and what is below meet
    in a point. Above is where y is greater, on a reversed axis too.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0. Names and times in a zone
        as in `LineSeries`.
    y : Column or array_like, shape (n,), optional
        Values of the vertical dimension.
        None where `x` alone is given: these are its values then, over row numbers.
    y2 : float, or Column or array_like, shape (n,), default 0
        The other line, or the baseline, in the units of y: -inf for the low end of the range, inf
        for the high end. Where the scale has no place for it, as a log scale has none for 0, that is
        the low end.
    color : color_like, optional
        The colour that fills it; None takes that of `linked_line`, or else the next of the chart's
        colour cycle.
    alpha : float, default 0.4
        What the alpha of fills is multiplied by, 0 to 1.
    above : color_like or Gradient, optional
        What fills the parts where y is above y2; None for the colour.
    below : color_like or Gradient, optional
        What fills the parts where y is below y2; None for the colour.
    interpolation : str, default "linear"
        How both lines go from row to row, as in `LineSeries`.
    curve_alpha : float, default 0.5
        Of Catmull-Rom curves alone, 0 to 1, as in `LineSeries`.
    line_width : float, default 0
        Width of a line along y, over the fill, in points; 0 for none.
    line_color : color_like, optional
        The colour of that line; None for that of the area, opaque.
    line_dash : sequence of float, optional
        Its marks and gaps in multiples of its width; None for a solid line.
    linked_line : LineSeries, optional
        A line whose colour the area takes where it has none of its own.
    label : str, optional
        Name for people.

    Examples
    --------
    >>> band = chart.area([1, 2, 3], [2, 5, 3], [1, 3, 2])
    >>> warm = ks.Gradient(0, 4, "#ffffff00", "red")
    >>> balance = chart.area([1, 2, 3], [4, -2, 1], above=warm, below="blue", alpha=1)
    """

    __slots__ = ("_linked_line",)

    _linked_line: LineSeries | None

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        y2: float | ColumnLike = 0.0,
        *,
        color: ColorLike | None = None,
        alpha: float = 0.4,
        above: FillLike | None = None,
        below: FillLike | None = None,
        interpolation: LineInterpolation = "linear",
        curve_alpha: float = 0.5,
        line_width: float = 0.0,
        line_color: ColorLike | None = None,
        line_dash: Sequence[float] | None = None,
        linked_line: LineSeries | None = None,
        label: str | None = None,
    ) -> None:
        x, y = rows_and_values(x, y)
        is_column = hasattr(y2, "__len__")
        baseline: dict[str, Any] = {} if is_column else {"baseline": y2}
        self._make(
            _keisen.AreaSeries,
            space,
            {"x": x, "y": y, "y2": y2 if is_column else None},
            color=color,
            alpha=alpha,
            above=above,
            below=below,
            interpolation=interpolation,
            curve_alpha=curve_alpha,
            line_width=line_width,
            line_color=line_color,
            line_dash=line_dash,
            linked_line=_series_of(linked_line),
            label=label,
            **baseline,
        )
        self._linked_line = linked_line

    @options_of(also="baseline")
    def set(self, **options: Unpack[AreaOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        baseline : float
            The other end of all rows, in place of a `y2` that is one number.
        **options
            Any of `color`, `alpha`, `above`, `below`, `baseline`, `interpolation`, `curve_alpha`,
            `line_width`, `line_color`, `line_dash`, `linked_line` and `label`.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        changes: dict[str, object] = dict(options)
        line = options.get("linked_line", self._linked_line)
        if "linked_line" in options:
            changes["linked_line"] = _series_of(line)
        self._open.update(changes)
        self._linked_line = line

    def set_data(
        self,
        x: ColumnLike | None = None,
        y: ColumnLike | None = None,
        y2: ColumnLike | None = None,
    ) -> None:
        """Replace all columns."""
        x, y = rows_and_values(x, y)
        self._replace({"x": x, "y": y, "y2": y2})

    @property
    def above(self) -> Color | Gradient | None:
        """What fills the parts where y is above y2; None for the colour."""
        return _fill(self._open.above)

    @above.setter
    def above(self, fill: FillLike | None) -> None:
        self.set(above=fill)

    @property
    def below(self) -> Color | Gradient | None:
        """What fills the parts where y is below y2; None for the colour."""
        return _fill(self._open.below)

    @below.setter
    def below(self, fill: FillLike | None) -> None:
        self.set(below=fill)

    baseline: Option[float] = Option("Where it begins where there is no y2, in the units of y.")
    interpolation: Option[LineInterpolation] = Option("How both lines go from row to row.")

    @property
    def line_width(self) -> float:
        """Width of the line along y in points; 0 for none."""
        return self._open.line_width

    @line_width.setter
    def line_width(self, width: float) -> None:
        self.set(line_width=width)

    @property
    def linked_line(self) -> LineSeries | None:
        """The line whose colour it takes where it has none of its own."""
        return self._linked_line

    @linked_line.setter
    def linked_line(self, line: LineSeries | None) -> None:
        self.set(linked_line=line)


def _series_of(line: Any) -> object:  # noqa: ANN401
    """Return what the library calls a line; what is none is refused by it."""
    return line._open.series if isinstance(line, LineSeries) else line


def _fill(reported: tuple[Any, ...] | None) -> Color | Gradient | None:
    """Return a fill as people write it."""
    if reported is None:
        return None
    if len(reported) == 4:
        return Color(*reported)
    start, end, start_color, end_color, unit = reported
    return Gradient(start, end, Color(*start_color), Color(*end_color), unit)
