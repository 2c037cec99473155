"""Values of bars and of cells as texts, and names of cells."""

import warnings

import numpy as np
import pytest

import keisen as ks


def texts(chart):
    chart.render(renderer="cpu")
    return [label.text for label in chart.labels() if label.role == "value"]


def ticks(chart):
    """Names below the plot, from the left, and beside it, from the top."""
    found = [label for label in chart.labels() if label.role == "tick"]
    left = chart.frame_record.plot[0]
    below = sorted((label.x, label.text) for label in found if label.x > left)
    beside = sorted((label.y, label.text) for label in found if label.x < left)
    return [text for _, text in below], [text for _, text in beside]


@pytest.mark.parametrize("place", [True, "automatic", "outside", "inside", "center"])
def test_bars_have_their_values_as_texts(place):
    chart = ks.Chart(400, 300)
    bars = chart.bar(["a", "b", "c"], [3, 1.5, -2], value_labels=place)
    assert texts(chart) == ["3", "1.5", "\N{MINUS SIGN}2"]
    assert bars.value_labels == ("automatic" if place is True else place)
    bars.value_labels = False
    assert bars.value_labels == "none"
    assert texts(chart) == []
    bars.set(value_labels=True, value_format="percent", value_size=9, value_color="red")
    assert texts(chart)[0] == "300\u202f%"
    assert bars.value_size == 9
    assert bars.value_color == (1, 0, 0, 1)


def test_all_kinds_of_bars_have_them():
    chart = ks.Chart(500, 400)
    chart.barh(["a", "b"], [3, 1], value_labels=True)
    assert texts(chart) == ["3", "1"]
    chart = ks.Chart(500, 400)
    chart.grouped_bar(["a", "b"], {"x": [3, 1], "y": [2, 4]}, value_labels=True)
    assert texts(chart) == ["3", "1", "2", "4"]
    chart = ks.Chart(500, 400)
    chart.stacked_bar(["a", "b"], {"x": [3, 1], "y": [2.1, 4]}, value_labels=True)
    assert texts(chart) == ["3", "1", "2.1", "4"]
    chart = ks.Chart(500, 400)
    bars = chart.waterfall([5, -2, 0], totals=[-1], value_labels=True)
    assert bars.value_labels == "outside"
    assert texts(chart) == ["5", "\N{MINUS SIGN}2", "3"]
    chart = ks.Chart(500, 400)
    chart.hist([1, 1, 2, 3, 3, 3], bins=[0.5, 1.5, 2.5, 3.5], value_labels=True)
    assert texts(chart) == ["2", "1", "3"]


def test_what_is_wrong_with_them_is_named():
    chart = ks.Chart(300, 200)
    with pytest.raises(ks.InvalidArgumentError, match=r"value_labels .*'top'"):
        chart.bar([1], value_labels="top")
    with pytest.raises(ks.InvalidArgumentError, match="value size"):
        chart.bar([1], value_labels=True, value_size=-1)
    with pytest.raises(TypeError):
        chart.bar([1], value_labels=True, value_format=3)
    assert not chart.series


def test_cells_have_names_and_values():
    chart = ks.Chart(400, 300)
    cells = chart.heatmap(
        [[1, 2, 3], [4, np.nan, 6]], ["a", "b", "c"], ["top", "low"], value_labels=True
    )
    assert texts(chart) == ["1", "2", "3", "4", "6"]
    assert ticks(chart) == (["a", "b", "c"], ["top", "low"])
    assert cells.value_labels is True
    cells.set(value_format=ks.TickFormat("fixed", decimals=1))
    assert texts(chart)[0] == "1.0"


def test_cells_go_up_where_that_is_asked_for():
    chart = ks.Chart(400, 300)
    chart.heatmap([[1], [2]], ["a"], ["first", "second"], origin="lower")
    chart.render(renderer="cpu")
    assert ticks(chart) == (["a"], ["second", "first"])
    left, top, width, height = chart.frame_record.plot
    assert chart.hit(left + width / 2, top + height / 4).row == 1


def test_data_frames_name_their_cells():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame([[1, 2], [3, 4]], index=["r", "s"], columns=["a", "b"])
    chart = ks.Chart(400, 300)
    chart.heatmap(frame, value_labels=True)
    assert texts(chart) == ["1", "2", "3", "4"]
    assert ticks(chart) == (["a", "b"], ["r", "s"])
    numbered = ks.Chart(400, 300)
    numbered.heatmap(pandas.DataFrame([[1, 2], [3, 4]]))
    numbered.render(renderer="cpu")
    assert numbered.x.scale == "linear"


def test_names_that_do_not_fit_are_refused():
    chart = ks.Chart(300, 200)
    with pytest.raises(
        ks.InvalidArgumentError, match="names of x must be as many as cells, 2, got 1"
    ):
        chart.heatmap([[1, 2]], ["a"])
    with pytest.raises(TypeError, match="got str"):
        chart.heatmap([[1, 2]], "ab")
    assert not chart.series


def test_values_without_room_warn():
    chart = ks.Chart(300, 200)
    chart.heatmap(np.arange(400).reshape(20, 20) * 1e5, value_labels=True)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        chart.render(renderer="cpu")
    assert len(found) == 1
    assert "have no room" in str(found[0].message)
