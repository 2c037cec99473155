"""Updaters: who decides a range."""

from __future__ import annotations

from collections.abc import MutableSequence
from operator import index as integer

from keisen import _keisen
from keisen._errors import InvalidArgumentError
from keisen._object import Object
from keisen._plain import Names, plain
from keisen._projection import Projection, exact
from keisen._series import Series
from keisen._values import is_gap
from keisen.restrictions import Restriction, adopted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import overload

    from keisen._column import ValuesLike
    from keisen._values import ValueLike


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

    Attributes
    ----------
    target : Projection
        What it decides about.

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

    __slots__ = ("_known", "_series", "target")

    target: Projection
    # The restrictions that have an object, and the series. The library keeps both; they are kept here
    # too, so that Python's collector sees what they refer to.
    _known: list[Restriction]
    _series: list[tuple[Series, Projection | None]]

    def __init__(self, target: Projection, restrictions: Iterable[Restriction] = ()) -> None:
        self._native = _keisen.Updater(Projection._native_of(target, "target"))
        self.target = target
        self._known = []
        self._series = []
        for restriction in restrictions:
            self.append(restriction)

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

    @property
    def reversed(self) -> bool:
        """Whether ranges are stored turned round, for axes from right to left; no, unless set."""
        return self._open.reversed

    @reversed.setter
    def reversed(self, reversed: bool) -> None:
        self._open.set_reversed(reversed)

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
    def restrictions(self) -> Restrictions:
        """What rewrites the range, in this order: a list to read and to change."""
        _ = self._open
        return Restrictions(self)

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
        self.restrictions.append(restriction)

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


class Restrictions(MutableSequence[Restriction]):
    """The restrictions of an `Updater`, in the order in which they run: a list to change.

    What is read is as the list is then; what is changed takes effect with the next update.
    """

    __slots__ = ("_updater",)

    _updater: Updater

    def __init__(self, updater: Updater) -> None:
        self._updater = updater

    def __len__(self) -> int:
        """Return the number of restrictions."""
        return len(self._updater._open.restrictions)

    def __iter__(self) -> Iterator[Restriction]:
        """Return what gives them in order."""
        return iter(self._updater._listed())

    # What overloads need is there for checkers alone.
    if TYPE_CHECKING:

        @overload
        def __getitem__(self, index: int) -> Restriction: ...
        @overload
        def __getitem__(self, index: slice) -> list[Restriction]: ...
        def __getitem__(self, index: int | slice) -> Restriction | list[Restriction]:
            """Return one of them, or a list of several."""
            raise NotImplementedError

        @overload
        def __setitem__(self, index: int, value: Restriction) -> None: ...
        @overload
        def __setitem__(self, index: slice, value: Iterable[Restriction]) -> None: ...
        def __setitem__(self, index: int | slice, value: object) -> None:
            """Put another one in the place of one, or several in the place of several."""
    else:

        def __getitem__(self, index: int | slice) -> Restriction | list[Restriction]:
            """Return one of them, or a list of several."""
            return self._updater._listed()[index]

        def __setitem__(self, index: int | slice, value: object) -> None:
            """Put another one in the place of one, or several in the place of several."""
            if isinstance(index, slice):
                listed = self._updater._listed()
                listed[index] = value
                self._updater.restrictions = listed
                return
            native = Restriction._native_of(value, "restriction")
            self._updater._open.replace(self._place(index), native)
            self._updater._known.append(value)
            self._updater._listed()

    def __delitem__(self, index: int | slice) -> None:
        """Take one or several out."""
        if isinstance(index, slice):
            self[index] = []
            return
        self._updater._open.remove(self._place(index))
        self._updater._listed()

    def insert(self, index: int, value: Restriction) -> None:
        """Add a restriction before another one.

        Parameters
        ----------
        index : int
            Its place then, as for a list: a negative one counts from the end.
        value : keisen.restrictions.Restriction
            The restriction.
        """
        native, count = Restriction._native_of(value, "restriction"), len(self)
        place = integer(index)
        place = max(0, place + count) if place < 0 else min(place, count)
        self._updater._open.insert(place, native)
        self._updater._known.append(value)

    def move(self, source: int, target: int) -> None:
        """Move a restriction to another place.

        Parameters
        ----------
        source : int
            Its place.
        target : int
            Its place then.

        Raises
        ------
        InvalidArgumentError
            If there is no such place.
        """
        count = len(self)
        places = [integer(each) for each in (source, target)]
        for place in places:
            if not -count <= place < count:
                raise InvalidArgumentError(f"there is no place {place} among {count} restrictions")
        self._updater._open.move(*(place % count for place in places))

    def _place(self, index: int) -> int:
        """Return a place from 0, or raise as a list does."""
        place, count = integer(index), len(self)
        if not -count <= place < count:
            raise IndexError(f"there is no restriction {place} among {count}")
        return place % count

    def __repr__(self) -> str:
        """Return the restrictions as a list."""
        return repr(list(self))
