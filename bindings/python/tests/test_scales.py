"""Scales, their verbs and tick formats."""

import datetime
import gc
import math

import numpy as np
import pytest

import keisen as ks

NAMES = ["linear", "log", "symlog", "sqrt", "category", "time"]


@pytest.mark.parametrize("name", NAMES)
def test_takes_a_name(name):
    projection = ks.Projection(1, 2, scale=name)
    assert projection.scale == name
    projection.scale = "linear"
    projection.scale = name
    assert projection.scale == name


@pytest.mark.parametrize(
    ("scale", "name"),
    [
        (ks.scales.Linear(), "linear"),
        (ks.scales.Log(base=2), "log"),
        (ks.scales.Symlog(base=10, threshold=0.1), "symlog"),
        (ks.scales.Sqrt(), "sqrt"),
        (ks.scales.Category(["a", "b"]), "category"),
        (ks.scales.Time(unit="s", zone="UTC", closed_weekdays=("saturday", 6)), "time"),
    ],
)
def test_takes_an_object(scale, name):
    projection = ks.Projection(scale=scale)
    assert projection.scale == name
    assert repr(scale)


def test_keeps_the_scale_where_the_range_has_no_place():
    projection = ks.Projection(0, 10)
    with pytest.raises(ks.InvalidArgumentError, match=r"positive, got \(0.0, 10.0\)"):
        projection.scale = "log"
    assert projection.scale == "linear"
    with pytest.raises(ks.InvalidArgumentError, match="must be"):
        projection.scale = "cubic"
    with pytest.raises(TypeError, match="scale must be a str"):
        projection.scale = 3
    assert projection.range == (0, 10)


@pytest.mark.parametrize(
    ("scale", "error"),
    [
        (ks.scales.Log(base=1), ks.InvalidArgumentError),
        (ks.scales.Log(base=math.nan), ks.InvalidArgumentError),
        (ks.scales.Log(base="ten"), TypeError),
        (ks.scales.Symlog(threshold=0), ks.InvalidArgumentError),
        (ks.scales.Category([1]), TypeError),
        (ks.scales.Time(unit="h"), ks.InvalidArgumentError),
        (ks.scales.Time(zone="Mars/Olympus_Mons"), ks.InvalidArgumentError),
        (ks.scales.Time(closed_weekdays=range(7)), ks.InvalidArgumentError),
        (ks.scales.Time(closed_weekdays=[7]), ks.InvalidArgumentError),
        (ks.scales.Time(closed_weekdays=["someday"]), ks.InvalidArgumentError),
        (ks.scales.Time(closed_weekdays="monday"), TypeError),
        (ks.scales.Time(open_hours=(9, 9)), ks.InvalidArgumentError),
        (ks.scales.Time(open_hours=(9,)), ks.InvalidArgumentError),
    ],
)
def test_refuses_what_is_no_scale(scale, error):
    projection = ks.Projection(1, 2)
    with pytest.raises(error):
        projection.scale = scale
    assert projection.scale == "linear"


def test_a_category_scale_needs_several_names():
    with pytest.raises(TypeError, match="names must be several"):
        ks.scales.Category("abc")
    projection = ks.Projection(scale=ks.scales.Category(f"name {i}" for i in range(10_000)))
    assert projection.range == (-0.5, 9999.5)
    assert projection.ticks(4) == [0, 2500, 5000, 7500]
    assert projection.format(9999) == "name 9999"


def test_timestamps_make_a_time_axis():
    chart = ks.Chart(200, 100)
    assert chart.x.scale is None
    assert chart.x.zone is None
    times = np.array(["2024-01-01", "2024-01-02"], "datetime64[s]")
    chart.line(times, [1, 2])
    chart.fit(margins=False)
    assert chart.x.range == (1704067200, 1704153600)
    assert (chart.x.scale, chart.x.unit, chart.x.zone) == ("time", "s", "UTC")
    assert chart.y.range == (1, 2)
    assert chart.y.scale == "linear"
    with pytest.raises(ks.InvalidArgumentError, match="Mars"):
        chart.x.zone = "Mars/Olympus_Mons"
    assert chart.x.zone == "UTC"


