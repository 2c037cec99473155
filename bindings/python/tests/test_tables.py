"""Columns of tables: pandas, polars and pyarrow."""

from datetime import date, datetime, timedelta, timezone

import numpy as np
import pytest

import keisen as ks
from support import line_of

NOON = 1577880000
TOKYO = "Asia/Tokyo"


@pytest.fixture
def pandas():
    return pytest.importorskip("pandas")


@pytest.fixture
def polars():
    return pytest.importorskip("polars")


@pytest.fixture
def pyarrow():
    return pytest.importorskip("pyarrow")


def read(values):
    """Return what the library reads: least, greatest, the number of gaps, and the type."""
    column, chart = line_of(values)
    origin, low, high = chart.y.range_time
    chart.to_png(renderer="cpu")
    gaps = chart.frame_record.series[0].gaps
    return origin + int(low), origin + int(high), gaps, column.dtype


def is_borrowed(values, change):
    """Tell whether a change of the table's own memory reaches the library."""
    column = ks.Column(values)
    chart = ks.Chart.bare(20, 20)
    chart.line(None, column)
    before = chart.y.range_time
    change()
    column.changed()
    chart.y.fit()
    return chart.y.range_time != before


def test_borrows_numbers_of_pandas(pandas):
    for dtype in ("float32", "float64", "int8", "int64", "uint16"):
        array = np.array([1, 2, 3], dtype)
        series = pandas.Series(array, copy=False)
        assert read(series) == (1, 3, 0, dtype)
        array[2] = 3

        def change(array=array):
            array[2] = 9

        assert is_borrowed(series, change)
    frame = pandas.DataFrame({"a": [1.0, 2.0], "b": [5, 6]})
    assert read(frame["b"]) == (5, 6, 0, "int64")
    assert read(frame.index) == (0, 1, 0, "int64")


@pytest.mark.parametrize("dtype", ["Int8", "Int64", "UInt32", "Float32", "Float64", "boolean"])
def test_reads_nullable_numbers_of_pandas(pandas, dtype):
    whole = pandas.Series([1, 0, 1], dtype=dtype)
    assert read(whole)[:3] == (0, 1, 0)
    assert read(pandas.array([1, 0, 1], dtype=dtype))[:3] == (0, 1, 0)
    assert read(pandas.Series([1, None, 0], dtype=dtype)) == (0, 1, 1, "float64")


def test_nullable_integers_stay_exact(pandas):
    values = pandas.Series([2**62 + 1, 2**62 + 3], dtype="Int64")
    assert read(values) == (2**62 + 1, 2**62 + 3, 0, "int64")


def test_na_in_objects_and_lists_is_a_gap(pandas):
    assert read(pandas.Series([1, pandas.NA, 3.0], dtype=object))[:3] == (1, 3, 1)
    assert read([1, pandas.NA, 3.0])[:3] == (1, 3, 1)
    assert read([pandas.NA, pandas.Timestamp("1970-01-01"), pandas.NaT])[:3] == (0, 0, 2)


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_reads_times_of_pandas(pandas, unit):
    steps = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[unit]
    expected = NOON * steps, (NOON + 86400) * steps, 1, f"datetime64[{unit}]"
    naive = pandas.DatetimeIndex(["2020-01-01 12:00", None, "2020-01-02 12:00"]).as_unit(unit)
    zoned = naive.tz_localize("UTC").tz_convert(TOKYO)
    for index in (naive, zoned):
        assert read(index) == expected
        assert read(pandas.Series(index)) == expected
        assert read(pandas.Series(index).array) == expected


def test_reads_a_night_of_daylight_saving_as_instants(pandas):
    hours = pandas.date_range("2024-03-31", periods=4, freq="h", tz="Europe/Berlin")
    assert str(hours[2]) == "2024-03-31 03:00:00+02:00"
    low, high, _, dtype = read(hours)
    steps = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[dtype[11:-1]]
    assert high - low == 3 * 3600 * steps


def test_reads_arrow_types_of_pandas(pandas, pyarrow):
    numbers = pandas.Series([1, None, 3], dtype="int64[pyarrow]")
    assert read(numbers) == (1, 3, 1, "float64")
    assert read(pandas.Series([1, 3], dtype="int64[pyarrow]")) == (1, 3, 0, "int64")
    for zone in (None, TOKYO):
        dtype = pandas.ArrowDtype(pyarrow.timestamp("ms", zone))
        index = pandas.DatetimeIndex(["2020-01-01 12:00", None])
        index = index if zone is None else index.tz_localize("UTC")
        times = pandas.Series(index).astype(dtype)
        assert read(times) == (NOON * 1000, NOON * 1000, 1, "datetime64[ms]")


