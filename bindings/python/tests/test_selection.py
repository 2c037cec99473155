"""Selections: rows in a box and a lasso, and brushing across charts."""

import math
import re

import numpy as np
import pytest

import keisen as ks
import support


def bare(width=90, height=100):
    """Return a chart whose plot is the picture, and whose points are its data."""
    return support.bare(width, height, (0, width), (height, 0))


def surrounds(lasso, x, y):
    """Tell whether a polygon surrounds a place an odd number of times, edge by edge."""
    inside = False
    for (ax, ay), (bx, by) in zip(lasso, lasso[1:] + lasso[:1], strict=True):
        if ay > by:
            ax, ay, bx, by = bx, by, ax, ay
        if ay <= y < by and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def pixels(chart):
    return np.asarray(chart.render(renderer="cpu")).copy()


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ((), []),
        ([3, 1, 2, 1], [1, 2, 3]),
        (np.array([3, 1], "int32"), [1, 3]),
        (np.array([3.0, 1.0]), [1, 3]),
        (np.array([], float), []),
        (np.array([True, False, True]), [0, 2]),
        ([False, True], [1]),
        ([np.True_, np.False_, np.True_], [0, 2]),
        ((True, np.bool_(False), np.bool_(True)), [0, 2]),
        ([np.int64(0), np.int8(2)], [0, 2]),
        (range(2, 4), [2, 3]),
        (ks.Selection([4]), [4]),
    ],
)
def test_a_selection_takes_rows_and_masks(rows, expected):
    selection = ks.Selection(rows)
    assert selection.rows.dtype == np.int64
    assert selection.rows.tolist() == expected
    selection = ks.Selection([9])
    selection.rows = rows
    assert selection.rows.tolist() == expected


def test_a_selection_changes_by_rows():
    selection = ks.Selection([2, 3, 5])
    assert (len(selection), 3 in selection, 4 in selection) == (3, True, False)
    selection |= [4]
    selection -= np.array([2])
    selection ^= ks.Selection([5, 9])
    assert selection.rows.tolist() == [3, 4, 9]
    selection &= range(4, 20)
    selection.invert(6)
    assert selection.rows.tolist() == [0, 1, 2, 3, 5]
    assert selection.mask(7).tolist() == [True, True, True, True, False, True, False]
    assert selection.mask(0).tolist() == []
    selection.clear()
    assert len(selection) == 0
    assert repr(selection) == "<Selection of 0 rows>"
    selection.close()
    assert repr(selection) == "<Selection, closed>"


def test_bad_rows_leave_a_selection_as_it_was():
    selection = ks.Selection([1], dimming=0.5)
    with pytest.raises(ks.InvalidArgumentError, match="got -1 at 1"):
        selection.rows = [3, -1]
    with pytest.raises((ks.InvalidArgumentError, TypeError)):
        selection.unite([0.5])
    with pytest.raises(TypeError, match="rows must be integers or booleans, got int"):
        selection.toggle(3)
    for rows in (np.eye(2, dtype=bool), np.zeros((2, 3), int), np.zeros((0, 2)), np.array(3)):
        shape = re.escape(str(rows.shape))
        with pytest.raises(ks.InvalidArgumentError, match=f"one-dimensional, got shape {shape}"):
            selection.unite(rows)
    with pytest.raises(ks.InvalidArgumentError):
        selection.dimming = 2
    with pytest.raises(ks.InvalidArgumentError):
        ks.Selection(dimming=math.nan)
    assert (selection.rows.tolist(), selection.dimming) == ([1], 0.5)


