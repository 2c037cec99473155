"""Rows counted by name, several sets in common bins, fields and arrows on grids of matrices."""

import numpy as np
import pytest

import keisen as ks


def heights(chart, places):
    """Return how high bars are drawn at some places, in units of y."""
    chart.y.range = (0, 10)
    chart.render(renderer="cpu")
    left, top, width, height = chart.frame_record.plot
    pixels = chart.render(renderer="cpu").astype(int)
    low, high = chart.x.range
    found = []
    for place in places:
        column = round(left + (place - low) / (high - low) * width)
        column_pixels = pixels[round(top) : round(top + height), column]
        drawn = (abs(column_pixels - pixels[0, 0]).max(axis=1) > 60).sum()
        found.append(round(drawn / height * 10, 1))
    return found


def bare():
    chart = ks.Chart.bare(400, 200)
    chart.padding = 0
    return chart


def test_names_have_a_bar_each_as_high_as_they_have_rows():
    chart = bare()
    chart.hist(["b", "a", "b", None, "c", "b"])
    assert chart.x.scale == "category"
    assert heights(chart, [0, 1, 2]) == [3, 1, 1]
    weighted = bare()
    weighted.hist(["b", "a", "b"], weights=[1, 2, 3.5])
    assert heights(weighted, [0, 1]) == [4.5, 2]
    summed = bare()
    summed.hist(["b", "a", "b"], cumulative=True)
    assert heights(summed, [0, 1]) == [2, 3]
    assert bare().hist(np.array(["a", "b"]), density=True, color=["red", "blue"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bins": 3}, "names have neither bins nor a range"),
        ({"range": (0, 1)}, "names have neither bins nor a range"),
        ({"histtype": "step"}, "histtype of names must be 'bar', got 'step'"),
        ({"weights": [1]}, "there must be as many weights as values, got 1 and 2"),
    ],
)
def test_names_refuse_what_only_numbers_have(options, message):
    chart = bare()
    with pytest.raises(ks.InvalidArgumentError, match=message):
        chart.hist(["a", "b"], **options)
    assert chart.series == ()


def test_several_sets_share_the_bins_of_all_and_stand_beside_each_other():
    chart = bare()
    bars = chart.hist({"low": [0, 1, 1, 2], "high": [2, 3, 4, 4, np.nan]}, bins=4)
    assert [each.label for each in bars] == ["low", "high"]
    low = [place + 0.3 for place in range(4)]
    assert heights(chart, low) == [1, 2, 1, 0]
    assert heights(chart, [place + 0.7 for place in range(4)]) == [0, 0, 1, 3]
    assert heights(chart, [0.95, 2.05]) == [0, 0]


def test_several_sets_stand_on_one_another():
    chart = bare()
    bars = chart.hist([[0, 1, 1, 2], [2, 3, 4, 4]], bins=4, stacked=True, label=["a", "b"])
    assert [each.label for each in bars] == ["a", "b"]
    assert heights(chart, [place + 0.5 for place in range(4)]) == [1, 2, 2, 3]


@pytest.mark.parametrize("histtype", ["step", "stepfilled"])
def test_several_sets_are_outlines_in_common_bins(histtype):
    sets = {"low": [0, 1, 1, 2], "high": [2, 3, 4, 4]}
    chart = bare()
    chart.hist(sets, bins=[0, 1, 2, 3, 4], histtype=histtype, color=["red", "blue"])
    alone = bare()
    for color, values in zip(("red", "blue"), sets.values(), strict=True):
        alone.hist(values, bins=[0, 1, 2, 3, 4], histtype=histtype, color=color)
    for each in (chart, alone):
        each.x.range, each.y.range = (-1, 5), (0, 4)
    assert np.array_equal(chart.render(renderer="cpu"), alone.render(renderer="cpu"))
    assert [each.label for each in chart.series] == ["low", "high"]
    for options, error in (
        ({"stacked": True}, ks.InvalidArgumentError),
        ({"radius": 2}, TypeError),
    ):
        with pytest.raises(error):
            bare().hist(sets, histtype=histtype, **options)


