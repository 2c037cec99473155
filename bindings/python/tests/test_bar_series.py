"""Bars of any kind, histograms, error bars, stems and candlesticks."""

from datetime import timedelta

import numpy as np
import pytest

import keisen as ks
from support import bare

NAN = float("nan")


def red(chart):
    """Return which pixels are red."""
    return (chart.render(renderer="cpu")[..., :3] == (255, 0, 0)).all(axis=-1)


def box(shape, left, top, right, bottom):
    """Return which pixels are in a rectangle."""
    wanted = np.zeros(shape, bool)
    wanted[top:bottom, left:right] = True
    return wanted


def test_bars_stand_around_their_positions_on_their_bottoms():
    chart = bare()
    chart.bar([2, 7], [3, 4], 2, bottom=[1, 2], width_unit="data", color="red")
    wanted = box((10, 10), 1, 6, 3, 9) | box((10, 10), 6, 4, 8, 8)
    assert np.array_equal(red(chart), wanted)


def test_level_bars_begin_where_they_are_told_to():
    chart = bare()
    chart.barh([2], [5], 4, left=3, align="edge", width_unit="data", color="red")
    assert np.array_equal(red(chart), box((10, 10), 3, 4, 8, 8))


def test_widths_of_each_bar_and_ends_are_columns():
    chart = bare()
    chart.bar([3, 8], [10, 10], [2, 4], color="red")
    assert np.array_equal(red(chart), box((10, 10), 2, 0, 4, 10) | box((10, 10), 6, 0, 10, 10))
    chart = bare()
    chart.bar([1, 4], [10, 10], end=[3, 5], color="red")
    assert np.array_equal(red(chart), box((10, 10), 1, 0, 3, 10) | box((10, 10), 4, 0, 5, 10))


@pytest.mark.parametrize(
    "width", [timedelta(hours=12), np.timedelta64(12, "h"), np.full(2, np.timedelta64(12, "h"))]
)
def test_widths_in_time_are_of_the_unit_of_the_positions(width):
    chart = ks.Chart.bare(100, 10)
    chart.padding = 0
    days = np.array(["2020-01-01T12", "2020-01-02T12"], "M8[ms]")
    chart.bar(days, [1, 1], width, color="red")
    chart.x.range = (np.datetime64("2020-01-01"), np.datetime64("2020-01-03"))
    chart.y.range = (0, 1)
    assert np.array_equal(
        red(chart), box((10, 100), 12, 0, 38, 10) | box((10, 100), 62, 0, 88, 10)
    ) or (abs(int(red(chart)[0].sum()) - 50) <= 2)


def test_a_width_in_time_needs_times():
    with pytest.raises(TypeError, match="a width in time needs times as positions"):
        ks.Chart.bare(10, 10).bar([1, 2], [1, 2], timedelta(1))


def test_names_make_a_category_scale_that_sets_share():
    chart = ks.Chart.bare(300, 100)
    first, second = chart.grouped_bar(["a", "b", "c"], {"one": [1, 2, 3], "two": [3, 2, 1]})
    assert (first.label, second.label) == ("one", "two")
    assert (first.bar_width, first.offset, second.offset) == pytest.approx((0.4, -0.2, 0.2))
    assert first.snaps_edges
    chart.render(renderer="cpu")
    assert chart.hit(30, 99).series is first


def test_stacks_add_up_and_parts_add_up_to_the_total():
    chart = bare(4, 10, x=(-0.5, 1.5))
    chart.stacked_bar(None, [[1, -1], [4, 4]], 1, total=10, colors=["blue", "red"])
    picture = red(chart)
    assert picture[:, 0].sum() == 8
    assert picture[:, 2].sum() == 8
    with pytest.raises(ks.InvalidArgumentError, match="equally long"):
        chart.stacked_bar(None, [[1, 2], [1]])
    with pytest.raises(ks.InvalidArgumentError, match="total of stacked bars"):
        chart.stacked_bar(None, [[1]], total=0)
    with pytest.raises(ks.InvalidArgumentError, match="2 colors for 1 sets"):
        chart.stacked_bar(None, [[1]], colors=["red", "red"])


