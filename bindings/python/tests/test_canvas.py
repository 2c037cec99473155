"""Canvases: pens, what is drawn, pictures, canvases in charts, what is refused."""

import math
import re

import numpy as np
import pytest
from PIL import Image

import keisen as ks
from support import bare, run_together


def pixels(canvas, pixel_ratio=1):
    return canvas.image(pixel_ratio=pixel_ratio, renderer="cpu")


def test_a_canvas_draws_as_its_contract_says():
    c = ks.Canvas(400, 150, opaque=False, pens=2)
    c.set_stroke(0, 1, 0, 0, 1)
    c.line(0, 1.0, 10, 10, 60, 10)
    c.rect(0, "both", 1.0, 10, 20, 40, 40)
    c.text(0, "整理番号", 16, 10, 90)
    part = ks.Canvas(40, 40)
    c.draw_image(part.image(), 200, 10, 40, 40)
    picture = c.image(pixel_ratio=1)
    assert picture.shape == (150, 400, 4)
    assert picture.dtype == np.uint8
    assert tuple(picture[9, 30]) == (255, 0, 0, 128)
    assert tuple(picture[40, 30]) == (255, 255, 255, 255)
    assert tuple(picture[0, 0]) == (0, 0, 0, 0)
    assert (picture[10:50, 200:240] == 255).all()
    ink = picture[90:112, 10:80]
    assert ink[:, :, 3].max() > 200
    assert (ink[ink[:, :, 3] > 0][:, :3] == (255, 0, 0)).all()
    assert c.image(pixel_ratio=2).shape == (300, 800, 4)
    assert np.array_equal(c.finish(), picture)
    assert not c.drawing


def test_states_are_told_and_errors_name_the_call():
    c = ks.Canvas()
    assert (c.drawing, c.size, c.pen_count) == (False, (0, 0), 0)
    with pytest.raises(ks.InvalidStateError, match=r"^end: canvas is idle"):
        c.end()
    for call, name in [
        (c.image, "image"),
        (c.finish, "finish"),
        (c.to_png, "image"),
        (c.to_svg, "svg"),
        (c.to_pdf, "pdf"),
        (lambda: c.save("never.png"), "save"),
    ]:
        with pytest.raises(
            ks.InvalidStateError, match=rf"^{name}: canvas is idle; begin it first$"
        ):
            call()
    with pytest.raises(ks.InvalidArgumentError, match=r"^set_fill: there are no pens, got pen 0$"):
        c.set_fill(0, "red")
    assert c.add_pens(2) == 0
    with pytest.raises(ks.InvalidStateError, match=r"^rect: canvas is idle"):
        c.rect(0, "both", 1, 0, 0, 1, 1)
    c.begin(10, 20, opaque=False)
    assert (c.drawing, c.size) == (True, (10, 20))
    with pytest.raises(ks.InvalidStateError, match=r"^begin: canvas draws already"):
        c.begin(10, 20)
    with pytest.raises(ks.InvalidStateError, match=r"^clear_pens: canvas draws"):
        c.clear_pens()
    c.end()
    c.clear_pens()
    c.begin(5, 5)
    assert pixels(c).shape == (5, 5, 4)
    c.close()
    with pytest.raises(ks.InvalidHandleError):
        c.end()