def test_several_sets_of_times_are_counted_as_numbers_are():
    from keisen._data.counts import counts_of_sets

    first = np.datetime64("2020-01-01", "ns")
    numbers = [[0, 1, 1, 2], [2, 3, 4, 4]]
    sets = [first + np.array(numbers[0]) * np.timedelta64(1, "D"), None]
    # Of another unit, with a gap, on a day of its own.
    sets[1] = np.append(
        sets[0][:1].astype("M8[s]") + np.array(numbers[1]) * 86400, np.datetime64("NaT")
    )
    edges, counts = counts_of_sets(
        [(None, each) for each in sets], 4, None, None, False, "none", False
    )
    assert edges.tolist() == (first + np.arange(5) * np.timedelta64(1, "D")).tolist()
    assert [each.tolist() for each in counts] == [[1, 2, 1, 0], [0, 0, 1, 3]]
    whole = (first, first + np.timedelta64(8, "D"))
    edges, counts = counts_of_sets(
        [(None, each) for each in sets], 2, whole, None, True, "none", False
    )
    assert next(each.tolist() for each in counts) == pytest.approx([1 / (4 * 86400e9), 0])
    chart = ks.Chart(320, 200)
    bars = chart.hist(sets, bins=4)
    chart.render(renderer="cpu")
    assert len(bars) == 2
    chart.fit(margins=False)
    assert str(chart.x.datetimes[0]).startswith("2020-01-01")
    with pytest.raises(TypeError, match="times or numbers, got both"):
        ks.Chart(320, 200).hist([sets[0], [1, 2]])


@pytest.mark.parametrize("stacked", [False, True])
@pytest.mark.parametrize("cumulative", [False, True, -1])
def test_heights_are_those_of_matplotlib(stacked, cumulative):
    pyplot = pytest.importorskip("matplotlib.pyplot")
    from keisen._data.counts import counts_of_sets

    rng = np.random.default_rng(4)
    sets = [rng.normal(size=100), rng.normal(1, 2, 60)]
    tops, edges, _ = pyplot.hist(
        sets, 9, density=True, stacked=stacked, cumulative=cumulative, range=(-3, 4)
    )
    pyplot.close()
    word = {False: "none", True: "ascending", -1: "descending"}[cumulative]
    ours, counts = counts_of_sets(
        [(None, each) for each in sets], 9, (-3, 4), None, True, word, stacked
    )
    np.testing.assert_allclose(ours, edges)
    np.testing.assert_allclose(np.cumsum(counts, axis=0) if stacked else counts, tops)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda chart: chart.hist([[1], [2]], label="one"), "label must be a list of 2"),
        (lambda chart: chart.hist([[1], [2]], color=["red"]), "color must be a list of 2"),
        (lambda chart: chart.hist([[1], [2]], weights=[[1]]), "weights for each of 2 sets, got 1"),
        (lambda chart: chart.hist([[1], [2]], bins="best"), "best"),
    ],
)
def test_several_sets_refuse_what_does_not_fit(call, message):
    chart = bare()
    with pytest.raises(ks.InvalidArgumentError, match=message):
        call(chart)
    assert chart.series == ()


def test_fields_take_the_matrices_of_meshgrid():
    x, y = np.linspace(-2, 2, 9), np.linspace(-1, 1, 7)
    grid_x, grid_y = np.meshgrid(x, y)
    field = grid_x**2 - grid_y
    pictures = []
    for given in ((field, x, y), (grid_x, grid_y, field), (x, y, field.tolist())):
        for name in ("contour", "contourf"):
            chart = bare()
            getattr(chart, name)(*given)
            pictures.append(chart.render(renderer="cpu"))
    for place in (2, 3, 4, 5):
        assert np.array_equal(pictures[place], pictures[place % 2])
    with pytest.raises(ks.InvalidArgumentError, match="x must be a grid's: all its rows the same"):
        bare().contour(grid_x + grid_y, grid_y, field)
    with pytest.raises(ks.InvalidArgumentError, match="y must be a grid's: all its columns"):
        bare().contourf(grid_x, grid_x, field)


def test_arrows_take_matrices():
    x, y = np.arange(4.0), np.arange(3.0)
    grid_x, grid_y = np.meshgrid(x, y)
    pictures = []
    for given in (
        (grid_x.ravel(), grid_y.ravel(), grid_y.ravel(), grid_x.ravel()),
        (grid_x, grid_y, grid_y, grid_x),
        (x, y, grid_y, grid_x),
    ):
        chart = bare()
        chart.quiver(*given)
        pictures.append(chart.render(renderer="cpu"))
    assert np.array_equal(pictures[1], pictures[0])
    assert np.array_equal(pictures[2], pictures[0])
    with pytest.raises(ks.InvalidArgumentError, match=r"v must have the shape of u, \(3, 4\), got"):
        bare().quiver(grid_x, grid_y, grid_x, grid_y.T)