def test_a_zone_changes_alone():
    scale = ks.scales.Time("s", "UTC", closed_weekdays=("saturday", 6), open_hours=(9, 17.5))
    projection = ks.Projection(scale=scale)
    projection.range = (5, 7)
    projection.zone = "Europe/Berlin"
    assert (projection.unit, projection.zone) == ("s", "Europe/Berlin")
    assert projection.closed_weekdays == ("saturday", "sunday")
    assert projection.open_hours == (9, 17.5)
    assert projection.range == (5, 7)
    with pytest.raises(ks.InvalidArgumentError, match="Mars"):
        projection.zone = "Mars/Olympus_Mons"
    assert projection.zone == "Europe/Berlin"


def test_a_zone_leaves_the_unit_to_the_data():
    chart = ks.Chart(200, 100)
    chart.x.zone = "Asia/Tokyo"
    assert (chart.x.scale, chart.x.unit) == ("time", None)
    chart.line(np.array(["2024-01-01", "2024-01-02"], "datetime64[ms]"), [1, 2])
    chart.fit()
    assert (chart.x.unit, chart.x.zone) == ("ms", "Asia/Tokyo")


def test_tells_what_belongs_to_its_scale():
    def reported(projection):
        names = ("base", "threshold", "names", "zone", "closed_weekdays", "open_hours")
        return {name: getattr(projection, name) for name in names} | {"scale": projection.scale}

    nothing = dict.fromkeys(reported(ks.Projection()))
    for scale, expected in [
        ("linear", {}),
        (None, {"scale": None}),
        (ks.scales.Log(2), {"scale": "log", "base": 2}),
        (ks.scales.Symlog(3, 0.5), {"scale": "symlog", "base": 3, "threshold": 0.5}),
        (ks.scales.Category(["a", "", "été"]), {"scale": "category", "names": ("a", "", "été")}),
        ("time", {"scale": "time", "zone": "UTC", "closed_weekdays": (), "open_hours": (0, 24)}),
    ]:
        assert reported(ks.Projection(scale=scale)) == nothing | {"scale": scale} | expected


def test_tells_the_names_of_the_data():
    chart = ks.Chart(200, 100)
    chart.line(["b", "a", "b"], [1, 2, 3])
    assert chart.x.names == ("b", "a")
    chart.x.zone = "UTC"
    assert chart.x.names is None


def test_maps_and_inverts():
    projection = ks.Projection(1, 100, scale="log")
    assert projection.map([1, 10, 100]) == pytest.approx([0, 0.5, 1])
    assert projection.map(np.array([1.0, 100])) == [0, 1]
    assert projection.map(10) == pytest.approx(0.5)
    assert math.isnan(projection.map(-1))
    assert projection.invert(0.5) == pytest.approx(10)
    assert projection.invert([0, 1]) == pytest.approx([1, 100])
    assert projection.map([]) == []
    with pytest.raises(TypeError, match="values"):
        projection.map(["a"])


def test_maps_instants_exactly():
    start = 1_700_000_000_000_000_000
    projection = ks.Projection(scale=ks.scales.Time(unit="ns"))
    projection.set_range_time(start, 0, 1000)
    moments = np.array([start, start + 1, start + 250], "datetime64[ns]")
    assert projection.map(moments) == [0, 0.001, 0.25]
    assert projection.map(np.datetime64(1_700_000_000, "s")) == 0
    moment = datetime.datetime(2023, 11, 14, 22, 13, 20, tzinfo=datetime.timezone.utc)
    assert projection.map(moment) == 0


