"""Pies and doughnuts: slices, labels, holes, colours."""

import numpy as np
import pytest

import keisen as ks

NAN = float("nan")


def bare(*arguments, **options):
    """Return a chart of nothing but a pie, 100 x 100 points, without labels."""
    chart = ks.Chart.bare(100, 100)
    options.setdefault("label_place", "none")
    return chart, chart.pie(*arguments, **options)


def color_at(chart, x, y):
    return tuple(int(each) for each in chart.render(renderer="cpu")[y, x, :3])


def test_slices_follow_each_other_clockwise_from_twelve():
    chart, _ = bare([1, 1, 1, 1], colors=["red", "lime", "blue", "black"])
    assert color_at(chart, 70, 30) == (255, 0, 0)
    assert color_at(chart, 70, 70) == (0, 255, 0)
    assert color_at(chart, 30, 70) == (0, 0, 255)
    assert color_at(chart, 30, 30) == (0, 0, 0)


def test_order_direction_and_start_are_options():
    chart, pie = bare([1, 3], colors=["red", "blue"], order="descending", clockwise=False)
    assert color_at(chart, 30, 30) == (0, 0, 255)
    assert color_at(chart, 70, 30) == (255, 0, 0)
    pie.set(order="given", start_angle=180)
    assert color_at(chart, 70, 70) == (255, 0, 0)
    assert (pie.start_angle, pie.radius, pie.inner_radius) == (180, 1, 0)


def test_a_doughnut_has_a_hole():
    chart, pie = bare([1, 1], inner_radius=0.5, colors=["red", "red"])
    assert color_at(chart, 50, 45) == (255, 255, 255)
    assert color_at(chart, 90, 45) == (255, 0, 0)
    pie.inner_radius = 0
    assert color_at(chart, 60, 45) == (255, 0, 0)


def test_a_mapping_gives_values_and_labels():
    chart = ks.Chart(320, 200)
    pie = chart.pie({"wind": 3, "sun": 1})
    assert pie.names == ("wind", "sun")
    chart.render(renderer="cpu")
    assert [label.text for label in chart.labels()] == ["wind 75\u202f%", "sun 25\u202f%"]
    assert chart.alt == "Pie chart: wind 75\u202f%, sun 25\u202f%."
    assert repr(pie) == "<PieSeries of 2 slices>"


def test_labels_say_what_is_asked_for():
    chart, pie = bare([3, 1], ["a", "b"], label_place="inside")

    def texts():
        chart.render(renderer="cpu")
        return [label.text for label in chart.labels()]

    pie.set(label_content="name")
    assert texts() == ["a", "b"]
    pie.set(label_content="value")
    assert texts() == ["3", "1"]
    pie.set(label_content="value", value_format=ks.TickFormat("fixed", decimals=1))
    assert texts() == ["3.0", "1.0"]
    pie.set(label_content="name_and_value", value_format=None)
    assert texts() == ["a 3", "b 1"]
    pie.set(label_place="none")
    assert texts() == []


def test_small_slices_have_labels_where_they_are_asked_for():
    chart = ks.Chart(400, 400)
    pie = chart.pie([991, 5, 4])

    def texts():
        chart.render(renderer="cpu")
        return [label.text for label in chart.labels()]

    assert texts() == ["99\u202f%", "0.5\u202f%"]
    pie.set(label_threshold=0)
    assert sorted(texts()) == ["0.4\u202f%", "0.5\u202f%", "99\u202f%"]
    with pytest.raises(ks.InvalidArgumentError):
        pie.set(label_threshold=1.5)


def test_gaps_and_negative_rows_have_no_slice():
    chart, _ = bare([1, NAN, -1, 0, 1])
    with pytest.warns(ks.KeisenWarning):
        chart.render(renderer="cpu")
    record = chart.frame_record.series[0]
    assert (record.rows, record.gaps, record.dropped) == (5, 1, 1)


@pytest.mark.parametrize("values", [[], [0, 0], [NAN, NAN]])
def test_a_sum_of_zero_is_a_thin_circle(values):
    chart, _ = bare(values)
    ink = (chart.render(renderer="cpu")[..., :3] != 255).any(axis=-1)
    assert 200 < ink.sum() < 900
    assert not ink[40:60, 40:60].any()


