"""Polar spaces: lines, points, sectors, roses and radar charts."""

import math

import numpy as np
import pytest

import keisen as ks


def bare(*arguments, **options):
    """Return a chart of 100 x 100 points and a polar space without grid and labels in it."""
    chart = ks.Chart.bare(100, 100)
    polar = chart.polar(*arguments, **options)
    for part in (*chart.attachments_below, *chart.attachments_above):
        chart.remove(part)
    return chart, polar


def color_at(chart, x, y):
    return tuple(int(each) for each in chart.render(renderer="cpu")[y, x, :3])


def test_points_stand_by_angle_and_radius():
    chart, polar = bare("degrees", radii=(0, 10))
    polar.points([0, 90], [8, 8], size=6, color="red")
    assert color_at(chart, 50, 10) == (255, 0, 0)
    assert color_at(chart, 90, 50) == (255, 0, 0)
    assert color_at(chart, 50, 90) == (255, 255, 255)


def test_radians_go_the_way_of_mathematics_where_asked():
    chart, polar = bare("radians", radii=(0, 10), start=90, clockwise=False)
    polar.points([0, math.pi / 2], [8, 8], size=6, color="red")
    assert color_at(chart, 90, 50) == (255, 0, 0)
    assert color_at(chart, 50, 10) == (255, 0, 0)


def test_hits_tell_angle_and_radius():
    chart, polar = bare("degrees", radii=(0, 10))
    points = polar.points([0, 90], [8, 4])
    hit = chart.hit(69, 50)
    assert hit.series is points
    assert (hit.row, hit.x, hit.y) == (1, 90, 4)


def test_sectors_are_bars_around_angles():
    chart, polar = bare(["n", "e", "s", "w"], radii=(0, 10))
    sectors = polar.sectors([0, 1], [10, 5], color="red")
    assert color_at(chart, 50, 5) == (255, 0, 0)
    assert color_at(chart, 65, 50) == (255, 0, 0)
    assert color_at(chart, 85, 50) == (255, 255, 255)
    sectors.set(color="blue", width=0.5, gap=0)
    assert sectors.color == ks.Color(0, 0, 1, 1)
    assert color_at(chart, 50, 5) == (0, 0, 255)
    sectors.set_data([2], [10])
    assert color_at(chart, 50, 95) == (0, 0, 255)


def test_a_rose_is_a_stack():
    chart = ks.Chart(300, 300)
    a, b = chart.rose(["x", "y", "z"], {"a": [1, 2, 3], "b": [3, 2, 1]})
    assert (a.label, b.label) == ("a", "b")
    assert a.space is b.space
    chart.render(renderer="cpu")
    assert a.space.y.range == (0, 4)
    assert {"x", "y", "z"} <= {label.text for label in chart.labels()}
    with pytest.raises(
        ks.InvalidArgumentError, match="values of 'a' must be as many as the 3 names, got 1"
    ):
        chart.rose(["x", "y", "z"], {"a": [1]})


def test_a_radar_has_a_closed_line_for_each_series():
    chart = ks.Chart(300, 300)
    (line,) = chart.radar(["x", "y", "z"], [1, 2, 3], radii=(0, 3))
    assert chart.series == (line,)
    picture = chart.render(renderer="cpu")
    assert (picture[..., :3] != 255).any()
    assert chart.alt.startswith("Polar chart")


def test_a_radar_is_filled_in_the_colour_of_its_lines():
    chart = ks.Chart.bare(100, 100)
    lines = chart.radar(
        ["n", "e", "s", "w"],
        {"a": [10, 10, 10, 10], "b": [4, 4, 4, 4]},
        colors=["red", "blue"],
        width=1,
        fill_alpha=0.5,
        radii=(0, 10),
    )
    assert [line.label for line in lines] == ["a", "b"]
    *areas, first, second = chart.series
    assert (first, second) == lines
    assert [area.linked_line for area in areas] == list(lines)
    for part in (*chart.attachments_below, *chart.attachments_above):
        chart.remove(part)
    assert color_at(chart, 66, 66) == pytest.approx((255, 127.5, 127.5), abs=1)
    assert color_at(chart, 52, 48) == pytest.approx((127.5, 63.75, 191.25), abs=1)
    lines[0].color = "lime"
    assert color_at(chart, 66, 66) == pytest.approx((127.5, 255, 127.5), abs=1)
    for wrong in (-1, 2, float("nan")):
        count = len(chart.series)
        with pytest.raises(ks.InvalidArgumentError, match="alpha must be"):
            chart.radar(["n", "e", "s"], [1, 2, 3], fill_alpha=wrong)
        assert len(chart.series) == count


