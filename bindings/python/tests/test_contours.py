"""Contours: lines of equal value, and the bands between them."""

import numpy as np
import pytest

import keisen as ks
import support

NAN = float("nan")


def bare(values, *places, **options):
    """Return a chart of nothing but bands, 10 x 10 points, over x and y in 0...10."""
    chart = support.bare()
    return chart, chart.contourf(values, *places, **options)


def test_bands_lie_between_the_places_where_the_field_is_at_their_levels():
    colors = ks.ColorScale(["black", "red"], 0, 20)
    chart, _ = bare([[0, 20], [0, 20]], [0, 10], [0, 10], levels=[0, 10, 20], colormap=colors)
    picture = chart.render(renderer="cpu")[..., 0].astype(int)
    assert (picture[:, :5] == picture[0, 0]).all()
    assert (picture[:, 5:] == picture[0, 9]).all()
    assert abs(picture[0, 0] - 64) <= 2
    assert abs(picture[0, 9] - 191) <= 2


def test_cells_with_a_corner_that_is_missing_are_holes():
    values = np.zeros((3, 3))
    values[2, 2] = NAN
    chart, _ = bare(values, [0, 5, 10], [0, 5, 10], levels=[-1, 1], colormap=["red", "red"])
    red = (chart.render(renderer="cpu")[..., :3] == (255, 0, 0)).all(axis=-1)
    wanted = np.ones((10, 10), bool)
    wanted[:5, 5:] = False
    assert np.array_equal(red, wanted)


@pytest.mark.parametrize("order", ["C", "F"])
def test_a_field_is_read_row_by_row_whatever_its_order(order):
    values = np.array([[0, 1, 2], [3, 4, 5]], order=order)
    chart, contours = bare(values)
    assert repr(contours) == "<ContourSeries of 2 x 3 values>"
    chart.x.fit()
    chart.y.fit()
    assert (chart.x.range, chart.y.range) == ((0, 2), (0, 1))
    hit = chart.hit(9, 1)
    assert (hit.value, hit.x, hit.y) == (5, 2, 1)


def test_lines_have_labels():
    chart = ks.Chart(400, 400)
    x = np.linspace(-3, 3, 41)
    chart.contour(np.hypot(x, x[:, None]), x, x, levels=[1, 2], label_size=10, label_format="fixed")
    chart.render(renderer="cpu")
    assert {label.text for label in chart.labels() if label.role == "value"} == {"1", "2"}


def test_options_are_read_and_changed():
    _, contours = bare([[0, 1], [2, 3]], levels=4, label="field")
    assert (contours.levels, contours.filled, contours.width) == (4, True, 0)
    assert (contours.color, contours.alpha, contours.label_size) == (None, 1, 0)
    contours.set(levels=(1, 2), width=2, color="red", label_size=8, label_format="si")
    assert (contours.levels, contours.width, contours.label_size) == ([1, 2], 2, 8)
    assert contours.color == ks.Color(1, 0, 0, 1)
    contours.set_data([[0, 1, 2]], [5, 6, 7], [9])
    assert repr(contours) == "<ContourSeries 'field' of 1 x 3 values>"


@pytest.mark.parametrize(
    ("places", "options", "message"),
    [
        (([1, 2, 3],), {}, "x must have 2 values, as values have, got 3"),
        (([1, 1],), {}, "x must ascend or descend, got 1.0, 1.0 at 0"),
        ((), {"levels": 0}, "levels must be in 1...1000, got 0"),
        ((), {"levels": []}, "levels must be at least one, got none"),
        ((), {"levels": [2, 1]}, "levels must ascend, got 2.0, 1.0"),
        ((), {"alpha": 2}, "alpha must be in 0...1, got 2.0"),
    ],
)
def test_what_does_not_fit_is_refused(places, options, message):
    with pytest.raises(ks.InvalidArgumentError) as error:
        bare([[0, 1], [2, 3]], *places, **options)
    assert str(error.value) == message


def test_lines_agree_with_contourpy():
    contourpy = pytest.importorskip("contourpy")
    random = np.random.default_rng(3)
    values = random.normal(size=(12, 17))
    values[random.random(values.shape) < 0.05] = NAN
    x, y = np.cumsum(random.random(17) + 0.1), np.cumsum(random.random(12) + 0.1)
    generator = contourpy.contour_generator(
        x, y, np.ma.masked_invalid(values), name="serial", corner_mask=False
    )
    chart = ks.Chart.bare(400, 300)
    chart.padding = 0
    chart.x.range, chart.y.range = (x[0], x[-1]), (y[0], y[-1])
    contours = chart.contour(values, x, y, levels=[0.1])
    for level in (-0.7, 0.1, 0.6):
        contours.set(levels=[level])
        lines = generator.lines(level)
        places = [np.column_stack([line[:-1], line[1:]]) for line in lines]
        for x0, y0, x1, y1 in np.concatenate(places):
            at = (
                ((x0 + x1) / 2 - x[0]) / (x[-1] - x[0]) * 400,
                300 - ((y0 + y1) / 2 - y[0]) / (y[-1] - y[0]) * 300,
            )
            if 0 < at[0] < 400 and 0 < at[1] < 300:
                hit = chart.hit(*at, within=1e-6)
                assert hit is not None
                assert hit.value == level