def test_stacks_are_rounded_at_their_ends_alone():
    def corners(radius):
        chart = bare(40, 40, x=(-0.5, 0.5))
        chart.stacked_bar(None, [[5], [5]], 1, colors=["red", "red"], radius=radius)
        picture = red(chart)
        return [bool(picture[row, 0]) for row in (0, 18, 21, 39)]

    assert corners(0) == [True] * 4
    assert corners(5) == [False, True, True, True]
    for radii in ((5, 5, 5, 5), [5, 5, 5, 5], np.full(4, 5.0)):
        assert corners(radii) == [False, True, True, False]
    with pytest.raises(ks.InvalidArgumentError, match="one number or four"):
        corners((1, 2))


def test_a_waterfall_goes_from_total_to_total():
    chart = bare(3, 10, x=(-0.5, 2.5))
    bars = chart.waterfall(
        None, [8, -3, 0], totals=[-1], width=1, down_color="red", connector_width=0
    )
    assert np.array_equal(red(chart), box((10, 3), 1, 2, 2, 5))
    assert bars.orientation == "vertical"
    with pytest.raises(ks.InvalidArgumentError, match="total 3 is none of 3 rows"):
        chart.waterfall(None, [1, 2, 3], totals=[3])


@pytest.mark.parametrize(
    "rule", ["auto", "fd", "doane", "scott", "stone", "rice", "sturges", "sqrt", 7]
)
def test_bins_are_those_of_numpy(rule):
    values = np.random.default_rng(3).normal(size=500)
    counts, edges = np.histogram(values, rule)
    chart = ks.Chart.bare(400, 100)
    bars = chart.hist(values, rule)
    chart.fit()
    assert repr(bars) == f"<BarSeries of {len(counts)} rows>"
    chart.fit(margins=False)
    assert chart.x.range == pytest.approx((edges[0], edges[-1]))
    assert chart.y.range == pytest.approx((0, counts.max()))


@pytest.mark.parametrize("density", [False, True])
@pytest.mark.parametrize("cumulative", [False, True, -1])
def test_heights_are_counts_densities_and_sums(density, cumulative):
    chart = ks.Chart.bare(400, 100)
    values, weights = [0, 0.5, 1.5, 3], [1, 2, 1, 4]
    edges = [0, 1, 3]
    chart.hist(values, edges, weights=weights, density=density, cumulative=cumulative)
    chart.fit()
    heights, _ = np.histogram(values, edges, weights=weights, density=density)
    if cumulative:
        heights = heights * np.diff(edges) if density else heights
        heights = np.cumsum(heights[:: cumulative or 1])
    chart.fit(margins=False)
    assert chart.y.range[1] == pytest.approx(heights.max())


def test_bins_of_times_have_times_as_edges():
    days = np.datetime64("2020-01-01", "s") + np.arange(100) * np.timedelta64(3600, "s")
    chart = ks.Chart.bare(100, 100)
    chart.hist(days, 4)
    chart.fit()
    chart.fit(margins=False)
    assert chart.x.datetimes == (days[0], days[-1])


def test_steps_are_a_line_and_an_area():
    chart = bare()
    line = chart.hist([1, 1, 5], [0, 4, 8], histtype="step", label="steps")
    assert isinstance(line, ks.LineSeries)
    chart.remove(line)
    area = chart.hist([1, 1, 5], [0, 4, 8], histtype="stepfilled", color="red")
    assert isinstance(area, ks.PolygonSeries)
    assert np.array_equal(red(chart), box((10, 10), 0, 8, 4, 10) | box((10, 10), 4, 9, 8, 10))
    with pytest.raises(ks.InvalidArgumentError, match="histtype must be"):
        chart.hist([1], 2, histtype="lines")
    with pytest.raises(TypeError, match="no option 'radius'"):
        chart.hist([1], 2, histtype="step", radius=2)


@pytest.mark.parametrize(
    ("bins", "error", "message"),
    [
        ("fredman", ks.InvalidArgumentError, 'rule must be "auto", "fd"'),
        (0, ks.InvalidArgumentError, "bins must be 1 to 1000000, got 0"),
        ([1, 1], ks.InvalidArgumentError, "edges of bins must ascend"),
        ([1], ks.InvalidArgumentError, "bins must have at least 2 edges, got 1"),
    ],
)
def test_bins_that_are_none_are_refused(bins, error, message):
    with pytest.raises(error, match=message):
        ks.Chart.bare(10, 10).hist([1, 2], bins)