@pytest.mark.parametrize("pen", [-1, 2, 2**62])
def test_pens_that_there_are_not_are_refused(pen):
    c = ks.Canvas(10, 10, pens=2)
    for call in [
        lambda: c.line(pen, 1, 0, 0, 1, 1),
        lambda: c.polyline(pen, 1, [(0, 0), (1, 1)]),
        lambda: c.polygon(pen, "fill", 1, [(0, 0), (1, 1), (0, 1)]),
        lambda: c.rect(pen, "fill", 1, 0, 0, 1, 1),
        lambda: c.rounded_rect(pen, "fill", 1, 0, 0, 1, 1, 1),
        lambda: c.ellipse(pen, "fill", 1, 0, 0, 1, 1),
        lambda: c.text(pen, "a", 9, 0, 0),
        lambda: c.set_stroke(pen, 0, 0, 0, 1),
        lambda: c.set_fill(pen, "red"),
    ]:
        with pytest.raises(ks.InvalidArgumentError, match=rf"pen must be in 0\.\.\.1, got {pen}$"):
            call()
    assert (pixels(c) == 255).all()


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_numbers_that_are_none_are_refused(bad):
    c = ks.Canvas(10, 10)
    for call in [
        lambda: c.line(0, 1, bad, 0, 1, 1),
        lambda: c.line(0, bad, 0, 0, 1, 1),
        lambda: c.polyline(0, 1, [(0, 0), (bad, 1)]),
        lambda: c.rect(0, "fill", 1, 0, bad, 1, 1),
        lambda: c.rect(0, "fill", 1, 0, 0, bad, 1),
        lambda: c.ellipse(0, "fill", 1, 0, 0, 1, bad),
        lambda: c.text(0, "a", bad, 0, 0),
        lambda: c.draw_image(np.zeros((1, 1, 4), np.uint8), bad, 0, 1, 1),
        lambda: c.image(pixel_ratio=bad),
        lambda: ks.Canvas(bad, 5),
    ]:
        with pytest.raises(ks.InvalidArgumentError):
            call()
    assert (pixels(c) == 255).all()


def test_other_arguments_are_refused():
    c = ks.Canvas(10, 10)
    for call in [
        lambda: c.set_fill(0, math.nan, 0, 0, 1),
        lambda: c.rect(0, "all", 1, 0, 0, 1, 1),
        lambda: c.rect(0, "both", 1, 0, 0, 0, 1),
        lambda: c.rect(0, "both", -1, 0, 0, 1, 1),
        lambda: c.polyline(0, 1, []),
        lambda: c.polygon(0, "both", 1, [(0, 0), (1, 1)]),
        lambda: c.add_pens(0),
        lambda: c.add_pens(-(2**63)),
        lambda: ks.Canvas(10, 10, pens=0),
        lambda: ks.Canvas(0, 10),
        lambda: ks.Canvas(10, -10),
    ]:
        with pytest.raises(ks.InvalidArgumentError):
            call()
    for call in [
        lambda: c.rect("0", "both", 1, 0, 0, 1, 1),
        lambda: c.rect(0, 3, 1, 0, 0, 1, 1),
        lambda: c.line(0, 1, None, 0, 1, 1),
        lambda: c.text(0, 5, 9, 0, 0),
        lambda: c.draw_image("picture.png", 0, 0, 1, 1),
        lambda: c.polyline(0, 1, [1, 2]),
    ]:
        with pytest.raises(TypeError):
            call()


def test_colours_are_clamped_and_may_be_words():
    c = ks.Canvas(40, 10, pens=4)
    c.set_fill(0, 2, -1, 0.5, 7)
    c.set_fill(1, "#00ff00")
    c.set_fill(2, (0, 0, 1), alpha=0.5)
    c.set_fill(3, [1, 0, 1], alpha=7)
    for pen in range(4):
        c.rect(pen, "fill", 0, 10 * pen, 0, 10, 10)
    row = pixels(c)[5]
    assert tuple(row[5]) == (255, 0, 128, 255)
    assert tuple(row[15]) == (0, 255, 0, 255)
    assert tuple(row[25]) in [(127, 127, 255, 255), (128, 128, 255, 255)]
    assert tuple(row[35]) == (255, 0, 255, 255)


def test_colours_that_are_none_are_refused():
    c = ks.Canvas(10, 10)
    for call, message in [
        (lambda: c.set_stroke(0, (255, 0, 0)), "^color must have components in 0...1, got 255"),
        (lambda: c.set_stroke(0, (1, 0)), "^color must have 3 or 4 components, got 2$"),
        (lambda: c.set_fill(0, (1, 0, math.nan)), "^color must have components in 0...1, got nan$"),
        (lambda: c.set_fill(0, "reddish"), '^color must be .*got "reddish"$'),
    ]:
        with pytest.raises(ks.InvalidArgumentError, match=message):
            call()
    for call, message in [
        (
            lambda: c.set_stroke(0, "red", 0.5),
            "^beside a color there is alpha alone, got green 0.5",
        ),
        (
            lambda: c.set_fill(0, (1, 0, 0), blue=1),
            "^beside a color there is alpha alone, got blue 1",
        ),
        (lambda: c.set_stroke(0, 0.5), "three numbers or a color alone, got 0.5, None and None$"),
        (lambda: c.set_stroke(0, (1, "0", 0)), "^color\\[1\\] must be a number, got str$"),
    ]:
        with pytest.raises(TypeError, match=message):
            call()


