"""Names: categories that the data brings."""

import gc

import numpy as np
import pytest

import keisen as ks
from keisen._data import names as _names
from support import run_together

DAYS = ["Mon", "Tue", "Wed"]


def read(chart):
    """Return the texts that the picture's bottom axis has for whole numbers."""
    low, high = chart.x.range
    return [chart.x.format(value) for value in range(round(low + 0.5), round(high + 0.5))]


def test_names_make_a_category_scale():
    chart = ks.Chart(200, 100)
    chart.line(DAYS, [1, 2, 3])
    assert chart.x.scale == "category"
    assert chart.x.range == (-0.5, 2.5)
    assert read(chart) == DAYS
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].gaps == 0
    assert chart.alt == "Line chart: x Mon to Wed, y 1 to 3; rising."


def test_names_of_further_series_extend_it():
    chart = ks.Chart(200, 100)
    chart.line(["b", "a", "b"], [1, 2, 3])
    line = chart.line(["a", None, "c"], [1, 2, 3])
    assert read(chart) == ["b", "a", "c"]
    line.set_data(["d", "a", "b"], [1, 2, 3])
    chart.fit()
    assert read(chart) == ["b", "a", "c", "d"]
    chart.render(renderer="cpu")
    assert [series.gaps for series in chart.frame_record.series] == [0, 0]


def test_names_may_stand_on_either_axis():
    chart = ks.Chart(200, 100)
    chart.line([1, 2, 3], tuple(DAYS))
    assert chart.y.scale == "category"
    assert chart.y.range == (-0.5, 2.5)


@pytest.mark.parametrize(
    "names",
    [
        np.array(DAYS),
        np.array(DAYS, object),
        np.ma.array(DAYS, mask=[0, 0, 0]),
        [np.str_(day) for day in DAYS],
    ],
)
def test_reads_names_of_numpy(names):
    chart = ks.Chart(200, 100)
    chart.line(names, [1, 2, 3])
    assert read(chart) == DAYS


def test_reads_names_of_pandas():
    pandas = pytest.importorskip("pandas")
    week = ["Mon", "Tue", "Wed", "Thu"]
    for names, expected in (
        (pandas.Series(["Tue", "Mon", None]), ["Tue", "Mon"]),
        (pandas.Series(["Tue", "Mon", None], dtype=object), ["Tue", "Mon"]),
        (pandas.Series(["Tue", "Mon", None], dtype="string"), ["Tue", "Mon"]),
        (pandas.Index(["Tue", "Mon", "Tue"]), ["Tue", "Mon"]),
        (pandas.Categorical(["Tue", None, "Mon"], categories=week, ordered=True), week),
        (pandas.Series(pandas.Categorical(["Tue", None, "Mon"], categories=week)), week),
    ):
        chart = ks.Chart(200, 100)
        chart.line(names, [1, 2, 3])
        assert read(chart) == expected
        chart.to_png(renderer="cpu")
        gaps = sum(1 for name in names if not isinstance(name, str))
        assert chart.frame_record.series[0].gaps == gaps


def test_reads_names_of_polars():
    polars = pytest.importorskip("polars")
    week = ["Mon", "Tue", "Wed", "Thu"]
    for dtype, expected in (
        (polars.String, ["Tue", "Mon"]),
        (polars.Categorical, ["Tue", "Mon"]),
        (polars.Enum(week), week),
    ):
        chart = ks.Chart(200, 100)
        chart.line(polars.Series(["Tue", None, "Mon"], dtype=dtype), [1, 2, 3])
        assert read(chart) == expected


def test_names_that_a_caller_gave_do_not_grow():
    chart = ks.Chart(200, 100)
    chart.x.scale = ks.scales.Category(DAYS)
    chart.line(["Wed", "Mon"], [1, 2])
    assert read(chart) == DAYS
    with pytest.raises(ks.InvalidArgumentError, match=r"x\[1\] must be a category .* got 'Fri'"):
        chart.line(["Wed", "Fri"], [1, 2])
    assert len(chart.series) == 1
    chart.x.scale = "category"
    chart.line(["Fri"], [1])
    # The other line's places have no names now, and are in view all the same.
    assert read(chart) == ["Fri", "1", "2"]


