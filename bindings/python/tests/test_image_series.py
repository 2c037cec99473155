"""Images in data coordinates."""

import numpy as np
import pytest

import keisen as ks

PIXELS = np.arange(2 * 3 * 4, dtype="u1").reshape(2, 3, 4) * 10
PIXELS[..., 3] = 255


def bare(image, **options):
    """Return a chart of nothing but an image, a pixel for each of its own."""
    chart = ks.Chart.bare(3, 2)
    chart.padding = 0
    return chart, chart.image(image, **options)


@pytest.mark.parametrize("interpolation", ["nearest", "linear"])
def test_pixels_are_as_they_were(interpolation):
    chart, _ = bare(PIXELS, interpolation=interpolation)
    assert np.array_equal(chart.render(renderer="cpu"), PIXELS)
    chart, _ = bare(PIXELS, origin="lower", interpolation=interpolation)
    assert np.array_equal(chart.render(renderer="cpu"), PIXELS[::-1])


def test_floats_grey_and_three_channels_are_pictures_too(tmp_path):
    chart, _ = bare(PIXELS[..., :3])
    assert np.array_equal(chart.render(renderer="cpu"), PIXELS)
    chart, _ = bare(PIXELS / 255)
    assert np.array_equal(chart.render(renderer="cpu"), PIXELS)
    chart, _ = bare(np.array([[0, 0.5, 1], [-1, 2, np.nan]]))
    assert chart.render(renderer="cpu")[..., 1].tolist() == [[0, 128, 255], [0, 255, 0]]
    chart.save(tmp_path / "grey.png")
    again, _ = bare(tmp_path / "grey.png")
    assert np.array_equal(again.render(renderer="cpu"), chart.render(renderer="cpu"))
    canvas = ks.Canvas(3, 2)
    again, _ = bare(canvas)
    assert again.render(renderer="cpu").shape == (2, 3, 4)


def test_an_extent_says_where_the_sides_are():
    chart, series = bare(PIXELS, extent=(10, 40, -5, 5), label="pixels")
    chart.x.fit()
    chart.y.fit()
    assert (chart.x.range, chart.y.range) == ((10, 40), (-5, 5))
    hit = chart.hit(2.5, 1.5)
    assert (hit.row, hit.column, hit.x, hit.y) == (1, 2, 35, -2.5)
    series.set(extent=(40, 10, 5, -5))
    assert np.array_equal(chart.render(renderer="cpu"), PIXELS[::-1, ::-1])
    series.set_data(PIXELS[::-1, ::-1])
    assert np.array_equal(chart.render(renderer="cpu"), PIXELS)
    assert (series.interpolation, series.alpha, series.label) == ("nearest", 1, "pixels")
    series.interpolation = "linear"
    assert repr(series) == "<ImageSeries 'pixels' of an image>"


@pytest.mark.parametrize(
    "image", [np.zeros((2, 2, 2)), np.zeros((0, 2, 3)), np.zeros(4), np.zeros((2, 2), int)]
)
def test_what_is_no_image_is_refused(image):
    with pytest.raises(ks.InvalidArgumentError, match=r"image must have shape \(h, w\)"):
        bare(image)
