"""Points: options, data, membership."""

import math

import numpy as np
import pytest

import keisen as ks

MARKERS = (
    "circle square diamond triangle_up triangle_down triangle_left triangle_right cross plus star "
    "ring pentagon hexagon vertical_bar horizontal_bar"
).split()


def test_draws_with_its_colour():
    chart = ks.Chart.bare(40, 30)
    chart.padding = 0
    points = chart.points([0.5], [0], color="#1f77b4", size=10)
    chart.x.range = (0, 1)
    chart.y.range = (-1, 1)
    pixels = chart.render(renderer="cpu")
    assert pixels[15, 20].tolist() == [0x1F, 0x77, 0xB4, 255]
    assert pixels[2, 20].tolist() == [255, 255, 255, 255]
    points.set(color=(1, 0, 0), border_color="black", border_width=2)
    pixels = chart.render(renderer="cpu")
    assert pixels[15, 20].tolist() == [255, 0, 0, 255]
    assert pixels[15, 16].tolist() == [0, 0, 0, 255]


@pytest.mark.parametrize("marker", MARKERS)
def test_draws_every_marker(marker):
    chart = ks.Chart.bare(40, 30)
    points = chart.points([1, 2], [1, 2], marker=marker)
    assert points.marker == marker
    assert (chart.render(renderer="cpu")[..., :3] != 255).any()


def test_words_take_hyphens_and_underscores_alike():
    chart = ks.Chart()
    points = chart.points([1, 2], [1, 2], marker="triangle-up")
    assert points.marker == "triangle_up"
    points.marker = "vertical_bar"
    assert points.marker == "vertical_bar"
    assert chart.density([1, 2], [1, 2], spread="equal-area").spread == "equal_area"
    chart.legend("outside_right")
    chart.legend("bottom-left")
    for word in ("triangle up", "triangleup", "triangle__up", "triangle–up", "-", "triangle_up\0"):
        with pytest.raises(ks.InvalidArgumentError, match='marker must be "circle", "square"'):
            chart.points([1], [1], marker=word)


def test_tells_its_options():
    points = ks.Chart().points(None, [1, 2])
    assert (points.color, points.border_color, points.label) == (None, None, None)
    assert (points.marker, points.size, points.alpha, points.border_width) == ("circle", 6, 1, 0)
    points.set(
        color="navy",
        size=3,
        alpha=0.5,
        marker="star",
        border_width=1,
        border_color="white",
        label="CO₂",
    )
    assert points.color == ks.Color.parse("navy")
    assert points.border_color == ks.Color.parse("white")
    assert (points.size, points.alpha, points.border_width) == (3, 0.5, 1)
    assert (points.marker, points.label) == ("star", "CO₂")
    for name in ("color", "border_color", "label"):
        setattr(points, name, None)
        assert getattr(points, name) is None
    points.size, points.alpha, points.marker, points.border_width = 0, 0, "ring", 2
    assert (points.size, points.alpha, points.marker, points.border_width) == (0, 0, "ring", 2)


BAD_OPTIONS = [
    ("size", -1, ValueError),
    ("size", math.nan, ValueError),
    ("size", "2", TypeError),
    ("size", None, TypeError),
    ("size", ["a", "b"], TypeError),
    ("size", [1, 2, 3], ValueError),
    ("alpha", 1.5, ValueError),
    ("alpha", math.nan, ValueError),
    ("alpha", [1.0], ValueError),
    ("alpha", "opaque", TypeError),
    ("marker", "o", ValueError),
    ("marker", 1, TypeError),
    ("border_width", -1, ValueError),
    ("border_color", "nonesuch", ValueError),
    ("color", 3, TypeError),
    ("color", ["red", 2], TypeError),
    ("color", [1.0], ValueError),
    ("label", 3, TypeError),
]


@pytest.mark.parametrize(("name", "value", "kind"), BAD_OPTIONS)
def test_refuses_bad_options(name, value, kind):
    chart = ks.Chart()
    with pytest.raises(kind):
        chart.points(None, [1, 2], **{name: value})
    assert chart.series == ()
    if isinstance(value, list):
        return
    points = chart.points(None, [1, 2], size=2)
    with pytest.raises(kind):
        points.set(**{"label": "new", name: value})
    assert (points.size, points.label) == (2, None)


