"""Columns: what is borrowed, what is copied, what is refused."""

import array
import ctypes
import re
from datetime import date, datetime, timedelta
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

import keisen as ks

NUMBERS = ["float32", "float64", "int8", "int16", "int32", "int64"]
NUMBERS += ["uint8", "uint16", "uint32", "uint64"]


def draw(x, y):
    """Return a chart with just these columns."""
    chart = ks.Chart.bare(20, 20)
    chart.line(x, y)
    return chart


def extents(values):
    """Return the range that a column's values fit to: what the library read."""
    chart = draw(None, values)
    return absolute(chart.y)


def absolute(projection):
    """Return the data's range without its origin, as integers where it has no fractions."""
    projection.fit(margins=False)
    bounds = projection.range
    if all(bound.is_integer() for bound in bounds):
        bounds = map(int, bounds)
    return tuple(projection.origin + bound for bound in bounds)


def gaps(values):
    """Return the number of gaps that the library found."""
    chart = draw(None, values)
    chart.to_png(renderer="cpu")
    (series,) = chart.frame_record.series
    assert series.rows == len(values)
    return series.gaps


@pytest.mark.parametrize("dtype", NUMBERS)
def test_borrows_arrays_of_every_type(dtype):
    values = np.array([3, 1, 100, 7], dtype)
    column = ks.Column(values)
    assert (column.dtype, len(column)) == (dtype, 4)
    assert extents(column) == (1, 100)
    # The same memory: what changes there changes here.
    values[2] = 50
    column.changed()
    assert extents(column) == (1, 50)


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_borrows_times(unit):
    values = np.array(["2020-01-02", "NaT", "2020-01-01"], f"datetime64[{unit}]")
    column = ks.Column(values)
    assert column.dtype == f"datetime64[{unit}]"
    chart = draw(column, column)
    seconds = 1577836800, 1577836800 + 86400
    ticks = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[unit]
    assert absolute(chart.x) == (seconds[0] * ticks, seconds[1] * ticks)
    values[0] = np.datetime64("2020-01-03")
    column.changed(0, 1)
    chart.x.fit()
    assert absolute(chart.x) == (seconds[0] * ticks, (seconds[1] + 86400) * ticks)


def test_keeps_one_nanosecond_apart():
    start = np.datetime64("2262-04-11T23:47:16.854775800", "ns")
    values = start + np.arange(3)
    chart = draw(values, [0, 1, 2])
    chart.fit(margins=False)
    assert (chart.x.origin, chart.x.range) == (int(start.astype("int64")), (0, 2))


@pytest.mark.parametrize("unit", ["Y", "M", "W", "D", "h", "m"])
def test_converts_coarser_times_exactly(unit):
    values = np.array(["1969-06-05", "2020-03-05", "NaT"], f"datetime64[{unit}]")
    column = ks.Column(values)
    assert column.dtype == "datetime64[s]"
    chart = draw(column, [0, 1, 2])
    seconds = values.astype("datetime64[s]").astype("int64")
    assert absolute(chart.x) == (seconds[0], seconds[1])


@pytest.mark.parametrize(
    "select",
    [
        np.s_[::-1],
        np.s_[::3],
        np.s_[10:2:-2],
        np.s_[5:5],
    ],
)
def test_borrows_any_stride(select):
    values = np.arange(20.0)[select]
    column = ks.Column(values)
    expected = (values.min(), values.max()) if len(values) else (0, 1)
    assert extents(column) == expected


def test_borrows_a_repeated_value():
    values = np.broadcast_to(np.float64(7), 1000)
    assert values.strides == (0,)
    column = ks.Column(values)
    assert len(column) == 1000
    assert extents(column) == (7, 7)


def test_borrows_a_column_of_a_table_and_unaligned_values():
    table = np.zeros(9, dtype=[("tag", "u1"), ("value", "f8"), ("more", "i2")])
    table["value"] = np.arange(9) * 2
    assert not table["value"].flags.aligned
    assert extents(ks.Column(table["value"])) == (0, 16)
    matrix = np.arange(12.0).reshape(3, 4)
    assert extents(ks.Column(matrix[:, 2])) == (2, 10)


def test_copies_when_asked():
    values = np.array([1.0, 2.0])
    column = ks.Column(values, copy=True)
    values[1] = 9
    column.changed()
    assert extents(column) == (1, 2)


