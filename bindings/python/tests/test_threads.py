"""Threads: every function from any thread, and the GIL free while it draws."""

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import keisen as ks
from support import python

THREADS = 8


def together(act):
    """Run `act(number)` in threads that start at once; returns the results in order."""
    barrier = threading.Barrier(THREADS)

    def run(number):
        barrier.wait()
        return act(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(run, range(THREADS)))


def make(number):
    x = np.linspace(0, 10, 2000)
    chart = ks.Chart(120, 80, title=f"chart {number}")
    chart.line(x, np.sin(x * (number + 1)))
    return chart


def test_threads_draw_charts_of_their_own():
    expected = [make(number).render(renderer="cpu") for number in range(THREADS)]
    for renderer in ("cpu", ks.Renderer("cpu")):
        drawn = together(lambda n, renderer=renderer: make(n).render(renderer=renderer))
        for one, other in zip(drawn, expected, strict=True):
            assert (one == other).all()


def test_threads_draw_one_chart(tmp_path):
    chart = make(3)
    expected = chart.render(renderer="cpu")
    png = chart.to_png(renderer="cpu")

    def draw(number):
        for _ in range(5):
            assert (chart.render(renderer="cpu") == expected).all()
            assert chart.to_png(renderer="cpu") == png
            chart.save(tmp_path / f"{number}.png", pixel_ratio=1, renderer="cpu")
            assert (tmp_path / f"{number}.png").read_bytes() == png

    together(draw)
    assert len(os.listdir(tmp_path)) == THREADS


@pytest.mark.filterwarnings("ignore:.* no room:keisen.KeisenWarning")
def test_threads_change_one_chart_while_it_is_drawn():
    chart = ks.Chart(60, 40)
    column = ks.Column.growing()
    shared = chart.line(None, column)

    def act(number):
        for step in range(30):
            line = chart.line(None, np.random.rand(50), label=str(number))
            line.width = step
            shared.set(**{"width": step} if number % 2 else {"mitre_limit": 1 + step})
            column.append([step])
            title = ks.Title("a")
            chart.add(title)
            chart.to_png(renderer="cpu")
            chart.remove(title)
            chart.remove(line)

    together(act)
    assert chart.series == (shared,)
    assert [type(each) for each in chart.attachments_above] == [ks.Axis, ks.Axis]
    assert len(column) == THREADS * 30
    assert (shared.width, shared.mitre_limit) == (29, 30)


def test_the_last_thread_lets_go_of_the_data():
    released = threading.Semaphore(0)

    class Watched(np.ndarray):
        def __del__(self):
            released.release()

    def act(_number):
        for _ in range(10):
            chart = ks.Chart(40, 30)
            chart.line(None, np.random.rand(100).view(Watched))
            chart.to_png(renderer="cpu")

    together(act)
    for _ in range(THREADS * 10):
        assert released.acquire(timeout=10)


@pytest.fixture
def steps():
    """A thread that counts as long as it gets the GIL, which no one takes from another by force."""
    counted = [0]
    done = threading.Event()

    def count():
        while not done.is_set():
            counted[0] += 1
            time.sleep(0)

    interval = sys.getswitchinterval()
    thread = threading.Thread(target=count)
    thread.start()
    sys.setswitchinterval(60)
    yield lambda: counted[0]
    sys.setswitchinterval(interval)
    done.set()
    thread.join()


@pytest.mark.parametrize("act", ["render", "to_png", "save", "fit", "copy", "convert", "append"])
def test_others_run_while_it_works(act, steps, tmp_path):
    values = np.random.rand(200_000)
    swapped = values.astype(">f8")
    column = ks.Column(values)
    chart = ks.Chart(600, 400)
    chart.line(None, column)
    growing = ks.Column.growing("float32")
    path = str(tmp_path / "a.png")
    chart.to_png(renderer="cpu")
    acts = {
        "render": lambda: chart.render(renderer="cpu"),
        "to_png": lambda: chart.to_png(renderer="cpu"),
        "save": lambda: chart.save(path, renderer="cpu"),
        "fit": lambda: (column.changed(), chart.fit()),
        "copy": lambda: ks.Column(values, copy=True),
        "convert": lambda: ks.Column(swapped),
        "append": lambda: growing.append(values),
    }
    before = steps()
    for _ in range(200):
        acts[act]()
        if steps() > before:
            break
    assert steps() > before


def test_the_counter_needs_the_gil(steps):
    before = steps()
    for _ in range(10**5):
        pass
    assert steps() == before


def test_a_child_after_fork_draws():
    python(
        """
import os
import sys
import threading
import keisen as ks
chart = ks.Chart(120, 80, title="fork")
chart.line(None, [1, 3, 2])
before = chart.to_png(renderer="cpu")
child = os.fork()
if child == 0:
    same = chart.to_png(renderer="cpu") == before
    os._exit(0 if same else 1)
_, status = os.waitpid(child, 0)
sys.exit(os.waitstatus_to_exitcode(status))
"""
    )
