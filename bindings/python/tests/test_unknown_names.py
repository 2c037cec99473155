"""Names that are not there: what errors say of them, and what goes on to work."""

import copy
import inspect
import pickle
import re

import numpy as np
import pytest

import keisen as ks
from keisen._base.foreign_words import VALUES, WORDS
from support import python


@pytest.fixture
def chart():
    return ks.Chart(200, 100)


def message(call, error):
    with pytest.raises(error) as caught:
        call()
    text = str(caught.value)
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("scatter", "use points"),
        ("imshow", "use heatmap"),
        ("axhline", "use rule(y=...)"),
        ("axvspan", "use span(x=...)"),
        ("savefig", "use save"),
        ("set_title", "use title"),
        ("set_xlabel", "use x_title"),
        ("set_xlim", "use x.range"),
        ("set_yscale", "use y.scale"),
        ("add_trace", "use add"),
        ("write_image", "use save"),
        ("kdeplot", "use density"),
        ("tilte", "did you mean 'title'?"),
        ("ponits", "did you mean 'points'?"),
    ],
)
def test_a_chart_knows_what_an_unknown_attribute_means(chart, name, meant):
    assert message(lambda: getattr(chart, name), AttributeError) == (
        f"Chart has no attribute {name!r}; {meant}"
    )


def test_attributes_of_all_objects_are_named(chart):
    line = chart.line([1, 2])
    for call, text in [
        (lambda: line.lw, "LineSeries has no attribute 'lw'; use width"),
        (lambda: line.marker_color, "LineSeries has no attribute 'marker_color'; use set(marker_"),
        (lambda: chart.x_axis.scale, "Axis has no attribute 'scale'; use Chart.x.scale"),
        (lambda: chart.x.rnage, "Projection has no attribute 'rnage'; did you mean 'range'?"),
        (lambda: ks.Figure(2, 2).suptitle, "Figure has no attribute 'suptitle'; use title"),
        (lambda: ks.Canvas(9, 9).polylin, "Canvas has no attribute 'polylin'; did you mean 'poly"),
        (lambda: ks.Theme().backgroud, "Theme has no attribute 'backgroud'; did you mean 'back"),
        (lambda: ks.Color(1, 0, 0).opacity, "Color has no attribute 'opacity'; use alpha"),
        (lambda: ks.scales.Log().bse, "Log has no attribute 'bse'; did you mean 'base'?"),
        (lambda: ks.devices()[0].nmae, "Device has no attribute 'nmae'; did you mean 'name'?"),
        (lambda: ks.savefig, "module 'keisen' has no attribute 'savefig'; use Chart.save"),
        (lambda: ks.plot, "module 'keisen' has no attribute 'plot'; use Chart.line"),
        (lambda: ks.points, "module 'keisen' has no attribute 'points'; use Chart.points"),
        (lambda: ks.scales.Logarithmic, "module 'keisen.scales' has no attribute 'Logarithmic'; u"),
        (lambda: ks.restrictions.Margin, "module 'keisen.restrictions' has no attribute 'Margin'"),
    ]:
        assert message(call, AttributeError).startswith(text)


def test_what_is_not_there_can_not_be_set(chart):
    line = chart.line([1, 2])
    for part, name, text in [
        (chart, "tilte", "Chart has no attribute 'tilte'; did you mean 'title'?"),
        (chart, "xlabel", "Chart has no attribute 'xlabel'; use x_title"),
        (line, "colour", "LineSeries has no attribute 'colour'; did you mean 'color'?"),
        (chart.x_axis, "color", "Axis has no attribute 'color'; use set(color=...)"),
        (chart.x, "lim", "Projection has no attribute 'lim'; use range"),
    ]:
        assert message(lambda part=part, name=name: setattr(part, name, 1), AttributeError) == text
    assert "series" in message(lambda: setattr(chart, "series", ()), AttributeError)


def classes():
    for module in (ks, ks.scales, ks.restrictions):
        for name in module.__all__:
            member = getattr(module, name)
            if inspect.isclass(member) and not issubclass(member, BaseException):
                if not issubclass(member, Warning):
                    yield member


