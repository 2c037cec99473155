import io
from itertools import pairwise

import numpy as np
import pytest
from PIL import Image

import keisen as ks
from support import bare


def stamped(points, radius, width, height):
    """The pixels that a stroke covers, disc by disc."""
    mask = np.zeros((height, width), bool)
    y, x = np.mgrid[0:height, 0:width]
    centers = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        dx, dy = abs(x1 - x0), -abs(y1 - y0)
        sx, sy = (1 if x0 < x1 else -1), (1 if y0 < y1 else -1)
        error = dx + dy
        while (x0, y0) != (x1, y1):
            twice = 2 * error
            if twice >= dy:
                error += dy
                x0 += sx
            if twice <= dx:
                error += dx
                y0 += sy
            centers.append((x0, y0))
    for cx, cy in centers:
        across, down = abs(x - cx), abs(y - cy)
        mask |= (
            (across**2 + down**2 - np.maximum(across, down) < radius**2)
            if radius
            else (across + down == 0)
        )
    return mask


def stroke(paint, points):
    paint.stroke_begin(*points[0])
    for point in points[1:]:
        paint.stroke_move(*point)
    paint.stroke_end()


def test_a_layer_has_the_columns_that_its_aspect_asks_for():
    assert ks.Paint().image().shape == (512, 512, 4)
    assert ks.Paint(16 / 9).image().shape == (512, 911, 4)
    paint = ks.Paint(0.3, 10)
    assert (paint.width, paint.height) == (3, 10)
    assert paint.view_size == (3, 10)
    assert not paint.image().any()
    assert repr(paint) == "<Paint, 3 x 10 pixels>"


