"""Every mark: what it takes, what it draws of nothing, one row and anything, and what it tells."""

import inspect
import math
import warnings

import numpy as np
import pytest

import keisen as ks
from keisen._marks.marks import Marks

#: One value for each of five rows, positive and whole, so that any type holds them.
VALUES = [3, 1, 4, 1, 5]
NAN = math.nan


def rows(values):
    return list(range(len(values)))


def names(values):
    return [f"n{row}" for row in rows(values)]


#: A mark of a column of values by the method of a chart that makes it, and how where there are several.
MARKS = {
    "line": lambda chart, v: chart.line(None, v, label="L"),
    "line of colours": lambda chart, v: chart.line(rows(v), v, color=v, label="L"),
    "step": lambda chart, v: chart.step(None, v, label="L"),
    "area": lambda chart, v: chart.area(None, v, label="L"),
    "area of two lines": lambda chart, v: chart.area(rows(v), v, [2] * len(v), label="L"),
    "fill_between": lambda chart, v: chart.fill_between(None, v, label="L"),
    "stackplot": lambda chart, v: chart.stackplot(None, v, v, labels=["L", "M"]),
    "points": lambda chart, v: chart.points(None, v, label="L"),
    "points of columns": lambda chart, v: chart.points(v, v, size=v, color=v, label="L"),
    "density": lambda chart, v: chart.density(None, v, label="L"),
    "density of means": lambda chart, v: chart.density(v, v, values=v, cell_size=9, label="L"),
    "polygons": lambda chart, v: chart.polygons(rows(v), v, color=v, label="L"),
    "bars": lambda chart, v: chart.bars(names(v), v, label="L"),
    "bar": lambda chart, v: chart.bar(None, v, color=v, label="L"),
    "bar at places": lambda chart, v: chart.bar(v, v, label="L"),
    "bar from a bottom": lambda chart, v: chart.bar(names(v), v, bottom=v, label="L"),
    "barh": lambda chart, v: chart.barh(None, v, label="L"),
    "grouped_bar": lambda chart, v: chart.grouped_bar(None, {"L": v, "M": v}),
    "stacked_bar": lambda chart, v: chart.stacked_bar(None, {"L": v, "M": v}),
    "waterfall": lambda chart, v: chart.waterfall(None, v, label="L"),
    "hist": lambda chart, v: chart.hist(v, label="L"),
    "hist as a step": lambda chart, v: chart.hist(v, histtype="step", label="L"),
    "hist filled": lambda chart, v: chart.hist(v, histtype="stepfilled", label="L"),
    "ecdf": lambda chart, v: chart.ecdf(v, label="L"),
    "hist2d": lambda chart, v: chart.hist2d(v, v, label="L"),
    "hexbin": lambda chart, v: chart.hexbin(v, v, label="L"),
    "hexbin of means": lambda chart, v: chart.hexbin(v, v, v, label="L"),
    "boxplot": lambda chart, v: chart.boxplot(v, label="L"),
    "boxplot of groups": lambda chart, v: chart.boxplot([v, v], label="L"),
    "boxplot by places": lambda chart, v: chart.boxplot(v, v, label="L"),
    "bxp": lambda chart, v: chart.bxp(
        [dict(zip(("whislo", "q1", "med", "q3", "whishi"), [each] * 5, strict=True)) for each in v],
        label="L",
    ),
    "violinplot": lambda chart, v: chart.violinplot(v, label="L"),
    "strip": lambda chart, v: chart.strip(v, label="L"),
    "swarm": lambda chart, v: chart.swarm(v, size=v, label="L"),
    "heatmap": lambda chart, v: chart.heatmap([v, v], label="L"),
    "contour": lambda chart, v: chart.contour([v, v], label="L"),
    "contourf": lambda chart, v: chart.contourf([v, v], label="L"),
    "image": lambda chart, v: chart.image(np.asarray([v], float), label="L"),
    "quiver": lambda chart, v: chart.quiver(v, v, v, v, label="L"),
    "errorbar": lambda chart, v: chart.errorbar(None, v, 0.5, label="L"),
    "errorbar of both": lambda chart, v: chart.errorbar(v, v, [1] * len(v), 0.25, label="L"),
    "stem": lambda chart, v: chart.stem(None, v, label="L"),
    "candlestick": lambda chart, v: chart.candlestick(None, v, v, v, v, label="L"),
    "treemap": lambda chart, v: chart.treemap(v, names(v), label="L"),
    "calendar": lambda chart, v: chart.calendar(rows(v), v, label="L"),
    "calendar of days": lambda chart, v: chart.calendar(v, rows(v), label="L"),
    "pie": lambda chart, v: chart.pie(v, label="L"),
    "polar line": lambda chart, v: chart.polar().line(v, v, label="L"),
    "polar area": lambda chart, v: chart.polar(closed=True).area(None, v, label="L"),
    "polar points": lambda chart, v: chart.polar().points(None, v, label="L"),
    "polar sectors": lambda chart, v: chart.polar().sectors(rows(v), v, label="L"),
    "rose": lambda chart, v: chart.rose(names(v), {"L": v}),
    "radar": lambda chart, v: chart.radar(names(v), {"L": v}, fill_alpha=0.2),
}

