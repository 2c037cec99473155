"""Category bars."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.column import as_column
from keisen._data.names import place_names
from keisen._data.plain import Names, plain
from keisen._data.series import ColoredSeries
from keisen._ranges.space import Space
from keisen._ranges.tick_format import native_format, with_native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypedDict

    from typing_extensions import Unpack

    from keisen._base.color import ColorLike
    from keisen._data.column import Column, ColumnLike
    from keisen._ranges.tick_format import TickFormatLike

    # make-faces: options of CategoryBarSeries
    class CategoryBarOptions(TypedDict, total=False):
        """What `CategoryBarSeries.set` takes."""

        color: ColorLike | None
        colors: Sequence[ColorLike] | None
        alpha: float
        highlight: bool | ColorLike
        value_labels: bool
        value_format: TickFormatLike
        value_size: float
        value_color: ColorLike | None
        baseline: float
        headroom: float
        bar_width: float
        border_width: float
        border_color: ColorLike | None
        corner_radius: float
        baseline_width: float
        baseline_color: ColorLike | None
        label: str | None


# make-faces: mark category_bar, method bars, without highlight_color
class CategoryBarSeries(ColoredSeries["_keisen.CategoryBarSeries"]):
    """Upright bars, each with a name below the axis and its value at its tip.

    They may be part of several charts. A scale of x that nobody chose becomes a category scale of
    the names; names that have no room are turned, broken into lines, then left out. On a category
    scale that somebody chose, or that several series share, a bar stands at its name. Values that
    are NaN, None or infinite have no bar.

    Parameters
    ----------
    space : Space
        The space to draw in.
    names : iterable of str
        A name for each bar; they need not differ, the k-th bar of a name has the k-th place of
        this name. What is no text is written as `str` does, None as
        nothing.
    values : Column or array_like, shape (n,)
        As many values.
    color : color_like, optional
        Colour of the bars; None takes the next of the chart's colour cycle.
    colors : sequence of color_like, optional
        Colours of single bars, from the first on, which come before any other; bars beyond them
        have none of their own.
    alpha : float, default 1
        What the alpha of all bars' colours is multiplied by, 0 to 1; borders and values keep theirs.
    highlight : bool or color_like, default False
        Whether every bar that equals the maximum stands out, or the colour in which it does; True
        for the theme's.
    value_labels : bool, default True
        Whether bars have their values at their tips, or within them where the plot ends. Where not
        all have room so they are turned; where that does not help the maximum alone has its value,
        if there is room for it.
    value_format : str or TickFormat, optional
        How the values are written. Where it does not say how many digits there are, a number with a
        fraction and more than six digits is rounded to four, and never before the point.
    value_size : float, default 12
        Size of the values, in points, at most 1,000.
    value_color : color_like, optional
        Colour of the values; None takes the theme's for labels, and within a bar what can be read
        there.
    baseline : float, default 0
        Where bars begin, in the units of the values, finite.
    headroom : float, default 0.25
        The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars:
        above them, below them where all bars go down, and where bars go both ways half as much
        again below.
    bar_width : float, default 2/3
        Width of a bar as a part of the way from bar to bar, above 0, at most 1.
    border_width : float, default 0
        Width of the border within a bar's edges, in points; 0 is none.
    border_color : color_like, optional
        Colour of the border; None takes the theme's for axes.
    corner_radius : float, default 0
        Radius of the two corners at a bar's tip, in points.
    baseline_width : float, default 1
        Width of the line along the baseline in points, where that runs within the plot; 0 is none.
    baseline_color : color_like, optional
        Colour of that line; None takes the theme's for axes.
    label : str, optional
        What the bars are, for people.

    Raises
    ------
    InvalidArgumentError
        If there are not as many names as values or an option is not allowed.
    TypeError
        If the values are no numbers or times.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(640, 400, title="Medals")
    >>> bars = chart.bars(["gold", "silver", "bronze"], [7, 1, 2])
    """

    __slots__ = ("_values",)

    # The library keeps space and values alive. They are kept here too, so that Python's collector
    # sees what a series refers to.
    _values: _keisen.Column

    def __init__(
        self,
        space: Space,
        names: Iterable[object],
        values: ColumnLike,
        *,
        color: ColorLike | None = None,
        colors: Sequence[ColorLike] | None = None,
        alpha: float = 1.0,
        highlight: bool | ColorLike = False,
        value_labels: bool = True,
        value_format: TickFormatLike = None,
        value_size: float = 12.0,
        value_color: ColorLike | None = None,
        baseline: float = 0.0,
        headroom: float = 0.25,
        bar_width: float = 2 / 3,
        border_width: float = 0.0,
        border_color: ColorLike | None = None,
        corner_radius: float = 0.0,
        baseline_width: float = 1.0,
        baseline_color: ColorLike | None = None,
        label: str | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        texts = texts_of(names)
        column = _column(space, values)
        _extend(space, texts)
        self._native = _keisen.CategoryBarSeries(
            native,
            texts,
            column._open,
            {
                "color": color,
                "colors": colors,
                "alpha": alpha,
                "highlight": highlight,
                "value_labels": value_labels,
                "value_format": native_format(value_format),
                "value_size": value_size,
                "value_color": value_color,
                "baseline": baseline,
                "headroom": headroom,
                "bar_width": bar_width,
                "border_width": border_width,
                "border_color": border_color,
                "corner_radius": corner_radius,
                "baseline_width": baseline_width,
                "baseline_color": baseline_color,
                "label": label,
            },
        )
        self._values = column._open
        self._space = space

    @options_of()
    def set(self, **options: Unpack[CategoryBarOptions]) -> None:
        """Change some options, all at once or none.

        Any of the options that bars are made with, `space`, `names` and `values` apart.
        """
        self._open.update(with_native_format(options, "value_format"))

    def set_data(self, names: Iterable[object], values: ColumnLike) -> None:
        """Replace names and values; ranges stay.

        Parameters
        ----------
        names : iterable of str
            A name for each bar.
        values : Column or array_like, shape (n,)
            As many values.

        Raises
        ------
        InvalidArgumentError
            If there are not as many names as values. The old ones stay.
        """
        native = self._open
        texts = texts_of(names)
        column = _column(self._space, values)
        _extend(self._space, texts)
        native.set_data(texts, column._open)
        self._values = column._open

    def pages(self, bars_per_page: int) -> list[tuple[float, float]]:
        """Return windows of x that show a few bars each, one after another.

        They are equally long, so that bars are equally wide on all of them: the last one may have room
        left. Each begins and ends with the gap that a fit leaves. The range of y is the same on all.

        Parameters
        ----------
        bars_per_page : int
            Bars of a page at most, 1 or more.

        Returns
        -------
        list of (float, float)
            A range of x for each page; none without bars.

        Raises
        ------
        InvalidArgumentError
            If the number is not positive.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(320, 200)
        >>> bars = chart.bars([f"bar {i}" for i in range(30)], range(30))
        >>> first, second, third = bars.pages(12)
        >>> chart.x.range = second
        """
        return self._open.pages(bars_per_page)

    alpha: Option[float] = Option("What the alpha of all bars' colours is multiplied by, 0 to 1.")

    @property
    def names(self) -> tuple[str, ...]:
        """The names, from the first bar on: while they are animated, of bars that go too."""
        return tuple(self._open.names)

    def __repr__(self) -> str:
        """Return label and number of bars."""
        return self._repr_of(f"{0 if self.closed else len(self._open.names)} bars")


def _extend(space: Space, texts: list[str]) -> None:
    """Give names places on a scale that the names of other series made, and that grows."""
    if space.x._names and space.x._names_grow:
        place_names(space.x, Names(list(texts)), "names", apart=True)


def texts_of(names: Iterable[object]) -> list[str]:
    if isinstance(names, str):
        raise TypeError("names must be a sequence of texts, got str")
    if not hasattr(names, "__len__"):
        names = list(names)
    if isinstance(names, (list, tuple)) and all(type(each) is str for each in names):
        return list(names)
    numbers, _ = plain(names, "names")
    if isinstance(numbers, Names):
        return ["" if each is None else each for each in numbers.texts]
    rows = names.tolist() if hasattr(names, "tolist") else names
    return ["" if each is None else str(each) for each in rows]


def _column(space: Space, values: ColumnLike) -> Column:
    return as_column(values, "values", space.y)
