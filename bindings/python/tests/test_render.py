"""Charts: looks, parts and pictures."""

import math
import os
import pathlib
import re
import struct
import sys
from functools import partial

import numpy as np
import pytest

import keisen as ks
from support import decode_png


@pytest.fixture
def chart():
    chart = ks.Chart(320, 240, title="t", x_title="x", y_title="y")
    chart.line([0, 1, 2], [0, 2, 1], color="navy")
    return chart


def test_renders_rows_columns_and_channels(chart):
    pixels = chart.render(renderer="cpu")
    assert (pixels.shape, pixels.dtype) == ((240, 320, 4), np.uint8)
    assert (pixels[..., 3] == 255).all()
    assert len(np.unique(pixels.reshape(-1, 4), axis=0)) > 3
    assert chart.render(renderer="cpu", pixel_ratio=2).shape == (480, 640, 4)
    assert chart.render(renderer="cpu", pixel_ratio=1.3).shape == (312, 416, 4)
    assert chart.pixel_size(pixel_ratio=1.3) == (416, 312)


@pytest.mark.parametrize("size", [(1, 1), (3, 500), (64, 64), (65, 127), (1280, 720)])
@pytest.mark.parametrize("pixel_ratio", [0.5, 1, 1.7])
@pytest.mark.filterwarnings("ignore:.* no room:keisen.KeisenWarning")
def test_draws_at_every_size(size, pixel_ratio):
    chart = ks.Chart(*size, title="Title", x_title="x", y_title="y")
    chart.line(None, np.sin(np.arange(500)))
    pixels = chart.render(renderer="cpu", pixel_ratio=pixel_ratio)
    width, height = chart.pixel_size(pixel_ratio=pixel_ratio)
    assert pixels.shape == (height, width, 4)
    assert (pixels[..., 3] == 255).all()


def test_the_array_is_the_picture_itself(chart):
    pixels = chart.render(renderer="cpu")
    copy = pixels.copy()
    assert pixels.base is not None
    assert not pixels.flags.writeable
    chart.background = "black"
    chart.render(renderer="cpu")
    chart.close()
    assert (pixels == copy).all()


def test_is_deterministic(chart):
    first = chart.render(renderer="cpu")
    assert (chart.render(renderer="cpu") == first).all()
    assert (chart.render(renderer=ks.Renderer("cpu")) == first).all()


def test_png_and_file_have_the_same_pixels(chart, tmp_path):
    pixels = chart.render(renderer="cpu", pixel_ratio=2)
    data = chart.to_png(renderer="cpu", pixel_ratio=2)
    assert type(data) is bytes
    decoded, chunks = decode_png(data)
    assert (decoded == pixels).all()
    # Two pixels a point, 72 points an inch: 144 dots an inch, in dots a metre.
    assert struct.unpack(">IIB", chunks[b"pHYs"]) == (5669, 5669, 1)
    path = tmp_path / "a.png"
    chart.save(path, renderer="cpu", pixel_ratio=2)
    assert (decode_png(path.read_bytes())[0] == pixels).all()
    assert os.listdir(tmp_path) == ["a.png"]


def test_a_picture_is_640_by_400_points_and_a_file_has_two_pixels_a_point(tmp_path):
    path = tmp_path / "a.png"
    for drawn in (ks.Chart(), ks.Figure(), ks.Chart.bare()):
        assert drawn.size == (640, 400)
        assert drawn.render(renderer="cpu").shape == (400, 640, 4)
        assert decode_png(drawn.to_png(renderer="cpu"))[0].shape == (400, 640, 4)
        drawn.save(path, renderer="cpu")
        assert decode_png(path.read_bytes())[0].shape == (800, 1280, 4)
        drawn.save(path, pixel_ratio=1, renderer="cpu")
        assert decode_png(path.read_bytes())[0].shape == (400, 640, 4)
    canvas = ks.Canvas(64, 40)
    canvas.save(path, renderer="cpu")
    assert decode_png(path.read_bytes())[0].shape == (80, 128, 4)