@pytest.mark.parametrize("kind", list(dict.fromkeys(classes())), ids=lambda kind: kind.__name__)
def test_no_object_takes_any_attribute(kind):
    assert kind.__dictoffset__ == 0
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        kind.__getattr__(kind.__new__(kind) if kind is ks.Theme else None, "nonsense")


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (
            lambda c: c.bar([1], colour=1),
            "Chart.bar() has no option 'colour'; did you mean 'color'?",
        ),
        (lambda c: c.line([1], lw=2), "Chart.line() has no option 'lw'; use width"),
        (lambda c: c.line([1], ls="--"), "Chart.line() has no option 'ls'; use dash=(4, 2)"),
        (lambda c: c.step([1], lw=2), "Chart.step() has no option 'lw'; use width"),
        (lambda c: c.points([1], s=2), "Chart.points() has no option 's'; use size"),
        (lambda c: c.heatmap([[1]], cmap="jet"), "Chart.heatmap() has no option 'cmap'; use color"),
        (
            lambda c: c.legend(loc="upper left"),
            "Chart.legend() has no option 'loc'; use place=\"top-left\"",
        ),
        (lambda c: c.text(1, 1, "a", fontsize=2), "Chart.text() has no option 'fontsize'; use si"),
        (lambda c: c.rule(y=1, colour=2), "Chart.rule() has no option 'colour'; did you mean 'co"),
        (lambda c: c.save("a.png", dpi=2), "Chart.save() has no option 'dpi'; use pixel_ratio"),
        (lambda c: ks.Figure(2, 2).save("a.png", dpi=2), "Figure.save() has no option 'dpi'; use"),
        (lambda c: ks.Chart(figsize=(3, 2)), "Chart() has no option 'figsize'; use width and hei"),
        (lambda c: ks.Figure(nrows=2), "Figure() has no option 'nrows'; use rows"),
        (lambda c: ks.Grid(c.space, lw=2), "Grid() has no option 'lw'; use width"),
        (lambda c: c.line([1]).set(widht=2), "LineSeries.set() has no option 'widht'; did you me"),
        (lambda c: c.polar().line([1], lw=2), "PolarSpace.line() has no option 'lw'; use width"),
        (lambda c: c.barh([1], lw=2), "Chart.barh() has no option 'lw'; use border_width"),
        (lambda c: ks.Column.growing(dtpe=1), "Column.growing() has no option 'dtpe'; did you me"),
        (lambda c: ks.Column.from_file("a", dtpe=1), "Column.from_file() has no option 'dtpe'; d"),
        (lambda c: ks.render_many([c], dpi=2), "render_many() has no option 'dpi'; use pixel_rat"),
        (lambda c: ks.facets([], "a", print, ncols=2), "facets() has no option 'ncols'; use colu"),
        (lambda c: ks.scales.Log(bas=2), "Log() has no option 'bas'; did you mean 'base'?"),
        (lambda c: c.rule(y=1, zz=2), "Chart.rule() has no option 'zz'; it has x, y, layer, widt"),
    ],
)
def test_an_unknown_option_names_what_was_called(chart, call, text):
    assert message(lambda: call(chart), TypeError).startswith(text)
    assert len(chart.series) <= 1


@pytest.mark.parametrize(
    ("call", "meant"),
    [
        (lambda c: c.legend("upper left"), 'use "top-left"'),
        (lambda c: c.legend("top-lef"), 'did you mean "top-left"?'),
        (lambda c: c.points([1], marker="o"), 'use "circle"'),
        (lambda c: c.points([1], marker="sqare"), 'did you mean "square"?'),
        (lambda c: c.heatmap([[1]], colormap="jet"), 'use "turbo"'),
        (lambda c: c.heatmap([[1]], colormap="virids"), 'did you mean "viridis"?'),
        (lambda c: c.line([1], interpolation="hv"), 'use "step_after"'),
        (lambda c: c.line([1], cap="flat"), 'use "butt"'),
        (lambda c: c.line([1], color="lightblu"), 'did you mean "lightblue"?'),
        (lambda c: setattr(c.x, "scale", "logarithmic"), 'use "log"'),
        (lambda c: setattr(c, "theme", "dakr"), 'did you mean "dark"?'),
        (lambda c: setattr(c, "theme", "plotly_white"), 'use "light"'),
        (lambda c: ks.Axis(c.space, "buttom"), 'did you mean "bottom"?'),
        (lambda c: c.render(renderer="gpu"), 'use "vulkan"'),
        (lambda c: c.bar([1], orientation="h"), 'use "horizontal"'),
        (lambda c: c.step([1], where="steps-post"), 'use "post"'),
    ],
)
def test_an_unknown_value_says_what_is_allowed_and_meant(chart, call, meant):
    text = message(lambda: call(chart), ks.InvalidArgumentError)
    assert re.search(r" must be .*, got ['\"].*['\"]; ", text)
    assert text.endswith(meant)


def test_a_dash_of_another_library_is_known(chart):
    text = message(lambda: chart.line([1], dash=":"), TypeError)
    assert text == "dash must be a sequence of numbers, got ':'; use (1, 2)"