@pytest.mark.parametrize("seed", range(8))
def test_a_stroke_covers_the_discs_on_its_lines_once(seed):
    random = np.random.default_rng(seed)
    paint = ks.Paint(1.25, 60)
    diameter = int(random.integers(1, 40))
    paint.brush.color = (0.2, 0.4, 0.6, 0.5)
    paint.brush.diameter = diameter
    pixels = [tuple(int(v) for v in random.integers(-30, 100, 2)) for _ in range(6)]
    stroke(paint, [(x + 0.5, y + 0.5) for x, y in pixels])
    expected = stamped(pixels, diameter // 2, 75, 60)
    assert (paint.image() == np.where(expected[..., None], (51, 102, 153, 128), 0)).all()


def test_a_view_has_any_size():
    paint = ks.Paint(2, 10, view_size=(400, 200), diameter=1)
    for point, pixel in [((0, 0), (0, 0)), ((400, 200), (19, 9)), ((199, 101), (9, 5))]:
        paint.clear()
        stroke(paint, [point])
        y, x = np.nonzero(paint.image()[..., 3])
        assert (list(x), list(y)) == ([pixel[0]], [pixel[1]])
    paint.clear()
    stroke(paint, [(401, 10), (1e300, 1e300), (-1e-9, 1)])
    assert paint.image().any(axis=(0, 1))[3] == paint.image().any()
    paint.view_size = (1, 1)
    assert paint.view_size == (1, 1)


def test_steps_are_taken_back_and_made_again():
    paint = ks.Paint(1, 30)
    states = [paint.image()]
    for index in range(5):
        stroke(paint, [(3 * index, 2), (29, 5 * index)])
        states.append(paint.image())
    paint.clear()
    assert paint.undo_count == 6
    assert paint.undo()
    for state in reversed(states[:-1]):
        assert paint.undo()
        assert (paint.image() == state).all()
    assert not paint.undo()
    for state in states[1:]:
        assert paint.redo()
        assert (paint.image() == state).all()
    assert paint.redo_count == 1
    stroke(paint, [(1, 1)])
    assert not paint.redo()
    paint.history_limit = 0
    assert paint.undo_count == 0
    assert paint.history_limit == 0


def test_a_picture_shows_a_stroke_under_way_and_stays_as_it_is():
    paint = ks.Paint(1, 30)
    assert not paint.painting
    paint.stroke_begin(5, 5)
    assert paint.painting
    dot = paint.image()
    paint.stroke_move(20, 20)
    line = paint.image()
    assert line.any(axis=2).sum() > dot.any(axis=2).sum() > 0
    assert not dot.flags.writeable
    paint.stroke_cancel()
    assert not paint.image().any()


def test_an_eraser_takes_away():
    paint = ks.Paint(1, 30, diameter=9)
    stroke(paint, [(0, 15), (30, 15)])
    paint.brush.eraser = True
    paint.brush.color = (0, 0, 0, 0.5)
    stroke(paint, [(0, 15), (30, 15)])
    assert set(paint.image()[..., 3].ravel()) == {0, 127}
    paint.brush.color = "white"
    stroke(paint, [(0, 15), (30, 15)])
    assert not paint.image().any()
    assert repr(paint.brush).endswith("diameter 9, eraser>")


def test_vulkan_gives_the_same_bytes():
    try:
        vulkan = ks.Renderer("vulkan")
    except ks.NoDeviceError:
        pytest.skip("no Vulkan device")
    pictures = []
    for renderer in (vulkan, "cpu", None):
        paint = ks.Paint(1.7, 100, color="#3366cc55", diameter=21, renderer=renderer)
        stroke(paint, [(0, 0), (170, 100), (30, 90)])
        stroke(paint, [(170, 0), (0, 100)])
        pictures.append(paint.image())
    assert (pictures[0] == pictures[1]).all()
    assert (pictures[1] == pictures[2]).all()


def test_pictures_are_written_and_read(tmp_path):
    paint = ks.Paint(1.5, 20, color="#ff000080")
    stroke(paint, [(3, 3), (20, 12)])
    pixels = paint.image()
    paint.save(tmp_path / "a.png")
    assert (np.asarray(Image.open(tmp_path / "a.png")) == pixels).all()
    assert (np.asarray(Image.open(io.BytesIO(paint.to_png()))) == pixels).all()
    read = ks.Paint.open(tmp_path / "a.png")
    assert (read.image() == pixels).all()
    assert read.brush.diameter == 8
    png = paint.to_png()
    paint.clear()
    paint.load(tmp_path / "a.png")
    assert (paint.image() == pixels).all()
    paint.clear()
    paint.load_png(png)
    assert (paint.image() == pixels).all()
    paint.clear()
    paint.load(pixels)
    assert (paint.image() == pixels).all()
    for data in (bytearray(png), memoryview(png), np.frombuffer(png, np.uint8)):
        paint.clear()
        paint.load_png(data)
        assert (paint.image() == pixels).all()
    copy = ks.Paint(1.5, 20)
    copy.load(paint)
    assert (copy.image() == pixels).all()
    copy.load(copy)
    assert copy.undo_count == 2
    with pytest.raises(ks.InvalidArgumentError, match="30 x 20 pixels, got 20 x 20"):
        copy.load(ks.Paint(1, 20))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
def test_any_kind_of_png_is_read(mode, tmp_path):
    values = np.arange(300, dtype=np.uint32).reshape(15, 20) * 7 % 256
    if mode == "I;16":
        picture = Image.fromarray((values * 257).astype(np.uint16))
        expected = Image.fromarray(values.astype(np.uint8)).convert("RGBA")
    else:
        alpha = Image.fromarray((255 - values // 2).astype(np.uint8))
        picture = Image.fromarray(values.astype(np.uint8)).convert("RGBA")
        picture.putalpha(alpha)
        picture = (
            picture.convert("RGB").convert(mode) if mode in "1LPRGB" else picture.convert(mode)
        )
        expected = picture.convert("RGBA")
    picture.save(tmp_path / "a.png")
    read = ks.Paint.open(tmp_path / "a.png").image()
    assert (read == np.asarray(expected)).all()


def test_what_is_no_picture_is_refused(tmp_path):
    paint = ks.Paint(1, 10)
    png = paint.to_png()
    for data in [b"", b"GIF89a", png[:40], png[:-30], png[:50] + b"\0" * 20 + png[70:]]:
        with pytest.raises(ks.InvalidArgumentError, match="PNG file"):
            paint.load_png(data)
    with pytest.raises(ks.FileError) as caught:
        ks.Paint.open(tmp_path / "none.png")
    assert caught.value.filename == str(tmp_path / "none.png")
    with pytest.raises(ks.InvalidArgumentError, match="10 x 10 pixels, got 20 x 10"):
        paint.load_png(ks.Paint(2, 10).to_png())
    for data, got in [("text", "str"), (5, "int"), (None, "NoneType"), ([1], "list")]:
        with pytest.raises(TypeError, match=f"^data must be bytes, got {got}$"):
            paint.load_png(data)
    for source, got in [(3, "int"), (None, "NoneType"), (paint.brush, "Brush")]:
        with pytest.raises(
            TypeError, match=f"^source must be a path, an array, a Canvas or a Paint, got {got}$"
        ):
            paint.load(source)
    with pytest.raises(TypeError, match=r"^source must be a str, bytes or path-like, got int$"):
        ks.Paint.open(5)
    with pytest.raises(TypeError, match=r"^path must be a str, bytes or path-like, got int$"):
        paint.save(5)
    with pytest.raises(ks.InvalidArgumentError):
        paint.load(np.zeros((10, 10, 4)))
    with pytest.raises(ks.UnsupportedError):
        paint.save(tmp_path / "a.jpg")


def test_bad_input_is_refused_and_changes_nothing():
    for aspect in (0, -1, float("nan"), float("inf"), 1e300, 4096):
        with pytest.raises(ks.InvalidArgumentError):
            ks.Paint(aspect)
    for height in (0, -1, 65536, 2**29, 2**63 - 1):
        with pytest.raises(ks.InvalidArgumentError, match="height"):
            ks.Paint(1, height)
    with pytest.raises(ks.InvalidArgumentError, match="at most 268435456 pixels"):
        ks.Paint(1, 32768)
    with pytest.raises(TypeError):
        ks.Paint("wide")
    paint = ks.Paint(1, 10)
    for diameter in (0, -3, float("nan"), 65537):
        with pytest.raises(ks.InvalidArgumentError, match="brush diameter"):
            paint.brush.diameter = diameter
    with pytest.raises(ks.InvalidArgumentError):
        paint.brush.color = "no colour"
    for eraser, got in [("x", "str"), (1, "int"), (None, "NoneType"), ([], "list")]:
        with pytest.raises(TypeError, match=f"^eraser must be a bool, got {got}$"):
            paint.brush.eraser = eraser
    with pytest.raises(TypeError, match=r"^eraser must be a bool, got str$"):
        ks.Paint(1, 10, eraser="x")
    for diameter, got in [("3", "str"), (None, "NoneType")]:
        with pytest.raises(TypeError, match=f"^diameter must be a number, got {got}$"):
            paint.brush.diameter = diameter
    with pytest.raises(TypeError, match=r"^color must be a sequence of numbers, got NoneType$"):
        paint.brush.color = None
    with pytest.raises(TypeError, match=r"^paint must be a Paint, got str$"):
        ks.Brush("paint")
    assert (paint.brush.diameter, paint.brush.eraser) == (8, False)
    paint.brush.eraser = np.True_
    assert paint.brush.eraser is True
    paint.brush.eraser = False
    for call in (paint.stroke_end, paint.stroke_cancel, lambda: paint.stroke_move(1, 1)):
        with pytest.raises(ks.InvalidStateError, match="no stroke is under way"):
            call()
    with pytest.raises(
        ks.InvalidArgumentError, match=r"^x of the stroke's first point must be finite, got nan$"
    ):
        paint.stroke_begin(float("nan"), 1)
    with pytest.raises(TypeError):
        paint.stroke_begin("1", 1)
    paint.stroke_begin(1, 1)
    for call in (paint.undo, paint.redo, paint.clear, lambda: paint.stroke_begin(1, 1)):
        with pytest.raises(ks.InvalidStateError, match="a stroke is under way"):
            call()
    for size in ((0, 1), (1, float("nan"))):
        with pytest.raises(ks.InvalidArgumentError, match="view must have positive"):
            paint.view_size = size
    paint.stroke_end()
    paint.close()
    with pytest.raises(ks.InvalidHandleError):
        paint.image()


def reds(chart):
    pixels = chart.render(renderer="cpu")
    # Where paint is enlarged its edges are soft.
    y, x = np.nonzero((pixels[..., 0] == 255) & (pixels[..., 1] < 128))
    return sorted(zip(x.tolist(), y.tolist(), strict=True))


@pytest.fixture
def chart():
    return bare(100, 50, (0, 100), (0, 50))


def test_notes_follow_the_data_once_they_are_anchored(chart):
    paint = ks.Paint(2, 50, color="red", diameter=1)
    layer = chart.paint(paint)
    with pytest.raises(ks.InvalidStateError):
        _ = layer.rect
    stroke(paint, [(40.5, 20.5)])
    assert reds(chart) == [(40, 20)]
    assert layer.rect == (0, 0, 100, 50)
    chart.x.range = (10, 110)
    assert reds(chart) == [(40, 20)]
    chart.x.range = (0, 100)
    layer.anchor()
    chart.x.range = (10, 110)
    assert reds(chart) == [(30, 20)]
    layer.move((0, 50), (200, 0), coordinates="data")
    assert reds(chart) == [(70, 20), (71, 20)]
    assert layer.paint is paint
    chart.remove(layer)
    chart.x.range = (0, 100)
    chart.paint(paint, anchored=True)
    chart.y.range = (5, 55)
    assert reds(chart) == [(40, 25)]


def test_paint_lies_in_the_picture(chart):
    paint = ks.Paint(2, 50, color="red", diameter=1)
    with pytest.raises(TypeError, match=r"^anchored must be a bool, got str$"):
        chart.paint(paint, anchored="no")
    layer = chart.paint(paint, top_left=(10, 10), bottom_right=(110, 60), coordinates="picture")
    stroke(paint, [(0.5, 0.5)])
    assert reds(chart) == [(10, 10)]
    with pytest.raises(ks.InvalidArgumentError):
        layer.move((0, 0), (float("nan"), 1))
    with pytest.raises(ks.InvalidArgumentError):
        ks.PaintLayer(None, paint, coordinates="data")
    with pytest.raises(ks.InvalidArgumentError, match="no space"):
        ks.PaintLayer(None, paint).anchor()
    with pytest.raises(TypeError):
        ks.PaintLayer(None, "paint")
    with pytest.raises(TypeError, match="coordinates must be two values, got NoneType"):
        ks.PaintLayer(None, paint, coordinates=None)
    with pytest.raises(ks.InvalidArgumentError, match="coordinates"):
        ks.PaintLayer(None, paint, coordinates="screen")
