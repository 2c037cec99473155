"""Areas, bands, stacks: what is filled, options, hits."""

import numpy as np
import pytest

import keisen as ks
from support import bare

NAN, INF = float("nan"), float("inf")


def pixels(chart):
    """Return the colours, as three numbers."""
    return chart.render(renderer="cpu")[..., :3].astype(int)


def rows_of(chart, color):
    """Return which rows of the picture have a colour in the middle."""
    return np.flatnonzero((pixels(chart)[:, 5] == color).all(axis=-1)).tolist()


def test_an_area_reaches_to_its_baseline():
    chart = bare()
    area = chart.area([0, 10], [6, 6], color="red", alpha=1)
    assert rows_of(chart, (255, 0, 0)) == [4, 5, 6, 7, 8, 9]
    area.baseline = 3
    assert rows_of(chart, (255, 0, 0)) == [4, 5, 6]
    area.baseline = INF
    assert rows_of(chart, (255, 0, 0)) == [0, 1, 2, 3]
    area.baseline = -INF
    assert rows_of(chart, (255, 0, 0)) == [4, 5, 6, 7, 8, 9]


def test_a_number_as_other_line_is_the_baseline():
    area = bare().area(None, [1, 2], 1.5)
    assert area.baseline == 1.5
    assert area.alpha == 0.4


def test_a_band_has_a_colour_above_and_one_below():
    chart = bare()
    area = chart.area([0, 10], [8, 8], [4, 4], above="red", below="blue", alpha=1)
    assert rows_of(chart, (255, 0, 0)) == [2, 3, 4, 5]
    area.set_data([0, 10], [4, 4], np.array([8.0, 8.0]))
    assert rows_of(chart, (0, 0, 255)) == [2, 3, 4, 5]
    assert (area.above, area.below) == (ks.Color.parse("red"), ks.Color.parse("blue"))
    area.set_data([0, 10], [4, 4])
    assert rows_of(chart, (255, 0, 0)) == [6, 7, 8, 9]


def test_a_gradient_goes_between_values_or_parts_of_the_plot():
    chart = bare()
    fill = ks.Gradient(10, 0, "black", "white")
    area = chart.area([0, 10], [10, 10], above=fill, alpha=1)
    ramp = pixels(chart)[:, 5, 0]
    assert np.abs(ramp - (np.arange(10) + 0.5) * 25.5).max() <= 1
    assert area.above == ks.Gradient(10, 0, ks.Color(0, 0, 0), ks.Color(1, 1, 1))
    area.above = ks.Gradient(1, 0, "black", "white", "plot")
    chart.y.range = (-90, 10)
    assert np.abs(pixels(chart)[:1, 5, 0] - 12.75).max() <= 1
    assert area.above.unit == "plot"


def test_gaps_interrupt_an_area_and_a_lone_row_covers_its_column_of_pixels():
    chart = bare(20, 4)
    chart.area([0, 2, 4, 5, 6, 8, 10], [10, 10, NAN, 10, None, 10, 10], color="red", alpha=1)
    covered = (pixels(chart)[2] == (255, 0, 0)).all(axis=-1)
    assert np.flatnonzero(covered).tolist() == [0, 1, 2, 3, 10, 16, 17, 18, 19]


def test_the_colours_of_a_band_follow_the_data_on_a_reversed_axis():
    chart = bare()
    chart.area([0, 10], [8, 8], [4, 4], above="red", below="blue", alpha=1)
    chart.y.range = (10, 0)
    assert rows_of(chart, (255, 0, 0)) == [4, 5, 6, 7]
    assert rows_of(chart, (0, 0, 255)) == []


def test_the_colour_is_that_of_the_linked_line():
    chart = bare()
    line = chart.line([0, 10], [20, 20], color="lime")
    area = chart.area([0, 10], [5, 5], alpha=1, linked_line=line)
    assert rows_of(chart, (0, 255, 0)) == [5, 6, 7, 8, 9]
    assert area.linked_line is line
    line.color = "blue"
    assert rows_of(chart, (0, 0, 255)) == [5, 6, 7, 8, 9]
    area.linked_line = None
    assert rows_of(chart, (0, 0, 255)) == []
    with pytest.raises(ks.InvalidArgumentError, match="series is no line"):
        area.set(linked_line=chart.points([1], [1])._open.series)
    with pytest.raises(TypeError, match="linked_line must be a LineSeries, got int"):
        chart.area(None, [1], linked_line=3)


