"""Time zones of columns: an axis that nobody chose is labelled in them."""

import warnings
from datetime import datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

import numpy as np
import pytest

import keisen as ks

TIMES = [datetime(2024, 3, 30, 12) + timedelta(hours=hour) for hour in range(48)]
HALF = timezone(timedelta(hours=5, minutes=30))


def of_pandas(zone):
    pandas = pytest.importorskip("pandas")
    return pandas.Series(TIMES).dt.tz_localize("UTC").dt.tz_convert(zone)


def of_an_index(zone):
    pandas = pytest.importorskip("pandas")
    return pandas.DatetimeIndex(TIMES, tz="UTC").tz_convert(zone)


def of_pandas_over_pyarrow(zone):
    pandas, pyarrow = pytest.importorskip("pandas"), pytest.importorskip("pyarrow")
    return of_pandas(zone).astype(pandas.ArrowDtype(pyarrow.timestamp("us", zone)))


def of_polars(zone):
    polars = pytest.importorskip("polars")
    return polars.Series(TIMES).dt.replace_time_zone("UTC").dt.convert_time_zone(zone)


def of_pyarrow(zone):
    pyarrow = pytest.importorskip("pyarrow")
    return pyarrow.array(TIMES, pyarrow.timestamp("us", zone))


def of_chunks(zone):
    pyarrow = pytest.importorskip("pyarrow")
    return pyarrow.chunked_array([of_pyarrow(zone)])


def of_a_list(zone):
    return [None, *(time.replace(tzinfo=timezone.utc).astimezone(ZoneInfo(zone)) for time in TIMES)]


def of_objects(zone):
    return np.array([*of_a_list(zone), np.datetime64("NaT")], object)


def of_masked_objects(zone):
    hidden, seen = of_objects("Asia/Kathmandu"), of_objects(zone)
    return np.ma.masked_array([*hidden, *seen], [True] * len(hidden) + [False] * len(seen), object)


def of_an_object_column(zone):
    pandas = pytest.importorskip("pandas")
    return pandas.Series([pandas.NA, pandas.NaT, float("nan"), *of_a_list(zone)], dtype=object)


def of_an_object_column_of_polars(zone):
    polars = pytest.importorskip("polars")
    return polars.Series(of_a_list(zone), dtype=polars.Object)


def of_categories(zone):
    return of_pandas(zone).astype("category")


def of_timestamps(zone):
    pandas = pytest.importorskip("pandas")
    return [pandas.NaT, np.datetime64("NaT"), pandas.NA, None, *of_pandas(zone)]


MAKERS = [
    of_pandas,
    of_an_index,
    of_pandas_over_pyarrow,
    of_polars,
    of_pyarrow,
    of_chunks,
    of_a_list,
    of_objects,
    of_masked_objects,
    of_an_object_column,
    of_an_object_column_of_polars,
    of_categories,
    of_timestamps,
]


def labels_of(times, zone=None):
    chart = ks.Chart(800, 300)
    if zone is not None:
        chart.x.zone = zone
    chart.line(times, range(len(times)))
    chart.to_png(renderer="cpu")
    return [(label.text, label.context, label.x) for label in chart.labels()]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York"])
def test_a_column_labels_the_axis_in_its_zone(make, zone):
    times = make(zone)
    chart = ks.Chart(800, 300)
    chart.line(times, range(len(times)))
    assert (chart.x.scale, chart.x.zone) == ("time", zone)
    assert labels_of(times) == labels_of(times, zone) != labels_of(times, "UTC")


@pytest.mark.parametrize("make", MAKERS)
def test_a_column_in_utc_changes_nothing(make):
    times = make("UTC")
    chart = ks.Chart(800, 300)
    chart.line(times, range(len(times)))
    assert (chart.x.scale, chart.x.zone) == ("time", "UTC")


def test_the_unit_is_still_that_of_the_columns():
    chart = ks.Chart(800, 300)
    chart.line(of_pandas("Asia/Tokyo").dt.as_unit("s"), range(48))
    chart.line(of_pandas("Asia/Tokyo").dt.as_unit("ms"), range(48))
    chart.fit()
    assert (chart.x.unit, chart.x.zone) == ("ms", "Asia/Tokyo")


def test_a_column_that_was_made_first_keeps_its_zone():
    chart = ks.Chart(800, 300)
    chart.line(ks.Column(of_polars("Asia/Tokyo")), range(48))
    assert chart.x.zone == "Asia/Tokyo"


def test_a_range_of_instants_chooses_no_zone():
    chart = ks.Chart(800, 300)
    chart.x.range = np.array(["2024-01-01", "2024-02-01"], "datetime64[s]")
    assert (chart.x.scale, chart.x.zone) == ("time", "UTC")
    before = chart.x.datetimes
    chart.line(of_polars("Asia/Tokyo"), range(48))
    assert chart.x.zone == "Asia/Tokyo"
    assert chart.x.datetimes == before


@pytest.mark.parametrize(
    "scale",
    ["time", ks.scales.Time("ms"), ks.scales.Time(zone="Europe/Berlin"), "linear"],
)
def test_a_scale_that_was_chosen_keeps_its_zone(scale):
    chart = ks.Chart(800, 300)
    chart.x.scale = scale
    zone = chart.x.zone
    chart.line(of_polars("Asia/Tokyo"), range(48))
    assert chart.x.zone == zone
    chart.x.scale = None
    chart.line(of_polars("Asia/Tokyo"), range(48))
    assert chart.x.zone == "Asia/Tokyo"


