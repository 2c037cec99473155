"""Error bars and stems."""

from __future__ import annotations

from keisen import _keisen
from keisen._column import as_column
from keisen._mark_series import NamedMarkSeries
from keisen._places import places, take_zones
from keisen._series import BlendedSeries, BorderedSeries, ColoredSeries
from keisen._space import Space
from keisen._zones import take_zone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._bar_series import Orientation
    from keisen._color import ColorLike
    from keisen._column import Column, ColumnLike
    from keisen._point_series import Marker

    class ErrorBarOptions(TypedDict, total=False):
        """What `ErrorBarSeries.set` takes."""

        width: float
        cap_length: float
        dash: Sequence[float] | None
        color: ColorLike | None
        alpha: float
        label: str | None

    class StemOptions(TypedDict, total=False):
        """What `StemSeries.set` takes."""

        baseline: float
        width: float
        dash: Sequence[float] | None
        marker: Marker
        size: float
        color: ColorLike | None
        alpha: float
        border_width: float
        border_color: ColorLike | None
        label: str | None


class ErrorBarSeries(
    NamedMarkSeries["_keisen.ErrorBarSeries"],
    ColoredSeries["_keisen.ErrorBarSeries"],
    BlendedSeries["_keisen.ErrorBarSeries"],
):
    """Lines from each row's point to where its value may be, with caps at their ends.

    Ends are values, not distances. One that is NaN, None or infinite is none: the bar has one side. A
    row whose x or y is such has no bar. Where lines cross nothing is darker.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0.
    y : Column or array_like, shape (n,)
        Values of the vertical dimension.
    x_low, x_high : Column or array_like, shape (n,), optional
        Where bars end at lesser and at greater values of x.
    y_low, y_high : Column or array_like, shape (n,), optional
        Where bars end at lesser and at greater values of y.
    width : float, default 1
        Width of all lines in points; 0 draws none.
    cap_length : float, default 6
        Length of the line across each end in points; 0 for none.
    dash : sequence of float, optional
        Lengths along each bar that alternate mark and gap, in multiples of the width. None for solid
        bars.
    color : color_like, optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle.
    alpha : float, default 1
        What the alpha of the colour is multiplied by, 0 to 1.
    label : str, optional
        Name for people.

    Raises
    ------
    InvalidArgumentError
        If the columns differ in length or an option is not allowed.
    TypeError
        If a column holds no numbers or times.
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        x_low: ColumnLike | None = None,
        x_high: ColumnLike | None = None,
        y_low: ColumnLike | None = None,
        y_high: ColumnLike | None = None,
        width: float = 1.0,
        cap_length: float = 6.0,
        dash: Sequence[float] | None = None,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        options: dict[str, object] = {
            "width": width,
            "cap_length": cap_length,
            "dash": dash,
            "color": color,
            "alpha": alpha,
            "label": label,
        }
        Space._native_of(space, "space")
        rows = places(space, x, y)
        columns = _ends(space, rows, x_low, x_high, y_low, y_high)
        self._make(_keisen.ErrorBarSeries, space, columns, {}, None, options)
        take_zones(space, rows)

    def set(self, **options: Unpack[ErrorBarOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of `width`, `cap_length`, `dash`, `color`, `alpha` and `label`.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))

    def set_data(
        self,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        x_low: ColumnLike | None = None,
        x_high: ColumnLike | None = None,
        y_low: ColumnLike | None = None,
        y_high: ColumnLike | None = None,
    ) -> None:
        """Replace all columns.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.
        x_low, x_high : Column or array_like, shape (n,), optional
            Where bars end at lesser and at greater values of x.
        y_low, y_high : Column or array_like, shape (n,), optional
            Where bars end at lesser and at greater values of y.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length. The old ones stay.
        """
        rows = places(self._space, x, y)
        self._replace(_ends(self._space, rows, x_low, x_high, y_low, y_high), {})
        take_zones(self._space, rows)

    @property
    def width(self) -> float:
        """Width of all lines in points."""
        return self._open.width

    @width.setter
    def width(self, width: float) -> None:
        self.set(width=width)

    @property
    def cap_length(self) -> float:
        """Length of the line across each end in points; 0 for none."""
        return self._open.cap_length

    @cap_length.setter
    def cap_length(self, cap_length: float) -> None:
        self.set(cap_length=cap_length)

    @property
    def dash(self) -> tuple[float, ...] | None:
        """Marks and gaps in multiples of the width; None for solid bars."""
        return self._open.dash

    @dash.setter
    def dash(self, dash: Sequence[float] | None) -> None:
        self.set(dash=dash)


class StemSeries(
    NamedMarkSeries["_keisen.StemSeries"],
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
    value : Column or array_like, shape (n,)
        Where the tips are.
    orientation : {"vertical", "horizontal"}, default "vertical"
        Which way the stems go.
    baseline : float, default 0
        Where stems begin, in the units of the values.
    width : float, default 1
        Width of the lines in points; 0 draws none.
    dash : sequence of float, optional
        Lengths along each line that alternate mark and gap, in multiples of the width. None for solid
        lines.
    marker : str, default "circle"
        The shape of the markers, as for `PointSeries`.
    size : float, default 6
        Size of the markers in points; 0 draws none.
    color : color_like, optional
        The colour of lines and markers; None for the next of the chart's colour cycle.
    alpha : float, default 1
        What the alpha of all colours is multiplied by, 0 to 1.
    border_width : float, default 0
        Width of a line along the inside of each marker's outline in points; 0 for none.
    border_color : color_like, optional
        The colour of that line; None for the theme's for plot areas.
    label : str, optional
        Name for people.

    Raises
    ------
    InvalidArgumentError
        If the columns differ in length or an option is not allowed.
    TypeError
        If a column holds no numbers or times.
    """

    __slots__ = ("_orientation",)

    _orientation: Orientation

    def __init__(
        self,
        space: Space,
        position: ColumnLike | None,
        value: ColumnLike,
        *,
        orientation: Orientation = "vertical",
        baseline: float = 0.0,
        width: float = 1.0,
        dash: Sequence[float] | None = None,
        marker: Marker = "circle",
        size: float = 6.0,
        color: ColorLike | None = None,
        alpha: float = 1.0,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        options: dict[str, object] = {
            "baseline": baseline,
            "width": width,
            "dash": dash,
            "marker": marker,
            "size": size,
            "color": color,
            "alpha": alpha,
            "border_width": border_width,
            "border_color": border_color,
            "label": label,
        }
        Space._native_of(space, "space")
        self._space = space
        self._orientation = orientation
        columns = self._columns_of(position, value)
        self._make(_keisen.StemSeries, space, columns, {"orientation": orientation}, None, options)
        self._take_zone(columns)

    def set(self, **options: Unpack[StemOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of the options that stems are made with, `orientation` apart.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))

    def set_data(self, position: ColumnLike | None, value: ColumnLike) -> None:
        """Replace both columns.

        Parameters
        ----------
        position : Column or array_like, shape (n,), or None
            Where the stems stand; None for row numbers.
        value : Column or array_like, shape (n,)
            Where the tips are.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length. The old ones stay.
        """
        columns = self._columns_of(position, value)
        self._replace(columns, {"orientation": self._orientation})
        self._take_zone(columns)

    @property
    def orientation(self) -> Orientation:
        """Which way the stems go."""
        return self._orientation

    @property
    def baseline(self) -> float:
        """Where stems begin, in the units of the values."""
        return self._open.baseline

    @baseline.setter
    def baseline(self, baseline: float) -> None:
        self.set(baseline=baseline)

    @property
    def width(self) -> float:
        """Width of the lines in points."""
        return self._open.width

    @width.setter
    def width(self, width: float) -> None:
        self.set(width=width)

    @property
    def dash(self) -> tuple[float, ...] | None:
        """Marks and gaps in multiples of the width; None for solid lines."""
        return self._open.dash

    @dash.setter
    def dash(self, dash: Sequence[float] | None) -> None:
        self.set(dash=dash)

    @property
    def marker(self) -> str:
        """The shape of the markers."""
        return self._open.marker

    @marker.setter
    def marker(self, marker: Marker) -> None:
        self.set(marker=marker)

    @property
    def size(self) -> float:
        """Size of the markers in points."""
        return self._open.size

    @size.setter
    def size(self, size: float) -> None:
        self.set(size=size)

    def _columns_of(
        self, position: ColumnLike | None, value: ColumnLike
    ) -> dict[str, Column | None]:
        space = self._space
        along, across = (
            (space.x, space.y) if self._orientation == "vertical" else (space.y, space.x)
        )
        return {
            "value": as_column(value, "value", across),
            "position": None if position is None else as_column(position, "position", along),
        }

    def _take_zone(self, columns: dict[str, Column | None]) -> None:
        """Give the dimension of the positions the zone of their times."""
        position = columns["position"]
        if position is not None:
            space = self._space
            take_zone(space.x if self._orientation == "vertical" else space.y, position._zone)


def _ends(
    space: Space,
    rows: tuple[Column | None, Column],
    x_low: ColumnLike | None,
    x_high: ColumnLike | None,
    y_low: ColumnLike | None,
    y_high: ColumnLike | None,
) -> dict[str, Column | None]:
    """Return the columns of error bars by their names."""
    return {
        "y": rows[1],
        "x": rows[0],
        "x_low": None if x_low is None else as_column(x_low, "x_low", space.x),
        "x_high": None if x_high is None else as_column(x_high, "x_high", space.x),
        "y_low": None if y_low is None else as_column(y_low, "y_low", space.y),
        "y_high": None if y_high is None else as_column(y_high, "y_high", space.y),
    }
