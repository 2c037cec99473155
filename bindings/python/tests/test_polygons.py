"""Filled polygons: rings, holes, groups and colours."""

import numpy as np
import pytest

import keisen as ks
import support

NAN = float("nan")
SQUARE = ([2, 8, 8, 2], [2, 2, 8, 8])


def bare(*columns, **options):
    """Return a chart of nothing but polygons, 10 x 10 points, over x and y in 0...10."""
    chart = support.bare()
    return chart, chart.polygons(*columns, **options)


def red(chart):
    """Return which pixels are red."""
    return (chart.render(renderer="cpu")[..., :3] == (255, 0, 0)).all(axis=-1)


def test_a_ring_is_filled():
    chart, _ = bare(*SQUARE, color="red")
    wanted = np.zeros((10, 10), bool)
    wanted[2:8, 2:8] = True
    assert np.array_equal(red(chart), wanted)


def test_a_ring_in_a_ring_is_a_hole():
    x, y = [0, 9, 9, 0, NAN, 3, 6, 6, 3], [0, 0, 9, 9, NAN, 3, 3, 6, 6]
    chart, _ = bare(x, y, color="red")
    wanted = np.zeros((10, 10), bool)
    wanted[1:, :9] = True
    wanted[4:7, 3:6] = False
    assert np.array_equal(red(chart), wanted)


def test_groups_lie_over_each_other_in_the_colours_of_their_first_rows():
    x, y = np.array([SQUARE[0], [2, 8, 8, 2]]).ravel(), np.array([SQUARE[1], [2, 2, 5, 5]]).ravel()
    scale = ks.ColorScale(["black", "red"], 0, 1)
    color = [0, 9, 9, 9, 1, NAN, 9, 9]
    chart, polygons = bare(x, y, groups=[1] * 4 + [2] * 4, color=color, colormap=scale)
    wanted = np.zeros((10, 10), bool)
    wanted[5:8, 2:8] = True
    assert np.array_equal(red(chart), wanted)
    assert polygons.color_scale is scale


def test_hits_tell_the_polygon_that_holds_a_point():
    chart, polygons = bare(*SQUARE)
    hit = chart.hit(7, 7)
    assert hit.series is polygons
    assert (hit.row, hit.x, hit.y, hit.distance) == (1, 8, 2, 0)
    assert chart.hit(0.5, 5, within=1) is None


def test_options_are_read_and_changed_one_by_one():
    _, polygons = bare(*SQUARE, color="red", alpha=0.5, label="square")
    assert (polygons.color, polygons.alpha) == (ks.Color(1, 0, 0, 1), 0.5)
    assert (polygons.border_width, polygons.border_color, polygons.label) == (0, None, "square")
    polygons.set(border_width=2, border_color="blue")
    polygons.alpha = 1
    polygons.label = None
    polygons.color = None
    assert (polygons.border_width, polygons.border_color) == (2, ks.Color(0, 0, 1, 1))
    assert (polygons.alpha, polygons.label, polygons.color) == (1, None, None)
    assert repr(polygons) == "<PolygonSeries of 4 rows>"


def test_a_move_of_the_opacity_is_read_and_kept_by_other_changes():
    chart, polygons = bare(*SQUARE, alpha=0)
    animator = ks.Animator()
    chart.add(animator)
    animator.animate(polygons, alpha=1, duration=1, easing="linear", start=0)
    chart.render(renderer="cpu", time=0.5)
    polygons.border_width = 1
    assert polygons.alpha == 0.5


def test_columns_are_replaced_all_at_once():
    chart, polygons = bare(*SQUARE, color="red")
    polygons.set_data([0, 10, 10, 0], [0, 0, 10, 10])
    assert red(chart).all()
    with pytest.raises(ks.InvalidArgumentError, match="y has 3 values, x has 2"):
        polygons.set_data([1, 2], [1, 2, 3])
    with pytest.raises(ks.InvalidArgumentError, match="have no colour scale"):
        polygons.set_data(*SQUARE, color=[1, 2, 3, 4])
    assert red(chart).all()


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"alpha": 2}, ks.InvalidArgumentError, "alpha must be in 0...1, got 2"),
        ({"alpha": "x"}, TypeError, "alpha must be a number, got str"),
        ({"border_width": -1}, ks.InvalidArgumentError, "border width must be finite and not neg"),
        ({"color": 3}, TypeError, "color"),
        ({"groups": [1]}, ks.InvalidArgumentError, "groups has 1 values, x has 4"),
        ({"colorbar": True}, ks.InvalidArgumentError, "colorbar needs a column of values as color"),
        ({"width": 1}, TypeError, "width"),
    ],
)
def test_what_is_not_allowed_is_refused(options, error, message):
    chart = ks.Chart.bare(10, 10)
    with pytest.raises(error, match=message):
        chart.polygons(*SQUARE, **options)
    assert list(chart.series) == []


def test_an_option_that_there_is_not_is_refused():
    _, polygons = bare(*SQUARE)
    with pytest.raises(TypeError, match=r"^PolygonSeries\.set\(\) has no option 'size'"):
        polygons.set(size=3)
