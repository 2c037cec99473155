"""Hits: what is drawn at a point."""

import math

import numpy as np
import pytest

import keisen as ks
import support


def bare(width=90, height=100):
    """Return a chart whose plot is the picture, and whose points are its data."""
    return support.bare(width, height, (0, width), (height, 0))


def test_a_hit_tells_series_row_values_position_and_distance():
    chart = bare()
    line = chart.line([0, 40, 80], [50.5, 50.5, 50.5], width=2)
    hit = chart.hit(42, 54.5)
    assert hit.series is line
    assert (hit.row, hit.x, hit.y) == (1, 40, 50.5)
    assert (hit.position, hit.distance) == ((40, 50.5), 3)
    assert repr(hit) == "<Hit of row 1: 40.0, 50.5, 3 points away>"
    assert chart.hit(42, 61.5).distance == 10
    assert chart.hit(42, 62) is None
    assert chart.hit(42, 62, within=11).row == 1
    assert chart.hit(42, 99, within=math.inf).row == 1
    assert chart.hit(-1, 50, within=math.inf) is None


def test_the_nearest_row_of_a_million_is_found_in_an_envelope():
    rng = np.random.default_rng(7)
    values = rng.random(1_000_000)
    values[123_456] = 9
    chart = ks.Chart(800, 600)
    chart.line(None, values)
    chart.fit(margins=False)
    chart.to_png(renderer="cpu")
    assert chart.frame_record.series[0].tier == "envelope"
    plot = chart.frame_record.plot
    x = plot[0] + plot[2] * 123_456 / 999_999
    hit = chart.hit(x, plot[1] + 1)
    assert (hit.row, hit.x, hit.y) == (123_456, 123_456, 9)
    assert hit.distance < 1
    assert type(hit.x) is int


def test_the_mode_x_finds_the_row_nearest_along_x():
    chart = bare()
    low = chart.line([0, 40, 80], [10, 10, 10])
    high = chart.line([0, 40, 80], [90, 90, 90])
    hit = chart.hit(44, 49, mode="x")
    assert (hit.series, hit.row, hit.distance) == (low, 1, 4)
    assert chart.hit(44, 51, mode="x").series is high
    assert chart.hit(44, 51, mode="x", series=low).series is low
    assert chart.hit(55, 51, mode="x") is None
    assert chart.hit(44, 12).series is low


def test_times_and_large_integers_are_exact():
    times = np.array(["2024-02-29T12:00:00.123456789", "2024-02-29T12:00:00.123456791"], "M8[ns]")
    chart = ks.Chart(640, 400)
    chart.line(times, np.array([2**64 - 1, 2**64 - 3], np.uint64))
    chart.to_png(renderer="cpu")
    left, top, _, _ = chart.frame_record.plot
    hit = chart.hit(left, top, within=math.inf)
    assert hit.x == times[0]
    assert hit.x.dtype == times.dtype
    assert hit.y == 2**64 - 1
    assert "2024-02-29T12:00:00.123456789" in repr(hit)


def test_names_are_names():
    chart = ks.Chart(640, 400)
    chart.line(["a", "b", "c"], [1, 2, 3])
    hit = chart.hit(320, 200, within=math.inf)
    assert (hit.row, hit.x, hit.y) == (1, "b", 2)


def test_a_hit_follows_the_data_where_nobody_gave_a_range_and_draws_nothing():
    chart = ks.Chart(640, 400)
    chart.line(None, [0, 4, 2])
    chart.hit(0, 0)
    assert chart.y.follow
    assert chart.y.range == pytest.approx((-0.2, 4.2))
    with pytest.raises(ks.InvalidStateError):
        _ = chart.frame_record


def test_a_closed_series_is_still_found():
    chart = bare()
    first = chart.line([0, 90], [10, 10])
    second = chart.line([0, 90], [90, 90])
    second.close()
    assert chart.hit(45, 90).series is second
    first.close()
    assert chart.hit(45, 10).series is first
    with pytest.raises(ks.InvalidHandleError):
        chart.hit(45, 10, series=first)


def test_series_of_another_chart_are_not_found():
    chart, other = bare(), bare()
    line = other.line([0, 90], [50, 50])
    assert chart.hit(45, 50, series=line) is None
    chart.add(line)
    assert chart.hit(45, 50, series=line).series is line


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        ((math.nan, 0), {}, "x must be finite, got nan"),
        ((0, math.inf), {}, "y must be finite, got inf"),
        ((0, 0), {"within": -1}, "within must not be negative or NaN, got -1.0"),
        ((0, 0), {"within": math.nan}, "within must not be negative or NaN, got nan"),
        ((0, 0), {"pixel_ratio": 0}, "pixel ratio must be positive and finite, got 0.0"),
        ((0, 0), {"pixel_ratio": math.nan}, "pixel ratio must be positive and finite, got nan"),
        ((0, 0), {"mode": "y"}, "mode must be"),
    ],
)
def test_what_is_not_allowed_is_said_with_its_value(arguments, options, message):
    chart = bare()
    chart.line(None, [1, 2, 3])
    with pytest.raises(ks.InvalidArgumentError, match=message):
        chart.hit(*arguments, **options)