def test_a_box_and_a_lasso_find_what_looking_at_each_row_finds():
    generator = np.random.default_rng(5)
    x, y = generator.uniform(-10, 100, (2, 3000))
    x[::50] = math.nan
    chart = bare()
    points = chart.points(x, y)
    line = chart.line(x, y)
    for _ in range(20):
        left, top, right, bottom = generator.uniform(-5, 100, 4)
        found = chart.select(box=(left, top, right - left, bottom - top))
        low, high = sorted((left, right))
        up, down = sorted((top, bottom))
        inside = (x >= max(low, 0)) & (x <= min(high, 90))
        inside &= (y >= max(up, 0)) & (y <= min(down, 100))
        assert list(found) == [points, line]
        for rows in found.values():
            np.testing.assert_array_equal(rows, np.flatnonzero(inside))
        lasso = [tuple(place) for place in generator.uniform(-5, 100, (7, 2))]
        expected = [
            row
            for row in np.flatnonzero((x >= 0) & (x <= 90) & (y >= 0) & (y <= 100))
            if surrounds(lasso, x[row], y[row])
        ]
        found = chart.select(lasso=lasso, series=points)
        assert found[points].tolist() == expected
        assert chart.select(lasso=np.array(lasso))[line].tolist() == expected


def test_select_takes_a_box_or_a_lasso_of_finite_numbers():
    chart = bare()
    points = chart.points([1, 2], [1, 2])
    for arguments in ({}, {"box": (0, 0, 1, 1), "lasso": []}):
        with pytest.raises(ks.InvalidArgumentError, match="either a box or a lasso"):
            chart.select(**arguments)
    with pytest.raises(ks.InvalidArgumentError, match="left of the box must be finite, got nan"):
        chart.select(box=(math.nan, 0, 1, 1))
    with pytest.raises(ks.InvalidArgumentError, match="got 3 at 0"):
        chart.select(lasso=[(1, 2, 3)])
    with pytest.raises(TypeError, match="series must be a series"):
        chart.select(box=(0, 0, 1, 1), series=3)
    assert chart.select(lasso=[(0, 0), (90, 100)])[points].tolist() == []
    assert chart.select(box=(0, 0, 9, 9), series=ks.LineSeries(chart.space, None, [1])) == {}


def test_linked_charts_show_a_selection():
    left, right = bare(), bare()
    values = np.arange(10, 80, 10.0)
    first = left.points(values, values, color="black")
    second = right.bar(values, values, color="black")
    plain = pixels(left), pixels(right)
    selection = ks.Selection()
    first.selection = second.selection = selection
    assert first.selection is selection
    assert (pixels(left) == plain[0]).all()
    selection.rows = left.select(box=(0, 0, 35, 100))[first]
    assert selection.rows.tolist() == [0, 1, 2]
    dimmed = pixels(left), pixels(right)
    for before, after in zip(plain, dimmed, strict=True):
        assert (before != after).any()
    assert (dimmed[0][:35] == plain[0][:35]).all()
    assert (dimmed[0][36:] >= plain[0][36:]).all()
    selection.dimming = 1
    assert (pixels(left) == plain[0]).all()
    first.selection = None
    assert first.selection is None
    selection.dimming = 0
    assert (pixels(left) == plain[0]).all()


def test_a_series_keeps_its_selection_alive():
    chart = bare()
    points = chart.points([10, 20], [10, 20])
    points.selection = ks.Selection([1])
    assert points.selection.rows.tolist() == [1]
    points.selection.close()
    assert points.selection.rows.tolist() == [1]


def test_series_whose_rows_have_no_shapes_refuse_a_selection():
    chart = bare()
    line = chart.line(None, [1, 2, 3])
    with pytest.raises(ks.UnsupportedError, match="no shapes of their own"):
        line.selection = ks.Selection()
    line.selection = None
    assert line.selection is None
    with pytest.raises(TypeError, match="selection must be a Selection, got list"):
        chart.points([1], [1]).selection = [1]


def test_documents_show_a_selection():
    chart = bare()
    points = chart.points([10, 20, 30], [10, 20, 30], color="black")
    plain = chart.to_svg()
    points.selection = ks.Selection([1])
    assert chart.to_svg() != plain
    points.selection = None
    assert chart.to_svg() == plain
