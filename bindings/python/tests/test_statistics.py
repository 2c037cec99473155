"""Box plots, violins, strips, swarms, hexagons, two-dimensional histograms and distributions."""

import math
import re

import numpy as np
import pytest

import keisen as ks

NAN = float("nan")
RNG = np.random.default_rng(7)
VALUES = RNG.normal(50, 10, 200)
NAMES = ["a", "b", "c"]


def bare():
    """Return a chart of nothing but its plot, 100 x 100 points."""
    chart = ks.Chart.bare(100, 100)
    chart.padding = 0
    return chart


def drawn(make):
    """Return the picture of what `make` adds to a chart."""
    chart = bare()
    make(chart)
    return chart.render(renderer="cpu")


@pytest.mark.parametrize("method", ["boxplot", "violinplot", "strip", "swarm"])
def test_groups_are_given_in_any_form_that_people_have(method):
    groups = {name: VALUES[index::3][:60] for index, name in enumerate(NAMES)}
    matrix = np.column_stack(list(groups.values()))
    long = np.concatenate(list(groups.values()))
    by = np.repeat(NAMES, 60)
    pictures = [
        drawn(lambda chart: getattr(chart, method)(groups)),
        drawn(lambda chart: getattr(chart, method)(list(groups.values()), NAMES)),
        drawn(lambda chart: getattr(chart, method)([list(each) for each in groups.values()])),
        drawn(lambda chart: getattr(chart, method)(matrix)),
        drawn(lambda chart: getattr(chart, method)(long, by)),
        drawn(lambda chart: getattr(chart, method)(long, np.repeat([0, 1, 2], 60))),
    ]
    for picture in pictures[1:]:
        assert np.array_equal(picture, pictures[0])


def test_names_of_groups_make_the_scale():
    chart = bare()
    chart.boxplot({"one": [1, 2], "two": [3]})
    chart.strip([4], ["three"])
    chart.x.range = (0, 2)
    assert [chart.x.format(place) for place in range(3)] == ["one", "two", "three"]
    other = bare()
    other.violinplot([[1, 2], [3, 4]], orientation="horizontal")
    other.y.range = (0, 1)
    assert [other.y.format(place) for place in range(2)] == ["1", "2"]


def test_one_group_needs_no_name():
    chart = bare()
    chart.boxplot([3, 1, 2])
    chart.fit()
    assert chart.x.range == (-0.5, 0.5)


def test_a_box_is_hit_by_its_numbers_and_its_outliers():
    chart = bare()
    boxes = chart.boxplot([20, 30, 40, 50, 60, 99])
    chart.y.range = (0, 100)
    chart.x.range = (-0.5, 0.5)
    hit = chart.hit(50, 55)
    assert hit.series is boxes
    assert (hit.row, hit.y, hit.distance) == (0, 45, 0)
    assert chart.hit(50, 1).row == 5


def test_whiskers_reach_as_far_as_they_are_told():
    chart = bare()
    boxes = chart.boxplot([20, 30, 40, 50, 60, 99], whis=(0, 100))
    chart.y.range = (0, 100)
    assert chart.hit(50, 1).row == 0
    assert boxes._open.whis == (0, 100)
    boxes.set(whis=1.5)
    assert chart.hit(50, 1).row == 5
    with pytest.raises(ks.InvalidArgumentError, match="percentiles of whiskers must be ordered"):
        boxes.set(whis=(60, 50))
    assert boxes._open.whis == 1.5


def test_boxes_of_given_numbers_are_those_of_the_values():
    five = dict(zip(("whislo", "q1", "med", "q3", "whishi"), (20, 32.5, 45, 57.5, 60), strict=True))
    given = drawn(lambda chart: chart.bxp([five | {"label": "a"}]))
    values = drawn(
        lambda chart: chart.boxplot({"a": [20, 30, 40, 50, 60, 99]}, show_outliers=False)
    )
    assert np.array_equal(given, values)
    with pytest.raises(ks.InvalidArgumentError, match=r"statistics\[0\] has no 'q1'"):
        bare().bxp([{"whislo": 1}])
    with pytest.raises(ks.InvalidArgumentError, match=r"numbers of statistics\[0\] must ascend"):
        bare().bxp([five | {"med": 99}])