@pytest.mark.parametrize(
    ("values", "dtype", "expected"),
    [
        (np.array([1, 300], ">i2"), "int16", (1, 300)),
        (np.array([1.5, 2.5], ">f8"), "float64", (1.5, 2.5)),
        (np.array([2**60, 2**60 + 2], ">u8"), "uint64", (2**60, 2**60 + 2)),
        (np.array([1.5, -0.25], "float16"), "float32", (-0.25, 1.5)),
        (np.array([1.5, -0.25], ">f2"), "float32", (-0.25, 1.5)),
        (np.array([True, False]), "uint8", (0, 1)),
        (np.array([1.5, 2.5], "longdouble"), "float64", (1.5, 2.5)),
        (np.array([1, None, 3.5], object), "float64", (1, 3.5)),
        (np.ma.array([1, 99, 3], mask=[0, 1, 0]), "float64", (1, 3)),
        (np.ma.array([1.0, 99.0, 3.0], mask=[0, 1, 0]), "float64", (1, 3)),
    ],
)
def test_converts_what_it_cannot_borrow(values, dtype, expected):
    column = ks.Column(values)
    assert (column.dtype, len(column)) == (dtype, len(values))
    assert extents(column) == expected


def test_converts_every_half():
    halves = np.arange(2**16, dtype="uint16").view("float16")
    column = ks.Column(halves)
    finite = halves[np.isfinite(halves)].astype("float64")
    assert extents(column) == (finite.min(), finite.max())
    assert gaps(halves) == 2**16 - len(finite)
    tiny = ks.Column(np.array([2.0**-24, 0], "float16"))
    assert extents(tiny) == (0, 2.0**-24)


def test_times_in_the_other_byte_order_and_masked_times():
    values = np.array(["2020-01-01", "2020-01-02"], "M8[s]")
    for other in (values.astype(">M8[s]"), np.ma.array(values, mask=[0, 0])):
        chart = draw(other, [0, 1])
        assert absolute(chart.x) == (1577836800, 1577836800 + 86400)
    assert gaps(np.ma.array(values, mask=[0, 1])) == 1


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([1, 2.5, 3], (1, 3)),
        ((True, Decimal("2.5"), Fraction(7, 2)), (1, 3.5)),
        (range(5, 50, 5), (5, 45)),
        ([np.float32(1.5), np.int8(3)], (1.5, 3)),
        (array.array("d", [4, 2]), (2, 4)),
        (array.array("H", [4, 2]), (2, 4)),
        (memoryview(array.array("i", range(10)))[::3], (0, 9)),
        (bytearray([9, 8]), (8, 9)),
        ((ctypes.c_float * 3)(1, 2, 3), (1, 3)),
        ([], (0, 1)),
    ],
)
def test_reads_sequences_and_buffers(values, expected):
    column = ks.Column(values)
    assert len(column) == len(values)
    assert extents(column) == expected


def test_none_nan_and_infinities_are_gaps():
    assert gaps([1, None, float("nan"), 2, float("inf"), 3]) == 3
    assert gaps(np.array(["2020-01-01", "NaT"], "M8[s]")) == 1


def test_large_integers_of_a_list_stay_exact():
    base = 1_700_000_000_000_000_001
    column = ks.Column([base, base + 1])
    assert column.dtype == "int64"
    chart = draw(column, [0, 1])
    chart.fit(margins=False)
    assert (chart.x.origin, chart.x.range) == (base, (0, 1))
    assert ks.Column([2**53]).dtype == "float64"
    assert ks.Column([2**70]).dtype == "float64"
    assert ks.Column([2**60, 0.5]).dtype == "float64"


class Table:
    """A column of a table: no buffer, but a conversion."""

    dtype = "a type of its own"

    def __init__(self, values):
        self.values = values

    def __array__(self, dtype=None, copy=None):
        return self.values


def test_reads_whatever_converts_to_an_array():
    values = np.array([3.0, 4.0])
    column = ks.Column(Table(values))
    assert extents(column) == (3, 4)
    values[0] = 2
    column.changed()
    assert extents(column) == (2, 4)


