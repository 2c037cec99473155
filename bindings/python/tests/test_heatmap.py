"""Heat maps, colour scales and colour bars."""

import re

import numpy as np
import pytest

import keisen as ks
from keisen._data.matrix import flattened


def bare(values, **options):
    """Return a chart of nothing but a heat map, a pixel a point."""
    rows, columns = np.shape(values)
    chart = ks.Chart.bare(columns * 4, rows * 4)
    chart.padding = 0
    heatmap = chart.heatmap(values, **options)
    return chart, heatmap


def cells(values, **options):
    """Return the colours of the middles of the cells, row 0 first."""
    chart, _ = bare(values, **options)
    pixels = chart.render(renderer="cpu")
    return pixels[2::4, 2::4][::-1]


def expected(values, scale):
    flat = np.asarray(values, float).ravel()
    colors = np.array([tuple(color) for color in scale.colors(flat)])
    # Over white.
    rgb = colors[:, :3] * colors[:, 3:] + 1 - colors[:, 3:]
    return np.round(rgb * 255).reshape(*np.shape(values), 3)


@pytest.mark.parametrize("order", ["C", "F"])
def test_a_column_is_a_matrix_without_a_copy(order):
    values = np.arange(12.0).reshape(3, 4)
    column = ks.Column(values.ravel(order=order))
    matrix = column.reshape(3, 4, order=order)
    assert matrix.column is column
    assert repr(matrix) == f"<Matrix 3 x 4, order {order!r}>"
    pictures = []
    for shown in (values, matrix):
        chart = ks.Chart(200, 100)
        heatmap = chart.heatmap(shown)
        pictures.append(chart.render(renderer="cpu"))
    assert np.array_equal(*pictures)
    heatmap.set_data(column.reshape(3, 4, order=order))
    with pytest.raises(ks.InvalidArgumentError, match=re.escape("must have the shape (3, 4)")):
        heatmap.set_data(column.reshape(4, 3, order=order))


def test_a_matrix_has_the_values_of_its_column_and_no_other_order():
    column = ks.Column([1, 2, 3, 4, 5, 6], copy=True)
    for rows, columns in ((2, 2), (-2, -3), (0, 6), (10**30, 1)):
        with pytest.raises(ks.InvalidArgumentError, match=f"6 values, got {rows} x {columns}"):
            column.reshape(rows, columns)
    with pytest.raises(ks.InvalidArgumentError, match=r'order must be "C" or "F", got .A.'):
        column.reshape(2, 3, order="A")
    with pytest.raises(TypeError):
        column.reshape(2.0, 3)
    lines = ks.Chart().contour(column.reshape(2, 3))
    assert "2 x 3" in repr(lines)
    with pytest.raises(ks.InvalidArgumentError, match="row by row, got order 'F'"):
        ks.Chart().contour(column.reshape(2, 3, order="F"))


def test_cells_have_the_colours_of_their_values():
    values = np.random.default_rng(1).normal(size=(5, 7))
    scale = ks.ColorScale("magma", values.min(), values.max())
    drawn = cells(values, colormap=scale)
    assert np.abs(drawn[..., :3] - expected(values, scale)).max() <= 1


@pytest.mark.parametrize(
    "dtype", ["float32", "float64", "int8", "uint8", "int32", "uint64", "int64"]
)
@pytest.mark.parametrize("order", ["C", "F"])
def test_any_type_in_any_order(dtype, order):
    values = np.asarray(np.arange(24).reshape(4, 6), dtype=dtype, order=order)
    scale = ks.ColorScale("viridis", 0, 23)
    drawn = cells(values, colormap=scale)
    assert np.abs(drawn[..., :3] - expected(values, scale)).max() <= 1


def test_any_strides():
    base = np.arange(240.0).reshape(12, 20)
    scale = ks.ColorScale("viridis", 0, 239)
    for values in (
        base[::-1],
        base[:, ::-1],
        base[::-1, ::-1],
        base[::2, ::3],
        base.T,
        base[1:5].T,
    ):
        assert np.abs(cells(values, colormap=scale)[..., :3] - expected(values, scale)).max() <= 1