def test_rows_have_looks_and_colours_of_their_own():
    chart = bare(3, 10, x=(-0.5, 2.5))
    chart.bar(None, [10, 10, 10], 1, color=["red", "blue", "red"])
    assert red(chart)[5].tolist() == [True, False, True]
    chart = bare(3, 10, x=(-0.5, 2.5))
    bars = chart.bar(
        None, [10, 10, 10], 1, color="red", styles=[{"color": "blue"}], style_index=[9, 0, NAN]
    )
    assert red(chart)[5].tolist() == [True, False, True]
    bars.set_data(None, [10, 5, 10], style_index=[9, 9, 9])
    assert red(chart)[7].all()
    with pytest.raises(TypeError, match="no option 'size'"):
        chart.bar(None, [1], styles=[{"size": 3}], style_index=[0])
    with pytest.raises(ks.InvalidArgumentError, match="border_width of a row"):
        chart.bar(None, [1], styles=[{"border_width": -1}], style_index=[0])


def test_values_are_turned_into_colours():
    chart = bare(3, 10, x=(-0.5, 2.5))
    scale = ks.ColorScale(["blue", "red"], 0, 1)
    bars = chart.bar(
        None, [10, 10, 10], 1, color=np.array([0.0, 1, 1]), colormap=scale, colorbar="v"
    )
    assert bars.color_scale is scale
    with pytest.raises(ks.InvalidArgumentError, match="colorbar needs a column"):
        chart.bar(None, [1], colorbar=True)


def test_options_of_bars_are_read_and_changed_one_by_one():
    bars = bare().bar(None, [1, 2], radius=3, label="bars")
    assert bars.radius == (3, 3, 0, 0)
    bars.radius = (1, 2, 3, 4)
    bars.set(bar_width=5, width_unit="points", offset=1, baseline=2, connector_width=1)
    bars.angle, bars.anchor, bars.snaps_edges = 30, 4, True
    assert (bars.radius, bars.bar_width, bars.width_unit) == ((1, 2, 3, 4), 5, "points")
    assert (bars.offset, bars.baseline, bars.connector_width) == (1, 2, 1)
    assert (bars.angle, bars.anchor, bars.snaps_edges, bars.label) == (30, 4, True, "bars")
    with pytest.raises(ks.InvalidArgumentError, match="bars at an angle need"):
        bars.width_unit = "data"
    with pytest.raises(TypeError, match=r"^BarSeries\.set\(\) has no option 'size'"):
        bars.set(size=3)


def test_values_of_bars_are_animated():
    chart = bare(1, 10, x=(-0.5, 0.5))
    bars = chart.bar(None, [0.0], 1, color="red")
    animator = ks.Animator()
    chart.add(animator)
    animator.animate(bars, values=[8.0], duration=1, easing="linear", start=0)
    picture = chart.render(renderer="cpu", time=0.5)
    assert ((picture[..., :3] == (255, 0, 0)).all(axis=-1)).sum() == 4


def test_error_bars_reach_as_far_as_told():
    chart = bare()
    bars = chart.errorbar([5], [5], yerr=[[2], [3]], capsize=0, color="red")
    picture = red(chart)
    assert picture[:, 5].sum() + picture[:, 4].sum() == 5
    assert picture[2:7].any(axis=1).all()
    assert (bars.cap_length, bars.width, bars.dash) == (0, 1, None)
    bars.cap_length, bars.dash, bars.width = 4, (2, 1), 2
    assert (bars.cap_length, bars.width, bars.dash) == (4, 2, (2, 1))
    bars.set_data([1, 2], [1, 2], x_low=[0, NAN])
    assert repr(bars) == "<ErrorBarSeries of 2 rows>"


@pytest.mark.parametrize(
    ("errors", "error", "message"),
    [
        ({"yerr": -1}, ks.InvalidArgumentError, "yerr must not be negative"),
        ({"yerr": [1, 2, 3]}, ks.InvalidArgumentError, "yerr has 3 values for 2 rows"),
        ({"xerr": [[1, 2]]}, ks.InvalidArgumentError, "shape"),
        ({"yerr": 1, "y_low": [0, 0]}, ks.InvalidArgumentError, "either yerr or y_low"),
        ({"y_low": [0]}, ks.InvalidArgumentError, "y low has 1 values, y has 2"),
    ],
)
def test_errors_that_are_none_are_refused(errors, error, message):
    with pytest.raises(error, match=message):
        ks.Chart.bare(10, 10).errorbar([1, 2], [1, 2], **errors)