def test_gives_documents_and_saves_them(chart, tmp_path):
    svg, pdf = chart.to_svg(), chart.to_pdf()
    assert svg.startswith("<svg ")
    assert svg.endswith("</svg>\n")
    assert pdf.startswith(b"%PDF-1.7\n")
    assert chart.to_svg() == svg
    assert chart.to_pdf() == pdf
    for renderer in (None, "cpu"):
        chart.save(tmp_path / "a.svg", renderer=renderer)
        chart.save(tmp_path / "a.PDF", renderer=renderer)
        assert (tmp_path / "a.svg").read_text(encoding="utf-8") == svg
        assert (tmp_path / "a.PDF").read_bytes() == pdf
    assert svg.count("@font-face") > 0
    assert chart.to_svg(fonts="embedded") == svg
    assert chart.to_svg(pixel_ratio=2) != svg


def test_documents_have_their_fonts_as_asked(chart, tmp_path):
    chart.title = "Title 1"
    path = tmp_path / "a.svg"
    for fonts in ("embedded", "named", "outlines"):
        svg = chart.to_svg(fonts=fonts)
        chart.save(path, fonts=fonts)
        assert path.read_text(encoding="utf-8") == svg
        assert ("@font-face" in svg) == (fonts == "embedded")
        assert ("<text" in svg) == (fonts != "outlines")
        # A line with a letter is one piece, whatever the font.
        assert (">Title 1</text>" in svg) == (fonts != "outlines")
    with pytest.raises(ks.InvalidArgumentError, match='"embedded"'):
        chart.save(path, fonts="none")


def test_bars_of_documents_are_exact():
    values = [0.4, 0.5, 0.6, 0.7, 0.8, 100]
    chart = ks.Chart(480, 300)
    chart.bar(values, color="#ff0000")
    for ratio in (1, 2):
        svg = chart.to_svg(pixel_ratio=ratio)
        heights = re.findall(r'fill="#ff0000" d="M[^h]*h[.\d]+v([.\d]+)h', svg)
        assert np.allclose(np.array(heights, float) / float(heights[-1]) * 100, values, atol=1e-3)


def test_a_document_that_cannot_be_made_leaves_the_old_file(chart, tmp_path):
    path = tmp_path / "a.svg"
    path.write_text("old")
    with pytest.raises(ks.InvalidArgumentError, match="pixel ratio"):
        chart.save(path, pixel_ratio=math.nan)
    assert path.read_text() == "old"
    with pytest.raises(ks.FileError, match="missing"):
        chart.save(tmp_path / "missing" / "a.pdf")
    with pytest.raises(ks.UnsupportedError, match=r"one of \.png, \.svg, \.pdf, got"):
        chart.save(tmp_path / "a.eps")
    with pytest.raises(ks.InvalidArgumentError, match=r"too large|no size"):
        ks.Chart(1e12, 1e12).to_svg()
    for options in ({"fonts": "none"}, {"pixel_ratio": 0}, {"time": math.inf}):
        with pytest.raises(ks.InvalidArgumentError):
            chart.to_svg(**options)
    assert os.listdir(tmp_path) == ["a.svg"]


def test_saves_to_every_kind_of_path(chart, tmp_path):
    for path in (
        str(tmp_path / "str.png"),
        tmp_path / "path.png",
        os.fsencode(tmp_path / "bytes.png"),
        str(tmp_path / "CO₂ 図.png"),
    ):
        chart.save(path, renderer="cpu")
        assert pathlib.Path(os.fsdecode(path)).stat().st_size > 100


def test_a_background_may_be_transparent(chart):
    bare = ks.Chart.bare(8, 8)
    for color, expected in [
        (None, [255] * 4),
        ("#0008", [0, 0, 0, 136]),
        ((1, 0, 0), [255, 0, 0, 255]),
        (ks.Color(0, 0, 0, 0), [0] * 4),
        ("navy", [0, 0, 128, 255]),
    ]:
        bare.background = color
        assert bare.background == color
        assert (bare.render(renderer="cpu") == expected).all()
    assert ks.Chart(background="navy").background == "navy"