def test_no_word_of_others_is_one_of_nothing():
    names = (
        set(dir(ks)) | set(dir(ks.scales)) | set(dir(ks.restrictions)) | set("x y chart".split())
    )
    functions = []
    for kind in classes():
        names |= set(dir(kind))
        functions += [getattr(kind, name) for name in dir(kind) if not name.startswith("_")]
        functions.append(kind)
    for function in filter(callable, functions):
        try:
            names |= set(inspect.signature(function).parameters)
        except ValueError:
            continue
    for word, meant in WORDS.items():
        assert meant, word
        for each in meant:
            first = re.match(r"\w*", each)[0]
            assert first in names, (word, each)
    assert all(VALUES.values())


def test_probes_find_nothing_and_say_nothing(chart):
    line = chart.line([1, 2])
    for part in (chart, line, ks.Color(1, 0, 0), ks.Theme(), ks.scales.Log()):
        for probe in ("_repr_html_", "__array_interface__", "_ipython_display_", "dtype", "keys"):
            assert not hasattr(part, probe)
            assert getattr(part, probe, None) is None
        assert "__class__" in dir(part)
    assert "line" in dir(chart)
    assert np.asarray(ks.Color(1, 0, 0)).shape == (4,)
    assert np.asarray(line, object).shape == ()
    assert not hasattr(ks, "__wrapped__")
    assert ks.Series[int] is ks.Series


def test_errors_are_copied_and_read_as_what_they_are(chart):
    with pytest.raises(AttributeError) as caught:
        chart.scatter  # noqa: B018
    error = caught.value
    assert type(error).__name__ == "AttributeError"
    assert repr(error) == "AttributeError(\"Chart has no attribute 'scatter'; use points\")"
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is AttributeError
    assert str(again) == str(error)


def test_an_error_of_a_property_is_its_own():
    class Chart(ks.Chart):
        @property
        def height(self):
            return self.size.height

    with pytest.raises(AttributeError, match="'tuple' object has no attribute 'height'"):
        Chart(200, 100).height  # noqa: B018


def test_values_are_copied_and_pickled_as_ever():
    for value in (ks.Color(1, 0, 0), ks.Theme("dark"), ks.scales.Log(), ks.TickFormat("si")):
        for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
            assert type(again) is type(value)


def test_derived_classes_have_attributes_of_their_own(chart):
    class Dots(ks.CustomSeries):
        def __init__(self, space, radius):
            super().__init__(space, [1, 2], [1, 2])
            self.radius = radius
            self.drawn = 0

        def draw(self, painter):
            self.drawn += 1
            painter.markers(painter.positions(self.x[0], self.y[0]), size=self.radius)

        def grow(self, by=1):
            self.radius += by

    dots = Dots(chart.space, radius=3)
    chart.add(dots)
    dots.grow(by=2)
    chart.render(renderer="cpu")
    assert (dots.radius, dots.drawn) == (5, 1)
    with pytest.raises(AttributeError, match="Dots has no attribute 'drw'; did you mean 'draw'"):
        dots.drw  # noqa: B018
    with pytest.raises(TypeError, match=r"grow\(\) got an unexpected keyword argument 'bye'"):
        dots.grow(bye=2)


def test_a_type_error_of_another_kind_stays(chart):
    def draw(chart, rows):
        raise TypeError("mine")

    with pytest.raises(TypeError, match=r"^mine$"):
        ks.facets({"a": [1]}, "a", draw, columns=1)
    with pytest.raises(TypeError, match=r"^width must be a number, got str$"):
        chart.line([1, 2], width="2")
    with pytest.raises(TypeError, match=r"^Chart\.hit\(\) missing 1 required .*'y'$"):
        chart.hit(x=1)


def test_signatures_and_help_have_all_options():
    def kinds(function):
        return {each.kind for each in inspect.signature(function).parameters.values()}

    open_ended = set()
    for kind in classes():
        for name in dir(kind):
            function = getattr(kind, name)
            if name.startswith("_") or not inspect.isroutine(function):
                continue
            try:
                if inspect.Parameter.VAR_KEYWORD in kinds(function):
                    open_ended.add(f"{kind.__name__}.{name}")
            except ValueError:
                continue
    # Whatever a target has can be animated; the documentation says so.
    assert open_ended == {"Animator.animate"}
    text = inspect.getdoc(ks.Chart.text)
    for option in ("anchor", "wrap_width", "insets", "keep_inside"):
        assert re.search(rf"^{option} : .*", text, re.MULTILINE)
        assert option in inspect.signature(ks.Chart.text).parameters
    assert inspect.signature(ks.Chart.text).parameters["size"].default == 12
    assert repr(inspect.signature(ks.Rule.set).parameters["width"].default) == "unchanged"


