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


def test_starts_unset_and_fits_once():
    chart = ks.Chart()
    line = chart.line([1, 2], [3, 8])
    assert not chart.x.is_set
    assert not chart.y.is_set
    assert chart.y.range == (3, 8)
    assert chart.y.is_set
    line.set_data([1, 2], [0, 100])
    assert chart.y.range == (3, 8)
    chart.y.fit()
    assert chart.y.range == (0, 100)
    chart.y.unset()
    assert not chart.y.is_set
    line.set_data([1, 2], [4, 5])
    assert chart.y.range == (4, 5)


def test_without_data_is_one_long():
    projection = ks.Projection()
    assert not projection.is_set
    assert projection.range == (0, 1)


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


@pytest.mark.parametrize("range", [3, None, "ab", ("a", 1), [None, 1]])
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
    x.fit()
    assert x.range == (1, 9)
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
    assert repr(ks.Projection()) == "<Projection, unset>"
    assert repr(ks.Projection(0, 2.5)) == "<Projection from 0 to 2.5>"
    assert repr(ks.Space(ks.Projection(), ks.Projection(1, 2))).startswith("<Space of <Proj")
