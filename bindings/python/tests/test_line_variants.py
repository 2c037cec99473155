"""Lines that step, bend, branch and change their looks."""

import numpy as np
import pytest

import keisen as ks
from support import bare

NAN = float("nan")


def colors(chart, *places):
    """Return the colours at x and y in pixels."""
    picture = chart.render(renderer="cpu")
    return [tuple(picture[y, x, :3].tolist()) for x, y in places]


RED, BLUE, LIME, WHITE = (255, 0, 0), (0, 0, 255), (0, 255, 0), (255, 255, 255)


@pytest.mark.parametrize(("where", "column"), [("pre", 2), ("mid", 10), ("post", 18)])
def test_steps_go_up_where_they_are_asked_to(where, column):
    chart = bare(20, 20)
    chart.step([1, 9], [1, 9], where=where, color="red", width=2)
    red = (chart.render(renderer="cpu")[10, :, :3] == RED).all(axis=-1)
    assert np.flatnonzero(red).tolist() == [column - 1, column]


def test_steps_are_options_of_a_line_too():
    line = bare().line(None, [1, 2], interpolation="step-after")
    assert line.interpolation == "step_after"
    line.interpolation = "monotone"
    assert line.interpolation == "monotone"
    with pytest.raises(TypeError, match="has no option 'interpolation'"):
        bare().step(None, [1, 2], interpolation="linear")
    with pytest.raises(ks.InvalidArgumentError, match=r'"pre", "mid" or "post", got .after.'):
        bare().step(None, [1, 2], where="after")


@pytest.mark.parametrize("interpolation", ["monotone", "catmull_rom"])
def test_curves_go_through_the_rows(interpolation):
    chart = bare(20, 20)
    chart.line([1, 5, 9], [2, 8, 2], interpolation=interpolation, color="red", width=3)
    assert colors(chart, (2, 15), (10, 4), (17, 15)) == [RED] * 3


def test_separate_segments_join_rows_in_pairs():
    chart = bare()
    line = chart.line([1, 3, 5, 9], [5] * 4, separated=True, color="red", width=2, cap="butt")
    assert colors(chart, (2, 5), (4, 5), (7, 5)) == [RED, WHITE, RED]
    line.set(separated=False)
    assert colors(chart, (4, 5)) == [RED]


def test_an_order_joins_rows_as_it_says():
    chart = bare()
    line = chart.line([1, 9, 1], [1, 5, 9], order=[0, 2, NAN, 1], color="red", width=2, cap="butt")
    assert colors(chart, (1, 5), (5, 5)) == [RED, WHITE]
    line.set_data([1, 9, 9], [5, 5, 9])
    assert colors(chart, (5, 5)) == [RED]


def test_styles_by_row_give_segments_their_look():
    chart = bare()
    line = chart.line(
        [0, 4, 7, 10],
        [5] * 4,
        color="red",
        width=2,
        cap="butt",
        styles=[{"color": "blue", "width": 2, "cap": "butt"}, {"width": 0}],
        style=[NAN, 0, 1, 1],
    )
    assert colors(chart, (2, 5), (5, 5), (8, 5)) == [RED, BLUE, WHITE]
    assert line.styles[0] == {
        "color": (0, 0, 1, 1),
        "width": 2,
        "dash": None,
        "cap": "butt",
        "join": "round",
        "mitre_limit": 4,
        "alpha": 1,
    }
    line.styles = [{"color": "lime", "width": 2}]
    assert colors(chart, (5, 5), (8, 5)) == [LIME, RED]


def test_alpha_fades_the_line_its_parts_and_its_colours_by_value():
    faint_red = pytest.approx((255, 128, 128), abs=1)
    faint_blue = pytest.approx((128, 128, 255), abs=1)
    chart = bare()
    line = chart.line([0, 10], [5, 5], color="red", alpha=0.5, width=2)
    assert line.alpha == 0.5
    assert colors(chart, (5, 5)) == [faint_red]
    line.alpha = 1
    assert colors(chart, (5, 5)) == [RED]
    line.set(alpha=0)
    assert colors(chart, (5, 5)) == [WHITE]
    chart = bare()
    chart.line(
        [0, 5, 10],
        [5] * 3,
        color="red",
        width=2,
        cap="butt",
        styles=[{"color": "blue", "width": 2, "cap": "butt", "alpha": 0.5}],
        style=[NAN, 0, 0],
    )
    assert colors(chart, (2, 5), (7, 5)) == [RED, faint_blue]
    chart = bare()
    scale = ks.ColorScale(["red", "blue"], 0, 1)
    options = {"width": 2, "blended": False, "cap": "butt", "alpha": 0.5}
    chart.line([0, 5, 10], [5] * 3, color=[0, 1, 1], colormap=scale, **options)
    assert colors(chart, (2, 5), (7, 5)) == [faint_red, faint_blue]


def test_values_give_the_line_its_colours_and_a_bar():
    chart = bare()
    scale = ks.ColorScale(["red", "blue"], 0, 1)
    line = chart.line([0, 5, 10], [5] * 3, color=[0, 1, 1], colormap=scale, width=2, blended=False)
    assert colors(chart, (2, 5), (7, 5)) == [RED, BLUE]
    assert line.color_scale is scale
    line.set(blended=True)
    mixed = colors(chart, (2, 5))[0]
    assert mixed[0] > 60
    assert mixed[2] > 60
    line.set_data([0, 5, 10], [5] * 3, color=[1, 1, 1])
    assert colors(chart, (2, 5)) == [BLUE]
    chart = ks.Chart()
    chart.line(None, [1, 2], color=[3, 4], colorbar="speed")
    assert any(isinstance(part, ks.ColorBar) for part in chart.attachments_above)