@pytest.mark.parametrize(
    "values",
    [
        np.zeros((3, 2)),
        np.float64(3),
        np.zeros((0, 2), "M8[s]"),
        memoryview(b"ab").cast("B", (1, 2)),
    ],
)
def test_refuses_other_dimensions(values):
    shape = "()" if not values.ndim else str(tuple(values.shape))
    with pytest.raises(ks.InvalidArgumentError) as caught:
        ks.Column(values)
    assert str(caught.value) == f"values must be one-dimensional, got shape {shape}"


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (np.array([1j]), "values has dtype complex128"),
        (np.array(["a"]), "values are names, not numbers or times"),
        (np.array([b"a"]), r"values has dtype \|S1"),
        (np.array([1], "m8[s]"), r"values has dtype timedelta64\[s\]"),
        (np.array([5]).astype("M8"), "values has dtype datetime64"),
        (np.zeros(1, "i4,f8"), "values has dtype .*f1"),
        (np.ma.array(["a"]), "values are names"),
        (np.ma.array([b"a"]), r"values has dtype \|S1"),
        (memoryview(b"ab").cast("c"), "items of format 'c'"),
        ("12", "values must be a sequence of numbers, got str"),
        ({1, 2}, "values must be a sequence of numbers, got set"),
        ({1: 2}, "values must be a sequence of numbers, got dict"),
        (iter([1]), "values must be a sequence of numbers, got list_iterator"),
        (5, "values must be a sequence of numbers, got int"),
        (None, "values must be a sequence of numbers, got NoneType"),
        ([1, "2"], r"values\[1\] must be a number, got str"),
        ([1, [2]], r"values\[1\] must be a number, got list"),
        ([1j], r"values\[0\] must be a number, got complex"),
        (["a", "b"], "values are names"),
        ([1, np.datetime64("2020")], r"values\[1\] must be a number, got datetime64"),
        ([date(2020, 1, 1), 5], r"values\[1\] must be a time, got int"),
        ([timedelta(1)], r"values\[0\] must be a number, got"),
        (np.array([object()]), r"values\[0\] must be a number, got object"),
    ],
)
def test_refuses_what_is_no_number(values, words):
    with pytest.raises(TypeError, match=words):
        ks.Column(values)


def test_refuses_what_no_double_holds():
    with pytest.raises(ks.InvalidArgumentError, match=r"values\[1\] is beyond the range"):
        ks.Column([0, 10**400])
    with pytest.raises(ks.InvalidArgumentError, match="too far away"):
        ks.Column(np.array([2**62], "M8[D]"))


def test_passes_on_what_a_number_raises():
    class Sour:
        def __float__(self):
            raise RuntimeError("sour")

    with pytest.raises(RuntimeError, match="sour"):
        ks.Column([1.0, Sour()])


def test_survives_a_list_that_shrinks_while_it_is_read():
    values = []

    class Eraser:
        def __float__(self):
            values.clear()
            return 1.0

    values += [0.5, Eraser(), 2.5]
    with pytest.raises(ks.InvalidArgumentError, match="changed while it was read"):
        ks.Column(values)


def test_names_the_column_in_a_line():
    chart = ks.Chart()
    with pytest.raises(TypeError, match=r"x\[0\] must be a number"):
        chart.line([b"a"], [1])
    with pytest.raises(ks.InvalidArgumentError, match="y must be one-dimensional"):
        chart.line([1], np.zeros((1, 1)))
    assert chart.series == ()


# ---- Growing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [*NUMBERS, "datetime64[ms]"])
def test_grows(dtype):
    column = ks.Column.growing(dtype)
    assert (column.dtype, len(column)) == (dtype, 0)
    for start in range(3):
        column.append(np.arange(start, start + 5).astype(dtype)[::2])
    assert len(column) == 9


def test_names_types_as_numpy_does():
    for dtype in ("float64", float, np.float64, np.dtype("f8")):
        assert ks.Column.growing(dtype).dtype == "float64"
    assert ks.Column.growing(int).dtype == "int64"
    assert ks.Column.growing(np.dtype("M8[us]")).dtype == "datetime64[us]"
    for dtype in ("float16", "complex128", "datetime64", "f8", ""):
        with pytest.raises(ks.InvalidArgumentError, match="dtype must be"):
            ks.Column.growing(dtype)
    with pytest.raises(TypeError, match="dtype must be"):
        ks.Column.growing(3)


@pytest.mark.parametrize(
    ("dtype", "values"),
    [
        ("float32", [0.5, None]),
        ("float64", np.arange(3, dtype="uint64")),
        ("int8", [-128, 127]),
        ("uint8", [0, 255]),
        ("int64", np.array([2**62], "uint64")),
        ("uint64", [2**62]),
        ("int32", np.array([-(2.0**31), 2.0**31 - 1])),
        ("datetime64[s]", np.array([5])),
        ("datetime64[s]", [5, None, 7.0]),
    ],
)
def test_append_converts_what_fits(dtype, values):
    column = ks.Column.growing(dtype)
    column.append(values)
    assert len(column) == len(values)


