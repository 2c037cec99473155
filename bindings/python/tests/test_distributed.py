"""Columns whose rows are on other machines: a cluster of two processes."""

from __future__ import annotations

import os
import signal
import sys
import time
import warnings

import numpy as np
import pytest

import keisen as ks

pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")

import dask.array as da  # noqa: E402
from dask.delayed import delayed  # noqa: E402

from keisen.distributed import column  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")


@pytest.fixture(scope="module")
def client():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with (
            distributed.LocalCluster(
                n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
            ) as cluster,
            distributed.Client(cluster) as made,
        ):
            yield made


def wave(first: int, count: int) -> np.ndarray:
    rows = np.arange(first, first + count, dtype="float64")
    return (np.sin(rows / 3e5) + 0.2 * np.sin(rows * 0.37)).astype("float32")


def pieces(count: int = 8, rows: int = 400_007) -> list[object]:
    return [delayed(wave)(number * rows, rows) for number in range(count)]


def local(count: int = 8, rows: int = 400_007) -> ks.Column:
    values = wave(0, count * rows)
    return ks.Column.from_source(
        lambda first, some: values[first : first + some], len(values), "float32"
    )


def picture(values: ks.Column, *limits: float) -> np.ndarray:
    chart = ks.Chart(400, 200)
    chart.line(None, values)
    if limits:
        chart.x.range = limits
    return np.asarray(chart.render(renderer="cpu"))


VIEWS = [(), (1_000_000, 1_400_000), (1_000_000, 1_003_000), (1_200_000, 1_200_100)]


def test_a_chart_of_a_cluster_is_the_one_drawn_locally(client):
    reported = []
    far = column(
        pieces(), client=client, progress=lambda done, count: reported.append((done, count))
    )
    near = local()
    assert len(far) == len(near) == 3_200_056
    assert far.summary_info.origin == "given"
    assert reported[-1] == (len(near), len(near))
    for limits in VIEWS:
        assert np.array_equal(picture(far, *limits), picture(near, *limits))


def test_only_summaries_travel(client):
    sizes = []
    made = column(pieces(), client=client)
    from keisen.distributed import _Pieces

    original = _Pieces._compute

    def compute(self: object, tasks: list[object]) -> list[object]:
        found = original(self, tasks)
        sizes.extend(part.nbytes if hasattr(part, "nbytes") else len(part) for part in found)
        return found

    _Pieces._compute = compute
    try:
        picture(made)
        picture(made, 500_000, 2_500_000)
    finally:
        _Pieces._compute = original
    # Of 12.8 MB of rows.
    assert 0 < sum(sizes) < 500_000


def test_arrays_and_series_are_taken_with_or_without_known_lengths(client):
    values = wave(0, 1_000_000)
    array = da.from_array(values, chunks=130_000)
    expected = picture(local(1, 1_000_000))
    assert np.array_equal(picture(column(array, client=client)), expected)
    some = array[array > -9]
    assert np.isnan(some.chunks[0][0])
    assert np.array_equal(picture(column(some, client=client)), expected)
    dd = pytest.importorskip("dask.dataframe")
    pd = pytest.importorskip("pandas")
    frame = dd.from_pandas(
        pd.DataFrame(
            {
                "value": values,
                "time": pd.date_range("2024", periods=len(values), freq="s", tz="UTC"),
            }
        ),
        npartitions=5,
    )
    assert np.array_equal(picture(column(frame["value"], client=client)), expected)
    assert column(frame["time"], client=client).dtype.startswith("datetime64")


def test_a_worker_that_is_killed_in_the_middle_changes_nothing(client):
    near = local()

    def slow(first: int, count: int) -> np.ndarray:
        time.sleep(0.05)
        return wave(first, count)

    rows = 400_007
    far_pieces = [delayed(slow)(number * rows, rows) for number in range(8)]
    killed = []

    def kill(done: int, count: int) -> None:
        if not killed:
            [victim, *_] = client.run(os.getpid).values()
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    far = column([*far_pieces, *[delayed(wave)(8 * rows, 0)] * 8], client=client, progress=kill)
    assert killed
    assert np.array_equal(picture(far), picture(near))
    # Once more, before a zoom.
    client.wait_for_workers(2)
    [victim, *_] = client.run(os.getpid).values()
    os.kill(victim, signal.SIGKILL)
    for limits in VIEWS[1:]:
        assert np.array_equal(picture(far, *limits), picture(near, *limits))
    client.wait_for_workers(2)


def test_what_fails_on_a_worker_is_the_cause(client):
    def broken(first: int, count: int) -> np.ndarray:
        raise OSError(f"disk of row {first}")

    with pytest.raises(OSError, match="disk of row 0"):
        column([delayed(broken)(0, 10)], client=client)

    def breaks_later(path: str) -> np.ndarray:
        if os.path.exists(path):
            raise OSError("the disk is gone")
        return wave(0, 300_000)

    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "gone")
        made = column([delayed(breaks_later)(path)], client=client)
        with open(path, "w"):
            pass
        with pytest.raises(ks.CallbackError) as caught:
            picture(made, 100_000, 100_050)
        assert "the disk is gone" in str(caught.value.__cause__)


def test_errors_of_a_worker_are_those_of_the_package(client):
    from keisen._base import errors as _errors

    for status, kind in _errors.ERRORS.items():

        def fail(status: int = status) -> None:
            from keisen._base.errors import make_error

            raise make_error(status, "one line", 13, "a.png")

        with pytest.raises(kind) as caught:
            client.submit(fail, pure=False).result()
        assert str(caught.value) == str(_errors.make_error(status, "one line", 13, "a.png"))


def test_what_is_no_column_of_pieces_is_refused(client):
    with pytest.raises(ks.InvalidArgumentError, match="one dimension, got 2"):
        column(da.zeros((4, 4)), client=client)
    assert len(column(delayed(wave)(0, 10), client=client)) == 10
    assert len(column([delayed(np.zeros)(0, "i4"), delayed(wave)(0, 10)], client=client)) == 10
    with pytest.raises(TypeError, match="got ndarray"):
        column(np.zeros(4), client=client)
    with pytest.raises(TypeError, match="got list"):
        column([np.zeros(4)], client=client)
    with pytest.raises(ks.InvalidArgumentError, match="1 or more pieces, got 0"):
        column([], client=client)
    with pytest.raises(
        ks.InvalidArgumentError, match=r"of float32 and of float64|of float64 and of float32"
    ):
        column([delayed(np.zeros)(3), delayed(np.zeros)(3, "f4")], client=client)
    with pytest.raises(ks.InvalidArgumentError, match="got 1000"):
        column(pieces(1, 10), client=client, rows_per_block=1000)
    with pytest.raises(ks.CancelledError, match="stopped after"):
        column(pieces(20, 10), client=client, progress=lambda done, count: False)


def test_dask_is_not_needed_by_the_rest(tmp_path):
    import subprocess

    code = "import sys; sys.modules['dask'] = None; import keisen, keisen.distributed"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert np.array_equal(picture(column(pieces(2, 100_000))), picture(local(2, 100_000)))