@pytest.mark.parametrize("scale", ["log", "symlog", "sqrt", "time"])
def test_names_have_no_place_on_other_scales(scale):
    chart = ks.Chart(200, 100)
    chart.x.scale = scale
    with pytest.raises(ks.InvalidArgumentError, match=f"x are names, .* on a {scale} scale"):
        chart.line(DAYS, [1, 2, 3])


def test_refuses_names_among_numbers():
    chart = ks.Chart(200, 100)
    with pytest.raises(TypeError, match=r"x\[1\] must be a str, got int"):
        chart.line(["a", 5], [1, 2])
    with pytest.raises(TypeError, match=r"x\[1\] must be a number, got str"):
        chart.line([5, "a"], [1, 2])
    with pytest.raises(TypeError, match="values are names"):
        ks.Column(DAYS)
    assert chart.x.scale is None


def test_ten_thousand_names():
    chart = ks.Chart(400, 200)
    names = [f"name {row}" for row in range(10_000)]
    chart.line(names, range(10_000))
    chart.line(names[::-1], range(10_000))
    chart.render(renderer="cpu")
    assert chart.x.range == (-0.5, 9999.5)
    assert chart.x.format(9999) == "name 9999"


def test_threads_may_bring_names_at_once():
    chart = ks.Chart(200, 100)

    def bring(start):
        for row in range(start, start + 50):
            chart.line([f"{row}", "all"], [1, 2])

    run_together(bring, range(0, 200, 50))
    chart.x.fit()
    assert sorted(read(chart)) == sorted([*map(str, range(200)), "all"])


@pytest.mark.parametrize("kind", ["brought", "given"])
def test_a_name_stands_for_its_place(kind):
    chart = ks.Chart(400, 200)
    if kind == "given":
        chart.x.scale = ks.scales.Category(["Jan", "Feb", "Mar", "Jan"])
    chart.line(["Jan", "Feb", "Mar"], [1, 2, 3])
    chart.x.fit()
    assert chart.x.map("Mar") == chart.x.map(2)
    assert (
        chart.x.map(["Jan", "Mar"]) == chart.x.map(np.array(["Jan", "Mar"])) == chart.x.map([0, 2])
    )
    assert chart.x.format("Feb") == "Feb"
    chart.x.range = ("Mar", "Jan")
    assert chart.x.range == (2, 0)
    chart.x.range = ("Jan", 2.5)
    assert chart.x.range == (0, 2.5)


def pictures(make):
    """Return a picture with names and one with their places, from what adds something to a chart."""
    for value in (lambda name: name, ["Jan", "Feb", "Mar"].index):
        chart = ks.Chart(300, 200)
        chart.line(["Jan", "Feb", "Mar"], [1, 2, 3])
        make(chart, value)
        yield chart.to_png(renderer="cpu")


def move(part, **changes):
    for name, value in changes.items():
        setattr(part, name, value)


@pytest.mark.parametrize(
    "make",
    [
        lambda chart, of: chart.rule(x=of("Mar"), color="red"),
        lambda chart, of: move(chart.rule(x=0), value=of("Feb")),
        lambda chart, of: chart.span(x=(of("Feb"), None)),
        lambda chart, of: move(chart.span(x=(0, 0)), values=(of("Jan"), of("Feb"))),
        lambda chart, of: chart.text(of("Feb"), 2.5, "note"),
        lambda chart, of: chart.text(of("Feb"), 0.5, "note", coordinates=("data", "plot")),
        lambda chart, of: move(chart.text(0, 1, "note"), position=(of("Feb"), 2)),
        lambda chart, of: chart.arrow((of("Jan"), 1), (of("Mar"), 2)),
        lambda chart, of: move(
            chart.arrow((0, 1), (2, 2)), start=(of("Feb"), 1), end=(of("Mar"), 3)
        ),
        lambda chart, of: chart.x_axis.set_ticks([of("Jan"), of("Mar")], ["first", "last"]),
        lambda chart, of: chart.y_axis.set(at=of("Feb")),
        lambda chart, of: chart.add(ks.Axis(chart.space, "right", at=of("Feb"))),
    ],
)
def test_a_name_stands_where_its_place_does(make):
    named, placed = pictures(make)
    assert named == placed


def test_names_of_the_other_dimension():
    chart = ks.Chart(300, 200)
    chart.line([1, 2], ["low", "high"])
    rule = chart.rule(y="high")
    chart.add(ks.Axis(chart.space, "top", at="low"))
    chart.y_axis.set_ticks(["low"])
    with pytest.raises(TypeError, match="'low', which has no place on a linear scale"):
        chart.rule(x="low")
    assert rule.value == "high"
    chart.to_png(renderer="cpu")
    assert "low" in [label.text for label in chart.labels()]


