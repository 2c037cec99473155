"""Densities: counts, means and categories of rows in cells."""

import os
import subprocess
import sys

import numpy as np
import pytest

import keisen as ks
import support


def bare(x, y, **options):
    """Return a chart of nothing but a density, 20 x 10 points, over x in 0...20 and y in 0...10."""
    chart = support.bare(20, 10, (0, 20))
    return chart, chart.density(x, y, **options)


def histogram(x, y, weights=None):
    """Return sums over the cells of the picture, top row first, as numpy finds them."""
    sums, _, _ = np.histogram2d(y, x, bins=(10, 20), range=((0, 10), (0, 20)), weights=weights)
    return sums[::-1]


def rows(count, seed=1):
    random = np.random.default_rng(seed)
    return random.normal(10, 4, count), random.normal(5, 2, count)


def colors(scale, values):
    """Return the colours of values over white, clear where there are none."""
    flat = np.array([tuple(color) for color in scale.colors(np.ravel(values))])
    rgb = flat[:, :3] * flat[:, 3:] + 1 - flat[:, 3:]
    return np.round(rgb * 255).reshape(*np.shape(values), 3)


@pytest.mark.parametrize("scale", ["linear", "log", "sqrt"])
def test_cells_have_the_colours_of_their_counts(scale):
    x, y = rows(20_000)
    counts = histogram(x, y)
    fixed = ks.ColorScale("magma", 1, counts.max(), scale=scale)
    chart, density = bare(x, y, colormap=fixed)
    drawn = chart.render(renderer="cpu")[..., :3]
    wanted = np.where(counts[..., None] > 0, colors(fixed, counts), 255)
    assert np.abs(drawn - wanted).max() <= 1
    # What the frame finds by itself.
    other, _ = bare(x, y, colormap=ks.ColorScale("magma", scale=scale))
    own = other.render(renderer="cpu")[..., :3]
    if scale == "log":
        assert (own == drawn).all()
    record = other.frame_record.series[0]
    assert (record.tier, record.rows) == ("density", 20_000)
    assert density.color_scale is fixed


def test_cells_have_the_colours_of_their_means():
    x, y = rows(5000)
    values = np.sin(x) + y
    values[::7] = np.nan
    there = ~np.isnan(values)
    sums = histogram(x[there], y[there], values[there])
    with np.errstate(invalid="ignore"):
        means = sums / histogram(x[there], y[there])
    scale = ks.ColorScale("viridis", 0, 10)
    chart, _ = bare(x, y, values=values, colormap=scale)
    drawn = chart.render(renderer="cpu")[..., :3]
    wanted = np.where(np.isnan(means)[..., None], 255, colors(scale, np.nan_to_num(means)))
    assert (np.abs(drawn - wanted).max(axis=2) > 1).mean() < 0.02
    assert chart.frame_record.series[0].gaps == (~there).sum()


def test_equal_area_gives_each_colour_as_many_cells():
    x, y = rows(50_000)
    chart, density = bare(x, y, spread="equal_area", colormap="greys")
    level = chart.render(renderer="cpu")[..., 0].astype(int)
    counts = histogram(x, y)
    order = np.argsort(counts[counts > 0], kind="stable")
    assert (np.diff(level[counts > 0][order]) <= 0).all()
    quarters = np.histogram(level[counts > 0], bins=[0, 64, 128, 192, 256])[0]
    assert quarters.min() > 0.2 * (counts > 0).sum()
    density.spread = "scale"
    assert density.spread == "scale"


def test_categories_by_name_and_by_code():
    x, y = rows(4000)
    names = np.where(x > 10, "right", "left")
    codes = (x > 10).astype("uint8") ^ (names[0] == "right")
    order = [names[0], "left" if names[0] == "right" else "right"]
    pictures = []
    for options in ({"category": names}, {"category": codes, "categories": order}):
        chart, density = bare(x, y, **options)
        assert density.color_scale is None
        pictures.append(chart.render(renderer="cpu"))
    assert (pictures[0] == pictures[1]).all()
    chart = ks.Chart(300, 200)
    chart.density(x, y, category=names)
    chart.add(ks.Legend())
    chart.render(renderer="cpu")
    texts = [label.text for label in chart.labels()]
    assert {"left", "right"} <= set(texts)