def test_rows_have_radii_distances_and_colours_of_their_own():
    scale = ks.ColorScale(["black", "red"], 0, 1)
    chart, pie = bare(
        [1, 1],
        outer_radii=[1, 0.5],
        inner_radii=[0.5, 0],
        explode=[0, 0],
        color=[0, 1],
        colormap=scale,
    )
    assert pie.color_scale is scale
    assert color_at(chart, 90, 50) == (0, 0, 0)
    assert color_at(chart, 55, 50) == (255, 255, 255)
    assert color_at(chart, 45, 50) == (255, 0, 0)
    assert color_at(chart, 10, 50) == (255, 255, 255)


def test_hits_tell_the_row_and_its_value():
    chart, pie = bare([3, 1])
    hit = chart.hit(70, 50)
    assert hit.series is pie
    assert (hit.row, hit.x, hit.y, hit.distance) == (0, 0, 3, 0)
    assert chart.hit(30, 30).row == 1


def test_a_chart_of_a_pie_has_no_axes_until_a_line_needs_them():
    chart = ks.Chart(300, 300)
    chart.pie([1, 2])
    chart.render(renderer="cpu")
    assert not any(label.role == "tick" for label in chart.labels())
    chart.line(None, [1, 2])
    chart.render(renderer="cpu")
    assert any(label.role == "tick" for label in chart.labels())


def test_a_legend_has_a_line_for_each_name():
    chart, _ = bare([1, 2, 3], ["a", "b", "c"])
    chart.legend("top-left")
    chart.render(renderer="cpu")
    assert [label.text for label in chart.labels()] == ["a", "b", "c"]


def test_data_are_replaced_all_at_once():
    chart, pie = bare([1, 1], ["a", "b"])
    pie.set_data([1], ["all"], explode=[0])
    assert pie.names == ("all",)
    with pytest.raises(ks.InvalidArgumentError, match="names has 1 values, values has 2"):
        pie.set_data([1, 2], ["a"])
    with pytest.raises(ks.InvalidArgumentError, match="have no colour scale"):
        pie.set_data([1], color=[1])
    assert pie.names == ("all",)
    assert np.array_equal(chart.render(renderer="cpu").shape, (100, 100, 4))


def test_values_move():
    chart, pie = bare([1, 1], colors=["red", "blue"])
    animator = ks.Animator()
    chart.add(animator)
    animator.animate(pie, values=[3, 1], duration=1, easing="linear", start=0)
    chart.render(renderer="cpu", time=0.5)
    assert color_at(chart, 40, 80) == (0, 0, 255) or color_at(chart, 48, 90) == (255, 0, 0)
    chart.render(renderer="cpu", time=1)
    assert color_at(chart, 30, 70) == (255, 0, 0)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"radius": 0}, ks.InvalidArgumentError, "radius must be above 0 and at most 1, got 0"),
        ({"inner_radius": 1}, ks.InvalidArgumentError, "inner radius must be at least 0 and below"),
        ({"gap": -1}, ks.InvalidArgumentError, "gap must be finite and not negative, got -1"),
        ({"order": "random"}, ks.InvalidArgumentError, "order"),
        ({"label_place": "top"}, ks.InvalidArgumentError, "label_place"),
        ({"labels": ["a"]}, ks.InvalidArgumentError, "names has 1 values, values has 2"),
        ({"labels": "ab"}, TypeError, "names must be a sequence of texts, got str"),
        ({"colorbar": True}, ks.InvalidArgumentError, "colorbar needs a column of values"),
        ({"width": 1}, TypeError, "width"),
    ],
)
def test_what_is_not_allowed_is_refused(options, error, message):
    chart = ks.Chart.bare(10, 10)
    with pytest.raises(error, match=message):
        chart.pie([1, 2], **options)
    assert list(chart.series) == []


def test_an_option_that_there_is_not_is_refused():
    _, pie = bare([1])
    with pytest.raises(TypeError, match=r"^PieSeries\.set\(\) has no option 'size'"):
        pie.set(size=3)