def test_padding_places_the_plot(chart):
    assert chart.padding is None
    chart.padding = (1, 2, 3, 4)
    assert chart.padding == (1, 2, 3, 4)
    with pytest.warns(ks.KeisenWarning, match="3 titles, legends, axes and messages have no room"):
        chart.to_png(renderer="cpu")
    assert chart.frame_record.plot == (2, 1, 320 - 6, 240 - 4)
    chart.padding = 5
    assert chart.padding == (5, 5, 5, 5)
    chart.padding = None
    chart.to_png(renderer="cpu")
    left, top, width, height = chart.frame_record.plot
    assert left > 5
    assert top > 5
    assert 200 < width < 310
    assert 150 < height < 230


@pytest.mark.parametrize(
    ("padding", "kind"),
    [
        (-1, ValueError),
        (math.nan, ValueError),
        ((1, 2, 3, math.inf), ValueError),
        ((1, 2), ValueError),
        ("1234", TypeError),
        ([1, 2, 3, None], TypeError),
    ],
)
def test_refuses_bad_padding(chart, padding, kind):
    with pytest.raises(kind):
        chart.padding = padding
    assert chart.padding is None


def test_padding_without_room_is_no_error(chart):
    chart.padding = 1000
    with pytest.warns(ks.KeisenWarning, match="3 titles, legends, axes and messages have no room"):
        assert chart.render(renderer="cpu").shape == (240, 320, 4)


def test_titles_change_the_picture(chart):
    assert (chart.title, chart.x_title, chart.y_title) == ("t", "x", "y")
    seen = [chart.render(renderer="cpu").tobytes()]
    for name in ("title", "x_title", "y_title"):
        setattr(chart, name, "ÄW")
        assert getattr(chart, name) == "ÄW"
        seen.append(chart.render(renderer="cpu").tobytes())
        setattr(chart, name, None)
        seen.append(chart.render(renderer="cpu").tobytes())
    assert len(set(seen)) == len(seen)


def test_tells_titles_that_were_added():
    chart = ks.Chart(320, 240)
    title = ks.Title("first")
    chart.add(title)
    chart.add(ks.Title("source", role="caption"))
    assert (chart.title, chart.subtitle, chart.caption) == ("first", None, "source")
    chart.title = "second"
    assert title.text == "second"
    chart.remove(title)
    assert chart.title is None
    chart.x_axis.title = "t"
    assert chart.x_title == "t"


def test_axis_titles_need_an_axis():
    bare = ks.Chart.bare(40, 30)
    for name in ("x_title", "y_title"):
        with pytest.raises(ks.InvalidStateError):
            setattr(bare, name, "x")
        assert getattr(bare, name) is None
    bare.title = "a title needs none"
    assert [type(each) for each in bare.attachments_above + bare.attachments_below] == [ks.Title]


def test_size_changes(chart):
    assert chart.size == (320, 240)
    chart.size = (30.5, 20)
    assert chart.size == (30.5, 20)
    with pytest.warns(ks.KeisenWarning, match="3 titles, legends, axes and messages have no room"):
        assert chart.render(renderer="cpu").shape[0] == 20


# ---- Attachments ------------------------------------------------------------------------------


def kinds(attachments):
    return [type(each).__name__ for each in attachments]


def test_has_its_attachments(chart):
    assert kinds(chart.attachments_below) == ["PlotArea", "Grid"]
    assert sorted(kinds(chart.attachments_above)) == ["Axis", "Axis", "Title"]
    assert chart.attachments_below == chart.attachments_below
    assert ks.Chart.bare().attachments_below == ()
    title = next(each for each in chart.attachments_above if isinstance(each, ks.Title))
    before = chart.render(renderer="cpu").tobytes()
    title.text = "changed"
    assert title.text == "changed"
    assert chart.render(renderer="cpu").tobytes() != before
    title.text = ""
    with pytest.raises(TypeError, match="text must be a str"):
        title.text = 3


