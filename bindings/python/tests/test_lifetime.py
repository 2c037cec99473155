"""Lifetimes: who keeps what alive, and that nothing stays behind."""

import copy
import gc
import pickle
import sys
import weakref

import numpy as np
import pytest

import keisen as ks
from support import python


class Array(np.ndarray):
    """An array that can be referred to weakly and refer to anything."""


def array(*values):
    return np.array(values, dtype=float).view(Array)


def test_a_column_keeps_its_array():
    values = array(1, 2, 3)
    references = sys.getrefcount(values)
    column = ks.Column(values)
    assert sys.getrefcount(values) > references
    column.close()
    assert sys.getrefcount(values) == references


@pytest.mark.parametrize("part", ["column", "line", "chart"])
def test_whatever_uses_an_array_keeps_it(part):
    x, y = array(1, 2, 3), array(4, 5, 6)
    seen = [weakref.ref(x), weakref.ref(y)]
    chart = ks.Chart(40, 30)
    columns = [ks.Column(x), ks.Column(y)]
    line = chart.line(*columns)
    del x, y
    if part != "column":
        del columns
    if part == "chart":
        del line
    if part == "column":
        del chart, line
    if part == "line":
        del chart
    gc.collect()
    assert all(each() is not None for each in seen)
    if part == "column":
        del columns
    elif part == "line":
        other = ks.Chart(40, 30)
        other.add(line)
        line.space.y.fit(margins=False)
        assert line.space.y.range == (4, 6)
        del line, other
    else:
        chart.to_png(renderer="cpu")
        del chart
    assert [each() for each in seen] == [None, None]


def test_new_data_lets_the_old_go():
    old = array(1, 2)
    seen = weakref.ref(old)
    chart = ks.Chart()
    line = chart.line(old, old)
    chart.fit()
    line.set_data([1], [2])
    del old
    assert seen() is None


def test_removing_a_line_lets_its_data_go():
    values = array(1, 2)
    seen = weakref.ref(values)
    chart = ks.Chart(40, 30)
    line = chart.line(None, values)
    chart.to_png(renderer="cpu")
    chart.remove(line)
    del line, values
    assert seen() is None


def test_a_failure_keeps_nothing():
    values = array(1, 2)
    references = sys.getrefcount(values)
    chart = ks.Chart()
    for _ in range(3):
        with pytest.raises(ks.InvalidArgumentError):
            chart.line([1], values)
        with pytest.raises(ks.InvalidArgumentError):
            chart.line(values, values, width=-1)
    assert sys.getrefcount(values) == references


def test_copies_keep_nothing():
    for values in (array(1, 2).astype(">f8"), array(1, 2).astype("float16"), array()):
        references = sys.getrefcount(values)
        _column = ks.Column(values)
        assert sys.getrefcount(values) == references
    values = array(1, 2)
    references = sys.getrefcount(values)
    _column = ks.Column(values, copy=True)
    growing = ks.Column.growing()
    growing.append(values)
    assert sys.getrefcount(values) == references


def test_a_borrowed_bytearray_cannot_be_resized():
    values = bytearray([1, 2, 3])
    column = ks.Column(values)
    with pytest.raises(BufferError):
        values.append(4)
    column.close()
    values.append(4)


def test_a_picture_keeps_its_memory():
    chart = ks.Chart(40, 30)
    pixels = chart.render(renderer="cpu")
    part = pixels[5:10, ::2]
    expected = part.copy()
    chart.close()
    del chart, pixels
    gc.collect()
    others = [ks.Chart.bare(40, 30).render(renderer="cpu") for _ in range(20)]
    assert (part == expected).all()
    assert len(others) == 20


@pytest.mark.parametrize("close", [False, True])
def test_cycles_through_an_array_are_collected(close):
    values = array(1, 2)
    seen = weakref.ref(values)
    chart = ks.Chart()
    line = chart.line(values, [1, 2])
    column = ks.Column(values)
    chart.line(None, column)
    values.owners = (chart, line, column)
    if close:
        column.close()
        line.close()
    del values, chart, line, column
    assert seen() is not None
    gc.collect()
    assert seen() is None


def test_the_collector_takes_nothing_that_is_used():
    values = array(1, 2)
    values.note = ["kept"]
    chart = ks.Chart()
    chart.line(values, values)
    seen = weakref.ref(values)
    del values
    gc.collect()
    assert seen().note == ["kept"]
    other = ks.Chart()
    other.add(chart.series[0])
    del chart
    gc.collect()
    assert seen().note == ["kept"]
    other.series[0].space.x.fit(margins=False)
    assert other.series[0].space.x.range == (1, 2)


def test_subclasses_with_cycles_are_collected():
    class Mine(ks.Chart):
        pass

    chart = Mine()
    chart.me = chart
    seen = weakref.ref(chart)
    del chart
    gc.collect()
    assert seen() is None