def test_markers_stand_on_rows_in_the_colour_of_the_line():
    chart = bare()
    line = chart.line([2, 8], [5, 5], color="red", width=1, marker="square", marker_size=4)
    assert colors(chart, (2, 4), (5, 3)) == [RED, WHITE]
    assert (line.marker, line.marker_size) == ("square", 4)
    line.set(marker=None)
    assert colors(chart, (2, 3)) == [WHITE]
    assert (line.marker, line.marker_size) == (None, 4)
    line.marker_size = 5
    assert line.marker is None
    line.set(marker="circle", marker_color="blue")
    assert (line.marker, line.marker_size) == ("circle", 5)
    assert colors(chart, (2, 4)) == [BLUE]


def test_hits_follow_the_shape():
    chart = bare(100, 100)
    line = chart.line([0, 5, 10], [2, 8, 8], interpolation="step_after")
    hit = chart.hit(25, 80, within=3)
    assert hit.series is line
    assert chart.hit(25, 50, within=3) is None


def test_a_line_has_its_shape_in_alt_text_legend_and_record():
    chart = ks.Chart(300, 200)
    chart.line(None, [1, 3, 2], label="steps", interpolation="step_before", marker="star")
    chart.x.range, chart.y.range = (0, 2), (1, 3)
    chart.legend()
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].rows == 3
    assert chart.frame_record.omitted_parts == 0
    assert chart.alt == "Line chart: x 0 to 2, y 1 to 3."


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"interpolation": "cubic"}, ks.InvalidArgumentError, "interpolation"),
        ({"interpolation": 1}, TypeError, "interpolation must be a str, got int"),
        ({"curve_alpha": 2, "interpolation": "catmull_rom"}, ks.InvalidArgumentError, "0...1"),
        ({"separated": 3}, TypeError, "separated"),
        ({"styles": {"color": "red"}}, TypeError, "styles must be a sequence of dicts, got dict"),
        ({"styles": [3]}, TypeError, "styles must be a sequence of dicts, got int"),
        ({"styles": [{"size": 3}]}, TypeError, "a style of a line has no 'size'"),
        ({"styles": [{"width": -3}]}, ks.InvalidArgumentError, "width must be finite"),
        ({"style": [1]}, ks.InvalidArgumentError, "style indices has 1 values, y has 2"),
        ({"color": [1]}, ks.InvalidArgumentError, "values has 1 values, y has 2"),
        ({"color": [1, 2], "style": [0, 0]}, ks.InvalidArgumentError, "got both"),
        ({"color": [1, 2], "dash": [2, 1]}, ks.InvalidArgumentError, "has no dash, got 2 lengths"),
        ({"marker": "blob"}, ks.InvalidArgumentError, "marker"),
        ({"marker": "star", "marker_size": -1}, ks.InvalidArgumentError, "size must be finite"),
        ({"colorbar": True}, ks.InvalidArgumentError, "colorbar needs a column of values"),
    ],
)
def test_what_is_not_allowed_is_refused(options, error, message):
    chart = bare()
    with pytest.raises(error, match=message):
        chart.line(None, [1, 2], **options)
    assert chart.series == ()


def test_many_steps_are_reduced_and_few_rows_in_view_read():
    n = 200_000
    chart = ks.Chart(300, 200)
    chart.line(np.arange(n), np.sin(np.arange(n) / 900), interpolation="step_middle")
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].tier == "envelope"
    chart.x.range = (1000, 1100)
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].tier == "direct"
    assert chart.frame_record.series[0].rows < 200


@pytest.mark.parametrize("options", [{"separated": True}, {"interpolation": "catmull_rom"}])
def test_what_many_separate_segments_and_curves_cover_is_gathered(options):
    rows = np.random.default_rng(4).normal(size=(2, 40_000))
    chart = bare(300, 200)
    chart.line(*rows, color="black", **options)
    chart.x.range = chart.y.range = (-3, 3)
    exact = chart.render(renderer="cpu", exact=True).astype(int)
    assert chart.frame_record.series[0].tier == "direct"
    fast = chart.render(renderer="cpu").astype(int)
    record = chart.frame_record.series[0]
    assert record.tier == "coverage"
    assert record.bound_channel == (17 if "separated" in options else 25)
    assert np.abs(exact - fast).max() <= record.bound_channel


def test_close_rows_of_a_monotone_curve_cost_what_those_of_a_line_do():
    n = 200_000
    chart = bare(300, 200)
    x, y = np.sqrt(np.arange(n)), 5 + 4 * np.sin(np.arange(n) / 700)
    y[::997] = 9.5
    chart.line(x, y, interpolation="monotone", color="black")
    chart.x.range = (20, np.sqrt(n))
    exact = chart.render(renderer="cpu", exact=True).astype(int)
    assert chart.frame_record.series[0].tier == "direct"
    fast = chart.render(renderer="cpu").astype(int)
    record = chart.frame_record.series[0]
    assert record.tier == "envelope"
    assert np.abs(exact - fast).max() <= record.bound_channel == 25
    chart.x.range = (0, 20)
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].tier == "direct"