def test_refuses_instants_where_there_is_no_time():
    moment = np.datetime64(1_700_000_000, "s")
    for projection in (ks.Projection(0, 1), ks.Projection(1, 2, scale="log"), ks.Projection()):
        with pytest.raises(ks.InvalidArgumentError, match="needs a time scale"):
            projection.format(moment)
        with pytest.raises(ks.InvalidArgumentError, match="needs a time scale"):
            projection.format(moment, "%Y")
        with pytest.raises(ks.InvalidArgumentError, match="needs a time scale"):
            projection.map([0, moment])
    assert ks.Projection(scale="time").format(moment, "%Y-%m-%d") == "2023-11-14"
    assert ks.Projection(0, 1e9, scale="time").map(np.datetime64(1, "s")) == 1


def test_gives_ticks_and_grows_to_them():
    projection = ks.Projection(0.13, 0.97)
    assert projection.ticks() == [0.2, 0.4, 0.6, 0.8]
    assert projection.ticks(count=2) == [0.5]
    assert len(projection.minor_ticks()) == 13
    projection.nice()
    assert projection.range == (0, 1)
    for count in (-1, 2**32):
        with pytest.raises(ks.InvalidArgumentError, match="count"):
            projection.ticks(count)
    assert projection.ticks(0) == [0, 1]


@pytest.mark.parametrize(
    ("value", "format", "text"),
    [
        (0.25, None, "0.25"),
        (1500, "si", "1.5\u202fk"),
        (1500, ks.TickFormat("si", suffix="Hz"), "1.5\u202fkHz"),
        (0.125, "percent", "12.5\u202f%"),
        (12345, "thousands", "12,345"),
        (-1200, "scientific", "\N{MINUS SIGN}1.2\N{MULTIPLICATION SIGN}10³"),
        (3723, "duration", "1:02:03"),
        (2, ks.TickFormat("fixed", decimals=2, prefix="€"), "€2.00"),
        (2.4999999999999996, ks.TickFormat("fixed", decimals=0), "2"),
        (2**63 - 1, "fixed", "9223372036854775807"),
        (86400, "%Y-%m-%d", "1970-01-02"),
    ],
)
def test_formats(value, format, text):
    assert ks.Projection(0, 1).format(value, format) == text


def test_refuses_a_bad_format():
    projection = ks.Projection(0, 1)
    for format in ("roman", ks.TickFormat("si", decimals=31), ks.TickFormat("fixed", decimals=-1)):
        with pytest.raises(ks.InvalidArgumentError):
            projection.format(1, format)
    with pytest.raises(TypeError, match="format must be"):
        projection.format(1, 3)
    with pytest.raises(ks.InvalidArgumentError):
        projection.format(math.nan)


def test_counts_what_a_log_axis_drops():
    chart = ks.Chart(300, 200)
    chart.y.scale = "log"
    chart.line(None, [1, 0, -5, math.nan, 100])
    with pytest.warns(ks.KeisenWarning, match="2 rows have no place"):
        chart.render(renderer="cpu")
    record = chart.frame_record.series[0]
    assert (record.rows, record.gaps, record.dropped) == (5, 1, 2)
    assert chart.y.range == pytest.approx((10**-0.1, 10**2.1))


def reciprocal(**options):
    return ks.scales.Custom(lambda v: 1 / v, lambda u: 1 / u, domain=(1e-3, 1e3), **options)


def test_a_scale_of_functions_spreads_what_they_return():
    scale = reciprocal(label="reciprocal", ticks=[1, 2, 4])
    projection = ks.Projection(1, 4, scale=scale)
    assert projection.scale is scale
    assert projection.map([1, 2, 4]) == pytest.approx([0, 2 / 3, 1])
    assert projection.invert([0, 2 / 3, 1]) == pytest.approx([1, 2, 4])
    assert all(math.isnan(place) for place in projection.map([0, -1, math.inf, math.nan, 1e4]))
    assert projection.ticks() == [1, 2, 4]
    assert repr(scale) == "<Custom 'reciprocal' of (0.001, 1000.0)>"
    with pytest.raises(ks.InvalidArgumentError, match="must be in"):
        projection.range = (0, 4)
    assert projection.range == (1, 4)