def test_options_are_keywords():
    chart = ks.Chart()
    with pytest.raises(TypeError):
        chart.points([1], [1], 3)
    with pytest.raises(TypeError, match=r"^PointSeries\.set\(\) has no option 'colour'"):
        chart.points([1], [1]).set(colour="red")


def test_takes_sizes_and_alphas_of_each_row():
    chart = ks.Chart.bare(60, 40)
    chart.padding = 0
    size = np.array([4, 8, math.nan, -1, 0, 9], dtype="f4")
    points = chart.points([0, 1, 2, 3, 4, 5], [0] * 6, size=size, alpha=[1, 0.5, 1, 1, 1, 0.0])
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].gaps == 1
    assert chart.frame_record.series[0].rows == 6
    points.set_data([0, 1], [2, 3], size=[1, 2])
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].rows == 2
    with pytest.raises(ks.InvalidArgumentError, match="size has 3 values, y has 2"):
        points.set_data([0, 1], [2, 3], size=[1, 2, 3])


def test_takes_colours_of_each_row():
    chart = ks.Chart.bare(60, 40)
    chart.padding = 0
    chart.x.range, chart.y.range = (0, 3), (-1, 1)
    values = [0.0, 1.0, math.nan]
    points = chart.points(
        [0.5, 1.5, 2.5], [0, 0, 0], color=values, colormap=["red", "blue"], size=9
    )
    pixels = chart.render(renderer="cpu")
    assert pixels[20, 10].tolist() == [255, 0, 0, 255]
    assert pixels[20, 30].tolist() == [0, 0, 255, 255]
    assert pixels[20, 50].tolist() == [255, 255, 255, 255]
    assert points.color is None
    assert points.color_scale.projection.range == (0, 1)
    scale = ks.ColorScale("magma", 0, 10)
    shared = chart.points([1, 2], [0, 0], color=np.array([1, 2]), colormap=scale)
    assert shared.color_scale is scale
    shared.set_data([1, 2, 3], [0, 0, 0], color=[1, 2, 3])
    plain = chart.points([1], [0], color=(1, 0, 0))
    assert plain.color_scale is None
    with pytest.raises(ks.InvalidArgumentError):
        plain.set_data([1, 2], [0, 0], color=[1, 2])


def test_takes_names_and_times():
    chart = ks.Chart()
    chart.points(["a", "b", "a"], np.array(["2026-01-01", "NaT", "2026-01-03"], dtype="M8[D]"))
    chart.render(renderer="cpu")
    assert (chart.x.scale, chart.y.scale) == ("category", "time")
    assert chart.frame_record.series[0].gaps == 1


def test_belongs_to_charts():
    one, two = ks.Chart(40, 30), ks.Chart(40, 30)
    points = one.points(None, [1, 2])
    line = one.line(None, [1, 2])
    other = ks.PointSeries(one.space, None, [3, 4], marker="cross")
    one.add(other)
    two.add(points)
    assert one.series == (points, line, other)
    assert points.space is one.space
    one.remove(points)
    assert one.series == (line, other)
    two.to_png(renderer="cpu")
    assert len(two.frame_record.series) == 1


def test_an_empty_series_draws():
    chart = ks.Chart(40, 30)
    chart.points([], [])
    assert chart.render(renderer="cpu").shape == (30, 40, 4)


def test_says_what_it_is():
    points = ks.Chart().points(None, [1, 2], label="a")
    assert repr(points) == "<PointSeries 'a' of 2 rows>"
    points.close()
    assert repr(points) == "<PointSeries, closed>"


@pytest.mark.parametrize("colorbar", [True, "depth"])
def test_adds_a_colour_bar_of_its_values(colorbar):
    chart = ks.Chart(320, 200)
    points = chart.points([1, 2, 3], [2, 5, 3], color=[0, 50, 100], colorbar=colorbar)
    bar = chart.attachments_above[-1]
    assert isinstance(bar, ks.ColorBar)
    assert bar.scale is points.color_scale
    assert bar.title == (None if colorbar is True else colorbar)
    chart.to_png(renderer="cpu")
    assert {"0", "20", "100"} <= {label.text for label in chart.labels()}


def test_adds_no_colour_bar_unless_asked_to():
    chart = ks.Chart()
    chart.points([1, 2], [1, 2], color=[1, 2])
    chart.points([1, 2], [1, 2], colorbar=False)
    assert not any(isinstance(part, ks.ColorBar) for part in chart.attachments_above)


