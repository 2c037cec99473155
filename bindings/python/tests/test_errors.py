"""Errors: the table, and what bad input gives."""

import errno
import math
import os
import pickle
import re
import stat

import numpy as np
import pytest

import keisen as ks
from keisen._base import errors as _errors
from support import python

BUILT_IN = {
    ks.InvalidArgumentError: ValueError,
    ks.OutOfMemoryError: MemoryError,
    ks.NoDeviceError: RuntimeError,
    ks.DeviceLostError: RuntimeError,
    ks.UnsupportedError: NotImplementedError,
    ks.FileError: OSError,
    ks.InvalidHandleError: RuntimeError,
    ks.InvalidStateError: RuntimeError,
    ks.CallbackError: RuntimeError,
    ks.RenderTimeoutError: TimeoutError,
    ks.CancelledError: RuntimeError,
    ks.InternalError: RuntimeError,
}


def test_the_table_has_every_error():
    assert set(_errors.ERRORS.values()) == set(BUILT_IN)
    for status, kind in _errors.ERRORS.items():
        assert kind.status == status
        assert issubclass(kind, ks.KeisenError)
        assert issubclass(kind, BUILT_IN[kind])
        assert getattr(ks, kind.__name__) is kind
        error = _errors.make_error(status, "one line", 13, "a.png")
        assert type(error) is kind
        assert str(error) == "one line"
        assert str(pickle.loads(pickle.dumps(error))) == "one line"


def test_the_table_is_that_of_the_header():
    header = os.path.join(os.path.dirname(__file__), "../../../include/keisen/base.h")
    with open(header, encoding="utf-8") as file:
        statuses = re.findall(r"KEISEN_ERROR_\w+ = (-\d+)", file.read())
    assert {int(each) for each in statuses} == set(_errors.ERRORS)


def test_a_status_of_the_future_is_still_an_error():
    error = _errors.make_error(-1234, "new")
    assert type(error) is ks.KeisenError


@pytest.mark.parametrize("side", [0, -0.0, -1, math.nan, math.inf, -math.inf, 10**400])
def test_refuses_bad_sizes(side):
    for size in [(side, 10), (10, side)]:
        with pytest.raises(ks.InvalidArgumentError):
            ks.Chart(*size)
        with pytest.raises(ks.InvalidArgumentError):
            ks.Chart.bare(*size)
        chart = ks.Chart(30, 20)
        with pytest.raises(ks.InvalidArgumentError):
            chart.size = size
        assert chart.size == (30, 20)


@pytest.mark.parametrize("size", [("30", 20), (None, 20), (30, [20]), (30, 2j)])
def test_sizes_are_numbers(size):
    with pytest.raises(TypeError, match="must be a number"):
        ks.Chart(*size)
    with pytest.raises(TypeError):
        ks.Chart().size = size


@pytest.mark.parametrize("size", [(2**31, 2**31), (2**31, 1), (1, 1e300)])
def test_refuses_huge_pictures(size):
    chart = ks.Chart(*size)
    for act in (chart.render, chart.to_png, chart.pixel_size):
        with pytest.raises((ks.InvalidArgumentError, ks.OutOfMemoryError)):
            act()


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("line", {"x": None, "y": [1], "colour": "red"}),
        ("points", {"x": None, "y": [1], "colour": "red"}),
        ("density", {"x": None, "y": [1], "colour": "red"}),
        ("bars", {"names": ["a"], "values": [1], "colour": "red"}),
        ("heatmap", {"values": [[1]], "colour": "red"}),
        ("text", {"x": 1}),
        ("legend", {"colour": "red"}),
        ("hit", {"x": 1, "y": 2, "colour": "red"}),
        ("render", {"colour": "red"}),
        ("to_png", {"colour": "red"}),
        ("save", {}),
    ],
)
def test_names_a_method_as_that_of_a_chart(method, arguments):
    with pytest.raises(TypeError, match=rf"^Chart\.{method}\(\) "):
        getattr(ks.Chart(), method)(**arguments)


def test_names_a_method_as_that_of_a_figure():
    for method in ("render", "to_svg", "to_pdf", "hit"):
        with pytest.raises(TypeError, match=rf"^Figure\.{method}\(\) "):
            getattr(ks.Figure(), method)(colour="red")
    assert ks.Figure.render.__doc__ == ks.Chart.render.__doc__