def test_a_scale_of_functions_draws_as_the_same_of_ours():
    y = np.geomspace(1, 1000, 300)
    own = ks.scales.Custom(
        np.log10, lambda u: 10**u, domain=(0, math.inf), ticks=[1, 10, 100, 1000]
    )
    charts = [ks.Chart.bare(200, 150), ks.Chart.bare(200, 150)]
    for chart, scale in zip(charts, (own, "log"), strict=True):
        chart.y.scale = scale
        chart.line(None, y)
        chart.y.range = (1, 1000)
    pixels = [chart.render(renderer="cpu").astype(int) for chart in charts]
    assert np.abs(pixels[0] - pixels[1]).max() <= 1


def test_functions_that_are_no_scale_are_refused():
    projection = ks.Projection(0, 6)
    with pytest.raises(ks.InvalidArgumentError, match="rise or fall throughout"):
        projection.scale = ks.scales.Custom(np.sin, np.arcsin)
    with pytest.raises(ks.InvalidArgumentError, match="must undo forward"):
        projection.scale = ks.scales.Custom(lambda v: 2 * v, lambda u: u)
    with pytest.raises(ks.InvalidArgumentError, match="must be finite"):
        projection.scale = ks.scales.Custom(lambda v: np.where(v > 3, np.nan, v), lambda u: u)
    for forward, error in (
        (lambda v: 1 / 0, ZeroDivisionError),
        (lambda v: v[:2], ValueError),
        (lambda v: "no numbers", ValueError),
        (math.log, TypeError),
    ):
        with pytest.raises(ks.CallbackError) as caught:
            projection.scale = ks.scales.Custom(forward, lambda u: u)
        assert isinstance(caught.value.__cause__, error)
    assert projection.scale == "linear"
    with pytest.raises(ks.InvalidArgumentError):
        ks.scales.Custom(np.log, np.exp, domain=(1, 1))
    with pytest.raises(ks.InvalidArgumentError):
        ks.scales.Custom(np.log, np.exp, ticks=[math.nan])
    with pytest.raises(TypeError, match="inverse must be a callable"):
        ks.scales.Custom(np.log, 3)
    with pytest.raises(ks.InvalidArgumentError, match=r"keisen\.scales\.Custom"):
        projection.scale = "custom"


def test_a_scale_of_functions_is_read_back_and_given_on():
    chart, other = ks.Chart(300, 200), ks.Chart(300, 200)
    chart.y.scale = reciprocal()
    other.y.scale = chart.y.scale
    assert isinstance(other.y.scale, ks.scales.Custom)
    assert other.y.scale is chart.y.scale
    chart.y.scale = "log"
    assert chart.y.scale == "log"
    other.y.zone = "Asia/Tokyo"
    assert other.y.scale == "time"


def test_a_scale_of_functions_tells_its_state():
    reported = reciprocal(label="reciprocal", ticks=[1, 2]).describe()
    assert reported["label"] == "reciprocal"
    assert reported["ticks"] == [1, 2]


def test_a_scale_may_be_dropped_and_shared():
    charts = [ks.Chart(300, 200), ks.Chart(300, 200)]
    scale = reciprocal()
    for chart in charts:
        chart.y.scale = scale
        chart.line(None, [1, 2, 3])
    del scale
    gc.collect()
    assert charts[0].to_png(renderer="cpu") == charts[1].to_png(renderer="cpu")


def test_a_function_that_fails_in_a_picture_leaves_the_chart():
    broken = []

    def forward(values):
        if broken and 0.3 in values:
            raise LookupError("0.3")
        return 2 * values

    chart = ks.Chart(300, 200)
    chart.y.scale = ks.scales.Custom(forward, lambda u: u / 2)
    chart.line(None, [0, 0.3, 1])
    before = chart.to_png(renderer="cpu")
    broken.append(True)
    with pytest.raises(ks.CallbackError) as caught:
        chart.to_png(renderer="cpu")
    assert isinstance(caught.value.__cause__, LookupError)
    broken.clear()
    assert chart.to_png(renderer="cpu") == before
