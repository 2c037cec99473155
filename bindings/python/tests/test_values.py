"""Single values: numbers and times, exact."""

import random
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction

import numpy as np
import pytest

import keisen as ks
from keisen._data.values import at_point, is_time, number_or_time, value_of
from support import python

TOKYO = timezone(timedelta(hours=9))


def test_reads_numbers():
    assert value_of(3) == (3, 0, 0)
    assert value_of(-(2**63)) == (-(2**63), 0, 0)
    assert value_of(2**63 - 1) == (2**63 - 1, 0, 0)
    assert value_of(2**63) == (0, 2.0**63, 0)
    assert value_of(1.5) == (0, 1.5, 0)
    assert value_of(True) == (1, 0, 0)
    assert value_of(np.int8(-3)) == (-3, 0, 0)
    assert value_of(np.uint64(2**64 - 1)) == (0, 2.0**64, 0)
    assert value_of(np.float32(0.25)) == (0, 0.25, 0)
    assert value_of(np.array(7)) == (7, 0, 0)
    assert value_of(Fraction(1, 4)) == (0, 0.25, 0)


def test_reads_datetimes():
    assert value_of(date(1970, 1, 2)) == (86400, 0, 1)
    assert value_of(datetime(1970, 1, 1, 0, 0, 1, 7)) == (1_000_007, 0, 3)
    assert value_of(datetime(1970, 1, 1, 9, tzinfo=TOKYO)) == (0, 0, 3)
    assert value_of(datetime(1, 1, 1, tzinfo=TOKYO)) == (-62135629200_000_000, 0, 3)
    west = timezone(-timedelta(hours=14))
    last = datetime(9999, 12, 31, 23, 59, 59, 999999, west)
    assert value_of(last) == (253402351199_999_999, 0, 3)


def test_reads_datetimes_on_both_sides_of_daylight_saving():
    zoneinfo = pytest.importorskip("zoneinfo")
    berlin = zoneinfo.ZoneInfo("Europe/Berlin")
    early = datetime(2024, 10, 27, 2, 30, tzinfo=berlin)
    late = early.replace(fold=1)
    assert value_of(late)[0] - value_of(early)[0] == 3600_000_000
    assert value_of(early)[0] == int(early.timestamp()) * 10**6


@pytest.mark.parametrize(("name", "unit"), [("s", 1), ("ms", 2), ("us", 3), ("ns", 4)])
def test_an_instant_that_is_not_finite_is_no_time(name, unit):
    for rest in (float("nan"), float("inf"), -float("inf")):
        for reported in (number_or_time((7, rest, unit)), at_point((7, rest, unit))):
            assert np.isnat(reported)
            assert reported.dtype == np.dtype(f"datetime64[{name}]")
    assert number_or_time((7, 1e300, unit)) == np.datetime64(2**63 - 1, name)
    assert np.isnat(at_point((7, 1e300, unit)))
    assert at_point((7, 0.75, unit)) == np.datetime64(8, name)


@pytest.mark.parametrize("unit", ["Y", "M", "W", "D", "h", "m", "s"])
def test_reads_datetime64_of_coarse_units_as_seconds(unit):
    generator = random.Random(unit)
    reach = 5_000 if unit == "Y" else 60_000 if unit == "M" else 10**6
    for _ in range(500):
        value = np.datetime64(generator.randint(-reach, reach), unit)
        assert value_of(value) == (int(value.astype("M8[s]").astype("int64")), 0, 1)


@pytest.mark.parametrize(("unit", "number"), [("ms", 2), ("us", 3), ("ns", 4)])
def test_reads_datetime64_of_fine_units_as_they_are(unit, number):
    for count in (0, -1, 2**63 - 1, -(2**63) + 1):
        assert value_of(np.datetime64(count, unit)) == (count, 0, number)


def test_reads_datetime64_of_other_steps_and_finer_units():
    assert value_of(np.datetime64(3, "7D")) == (21 * 86400, 0, 1)
    assert value_of(np.array("2020", "M8[Y]")) == (1577836800, 0, 1)
    assert value_of(np.array("2020", ">M8[ms]")) == (1577836800_000, 0, 2)
    for unit, parts in (("ps", 10**3), ("fs", 10**6), ("as", 10**9)):
        assert value_of(np.datetime64(-5 * parts, unit)) == (-5, 0, 4)
        with pytest.raises(ks.InvalidArgumentError, match="must be a whole nanosecond"):
            value_of(np.datetime64(5 * parts + 1, unit))


def test_reads_the_times_of_pandas():
    pandas = pytest.importorskip("pandas")
    exact = pandas.Timestamp("2020-01-01 00:00:00.123456789", tz="Asia/Tokyo")
    assert value_of(exact) == (1577804400_123456789, 0, 4)
    origin, offset, unit = value_of(pandas.Timestamp("1677-01-01").as_unit("s"))
    assert (origin, offset, unit) == (-9246096000, 0, 1)
    with pytest.raises(ks.InvalidArgumentError, match="edge must be a time, got NaT"):
        value_of(pandas.NaT, "edge")


def test_a_name_alone_has_no_value():
    with pytest.raises(TypeError, match="x must be a number or a time, got 'Mon'"):
        value_of("Mon", "x")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (float("nan"), "must be finite, got nan"),
        (-float("inf"), "must be finite, got -inf"),
        (np.float32("nan"), "must be finite, got nan"),
        (10**400, "is too large for a double"),
        (np.datetime64("NaT"), "must be a time, got NaT"),
        (np.datetime64("NaT", "ns"), "must be a time, got NaT"),
        (np.datetime64(2**62, "Y"), "must be a time of 64 bits, got 4611686018427389874"),
        (np.datetime64(2**62, "W"), "must be a time of 64 bits"),
    ],
)
def test_refuses_what_is_nowhere(value, said):
    with pytest.raises(ks.InvalidArgumentError, match=f"edge {said}"):
        value_of(value, "edge")


@pytest.mark.parametrize(
    "value",
    [None, [1], 1j, timedelta(1), np.timedelta64(1, "s"), np.array([1, 2]), b"1", object()],
)
def test_refuses_what_is_no_value(value):
    with pytest.raises(
        TypeError, match=f"edge must be a number or a time, got {type(value).__name__}"
    ):
        value_of(value, "edge")


def test_tells_times():
    times = [date(2020, 1, 1), datetime(2020, 1, 1), np.datetime64("2020"), np.datetime64("NaT")]
    assert all(map(is_time, times))
    assert not any(map(is_time, [3, 1.5, "2020", None, np.array(["2020"], "M8[s]")]))


def test_numbers_need_no_numpy():
    python(
        """
import sys
import datetime
from keisen._data.values import value_of
assert value_of(datetime.date(1970, 1, 2)) == (86400, 0, 1)
assert value_of(2.5) == (0, 2.5, 0)
assert "numpy" not in sys.modules
"""
    )
