"""The methods of a chart that make a series and add it."""

from __future__ import annotations

from keisen._marks.bar_marks import BarMarks
from keisen._marks.distribution_marks import DistributionMarks
from keisen._marks.field_marks import FieldMarks
from keisen._marks.group_marks import GroupMarks
from keisen._marks.line_marks import LineMarks
from keisen._marks.round_marks import RoundMarks
from keisen._marks.row_marks import RowMarks
from keisen._marks.series_methods import SeriesMethods


class Marks(
    LineMarks,
    RowMarks,
    BarMarks,
    DistributionMarks,
    GroupMarks,
    FieldMarks,
    RoundMarks,
    SeriesMethods,
):
    """Charts' methods for what shows data."""

    __slots__ = ()
