# SPDX-License-Identifier: MIT
"""Numbers at the limits of what marks are made for: nothing ends the process, and colours stay right."""

import numpy as np
import pytest

import keisen as ks

ROWS = [0.0, 1.0, 2.0, 3.0, 4.0]
VALUES = [3.0, 5.0, 2.0, 6.0, 4.0]


@pytest.mark.parametrize("width", [1e6, 1e12, 1e300])
@pytest.mark.parametrize("mark", ["stem", "errorbar"])
def test_rules_may_be_wider_than_any_picture(mark, width):
    chart = ks.Chart(200, 100)
    options = {"yerr": 1.0} if mark == "errorbar" else {}
    getattr(chart, mark)(ROWS, VALUES, width=width, **options)
    assert chart.render().shape == (100, 200, 4)


# Within the least of all numbers nothing has a place.
@pytest.mark.filterwarnings("ignore::keisen.KeisenWarning")
@pytest.mark.parametrize("ends", [(-1e300, 1e300), (0, 1e-300), (-5e-324, 0)])
def test_names_around_a_disc_may_be_as_far_apart_as_doubles_are(ends):
    chart = ks.Chart(200, 100)
    polar = chart.polar(["a", "b", "c"])
    polar.sectors(["a", "b", "c"], [1, 2, 3])
    polar.x.range = ends
    assert chart.render().shape == (100, 200, 4)


def test_a_treemap_of_a_ring_shows_the_rows_that_there_are():
    values = ks.Column.ring(4)
    values.append([1, 2, 3, 4])
    chart = ks.Chart(200, 100)
    chart.treemap(values)
    chart.render()
    values.append([1, 2, 3, 4, 5, 6])
    chart.render()
    hits = [chart.hit(x, y) for x in range(10, 200, 10) for y in range(10, 100, 10)]
    assert {hit.row for hit in hits if hit} == {6, 7, 8, 9}


def test_a_treemap_whose_parents_have_other_rows_is_empty():
    values, parents = ks.Column.ring(2), ks.Column.ring(2)
    values.append([1, 2, 3, 4, 5, 6])
    parents.append([-1, -1])
    chart = ks.Chart(200, 100)
    chart.treemap(values, parents=parents)
    assert chart.render().shape == (100, 200, 4)


def test_an_order_may_name_rows_that_are_no_numbers_of_rows():
    values = ks.Column.ring(4)
    values.append([1, 2, 3, 4, 5, 6])
    chart = ks.Chart(200, 100)
    chart.line(None, values, order=[-(2.0**63), 2.0**63, 3, 4])
    assert chart.render().shape == (100, 200, 4)


def colored(mark, color):
    chart = ks.Chart(300, 200)
    if mark == "line":
        chart.line(ROWS, VALUES, color=color, width=5)
    elif mark == "bar":
        chart.bar(ROWS, VALUES, color=color)
    elif mark == "turned bar":
        chart.bar(ROWS, VALUES, color=color, angle=20, width=9, width_unit="points")
    elif mark == "pie":
        chart.pie(VALUES, color=color)
    elif mark == "sectors":
        chart.polar().sectors([0, 70, 140, 210, 280], VALUES, color=color)
    elif mark == "polar line":
        chart.polar().line([0, 70, 140, 210, 280], VALUES, color=color, width=5)
    elif mark == "polygons":
        corners = np.repeat(np.arange(5.0), 3) * 2 + np.tile([0, 1, 1], 5)
        chart.polygons(
            corners, np.tile([0, 0, 1], 5), groups=np.repeat(ROWS, 3), color=np.repeat(color, 3)
        )
    else:
        chart.points(ROWS, VALUES, color=color, size=20)
    return chart.render().astype(int)


@pytest.mark.parametrize("step", [50, 10**6, 86_400 * 10**9])
@pytest.mark.parametrize(
    "mark", ["points", "line", "bar", "turned bar", "pie", "sectors", "polar line", "polygons"]
)
def test_colours_of_nanoseconds_are_those_of_their_differences(mark, step):
    times = np.datetime64("2020-01-01", "ns") + np.arange(5) * np.timedelta64(step, "ns")
    difference = np.abs(colored(mark, times) - colored(mark, np.arange(5.0)))
    assert difference.max() <= 1


@pytest.mark.parametrize("mark", ["boxplot", "violinplot", "strip", "swarm"])
def test_one_value_stands_in_the_middle(mark):
    chart = ks.Chart(200, 100)
    getattr(chart, mark)([[3.0, 3.0, 3.0]])
    chart.render()
    left, top, width, height = chart.plot
    # A range without a length is drawn around its value.
    assert chart.y.range == (3, 3)
    found = chart.hit(left + width / 2, top + height / 2, within=40)
    assert found.position[1] == pytest.approx(top + height / 2)


def test_a_fit_sees_where_arrows_in_data_lead():
    chart = ks.Chart(200, 100)
    chart.quiver([0, 1], [0, 1], [5, 5], [0, 3], units="data")
    chart.render()
    assert chart.x.range[1] >= 6
    assert chart.y.range[1] >= 4
