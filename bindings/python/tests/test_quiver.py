"""Arrows."""

import numpy as np
import pytest

import keisen as ks
import support


def bare(*columns, **options):
    """Return a chart of nothing but arrows, 10 x 10 points, over x and y in 0...10."""
    chart = support.bare()
    return chart, chart.quiver(*columns, **options)


@pytest.mark.parametrize("options", [{"scale": 2}, {"scale": 2, "units": "data"}])
def test_an_arrow_leads_along_u_and_v(options):
    chart, _ = bare([1], [4.5], [4], [0], "red", width=1, **options)
    red = chart.render(renderer="cpu")[..., 1] < 200
    assert red[5].tolist() == [False] + [True] * 8 + [False]


def test_hits_tell_the_arrow_at_a_point():
    chart, arrows = bare([1, 1], [2, 8], [5, 5], [0, 0], [3, 4], scale=1, width=2)
    hit = chart.hit(4, 2.5)
    assert hit.series is arrows
    assert (hit.row, hit.x, hit.y, hit.value, hit.distance) == (1, 1, 8, 4, 0)


def test_options_are_read_and_changed_one_by_one():
    _, arrows = bare([1], [1], [1], [1], label="wind", key_unit="m/s", pivot="tip")
    assert (arrows.scale, arrows.units, arrows.pivot, arrows.width) == (0, "points", "tip", 1.5)
    assert (arrows.key_unit, arrows.label, arrows.color, arrows.alpha) == ("m/s", "wind", None, 1)
    arrows.set(units="data", scale=3, width=2, color="red", pivot="middle", key_unit="")
    assert (arrows.scale, arrows.units, arrows.pivot, arrows.width) == (3, "data", "middle", 2)
    assert repr(arrows) == "<QuiverSeries 'wind' of 1 rows>"
    arrows.set_data([1, 2], [1, 2], np.array([1, 2]), [3, 4])
    assert repr(arrows) == "<QuiverSeries 'wind' of 2 rows>"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"scale": -1}, "scale must be finite and not negative, got -1.0"),
        ({"pivot": "head"}, 'pivot must be "tail", "middle" or "tip", got \'head\''),
        ({"colorbar": True}, "colorbar needs a column of values as color, got None"),
    ],
)
def test_what_does_not_fit_is_refused(options, message):
    with pytest.raises(ks.InvalidArgumentError) as error:
        bare([1], [1], [1], [1], **options)
    assert str(error.value) == message
