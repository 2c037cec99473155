"""Colours by the names of categories."""

import numpy as np
import pytest

import keisen as ks

NAMES = ["adelie", "gentoo", "adelie", "chinstrap", None, "gentoo"]
LIGHT = [ks.Color.parse(f"C{number}") for number in range(20)]


def legend_of(chart):
    chart.render(renderer="cpu")
    return [label.text for label in chart.labels() if label.role == "legend"]


def colors_of(series):
    return series.color_scale.colors([0, 1, 2])


@pytest.mark.parametrize("kind", ["list", "numpy", "pandas", "categorical", "polars", "arrow"])
def test_names_of_any_library_have_a_colour_each(kind):
    names = NAMES
    if kind == "numpy":
        names = np.array(NAMES, dtype=object)
    elif kind in ("pandas", "categorical"):
        pandas = pytest.importorskip("pandas")
        names = pandas.Series(
            NAMES, dtype="category" if kind == "categorical" else object, name="species"
        )
    elif kind == "polars":
        names = pytest.importorskip("polars").Series("species", NAMES)
    elif kind == "arrow":
        names = pytest.importorskip("pyarrow").array(NAMES)
    chart = ks.Chart(480, 320)
    points = chart.points(range(6), [1, 2, 3, 4, 5, 6], color=names)
    expected = ["adelie", "gentoo", "chinstrap"]
    if kind == "categorical":
        expected = ["adelie", "chinstrap", "gentoo"]
    title = ["species"] if kind in ("pandas", "categorical", "polars") else []
    assert legend_of(chart) == title + expected
    assert colors_of(points) == LIGHT[:3]


def test_the_theme_decides():
    chart = ks.Chart(200, 150, theme=ks.Theme(cycle=["red", "lime"]))
    chart.points([0, 1], [0, 1], color=["left", "right"], size=20)
    pixels = chart.render(renderer="cpu")[..., :3].reshape(-1, 3)
    assert (pixels == (255, 0, 0)).all(axis=1).any()
    assert (pixels == (0, 255, 0)).all(axis=1).any()


@pytest.mark.parametrize(
    ("colormap", "expected"),
    [
        ({"b": "red", "a": "blue", "c": "lime"}, ["blue", "red", "lime"]),
        (["red", "lime", "blue"], ["red", "lime", "blue"]),
        ("greys", ["#ffffff", "#7f7f7f", "#000000"]),
    ],
)
def test_colours_of_names_can_be_chosen(colormap, expected):
    chart = ks.Chart(480, 320)
    bars = chart.bar([1, 2, 3], color=["a", "b", "c"], colormap=colormap)
    chart.render(renderer="cpu")
    places = [0, 1, 2] if not isinstance(colormap, dict) else [1, 0, 2]
    assert bars.color_scale.colors(places) == [ks.Color.parse(each) for each in expected]


def test_one_scale_gives_names_one_colour_in_several_charts():
    scale = ks.ColorScale(scale=ks.scales.Category(()))
    one, other = ks.Chart(300, 200), ks.Chart(300, 200)
    one.points([1, 2], [1, 2], color=["a", "b"], colormap=scale)
    other.points([1, 2], [1, 2], color=["c", "b"], colormap=scale)
    assert legend_of(one) == ["a", "b"]
    # From the first to the last of its own.
    assert legend_of(other) == ["b", "c"]


def test_lines_are_one_for_each_name():
    chart = ks.Chart(480, 320)
    x = [0, 0, 1, 1, 2, 2]
    line = chart.line(x, [0, 10, 1, 11, 2, 12], color=["low", "high"] * 3, width=4)
    assert legend_of(chart) == ["low", "high"]
    left, top, width, height = chart.frame_record.plot
    hit = chart.hit(left + width / 2, top + height * 0.95, within=100)
    assert hit.series is line
    assert hit.row % 2 == 0
    # No segment goes from one to the other.
    pixels = chart.render(renderer="cpu")
    middle = pixels[round(top + height / 2), round(left) + 2 : round(left + width) - 2, :3]
    assert (middle > 200).all()