def test_a_canvas_has_a_size_and_pens_or_neither():
    for call, message in [
        (lambda: ks.Canvas(10), "^width and height go together, got width 10 and height None$"),
        (lambda: ks.Canvas(height=1.5), "together, got width None and height 1.5$"),
        (lambda: ks.Canvas(pens=3), "^pens goes with a size, got pens 3 alone$"),
        (lambda: ks.Canvas(opaque=False), "^opaque goes with a size, got opaque False alone$"),
        (lambda: ks.Canvas("10", 10), "^width must be a number, got str$"),
        (lambda: ks.Canvas(10, 10, pens=1.5), "^pens must be an int, got float$"),
    ]:
        with pytest.raises(TypeError, match=message):
            call()
    with pytest.raises(
        ks.InvalidArgumentError, match=r"^add_pens: count must be at least 1, got 0$"
    ):
        ks.Canvas(10, 10, pens=0)
    c = ks.Canvas(10, 10)
    assert (c.drawing, c.pen_count) == (True, 1)
    assert (pixels(c) == 255).all()
    assert (pixels(ks.Canvas(10, 10, opaque=False)) == 0).all()


def test_images_are_arrays_of_any_order_and_of_the_right_shape():
    random = np.random.default_rng(4)
    picture = random.integers(1, 256, (7, 5, 4), np.uint8)
    for image in [picture, picture[:, ::-1][:, ::-1], np.asfortranarray(picture)]:
        c = ks.Canvas(20, 20, opaque=False)
        c.draw_image(image, 3, 4, 5, 7)
        assert np.array_equal(pixels(c)[4:11, 3:8], picture)
    c = ks.Canvas(20, 20, opaque=False)
    c.draw_image(Image.fromarray(picture, "RGBA"), 3, 4, 5, 7)
    assert np.array_equal(pixels(c)[4:11, 3:8], picture)
    for bad in [
        np.zeros((7, 5), np.uint8),
        np.zeros((7, 5, 3), np.uint8),
        np.zeros((7, 5, 4), np.uint16),
        np.zeros((0, 5, 4), np.uint8),
        np.zeros((7, 0, 4), np.uint8),
        b"abcd",
    ]:
        with pytest.raises(ks.InvalidArgumentError, match="image must have shape"):
            c.draw_image(bad, 0, 0, 5, 5)
    part = ks.Canvas(5, 7)
    c.draw_image(part, 10, 10, 5, 7)
    assert (pixels(c)[10:17, 10:15] == 255).all()


def test_documents_hold_shapes_and_text(tmp_path):
    c = ks.Canvas(40, 30, opaque=False)
    c.ellipse(0, "both", 2, 5, 5, 30, 20)
    c.text(0, "整理番号 12", 6, 4, 4)
    svg, pdf = c.to_svg(), c.to_pdf()
    assert c.drawing
    assert "整理番号" in svg
    assert "<image" not in svg
    assert svg.count("<path") == 2
    assert pdf.startswith(b"%PDF-1.7")
    c.save(tmp_path / "a.svg", renderer="cpu")
    c.save(tmp_path / "a.pdf")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == svg
    assert (tmp_path / "a.pdf").read_bytes() == pdf
    assert "@font-face" in svg
    c.save(tmp_path / "a.svg", fonts="named")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == c.to_svg(fonts="named")
    assert "@font-face" not in c.to_svg(fonts="named")
    assert "<text" not in c.to_svg(fonts="outlines")
    with pytest.raises(ks.InvalidArgumentError, match="svg: pixel ratio"):
        c.to_svg(pixel_ratio=0)
    c.end()
    for draw in (c.to_svg, c.to_pdf):
        with pytest.raises(ks.InvalidStateError, match="canvas is idle"):
            draw()