@pytest.mark.parametrize("color", [None, "red", (1, 0, 0)])
def test_has_no_colour_bar_of_one_colour(color):
    chart = ks.Chart()
    with pytest.raises(ks.InvalidArgumentError, match="colorbar needs a column of values as color"):
        chart.points([1, 2], [1, 2], color=color, colorbar=True)
    assert chart.series == ()


SQUARE = [(0, 0), (2, 0), (2, 2), (0, 2)]


def test_takes_markers_of_ones_own():
    """A square of one's own is the built-in one, but for how its edges are rounded."""
    chart = ks.Chart.bare(60, 40)
    points = chart.points([1, 2], [1, 2], marker="square", size=12)
    built = chart.render(renderer="cpu").astype(int)
    steps = [("move", 0, 0), ("line", 5, 0), ("line", 5, 5), ("line", 0, 5), ("close",)]
    for outline in (SQUARE, np.array(SQUARE) * 1e3, iter(steps)):
        marker = ks.CustomMarker(outline)
        points.marker = marker
        assert points.marker == marker
        assert {marker: 1}[points.marker] == 1
        own = chart.render(renderer="cpu").astype(int)
        assert abs(own - built).max() <= 4
    points.marker = "circle"
    assert points.marker == "circle"
    assert ks.CustomMarker(SQUARE) != marker
    assert ks.CustomMarker(SQUARE) != "square"


def test_own_markers_are_wherever_markers_are():
    drop = ks.CustomMarker(
        [("move", 0, 0), ("cubic", -3, -4, -2, -7, 0, -7), ("quadratic", 4, -7, 0, 0)],
        anchor=(0, 0),
    )
    chart = ks.Chart.bare(160, 120)
    line = chart.line(None, [1, 3, 2], marker=drop, marker_size=10, label="line")
    assert line.marker == drop
    stems = chart.stem([1, 2, 3], [3, 1, 2], marker=drop)
    assert stems.marker == drop
    chart.strip({"a": [1, 2, 3]}, marker=drop)
    chart.swarm({"b": [1, 2, 3]}, marker=drop, border_width=1)
    chart.legend()
    before = chart.render(renderer="cpu")
    drop.close()
    assert (chart.render(renderer="cpu") == before).all()
    with pytest.raises(ks.InvalidHandleError, match="this CustomMarker is closed"):
        chart.points([1], [1], marker=drop)


def test_own_markers_are_found_and_described():
    chart = ks.Chart.bare(100, 100)
    chart.padding = 0
    chart.x.range = chart.y.range = (0, 100)
    pin = ks.CustomMarker([(0, 0), (-1, -2), (1, -2)], anchor=(0, 0))
    points = chart.points([50], [50], marker=pin, size=20)
    assert chart.hit(50, 40).distance == 0
    assert chart.hit(50, 55).distance == pytest.approx(5, abs=0.01)
    reported = points.describe()["style"]["custom_marker"]
    assert reported["kind"] == "custom_marker"
    assert pin.describe()["points"] == 3
    assert pin.describe()["high"][1] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("outline", "anchor", "message"),
    [
        ([], None, "must cover something"),
        ([(0, 0), (1, 1)], None, "must cover something"),
        (SQUARE, (math.nan, 0), "anchor of a marker must be finite, got (nan, 0.0)"),
        (SQUARE, (1e9, 0), "at most 100.0 times its size"),
        ([("move", 0, 0), ("curve", 1, 1)], None, "step 1 must be one of 'move'"),
        ([("move", 0)], None, "step 0 ('move') must have 2 numbers, got 1"),
        ([("move", 0, 0), ("line", math.inf, 1)], None, "point 1 must be finite"),
        (np.zeros((3, 3)), None, "points must have shape (n, 2), got (3, 3)"),
        (np.random.default_rng(1).random((1001, 2)), None, "at most 1000 points, got 1001"),
    ],
)
def test_refuses_outlines_that_are_no_marker(outline, anchor, message):
    with pytest.raises(ks.InvalidArgumentError) as error:
        ks.CustomMarker(outline, anchor=anchor)
    assert message in str(error.value)


@pytest.mark.parametrize("outline", [3, None, [1, 2], "star"])
def test_refuses_what_is_no_outline(outline):
    with pytest.raises((TypeError, ks.InvalidArgumentError)):
        ks.CustomMarker(outline)
