"""The methods of a chart that make a series and add it."""

from __future__ import annotations

from keisen._bar_marks import BarMarks
from keisen._distribution_marks import DistributionMarks
from keisen._field_marks import FieldMarks
from keisen._group_marks import GroupMarks
from keisen._line_marks import LineMarks
from keisen._round_marks import RoundMarks
from keisen._row_marks import RowMarks
from keisen._tile_marks import TileMarks


class Marks(
    LineMarks, RowMarks, BarMarks, DistributionMarks, GroupMarks, FieldMarks, TileMarks, RoundMarks
):
    """Charts' methods for what shows data."""

    __slots__ = ()