# ---- Closing ----------------------------------------------------------------------------------


def objects():
    space = ks.Space(ks.Projection(), ks.Projection())
    return [
        ks.Chart(40, 30),
        ks.Column([1.0]),
        ks.Projection(),
        space,
        ks.LineSeries(space, None, [1]),
        ks.PlotArea(),
        ks.Grid(space),
        ks.Axis(space, "left"),
        ks.Title("a"),
        ks.Renderer("cpu"),
    ]


@pytest.mark.parametrize("object", objects(), ids=lambda each: type(each).__name__)
def test_objects_close(object):
    name = type(object).__name__
    assert not object.closed
    with object as same:
        assert same is object
    assert object.closed
    object.close()
    assert repr(object) == f"<{name}, closed>"
    with pytest.raises(ks.InvalidHandleError, match=f"this {name} is closed"):
        _ = object._open


def test_closed_objects_say_so():
    chart, other = ks.Chart(40, 30), ks.Chart(40, 30)
    line, column, renderer = chart.line(None, [1, 2]), ks.Column([1.0]), ks.Renderer("cpu")
    title = ks.Title("a")
    for each in (chart, column, renderer, title):
        each.close()
    for act in (
        lambda: chart.render(),
        lambda: chart.to_png(),
        lambda: chart.save("a.png"),
        lambda: chart.line(None, [1]),
        lambda: chart.add(line),
        lambda: chart.remove(line),
        lambda: chart.fit(),
        lambda: chart.series,
        lambda: chart.attachments_above,
        lambda: chart.size,
        lambda: chart.frame_record,
        lambda: setattr(chart, "title", "b"),
        lambda: setattr(chart, "padding", None),
    ):
        with pytest.raises(ks.InvalidHandleError, match="this Chart is closed"):
            act()
    with pytest.raises(ks.InvalidHandleError, match="this Column is closed"):
        other.line(None, column)
    with pytest.raises(ks.InvalidHandleError, match="this Column is closed"):
        len(column)
    with pytest.raises(ks.InvalidHandleError, match="this Renderer is closed"):
        other.render(renderer=renderer)
    with pytest.raises(ks.InvalidHandleError, match="this Title is closed"):
        other.add(title)
    # What the closed chart was made of goes on.
    other.add(line)
    line.space.y.fit(margins=False)
    assert line.space.y.range == (1, 2)


def test_what_is_part_of_a_chart_outlives_its_own_close():
    chart = ks.Chart.bare(40, 30)
    column = ks.Column(array(1, 2))
    line = chart.line(None, column)
    column.close()
    line.close()
    chart.to_png(renderer="cpu")
    assert chart.frame_record.series[0].rows == 2


@pytest.mark.parametrize("object", objects(), ids=lambda each: type(each).__name__)
def test_objects_are_not_copied(object):
    for act in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot copy or pickle"):
            act(object)


# ---- The end of the process -------------------------------------------------------------------


def test_the_process_ends_in_silence():
    python(
        """
import sys
import numpy as np
import keisen as ks
from keisen import _keisen
_keisen.warn_of_leaks()
chart = ks.Chart(160, 120, title="left open")
values = np.arange(5.0)
line = chart.line(values, values)
pixels = chart.render(renderer="cpu")
column, record, title = ks.Column(values), chart.frame_record, chart.attachments_above[-1]
sys.keep = (chart, line, pixels, column, record, title)
"""
    )


def test_the_process_ends_while_a_thread_draws():
    python(
        """
import threading
import time
import numpy as np
import keisen as ks
started = threading.Event()
def draw():
    while True:
        chart = ks.Chart(200, 100)
        chart.line(None, np.random.rand(1000))
        chart.to_png(renderer="cpu")
        started.set()
for _ in range(3):
    threading.Thread(target=draw, daemon=True).start()
started.wait()
"""
    )


def test_does_not_leak():
    leaked = python(
        """
import gc
import resource
import numpy as np
import keisen as ks
values = np.random.rand(10_000)
def draw(times):
    for _ in range(times):
        chart = ks.Chart(240, 160, title="a", x_title="x")
        chart.line(values, values[::-1], label="b")
        chart.line(None, list(values[:100]))
        chart.line(None, values.astype("f2"))
        chart.render(renderer="cpu")
        chart.to_png(renderer="cpu")
        chart.attachments_above
        try:
            chart.line([1], [1, 2])
        except ks.InvalidArgumentError:
            pass
def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()
draw(50)
before = resident()
draw(200)
print(resident() - before)
"""
    )
    # 200 charts whose copies alone hold 4 MB; a few pages come and go.
    assert int(leaked) < 2_000_000