def test_boxes_of_two_columns_stand_side_by_side():
    chart = ks.Chart(480, 320)
    rng = np.random.default_rng(1)
    values = rng.normal(size=80)
    by = np.repeat(["mon", "tue"], 40)
    smoker = np.tile(["yes", "no"], 40)
    boxes = chart.boxplot(values, by, color=smoker)
    assert legend_of(chart) == ["yes", "no"]
    left, top, width, height = chart.frame_record.plot
    found = set()
    for place in np.linspace(left + 1, left + width - 1, 200):
        hit = chart.hit(place, top + height / 2, within=0)
        if hit is not None:
            assert hit.series is boxes
            found.add((by[hit.row], smoker[hit.row]))
    assert found == {("mon", "yes"), ("mon", "no"), ("tue", "yes"), ("tue", "no")}


def test_boxes_of_one_name_each_stand_at_their_places():
    chart = ks.Chart(480, 320)
    by = ["a"] * 5 + ["b"] * 5
    chart.boxplot(range(10), by, color=by)
    chart.render(renderer="cpu")
    left, top, width, height = chart.frame_record.plot
    for place, row in ((0.25, 0), (0.75, 5)):
        hit = chart.hit(
            left + width * place, top + height * (0.75 - place / 1.0 + 0.25), within=1e3
        )
        assert hit.row // 5 == row // 5


@pytest.mark.parametrize("method", ["violinplot", "strip", "swarm", "boxplot"])
def test_groups_have_names(method):
    chart = ks.Chart(480, 320)
    getattr(chart, method)([1, 2, 3, 4, 5, 6, 7, 8], ["a"] * 8, color=["u", "v"] * 4)
    assert legend_of(chart) == ["u", "v"]


@pytest.mark.parametrize("method", ["points", "stem", "bar", "errorbar"])
def test_rows_have_names(method):
    chart = ks.Chart(480, 320)
    options = {"yerr": 1} if method == "errorbar" else {}
    getattr(chart, method)([1, 2, 3], [1, 2, 3], color=["u", "v", "u"], **options)
    assert legend_of(chart) == ["u", "v"]


def test_a_legend_of_ones_own_takes_the_place_of_that_of_names():
    chart = ks.Chart(480, 320)
    chart.points([1, 2], [1, 2], color=["a", "b"])
    chart.legend("outside-right", title="Names")
    assert legend_of(chart) == ["Names", "a", "b"]
    chart = ks.Chart(480, 320)
    chart.legend("outside-right")
    chart.points([1, 2], [1, 2], color=["a", "b"])
    assert legend_of(chart) == ["a", "b"]


def test_texts_that_are_colours_are_colours():
    chart = ks.Chart(480, 320)
    points = chart.points([1, 2], [1, 2], color=["red", "k"])
    assert points.color_scale is None
    with pytest.raises(ks.InvalidArgumentError, match="did you mean"):
        chart.points([1, 2], [1, 2], color=["red", "bleu"])
    pandas = pytest.importorskip("pandas")
    wine = chart.points([1, 2], [1, 2], color=pandas.Series(["red", "white"], dtype="category"))
    assert wine.color_scale is not None


def test_what_is_wrong_is_named():
    chart = ks.Chart(480, 320)
    with pytest.raises(ks.InvalidArgumentError, match=r"color\[1\] is 'b', and colormap has 'a'"):
        chart.points([1, 2], [1, 2], color=["a", "b"], colormap={"a": "red"})
    with pytest.raises(ks.InvalidArgumentError, match="color"):
        chart.points([1, 2, 3], [1, 2, 3], color=["a", "b"])
    with pytest.raises(ks.InvalidArgumentError, match=r"linear|scale"):
        chart.points([1, 2], [1, 2], color=["a", "b"], colormap=ks.ColorScale(scale="log"))
    assert not chart.series


def test_names_beyond_the_cycle_warn():
    chart = ks.Chart(480, 320, theme=ks.Theme(cycle=["red", "lime"]))
    chart.points([1, 2, 3], [1, 2, 3], color=["a", "b", "c"])
    with pytest.warns(ks.KeisenWarning, match="1 series or category has the colour of another one"):
        chart.render(renderer="cpu")


def test_new_names_come_with_new_data():
    chart = ks.Chart(480, 320)
    points = chart.points([1, 2], [1, 2], color=["a", "b"])
    points.set_data([1, 2, 3], [1, 2, 3], color=["a", "b", "c"])
    assert legend_of(chart) == ["a", "b", "c"]
    plain = chart.points([1, 2], [1, 2])
    with pytest.raises(ks.InvalidArgumentError, match="made without"):
        plain.set_data([1, 2], [1, 2], color=["a", "b"])