def test_boxes_of_given_numbers_have_means_notches_and_outliers_of_their_own():
    values = [20, 30, 40, 50, 60, 199, -90]
    low, middle, high = np.percentile(values, (25, 50, 75))
    half = 1.57 * (high - low) / math.sqrt(len(values))
    reach = 1.5 * (high - low)
    inside = [each for each in values if low - reach <= each <= high + reach]
    box = {
        "label": "a",
        "whislo": min(inside),
        "q1": low,
        "med": middle,
        "q3": high,
        "whishi": max(inside),
        "mean": np.mean(values),
        "cilo": middle - half,
        "cihi": middle + half,
        "fliers": np.array([each for each in values if each not in inside] + [NAN]),
    }
    for options in ({}, {"notch": True}, {"show_means": True}, {"show_outliers": False}):
        given = drawn(lambda chart, options=options: chart.bxp([box], **options))
        wanted = drawn(lambda chart, options=options: chart.boxplot({"a": values}, **options))
        assert np.array_equal(given, wanted)
    without = {key: number for key, number in box.items() if key not in ("mean", "cilo", "fliers")}
    drawn(lambda chart: chart.bxp([without]))
    with pytest.raises(ks.InvalidArgumentError, match=r"statistics\[0\] has no 'mean'"):
        bare().bxp([without], show_means=True)
    with pytest.raises(ks.InvalidArgumentError, match=r"statistics\[0\] has no 'cilo'"):
        bare().bxp([without], notch=True)


@pytest.mark.parametrize(
    ("method", "options", "message"),
    [
        ("boxplot", {"whis": -1}, "factor of whiskers must not be negative"),
        ("boxplot", {"widths": 0}, "width must be positive and finite"),
        ("boxplot", {"orientation": "up"}, 'orientation must be "vertical" or "horizontal"'),
        ("violinplot", {"bandwidth": 0}, "bandwidth must be positive and finite"),
        ("violinplot", {"inner": "stick"}, "inner must be"),
        ("violinplot", {"side": "left"}, "side must be"),
        ("violinplot", {"bandwidth": "tukey"}, "bandwidth must be"),
        ("strip", {"width": -1}, "width must be finite and not negative"),
        ("swarm", {"marker": "duck"}, "marker must be"),
    ],
)
def test_options_that_are_none_are_refused(method, options, message):
    chart = bare()
    with pytest.raises(ks.InvalidArgumentError, match=message):
        getattr(chart, method)(VALUES, **options)
    assert not chart.series


def test_data_that_does_not_fit_is_refused():
    chart = bare()
    with pytest.raises(ks.InvalidArgumentError, match="positions has 2 values, values has 200"):
        chart.boxplot(VALUES, [1, 2])
    with pytest.raises(ks.InvalidArgumentError, match="by must name each of 2 groups, got 1"):
        chart.boxplot([[1], [2]], ["a"])
    with pytest.raises(TypeError, match="data are names"):
        chart.boxplot(["a", "b"])
    with pytest.raises(ks.InvalidArgumentError, match="colorbar needs a column of values"):
        chart.strip(VALUES, colorbar=True)


def test_options_are_read_and_changed_one_by_one():
    chart = bare()
    violins = chart.violinplot(VALUES, label="all", alpha=0.5)
    violins.set(inner="quartiles", cut=2)
    assert (violins.alpha, violins.label, violins._open.inner) == (0.5, "all", "quartiles")
    violins.color = "red"
    assert violins.color == (1, 0, 0, 1)
    strip = chart.strip(VALUES, size=VALUES / 10, color=VALUES)
    strip.set_data(VALUES[:5], color=VALUES[:5])
    assert repr(strip) == "<StripSeries of 5 rows>"
    with pytest.raises(TypeError, match=r"^StripSeries\.set\(\) has no option 'jitter'"):
        strip.set(jitter=1)


def test_swarms_tell_how_many_rows_overlap():
    chart = bare()
    chart.swarm(np.full(100, 3.0), size=10)
    chart.render(renderer="cpu")
    record = chart.frame_record.series[0]
    assert record.rows == 100
    assert 80 < record.crowded < 100
    other = bare()
    other.boxplot(VALUES)
    other.render(renderer="cpu")
    assert (other.frame_record.series[0].tier, other.frame_record.series[0].crowded) == (
        "summary",
        0,
    )