def test_adds_and_removes_attachments():
    chart = ks.Chart(320, 240)
    area = ks.PlotArea(
        color="#eee",
        end_color=(0, 0, 1),
        start=(0, 0),
        end=(1, 0),
        radii=(1, 2, 3, 4),
        border_width=1,
        border_color="red",
    )
    grid = ks.Grid(chart.space, x=False, width=2, color="green")
    axis = ks.Axis(
        chart.space,
        "right",
        tick_count=3,
        title="right",
        tick_length=2,
        width=2,
        label_size=8,
        title_size=9,
        color="blue",
        text_color="red",
    )
    title = ks.Title("Title", size=9, color="purple")
    before = chart.render(renderer="cpu").tobytes()
    chart.add(area, layer="below", index=1)
    chart.add(grid, layer="below")
    chart.add(axis)
    chart.add(axis)
    chart.add(title, layer="above")
    assert kinds(chart.attachments_below) == ["PlotArea", "PlotArea", "Grid", "Grid"]
    assert chart.attachments_below[1] is area
    assert chart.attachments_above[2:] == (axis, title)
    assert chart.render(renderer="cpu").tobytes() != before
    for each in (area, grid, axis, axis, title):
        chart.remove(each)
    assert chart.render(renderer="cpu").tobytes() == before
    for each in chart.attachments_below + chart.attachments_above:
        chart.remove(each)
    assert chart.attachments_below == chart.attachments_above == ()
    blank = chart.render(renderer="cpu")
    assert (blank == 255).all()


def test_lists_what_was_closed_as_what_it_is():
    chart = ks.Chart(320, 240)
    kinds = [ks.PlotArea, ks.Grid, ks.Axis, ks.Axis]
    chart.x_axis.close()
    with ks.Axis(chart.space, "top", title="top") as axis:
        chart.add(axis)
    with chart.rule(y=3, label="limit") as rule:
        pass
    listed = chart.attachments_below + chart.attachments_above
    assert [type(each) for each in listed] == [*kinds, ks.Axis, ks.Rule]
    assert not any(each.closed for each in listed)
    assert axis.closed
    assert rule.closed
    assert (listed[4].side, listed[4].title) == ("top", "top")
    assert (listed[5].label, listed[5].value) == ("limit", 3)
    listed[5].value = 4
    assert listed == chart.attachments_below + chart.attachments_above
    assert chart.x_axis.side == "bottom"
    chart.remove(listed[4])
    assert len(chart.attachments_above) == 3


def test_an_axis_has_a_title_that_changes():
    chart = ks.Chart(320, 240)
    axis = ks.Axis(chart.space, "top")
    chart.add(axis)
    before = chart.render(renderer="cpu").tobytes()
    axis.title = "top"
    assert chart.render(renderer="cpu").tobytes() != before


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        (lambda c: ks.PlotArea(border_width=-1), ValueError),
        (lambda c: ks.PlotArea(radii=(1, 2)), ValueError),
        (lambda c: ks.PlotArea(radii=-1), ValueError),
        (lambda c: ks.PlotArea(start=(0, math.nan), end_color="red"), ValueError),
        (lambda c: ks.PlotArea("red"), TypeError),
        (lambda c: ks.Grid(c.space, width=math.inf), ValueError),
        (lambda c: ks.Grid("space"), TypeError),
        (lambda c: ks.Axis(c.space, "middle"), ValueError),
        (lambda c: ks.Axis(c.space, None), TypeError),
        (lambda c: ks.Axis(c.space, "left", tick_count=-1), ValueError),
        (lambda c: ks.Axis(c.space, "left", tick_count=2**32), ValueError),
        (lambda c: ks.Axis(c.space, "left", tick_count=2**70), ValueError),
        (lambda c: ks.Axis(c.space, "left", tick_count=1.5), TypeError),
        (lambda c: ks.Axis(c.space, "left", label_size=math.nan), ValueError),
        (lambda c: ks.Title(None), TypeError),
        (lambda c: ks.Title("a", size=-1), ValueError),
        (lambda c: c.add(ks.Title("a"), layer="middle"), ValueError),
        (lambda c: c.add(ks.Title("a"), index=99), ValueError),
        (lambda c: c.add(ks.Title("a"), index=-1), ValueError),
        (lambda c: c.add(3), TypeError),
        (lambda c: c.remove("title"), TypeError),
    ],
)
def test_refuses_bad_attachments(chart, act, kind):
    below, above = chart.attachments_below, chart.attachments_above
    with pytest.raises(kind):
        act(chart)
    assert (chart.attachments_below, chart.attachments_above) == (below, above)


