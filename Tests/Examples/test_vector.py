# SPDX-License-Identifier: MIT
"""Documents: every chart of the gallery looks in viewers of others as its PNG does, and text is text."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from vector_views import Difference, difference, pdf_tool, show_pdf, show_svg

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]
GALLERY = ROOT / "Examples/gallery"
NAMES = sorted(path.stem for path in GALLERY.glob("*.py"))
CANVASES = sorted((ROOT / "Examples/canvas").glob("*.py"))
PROGRAMS = {
    "c": [ROOT / "build/cmake/Examples/c/vector-c"],
    "cpp": [ROOT / "build/cmake/Examples/cpp/vector-cpp"],
    "swift": [ROOT / "build/cmake/swift/release/vector"],
    "python": [ROOT / ".venv/bin/python", ROOT / "Examples/python/vector.py"],
}
SVG = "{http://www.w3.org/2000/svg}"


def load(name: str) -> ModuleType:
    return load_program(GALLERY / f"{name}.py")


def load_program(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{path.parent.name}_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def nasty_line(theme: str) -> ks.Chart:
    """Return dashes, gaps, dots and steep slopes, translucent over each other."""
    rng = np.random.default_rng(7)
    chart = ks.Chart(400, 260, title='<&> "quotes" ]]> $x_i^2$', theme=theme)
    values = rng.normal(size=60)
    values[10:13] = values[20] = np.nan
    values[22] = np.nan
    chart.line(None, values, width=9, color="#cc330080", join="mitre", cap="butt")
    chart.line(None, values + 1, width=2, dash=[4, 2], cap="butt")
    chart.line(None, values - 1, width=0.4)
    return chart


def nasty_ends(theme: str) -> ks.Chart:
    """Return wide lines and dashes with ends that are cut off, over many rows."""
    chart = ks.Chart(400, 260, title="Ends", theme=theme)
    x = np.linspace(0, 10, 100_000)
    styles = [("butt", "round"), ("butt", "bevel"), ("square", "mitre")]
    for shift, (cap, join) in enumerate(styles):
        waves = np.sin(x) + 4 * shift
        chart.line(x, waves, width=16, dash=[1, 1], cap=cap, join=join)
        chart.line(x[20_000:50_000], waves[20_000:50_000] + 2, width=20, cap=cap, join=join)
    chart.line(x[::100], np.sin(x[::100]) - 3, width=20, cap="butt", color="#00808080")
    return chart


def nasty_rows(theme: str) -> ks.Chart:
    """Return a line of many rows with gaps and spikes, and one whose x goes both ways."""
    rng = np.random.default_rng(8)
    chart = ks.Chart(400, 260, title="Rows", theme=theme)
    values = np.cumsum(rng.normal(size=300_000))
    values[100_000:110_000] = np.nan
    values[200_000] += 2000
    chart.line(None, values, color="#0072b2a0", width=2)
    turn = np.linspace(0, 60, 200_000)
    chart.line(150_000 + 2000 * turn * np.cos(turn), 8 * turn * np.sin(turn), color="#d55e00")
    return chart


def nasty_points(theme: str) -> ks.Chart:
    """Return points of every shape, with borders, sizes and colours of their own."""
    rng = np.random.default_rng(9)
    chart = ks.Chart(400, 260, title="Shapes", theme=theme)
    shapes = ("circle", "square", "diamond", "triangle_up", "star", "ring", "cross", "hexagon")
    for index, shape in enumerate(shapes):
        x, y = np.linspace(0, 7, 12), np.full(12, float(index))
        sizes = rng.uniform(4, 16, 12) if index % 2 else 12
        chart.points(
            x, y, size=sizes, marker=shape, alpha=0.6, border_width=index % 3, border_color="#333"
        )
    return chart


def nasty_cells(theme: str) -> ks.Chart:
    """Return cells of many sizes on a logarithmic axis, some of them clear."""
    rng = np.random.default_rng(10)
    table = rng.normal(size=(6, 9))
    table[2, 3] = np.nan
    chart = ks.Chart(400, 260, title="Cells", theme=theme)
    chart.heatmap(table, x=np.geomspace(1, 1e4, 10), y=np.arange(7.0), colorbar=True)
    chart.x.scale = "log"
    return chart


def nasty_words(theme: str) -> ks.Chart:
    """Return words in many scripts, turned and raised."""
    chart = ks.Chart(400, 260, title="線 π $CO_2$ مرحبا", y_title="शब्द 10:30 -> ٣", theme=theme)
    chart.x_title = "שלום (abc) 1,234.5"
    chart.bars(["かな漢字", "Ελλάς", "office 11", "11:11"], [3, 1, 2, 4], value_labels=True)
    return chart


NASTY = {
    function.__name__: function
    for function in (
        nasty_line,
        nasty_ends,
        nasty_rows,
        nasty_points,
        nasty_cells,
        nasty_words,
    )
}
CHARTS = [*NAMES, *NASTY]


def draw(name: str, theme: str) -> ks.Chart:
    if name in NASTY:
        return NASTY[name](theme)
    chart = load(name).chart(480, 300, theme=theme)
    # A window by the size of the plot takes that of the picture before: the first one is not settled.
    chart.render(renderer="cpu")
    return chart


# Series of a picture stand on its pixels, those of a document don't: the finer, the less they are apart. librsvg knows neither
# figures of one width nor the length of a text, so letters are shapes here.
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", CHARTS)
def test_an_svg_looks_as_the_png_does(name: str, theme: str) -> None:
    chart = draw(name, theme)
    chart.render(renderer="cpu", pixel_ratio=4)
    picture = chart.render(renderer="cpu", pixel_ratio=4)
    check(difference(picture, show_svg(chart.to_svg(pixel_ratio=4, fonts="outlines"), 4)))


# On pages of paper nobody looks at 72 pixels an inch, and poppler's antialiasing knows 17 levels.
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", CHARTS)
def test_a_pdf_looks_as_the_png_does(name: str, theme: str) -> None:
    chart = draw(name, theme)
    picture = chart.render(renderer="cpu", pixel_ratio=2)
    # Bars and boxes stand on pixels in the picture alone.
    check(difference(picture, show_pdf(chart.to_pdf(pixel_ratio=2), 2)), mean=9)


@pytest.mark.parametrize("name", ["co2", "elnino"])
def test_other_ratios_look_as_the_png_does(name: str) -> None:
    chart = draw(name, "light")
    check(difference(chart.render(renderer="cpu"), show_pdf(chart.to_pdf())))
    finer = chart.render(renderer="cpu", pixel_ratio=2)
    check(difference(finer, show_svg(chart.to_svg(pixel_ratio=2, fonts="outlines"), 2)))


@pytest.mark.parametrize("path", CANVASES, ids=lambda path: path.stem)
def test_canvases_look_as_their_png_does(path: Path) -> None:
    canvas = load_program(path).canvas()
    check(difference(on_paper(canvas.image(renderer="cpu")), on_paper(show_svg(canvas.to_svg()))))
    finer = on_paper(canvas.image(renderer="cpu", pixel_ratio=2))
    check(difference(finer, on_paper(show_pdf(canvas.to_pdf(pixel_ratio=2), 2))))


#: How many times as large as the last the parts of a drawing are.
STEPS = (1, 1e-2, 1e-4, 1e-6)


def nested_drawing() -> ks.Canvas:
    """Return a drawing whose middle is the same drawing, a hundred times smaller, and so on."""
    canvas = ks.Canvas(400, 300, opaque=False, pens=3)
    canvas.set_stroke(0, "#b03030")
    canvas.set_fill(0, "#f0d08080")
    canvas.set_stroke(1, "#3050a0a0")
    canvas.set_fill(1, "#80c0a0a0")
    canvas.set_stroke(2, "#207040")
    canvas.set_fill(2, "#e0e0f0")
    image = np.zeros((3, 4, 4), np.uint8)
    image[..., 0] = np.arange(12).reshape(3, 4) * 20
    image[..., 3] = 200
    star = [(-100, -80), (130, -60), (20, 110), (60, -100), (-140, 60)]
    line = [(-190, 100), (-100, -100), (0, 90), (100, -110), (190, 70), (150, -140)]
    for s in STEPS:

        def at(x: float, y: float, s: float = s) -> tuple[float, float]:
            return (200 + s * x, 150 + s * y)

        canvas.ellipse(0, "both", 4 * s, *at(-120, -90), 160 * s, 120 * s)
        canvas.polygon(1, "both", 6 * s, [at(*point) for point in star])
        canvas.rect(2, "stroke", 5 * s, *at(-150, -40), 120 * s, 130 * s)
        canvas.rounded_rect(0, "both", 3 * s, *at(30, 30), 110 * s, 70 * s, 20 * s)
        canvas.polyline(1, 8 * s, [at(*point) for point in line])
        canvas.text(2, "Ag罫", 60 * s, *at(-60, -20))
        canvas.draw_image(image, *at(60, -130), 60 * s, 60 * s)
    return canvas


@pytest.mark.parametrize("zoom", [1, 10, 100, 300, 1e3, 1e4, 1e5, 1e6, 1e8])
def test_a_drawing_looks_as_its_png_does_however_far_it_is_zoomed(zoom: float) -> None:
    chart = ks.Chart(480, 360)
    chart.add(ks.CanvasAttachment(chart.space, nested_drawing(), (0, 0), (1, 1)))
    chart.x.range = chart.y.range = (0.5 - 0.5 / zoom, 0.5 + 0.5 / zoom)
    svg, pdf = chart.to_svg(fonts="named"), chart.to_pdf(pixel_ratio=2)
    check(difference(chart.render(renderer="cpu"), show_svg(svg)))
    check(difference(chart.render(renderer="cpu", pixel_ratio=2), show_pdf(pdf, 2)))
    assert len(svg) < 20_000
    # The image of the drawing itself, and of those within it.
    assert svg.count("<image") <= len(STEPS)
    data = "".join(each.get("d", "") for each in ET.fromstring(svg).iter())
    numbers = [abs(float(number)) for number in re.findall(r"-?\d*\.?\d+", data)]
    assert max(numbers) <= 2 * (65_536 + 480)


def test_lines_that_go_far_are_lines() -> None:
    canvas = ks.Canvas(400, 400)
    rng = np.random.default_rng(3)
    for x, y, far in zip(*rng.uniform(0, 400, (2, 100)), rng.uniform(-1e7, 1e7, 100), strict=True):
        canvas.line(0, 2, x, y, 1e7, far)
    svg, pdf = canvas.to_svg(), canvas.to_pdf()
    assert "<image" not in svg
    assert len(svg) < 15_000
    assert len(pdf) < 5_000
    check(difference(canvas.image(renderer="cpu"), show_svg(svg)))


@pytest.mark.parametrize("side", [12, 5, 3, 1, 0.2])
def test_small_shapes_have_their_corners_in_documents_and_pixels(side: float) -> None:
    canvas = ks.Canvas(60, 60)
    corners = [(30, 30), (30 + side, 30), (30 + side, 30 + side), (30, 30 + side)]
    canvas.polygon(0, "stroke", 10, corners)
    picture = canvas.image(renderer="cpu")
    check(difference(picture, show_svg(canvas.to_svg())))
    finer = canvas.image(renderer="cpu", pixel_ratio=2)
    check(difference(finer, show_pdf(canvas.to_pdf(pixel_ratio=2), 2)))
    area = (255 - picture[..., 0]).sum() / 255
    assert abs(area - ((side + 10) ** 2 - max(side - 10, 0) ** 2)) < 2


def on_paper(picture: np.ndarray) -> np.ndarray:
    """Return a picture as it looks on white."""
    alpha = picture[..., 3:] / 255
    return picture[..., :3] * alpha + 255 * (1 - alpha)


def check(apart: Difference, mean: float = 8) -> None:
    assert apart.mean < mean, apart
    assert apart.tile < 24, apart


@pytest.mark.parametrize("name", CHARTS)
def test_documents_are_valid_and_hold_their_texts(name: str) -> None:
    chart = draw(name, "light")
    svg, pdf = chart.to_svg(), chart.to_pdf()
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}desc") == chart.alt
    names = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(names) == len(set(names))
    assert len({name.partition("-")[0] for name in names}) == 1
    assert set(re.findall(r"#([a-z]{8}-\w+)", svg)) <= set(names)

    assert "No syntax or stream encoding errors" in pdf_tool(pdf, "qpdf", "--check", "FILE")
    info = pdf_tool(pdf, "pdfinfo", "FILE")
    assert " ".join(chart.alt.split()) in " ".join(info.split())
    assert "CreationDate" not in info
    width, height = chart.size
    assert f"Page size:       {width:g} x {height:g} pts" in info
    fonts = pdf_tool(pdf, "pdffonts", "FILE").splitlines()[2:]
    assert fonts
    for line in fonts:
        # Columns: name, type, encoding, embedded, subset, characters, object.
        assert re.search(r"yes yes yes +\d+ +0$", line), line

    words = squeezed(pdf_tool(pdf, "pdftotext", "-layout", "FILE", "-"))
    written = squeezed("".join(root.itertext()))
    # Its own: what is shortened in it may end elsewhere in a picture of pixels.
    chart.to_pdf()
    for label in chart.labels():
        if is_plain(label.text) and not label.angle:
            # Word by word: between the lines of one text stands what is beside it.
            assert all(word in words for word in label.text.split()), label.text
        if is_plain(label.text):
            assert squeezed(label.text) in written, label.text


def squeezed(text: str) -> str:
    """Return a text without blanks."""
    return "".join(text.split())


def is_plain(text: str) -> bool:
    """Whether a text is one piece for all: without formulas, lines, and without right to left."""
    return not re.search("[\n$\u0590-\u08ff\u0900-\u0dff]", text) and len(text) < 24


def test_japanese_is_found_in_a_pdf() -> None:
    chart = ks.Chart(400, 200, title="整理番号の推移", x_title="月")
    chart.line([1, 2, 3], [3, 1, 2])
    pdf = chart.to_pdf()
    assert "整理番号の推移" in pdf_tool(pdf, "pdftotext", "FILE", "-")
    assert "NotoSansCJK" in pdf_tool(pdf, "pdffonts", "FILE")


@pytest.mark.filterwarnings("ignore:2 characters are in no font")
def test_a_title_of_any_characters_is_valid() -> None:
    nasty = "]]> <!-- & \x01\x1f\x7f￾\uffff\U0001f600 \\ ( ) %"
    chart = ks.Chart(300, 200, title=nasty)
    chart.alt = nasty
    root = ET.fromstring(chart.to_svg())
    assert root.findtext(f"{SVG}title").startswith("]]> <!-- &")
    assert "No syntax" in pdf_tool(chart.to_pdf(), "qpdf", "--check", "FILE")


def test_a_document_is_bounded_by_the_picture_and_not_by_the_rows() -> None:
    rng = np.random.default_rng(1)
    sizes = []
    for rows in (300_000, 10_000_000):
        chart = ks.Chart(640, 400)
        chart.line(None, np.cumsum(rng.normal(size=rows)))
        sizes.append((len(chart.to_svg()), len(chart.to_pdf())))
    assert all(size < 200_000 for pair in sizes for size in pair)
    assert sizes[1][0] < 2 * sizes[0][0]


def test_a_million_rows_one_by_one_are_a_document_too(tmp_path: Path) -> None:
    chart = ks.Chart(640, 400)
    chart.line(None, np.sin(np.arange(1_000_000.0)))
    assert len(chart.to_svg(exact=True)) > 5_000_000
    chart.save(tmp_path / "rows.pdf", exact=True)
    assert "No syntax" in pdf_tool((tmp_path / "rows.pdf").read_bytes(), "qpdf", "--check", "FILE")


def test_many_points_are_a_picture() -> None:
    rng = np.random.default_rng(2)
    chart = ks.Chart(400, 260)
    chart.points(rng.normal(size=60_000), rng.normal(size=60_000), size=3, alpha=0.3)
    svg = chart.to_svg()
    assert "<use" not in svg
    assert len(svg) < 2_000_000
    assert difference(chart.render(renderer="cpu"), show_svg(svg)).mean < 8


def test_embedded_fonts_are_in_the_document() -> None:
    chart = ks.Chart(300, 200, title="Fonts")
    named, embedded = chart.to_svg(fonts="named"), chart.to_svg()
    assert "@font-face" not in named
    assert embedded.count("@font-face") == 2
    assert len(embedded) < 40_000
    with pytest.raises(ks.InvalidArgumentError, match="fonts"):
        chart.to_svg(fonts="outlined")


def test_four_languages_write_the_same_documents(tmp_path: Path) -> None:
    documents = {}
    for language, command in PROGRAMS.items():
        folder = tmp_path / language
        folder.mkdir()
        subprocess.run([*command, folder], check=True)
        documents[language] = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert set(documents["c"]) == {"vector.svg", "vector.pdf", "outlines.svg"}
    for language in ("cpp", "swift", "python"):
        assert documents[language] == documents["c"], language