def test_a_converted_axis_has_a_tick_at_a_name():
    chart = ks.Chart(300, 200)
    chart.line(["Jan", "Feb", "Mar"], [1, 2, 3])
    axis = ks.Axis(chart.space, "top", conversion=(2, 5))
    chart.add(axis)
    pictures = []
    for tick in ("Feb", 7):
        axis.set_ticks([tick], ["here"])
        pictures.append(chart.to_png(renderer="cpu"))
    assert pictures[0] == pictures[1]
    assert "here" in [label.text for label in chart.labels()]


def test_a_name_that_is_not_there_is_named():
    chart = ks.Chart(300, 200)
    chart.line(["Jan", "Feb"], [1, 2])
    for fail in (
        lambda: chart.rule(x="May"),
        lambda: chart.span(x=("Jan", "May")),
        lambda: chart.text("May", 1, "note"),
        lambda: chart.arrow(("Jan", 1), ("May", 2)),
        lambda: chart.x_axis.set_ticks(["Jan", "May"]),
        lambda: chart.y_axis.set(at="May"),
        lambda: chart.x.map(["Jan", "May"]),
        lambda: chart.x.format("May"),
        lambda: setattr(chart.x, "range", ("Jan", "May")),
    ):
        with pytest.raises(ks.InvalidArgumentError, match=r"must be a category of .* got 'May'"):
            fail()
    with pytest.raises(TypeError, match="a name, 'Jan'"):
        ks.Chart(300, 200).rule(x="Jan")


@pytest.mark.parametrize("scale", ["linear", "log", "symlog", "sqrt", "time"])
def test_a_name_has_no_place_on_other_scales(scale):
    chart = ks.Chart(300, 200)
    chart.x.scale = scale
    for fail in (
        lambda: chart.rule(x="Jan"),
        lambda: chart.x.map("Jan"),
        lambda: chart.x_axis.set_ticks(["Jan"]),
        lambda: setattr(chart.x, "range", ("Jan", "Feb")),
    ):
        wanted = f"'Jan', .* no place on a {scale} scale"
        if scale == "time":
            wanted = "must be a date, datetime or datetime64, got text 'Jan'"
        with pytest.raises(TypeError, match=wanted):
            fail()


def test_a_name_has_no_place_in_the_picture():
    chart = ks.Chart(300, 200)
    chart.line(["Jan", "Feb"], [1, 2])
    for coordinates in ("plot", "picture", ("plot", "data")):
        with pytest.raises(TypeError, match="x must be a number or a time, got 'Jan'"):
            chart.text("Jan", 1, "note", coordinates=coordinates)
    with pytest.raises(TypeError, match="x must be a number or a time, got 'Jan'"):
        ks.Text(None, "Jan", 1, "note")
    with pytest.raises((TypeError, ValueError)):
        chart.text(1, 1, "note", coordinates=("data", "data", "data"))


def test_a_projection_is_made_with_names():
    scale = ks.scales.Category(["Jan", "Feb", "Mar"])
    assert ks.Projection("Jan", "Mar", scale).range == (0, 2)
    with pytest.raises(ks.InvalidArgumentError, match=r"max must be a category .* got 'May'"):
        ks.Projection("Jan", "May", scale)
    with pytest.raises(TypeError, match=r"min is a name, .Jan., and the axis has none"):
        ks.Projection("Jan", "Mar")


def test_ten_thousand_names_have_places():
    names = [f"name {row}" for row in range(10_000)]
    p = ks.Projection(0, 9_999, ks.scales.Category(names))
    assert p.map(names) == p.map(range(10_000))


def test_the_collector_may_add_names_meanwhile(monkeypatch):
    chart = ks.Chart(300, 200)
    chart.line(["a"], [1])

    class Late:
        def __init__(self):
            self.me = self

        def __del__(self):
            chart.line(["late", "b"], [1, 2])

    class Collecting(ks.scales.Category):
        left = 1

        def __init__(self, names):
            super().__init__(names)
            if Collecting.left:
                Collecting.left -= 1
                Late()
                gc.collect()

    monkeypatch.setattr(_names, "Category", Collecting)
    chart.line(["b", "c"], [1, 2])
    chart.x.fit()
    assert read(chart) == ["a", "late", "b", "c"]
    assert [chart.x.map(name) for name in ("late", "c")] == chart.x.map([1, 3])
    assert len(chart.series) == 3


