"""Kernels that compute columns within pictures: on the CPU by a function, on Vulkan by SPIR-V."""

from __future__ import annotations

import ctypes
import gc
import struct
import weakref
from pathlib import Path

import numpy as np
import pytest

import keisen as ks

KERNELS = Path(__file__).resolve().parents[3] / "Examples/compute"
ROWS = 100_000


@pytest.fixture(scope="module")
def kernel():
    path = KERNELS / "scale.comp.spv"
    if not path.exists():
        pytest.skip("no kernels beside the tests")
    return path.read_bytes()


def scale(call):
    """Do what the kernel does."""
    (factor,) = struct.unpack("f", call.constants)
    call.buffers[1][:] = np.float32(factor) * call.buffers[0]


def floats(values, *, copy=True):
    return ks.Column(np.asarray(values, np.float32), copy=copy)


def values_of(column):
    """Read a column through a table of the rows behind a line."""
    chart = ks.Chart(200, 100)
    chart.line(None, column)
    rows = chart.data_table(max_rows=max(4, len(column))).splitlines()[1:]
    return np.array([float(row.split(",")[-1]) for row in rows], np.float32)


def drawn(chart, renderer):
    return chart.to_png(renderer=renderer)


def rows_of(count):
    random = np.random.default_rng(7)
    values = random.normal(size=count).astype(np.float32) * 1000
    values[:: count // 100] = np.float32(0)
    return values


@pytest.mark.parametrize("where", ["cpu", "vulkan"])
def test_a_picture_shows_what_it_computes(kernel, where, request):
    renderer = "cpu" if where == "cpu" else request.getfixturevalue("vulkan")
    values = rows_of(ROWS)
    output = floats(np.zeros(ROWS))
    hook = ks.ComputeHook(
        kernel,
        [ks.Column(values)],
        [output],
        constants=2.5,
        groups=-(-ROWS // 256),
        cpu=scale,
    )
    chart = ks.Chart(320, 200)
    chart.add(hook)
    chart.line(None, output)
    drawn(chart, renderer)
    expected = np.float32(2.5) * values
    low, high = chart.y.range
    assert low <= expected.min()
    assert high >= expected.max()
    reported = output.describe()
    # Floats are told with the digits that give them again as floats.
    assert np.float32(reported["extent"]["min"]) == expected.min()
    assert np.float32(reported["extent"]["max"]) == expected.max()
    assert np.array_equal(np.float32(reported["first"]), expected[:4])
    assert np.array_equal(values_of(output), expected)
    # Constants are for the next picture.
    hook.constants = -1.0
    assert hook.constants == struct.pack("f", -1)
    drawn(chart, renderer)
    assert np.array_equal(values_of(output), -values)


def test_nothing_is_computed_again(kernel):
    calls = []

    def note(call):
        calls.append(call.groups)
        scale(call)

    column, output = floats([1, 2, 3]), floats([0, 0, 0])
    hook = ks.ComputeHook(kernel, [column], [output], constants=2.0, cpu=note)
    chart = ks.Chart(200, 100)
    chart.add(hook)
    chart.line(None, output)
    drawn(chart, "cpu")
    drawn(chart, "cpu")
    assert calls == [(1, 1, 1)]
    hook.groups = (2, 3)
    assert hook.groups == (2, 3, 1)
    drawn(chart, "cpu")
    assert calls == [(1, 1, 1), (2, 3, 1)]
    chart.remove(hook)
    hook.constants = 9.0
    drawn(chart, "cpu")
    assert len(calls) == 2


def test_the_function_sees_the_columns(kernel):
    seen = []

    def appearance(call):
        values, scaled = call.buffers
        seen.append((values.dtype, values.flags.writeable, scaled.flags.writeable, scaled.copy()))
        with pytest.raises(ValueError, match="read-only"):
            values[0] = 7
        scale(call)

    output = floats([5, 5, 5])
    hook = ks.ComputeHook(kernel, [floats([1, 2, 3])], [output], constants=2.0, cpu=appearance)
    chart = ks.Chart(200, 100)
    chart.add(hook)
    chart.line(None, output)
    drawn(chart, "cpu")
    dtype, reads, writes, first = seen[0]
    assert (dtype, reads, writes) == (np.float32, False, True)
    assert not first.any()
    assert np.array_equal(values_of(output), [2, 4, 6])


def test_one_that_is_read_and_written_begins_as_what_it_is(kernel):
    def add(call):
        call.buffers[1][:] += call.buffers[0]

    output = floats([10, 20, 30])
    bindings = [(floats([1, 2, 3]), "read"), (output, "read_write")]
    chart = ks.Chart(200, 100)
    chart.add(ks.ComputeHook(kernel, bindings=bindings, cpu=add))
    chart.line(None, output)
    drawn(chart, "cpu")
    assert np.array_equal(values_of(output), [11, 22, 33])


def test_arrays_that_are_kept_are_harmless(kernel):
    kept = []

    def keep(call):
        kept.append(call)
        scale(call)

    output = floats([0, 0, 0])
    chart = ks.Chart(200, 100)
    hook = ks.ComputeHook(kernel, [floats([1, 2, 3])], [output], constants=2.0, cpu=keep)
    chart.add(hook)
    chart.line(None, output)
    drawn(chart, "cpu")
    del chart, hook
    gc.collect()
    values, scaled = kept[0].buffers
    assert np.array_equal(values, [1, 2, 3])
    scaled[:] = 99
    assert np.array_equal(values_of(output), [2, 4, 6])


def test_what_the_function_raises_ends_the_picture(kernel):
    class TroubleError(Exception):
        pass

    def fail(call):
        call.buffers[1][:] = 7
        raise TroubleError

    output = floats([1, 2, 3])
    hook = ks.ComputeHook(kernel, [floats([1, 2, 3])], [output], cpu=fail)
    chart = ks.Chart(200, 100)
    chart.add(hook)
    chart.line(None, output)
    with pytest.raises(ks.CallbackError) as caught:
        drawn(chart, "cpu")
    assert isinstance(caught.value.__cause__, TroubleError)
    assert np.array_equal(values_of(output), [1, 2, 3])
    with pytest.raises(ks.CallbackError):
        drawn(chart, "cpu")
    chart.remove(hook)
    drawn(chart, "cpu")


def test_a_picture_must_not_be_drawn_within_itself(kernel):
    def draw(call):
        with pytest.raises(ks.InvalidStateError):
            drawn(chart, "cpu")

    chart = ks.Chart(200, 100)
    output = floats([1])
    chart.add(ks.ComputeHook(kernel, [floats([1])], [output], cpu=draw))
    chart.line(None, output)
    drawn(chart, "cpu")


def test_without_a_function_the_cpu_computes_nothing(kernel):
    output = floats([1])
    chart = ks.Chart(200, 100)
    chart.add(ks.ComputeHook(kernel, [floats([1])], [output]))
    with pytest.raises(ks.UnsupportedError, match="no function for the CPU"):
        drawn(chart, "cpu")


@pytest.mark.parametrize(
    ("change", "error", "text"),
    [
        ({"kernel": b""}, ks.InvalidArgumentError, "no SPIR-V"),
        ({"kernel": b"1234567"}, ks.InvalidArgumentError, "words of 4 bytes"),
        ({"kernel": bytes(64)}, ks.InvalidArgumentError, "SPIR-V"),
        ({"kernel": "path"}, TypeError, "kernel must be bytes-like, got str"),
        ({"inputs": []}, ks.InvalidArgumentError, "binding 1"),
        ({"inputs": [[1, 2, 3]]}, TypeError, "binding 0 must be a Column, got list"),
        ({"outputs": [ks.Column([1.0])]}, ks.InvalidArgumentError, "copied|float32"),
        ({"outputs": [floats([1], copy=False)]}, ks.InvalidArgumentError, "copied"),
        ({"outputs": [ks.Column(np.zeros(1), copy=True)]}, ks.InvalidArgumentError, "float64"),
        ({"groups": 0}, ks.InvalidArgumentError, "groups across must be in 1...4294967295, got 0"),
        ({"groups": (1, 2**32)}, ks.InvalidArgumentError, "groups down"),
        ({"groups": (1, 1, 1, 1)}, ks.InvalidArgumentError, "1 to 3 numbers, got 4"),
        ({"groups": "x"}, TypeError, "groups across"),
        ({"constants": [1.0] * 9}, ks.InvalidArgumentError, "bytes of push constants, got 36"),
        ({"constants": 2**32}, ks.InvalidArgumentError, "32 bits, got 4294967296"),
        ({"constants": 1e39}, ks.InvalidArgumentError, "32 bits"),
        ({"constants": "2"}, TypeError, "got str"),
        ({"constants": None}, TypeError, "got NoneType"),
        ({"cpu": 7}, TypeError, "cpu must be a callable, got int"),
        ({"entry_point": "other"}, ks.InvalidArgumentError, "no entry point"),
        ({"entry_point": "a\0b"}, ks.InvalidArgumentError, "NUL"),
        ({"time_limit": -1}, ks.InvalidArgumentError, "time limit"),
        ({"bindings": []}, ks.InvalidArgumentError, "in place of"),
    ],
)
def test_what_is_wrong_is_refused(kernel, change, error, text):
    good = {"kernel": kernel, "inputs": [floats([1])], "outputs": [floats([1])], "constants": 1.0}
    with pytest.raises(error, match=text):
        ks.ComputeHook(**{**good, **change})


def test_words_for_access_are_known(kernel):
    with pytest.raises(ks.InvalidArgumentError, match="access"):
        ks.ComputeHook(kernel, bindings=[(floats([1]), "read"), (floats([1]), "execute")])


def test_a_column_of_a_list_can_be_written(kernel):
    # What was a copy for the library alone is one that may be written.
    output = ks.Column([0.0, 0.0], copy=True)
    assert output.describe()["storage"] == "copied"
    assert ks.Column([0.0, 0.0]).describe()["storage"] == "borrowed"
    with pytest.raises(ks.InvalidArgumentError, match="float64"):
        ks.ComputeHook(kernel, [floats([1, 2])], [output])


class Block(ctypes.Structure):
    _fields_ = (("factor", ctypes.c_float),)


@pytest.mark.parametrize(
    "constants",
    [
        2.0,
        [2.0],
        struct.pack("f", 2),
        bytearray(struct.pack("f", 2)),
        np.float32(2),
        np.array([2], np.float32),
        np.array([(2,)], [("factor", np.float32)]),
        Block(2),
        (value for value in [2.0]),
    ],
)
def test_constants_are_bytes_and_numbers(kernel, constants):
    hook = ks.ComputeHook(kernel, [floats([1])], [floats([1])], constants=constants)
    assert hook.constants == struct.pack("f", 2)


def test_a_limit_of_time_is_read_and_changed(kernel):
    hook = ks.ComputeHook(kernel, [floats([1])], [floats([1])])
    assert hook.time_limit == 5
    hook.time_limit = 0.5
    for bad in (-1, float("nan")):
        with pytest.raises(ks.InvalidArgumentError, match="time limit"):
            hook.time_limit = bad
    with pytest.raises(TypeError, match="time_limit must be a number, got str"):
        hook.time_limit = "1"
    assert hook.time_limit == 0.5
    hook.time_limit = float("inf")
    assert hook.time_limit == float("inf")
    hook.close()
    with pytest.raises(ks.InvalidHandleError):
        _ = hook.time_limit


def test_integers_have_32_bits(kernel):
    hook = ks.ComputeHook(kernel, [floats([1])], [floats([1])])
    assert hook.constants == bytes(4)
    for number, wanted in ((-1, b"\xff" * 4), (2**32 - 1, b"\xff" * 4), (True, b"\1\0\0\0")):
        hook.constants = number
        assert hook.constants == wanted
    with pytest.raises(ks.InvalidArgumentError):
        hook.constants = b"12"
    with pytest.raises(ks.InvalidArgumentError):
        hook.groups = (1, 0)
    assert hook.constants == b"\1\0\0\0"
    assert hook.groups == (1, 1, 1)


def test_a_closed_hook_tells_nothing(kernel):
    hook = ks.ComputeHook(kernel, [floats([1])], [floats([1])])
    hook.close()
    with pytest.raises(ks.InvalidHandleError):
        _ = hook.constants
    with pytest.raises(ks.InvalidHandleError):
        hook.groups = 1


def test_a_hook_and_its_function_end_together(kernel):
    class Function:
        def __call__(self, call):
            scale(call)

    function = Function()
    output = floats([1])
    chart = ks.Chart(200, 100)
    hook = ks.ComputeHook(kernel, [floats([1])], [output], cpu=function)
    # A circle that Python's collector has to see.
    function.hook, function.chart = hook, chart
    chart.add(hook)
    dead = weakref.ref(function)
    del function, hook, chart
    gc.collect()
    assert dead() is None


def test_it_tells_its_state(kernel):
    hook = ks.ComputeHook(
        kernel, [floats([1])], [floats([1])], constants=2.0, groups=(3, 4), cpu=scale
    )
    reported = hook.describe()
    assert (reported["kind"], reported["type"], reported["groups"]) == (
        "hook",
        "compute",
        [3, 4, 1],
    )
    assert reported["constants"] == [*struct.pack("f", 2)]
    assert [each["access"] for each in reported["bindings"]] == ["read", "write"]
    assert reported["function"] == "callback"