#: Those that add up their values before the library has them, or look at them one by one.
READING = {
    "bar from a bottom",
    "boxplot of groups",
    "bxp",
    "contour",
    "contourf",
    "errorbar",
    "errorbar of both",
    "heatmap",
    "image",
    "radar",
    "rose",
    "stacked_bar",
    "waterfall",
}

#: Those whose values may be times, though some show nothing of any use.
TIMELY = set(MARKS) - {
    "bar from a bottom",
    "bxp",
    "errorbar",
    "errorbar of both",
    "radar",
    "rose",
    "stacked_bar",
    "stackplot",
    "waterfall",
}

#: Those that stand at names, which a logarithmic scale has no place for.
NAMED = {
    "bar from a bottom",
    "boxplot",
    "boxplot of groups",
    "bxp",
    "strip",
    "swarm",
    "violinplot",
}

every_mark = pytest.mark.parametrize("name", MARKS)


def drawn(name, values, size=(160, 120)):
    """Return a small chart of a mark and its picture."""
    chart = ks.Chart(*size)
    MARKS[name](chart, values)
    return chart, chart.render(renderer="cpu")


def made(name, values=VALUES):
    """Return a chart and the first series of a mark that has the label of the mark, or of all."""
    chart = ks.Chart(320, 240)
    MARKS[name](chart, values)
    series = [each for each in chart.series if getattr(each, "label", None) == "L"]
    return chart, (series or chart.series)[0]


def test_no_method_that_makes_a_mark_is_left_out():
    methods = {name for name, _ in inspect.getmembers(Marks, inspect.isfunction) if name[0] != "_"}
    assert methods == {name.partition(" ")[0] for name in MARKS}


def numpy_kinds():
    array = np.array(VALUES, float)
    yield "range", range(1, 6), [1, 2, 3, 4, 5]
    yield "floats", [float(each) for each in VALUES], VALUES
    for dtype in ("f2", "f4", "f8", "i1", "i8", "u1", "u8", ">f8", ">i2"):
        yield dtype, np.array(VALUES, dtype), VALUES
    yield "strided", np.repeat(array, 3)[::3], VALUES
    yield "backwards", array[::-1], VALUES[::-1]
    yield "column of a matrix", np.stack([array, -array], axis=1)[:, 0], VALUES
    yield "large bytes", np.array([200, 100, 250], "u1"), [200, 100, 250]
    yield "bool", np.array([True, False, True]), np.array([1, 0, 1], "u1")


@every_mark
@pytest.mark.parametrize(("values", "same"), [each[1:] for each in numpy_kinds()])
def test_values_of_any_type_draw_the_same(name, values, same):
    assert np.array_equal(drawn(name, values)[1], drawn(name, same)[1])


@every_mark
def test_columns_draw_the_same_or_say_that_they_cannot_be_read(name):
    values = np.array(VALUES, float)
    if name in READING:
        with pytest.raises(TypeError, match=r"Column|must be a number|iterable|float\(\)"):
            drawn(name, ks.Column(values))
    else:
        assert np.array_equal(drawn(name, ks.Column(values))[1], drawn(name, VALUES)[1])


