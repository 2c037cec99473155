"""Values that nobody wishes for: none finite, in no order, changed while they are drawn."""

import math
import threading

import numpy as np
import pytest

import keisen as ks

ROWS = 50_000


def drawn(x, y, **options):
    """Return a small chart of one line that was drawn, and what became of the line."""
    chart = ks.Chart(320, 240)
    chart.line(x, y)
    chart.to_png(renderer="cpu", **options)
    return chart, chart.frame_record.series[0]


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_values_that_are_not_finite_draw_nothing(dtype, value, exact):
    bad, good = np.full(ROWS, value, dtype), np.arange(ROWS)
    for x, y in [(None, bad), (good, bad), (bad, good), (bad, bad)]:
        chart, record = drawn(x, y, exact=exact)
        assert record.gaps == ROWS
        assert chart.hit(160, 120, within=math.inf) is None
        chart.y.fit(margins=False)
        assert chart.y.range == ((0, 1) if y is bad else (0, ROWS - 1))


def test_times_that_are_none_draw_nothing():
    times = np.full(ROWS, "NaT", "M8[ns]")
    chart, record = drawn(times, np.arange(ROWS))
    assert record.gaps == ROWS
    assert chart.hit(160, 120, within=math.inf) is None


def test_a_single_finite_value_among_others_is_a_dot():
    values = np.full(ROWS, math.nan)
    values[1::3] = math.inf
    values[ROWS // 2] = 5
    chart, record = drawn(None, values)
    assert record.gaps == ROWS - 1
    assert chart.y.range == (5, 5)
    hit = chart.hit(160, 120, within=math.inf)
    assert (hit.row, hit.y) == (ROWS // 2, 5)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64", "uint16"])
def test_descending_x_draws_what_ascending_x_does(dtype):
    x = (np.arange(ROWS) // 3).astype(dtype)
    y = np.sin(np.arange(ROWS) / 700)
    pictures = []
    for xs, ys in [(x, y), (x[::-1], y[::-1]), (x[::-1].copy(), y[::-1].copy())]:
        chart = ks.Chart(320, 240)
        chart.line(xs, ys)
        pictures.append(chart.render(renderer="cpu").astype(int))
        record = chart.frame_record.series[0]
        assert record.tier == "envelope"
    assert np.array_equal(pictures[1], pictures[2])
    # Each is within its bound of the line drawn row by row.
    assert np.abs(pictures[0] - pictures[1]).max() <= 2 * record.bound_channel


def test_x_in_no_order_draws_what_every_row_covers():
    rng = np.random.default_rng(3)
    order = rng.permutation(ROWS)
    chart, record = drawn(order.astype(float), order / 7)
    assert (record.tier, record.rows) == ("coverage", ROWS)
    assert (record.bound_pixels, record.bound_channel) == (1 / 16, 17)
    hit = chart.hit(160, 120, within=math.inf)
    assert hit.x == order[hit.row]


def test_arrays_that_change_meanwhile_give_old_or_new_values():
    x, y = np.arange(ROWS, dtype=float), np.full(ROWS, 0.25)
    chart = ks.Chart(320, 240)
    column = ks.Column(y)
    chart.line(x, column)
    chart.y.range = (0, 1)
    chart.to_png(renderer="cpu")
    ends = threading.Event()

    def change():
        while not ends.is_set():
            y[:] = 0.75
            x[:] = 777 - 1e-12 * np.arange(ROWS)
            y[::1013] = math.nan
            x[:] = np.arange(ROWS)
            y[:] = 0.25

    thread = threading.Thread(target=change)
    thread.start()
    try:
        for turn in range(100):
            chart.to_png(renderer="cpu", exact=turn % 5 == 0)
            hit = chart.hit(160, 120, within=math.inf, mode="x" if turn % 2 else "nearest")
            if hit is not None:
                assert hit.y in (0.25, 0.75) or math.isnan(hit.y)
                assert 0 <= hit.row < ROWS
    finally:
        ends.set()
        thread.join()


def test_more_rows_than_32_bits_count_are_drawn_and_found():
    count = 2**31 + 1
    one = np.broadcast_to(np.int8(3), count)
    chart, record = drawn(None, one)
    assert (record.tier, record.rows, record.gaps) == ("envelope", count, 0)
    chart.fit(margins=False)
    assert chart.x.range == (0, count - 1)
    left, _, width, _ = chart.frame_record.plot
    hit = chart.hit(160, 120, within=math.inf)
    assert abs(hit.row - (160 - left) / width * (count - 1)) < 2
    assert (hit.x, hit.y) == (hit.row, 3)
    chart.x.range = (count - 3, count - 1)
    chart.to_png(renderer="cpu")
    left, _, width, _ = chart.frame_record.plot
    assert chart.hit(left + width - 1, 120, within=math.inf).row == count - 1