def test_stems_go_from_the_baseline_to_markers():
    chart = bare()
    stems = chart.stem([5], [8], size=0, width=2, color="red", baseline=3)
    assert np.array_equal(red(chart), box((10, 10), 4, 2, 6, 7))
    assert chart.hit(5, 4).series is stems
    stems.set(marker="square", size=4, dash=(1, 1))
    assert (stems.marker, stems.size, stems.dash, stems.baseline) == ("square", 4, (1, 1), 3)
    level = chart.stem([1, 2], [3, 4], orientation="horizontal")
    assert level.orientation == "horizontal"
    level.set_data(None, [1, 2, 3])
    assert repr(level) == "<StemSeries of 3 rows>"


@pytest.mark.parametrize(
    "add",
    [
        lambda chart, **dash: chart.errorbar([5], [5], yerr=4, **dash),
        lambda chart, **dash: chart.stem([5], [9], size=0, **dash),
        lambda chart, **dash: chart.line([0, 10], [0, 10], **dash),
        lambda chart, **dash: chart.rule(y=5, **dash),
    ],
)
def test_dashes_are_drawn(add):
    solid, dashed = bare(), bare()
    part = add(solid)
    add(dashed, dash=(2, 2))
    picture = dashed.render(renderer="cpu")
    assert not np.array_equal(solid.render(renderer="cpu"), picture)
    part.set(dash=(2, 2))
    assert np.array_equal(solid.render(renderer="cpu"), picture)


def test_error_bars_and_stems_have_colours_and_sizes_by_values():
    chart = ks.Chart(200, 100)
    bars = chart.errorbar(None, [1, 2, 3], yerr=0.5, color=[1, 2, 3], colorbar="z")
    stems = chart.stem(None, [1, 2, 3], color=[3, 2, 1], colormap="magma", size=[4, 8, 12])
    assert bars.color_scale is not None
    assert stems.color_scale is not None
    chart.render(renderer="cpu")
    assert stems.color_scale.projection.range == (1, 3)
    stems.set_data(None, [1, 2], size=[5, 6], color=[1, 9])
    plain = chart.stem(None, [1, 2, 3], color="red")
    assert plain.color_scale is None
    with pytest.raises(ks.InvalidArgumentError, match="no colour scale"):
        plain.set_data(None, [1, 2], color=[1, 2])


def test_candlesticks_are_bodies_and_wicks():
    chart = bare()
    prices = chart.candlestick(
        [5], [6], [9], [1], [3], bar_width=4, width_unit="data", falling_color="red", width=2
    )
    wanted = box((10, 10), 3, 4, 7, 7) | box((10, 10), 4, 1, 6, 9)
    assert np.array_equal(red(chart), wanted)
    assert chart.hit(5, 5).y == 3
    prices.style = "ohlc"
    assert (prices.style, prices.bar_width, prices.width_unit) == ("ohlc", 4, "data")
    assert prices.rising_color is None
    prices.rising_color = "blue"
    assert prices.rising_color == ks.Color(0, 0, 1, 1)
    with pytest.raises(ks.InvalidArgumentError, match='style must be "candle", "hollow" or "ohlc"'):
        prices.set(style="candles")
    with pytest.raises(ks.InvalidArgumentError, match="close has 2 values, open has 1"):
        prices.set_data(None, [1], [2], [3], [4, 5])


def test_a_record_tells_how_many_candlesticks_are_put_together():
    chart = ks.Chart.bare(100, 100)
    chart.padding = 0
    values = np.arange(1000.0)
    chart.candlestick(None, values, values + 2, values - 1, values + 1)
    chart.bar(None, values)
    for rows, count in ((range(10), 1), (range(1000), 64)):
        chart.x.range = (rows[0] - 0.5, rows[-1] + 0.5)
        chart.render(renderer="cpu")
        reported = [series.rows_per_shape for series in chart.frame_record.series]
        assert reported == [count, 1]


def test_a_million_of_each_are_drawn():
    rng = np.random.default_rng(1)
    values = rng.normal(size=1_000_000)
    chart = ks.Chart(300, 200)
    for make in (
        lambda: chart.bar(None, values),
        lambda: chart.hist(values, 1000),
        lambda: chart.errorbar(None, values, yerr=0.1),
        lambda: chart.stem(None, values, size=0),
        lambda: chart.candlestick(None, values, values + 1, values - 1, values),
    ):
        series = make()
        chart.fit()
        chart.render(renderer="cpu")
        record = chart.frame_record.series[0]
        assert record.rows in (1_000_000, 1000)
        chart.remove(series)
