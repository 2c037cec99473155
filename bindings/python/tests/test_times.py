"""Columns of times: datetimes, dates, and datetime64 of every unit."""

import random
from datetime import date, datetime, timedelta, timezone

import numpy as np
import pytest

import keisen as ks
from support import line_of, python

SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}


def extent(values):
    """Return the least and the greatest value that the library reads, exact, and their type."""
    column, chart = line_of(values)
    origin, low, high = chart.y.range_time
    assert low.is_integer()
    assert high.is_integer()
    return origin + int(low), origin + int(high), column.dtype


@pytest.mark.parametrize("unit", ["Y", "M", "W", "D", "h", "m", "s", "ms", "us", "ns"])
@pytest.mark.parametrize("step", [1, 7])
def test_reads_every_unit_and_step_exactly(unit, step):
    generator = random.Random(unit)
    reach = 200 if unit == "Y" else 2000 if unit == "M" else 10**6
    counts = [generator.randint(-reach, reach) for _ in range(50)]
    values = np.array(counts, "int64").view(f"M8[{step}{unit}]")
    target = unit if unit in SECOND else "s"
    expected = values.astype(f"M8[{target}]").view("int64")
    assert extent(values) == (expected.min(), expected.max(), f"datetime64[{target}]")
    assert extent(values.astype(values.dtype.newbyteorder(">"))) == extent(values)
    assert extent(list(values)) == extent(values)


@pytest.mark.parametrize(("unit", "parts"), [("ps", 10**3), ("fs", 10**6), ("as", 10**9)])
def test_reads_units_below_nanoseconds_where_they_are_exact(unit, parts):
    values = np.array([-3 * parts, 5 * parts]).view(f"M8[{unit}]")
    assert extent(values) == (-3, 5, "datetime64[ns]")
    assert extent(list(values)) == (-3, 5, "datetime64[ns]")
    values = np.array([0, 5 * parts + 1]).view(f"M8[{unit}]")
    with pytest.raises(
        ks.InvalidArgumentError, match=r"values\[1\] is between two datetime64\[ns\]"
    ):
        ks.Column(values)
    with pytest.raises(ks.InvalidArgumentError, match=r"values\[1\] must be a whole nanosecond"):
        ks.Column(list(values))


@pytest.mark.parametrize("unit", ["Y", "M", "W", "D", "h", "m"])
def test_refuses_times_beyond_64_bits_of_seconds(unit):
    values = np.array([0, 2**62], f"M8[{unit}]")
    with pytest.raises(ks.InvalidArgumentError, match="too far away"):
        ks.Column(values)
    with pytest.raises(ks.InvalidArgumentError, match=r"values\[1\] must be a time of 64 bits"):
        ks.Column(list(values))


def test_reads_lists_of_datetimes_in_microseconds():
    tokyo = timezone(timedelta(hours=9))
    values = [datetime(1970, 1, 1, 9, tzinfo=tokyo), None, datetime(1970, 1, 1, 0, 0, 0, 7)]
    assert extent(values) == (0, 7, "datetime64[us]")
    assert extent(np.array(values, object)) == (0, 7, "datetime64[us]")


def test_reads_lists_of_dates_in_seconds():
    values = (date(1969, 12, 31), date(1970, 1, 2))
    assert extent(values) == (-86400, 86400, "datetime64[s]")


def test_reads_lists_of_mixed_times_in_the_finest_unit():
    values = [date(1970, 1, 2), datetime(1970, 1, 1), np.datetime64(5, "ns"), np.datetime64("NaT")]
    assert extent(values) == (0, 86400 * 10**9, "datetime64[ns]")
    message = r"values\[0\] does not fit datetime64\[ns\], got -62135596800 s since 1970"
    with pytest.raises(ks.InvalidArgumentError, match=message):
        ks.Column([date(1, 1, 1), np.datetime64(5, "ns")])


def test_times_that_are_missing_are_gaps():
    for values in (
        [None, datetime(2020, 1, 1), float("nan")],
        [np.datetime64("NaT"), np.datetime64("2020"), None],
        np.array(["NaT", "2020", "NaT"], "M8[Y]"),
    ):
        chart = ks.Chart.bare(20, 20)
        chart.line(None, values)
        chart.to_png(renderer="cpu")
        assert chart.frame_record.series[0].gaps == 2
    assert ks.Column(np.array(["NaT"], "M8")).dtype == "datetime64[s]"