def test_rows_of_one_name_stand_apart_as_bars():
    chart = ks.Chart(200, 100)
    bars = chart.bar(["a", "b", "a"], [1, 2, 3])
    assert chart.x.names == ("a", "b", "a")
    assert chart.x.range[1] - chart.x.range[0] > 2
    assert [chart.hit(*place).row for place in _tips(chart, 3)] == [0, 1, 2]
    # In every series; a name by itself is its first place.
    chart.waterfall(["a", "a", "c"], [1, 1, 1])
    assert chart.x.names == ("a", "b", "a", "c")
    chart.line(["a", "b"], [1, 2])
    assert chart.x.names == ("a", "b", "a", "c")
    chart.x.range = ("a", "c")
    assert chart.x.range == (0, 3)
    bars.set_data(["b", "b", "a"], [1, 2, 3])
    assert chart.x.names == ("a", "b", "a", "c", "b")


def _tips(chart, count):
    """Return a point in each of the bars at the first places."""
    chart.to_png(renderer="cpu")
    left, top, width, height = chart.frame_record.plot
    low, high = chart.x.range
    return [
        (left + (place - low) / (high - low) * width, top + height - 2) for place in range(count)
    ]


@pytest.mark.parametrize("kind", ["grouped_bar", "stacked_bar"])
def test_sets_of_bars_share_the_places_of_equal_names(kind):
    chart = ks.Chart(200, 100)
    getattr(chart, kind)(["a", "a", "b"], {"one": [1, 2, 3], "two": [3, 2, 1]})
    assert chart.x.names == ("a", "a", "b")


def test_a_given_scale_has_no_more_places_than_names():
    chart = ks.Chart(200, 100)
    chart.x.scale = ks.scales.Category(["a", "b", "a"])
    chart.bar(["a", "a", "b"], [1, 2, 3])
    with pytest.raises(
        ks.InvalidArgumentError, match=r"x\[2\] must have a place of its own, got 'a' 3"
    ):
        chart.bar(["a", "a", "a"], [1, 2, 3])
    assert chart.x.names == ("a", "b", "a")


def test_groups_of_one_name_are_one():
    chart = ks.Chart(200, 100)
    chart.boxplot([1.0, 2, 3, 4], ["a", "b", "a", "b"])
    assert chart.x.names == ("a", "b")


@pytest.mark.parametrize(
    ("name", "arguments", "options"),
    [
        ("line", (["a", "b"], [1, 2, 3]), {}),
        ("line", (["a", "b"], [1, 2]), {"width": -1}),
        ("step", (["a", "b"], [1, 2]), {"color": "no color"}),
        ("points", (["a", "b"], [1, 2]), {"size": -1}),
        ("area", (["a", "b"], [1, 2]), {"alpha": 7}),
        ("fill_between", (["a", "b"], [1, 2], [1]), {}),
        ("bar", (["a", "b"], [1, 2]), {"width": -1}),
        ("stem", (["a", "b"], [1, 2]), {"width": -1}),
        ("errorbar", (["a", "b"], [1, 2], 1), {"width": -1}),
        ("waterfall", (["a", "b"], [1, 2]), {"width": -1}),
        ("grouped_bar", (["a", "b"], {"L": [1, 2]}), {"width": -1}),
        ("stacked_bar", (["a", "b"], {"L": [1, 2]}), {"width": -1}),
        ("line", (["a", "b"], [1, 2]), {"no_such_option": 1}),
    ],
)
@pytest.mark.parametrize("first", [None, ["a", "x"]])
def test_a_call_that_fails_leaves_no_names(name, arguments, options, first):
    chart = ks.Chart(200, 100)
    if first is not None:
        chart.line(first, [1, 2])
    before = (chart.x.scale, chart.x.names)
    with pytest.raises((ks.InvalidArgumentError, TypeError)):
        getattr(chart, name)(*arguments, **options)
    assert (chart.x.scale, chart.x.names) == before
    # What comes next has its place as if nothing had been.
    chart.line(["c"] if first else np.array(["2024-01-01"], "M8[D]"), [1])
    assert chart.x.names == (("a", "x", "c") if first else None)
    chart.to_png()