def test_what_an_object_is_made_without_is_said():
    class Hook(ks.Hook):
        def __init__(self):
            pass

    class Part(ks.CustomAttachment):
        def __init__(self):
            pass

    class Series(ks.CustomSeries):
        def __init__(self):
            pass

    chart = ks.Chart(30, 20)
    for kind in (Hook, Part, Series):
        name = kind.__name__
        for act in (chart.add, chart.remove, lambda part: part.describe()):
            with pytest.raises(ks.InvalidStateError, match=rf"{name}.__init__ must call super"):
                act(kind())
        assert name in repr(kind())
        kind().close()


@pytest.mark.parametrize("ratio", [0, -1, math.nan, math.inf, 1e300])
def test_refuses_bad_pixel_ratios(ratio, tmp_path):
    chart = ks.Chart(30, 20)
    for act in (chart.render, chart.to_png, chart.pixel_size):
        with pytest.raises(ks.InvalidArgumentError):
            act(pixel_ratio=ratio)
    with pytest.raises(ks.InvalidArgumentError):
        chart.save(tmp_path / "a.png", pixel_ratio=ratio)
    assert os.listdir(tmp_path) == []


def test_refuses_bad_times():
    chart = ks.Chart(30, 20)
    for time in (math.nan, math.inf):
        with pytest.raises(ks.InvalidArgumentError):
            chart.render(time=time)
    with pytest.raises(TypeError, match="time must be a number, got str"):
        chart.render(time="now")
    with pytest.raises(TypeError, match="pixel_ratio must be a number, got NoneType"):
        chart.render(pixel_ratio=None)


def test_render_options_are_keywords():
    with pytest.raises(TypeError):
        ks.Chart().render(2)
    with pytest.raises(TypeError):
        ks.Chart(30, 20, "title")


@pytest.mark.parametrize("name", ["title", "x_title", "y_title"])
def test_titles_are_text(name):
    chart = ks.Chart(30, 20)
    with pytest.raises(TypeError, match=f"{name} must be a str, got int"):
        setattr(chart, name, 3)
    for bad in ("a\0b", "\ud800"):
        with pytest.raises(ks.InvalidArgumentError, match=name):
            setattr(chart, name, bad)
        with pytest.raises(ks.InvalidArgumentError, match=name):
            ks.Chart(30, 20, **{name: bad})
    assert getattr(chart, name) is None


# ---- Files ------------------------------------------------------------------------------------


def check_file_error(caught, number, path):
    error = caught.value
    assert error.errno == number
    assert error.filename == str(path)
    assert isinstance(error, OSError)
    assert str(error)
    assert "\n" not in str(error)


def test_says_why_it_cannot_write(tmp_path):
    chart = ks.Chart(30, 20)
    missing = tmp_path / "no" / "a.png"
    with pytest.raises(ks.FileError) as caught:
        chart.save(missing)
    check_file_error(caught, errno.ENOENT, missing)
    (tmp_path / "file").write_bytes(b"")
    below = tmp_path / "file" / "a.png"
    with pytest.raises(ks.FileError) as caught:
        chart.save(below)
    check_file_error(caught, errno.ENOTDIR, below)
    folder = tmp_path / "folder.png"
    folder.mkdir()
    with pytest.raises(ks.FileError) as caught:
        chart.save(folder)
    assert caught.value.filename == str(folder)
    assert sorted(os.listdir(tmp_path)) == ["file", "folder.png"]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_says_that_it_may_not_write(tmp_path):
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    path = tmp_path / "a.png"
    with pytest.raises(ks.FileError) as caught:
        ks.Chart(30, 20).save(path)
    check_file_error(caught, errno.EACCES, path)


def test_an_old_file_stays_when_the_disk_is_full(tmp_path):
    path = tmp_path / "a.png"
    path.write_bytes(b"old")
    python(
        """
import errno, os, resource, signal, sys
import keisen as ks
chart = ks.Chart(640, 480, title="a picture of more than 64 bytes")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))
try:
    chart.save(sys.argv[1], renderer="cpu")
except ks.FileError as error:
    assert error.errno == errno.EFBIG, error.errno
    assert error.filename == sys.argv[1]
else:
    sys.exit("no error")
""",
        path,
    )
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.png"]