@pytest.mark.parametrize(
    ("dtype", "values", "row", "got"),
    [
        ("int8", [0, 128], 1, "128.0"),
        ("int8", [-129], 0, "-129.0"),
        ("uint8", [-1], 0, "-1.0"),
        ("uint64", np.array([-1]), 0, "-1"),
        ("int64", np.array([0, 2**63], "uint64"), 1, "9223372036854775808"),
        ("int64", [2.0**63], 0, "9.223372036854776e+18"),
        ("int32", [1.5], 0, "1.5"),
        ("uint8", np.array([0, 9, 300, 9], "int16")[::2], 1, "300"),
        ("int32", [0, None], 1, "nan"),
        ("datetime64[s]", [0, None, 0.5], 2, "0.5"),
    ],
)
def test_append_refuses_what_does_not_fit(dtype, values, row, got):
    column = ks.Column.growing(dtype)
    message = f"values[{row}] does not fit {dtype}, got {got}"
    with pytest.raises(ks.InvalidArgumentError, match=f"^{re.escape(message)}$"):
        column.append(values)
    assert len(column) == 0


def test_append_refuses_to_mix_times_with_numbers():
    times = np.array(["2020-01-01"], "M8[ms]")
    for dtype in ("float64", "datetime64[s]"):
        with pytest.raises(ks.InvalidArgumentError, match=r"values are datetime64\[ms\]"):
            ks.Column.growing(dtype).append(times)


def test_only_growing_columns_grow():
    with pytest.raises(ks.InvalidStateError):
        ks.Column([1.0]).append([2.0])


def test_a_ring_keeps_the_last_values():
    column = ks.Column.ring(4, "float32")
    assert (len(column), column.first_row, column.dtype) == (0, 0, "float32")
    column.append([1, 2, 3, 4, 5, 6])
    assert (len(column), column.first_row) == (4, 2)
    column.append([7])
    assert (len(column), column.first_row) == (4, 3)
    chart = ks.Chart.bare(20, 20)
    chart.line(None, column)
    chart.fit(margins=False)
    assert chart.x.range == (3, 6)
    assert chart.y.range == (4, 7)
    assert ks.Column([1.0]).first_row == 0


@pytest.mark.parametrize("capacity", [0, -1, 2**63, 1.5, None])
def test_a_ring_has_a_capacity(capacity):
    with pytest.raises((ks.InvalidArgumentError, TypeError)):
        ks.Column.ring(capacity)


def test_what_a_ring_holds_moves_on():
    column = ks.Column.ring(30_000)
    chart = ks.Chart.bare(100, 50)
    chart.line(None, column)
    for start in range(0, 90_000, 15_000):
        column.append(np.arange(start, start + 15_000))
        chart.fit(margins=False)
        chart.render(renderer="cpu")
        first = max(0, start - 15_000)
        assert chart.x.range == (first, start + 14_999) == chart.y.range
        record = chart.frame_record.series[0]
        assert record.rows == start + 15_000 - first
        assert not record.gaps_are_approximated


@pytest.mark.parametrize("rows", [(0, 4), (4, 0), (3, 1), (2, 2)])
def test_changed_rows_must_be_there(rows):
    column = ks.Column([1.0, 2.0, 3.0])
    first, count = rows
    if first + count <= 3:
        column.changed(first, count)
        return
    with pytest.raises(ks.InvalidArgumentError):
        column.changed(first, count)


def test_changed_refuses_negative_rows():
    column = ks.Column([1.0])
    with pytest.raises(ks.InvalidArgumentError, match="first must not be negative, got -1"):
        column.changed(-1)
    with pytest.raises(ks.InvalidArgumentError, match="count must not be negative, got -1"):
        column.changed(0, -1)
    with pytest.raises(TypeError, match="first must be an int"):
        column.changed(0.5)


def test_says_what_it_is():
    column = ks.Column([1.0, 2.0])
    assert repr(column) == "<Column of 2 float64>"
    column.close()
    assert repr(column) == "<Column, closed>"


@pytest.mark.parametrize(
    ("dtype", "one"),
    [
        ("float64", 1.5),
        ("float32", np.float32(1.5)),
        ("int64", 3),
        ("uint8", np.array(7)),
        ("datetime64[s]", np.datetime64("2024-01-02")),
        ("datetime64[ms]", datetime(2024, 1, 2, 3)),
        ("datetime64[s]", date(2024, 1, 2)),
    ],
)
def test_one_value_alone_is_appended(dtype, one):
    column, other = ks.Column.growing(dtype), ks.Column.growing(dtype)
    for _ in range(2):
        column.append(one)
        other.append([one])
    assert len(column) == 2
    assert column._native.read() == other._native.read()
    for bad in ("a", None, {}):
        with pytest.raises((TypeError, ks.InvalidArgumentError)):
            column.append(bad)
    assert len(column) == 2