# ---- Frames -----------------------------------------------------------------------------------


def test_tells_what_a_frame_did(chart):
    with pytest.raises(ks.InvalidStateError):
        _ = chart.frame_record
    chart.line(None, [1, None, 3])
    for frame in (1, 2):
        chart.to_png(renderer="cpu", time=2.5)
        record = chart.frame_record
        assert (record.frame, record.time, record.missing_glyphs) == (frame, 2.5, 0)
    first, second = record.series
    assert (first.rows, first.gaps, first.tier) == (3, 0, "direct")
    assert (second.rows, second.gaps) == (3, 1)
    assert (first.bound_pixels, first.bound_channel) == (0, 0)
    assert record.encode_milliseconds >= 0
    assert record.render_milliseconds >= 0
    assert first.milliseconds >= 0
    assert repr(record) == "<FrameRecord of frame 2, 2 series>"
    assert repr(second) == "<SeriesRecord of 3 rows, 1 gaps, direct>"


@pytest.fixture
def noise():
    chart = ks.Chart(320, 240)
    chart.line(None, np.random.default_rng(5).standard_normal(100_000))
    return chart


def test_draws_many_rows_as_an_envelope(noise):
    envelope = noise.render(renderer="cpu")
    (series,) = noise.frame_record.series
    assert (series.tier, series.rows) == ("envelope", 100_000)
    assert (series.bound_pixels, series.bound_channel) == (1 / 16, 17)
    exact = noise.render(renderer="cpu", exact=True)
    (series,) = noise.frame_record.series
    assert (series.tier, series.rows) == ("direct", 100_000)
    assert (series.bound_pixels, series.bound_channel) == (0, 0)
    assert np.abs(envelope.astype(int) - exact).max() <= 17
    assert (noise.render(renderer="cpu") == envelope).all()


def test_every_picture_can_be_exact(noise, tmp_path):
    exact = noise.render(renderer="cpu", exact=np.True_)
    for draw in (noise.to_png, partial(noise.save, tmp_path / "a.png", pixel_ratio=1)):
        draw(renderer="cpu")
        assert noise.frame_record.series[0].tier == "envelope"
        draw(renderer="cpu", exact=True)
        assert noise.frame_record.series[0].tier == "direct"
    for png in (noise.to_png(renderer="cpu", exact=True), (tmp_path / "a.png").read_bytes()):
        assert (decode_png(png)[0] == exact).all()


def test_direct_rows_are_the_chart_s(noise):
    assert noise.direct_rows == 20_000

    def tier():
        noise.to_png(renderer="cpu")
        return noise.frame_record.series[0].tier

    noise.direct_rows = np.int64(100_000)
    assert (noise.direct_rows, tier()) == (100_000, "direct")
    noise.direct_rows = 99_999
    assert tier() == "envelope"
    noise.x.range = (0, 50)
    assert tier() == "direct"
    noise.direct_rows = 0
    assert tier() == "envelope"
    noise.direct_rows = sys.maxsize
    assert (noise.direct_rows, tier()) == (sys.maxsize, "direct")


@pytest.mark.parametrize(
    ("rows", "kind"), [(-1, ValueError), (2**63, ValueError), (1.5, TypeError), (None, TypeError)]
)
def test_refuses_bad_direct_rows(chart, rows, kind):
    with pytest.raises(kind, match="direct_rows"):
        chart.direct_rows = rows
    assert chart.direct_rows == 20_000


def test_an_unfinished_frame_changes_nothing(chart):
    chart.to_png(renderer="cpu")
    with pytest.raises(ks.InvalidArgumentError):
        chart.to_png(renderer="cpu", pixel_ratio=0)
    assert chart.frame_record.frame == 1


# ---- Renderers --------------------------------------------------------------------------------


