"""What series of groups of rows share: their data in the forms that people have it in."""

from __future__ import annotations

from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._data.column import as_numbers
from keisen._data.names import place_names
from keisen._data.plain import Names, joined
from keisen._marks.mark_series import MarkSeries
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal, TypeAlias

    from typing_extensions import TypeVar

    from keisen._data.column import ColumnLike
    from keisen._marks.mark_series import _Mark, _MarkClass
    from keisen._ranges.projection import Projection

    Orientation: TypeAlias = Literal["vertical", "horizontal"]
    GroupsLike: TypeAlias = "ColumnLike | Sequence[ColumnLike] | Mapping[str, ColumnLike]"

    MarkKind = TypeVar("MarkKind", bound=_Mark, default=_Mark, covariant=True)


class GroupSeries(MarkSeries["MarkKind"]):
    """A series of groups of rows, each of which stands at one place of a dimension."""

    __slots__ = ("_is_upright",)

    _moved = "data"

    _is_upright: bool

    def _make_groups(
        self,
        kind: _MarkClass[MarkKind],
        space: Space,
        data: GroupsLike,
        by: ColumnLike | None,
        orientation: Orientation,
        channels: Mapping[str, object],
        **options: Any,  # noqa: ANN401
    ) -> None:
        """Make the series of the library."""
        check_word(orientation, "orientation", ("vertical", "horizontal"))
        self._is_upright = orientation == "vertical"
        Space._native_of(space, "space")
        self._space = space
        columns = {**self._groups(data, by), **channels}
        self._make(kind, space, columns, orientation=orientation, **options)

    def _projection_of(self, name: str) -> Projection | None:
        across, along = self._space.x, self._space.y
        if not self._is_upright:
            across, along = along, across
        return {"by": across, "data": along}.get(name)

    def _groups(self, data: GroupsLike, by: ColumnLike | None) -> dict[str, ColumnLike | None]:
        """Return values and positions, both a column with a row for each value."""
        from array import array

        projection = self._space.x if self._is_upright else self._space.y
        positions = array("d")
        if _is_several(data):
            groups, names = _listed(data)
            values = joined(groups, "data")
            places = _places_of(projection, names if by is None else by, len(groups))
            for place, group in zip(places, groups, strict=True):
                positions.extend([place] * len(group))
            return {"data": values, "by": positions}
        values = as_numbers(data, "data")  # type: ignore[arg-type]
        if by is None:
            place = place_names(projection, Names([""]), "by")[0]
            # Without positions all rows are one group at 0, also those that are appended later.
            by = array("d", [place]) * len(values) if place else None
        return {"data": values, "by": by}

    def set_data(
        self,
        data: GroupsLike,
        by: ColumnLike | None = None,
        *,
        color: ColumnLike | None = None,
    ) -> None:
        """Replace all data.

        Parameters
        ----------
        data : array_like, sequence of array_like or dict
            The values, as they were given when the series was made.
        by : array_like, optional
            The group of each row, or of each sequence.
        """
        self._replace({**self._groups(data, by), "color": color})


def _places_of(projection: Projection, by: Any, count: int) -> Sequence[float]:  # noqa: ANN401
    """Return the place of each group, by its name or its number."""
    places = list(by)
    if len(places) != count:
        raise InvalidArgumentError(f"by must name each of {count} groups, got {len(places)}")
    if all(isinstance(each, str) for each in places):
        return place_names(projection, Names(places), "by")
    return [float(each) for each in places]


def _is_several(data: Any) -> bool:  # noqa: ANN401
    """Whether data is a sequence of groups, or a mapping of them, and not one column."""
    if hasattr(data, "keys") and not hasattr(data, "dtypes"):
        return True
    if getattr(data, "ndim", 1) == 2:
        return True
    return (
        isinstance(data, (list, tuple))
        and len(data) > 0
        and all(hasattr(each, "__len__") and not isinstance(each, str) for each in data)
    )


def _listed(data: Any) -> tuple[list[Any], list[str]]:  # noqa: ANN401
    """Return groups and their names, which are numbers from 1 where there are no others."""
    if hasattr(data, "keys"):
        return list(data.values()), [str(key) for key in data.keys()]
    if getattr(data, "ndim", 1) == 2:
        # Columns are groups, as in matplotlib; of a table they have names.
        if hasattr(data, "columns"):
            return [data[key] for key in data.columns], [str(key) for key in data.columns]
        data = [data[:, index] for index in range(data.shape[1])]
    return list(data), [str(number) for number in range(1, len(data) + 1)]
