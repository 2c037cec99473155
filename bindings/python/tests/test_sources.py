"""Rows that are not in memory: files, .npy, Parquet, functions, and their summaries."""

from __future__ import annotations

import errno
import gc
import os
import re
import weakref

import numpy as np
import pytest

import keisen as ks
from keisen._keisen import summary_rows
from support import run_together


def noise(count: int, dtype: str = "float32") -> np.ndarray:
    return np.random.default_rng(5).normal(size=count).astype(dtype)


def read(column: ks.Column) -> list[float]:
    return column._native.read()


def picture(column: ks.Column, *limits: float, x: object = None) -> np.ndarray:
    chart = ks.Chart(300, 150)
    chart.line(x, column)
    if limits:
        chart.x.range = limits
    image = chart.render(renderer="cpu")
    picture.record = chart.frame_record.series[0]
    return np.asarray(image).astype(int)


def test_a_file_is_a_column_and_is_opened_by_its_summary(tmp_path):
    values = noise(1_000_000)
    path = tmp_path / "noise.f32"
    values.tofile(path)
    reported = []
    column = ks.Column.from_file(
        path, "float32", progress=lambda done, count: reported.append((done, count))
    )
    assert len(column) == 1_000_000
    assert column.dtype == "float32"
    assert reported[-1] == (1_000_000, 1_000_000)
    assert column.summary_info.origin == "built"
    assert column.summary_info.saved
    assert sorted(os.listdir(tmp_path)) == ["noise.f32", "noise.f32.float32.keisen-summary"]
    again = ks.Column.from_file(str(path), np.float32, progress=lambda *_: pytest.fail("read"))
    assert again.summary_info.origin == "opened"
    # Within the bound of the picture of the values in memory.
    difference = abs(picture(again) - picture(ks.Column(values)))
    assert difference.max() <= 19 + 17
    picture(again)
    assert picture.record.bound_pixels == 1 / 16 + 1 / 128
    assert picture.record.bound_channel == 19
    # Rows by themselves are the same.
    zoom = (500_000, 500_100)
    assert np.array_equal(picture(again, *zoom), picture(ks.Column(values), *zoom))
    assert again._native.read() == values.astype(float).tolist()


@pytest.mark.parametrize("width", [1, 3])
@pytest.mark.parametrize("kind", ["walk", "noise", "spikes", "steps"])
def test_a_picture_errs_by_no_more_than_is_told_against_every_row(kind, width):
    random = np.random.default_rng(11)
    values = {
        "walk": np.cumsum(random.normal(size=1_500_000)),
        "noise": random.normal(size=1_500_000),
        "spikes": np.where(
            random.random(1_500_000) < 1e-5, 9.0, 0.01 * random.normal(size=1_500_000)
        ),
        "steps": np.repeat(random.normal(size=300), 5_000),
    }[kind]
    column = ks.Column.from_source(
        lambda first, count: values[first : first + count], len(values), "float64"
    )
    pictures = []
    for exact in (False, True):
        chart = ks.Chart(200, 120)
        chart.line(None, column, width=width)
        image = chart.render(renderer="cpu", exact=exact)
        pictures.append(np.asarray(image).astype(int))
        if not exact:
            record = chart.frame_record.series[0]
    assert (record.tier, record.bound_channel) == ("envelope", 19)
    assert abs(pictures[0] - pictures[1]).max() <= record.bound_channel


def test_files_have_any_layout_and_order_of_bytes(tmp_path):
    records = np.zeros(1000, np.dtype([("time", "<i8"), ("value", ">f4"), ("flag", "u1")]))
    records["time"] = np.arange(1000) * 1_000_000_000
    records["value"] = noise(1000)
    path = tmp_path / "records"
    records.tofile(path)
    stride = records.dtype.itemsize
    value = ks.Column.from_file(
        path, "float32", offset=8, stride=stride, byte_order="big", summary=False
    )
    assert read(value) == records["value"].astype(float).tolist()
    time = ks.Column.from_file(path, "datetime64[ns]", stride=stride, count=10, summary=False)
    assert read(time) == [row * 1e9 for row in range(10)]
    assert os.listdir(tmp_path) == ["records"]
    assert ks.Column.from_file(path, "uint8", summary=tmp_path / "elsewhere").summary_info.saved
    assert sorted(os.listdir(tmp_path)) == ["elsewhere", "records"]


