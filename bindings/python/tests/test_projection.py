"""Projections and spaces."""

import math

import numpy as np
import pytest

import keisen as ks


def test_has_a_range():
    projection = ks.Projection(1, 2)
    assert projection.range == (1, 2)
    assert (projection.min, projection.max) == (1, 2)
    assert (projection.origin, projection.scale) == (0, "linear")
    projection.range = (5, -5)
    assert projection.range == (5, -5)
    projection.range = np.array([3.0, 3.0])
    assert projection.range == (3, 3)


def test_follows_its_data_until_somebody_decides():
    chart = ks.Chart()
    line = chart.line([1, 2], [0, 10])
    assert chart.x.follow
    assert chart.y.follow
    assert chart.y.range == (-0.5, 10.5)
    chart.to_png(renderer="cpu")
    line.set_data([1, 2], [0, 100])
    assert chart.y.range == (-5, 105)
    later = chart.line([1, 2], [0, 1000])
    assert chart.y.range == (-50, 1050)
    chart.y.fit()
    assert not chart.y.follow
    chart.remove(later)
    assert chart.y.range == (-50, 1050)
    chart.y.fit(margins=False)
    assert chart.y.range == (0, 100)
    chart.y.unset()
    assert chart.y.follow
    assert chart.y.range == (-5, 105)
    chart.y.follow = False
    line.set_data([1, 2], [4, 5])
    assert chart.y.range == (-5, 105)
    chart.y.follow = True
    assert chart.y.range == pytest.approx((3.95, 5.05))


def test_one_end_follows_while_the_other_is_set():
    chart = ks.Chart()
    line = chart.line([1, 2], [2, 12])
    chart.y.range = (0, None)
    assert chart.y.fixed == (True, False)
    assert chart.y.range == pytest.approx((0, 12.6))
    line.set_data([1, 2], [2, 22])
    assert chart.y.range == pytest.approx((0, 23.1))
    chart.y.range = (None, 10)
    assert chart.y.fixed == (False, True)
    assert chart.y.range == pytest.approx((1.6, 10))
    line.set_data([1, 2], [20, 30])
    assert chart.y.range == (9, 10)
    with pytest.warns(ks.KeisenWarning, match="1 range has an end that is set, and all data lies"):
        chart.to_png(renderer="cpu")
    assert chart.frame_record.held_ends == 1
    chart.y.range = (None, None)
    assert chart.y.follow
    chart.y.scale = "log"
    chart.y.range = (100, None)
    assert chart.y.range == pytest.approx((100, 1000))


def test_the_direction_decides_nothing():
    chart = ks.Chart()
    line = chart.line([1, 2], [0, 10])
    chart.y.reversed = True
    assert chart.y.follow
    assert chart.y.range == (10.5, -0.5)
    line.set_data([1, 2], [0, 100])
    assert chart.y.range == (105, -5)
    chart.y.reversed = False
    assert chart.y.range == (-5, 105)


def test_without_data_is_one_long_and_keeps_nothing():
    projection = ks.Projection()
    assert projection.follow
    assert projection.range == (0, 1)
    assert ks.Projection(scale="log").range == (1, 10)
    chart = ks.Chart(200, 100)
    values = ks.Column.growing("float64")
    chart.line(None, values)
    chart.to_png(renderer="cpu")
    assert chart.y.range == (0, 1)
    values.append([100, 200])
    assert chart.y.range == (95, 205)


@pytest.mark.parametrize(
    "range",
    [
        (0, math.nan),
        (math.nan, 0),
        (0, math.inf),
        (-math.inf, 0),
        (-1e308, 1e308),
        (0,),
        (0, 1, 2),
        (),
    ],
)
def test_refuses_a_bad_range(range):
    projection = ks.Projection(1, 2)
    with pytest.raises(ks.InvalidArgumentError):
        projection.range = range
    assert projection.range == (1, 2)
    if len(range) == 2:
        with pytest.raises(ks.InvalidArgumentError):
            ks.Projection(*range)
        with pytest.raises(ks.InvalidArgumentError):
            projection.set_range_time(0, *range)


@pytest.mark.parametrize("range", [3, None, "ab", ("a", 1), [None, "b"]])
def test_refuses_what_is_no_range(range):
    projection = ks.Projection(1, 2)
    with pytest.raises(TypeError):
        projection.range = range
    assert projection.range == (1, 2)


def test_needs_both_bounds_and_a_scale():
    with pytest.raises(ks.InvalidArgumentError, match="together"):
        ks.Projection(1)
    with pytest.raises(ks.InvalidArgumentError, match="together"):
        ks.Projection(max=1)
    for arguments in [(0, 1), ()]:
        with pytest.raises(
            ks.InvalidArgumentError, match=r"scale must be .*automatic.*, got 'cubic'"
        ):
            ks.Projection(*arguments, scale="cubic")


def test_holds_nanoseconds_at_epoch():
    projection = ks.Projection()
    start = 1_700_000_000_123_456_789
    projection.set_range_time(start, 0, 1000)
    assert (projection.origin, projection.range) == (start, (0, 1000))
    projection.rebase(start + 500)
    assert (projection.origin, projection.range) == (start + 500, (-500, 500))


@pytest.mark.parametrize("origin", [2**63, -(2**63) - 1])
def test_origins_have_64_bits(origin):
    projection = ks.Projection(0, 1)
    with pytest.raises(ks.InvalidArgumentError, match="origin does not fit 64 bits"):
        projection.set_range_time(origin, 0, 1)
    with pytest.raises(ks.InvalidArgumentError, match="origin does not fit 64 bits"):
        projection.rebase(origin)
    with pytest.raises(TypeError, match="origin must be an int"):
        projection.rebase(0.5)
    assert (projection.origin, projection.range) == (0, (0, 1))


def test_refuses_extents_that_overflow():
    chart = ks.Chart(40, 30)
    chart.line(None, [-1.7e308, 1.7e308])
    for act in (chart.fit, chart.y.fit, chart.render, chart.to_png, lambda: chart.y.range):
        with pytest.raises(ks.InvalidArgumentError):
            act()
    chart.y.range = (0, 1)
    assert chart.render(renderer="cpu").shape == (30, 40, 4)


def test_links_charts():
    x = ks.Projection(0, 1)
    space, other = ks.Space(x, ks.Projection()), ks.Space(x, ks.Projection())
    charts = [ks.Chart.bare(40, 30), ks.Chart.bare(40, 30)]
    one, two = ks.LineSeries(space, [1, 2], [1, 2]), ks.LineSeries(other, [5, 9], [3, 4])
    for chart, line in zip(charts, (one, two), strict=True):
        chart.add(line)
    assert x.range == (0, 1)
    x.fit()
    assert x.range == pytest.approx((0.6, 9.4))
    assert one.space.x is two.space.x


def test_a_chart_has_one_space():
    chart = ks.Chart()
    assert chart.x is chart.x
    assert chart.space.x is chart.x
    assert chart.space.y is chart.y


def test_a_space_is_of_projections():
    with pytest.raises(TypeError, match="x must be a Projection, got int"):
        ks.Space(1, ks.Projection())


def test_says_what_it_is():
    assert repr(ks.Projection()) == "<Projection, follows its data>"
    assert repr(ks.Projection(0, 2.5)) == "<Projection from 0 to 2.5>"
    assert repr(ks.Space(ks.Projection(), ks.Projection(1, 2))).startswith("<Space of <Proj")