def test_fill_between_takes_what_matplotlib_takes():
    chart = bare()
    x, low, high = np.array([0.0, 10.0]), np.array([2.0, 2.0]), np.array([5.0, 5.0])
    band = chart.fill_between(x, low, high, color="red", alpha=1)
    assert rows_of(chart, (255, 0, 0)) == [5, 6, 7]
    assert band.interpolation == "linear"
    assert chart.fill_between(x, low, step="mid").interpolation == "step_middle"
    with pytest.raises(ks.InvalidArgumentError, match=r'"pre", "mid" or "post", got .x.'):
        chart.fill_between(x, low, step="x")


@pytest.mark.parametrize("kind", [list, np.array])
def test_fill_between_fills_where_two_rows_are_wanted(kind):
    chart = bare(20, 4)
    where = kind([True, True, False, True, False, True, True])
    x, y = [0, 2, 4, 5, 6, 8, 10], kind([10.0] * 7)
    chart.fill_between(x, y, where=where, color="red", alpha=1)
    covered = (pixels(chart)[2] == (255, 0, 0)).all(axis=-1)
    assert np.flatnonzero(covered).tolist() == [0, 1, 2, 3, 16, 17, 18, 19]
    with pytest.raises(ks.InvalidArgumentError, match="rows"):
        chart.fill_between(x, y, where=where[:6])


def test_a_stack_lies_upon_itself():
    chart = bare()
    areas = chart.stackplot(
        [0, 10], {"low": [3, 3], "gap": [NAN, NAN], "high": [4, 4]}, colors=["red", "lime", "blue"]
    )
    assert rows_of(chart, (255, 0, 0)) == [7, 8, 9]
    assert rows_of(chart, (0, 255, 0)) == []
    assert rows_of(chart, (0, 0, 255)) == [3, 4, 5, 6]
    assert [area.label for area in areas] == ["low", "gap", "high"]
    assert chart.series == tuple(areas)


@pytest.mark.parametrize(
    "series",
    [
        ([1, 2, 3], [3, 2, 1]),
        ([[1, 2, 3], [3, 2, 1]],),
        (np.array([[1, 2, 3], [3, 2, 1]]),),
        (np.array([1, 2, 3]), ks.Column([3, 2, 1])),
        ({"a": [1, 2, 3], "b": (3, 2, 1)},),
    ],
    ids=["arguments", "list", "array", "columns", "mapping"],
)
def test_series_of_a_stack_come_in_many_forms(series):
    chart = ks.Chart()
    assert len(chart.stackplot(None, *series, labels=["one"])) == 2
    assert chart.series[0].label == "one"
    assert chart.series[1].label is None
    chart.fit(margins=False)
    assert chart.y.range == (0, 4)


@pytest.mark.parametrize("baseline", ["zero", "sym", "wiggle", "weighted_wiggle"])
def test_the_edges_of_a_stack_are_those_of_matplotlib(baseline):
    pyplot = pytest.importorskip("matplotlib.pyplot")
    rng = np.random.default_rng(4)
    series = rng.uniform(0, 5, (4, 30))
    figure, axes = pyplot.subplots()
    wanted = axes.stackplot(np.arange(30), series, baseline=baseline)
    tops = [each.get_paths()[0].vertices[:, 1].max() for each in wanted]
    pyplot.close(figure)
    chart = ks.Chart()
    areas = chart.stackplot(None, series, baseline=baseline)
    for area, top in zip(areas, tops, strict=True):
        own = ks.Chart()
        copy = own.line(None, ks.Column([0.0] * 30))
        copy._open.set_columns({"y": area._columns["y"]}, {})
        own.fit()
        own.fit(margins=False)
        assert own.y.range[1] == pytest.approx(top, rel=1e-12)


def test_shares_sum_up_to_one():
    chart = ks.Chart()
    chart.stackplot(None, [1, 5], [3, 5], baseline="normalized")
    chart.fit(margins=False)
    assert chart.y.range == (0, 1)