def test_x_of_a_file_is_known_to_go_one_way(tmp_path):
    x = np.cumsum(np.random.default_rng(1).exponential(size=400_000))
    y = noise(400_000, "float64")
    for name, values in [("x", x), ("y", y)]:
        values.tofile(tmp_path / name)
    columns = [ks.Column.from_file(tmp_path / name) for name in "xy"]
    difference = abs(picture(columns[1], x=columns[0]) - picture(ks.Column(y), x=ks.Column(x)))
    assert difference.max() <= 19 + 17
    picture(columns[1], x=columns[0])
    assert picture.record.tier == "envelope"


def test_a_damaged_or_stale_summary_is_made_anew_and_said_so(tmp_path):
    path = tmp_path / "data"
    noise(300_000).tofile(path)
    ks.Column.from_file(path, "float32")
    summary = tmp_path / "data.float32.keisen-summary"
    content = bytearray(summary.read_bytes())
    content[30] ^= 4
    summary.write_bytes(content)
    with pytest.warns(ks.KeisenWarning, match='summary of ".*data" was damaged'):
        column = ks.Column.from_file(path, "float32")
    assert column.summary_info.origin == "rebuilt: damaged"
    os.utime(path, (1, 1))
    with pytest.warns(ks.KeisenWarning, match="was of other rows, or of before"):
        column = ks.Column.from_file(path, "float32")
    assert column.summary_info.origin == "rebuilt: stale"
    # A part that is damaged is found from the rows when it is needed.
    content = bytearray(summary.read_bytes())
    content[1000] ^= 4
    summary.write_bytes(content)
    column = ks.Column.from_file(path, "float32")
    expected = picture(ks.Column.from_file(path, "float32", summary=False))
    assert np.array_equal(picture(column), expected)
    assert column.summary_info.origin == "opened"
    assert column.summary_info.repairs == 1
    assert repr(column.summary_info) == (
        "SummaryInfo(origin='opened', saved=True, repairs=1, failure='')"
    )


def test_a_summary_that_can_not_be_saved_is_kept_in_memory_and_said_so(tmp_path):
    path = tmp_path / "data"
    noise(1000).tofile(path)
    with pytest.warns(ks.KeisenWarning, match="is kept in memory: can't write"):
        column = ks.Column.from_file(path, "float32", summary=tmp_path / "none" / "summary")
    assert not column.summary_info.saved
    assert "no such file" in column.summary_info.failure


def test_a_file_that_becomes_shorter_is_an_error_with_its_number_and_nothing_is_lost(tmp_path):
    path = tmp_path / "data"
    values = noise(2_000_000)
    values.tofile(path)
    column = ks.Column.from_file(path, "float32")
    whole = picture(column)
    os.truncate(path, 1_000_000)
    with pytest.raises(ks.FileError, match="has 1000000 bytes left of the 8000000") as caught:
        picture(column, 400_000, 400_050)
    assert caught.value.errno == errno.EIO
    assert np.array_equal(picture(column), whole)
    # With its words, too.
    chart = ks.Chart(300, 150)
    chart.line(None, column)
    chart.to_png(renderer="cpu")
    values.tofile(path)
    assert np.array_equal(
        picture(column, 400_000, 400_050), picture(ks.Column(values), 400_000, 400_050)
    )
    # What is added is not seen.
    with path.open("ab") as file:
        file.write(b"more")
    assert len(column) == 2_000_000


