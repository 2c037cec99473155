"""Lines."""

from __future__ import annotations

from keisen import _keisen
from keisen._places import natives, places, take_zones
from keisen._series import ColoredSeries
from keisen._space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypeAlias, TypedDict

    from typing_extensions import Unpack

    from keisen._color import ColorLike
    from keisen._column import ColumnLike

    Cap: TypeAlias = Literal["round", "butt", "square"]
    Join: TypeAlias = Literal["round", "bevel", "mitre"]

    class LineOptions(TypedDict, total=False):
        """What `LineSeries.set` takes."""

        color: ColorLike | None
        width: float
        dash: Sequence[float] | None
        label: str | None
        cap: Cap
        join: Join
        mitre_limit: float


class LineSeries(ColoredSeries["_keisen.LineSeries"]):
    """A line through the rows of two columns. It may be part of several charts.

    NaN, None, infinities and NaT in either column interrupt the line. A lone row between two gaps
    is a dot as wide as the line.

    Parameters
    ----------
    space : Space
        The space to draw in.
    x : Column or array_like, shape (n,), or None
        Values of the horizontal dimension; None for row numbers from 0. Names make a category scale
        of one that nobody chose, in their order, and further names extend it. Times in a zone make
        a time scale of it in this zone: the first one that is not UTC. An offset of no whole hours
        has no such zone: it is UTC, with a warning.
    y : Column or array_like, shape (n,)
        Values of the vertical dimension, or names.
    color : color_like, optional
        A text, a tuple or a `Color`; None for the next of the chart's colour cycle.
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

    Raises
    ------
    InvalidArgumentError
        If the columns differ in length or an option is not allowed.
    TypeError
        If a column holds no numbers or times.
    """

    __slots__ = "_columns"

    # The library keeps columns and space alive. The columns are kept here too, so that Python's
    # collector sees what a series refers to.
    _columns: tuple[_keisen.Column | None, _keisen.Column]

    def __init__(
        self,
        space: Space,
        x: ColumnLike | None,
        y: ColumnLike,
        *,
        color: ColorLike | None = None,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
        label: str | None = None,
        cap: Cap = "round",
        join: Join = "round",
        mitre_limit: float = 4.0,
    ) -> None:
        native = Space._native_of(space, "space")
        columns = places(space, x, y)
        self._native = _keisen.LineSeries(
            native,
            *natives(columns),
            {
                "color": color,
                "width": width,
                "dash": dash,
                "label": label,
                "cap": cap,
                "join": join,
                "mitre_limit": mitre_limit,
            },
        )
        self._columns = natives(columns)
        self._space = space
        take_zones(space, columns)

    def set(self, **options: Unpack[LineOptions]) -> None:
        """Change some options, all at once or none.

        Parameters
        ----------
        **options
            Any of `color`, `width`, `dash`, `label`, `cap`, `join` and `mitre_limit`.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed. The old ones stay.
        TypeError
            If there is no such option.
        """
        self._open.update(dict(options))

    def set_data(self, x: ColumnLike | None, y: ColumnLike) -> None:
        """Replace the columns.

        Parameters
        ----------
        x : Column or array_like, shape (n,), or None
            Values of the horizontal dimension; None for row numbers from 0.
        y : Column or array_like, shape (n,)
            Values of the vertical dimension.

        Raises
        ------
        InvalidArgumentError
            If the columns differ in length. The old columns stay.
        """
        native = self._open
        columns = places(self._space, x, y)
        native.set_columns(*natives(columns))
        self._columns = natives(columns)
        take_zones(self._space, columns)

    @property
    def width(self) -> float:
        """Full width in points."""
        return self._open.width

    @width.setter
    def width(self, width: float) -> None:
        self.set(width=width)

    @property
    def dash(self) -> tuple[float, ...] | None:
        """Marks and gaps in multiples of the width; None for a solid line."""
        return self._open.dash

    @dash.setter
    def dash(self, dash: Sequence[float] | None) -> None:
        self.set(dash=dash)

    @property
    def cap(self) -> str:
        """Shape of the ends: "round", "butt" or "square"."""
        return self._open.cap

    @cap.setter
    def cap(self, cap: Cap) -> None:
        self.set(cap=cap)

    @property
    def join(self) -> str:
        """Shape where two segments meet: "round", "bevel" or "mitre"."""
        return self._open.join

    @join.setter
    def join(self, join: Join) -> None:
        self.set(join=join)

    @property
    def mitre_limit(self) -> float:
        """Longest mitre, in line widths."""
        return self._open.mitre_limit

    @mitre_limit.setter
    def mitre_limit(self, mitre_limit: float) -> None:
        self.set(mitre_limit=mitre_limit)

    def __repr__(self) -> str:
        """Return label and length."""
        return self._repr_of(f"{self._columns[1].count} rows")