def test_pictures_go_to_files_and_notebooks(tmp_path):
    c = ks.Canvas(40, 30)
    c.ellipse(0, "both", 2, 5, 5, 30, 20)
    c.save(tmp_path / "a.png", pixel_ratio=2, renderer="cpu")
    with Image.open(tmp_path / "a.png") as file:
        assert np.array_equal(np.asarray(file.convert("RGBA")), pixels(c, 2))
    assert c.to_png()[:4] == b"\x89PNG"
    with pytest.raises(ks.UnsupportedError):
        c.save(tmp_path / "a.bmp")
    with pytest.raises(ks.FileError):
        c.save(tmp_path / "no" / "a.png")
    data, metadata = c._repr_mimebundle_()
    assert metadata["image/png"]["width"] == 40
    assert data["text/plain"] == "<Canvas of 40 x 30 points, drawing>"
    c.end()
    assert "image/png" not in c._repr_mimebundle_()[0]
    c.close()
    assert repr(c) == "<Canvas, closed>"


def test_documents_tell_their_texts_and_hold_images():
    c = ks.Canvas(60, 40, opaque=False)
    c.text(0, "番号 7", 12, 5, 20)
    c.draw_image(np.full((2, 2, 4), 200, np.uint8), 40, 5, 10, 10)
    svg = c.to_svg()
    assert 'width="60" height="40"' in svg
    assert re.search(r"<desc[^>]*>番号 7</desc>", svg)
    assert "data:image/png;base64," in svg
    with pytest.raises(ks.InvalidArgumentError):
        c.to_svg(fonts="none")


def test_100_mb_of_text_are_taken():
    c = ks.Canvas(40, 30)
    c.text(0, "a" * 100_000_000, 9, 1, 1)
    assert (pixels(c) < 255).any()


def ticket(canvas, number):
    canvas.set_fill(0, number % 7 / 7, 0.4, 0.6, 0.5)
    canvas.rect(0, "both", 1 + number % 3, 4, 4, 30 + number % 5, 20)
    canvas.text(0, f"番号 {number}", 12, 6, 6)
    canvas.ellipse(0, "stroke", 1, 10, 5, 20, 15)


def test_canvases_on_threads_are_those_drawn_alone():
    def draw(number):
        canvas = ks.Canvas(60, 30, opaque=number % 2 == 0)
        ticket(canvas, number)
        return canvas.finish(renderer="cpu").tobytes()

    wanted = [draw(number) for number in range(8)]
    found = {}

    def work(number):
        found[number] = all(draw(number) == wanted[number] for _ in range(250))

    run_together(work, range(8))
    assert all(found[number] for number in range(8))


@pytest.fixture
def chart():
    """Make an empty chart that its plot fills, x and y from 0 to 10."""
    return bare(200, 100)


def extent(chart):
    """Return left, top, right and bottom of what a chart shows."""
    ink = (chart.render(renderer="cpu")[:, :, :3] != 255).any(axis=2)
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    if not rows.size:
        return None
    return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


def test_a_chart_shows_a_canvas_in_points_or_in_data(chart):
    canvas = ks.Canvas(20, 10)
    canvas.set_fill(0, "#c00")
    canvas.rect(0, "fill", 0, 0, 0, 20, 10)
    fixed = chart.canvas(canvas, (30, 40), coordinates="picture")
    assert extent(chart) == (30, 40, 50, 50)
    fixed.move((10, 10))
    assert extent(chart) == (10, 10, 30, 20)
    chart.remove(fixed)
    stretched = chart.canvas(canvas, (2, 4), (6, 8), layer="below")
    assert extent(chart) == (40, 20, 120, 60)
    chart.x.range = (0, 20)
    assert extent(chart) == (20, 20, 60, 60)
    stretched.move((6, 8), (2, 2))
    assert extent(chart) == (20, 20, 60, 80)
    chart.x.range = (4, 6)
    assert extent(chart) == (0, 20, 200, 80)
    with pytest.raises(ks.InvalidArgumentError):
        stretched.move((1, 1))
    with pytest.raises(ks.InvalidArgumentError):
        ks.CanvasAttachment(None, canvas, (math.nan, 1))
    with pytest.raises(TypeError):
        ks.CanvasAttachment(None, chart, (1, 1))
    canvas.finish(renderer="cpu")
    assert extent(chart) == (0, 20, 200, 80)