def test_files_that_can_not_be_columns_are_refused(tmp_path):
    path = tmp_path / "ten"
    path.write_bytes(b"0123456789")
    cases = [
        ({}, "has 10 bytes from byte 0 on, no multiple of the 4 of a value"),
        ({"count": 3}, "which is 2 values, not 3"),
        ({"offset": 11}, "offset must be from 0 to the 10 bytes"),
        ({"offset": -1}, "offset must not be negative"),
        ({"stride": 2}, "stride must be from 4"),
        ({"byte_order": "middle"}, "byte_order must be"),
        ({"count": 2**63}, "too large|fit"),
    ]
    for options, message in cases:
        with pytest.raises((ks.InvalidArgumentError, OverflowError), match=message):
            ks.Column.from_file(path, "float32", **options)
    with pytest.raises(ks.FileError) as caught:
        ks.Column.from_file(tmp_path / "none", "float32")
    assert caught.value.errno == errno.ENOENT
    with pytest.raises(ks.FileError):
        ks.Column.from_file(tmp_path, "float32")
    with pytest.raises(ks.InvalidArgumentError):
        ks.Column.from_file("/dev/null", "float32")
    with pytest.raises(ks.InvalidArgumentError, match="float128"):
        ks.Column.from_file(path, "float128")
    column = ks.Column.from_file(path, "uint8")
    with pytest.raises(ks.InvalidStateError):
        column.append([1])
    with pytest.raises(ks.InvalidStateError):
        column.changed()


def test_reading_can_be_stopped_and_what_progress_raises_is_raised(tmp_path, capfd):
    path = tmp_path / "data"
    noise(20_000_000).tofile(path)
    with pytest.raises(ks.CancelledError, match="of 20000000 rows"):
        ks.Column.from_file(path, "float32", progress=lambda done, count: False)

    def enough(done: int, count: int) -> None:
        raise KeyError(done)

    with pytest.raises(KeyError):
        ks.Column.from_file(path, "float32", progress=enough)
    assert os.listdir(tmp_path) == ["data"]
    ks.Column.from_file(path, "float32", summary=False, progress=True)
    assert re.search(r"100% \|#{20}\| 20,000,000/20,000,000 rows", capfd.readouterr().err)