@pytest.mark.parametrize(
    ("series", "options", "error", "message"),
    [
        (([1, 2], [1]), {}, ks.InvalidArgumentError, "equally long, got 2 and 1 rows"),
        ((), {}, ks.InvalidArgumentError, "series_count must be 1 or more, got 0"),
        (([1, -2],), {"baseline": "normalized"}, ks.InvalidArgumentError, "has -2.0, below 0"),
        (([1, 2],), {"baseline": "diverging"}, ks.InvalidArgumentError, "baseline"),
        (([1, 2],), {"labels": ["a", "b"]}, ks.InvalidArgumentError, "2 names, there are 1 series"),
        ((["a", "b"],), {}, TypeError, "series 0 must be a sequence of numbers"),
        (([1, 2], [3, 4]), {"alpha": 2}, ks.InvalidArgumentError, "alpha must be in 0...1, got 2"),
    ],
)
def test_what_is_no_stack_is_refused(series, options, error, message):
    chart = ks.Chart()
    with pytest.raises(error, match=message):
        chart.stackplot(None, *series, **options)
    assert chart.series == ()


def test_hits_tell_the_row_that_stands_nearest():
    chart = bare()
    area = chart.area([0, 4, 10], [5, 5, 5])
    hit = chart.hit(5, 8)
    assert hit.series is area
    assert (hit.row, hit.x, hit.distance) == (1, 4, 0)
    assert chart.hit(5, 1, within=2) is None


def test_options_are_read_and_changed_one_by_one():
    area = bare().area(None, [1, 2], line_width=2, line_dash=(2, 1), label="x")
    assert (area.color, area.alpha, area.above, area.below) == (None, 0.4, None, None)
    assert (area.line_width, area.interpolation, area.label) == (2, "linear", "x")
    area.set(interpolation="catmull-rom", curve_alpha=1, line_color="red")
    area.color, area.alpha, area.line_width = "navy", 0.9, 0
    assert (area.interpolation, area.line_width) == ("catmull_rom", 0)
    assert (area.color, area.alpha) == (ks.Color.parse("navy"), 0.9)
    assert repr(area) == "<AreaSeries 'x' of 2 rows>"


def test_what_moves_is_read_and_kept_by_other_changes():
    chart = bare()
    area = chart.area(None, [1, 2])
    animator = ks.Animator()
    chart.add(animator)
    animator.animate(area, baseline=4, duration=1, easing="linear", start=0)
    animator.animate(area, values=[3, 4], duration=1, easing="linear", start=0)
    chart.render(renderer="cpu", time=0.5)
    area.label = "moving"
    assert area.baseline == 2
    chart.render(renderer="cpu", time=2)
    chart.y.fit(margins=False)
    assert chart.y.range == (3, 4)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"alpha": -1}, ks.InvalidArgumentError, "alpha must be in 0...1, got -1"),
        ({"y2": NAN}, ks.InvalidArgumentError, "baseline must be a number, got nan"),
        ({"y2": [1]}, ks.InvalidArgumentError, "y2 has 1 values, y has 2"),
        ({"y2": "a"}, TypeError, "y2"),
        ({"y2": None}, TypeError, "baseline must be a number, got None"),
        ({"above": 3}, TypeError, "above"),
        ({"below": ks.Gradient(0, INF, "red", "blue")}, ks.InvalidArgumentError, "end of the grad"),
        ({"below": ks.Gradient(0, 1, "red", "blue", "em")}, ks.InvalidArgumentError, "unit"),
        ({"interpolation": "cubic"}, ks.InvalidArgumentError, "interpolation"),
        ({"curve_alpha": 2, "interpolation": "catmull_rom"}, ks.InvalidArgumentError, "alpha of"),
        ({"line_width": -1}, ks.InvalidArgumentError, "width must be finite and not negative"),
        ({"width": 1}, TypeError, "width"),
    ],
)
def test_what_is_not_allowed_is_refused(options, error, message):
    chart = bare()
    with pytest.raises(error, match=message):
        chart.area(None, [1, 2], **options)
    assert chart.series == ()


def test_columns_are_replaced_all_at_once_or_not():
    area = bare().area([0, 10], [1, 2], [3, 4])
    with pytest.raises(ks.InvalidArgumentError, match="y2 has 1 values, x has 2"):
        area.set_data([0, 10], [1, 2], [3])
    assert len(area._columns) == 3


@pytest.mark.parametrize("rows", [[], [1.0], [NAN] * 3, [2.0] * 4, [INF, -INF, 1.0]])
def test_a_picture_of_odd_rows_is_defined(rows):
    chart = ks.Chart(200, 150)
    chart.area(None, rows, label="odd")
    chart.area(None, rows, rows, line_width=1)
    chart.y.scale = "log"
    chart.legend()
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].rows == len(rows)
