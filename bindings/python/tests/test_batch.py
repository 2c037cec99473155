"""Many charts in one call: files in order, failures by number, progress, cancelling, threads."""

from __future__ import annotations

import io
import pickle
import re
import sys
import threading
import warnings

import numpy as np
import pytest

import keisen as ks
from keisen._base.progress import ProgressBar


def charts(count: int) -> list[ks.Chart]:
    made = []
    for number in range(count):
        chart = ks.Chart(120 + number % 3 * 10, 90, title=f"chart {number}")
        chart.line(None, [0, number, 2, number % 4])
        made.append(chart)
    return made


def failing(number: int) -> ks.Chart:
    chart = ks.Chart(100, 80)
    chart.line(None, [1, 2, 3])

    def formatter(tick: ks.Tick) -> str:
        raise KeyError(f"formatter {number}")

    chart.x_axis.set(format=formatter)
    return chart


@pytest.mark.parametrize("threads", [None, 1, 2, 1000])
def test_files_are_those_of_each_chart_alone_in_order(threads):
    many = charts(30)
    files = ks.render_many(many, threads=threads, pixel_ratio=1.5, renderer="cpu")
    assert files == [chart.to_png(pixel_ratio=1.5, renderer="cpu") for chart in many]
    assert all(type(file) is bytes for file in files)


def test_takes_any_iterable_and_none_and_one_many_times():
    assert ks.render_many([]) == []
    assert ks.render_many(iter(())) == []
    chart = charts(1)[0]
    files = ks.render_many((chart for _ in range(10)), metadata=False)
    assert files == [chart.to_png(metadata=False)] * 10


def test_raises_one_error_that_has_the_files_of_the_others():
    many = charts(12)
    many[3], many[8] = failing(3), failing(8)
    many[5].close()
    with pytest.raises(ks.BatchError) as caught:
        ks.render_many(many, threads=2)
    error = caught.value
    assert sorted(error.errors) == [3, 5, 8]
    assert isinstance(error.errors[3], ks.CallbackError)
    assert isinstance(error.errors[3].__cause__, KeyError)
    assert error.errors[8].__cause__.args == ("formatter 8",)
    assert isinstance(error.errors[5], ks.InvalidHandleError)
    assert re.match(r"chart 3 of 12 failed, and 2 more: ", str(error))
    assert "\n" not in str(error)
    for number, result in enumerate(error.results):
        assert (result is None) == (number in error.errors)
        if result is not None:
            assert result == many[number].to_png()
    again = pickle.loads(pickle.dumps(error))
    assert again.results == error.results
    assert sorted(again.errors) == [3, 5, 8]


@pytest.mark.parametrize("threads", [1, 2])
def test_tells_how_far_it_is_and_ends_when_told_to(threads):
    many, reported = charts(25), []
    caller = threading.get_ident()

    def progress(done: int, count: int) -> None:
        assert threading.get_ident() == caller
        reported.append((done, count))

    ks.render_many(many, threads=threads, progress=progress)
    assert reported == sorted(reported)
    assert reported[-1] == (25, 25)

    # Another thread's first chart waits until the caller cancels the batch. From then on it is so slow that it can't
    # draw all the others before the caller is heard.
    is_cancelled, never = threading.Event(), threading.Event()

    def formatter(tick: ks.Tick) -> str:
        if threading.get_ident() != caller:
            is_cancelled.wait(60)
            never.wait(0.05)
        return f"{tick.value:g}"

    def cancel(done: int, count: int) -> bool:
        if done >= 5:
            is_cancelled.set()
        return done < 5

    for chart in many:
        chart.x_axis.set(format=formatter)
    with pytest.raises(ks.BatchError, match=r"cancelled before \d+ of 25 charts") as caught:
        ks.render_many(many, threads=threads, progress=cancel)
    assert all(isinstance(error, ks.CancelledError) for error in caught.value.errors.values())
    drawn = [result for result in caught.value.results if result is not None]
    assert len(drawn) >= 5
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("kind", [ValueError, KeyboardInterrupt])
def test_an_exception_of_progress_ends_it_and_is_raised(kind):
    def progress(done: int, count: int) -> None:
        raise kind("enough")

    with pytest.raises(kind, match="enough"):
        ks.render_many(charts(20), threads=1, progress=progress)