@pytest.mark.parametrize("dtype", ["<f4", ">f8", "<i2", "u1", "?", "<M8[ms]"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_npy_files_are_columns_in_any_layout(tmp_path, dtype, order):
    values = (np.arange(3000) % 97).astype("i8").astype(dtype).reshape(1000, 3, order=order)
    np.save(tmp_path / "a.npy", values)
    np.save(tmp_path / "b.npy", np.ascontiguousarray(values[:, 1]))
    expected = values[:, 1].astype("i8" if dtype.endswith("]") else float).astype(float)
    first = ks.Column.from_npy(tmp_path / "a.npy", column=1)
    assert read(first) == expected.tolist()
    assert read(ks.Column.from_npy(tmp_path / "b.npy")) == expected.tolist()
    # Each column has a summary of its own.
    assert ks.Column.from_npy(tmp_path / "a.npy", column=0).summary_info.origin == "built"
    assert ks.Column.from_npy(tmp_path / "a.npy", column=1).summary_info.origin == "opened"
    with pytest.raises(ks.InvalidArgumentError, match="below the 3 of"):
        ks.Column.from_npy(tmp_path / "a.npy", column=3)


def test_npy_files_of_other_things_are_refused(tmp_path):
    path = tmp_path / "a.npy"
    np.save(path, np.zeros(3, "f2"))
    with pytest.raises(ks.UnsupportedError, match='"<f2"'):
        ks.Column.from_npy(path)
    np.save(path, np.zeros(3, [("a", "f4"), ("b", "i2")]))
    with pytest.raises(ks.UnsupportedError, match="records"):
        ks.Column.from_npy(path)
    np.save(path, np.zeros((2, 2, 2)))
    with pytest.raises(ks.InvalidArgumentError, match="3 dimensions"):
        ks.Column.from_npy(path)
    np.save(path, np.zeros(1000))
    os.truncate(path, 5000)
    with pytest.raises(ks.InvalidArgumentError, match="not 1000"):
        ks.Column.from_npy(path)
    np.savez(tmp_path / "b.npz", a=np.zeros(3))
    with pytest.raises(ks.InvalidArgumentError, match=r"no \.npy file"):
        ks.Column.from_npy(tmp_path / "b.npz")


# Parquet


def parquet(path: object, table: dict[str, object], rows: int = 70_000) -> object:
    pa = pytest.importorskip("pyarrow")
    import pyarrow.parquet as pq

    made = pa.table(table)
    pq.write_table(made, path, row_group_size=rows)
    return made


def test_a_column_of_a_parquet_file_is_read_by_row_groups(tmp_path):
    path = tmp_path / "table.parquet"
    values = noise(300_000, "float64")
    values[1000:1100] = np.nan
    time = np.arange(300_000).astype("datetime64[ms]")
    parquet(path, {"value": values, "time": time, "count": np.arange(300_000)})
    column = ks.Column.from_parquet(path, "value")
    assert np.array_equal(read(column), values, equal_nan=True)
    assert column.summary_info.origin == "built"
    assert (tmp_path / "table.parquet.value.keisen-summary").exists()
    again = ks.Column.from_parquet(path, "value")
    assert again.summary_info.origin == "opened"
    times = ks.Column.from_parquet(path, "time", summary=False)
    assert times.dtype == "datetime64[ms]"
    assert ks.Column.from_parquet(path, "count", summary=False).dtype == "int64"
    difference = abs(picture(again, x=times) - picture(ks.Column(values), x=ks.Column(time)))
    assert difference.max() <= 19 + 17
    with pytest.raises(
        ks.InvalidArgumentError, match='no column "none"; it has value, time, count'
    ):
        ks.Column.from_parquet(path, "none")


def test_columns_of_parquet_have_the_types_and_gaps_that_they_should(tmp_path):
    pa = pytest.importorskip("pyarrow")
    path = tmp_path / "table.parquet"
    parquet(
        path,
        {
            "int": pa.array([1, None, 3], "int32"),
            "small": pa.array([1, 2, 3], "int8"),
            "flag": [True, False, True],
            "day": pa.array([0, 1, None], "date32"),
            "zone": pa.array([1, 2, None], pa.timestamp("us", "Europe/Rome")),
            "half": pa.array(np.array([1, 2, 3], "f2")),
            "word": pa.array([1.5, 1.5, 2.5]).dictionary_encode(),
            "nested": pa.array([{"a": {"b": n}} for n in (7.0, 8.0, 9.0)]),
            "text": ["a", "b", "c"],
            "list": [[1], [2, 3], []],
        },
    )

    def column(name: str) -> tuple[str, list[float]]:
        made = ks.Column.from_parquet(path, name, summary=False)
        return made.dtype, [None if value != value else value for value in read(made)]

    assert column("int") == ("float64", [1, None, 3])
    assert column("small") == ("int8", [1, 2, 3])
    assert column("flag") == ("uint8", [1, 0, 1])
    assert column("day") == ("datetime64[s]", [0, 86400, None])
    assert column("zone") == ("datetime64[us]", [1, 2, None])
    zoned = ks.Column.from_parquet(path, "zone", summary=False)
    assert zoned._zone == "Europe/Rome"
    assert column("half") == ("float32", [1, 2, 3])
    assert column("word") == ("float64", [1.5, 1.5, 2.5])
    assert column("nested.a.b") == ("float64", [7, 8, 9])
    with pytest.raises(ks.UnsupportedError, match="string"):
        column("text")
    with pytest.raises((ks.UnsupportedError, ks.InvalidArgumentError)):
        column("list")
    with pytest.raises((ks.UnsupportedError, ks.InvalidArgumentError)):
        column("list.list.element")
    parquet(path, {"a.b": [1.0, 2.0]})
    with pytest.raises(ks.UnsupportedError, match="dot in its name"):
        column("a.b")
    (tmp_path / "bad.parquet").write_bytes(b"PAR1 and nothing else")
    with pytest.raises((OSError, ValueError)):
        ks.Column.from_parquet(tmp_path / "bad.parquet", "a")


# Functions


def test_a_function_hands_out_rows_and_its_exception_is_the_cause():
    values = noise(300_000)
    state = {"end": len(values), "rows": 0}

    def rows(first: int, count: int) -> np.ndarray:
        if first + count > state["end"]:
            raise LookupError(f"row {state['end']} is gone")
        state["rows"] += count
        return values[first : first + count]

    column = ks.Column.from_source(rows, len(values), "float32", rows_per_read=1000, cache_bytes=0)
    assert column.summary_info.origin == "built"
    expected = picture(ks.Column(values), 1000, 1100)
    assert np.array_equal(picture(column, 1000, 1100), expected)
    state["end"] = 200_000
    # On whichever thread it was met.
    for limits in [(250_000, 250_050), (190_000, 260_000)]:
        with pytest.raises(ks.CallbackError) as caught:
            picture(column, *limits)
        assert isinstance(caught.value.__cause__, LookupError)
    assert np.array_equal(picture(column, 1000, 1100), expected)
    with pytest.raises(ks.CallbackError) as caught:
        ks.Column.from_source(rows, len(values), "float32")
    assert isinstance(caught.value.__cause__, LookupError)


def test_what_a_function_returns_is_checked():
    cases = [
        (lambda first, count: [1.0] * (count + 1), "must return 10 rows, got 11"),
        (lambda first, count: np.zeros((count, 2)), "one-dimensional|dimension"),
        (lambda first, count: None, ""),
        (lambda first, count: ["a"] * count, ""),
    ]
    for function, message in cases:
        with pytest.raises(ks.CallbackError) as caught:
            ks.Column.from_source(function, 10, "float32")
        assert re.search(message, str(caught.value.__cause__))
    with pytest.raises(TypeError, match="read must be callable"):
        ks.Column.from_source(3, 10)
    with pytest.raises(TypeError, match="summarize must be callable"):
        ks.Column.from_source(lambda *_: [], 10, summarize=3)
    times = ks.Column.from_source(
        lambda first, count: np.arange(first, first + count).astype("datetime64[s]"),
        10,
        "datetime64[ns]",
    )
    assert read(times) == [row * 1e9 for row in range(10)]
    # Lists, other types that fit, strides.
    assert read(ks.Column.from_source(lambda f, n: list(range(f, f + n)), 5, "int8")) == [*range(5)]
    strided = ks.Column.from_source(lambda f, n: np.arange(2.0 * n)[::2], 5, "float64")
    assert read(strided) == [0, 2, 4, 6, 8]


def test_summaries_of_pieces_serve_a_column_and_finer_ones_are_asked_for():
    values = noise(2_000_000)
    asked = []

    def finer(rows_per_block: int, first: int, count: int) -> bytes:
        asked.append((rows_per_block, count))
        start = first * rows_per_block
        some = values[start : start + count * rows_per_block]
        return ks.Column(some).summarize(start, rows_per_block=rows_per_block)

    def rows(first: int, count: int) -> np.ndarray:
        asked.append((1, count))
        return values[first : first + count]

    parts = [
        ks.Column(values[first : first + 300_001]).summarize(first, rows_per_block=65536)
        for first in range(0, len(values), 300_001)
    ]
    summary = ks.join_summaries(parts[::-1])
    assert summary == ks.Column(values).summarize(rows_per_block=65536)
    assert summary_rows(summary) == ("float32", 0, 2_000_000, 65536)
    column = ks.Column.from_source(
        rows, len(values), "float32", summarize=finer, summary=summary, rows_per_read=10_000
    )
    memory = ks.Column.from_source(
        lambda first, count: values[first : first + count], len(values), "float32"
    )
    assert not asked
    assert np.array_equal(picture(column), picture(memory))
    # One request for all that is in view.
    assert len(asked) == 1
    assert asked[0][0] < 65536
    assert np.array_equal(picture(column), picture(memory))
    assert len(asked) == 1
    assert np.array_equal(picture(column, 500_000, 500_500), picture(memory, 500_000, 500_500))
    assert asked[-1][0] == 1
    wrong = ks.Column.from_source(
        rows, len(values), "float32", summarize=lambda *_: parts[0], summary=summary
    )
    with pytest.raises(ks.CallbackError) as caught:
        picture(wrong)
    assert isinstance(caught.value.__cause__, ks.InvalidArgumentError)


def test_summaries_that_are_none_are_refused():
    values = ks.Column([1.0, 2.0], copy=True)
    summary = values.summarize()
    for bad in [b"", summary[:-1], summary + b"x", bytes([summary[0] ^ 1]) + summary[1:]]:
        with pytest.raises(ks.InvalidArgumentError):
            ks.join_summaries([bad])
        with pytest.raises(ks.InvalidArgumentError):
            ks.Column.from_source(lambda *_: [1.0, 2.0], 2, summary=bad)
    with pytest.raises(ks.InvalidArgumentError, match="1 or more, got 0"):
        ks.join_summaries([])
    with pytest.raises(ks.InvalidArgumentError, match="in two summaries"):
        ks.join_summaries([summary, summary])
    with pytest.raises(ks.InvalidArgumentError, match="in no summary"):
        ks.join_summaries([summary, values.summarize(3)])
    with pytest.raises(TypeError, match="bytes"):
        ks.join_summaries(["text"])
    for rows in (0, 63, 100, 128):
        with pytest.raises(ks.InvalidArgumentError, match=f"got {rows}"):
            values.summarize(rows_per_block=rows)
    with pytest.raises(ks.InvalidArgumentError):
        ks.Column.from_source(lambda *_: [1.0], 3, summary=summary)
    assert ks.Column([1.0]).summary_info.origin == "none"


def test_the_summary_of_a_function_is_kept_by_its_identity(tmp_path):
    def make(identity: str | None) -> str:
        column = ks.Column.from_source(
            lambda first, count: np.arange(first, first + count),
            1000,
            "float64",
            summary_path=tmp_path / "summary",
            identity=identity,
        )
        return column.summary_info.origin

    assert [make("one"), make("one")] == ["built", "opened"]
    with pytest.warns(ks.KeisenWarning, match="was of other rows"):
        assert make("two") == "rebuilt: stale"
    for identity in (None, ""):
        with pytest.raises(ks.InvalidArgumentError, match="summary_path needs an identity"):
            make(identity)
    with pytest.raises(ks.InvalidArgumentError, match="identity must be one line"):
        make("two\nlines")


def test_what_is_no_summary_is_never_replaced(tmp_path):
    path = tmp_path / "data"
    noise(1000).tofile(path)
    notes = tmp_path / "notes"
    notes.write_text("precious")
    os.mkfifo(tmp_path / "fifo")
    for summary in (path, notes, tmp_path / "fifo", tmp_path, "/dev/null"):
        with pytest.warns(ks.KeisenWarning, match="is no summary, and stays as it is"):
            column = ks.Column.from_file(path, "float32", summary=summary)
        assert not column.summary_info.saved
    assert notes.read_text() == "precious"
    assert path.stat().st_size == 4000


def test_a_logarithm_that_would_need_all_rows_is_refused():
    values = noise(500_000)
    summary = ks.Column(values).summarize(rows_per_block=1024)
    column = ks.Column.from_source(
        lambda first, count: pytest.fail("rows were read"), len(values), "float32", summary=summary
    )
    chart = ks.Chart(300, 150)
    chart.line(None, column)
    chart.y.scale = "log"
    with pytest.raises(ks.UnsupportedError, match="would read all 500000 rows"):
        chart.to_png()


def test_functions_go_with_their_column_also_in_a_cycle():
    class Owner:
        def rows(self, first: int, count: int) -> np.ndarray:
            return np.zeros(count)

    owner = Owner()
    owner.column = ks.Column.from_source(owner.rows, 1000)
    gone = weakref.ref(owner)
    del owner
    gc.collect()
    assert gone() is None


def test_many_threads_draw_one_column_of_a_function():
    values = noise(500_000)
    column = ks.Column.from_source(
        lambda first, count: values[first : first + count],
        len(values),
        "float32",
        rows_per_read=5000,
        cache_bytes=100_000,
    )
    expected = [picture(ks.Column(values), at, at + 200) for at in range(0, 400_000, 50_000)]
    failures = []

    def draw(number: int) -> None:
        for at, image in zip(range(0, 400_000, 50_000), expected, strict=True):
            if not np.array_equal(picture(column, at, at + 200), image):
                failures.append((number, at))

    run_together(draw, range(6))
    assert not failures