def test_appends_datetimes_in_the_unit_of_the_column():
    column = ks.Column.growing("datetime64[s]")
    column.append([datetime(1970, 1, 2), date(1970, 1, 3), None])
    message = r"values\[1\] does not fit datetime64\[s\], got 1 us since 1970"
    with pytest.raises(ks.InvalidArgumentError, match=message):
        column.append([datetime(1970, 1, 2), datetime(1970, 1, 1, 0, 0, 0, 1)])
    assert len(column) == 3
    chart = ks.Chart.bare(20, 20)
    chart.line(None, column)
    chart.y.fit(margins=False)
    assert chart.y.range == (86400, 2 * 86400)
    with pytest.raises(ks.InvalidArgumentError, match="values are datetime64"):
        ks.Column.growing("float64").append([datetime(1970, 1, 2)])


def test_datetimes_need_no_numpy():
    python(
        """
import sys
from datetime import date, datetime
import keisen as ks
assert ks.Column([datetime(2020, 1, 1), None]).dtype == "datetime64[us]"
assert ks.Column([date(2020, 1, 1)]).dtype == "datetime64[s]"
assert "numpy" not in sys.modules
"""
    )


# ---- Ranges -----------------------------------------------------------------------------------


def test_a_range_of_datetimes_makes_a_time_scale():
    chart = ks.Chart(200, 100)
    chart.x.range = (datetime(2024, 3, 31), datetime(2024, 4, 1, 12))
    assert (chart.x.scale, chart.x.unit) == ("time", "us")
    start = np.datetime64("2024-03-31", "us")
    assert chart.x.origin == int(start.astype("int64"))
    assert chart.x.range == (0, 36 * 3600 * 10**6)
    assert chart.x.datetimes == (start, start + np.timedelta64(36, "h"))
    assert chart.x.datetimes[0].dtype == "M8[us]"


@pytest.mark.parametrize(
    "ends",
    [
        (date(2024, 1, 1), date(2025, 1, 1)),
        (datetime(2024, 1, 1, 9, tzinfo=timezone(timedelta(hours=9))), date(2025, 1, 1)),
        (np.datetime64("2024"), np.datetime64("2025-01-01", "ns")),
        np.array(["2024", "2025"], "M8[Y]"),
        [date(2025, 1, 1), date(2024, 1, 1)],
    ],
)
def test_ranges_of_any_times_are_exact(ends):
    chart = ks.Chart(200, 100)
    chart.x.range = ends
    expected = [np.datetime64("2024-01-01"), np.datetime64("2025-01-01")]
    assert sorted(chart.x.datetimes) == expected
    projection = ks.Projection(ends[0], ends[1], scale="time")
    assert projection.datetimes == chart.x.datetimes


def test_a_range_takes_the_unit_of_the_data():
    values = np.datetime64("2024-01-01T00:00:00", "ns") + np.arange(3)
    chart = ks.Chart(200, 100)
    chart.line(values, [1, 2, 3])
    chart.x.range = (datetime(2024, 1, 1), values[2])
    assert (chart.x.unit, chart.x.range) == ("ns", (0, 2))
    chart.render(renderer="cpu")
    assert chart.x.datetimes == (values[0], values[2])


def test_a_range_keeps_the_zone_and_the_unit_that_were_chosen():
    chart = ks.Chart(200, 100)
    chart.x.scale = ks.scales.Time(unit="s", zone="Asia/Tokyo")
    chart.x.range = (datetime(1970, 1, 1, 0, 0, 1, 500_000), datetime(1970, 1, 2))
    assert (chart.x.unit, chart.x.zone) == ("s", "Asia/Tokyo")
    assert chart.x.range_time == (1, 0.5, 86399)


def test_refuses_ranges_of_times_that_have_no_place():
    chart = ks.Chart(200, 100)
    chart.x.scale = "log"
    with pytest.raises(ks.InvalidArgumentError, match="needs a time scale"):
        chart.x.range = (date(2024, 1, 1), date(2025, 1, 1))
    chart.x.scale = ks.scales.Time(unit="ns")
    with pytest.raises(ks.InvalidArgumentError, match="beyond 64 bits in nanoseconds"):
        chart.x.range = (date(1, 1, 1), date(2025, 1, 1))
    with pytest.raises(ks.InvalidArgumentError, match="range must be a time, got NaT"):
        chart.x.range = (np.datetime64("NaT"), date(2025, 1, 1))
    assert chart.x.follow
    chart.y.range = (0, 1)
    with pytest.raises(ks.InvalidStateError, match="datetimes are of a time scale"):
        _ = chart.y.datetimes
