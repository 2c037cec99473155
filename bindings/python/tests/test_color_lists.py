"""Colours given as a list, one for each row."""

import numpy as np
import pytest

import keisen as ks

COLORS = ["red", (0, 1, 0), "#0000ff", "red"]
WANTED = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 0, 0, 255]]


def bare():
    chart = ks.Chart.bare(400, 100)
    chart.padding = 0
    return chart


def shown(chart, columns):
    chart.x.range, chart.y.range = (-0.5, 3.5), (-1, 1)
    return chart.render(renderer="cpu")[47, columns].tolist()


def test_points_have_the_colours_of_a_list():
    chart = bare()
    points = chart.points(None, [0, 0, 0, 0], color=COLORS, marker="square", size=20)
    assert shown(chart, [50, 150, 250, 350]) == WANTED
    assert points.color_scale is None


def test_a_line_has_the_colour_of_a_row_up_to_the_next():
    chart = bare()
    line = chart.line(None, [0, 0, 0, 0], color=COLORS, width=10)
    assert shown(chart, [60, 140, 160, 240, 260]) == [WANTED[row] for row in (0, 0, 1, 1, 2)]
    assert line.color_scale is None


def test_bars_have_the_colours_of_a_list():
    chart = bare()
    chart.bar(None, [2, 2, 2, 2], color=COLORS)
    assert shown(chart, [50, 150, 250, 350]) == WANTED


@pytest.mark.parametrize("mark", ["points", "line", "bar"])
def test_rows_take_the_colours_of_another_list(mark):
    chart = bare()
    appearances = {"points": {"marker": "square", "size": 20}, "line": {"width": 10}, "bar": {}}[
        mark
    ]
    height = 2 if mark == "bar" else 0
    series = getattr(chart, mark)(None, [height] * 4, color=["red"] * 4, **appearances)
    series.set_data(None, [height] * 4, color=COLORS)
    columns = [60, 160, 260] if mark == "line" else [50, 150, 250, 350]
    assert shown(chart, columns) == WANTED[: len(columns)]
    with pytest.raises(ks.InvalidArgumentError):
        series.set_data(None, [height] * 4, color=["red"] * 3)
    with pytest.raises(ks.InvalidArgumentError):
        series.set_data(None, [height] * 4, color=["red", "red", "red", "nonsense"])
    assert shown(chart, columns) == WANTED[: len(columns)]


def test_a_list_needs_a_series_that_was_made_with_one():
    points = bare().points(None, [0, 0], color=[1.0, 2.0])
    with pytest.raises(ks.InvalidArgumentError, match="color is a list of colours"):
        points.set_data(None, [0, 0], color=["red", "blue"])


def test_as_many_colours_as_a_scale_has_are_met_exactly():
    colors = [(index / 255, 0, 1 - index / 255) for index in range(256)]
    chart = bare()
    chart.points(np.arange(256.0), np.zeros(256), color=colors, marker="square", size=4)
    chart.x.range, chart.y.range = (-0.5, 99.5), (-1, 1)
    picture = chart.render(renderer="cpu")
    found = picture[50, [2 + 4 * row for row in range(0, 100, 9)]].tolist()
    assert found == [[row, 0, 255 - row, 255] for row in range(0, 100, 9)]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"color": [f"#{row:06x}" for row in range(257)]}, "256 different colours, got 257"),
        ({"color": ["red", "blue"]}, "color has 2 values"),
        ({"color": ["red", "blue"] * 128 + ["nonsense"]}, "nonsense"),
        ({"color": ["red"] * 257, "colorbar": True}, "colorbar needs a column of values"),
    ],
)
def test_lists_that_do_not_fit_are_refused(options, message):
    chart = bare()
    with pytest.raises(ks.InvalidArgumentError, match=message):
        chart.points(None, np.zeros(257), **options)
    assert chart.series == ()