def missing_kinds():
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    arrow = pytest.importorskip("pyarrow")
    gappy = [3, None, 4, 1, 5]
    return {
        "None": gappy,
        "masked integers": np.ma.array([3, 9, 4, 1, 5], mask=[0, 1, 0, 0, 0]),
        "masked floats": np.ma.array([3.0, 9.0, 4.0, 1.0, 5.0], mask=[0, 1, 0, 0, 0]),
        "pandas": pandas.Series(gappy, index=list("abcde")),
        "pandas with a mask": pandas.Series(gappy, dtype="Int64"),
        "pandas over arrow": pandas.Series(gappy, dtype="int64[pyarrow]"),
        "objects": np.array(gappy, object),
        "polars": polars.Series(gappy),
        "arrow": arrow.array(gappy),
    }


@every_mark
@pytest.mark.parametrize("kind", missing_kinds())
def test_what_is_missing_is_a_gap_in_any_type(name, kind):
    if name in ("bxp", "image"):
        pytest.skip("takes numbers alone")
    values = missing_kinds()[kind]
    assert np.array_equal(drawn(name, values)[1], drawn(name, [3, NAN, 4, 1, 5])[1])


@every_mark
@pytest.mark.parametrize("unit", ["s", "ns"])
def test_times_are_drawn_or_refused(name, unit):
    times = np.array(["2024-02-28", "2024-02-29", "2024-03-01"], f"M8[{unit}]")
    if name in TIMELY:
        drawn(name, times)
    else:
        with pytest.raises((TypeError, ks.InvalidArgumentError), match=r"time|number|float\(\)"):
            drawn(name, times)


#: Nothing, next to nothing, and what nobody wishes for.
NASTY = {
    "empty list": [],
    "empty array": np.array([]),
    "one": [3.0],
    "two": [3.0, 3.0],
    "all equal": [3.0] * 4,
    "zeros": [0.0] * 3,
    "NaN": [NAN] * 4,
    "infinite": [math.inf] * 3,
    "both infinities": [-math.inf, math.inf, -math.inf],
    "some infinite": [1.0, math.inf, 2.0, NAN, 3.0],
    "huge": [1e300, 2e300, 1e308, 3.0],
    "too huge to add up": [1.7e308] * 4,
    "tiny": [1e-320, 5e-324, 0.0, 5e-324],
    "huge and tiny": [1e308, 5e-324, 1.0],
    "far from zero": [1e15 + 1, 1e15 + 2, 1e15 + 3],
}


@every_mark
@pytest.mark.parametrize("kind", NASTY)
def test_anything_is_drawn_without_a_word(name, kind):
    values = NASTY[kind]
    if name == "image" and len(values) == 0:
        pytest.skip("an image without pixels is refused")
    if name == "bxp" and any(each != each for each in values):
        pytest.skip("five numbers ascend, or are refused")
    # Labels of sixteen digits want room, and neighbouring doubles have none that tell them apart.
    with warnings.catch_warnings():
        if kind == "too huge to add up":
            warnings.simplefilter("ignore", ks.KeisenWarning)
        chart, picture = drawn(name, values, size=(640, 480))
    assert picture.shape == (480, 640, 4)
    assert "nan" not in chart.alt.lower()
    assert chart.hit(320, 240, within=math.inf) is not False


@every_mark
@pytest.mark.parametrize("values", [[-3.0, -1.0, -2.0], [-1e300, 1.0], [-0.0, 0.0, -5e-324]])
def test_what_is_negative_is_drawn_or_said_to_be_left_out(name, values):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        chart, _ = drawn(name, values)
    dropped = sum(series.dropped for series in chart.frame_record.series)
    assert len(found) == (1 if dropped else 0)
    for warning in found:
        assert warning.category is ks.KeisenWarning


@every_mark
@pytest.mark.parametrize("values", [[-1.0, 0.0, 10.0], [0.0], [NAN, -1.0], [1e-300, 1e300]])
def test_log_scales_take_any_mark(name, values):
    chart = ks.Chart(160, 120)
    chart.x.scale = chart.y.scale = "log"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ks.KeisenWarning)
        if name in NAMED:
            with pytest.raises(
                ks.InvalidArgumentError, match=r"have no place on a log scale|must ascend"
            ):
                MARKS[name](chart, values)
        else:
            MARKS[name](chart, values)
        chart.render(renderer="cpu")


