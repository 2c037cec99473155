"""Treemaps."""

import numpy as np
import pytest

import keisen as ks


def bare(*columns, **options):
    """Return a chart of nothing but a treemap without gaps, 8 x 4 points."""
    chart = ks.Chart.bare(8, 4)
    chart.padding = 0
    return chart, chart.treemap(*columns, gap=0, label_size=0, **options)


def test_areas_are_as_values_are():
    colors = ks.ColorScale(["black", "white"], 0, 3)
    chart, _ = bare([1, 3, float("nan"), -4], color=[0, 3, 1, 1], colormap=colors)
    picture = chart.render(renderer="cpu")
    wanted = np.zeros((4, 8), int)
    wanted[:, :6] = 255
    assert np.array_equal(picture[..., 0], wanted)
    assert (chart.hit(2, 2).row, chart.hit(7, 2).row, chart.hit(7, 2).value) == (1, 0, 1)


@pytest.mark.parametrize("parents", [["", "a", "a", "b", None], [-1, 0, 0, 4, None]])
def test_rows_lie_within_their_parents_by_name_or_by_row(parents):
    chart, _ = bare([0, 1, 1, 2, 7], ["a", "c", "d", "e", "b"], parents)
    rows = [chart.hit(x + 0.5, y + 0.5).row for y in (0, 3) for x in (1, 6)]
    assert rows == [1, 3, 2, 3]


def test_a_chart_of_nothing_else_has_no_axes():
    chart = ks.Chart(300, 200)
    treemap = chart.treemap([5, 3], ["five", "three"])
    chart.render(renderer="cpu")
    assert [label.text for label in chart.labels()] == ["five", "5", "three", "3"]
    assert chart.alt == "Treemap: five 5, three 3."
    chart.remove(treemap)
    chart.line([1, 2], [3, 4])
    chart.render(renderer="cpu")
    assert {label.role for label in chart.labels()} == {"tick"}


def test_options_are_read_and_changed():
    _, treemap = bare([1, 2], ["a", "b"], label="parts")
    assert (treemap.labels, treemap.show_values, treemap.gap) == (["a", "b"], True, 0)
    assert (treemap.padding, treemap.label_size, treemap.alpha) == (3, 0, 1)
    treemap.set(labels=["x"], show_values=False, value_format="percent", padding=1)
    assert (treemap.labels, treemap.show_values, treemap.padding) == (["x"], False, 1)
    treemap.set_data([1, 2, 3], [-1, 0, 0])
    assert repr(treemap) == "<TreemapSeries 'parts' of 3 rows>"


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        (([1], ["a"], ["x"]), "parents must be labels, got 'x'"),
        (([1, 2], [], [1, 2, 3]), "parents has 3 values, values has 2"),
    ],
)
def test_what_does_not_fit_is_refused(columns, message):
    with pytest.raises(ks.InvalidArgumentError) as error:
        bare(*columns)
    assert str(error.value) == message