def test_draws_with_the_renderer_named(chart, monkeypatch):
    cpu = ks.Renderer("cpu")
    assert "CPU" in cpu.name
    assert repr(cpu) == f"<Renderer {cpu.name!r}>"
    expected = chart.render(renderer=cpu)
    assert (chart.render(renderer="cpu") == expected).all()
    for renderer, kind in [
        ("gpu", ValueError),
        ("CPU", ValueError),
        ("", ValueError),
        (3, TypeError),
    ]:
        with pytest.raises(kind, match="renderer must be "):
            chart.render(renderer=renderer)
    with pytest.raises(
        ValueError, match=r"renderer must be .auto., .* got 'opengl'; use .vulkan.$"
    ):
        chart.render(renderer="opengl")


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        ({"kind": "cpu", "device": 0}, ValueError),
        ({"kind": "cpu", "device": "discrete"}, ValueError),
        ({"kind": "vulkan", "device": -2}, ValueError),
        ({"kind": "vulkan", "device": 2**31}, ValueError),
        ({"kind": "vulkan", "device": 1.5}, TypeError),
        ({"kind": "vulkan", "device": "no such device"}, ks.NoDeviceError),
        ({"kind": 3}, TypeError),
    ],
)
def test_refuses_bad_renderers(arguments, kind):
    with pytest.raises(kind):
        ks.Renderer(**arguments)


def test_draws_with_vulkan_where_there_is_a_device(chart):
    try:
        devices = ks.devices()
    except ks.NoDeviceError as error:
        with pytest.raises(ks.NoDeviceError):
            ks.Renderer("vulkan")
        pytest.skip(str(error))
    device = devices[0]
    assert device.index == 0
    assert device.kind in {"discrete", "integrated", "virtual", "cpu", "other"}
    assert device.max_image_size >= 4096
    assert device.api_version.startswith("1.")
    assert device.name in repr(device)
    expected = chart.render(renderer="cpu").astype(int)
    for renderer in (
        "vulkan",
        ks.Renderer("vulkan", device=0),
        ks.Renderer("vulkan", device=device),
        ks.Renderer("vulkan", device=device.name[:5].upper()),
    ):
        drawn = chart.render(renderer=renderer).astype(int)
        # How alike the renderers are is tested where they are; here, that this one draws.
        assert abs(drawn - expected).mean() < 0.5


def test_plot_areas_titles_and_legends_change_their_options():
    chart = ks.Chart(320, 240, title="title")
    chart.line([0, 1], [0, 1], label="name")
    area = chart.attachments_below[0]
    title = next(each for each in chart.attachments_above if isinstance(each, ks.Title))
    legend = chart.legend(title="names")

    def picture():
        return chart.render(renderer="cpu").tobytes()

    before = picture()
    for each, options, bad in [
        (area, {"color": "navy", "radii": 9}, {"color": None, "border_width": -1}),
        (title, {"size": 30, "alignment": "right"}, {"size": float("nan")}),
        (legend, {"place": "outside-top", "columns": 2}, {"place": "best", "radius": -1}),
    ]:
        each.set(**options)
        changed = picture()
        assert changed != before
        with pytest.raises(ks.InvalidArgumentError):
            each.set(**bad)
        with pytest.raises(TypeError, match="has no option 'colour'"):
            each.set(colour="red")
        assert picture() == changed
        each.set(**{"color": None, "radii": 0} if each is area else {})
        assert picture() == (before if each is area else changed)
        before = picture()
    assert (title.text, legend.title) == ("title", "names")
    with pytest.raises(ks.InvalidArgumentError):
        legend.set(title="others", swatch_width=-1)
    assert legend.title == "names"
    legend.set(title=None)
    assert legend.title is None
    assert picture() != before


def test_the_subtitle_of_a_chart_stays_one():
    chart = ks.Chart(320, 240, title="title", subtitle="subtitle", caption="caption")
    chart.render(renderer="cpu")
    roles = [label.role for label in chart.labels() if "title" in label.text]
    for each in chart.attachments_above:
        if isinstance(each, ks.Title):
            each.set(italic=True)
    chart.render(renderer="cpu")
    assert [label.role for label in chart.labels() if "title" in label.text] == roles