@every_mark
@pytest.mark.parametrize(
    "values",
    [[1, "a"], [1j, 2], np.array([1j, 2]), [[1, 2], [3]], np.array([1, 2], "m8[s]"), [object()]],
)
def test_what_is_no_column_is_refused_by_name(name, values):
    if name == "image":
        pytest.skip("takes arrays of numbers alone, which are made here")
    if (
        isinstance(values, list)
        and values[-1] == [3]
        and name in ("boxplot", "violinplot", "strip", "swarm")
    ):
        pytest.skip("these are two groups")
    chart = ks.Chart(160, 120)
    with pytest.raises((TypeError, ks.InvalidArgumentError)) as caught:
        MARKS[name](chart, values)
    assert chart.series == ()
    # What it is about, and what it must be, on one line.
    assert "\n" not in str(caught.value)
    assert any(
        word in str(caught.value)
        for word in (
            "must",
            "has dtype",
            "float()",
            "are names",
            "two-dimensional",
            "has more than",
        )
    )


@every_mark
def test_a_legend_has_an_entry(name):
    chart, _ = made(name)
    chart.legend("outside-right")
    chart.render(renderer="cpu")
    texts = [label.text for label in chart.labels() if label.role == "legend"]
    if name == "pie":
        assert len(texts) == 1
    else:
        assert any(text.startswith("L") for text in texts)


@every_mark
def test_a_hit_finds_a_row(name):
    chart, _ = made(name)
    chart.render(renderer="cpu")
    found = [
        chart.hit(x, y, within=5) for x in np.arange(40, 310, 8) for y in np.arange(10, 230, 8)
    ]
    hits = [hit for hit in found if hit is not None]
    assert hits
    assert {hit.series for hit in hits} <= set(chart.series)
    for hit in hits:
        assert hit.row >= 0
        assert 0 <= hit.distance <= 5
        assert repr(hit).startswith("<Hit of row ")


#: How alternative text begins; polar charts have one name.
KINDS = {
    "line": "Line chart",
    "step": "Line chart",
    "area": "Area chart",
    "fill_between": "Area chart",
    "stackplot": "Area chart",
    "points": "Scatter chart",
    "density": "Density chart",
    "polygons": "Polygon chart",
    "bars": "Bar chart",
    "bar": "Bar chart",
    "barh": "Bar chart",
    "grouped_bar": "Bar chart",
    "stacked_bar": "Bar chart",
    "waterfall": "Bar chart",
    "hist": "Bar chart",
    "hist as a step": "Line chart",
    "hist filled": "Polygon chart",
    "ecdf": "Line chart",
    "hist2d": "Heat map",
    "hexbin": "Hexagon chart",
    "boxplot": "Box plot",
    "bxp": "Box plot",
    "violinplot": "Violin plot",
    "strip": "Strip plot",
    "swarm": "Swarm plot",
    "heatmap": "Heat map",
    "contour": "Contour chart",
    "contourf": "Contour chart",
    "image": "Image",
    "quiver": "Vector field",
    "errorbar": "Error bar chart",
    "stem": "Stem chart",
    "candlestick": "Candlestick chart",
    "treemap": "Treemap",
    "calendar": "Calendar",
    "pie": "Pie chart",
    "polar": "Polar chart",
    "rose": "Polar chart",
    "radar": "Polar chart",
}


@every_mark
def test_alternative_text_says_what_it_is(name):
    chart, _ = made(name)
    chart.render(renderer="cpu")
    kind = KINDS.get(name) or KINDS[name.partition(" ")[0]]
    assert chart.alt.startswith(f"{kind}: ")
    assert " , " not in chart.alt
    assert chart.alt.endswith(".")


#: Those whose values an animation can't move: counts, cells, and what stands on several columns.
STILL = {
    "density",
    "density of means",
    "hexbin",
    "hist2d",
    "image",
}


@every_mark
def test_an_animation_moves_values_or_says_that_there_are_none(name):
    chart, series = made(name)
    animator = ks.Animator()
    chart.add(animator)
    first = chart.render(renderer="cpu", time=0)
    if name in STILL:
        with pytest.raises(
            ks.UnsupportedError, match=r"^values of .* can't be animated$|takes no other values"
        ):
            animator.animate(series, values=VALUES[::-1])
        return
    count = chart.frame_record.series[chart.series.index(series)].rows
    low, high = (0.1, 0.9) if name == "ecdf" else (1.25, 4.5)
    new = np.linspace(low, high, count)[np.random.default_rng(3).permutation(count)]
    moved = {"values": new.reshape(2, -1) if name == "heatmap" else new}
    if name == "errorbar":
        # What is seen of it are its ends.
        moved = {"y_low": new - 1, "y_high": new + 1}
    animator.animate(series, **moved, duration=1, easing="linear", start=0)
    middle = chart.render(renderer="cpu", time=0.5)
    last = chart.render(renderer="cpu", time=1)
    assert (first != middle).any()
    assert (middle != last).any()
    assert len(animator) == 0
    repr(series)