def test_wrong_types_are_refused():
    chart = bare()
    with pytest.raises(TypeError, match="x must be a number"):
        chart.hit("1", 2)
    with pytest.raises(TypeError, match="series must be a series of a chart, got int"):
        chart.hit(1, 2, series=3)


def test_the_marker_on_top_is_found_with_its_colours_value():
    chart = bare()
    points = chart.points([20, 24], [50, 50], size=[40, 8], color=[7, 0.5])
    hit = chart.hit(24, 51)
    assert (hit.series, hit.row, hit.distance) == (points, 1, 0)
    assert (hit.x, hit.y, hit.value, hit.column) == (24, 50, 0.5, None)
    assert chart.hit(10, 50).value == 7
    assert chart.hit(45, 50).distance == 5
    assert chart.hit(51, 50) is None
    plain = chart.points([70], [50])
    assert chart.hit(70, 50).series is plain
    assert chart.hit(70, 50).value is None


def test_bars_are_found_by_their_names():
    chart = ks.Chart.bare(200, 100)
    bars = chart.bars(["a", "b", "c"], [4, 0, 7])
    chart.y.range = (0, 10)
    hit = chart.hit(25, 90)
    assert (hit.series, hit.row, hit.x, hit.y, hit.distance) == (bars, 0, "a", 4, 0)
    assert hit.position == (40, 60)
    assert chart.hit(40, 55).distance == 5
    assert chart.hit(100, 40, mode="x").x == "b"


@pytest.mark.parametrize("order", ["C", "F"])
def test_cells_are_found_with_row_column_and_value(order):
    chart = ks.Chart.bare(100, 100)
    values = np.array([[0, 1, 2, 3], [4, 5, 6, np.nan]], order=order)
    heatmap = chart.heatmap(values)
    hit = chart.hit(60, 60)
    assert hit.series is heatmap
    assert (hit.row, hit.column, hit.value) == (0, 2, 2)
    assert (hit.x, hit.y, hit.position, hit.distance) == (2.5, 0.5, (62.5, 75), 0)
    assert repr(hit) == "<Hit of row 0, column 2: 2.0, 0 points away>"
    assert math.isnan(chart.hit(90, 20).value)
    chart.x.range = (-4, 4)
    assert chart.hit(30, 20, within=20.5).distance == 20
    assert chart.hit(30, 20, within=20.5).column == 0


@pytest.mark.parametrize("mode", ["nearest", "x"])
def test_cells_of_densities_are_found_with_what_is_made_of_their_rows(mode):
    random = np.random.default_rng(3)
    x, y, values = random.uniform(0, 10, (3, 40))
    chart = ks.Chart.bare(100, 50)
    chart.x.range = (0, 10)
    chart.y.range = (0, 5)
    density = chart.density(x, y / 2, cell_size=10)
    counts = np.histogram2d(y / 2, x, bins=(5, 10), range=((0, 5), (0, 10)))[0][::-1]
    sums = np.histogram2d(y / 2, x, bins=(5, 10), range=((0, 5), (0, 10)), weights=values)[0][::-1]
    for row, column in np.ndindex(counts.shape):
        hit = chart.hit(10 * column + 3, 10 * row + 4, within=0, mode=mode)
        if counts[row, column] == 0:
            assert mode == "x" or hit is None
            continue
        assert hit.series is density
        assert (hit.row, hit.column, hit.value) == (row, column, counts[row, column])
        assert (hit.x, hit.y) == pytest.approx((column + 0.5, 4.5 - row))
        assert hit.position == pytest.approx((10 * column + 5, 10 * row + 5))
    density.set_data(x, y / 2, values=values)
    hit = chart.hit(50, 25, within=math.inf, mode=mode)
    assert hit.value == pytest.approx(sums[hit.row, hit.column] / counts[hit.row, hit.column])


def test_a_hit_of_a_density_by_category_tells_the_name_that_most_rows_have():
    chart = ks.Chart.bare(100, 100)
    x = [1, 1, 1, 9]
    density = chart.density(x, x, category=["a", "b", "b", "c"], cell_size=50)
    chart.x.range = chart.y.range = (0, 16)
    hit = chart.hit(20, 80)
    assert (hit.value, hit.row, hit.column) == ("b", 1, 0)
    assert chart.hit(80, 20).value == "c"
    assert chart.hit(20, 20, within=5) is None
    assert repr(hit) == "<Hit of row 1, column 0: b, 0 points away>"
    density.set_data(x, x, category=[0, 1, 0, 1], categories=["p", "q"])
    assert chart.hit(20, 80).value == "p"