def test_guessing_is_imported_by_errors_alone():
    python(
        """
import sys
import keisen as ks
chart = ks.Chart(60, 40)
chart.line([1, 2]).set(width=2)
assert not hasattr(chart, "scatter")
assert getattr(chart, "tilte", 1) == 1
assert not {"difflib", "inspect", "re", "keisen._base.near_names"} & set(sys.modules)
try:
    chart.scatter
except AttributeError as error:
    assert str(error).endswith("use points")
"""
    )


@pytest.mark.parametrize("name", ["line", "points", "area", "step", "stem", "bar", "errorbar"])
def test_one_sequence_is_values_over_row_numbers(name):
    pictures = []
    for arguments in (([3, 1, 2],), (None, [3, 1, 2]), ([0, 1, 2], [3, 1, 2])):
        chart = ks.Chart(200, 100)
        getattr(chart, name)(*arguments)
        pictures.append(chart.to_png(renderer="cpu"))
    assert pictures[0] == pictures[1] == pictures[2]


def test_one_sequence_is_the_values_wherever_data_is_given(chart):
    line = chart.line(y=[1, 2, 3])
    line.set_data([4, 5])
    assert line.describe()["y"]["first"] == [4, 5]
    assert repr(chart.barh([1, 2])) == "<BarSeries of 2 rows>"
    assert repr(chart.waterfall([1, 2])) == "<BarSeries of 2 rows>"
    assert repr(chart.polar().points([1, 2])) == "<PointSeries of 2 rows>"
    assert repr(ks.LineSeries(chart.space, [1, 2])) == "<LineSeries of 2 rows>"


def test_one_matrix_is_not_guessed(chart):
    with pytest.raises((TypeError, ValueError)):
        chart.line(np.zeros((3, 2)))
    with pytest.raises((TypeError, ValueError)):
        chart.line([(1, 2), (3, 4)])
    with pytest.raises(TypeError, match="y must be a sequence of values, got None"):
        chart.line(None)
    with pytest.raises(TypeError, match="y must be a sequence of values, got None"):
        chart.line()


def test_names_that_the_library_reads_are_known_in_every_language(chart, tmp_path):
    preferences = ks.Preferences({"volume": 1}, tmp_path / "preferences.json")
    for call, text in [
        (lambda: preferences.get("volumne"), 'key "volumne" is unknown; did you mean "volume"?'),
        (lambda: chart.line([1], color="gren"), 'got "gren"; did you mean "green"?'),
        (lambda: chart.hist([1, 2], bins="scot"), 'got "scot"; did you mean "scott"?'),
    ]:
        assert message(call, ks.InvalidArgumentError).endswith(text)


@pytest.mark.parametrize(
    ("call", "reported"),
    [
        (
            lambda chart: chart.rule(3),
            "Chart.rule() takes none by position, got 1; by name x, y, layer, width, color, dash, ...",
        ),
        (
            lambda chart: chart.line([1], [2], "r--"),
            "Chart.line() takes at most 2 by position (x, y), got 3; "
            "by name color, alpha, width, dash, label, cap, ...",
        ),
        (
            lambda chart: chart.x_axis.set_ticks([1], ["a"], 3),
            "Axis.set_ticks() takes at most 2 by position (values, labels), got 3",
        ),
        # An unknown name goes first.
        (lambda chart: chart.rule(3, lw=2), "Chart.rule() has no option 'lw'; use width"),
    ],
)
def test_what_is_given_by_position_and_has_no_place_is_told(chart, call, reported):
    assert message(lambda: call(chart), TypeError) == reported


@pytest.mark.parametrize(
    ("call", "reported"),
    [
        (lambda chart: setattr(chart.x, "title", "t"), "use Chart.x_title or Chart.y_title"),
        (lambda chart: chart.colorbar(), "use the option colorbar=True of what has a colour scale"),
        (lambda chart: chart.grid(True), "use add(Grid(...)), or remove the one that"),
        (lambda chart: chart.x_axis.set(rotation=45), "use label_angle"),
        (lambda chart: chart.text(1, 1, "a", rotation=45), "use angle"),
        (
            lambda chart: ks.Figure(2, 2, sharex=True),
            "use Chart(space=Space(other.x, Projection()))",
        ),
        (
            lambda chart: ks.Figure(2, 2)[0, 1],
            "no chart takes the cells (0, 1): figure[row, column]",
        ),
    ],
)
def test_what_stands_elsewhere_is_told(chart, call, reported):
    assert reported in message(lambda: call(chart), (AttributeError, TypeError, KeyError))