def test_tells_its_options():
    density = ks.Chart().density(None, [1, 2])
    assert (density.spread, density.cell_size, density.alpha) == ("scale", 0, 1)
    assert density.label is None
    density.set(spread="equal_area", cell_size=3, alpha=0.5, label="rows")
    assert (density.spread, density.cell_size, density.alpha) == ("equal_area", 3, 0.5)
    assert repr(density) == "<DensitySeries 'rows' of 2 rows>"
    density.spread, density.cell_size, density.alpha, density.label = "scale", 0, 1, None
    assert density.label is None
    assert isinstance(density.space, ks.Space)
    density.set_data([1, 2, 3], [3, 4, 5], values=[1, 2, 3])
    assert repr(density) == "<DensitySeries of 3 rows>"
    density.close()
    assert repr(density) == "<DensitySeries, closed>"


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"spread": "eq_hist"}, ValueError),
        ({"cell_size": -1}, ValueError),
        ({"cell_size": float("nan")}, ValueError),
        ({"alpha": 2}, ValueError),
        ({"values": [1]}, ValueError),
        ({"category": [1, 2]}, ValueError),
        ({"category": [0, 1], "categories": []}, ValueError),
        ({"category": [0, 1], "categories": [str(n) for n in range(257)]}, ValueError),
        ({"category": ["a", "b"], "categories": ["a"]}, ValueError),
        ({"categories": ["a"]}, TypeError),
        ({"values": [1, 2], "category": ["a", "b"]}, TypeError),
        ({"size": 3}, TypeError),
    ],
)
def test_refuses_what_is_not_allowed(options, error):
    with pytest.raises(error):
        ks.Chart().density([1, 2], [3, 4], **options)


def test_shows_its_range_in_a_colour_bar():
    x, y = rows(30_000)
    chart = ks.Chart(400, 300)
    for spread in ("scale", "equal_area"):
        density = chart.density(x, y, spread=spread)
        chart.add(ks.ColorBar(density.color_scale, title=spread))
    chart.render(renderer="cpu")
    texts = [label.text for label in chart.labels()]
    assert {"scale", "equal_area"} <= set(texts)
    # No range is stored, and a fit finds none.
    chart.fit()
    assert density.color_scale.projection.range == (0, 1)


SCRIPT = """
import hashlib, sys
import numpy as np, keisen as ks
random = np.random.default_rng(3)
x, y, v = random.normal(size=(3, 400_000))
digest = hashlib.sha256()
for options in ({}, {"values": v}, {"category": np.arange(400_000) % 3, "categories": list("abc")}):
    for spread in ("scale", "equal_area"):
        chart = ks.Chart(300, 200)
        chart.density(x, y, spread=spread, **options)
        digest.update(chart.render(renderer="cpu").tobytes())
print(digest.hexdigest())
"""


def test_is_the_same_on_any_number_of_threads():
    hashes = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "KEISEN_THREADS": str(threads)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for threads in (1, 2, 8)
    }
    assert len(hashes) == 1


def test_a_colour_bar_comes_along_but_not_for_categories():
    chart = ks.Chart(320, 200)
    density = chart.density([1, 2, 2], [1, 2, 2], colorbar="rows")
    bars = [each for each in chart.attachments_above if isinstance(each, ks.ColorBar)]
    assert [bar.title for bar in bars] == ["rows"]
    assert bars[0].scale is density.color_scale
    chart.density([1, 2, 2], [1, 2, 2])
    chart.density([1, 2, 2], [1, 2, 2], category=["a", "b", "b"], colorbar=True)
    assert sum(isinstance(each, ks.ColorBar) for each in chart.attachments_above) == 1


def test_means_of_integers_and_times_that_doubles_do_not_tell_apart():
    x = np.arange(10)
    first = 1_700_000_000_000_000_000
    values = first + 10 * x
    pictures = []
    for each in (values, values.view("datetime64[ns]"), 10 * x):
        chart = ks.Chart.bare(10, 1)
        chart.padding = 0
        chart.x.range = (-0.5, 9.5)
        chart.density(x, np.zeros(10), values=each)
        pictures.append(chart.render(renderer="cpu"))
    assert len(np.unique(pictures[0].reshape(-1, 4), axis=0)) == 10
    assert (pictures[0] == pictures[1]).all()
    assert (pictures[0] == pictures[2]).all()


def test_a_colour_bar_of_means_of_times_shows_times():
    times = np.datetime64("2024-03-01T09:00", "s") + np.arange(7) * np.timedelta64(600, "s")
    chart = ks.Chart(400, 300)
    chart.density(np.arange(7), np.zeros(7), values=times, cell_size=8, colorbar=True)
    chart.render(renderer="cpu")
    labels = [label.text for label in chart.labels()]
    assert "09:00" in labels
    assert "10:00" in labels


def test_cells_keep_their_colours_while_a_range_moves():
    x, y = rows(20_000)
    scale = ks.ColorScale("magma", 0, 200)
    chart, _ = bare(x, y, cell_size=4, colormap=scale)
    before = chart.render(renderer="cpu")
    chart.x.range = (1, 21)
    chart.y.range = (-2, 8)
    after = chart.render(renderer="cpu")
    assert (before[2:, 1:] == after[:-2, :-1]).all()
    # Less than half a pixel is none, save at the sides, where a part of a cell has one pixel.
    chart.x.range = (1.3, 21.3)
    assert (chart.render(renderer="cpu")[:, 1:-1] == after[:, 1:-1]).all()


def test_categories_differ():
    with pytest.raises(ks.InvalidArgumentError, match='categories must differ, got "a" again at 1'):
        bare([1, 2], [1, 2], category=[0, 1], categories=["a", "a"])