def test_views_at_equal_distances_are_borrowed():
    base = np.arange(240.0).reshape(12, 20)
    scale = ks.ColorScale("greys", 0, 1)
    for values in (
        base,
        base.T,
        np.asfortranarray(base).T,
        base[::-1, ::-1],
        base.T[::-1, ::-1],
        base[:, ::4],
        base[3:6],
    ):
        flat = flattened(values, "values")[0]
        assert np.shares_memory(flat, values)
        assert (cells(values, colormap=scale) == cells(values.copy(), colormap=scale)).all()
    for values in (base[::-1], base[:, 1:4]):
        assert not np.shares_memory(flattened(values, "values")[0], values)


def test_lists_and_missing_values():
    drawn = cells([[0, 1], [float("nan"), 2]], colormap=ks.ColorScale("greys", missing="red"))
    assert drawn[0, 0, :3].tolist() == [255, 255, 255]
    assert drawn[1, 0, :3].tolist() == [255, 0, 0]
    assert drawn[1, 1, :3].tolist() == [0, 0, 0]


def test_the_origin_may_be_above():
    values = [[0, 1], [2, 3]]
    assert (cells(values, origin="upper")[::-1] == cells(values)).all()


def test_ranges_are_fitted_to_cells_and_values():
    chart, heatmap = bare([[3, 4, 5], [6, 7, 8]])
    chart.render(renderer="cpu")
    assert chart.x.range == (0, 3)
    assert chart.y.range == (0, 2)
    assert heatmap.color_scale.projection.range == (3, 8)
    record = chart.frame_record.series[0]
    assert (record.rows, record.gaps) == (6, 0)


@pytest.mark.parametrize("shape", [(1, 1), (1, 9), (9, 1), (0, 0), (0, 3)])
@pytest.mark.parametrize("interpolation", ["nearest", "linear"])
def test_odd_shapes(shape, interpolation):
    chart = ks.Chart(200, 100)
    chart.heatmap(np.ones(shape), colorbar=True, interpolation=interpolation)
    chart.render(renderer="cpu")


@pytest.mark.parametrize("values", [np.nan, np.inf, -np.inf, 0, 1e308, -1e308, 5e-324])
def test_one_value_everywhere(values):
    chart = ks.Chart(200, 100)
    chart.heatmap(np.full((40, 300), values), colorbar="same")
    chart.render(renderer="cpu")
    gaps = 0 if np.isfinite(values) else 40 * 300
    assert chart.frame_record.series[0].gaps == gaps


def test_many_cells_in_a_pixel_give_the_colour_of_their_mean():
    values = np.random.default_rng(2).normal(size=(60, 84))
    chart = ks.Chart.bare(21, 20)
    chart.padding = 0
    scale = ks.ColorScale("greys", -3, 3)
    chart.heatmap(values, colormap=scale)
    means = values.reshape(20, 3, 21, 4).mean(axis=(1, 3))[::-1]
    drawn = chart.render(renderer="cpu")[..., :3]
    assert np.abs(drawn - expected(means, scale)).max() <= 1


def test_a_part_that_is_missing_takes_its_share():
    values = np.zeros((8, 8))
    values[::2] = np.nan
    chart = ks.Chart.bare(4, 4)
    chart.padding = 0
    chart.heatmap(values, colormap=ks.ColorScale("greys", 0, 1, missing="black"))
    assert np.abs(chart.render(renderer="cpu")[..., :3].astype(int) - 128).max() <= 1
    record = chart.frame_record.series[0]
    assert (record.rows, record.gaps) == (64, 32)


def test_linear_values_change_steadily():
    chart = ks.Chart.bare(40, 10)
    chart.padding = 0
    scale = ks.ColorScale("greys", 0, 1)
    chart.heatmap([[0.0, 1.0]], colormap=scale, interpolation="linear")
    row = chart.render(renderer="cpu")[5, :, 0].astype(int)
    assert row[0] == 255
    assert row[-1] == 0
    assert (np.diff(row) <= 0).all()
    assert abs(row[19] - row[20]) < 20