def test_areas_go_from_radius_to_radius():
    chart, polar = bare("degrees", radii=(0, 10), path="along_angle", closed=True)
    area = polar.area([0, 90, 180, 270], [8, 8, 8, 8], 4, color="red", alpha=1)
    assert chart.series == (area,)
    assert color_at(chart, 50, 20) == (255, 0, 0)
    assert color_at(chart, 71, 29) == (255, 0, 0)
    assert color_at(chart, 29, 29) == (255, 0, 0)
    assert color_at(chart, 50, 50) == (255, 255, 255)
    assert color_at(chart, 50, 5) == (255, 255, 255)
    area.set_data([0, 90, 180, 270], [10, 10, 10, 10], [6, 6, 6, 6])
    assert color_at(chart, 50, 25) == (255, 255, 255)
    assert color_at(chart, 50, 5) == (255, 0, 0)


def test_areas_of_row_numbers_end_where_a_radius_is_missing():
    chart, polar = bare(["n", "e", "s", "w"], radii=(0, 10), closed=True)
    polar.area(None, [9, 9, None, 9], color="red", alpha=1)
    assert color_at(chart, 60, 40) == (255, 0, 0)
    assert color_at(chart, 60, 60) == (255, 255, 255)
    assert color_at(chart, 40, 60) == (255, 255, 255)


def test_an_axis_takes_ticks_formats_and_options():
    chart = ks.Chart(300, 300)
    polar = chart.polar("degrees", radii=(0, 10))
    polar.line([0, 90], [1, 2])
    polar.axis.set_angle_ticks([0, 90, 180, 270], ["N", "E", "S", "W"])
    polar.axis.set(radii=False)

    def texts():
        chart.render(renderer="cpu")
        return [label.text for label in chart.labels()]

    assert texts() == ["N", "E", "S", "W"]
    polar.axis.set_angle_ticks(None)
    assert "30°" in texts()
    polar.axis.set(angles=False, radii=True, radius_format=ks.TickFormat("fixed", decimals=1))
    assert "5.0" in texts()
    with pytest.raises(ks.InvalidArgumentError, match="ticks are 2, their labels 1"):
        polar.axis.set_angle_ticks([0, 1], ["a"])
    with pytest.raises(TypeError, match=r"^PolarAxis\.set\(\) has no option 'size'"):
        polar.axis.set(size=1)


def test_lines_of_many_rows_are_drawn():
    chart, polar = bare("radians", radii=(0, 1))
    turn = np.linspace(0, 200, 200_000)
    polar.line(turn, turn / 200)
    chart.render(renderer="cpu")
    assert chart.frame_record.series[0].tier == "coverage"
    assert chart.frame_record.series[0].rows == 200_000


@pytest.mark.parametrize(
    "options",
    [{"inner_radius": 1}, {"start": math.inf}, {"grid": "stars"}, {"path": "x"}],
)
def test_what_is_not_allowed_is_refused(options):
    chart = ks.Chart(100, 100)
    with pytest.raises(ks.InvalidArgumentError):
        chart.polar(**options)


def test_other_spaces_and_series_are_refused():
    chart, polar = bare()
    with pytest.raises(ks.UnsupportedError, match="heat map can't be drawn in a polar space"):
        ks.HeatmapSeries(polar, [[1, 2], [3, 4]])
    with pytest.raises(ks.UnsupportedError, match="sectors can be drawn in a polar space only"):
        ks.SectorSeries(chart.space, [0], [1])
    with pytest.raises(ks.UnsupportedError, match="a polar axis can be drawn"):
        ks.PolarAxis(chart.space)