def test_refuses_what_pandas_has_beyond_numbers_and_times(pandas):
    for values in (
        pandas.period_range("2020", periods=2, freq="M"),
        pandas.Series(pandas.to_timedelta([1, 2], unit="s")),
        pandas.Series([1j]),
        pandas.Series(["a"]),
        pandas.interval_range(0, 2),
    ):
        with pytest.raises(TypeError):
            ks.Column(values)
    with pytest.raises(ks.InvalidArgumentError, match="one-dimensional"):
        ks.Column(pandas.DataFrame({"a": [1], "b": [2]}))


def test_borrows_numbers_of_polars(polars):
    for dtype in ("Float32", "Float64", "Int8", "Int64", "UInt16"):
        series = polars.Series([1, 2, 3], dtype=getattr(polars, dtype))
        assert read(series) == (1, 3, 0, dtype.lower())
        array = np.asarray(series)
        assert np.shares_memory(array, series.to_numpy(allow_copy=False))


def test_reads_gaps_of_polars(polars):
    assert read(polars.Series([1, None, 3])) == (1, 3, 1, "float64")
    assert read(polars.Series([1.0, None, float("nan")])) == (1, 1, 2, "float64")
    assert read(polars.Series([True, None, False])) == (0, 1, 1, "float64")
    assert read(polars.Series([True, False])) == (0, 1, 0, "uint8")


def test_reads_times_of_polars(polars):
    days = polars.Series([date(2020, 1, 1), None, date(2020, 1, 2)])
    assert read(days) == (1577836800, 1577836800 + 86400, 1, "datetime64[s]")
    noon = datetime(2020, 1, 1, 12)
    for unit, steps in (("ms", 10**3), ("us", 10**6), ("ns", 10**9)):
        times = polars.Series([noon, None]).cast(polars.Datetime(unit))
        assert read(times) == (NOON * steps, NOON * steps, 1, f"datetime64[{unit}]")
        zoned = times.dt.replace_time_zone("UTC").dt.convert_time_zone(TOKYO)
        assert read(zoned) == read(times)
        assert read(zoned.drop_nulls())[:3] == (NOON * steps, NOON * steps, 0)
    with pytest.raises(TypeError, match="timedelta"):
        ks.Column(polars.Series([timedelta(1)]))


def test_reads_decimals_chunks_and_slices_of_polars(polars):
    decimals = polars.Series(["1.5", None]).cast(polars.Decimal(10, 2))
    assert read(decimals) == (1, 1, 1, "float64")
    chunks = polars.concat([polars.Series([1, 2]), polars.Series([3])], rechunk=False)
    assert read(chunks) == (1, 3, 0, "int64")
    assert read(polars.Series(range(10))[2:8:2]) == (2, 6, 0, "int64")
    frame = polars.DataFrame({"a": [1.0, 2.0]})
    assert read(frame["a"]) == (1, 2, 0, "float64")
    assert read(polars.Series([], dtype=polars.Float64))[2:] == (0, "float64")


def test_reads_arrays_of_pyarrow(pyarrow):
    assert read(pyarrow.array([1, 2, 3])) == (1, 3, 0, "int64")
    assert read(pyarrow.array([1, None, 3])) == (1, 3, 1, "float64")
    assert read(pyarrow.chunked_array([[1.0], [2.0]])) == (1, 2, 0, "float64")
    zone = timezone(timedelta(hours=9))
    times = pyarrow.array([datetime(2020, 1, 1, 21, tzinfo=zone), None])
    assert read(times) == (NOON * 10**6, NOON * 10**6, 1, "datetime64[us]")
    assert read(pyarrow.array([date(1970, 1, 2)])) == (86400, 86400, 0, "datetime64[s]")


def test_a_column_outlives_its_table(pandas, polars):
    for make in (pandas.Series, polars.Series):
        column = ks.Column(make(np.arange(1000.0)))
        chart = ks.Chart.bare(20, 20)
        chart.line(None, column)
        chart.fit(margins=False)
        assert chart.y.range == (0, 999)