@pytest.mark.parametrize("name", ["a", "a.jpg", "a.png.txt", "png"])
def test_the_name_tells_the_format(tmp_path, name):
    with pytest.raises(ks.UnsupportedError):
        ks.Chart(30, 20).save(tmp_path / name)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("path", ["", "a\0b.png", b"\xff.png"])
def test_refuses_bad_paths(path):
    with pytest.raises(ks.InvalidArgumentError):
        ks.Chart(30, 20).save(path)


@pytest.mark.parametrize("path", [None, 3, ["a.png"]])
def test_paths_are_paths(path):
    with pytest.raises(TypeError):
        ks.Chart(30, 20).save(path)


# ---- Colours ----------------------------------------------------------------------------------


def test_colours():
    color = ks.Color(1, 0.5, 0)
    assert color == (1, 0.5, 0, 1)
    assert (color.red, color.green, color.blue, color.alpha) == (1, 0.5, 0, 1)
    assert repr(color) == "Color(1, 0.5, 0, 1)"
    assert ks.Color.parse("#ff0000") == ks.Color(1, 0, 0)
    assert pickle.loads(pickle.dumps(color)) == color
    assert hash(color) == hash(ks.Color(1, 0.5, 0))
    for bad in ("", "#", "#ggg", "chartreuse-ish", "#1234567"):
        with pytest.raises(ks.InvalidArgumentError):
            ks.Color.parse(bad)
    for bad in (3, None, (1, 1, 1)):
        with pytest.raises(TypeError):
            ks.Color.parse(bad)
    with pytest.raises(TypeError):
        ks.Color(1, "0", 0)
    for bad in (math.nan, math.inf, 31, -0.5):
        with pytest.raises(ks.InvalidArgumentError, match=r"in 0\.\.\.1"):
            ks.Color(1, 0, bad)


@pytest.mark.parametrize(
    "act",
    [
        lambda chart, bad: setattr(chart, "markup", bad),
        lambda chart, bad: setattr(chart.x, "follow", bad),
        lambda chart, bad: setattr(chart.x, "reversed", bad),
        lambda chart, bad: chart.fit(margins=bad),
        lambda chart, bad: chart.x.fit(margins=bad),
        lambda chart, bad: ks.Figure(1, 2).fit(margins=bad),
        lambda chart, bad: ks.Animator().cancel_all(finish=bad),
        lambda chart, bad: chart.text(1, 1, "a", bold=bad),
        lambda chart, bad: chart.text(1, 1, "a", clip=bad),
        lambda chart, bad: chart.rule(y=1, extends_range=bad),
        lambda chart, bad: chart.span(y=(1, 2), extends_range=bad),
        lambda chart, bad: chart.legend(reversed=bad),
        lambda chart, bad: chart.x_axis.set(markup=bad),
        lambda chart, bad: chart.x_axis.set(labels=bad),
        lambda chart, bad: chart.to_png(exact=bad),
        lambda chart, bad: setattr(ks.Figure(1, 2), "inner_labels", bad),
        lambda chart, bad: ks.restrictions.Padding(1, 1, shrink_min=bad),
    ],
)
@pytest.mark.parametrize("bad", ["no", 1, None, [True]])
def test_flags_are_bools(act, bad):
    chart = ks.Chart(100, 100)
    act(chart, True)
    act(chart, np.bool_(False))
    with pytest.raises(TypeError, match=f"must be a bool, got {type(bad).__name__}"):
        act(chart, bad)


def test_flags_are_called_what_they_are_called():
    with pytest.raises(TypeError, match=r"^label_bold must be a bool, got str$"):
        ks.Chart(100, 100).rule(y=1, label_bold="no")


@pytest.mark.parametrize("bad", [(None, 6), (1, None), (1, object()), (1, float("nan")), 3])
def test_an_animated_range_has_two_ends(bad):
    chart = ks.Chart(100, 100)
    animator = ks.Animator()
    with pytest.raises((TypeError, ks.InvalidArgumentError), match=r"^range must") as caught:
        animator.animate(chart.y, range=bad, duration=1)
    assert "\n" not in str(caught.value)