@pytest.mark.parametrize("scale", ["linear", "log", "symlog", "sqrt"])
def test_irregular_edges_on_any_scale(scale):
    x, y = [1, 20, 50, 100], [10, 1, 0.5]
    chart = ks.Chart.bare(90, 60)
    chart.padding = 0
    chart.x.scale = scale
    colors = ks.ColorScale("viridis", 0, 5)
    chart.heatmap([[0, 1, 2], [3, 4, 5]], x, y, colormap=colors)
    pixels = chart.render(renderer="cpu")
    assert chart.x.range == (1, 100)
    for column, middle in enumerate([10, 35, 70]):
        place = int(chart.x.map([middle])[0] * 90)
        for row, place_y in enumerate([5.5, 0.7]):
            down = 59 - int(chart.y.map([place_y])[0] * 60)
            wanted = np.round(np.array(colors.colors([3 * row + column])[0]) * 255)
            assert np.abs(pixels[down, place] - wanted).max() <= 1


@pytest.mark.parametrize("interpolation", ["nearest", "linear"])
@pytest.mark.parametrize("shape", [(3, 4), (300, 500), (5, 700)])
def test_both_renderers_draw_alike(shape, interpolation):
    values = np.random.default_rng(3).normal(size=shape)
    values[values > 2] = np.nan
    chart = ks.Chart(300, 200)
    scale = ks.ColorScale("rdbu", -1.5, 1.5, missing="#777777", below="black", above="lime")
    chart.heatmap(values, colormap=scale, colorbar=True, interpolation=interpolation, alpha=0.8)
    cpu = chart.render(renderer="cpu", pixel_ratio=1.5).astype(int)
    vulkan = chart.render(renderer="vulkan", pixel_ratio=1.5).astype(int)
    difference = np.abs(cpu - vulkan)
    assert np.mean(difference > 1) < 0.005


@pytest.mark.parametrize("side", ["left", "right", "top", "bottom"])
def test_color_bars_lie_on_any_side(side):
    chart = ks.Chart(400, 300, title="t")
    scale = ks.ColorScale("plasma", 1, 1000, scale="log", below="white", above="black")
    chart.heatmap([[1, 10], [100, 1000]], colormap=scale)
    bar = ks.ColorBar(scale, side, title="values", length=0.8)
    chart.add(bar)
    chart.render(renderer="cpu")
    texts = [label.text for label in chart.labels()] if hasattr(chart, "labels") else []
    assert bar.title == "values"
    bar.set(title=None, width=20)
    chart.render(renderer="cpu")
    del texts


def test_a_legend_names_the_colours():
    chart = ks.Chart(320, 200)
    level = chart.heatmap([[1, 2]], label="level")
    rows = chart.hist2d([1, 2], [1, 2], 2, label="rows")
    chart.legend()

    def names():
        chart.render(renderer="cpu")
        return [label.text for label in chart.labels() if label.role == "legend"]

    assert names() == ["level", "rows"]
    assert repr(level) == "<HeatmapSeries 'level' of 1 x 2>"
    assert repr(rows) == "<HeatmapSeries 'rows' of a histogram of 2 rows>"
    level.label = None
    rows.set(label="counts")
    assert names() == ["counts"]