def test_hexagons_count_or_reduce():
    chart = bare()
    x, y = RNG.random((2, 500))
    hexagons = chart.hexbin(x, y, gridsize=5, colorbar=True)
    chart.render(renderer="cpu")
    low, high = hexagons.color_scale.projection.range
    assert 1 <= low < high < 500
    means = bare().hexbin(x, y, np.full(500, 3.0), gridsize=(4, 3))
    assert means.color_scale is not hexagons.color_scale
    with pytest.raises(
        ks.InvalidArgumentError, match="number of hexagons across must be at least 1"
    ):
        chart.hexbin(x, y, gridsize=0)
    with pytest.raises(ks.InvalidArgumentError, match="bins must be 'log' or None, got 'sqrt'"):
        chart.hexbin(x, y, bins="sqrt")
    with pytest.raises(ks.InvalidArgumentError, match="values has 1 values, x has 500"):
        chart.hexbin(x, y, [1])
    hexagons.set(gridsize=7, mincnt=2)
    hexagons.set_data(x[:9], y[:9])
    assert repr(hexagons) == "<HexbinSeries of 9 rows>"


def test_two_dimensional_histograms_count_as_numpy():
    chart = bare()
    x, y = RNG.random((2, 500))
    edges = [0, 0.25, 0.5, 1]
    chart.hist2d(x, y, bins=(edges, [0, 0.5, 1]))
    counts, _, _ = np.histogram2d(x, y, bins=(edges, [0, 0.5, 1]))
    chart.x.range = chart.y.range = (0, 1)
    for column, across in enumerate((12, 37, 75)):
        for row, up in enumerate((75, 25)):
            assert chart.hit(across, up).value == counts[column, row]
    cells = bare().hist2d(x, y, bins=4, C=x, reduce="sum", colorbar=True)
    assert cells.alpha == 1
    assert repr(cells) == f"<HeatmapSeries of a histogram of {len(x)} rows>"
    with pytest.raises(ks.UnsupportedError, match="a histogram takes no other values"):
        cells.set_data([[1, 2], [3, 4]])
    with pytest.raises(
        ks.InvalidArgumentError, match=r'^x_rule must be "auto", .* or "sqrt", got "many"$'
    ):
        bare().hist2d(x, y, bins="many")
    with pytest.raises(ks.InvalidArgumentError, match="bins of x must be from 1"):
        bare().hist2d(x, y, bins=0)


def test_distributions_are_stairs():
    chart = bare()
    line = chart.ecdf([3, 1, 2, 2, float("nan")], label="all", width=2)
    assert isinstance(line, ks.LineSeries)
    assert (line.label, line.width) == ("all", 2)
    chart.fit()
    chart.fit(margins=False)
    assert (chart.x.range, chart.y.range) == ((1, 3), (0, 1))
    assert chart.hit(75, 25, within=20).y == 0.75
    bare().ecdf([3, 1], weights=[0, 1], complementary=True)
    with pytest.raises(ks.InvalidArgumentError, match="weights has 1 values, values has 2"):
        bare().ecdf([3, 1], weights=[1])
    with pytest.raises(TypeError, match="has no option 'steps'"):
        bare().ecdf([3, 1], steps=1)


def test_hexagons_follow_the_logarithm_where_the_axes_do():
    def made(scale, **options):
        chart = bare()
        chart.x.scale = chart.y.scale = scale
        return chart.hexbin([1, 10, 1000], [1, 10, 1000], **options)._open

    assert made("log").log_x
    assert made("log").log_y
    assert not made("log", log_x=False).log_x
    assert made("linear", log_y=True).log_y
    assert not made("linear").log_y


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ({"a": "12"}, "data[0] must be a sequence of numbers, got str"),
        ({"a": [1.0], "b": b"12"}, "data[1] must be a sequence of numbers, got bytes"),
        ({"a": None}, "data[0] must be a sequence of numbers, got NoneType"),
        ({"a": [1.0], "b": 3}, "data[1] must be a sequence of numbers, got int"),
    ],
)
@pytest.mark.parametrize("make", ["boxplot", "violinplot", "strip", "swarm"])
def test_a_group_that_is_no_sequence_of_numbers_is_refused_by_its_number(make, data, wrong):
    chart = ks.Chart(100, 100)
    with pytest.raises(TypeError, match=f"^{re.escape(wrong)}$"):
        getattr(chart, make)(data)
    assert chart.series == ()
    assert chart.x.scale is None
