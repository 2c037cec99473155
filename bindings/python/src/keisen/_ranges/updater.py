"""Updaters: who decides a range."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object
from keisen._base.option import Setting
from keisen._data.plain import Names, plain
from keisen._data.series import Series
from keisen._data.values import is_gap
from keisen._ranges.projection import Projection, exact
from keisen._ranges.restriction import Restriction, adopted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from keisen._data.column import ValuesLike
    from keisen._data.values import ValueLike
    from keisen._ranges.restriction_list import RestrictionList


class Updater(Object["_keisen.Updater"]):
    """Decides the range of a projection: the extremes of its data, through restrictions in order.

    It runs when asked, by `update`, or in every picture of a chart that it was added to. Without
    data and restrictions the range stays; with data alone it becomes the extremes; with restrictions
    alone these begin with an empty range. One that is empty at the end is not stored.

    Parameters
    ----------
    target : Projection
        What it decides about.
    restrictions : iterable of keisen.restrictions.Restriction
        What rewrites the range, in this order.

    Examples
    --------
    >>> import keisen as ks
    >>> projection = ks.Projection(0, 1)
    >>> updater = ks.Updater(projection, [ks.restrictions.Length(5, anchor=-1)])
    >>> updater.add_value(2)
    >>> updater.update()
    True
    >>> projection.range
    (2.0, 7.0)
    """

    __slots__ = ("_known", "_series", "_target")

    _target: Projection
    # The restrictions that have an object, and the series. The library keeps both; they are kept here
    # too, so that Python's collector sees what they refer to.
    _known: list[Restriction]
    _series: list[tuple[Series, Projection | None]]

    def __init__(self, target: Projection, restrictions: Iterable[Restriction] = ()) -> None:
        self._native = _keisen.Updater(Projection._native_of(target, "target"))
        self._target = target
        self._known = []
        self._series = []
        for restriction in restrictions:
            self.append(restriction)

    @property
    def target(self) -> Projection:
        """What it decides about."""
        return self._target

    def update(self, time: float | None = None) -> bool:
        """Decide the range now.

        Parameters
        ----------
        time : float, optional
            In seconds, for restrictions that move by themselves; None lets each take the latest that
            it knows.

        Returns
        -------
        bool
            Whether the range is another one than before.

        Raises
        ------
        CallbackError
            If a restriction fails; what it raised is the cause. The range stays, here and below.
        InvalidArgumentError
            If the time is not finite, or what the restrictions make is not finite or not allowed on
            the scale.
        InvalidStateError
            If a restriction runs the updater that it is in.
        """
        return self._open.update(time)

    def next_time(self, after: float) -> float | None:
        """Return the first time at which it would decide something else by itself.

        Parameters
        ----------
        after : float
            The earliest time that counts, in seconds.

        Returns
        -------
        float or None
            The time, in seconds; None for never.

        Raises
        ------
        InvalidArgumentError
            If the time is not finite.
        """
        return self._open.next_time(after)

    reversed: Setting[bool] = Setting(
        "Whether ranges are stored turned round, for axes from right to left; no, unless set."
    )

    # ---- Data -----------------------------------------------------------------------------------

    def add_value(self, value: ValueLike) -> None:
        """Extend the data to a value, beside the series that are attached.

        Parameters
        ----------
        value : float, time or str
            An absolute value; NaN, infinities and NaT count for nothing, a name of a category scale
            stands for its number.

        Raises
        ------
        InvalidArgumentError
            If the value is too large, or a name is not on the scale.
        TypeError
            If it is no number and no time.
        """
        if not is_gap(value):
            self._open.add_value(exact(self.target, value, "value"))

    def add_values(self, values: ValuesLike) -> None:
        """Extend the data to several values.

        Parameters
        ----------
        values : array_like, shape (n,)
            Absolute values, as for a `Column`; gaps count for nothing.

        Raises
        ------
        InvalidArgumentError
            If the values are not one-dimensional.
        TypeError
            If they are no numbers or times.
        """
        numbers, unit = plain(values, "values")
        if isinstance(numbers, Names):
            for name in numbers.texts:
                if name is not None:
                    self.add_value(name)
            return
        self._open.add_values(numbers, unit)

    def clear_values(self) -> None:
        """Forget the values that were added; series stay."""
        self._open.clear_values()

    def attach(self, series: Series, within: Projection | None = None) -> None:
        """Follow the data of a series as it grows, shrinks and is replaced.

        A series that is attached already takes the new `within`.

        Parameters
        ----------
        series : Series
            One that draws through the target.
        within : Projection, optional
            Another projection that it draws through: only rows within its range count, so that y
            can fit the visible x. None for all rows.

        Raises
        ------
        InvalidArgumentError
            If the series does not draw through one of them, or `within` is the target.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line([1, 2, 3, 4], [10, 40, 20, 70])
        >>> chart.x.range = (1.5, 3.5)
        >>> updater = ks.Updater(chart.y)
        >>> updater.attach(line, within=chart.x)
        >>> updater.update()
        True
        >>> chart.y.range
        (20.0, 40.0)
        """
        native = Series._native_of(series, "series").series
        bounds = None if within is None else Projection._native_of(within, "within")
        self._open.attach(native, bounds)
        for place, (known, _) in enumerate(self._series):
            if known is series:
                self._series[place] = series, within
                return
        self._series.append((series, within))

    def detach(self, series: Series) -> None:
        """Follow a series no more, if it does.

        Parameters
        ----------
        series : Series
            The series.
        """
        self._open.detach(Series._native_of(series, "series").series)
        self._series = [each for each in self._series if each[0] is not series]

    @property
    def attached(self) -> tuple[tuple[Series, Projection | None], ...]:
        """The series that it follows, each with the projection within whose range rows count."""
        _ = self._open
        return tuple(self._series)

    # ---- Restrictions ---------------------------------------------------------------------------

    @property
    def restrictions(self) -> RestrictionList:
        """What rewrites the range, in this order: a list to read and to change."""
        # Abstract sequences cost time to import.
        from keisen._ranges.restriction_list import RestrictionList

        _ = self._open
        return RestrictionList(self)

    @restrictions.setter
    def restrictions(self, restrictions: Iterable[Restriction]) -> None:
        new = [(each, Restriction._native_of(each, "restriction")) for each in restrictions]
        native = self._open
        native.remove_all()
        for place, (_, each) in enumerate(new):
            native.insert(place, each)
        self._known = [each for each, _ in new]

    def append(self, restriction: Restriction) -> None:
        """Add a restriction behind the others.

        Parameters
        ----------
        restriction : keisen.restrictions.Restriction
            The restriction. It may be in a list several times, and in several lists.
        """
        native = Restriction._native_of(restriction, "restriction")
        self._open.append(native)
        self._known.append(restriction)

    def _listed(self) -> list[Restriction]:
        """Return the restrictions; those made elsewhere get an object."""
        listed: list[Restriction] = []
        for native in self._open.restrictions:
            known = (each for each in self._known if each._is(native))
            found = next(known, None)
            if found is None:
                found = adopted(native)
                self._known.append(found)
            listed.append(found)
        self._known = [each for each in self._known if any(each is one for one in listed)]
        return listed

    def __repr__(self) -> str:
        """Return the target and the number of restrictions."""
        if self.closed:
            return "<Updater, closed>"
        return f"<Updater of {self.target}, {len(self._open.restrictions)} restrictions>"