def test_refuses_what_is_no_heat_map():
    chart = ks.Chart()
    with pytest.raises(ks.InvalidArgumentError, match=r"two-dimensional, got shape \(3,\)"):
        chart.heatmap(np.zeros(3))
    with pytest.raises(ks.InvalidArgumentError, match=r"values\[0\] must be a row, got 1$"):
        chart.heatmap([1, 2, 3])
    with pytest.raises(ks.InvalidArgumentError, match=r"values\[1\] must have 2 values"):
        chart.heatmap([[1, 2], [3]])
    with pytest.raises(ks.InvalidArgumentError, match="x edges must be 3"):
        chart.heatmap([[1, 2]], [1, 2, 3, 4])
    with pytest.raises(ks.InvalidArgumentError, match="ascend or descend"):
        chart.heatmap([[1, 2]], [1, 3, 2])
    with pytest.raises(ks.InvalidArgumentError, match="finite"):
        chart.heatmap([[1, 2]], [1, float("nan"), 2])
    for ends, message in [
        ((0, 0), "x extent must not be empty, got (0.0, 0.0)"),
        ((1e-9, 1e-9), "x extent must not be empty, got (1e-09, 1e-09)"),
        ((0, float("inf")), "x extent must be finite, got (0.0, inf)"),
        ((-1.7e308, 1.7e308), "length of the x extent (-1.7e+308, 1.7e+308) overflows"),
    ]:
        with pytest.raises(ks.InvalidArgumentError, match=f"^{re.escape(message)}$"):
            chart.heatmap([[1, 2]], x=ends)
    with pytest.raises(ks.InvalidArgumentError, match="alpha"):
        chart.heatmap([[1, 2]], alpha=2)
    with pytest.raises(ks.InvalidArgumentError, match="colormap"):
        chart.heatmap([[1, 2]], colormap="jet")
    with pytest.raises(ks.InvalidArgumentError, match="length"):
        ks.ColorBar(ks.ColorScale(), length=0)
    assert chart.series == ()


def test_a_color_scale_tells_colours():
    scale = ks.ColorScale(["black", "white"], 0, 1, missing="red", above="blue")
    assert scale.colors([0, 1, 2, float("nan")]) == [
        ks.Color.parse("black"),
        ks.Color.parse("white"),
        ks.Color.parse("blue"),
        ks.Color.parse("red"),
    ]
    scale.colormap = "RdBu_r"
    assert scale.colormap == "rdbu_r"


def test_names_are_no_values():
    chart = ks.Chart(200, 100)
    for values in ([["a", "b"]], np.array([["a", "b"]])):
        with pytest.raises(TypeError, match=r"^values are names, not numbers or times$"):
            chart.heatmap(values)
    heatmap = chart.heatmap([[1, 2]])
    with pytest.raises(TypeError, match=r"^values are names, not numbers or times$"):
        heatmap.set_data([["a", "b"]])


def test_a_color_map_may_be_a_function():
    values = np.random.default_rng(5).normal(size=(6, 8))
    lookup = ks.ColorScale("magma", 0, 1)
    asked = []

    def magma(fraction):
        asked.append(fraction)
        return lookup.colors([fraction])[0]

    own, ours = ks.Chart(300, 200), ks.Chart(300, 200)
    own.add(ks.ColorBar(own.heatmap(values, colormap=magma).color_scale))
    ours.add(ks.ColorBar(ours.heatmap(values, colormap="magma").color_scale))
    assert np.array_equal(own.render(renderer="cpu"), ours.render(renderer="cpu"))
    assert asked == [step / 255 for step in range(256)]


def test_a_color_map_may_be_an_array():
    table = np.linspace(1, 0, 256)[:, None].repeat(3, axis=1)
    values = np.linspace(0, 1, 999)
    greys = ks.ColorScale("greys", 0, 1).colors(values)
    assert ks.ColorScale(table, 0, 1).colors(values) == greys
    assert ks.ColorScale(np.c_[table, np.ones(256)], 0, 1).colors(values) == greys
    with pytest.raises(ks.InvalidArgumentError, match="3 or 4 components, got 2"):
        ks.ColorScale(table[:, :2])


def test_a_failing_color_map_leaves_the_old_one():
    scale = ks.ColorScale(lambda fraction: (fraction, 0, 0), 0, 1)
    before = scale.colors([0, 0.5, 1])
    assert len(scale.colormap) == 256

    def broken(fraction):
        raise LookupError(fraction)

    with pytest.raises(ks.CallbackError) as caught:
        scale.colormap = broken
    assert isinstance(caught.value.__cause__, LookupError)
    for nasty in ((0, 0, 2), (0, float("nan"), 0), (1, 2), None, "no colour"):
        with pytest.raises(ks.CallbackError) as caught:
            scale.set(colormap=lambda fraction, nasty=nasty: nasty, missing="red")
        assert caught.value.__cause__ is not None
    assert scale.colors([0, 0.5, 1]) == before