@every_mark
def test_one_more_option_is_refused_alike(name):
    _, series = made(name)
    with pytest.raises(
        TypeError, match=r"^[A-Z][A-Za-z]+\.set\(\) has no option 'nonsense'; it has [a-z_, ]+$"
    ):
        series.set(nonsense=1)


@every_mark
@pytest.mark.parametrize("alpha", [-0.5, 1.5, NAN, math.inf])
def test_an_alpha_is_from_0_to_1(name, alpha):
    _, series = made(name)
    if not hasattr(series, "alpha"):
        assert isinstance(series, (ks.LineSeries, ks.CategoryBarSeries))
        return
    before = series.alpha
    with pytest.raises(ks.InvalidArgumentError, match=r"alpha must be .*0.*1, got"):
        series.alpha = alpha
    assert series.alpha == before


@every_mark
@pytest.mark.parametrize("color", ["nonsense", (1, 2), 5])
def test_a_colour_that_is_none_is_refused_alike(name, color):
    _, series = made(name)
    if not hasattr(series, "color"):
        with pytest.raises(TypeError, match="has no option 'color'"):
            series.set(color="red")
        return
    with pytest.raises((TypeError, ks.InvalidArgumentError), match=r"^color must "):
        series.color = color


#: Which class of series a method of a chart makes, where both have the same options.
CLASSES = {
    "line": ks.LineSeries,
    "area": ks.AreaSeries,
    "points": ks.PointSeries,
    "density": ks.DensitySeries,
    "polygons": ks.PolygonSeries,
    "bars": ks.CategoryBarSeries,
    "bar": ks.BarSeries,
    "hexbin": ks.HexbinSeries,
    "boxplot": ks.BoxSeries,
    "violinplot": ks.ViolinSeries,
    "strip": ks.StripSeries,
    "heatmap": ks.HeatmapSeries,
    "contour": ks.ContourSeries,
    "image": ks.ImageSeries,
    "quiver": ks.QuiverSeries,
    "stem": ks.StemSeries,
    "candlestick": ks.CandlestickSeries,
    "treemap": ks.TreemapSeries,
    "calendar": ks.CalendarSeries,
    "pie": ks.PieSeries,
}
#: What a class calls otherwise, as a chart's method has the words of matplotlib.
OTHERWISE = {
    "bar": {"x", "height", "bottom", "align", "position", "value", "base", "bar_width", "width"},
    "contour": {"filled"},
    "strip": {"arrangement"},
    "stem": {"x", "y", "position", "value", "bottom", "baseline"},
}


def options(function):
    """Return the parameters of a function and their defaults."""
    parameters = inspect.signature(function).parameters.values()
    return {
        each.name: each.default
        for each in parameters
        if each.name not in ("self", "space", "colorbar")
    }


@pytest.mark.parametrize("name", CLASSES)
def test_a_method_of_charts_has_the_options_of_its_class(name):
    own, of_class = options(getattr(ks.Chart, name)), options(CLASSES[name])
    other = OTHERWISE.get(name, set())
    assert {k: v for k, v in own.items() if k not in other} == {
        k: v for k, v in of_class.items() if k not in other
    }


@pytest.mark.parametrize("name", sorted(set(KINDS) & set(dir(ks.Chart))))
def test_options_that_marks_share_have_one_meaning_by_default(name):
    own = options(getattr(ks.Chart, name))
    for option in ("color", "colormap", "label", "border_color", "line_color", "value_format"):
        assert own.get(option) is None or own[option] is inspect.Parameter.empty
    for option, default in [
        ("border_width", 0.0),
        ("orientation", "vertical"),
        ("marker", "circle"),
    ]:
        if name not in ("calendar", "line", "step", "ecdf"):
            assert own.get(option, default) == default
    if "colormap" in own:
        assert inspect.signature(getattr(ks.Chart, name)).parameters["colorbar"].default is False