def test_an_interrupt_in_a_part_of_a_chart_is_raised_itself():
    chart = failing(0)

    def formatter(tick: ks.Tick) -> str:
        raise KeyboardInterrupt

    chart.x_axis.set(format=formatter)
    with pytest.raises(KeyboardInterrupt):
        ks.render_many([*charts(3), chart])


def test_shows_a_bar_when_asked(monkeypatch):
    output = io.StringIO()
    monkeypatch.setattr(sys, "stderr", output)
    ks.render_many(charts(3), progress=True)
    text = output.getvalue()
    assert re.search(r"\r100% \|#{20}\| 3/3 charts \[00:0\d<00:00, [\d,]+/s\]\n$", text)
    ks.render_many(charts(3), progress=False)
    assert output.getvalue() == text


def test_warns_of_what_pictures_lack():
    chart = ks.Chart(100, 80)
    chart.line(None, [1, -1, 100])
    chart.y.scale = "log"
    with pytest.warns(ks.KeisenWarning, match="no place on the scale"):
        ks.render_many([chart])


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"charts": [1]}, TypeError, r"charts\[0\] must be a Chart, got int"),
        ({"charts": 3}, TypeError, "not iterable"),
        ({"threads": 0}, ks.InvalidArgumentError, "threads must be positive, got 0"),
        ({"threads": -1}, ks.InvalidArgumentError, "threads"),
        ({"threads": "2"}, TypeError, "threads"),
        ({"threads": 1.5}, TypeError, "threads"),
        ({"pixel_ratio": "x"}, TypeError, "pixel_ratio"),
        ({"pixel_ratio": -1}, ks.InvalidArgumentError, "pixel ratio must be positive"),
        ({"time": float("nan")}, ks.InvalidArgumentError, "time must be finite"),
        ({"renderer": 5}, TypeError, "renderer must be"),
        ({"progress": 5}, TypeError, "progress must be"),
    ],
)
def test_refuses_what_is_not_allowed(arguments, error, message):
    with pytest.raises(error, match=message):
        ks.render_many(**({"charts": charts(2)} | arguments))


def test_charts_that_are_closed_meanwhile_are_no_reason_to_lose_files():
    many = charts(20)
    files = ks.render_many(many, threads=1, progress=lambda done, count: many[0].close())
    assert len(files) == 20


def test_warnings_that_are_errors_leave_the_files():
    many = charts(3)
    many[1].line(None, [1, -1, 100])
    many[1].y.scale = "log"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(ks.BatchError, match=r"chart 1 of 3 failed: .* no place") as caught:
            ks.render_many(many)
    assert all(caught.value.results)
    assert isinstance(caught.value.errors[1], ks.KeisenWarning)


@pytest.mark.parametrize("answer", [False, 0, np.False_])
def test_what_is_false_ends_it(answer):
    with pytest.raises(ks.BatchError, match="cancelled before"):
        ks.render_many(charts(10), threads=1, progress=lambda done, count: answer)


def test_the_message_tells_what_a_part_raised():
    with pytest.raises(ks.BatchError, match="KeyError: 'formatter 1'"):
        ks.render_many([failing(1)])


def test_a_bar_ends_its_line_when_it_is_stopped_and_needs_no_console(monkeypatch):
    output = io.StringIO()
    monkeypatch.setattr(sys, "stderr", output)
    bar = ProgressBar("charts")
    bar._next = 0
    bar(3, 10)
    bar.end()
    bar.end()
    assert output.getvalue().endswith("/s]\n")
    monkeypatch.setattr(sys, "stderr", None)
    assert len(ks.render_many(charts(2), progress=True)) == 2


def test_python_parts_of_charts_run_on_any_thread_without_a_deadlock():
    seen = set()
    many = charts(30)

    def formatter(tick: ks.Tick) -> str:
        seen.add(threading.get_ident())
        return tick.text

    for chart in many:
        chart.x_axis.set(format=formatter)
    files = ks.render_many(many, threads=2)
    assert files == [chart.to_png() for chart in many]
    assert seen