def test_the_first_zone_that_is_not_utc_counts():
    chart = ks.Chart(800, 300)
    chart.line(TIMES, range(48))
    chart.line(of_polars("UTC"), range(48))
    chart.line(of_polars("Asia/Tokyo"), range(48))
    chart.line(of_polars("Europe/Berlin"), range(48))
    assert chart.x.zone == "Asia/Tokyo"
    chart.x.zone = "UTC"
    chart.line(of_polars("Europe/Berlin"), range(48))
    assert chart.x.zone == "UTC"


def test_data_that_is_replaced_brings_its_zone():
    chart = ks.Chart(800, 300)
    line = chart.line(TIMES, range(48))
    line.set_data(of_polars("Asia/Tokyo"), range(48))
    assert chart.x.zone == "Asia/Tokyo"


def test_a_line_that_fails_leaves_the_zone():
    chart = ks.Chart(800, 300)
    with pytest.raises(ks.InvalidArgumentError):
        chart.line(of_polars("Asia/Tokyo"), [1])
    assert chart.x.zone is None


def test_the_other_dimension_has_its_own():
    chart = ks.Chart(800, 300)
    chart.line(range(48), of_polars("Asia/Tokyo"))
    assert (chart.x.zone, chart.y.zone) == (None, "Asia/Tokyo")


@pytest.mark.parametrize(
    ("hours", "zone"),
    [(2, "Etc/GMT-2"), (-5, "Etc/GMT+5"), (14, "Etc/GMT-14"), (-12, "Etc/GMT+12"), (0, None)],
)
def test_whole_hours_from_utc_are_a_zone(hours, zone):
    offset = timezone(timedelta(hours=hours))
    dateutil = pytest.importorskip("dateutil.tz").tzoffset(None, hours * 3600)
    for times in (
        of_pandas(offset),
        of_pandas(dateutil),
        of_pyarrow(f"{hours:+03d}:00"),
        [time.replace(tzinfo=offset) for time in TIMES],
        [time.replace(tzinfo=dateutil) for time in TIMES],
        np.array([time.replace(tzinfo=dateutil) for time in TIMES]),
    ):
        chart = ks.Chart(800, 300)
        chart.line(times, range(48))
        assert chart.x.zone == (zone or "UTC")


def test_utc_of_any_library_is_utc_without_a_word():
    pandas, dateutil = pytest.importorskip("pandas"), pytest.importorskip("dateutil.tz")
    for zone in (timezone.utc, ZoneInfo("UTC"), ZoneInfo("Etc/UTC"), dateutil.UTC, Offset(0)):
        times = [time.replace(tzinfo=zone) for time in TIMES]
        for each in (times, pandas.Series(times), np.array(times)):
            chart = ks.Chart(800, 300)
            chart.line(each, range(48))
            chart.fit()
            assert (chart.x.scale, chart.x.zone) == ("time", "UTC")


@pytest.mark.parametrize("zone", ["Europe/Berlin", None])
def test_the_first_time_that_is_there_tells_the_zone(zone):
    times = of_a_list("Europe/Berlin") if zone else [None, *TIMES]
    chart = ks.Chart(800, 300)
    chart.line([*times, *of_a_list("Asia/Tokyo")], range(2 * 49))
    assert chart.x.zone == (zone or "UTC")


def test_what_is_no_time_has_no_zone():
    for values in ([], [None], [1.0, 2.0], ["a", "b"], [float("nan")]):
        chart = ks.Chart(800, 300)
        chart.line(np.array(values, object), range(len(values)))
        assert chart.x.zone is None


class Offset(tzinfo):
    """An offset as drivers of databases have them: without a name."""

    def __init__(self, hours):
        self.hours = hours

    def utcoffset(self, moment):
        return timedelta(hours=self.hours)


class OffsetOfPytz(Offset):
    """An offset that has a place for a name."""

    zone = None


class Summer(tzinfo):
    """A zone with a summer that tells the offset of its winter where it is given no time."""

    def utcoffset(self, moment):
        return timedelta(hours=2 if moment is not None and 3 < moment.month < 11 else 1)


@pytest.mark.parametrize("kind", [Offset, OffsetOfPytz])
def test_offsets_of_any_library_are_read(kind):
    chart = ks.Chart(800, 300)
    chart.line([time.replace(tzinfo=kind(2)) for time in TIMES], range(48))
    assert chart.x.zone == "Etc/GMT-2"


class Own(tzinfo):
    """A zone of a program's own, which has no name and asks for the time."""

    def utcoffset(self, moment):
        return timedelta(hours=moment.month)


@pytest.mark.parametrize(
    "times",
    [
        lambda: of_pandas(HALF),
        lambda: [time.replace(tzinfo=Own()) for time in TIMES],
        lambda: [time.replace(tzinfo=Summer()) for time in TIMES],
        lambda: of_pyarrow("+05:30"),
        lambda: of_pyarrow("Mars/Olympus_Mons"),
        lambda: [time.replace(tzinfo=HALF) for time in TIMES],
    ],
)
def test_what_is_no_zone_is_utc_with_a_warning(times):
    chart = ks.Chart(800, 300)
    with pytest.warns(ks.KeisenWarning, match="labelled in UTC") as warned:
        chart.line(times(), range(48))
    assert [each.filename for each in warned] == [__file__]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        chart.fit()
    assert (chart.x.scale, chart.x.zone) == ("time", "UTC")
