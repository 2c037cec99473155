"""Columns of other libraries' memory: Arrow's C data interface and DLPack."""

from __future__ import annotations

import gc
import weakref
from datetime import datetime, timezone
from decimal import Decimal

import numpy as np
import pytest

import keisen as ks

pyarrow = pytest.importorskip("pyarrow")


class Stream:
    """What is known of by its stream alone, as a relation of duckdb."""

    def __init__(self, source: object) -> None:
        self.source = source

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.source.__arrow_c_stream__(requested_schema)


class Array:
    """What is known of by its array alone."""

    def __init__(self, source: object) -> None:
        self.source = source

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self.source.__arrow_c_array__(requested_schema)


def read(column: ks.Column) -> list[float]:
    return column._native.read()


def wrapped(values: pyarrow.Array) -> list[object]:
    return [
        values,
        Array(values),
        pyarrow.chunked_array([values]),
        Stream(pyarrow.chunked_array([values])),
    ]


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        (np.float32, "float32"),
        (np.float64, "float64"),
        *((np.dtype(kind), kind) for kind in ("int8", "int16", "int32", "int64")),
        *((np.dtype(kind), kind) for kind in ("uint8", "uint16", "uint32", "uint64")),
        *((np.dtype(kind), kind) for kind in ("datetime64[s]", "datetime64[ms]", "datetime64[ns]")),
    ],
)
def test_numbers_and_times_stay_where_they_are(dtype, name):
    # Numbers of numpy's that Arrow borrows, and then the column: what is written there is in the column.
    memory = np.arange(100).astype(dtype)
    for values in wrapped(pyarrow.array(memory, from_pandas=False)):
        memory[:] = np.arange(100).astype(dtype)
        column = ks.Column(values)
        assert column.dtype == name
        assert len(column) == 100
        memory[5] = np.array(77).astype(dtype)
        column.changed(5, 1)
        assert read(column)[5] == 77


def test_slices_and_chunks_stay_where_they_are():
    memory = [np.arange(n, dtype="float32") for n in (10, 200, 1, 63, 64, 1000)]
    chunks = pyarrow.chunked_array([pyarrow.array(each)[1:] for each in memory])
    expected = [value for each in memory for value in each[1:].tolist()]
    for values in (chunks, Stream(chunks)):
        column = ks.Column(values)
        assert read(column) == expected
        memory[1][3] = 555
        column.changed()
        assert read(column)[9 + 2] == 555
        memory[1][3] = 3
    assert read(ks.Column(chunks[5:20])) == expected[5:20]


@pytest.mark.parametrize("copies", [True, False])
def test_lets_go_of_memory_once_when_nothing_reads_it(copies):
    memory = np.arange(1000.0)
    buffer = pyarrow.py_buffer(memory)
    validity = pyarrow.py_buffer(bytes([0xFE] + [0xFF] * 124)) if copies else None
    values = pyarrow.Array.from_buffers(pyarrow.float64(), 1000, [validity, buffer])
    gone = weakref.ref(memory)
    column = ks.Column(Array(values))
    chart = ks.Chart(100, 80)
    chart.line(None, column)
    before = chart.to_png()
    del memory, buffer, values
    gc.collect()
    assert (gone() is None) == copies
    assert chart.to_png() == before
    column.close()
    chart.close()
    del chart, column
    gc.collect()
    assert gone() is None


def test_nulls_are_gaps():
    for type_, dtype in [
        (pyarrow.int32(), "float64"),
        (pyarrow.uint64(), "float64"),
        (pyarrow.float32(), "float32"),
        (pyarrow.float64(), "float64"),
        (pyarrow.bool_(), "float64"),
        (pyarrow.float16(), "float32"),
    ]:
        one = {pyarrow.bool_(): True, pyarrow.float16(): np.float16(1)}.get(type_, 1)
        values = pyarrow.array([one, None, None], type_)
        for each in wrapped(values)[1:]:
            column = ks.Column(each)
            assert column.dtype == dtype
            assert np.array_equal(read(column), [1, np.nan, np.nan], equal_nan=True)
    times = pyarrow.array([5, None], pyarrow.timestamp("ns"))
    column = ks.Column(Stream(pyarrow.chunked_array([times])))
    assert column.dtype == "datetime64[ns]"
    assert np.array_equal(read(column), [5, np.nan], equal_nan=True)
    nothing = ks.Column(Array(pyarrow.nulls(4)))
    assert np.isnan(read(nothing)).all()


def test_dates_decimals_and_booleans():
    dates = pyarrow.array([datetime(2024, 1, 2, tzinfo=timezone.utc).date()], pyarrow.date32())
    column = ks.Column(Array(dates))
    assert column.dtype == "datetime64[s]"
    assert read(column) == [1704153600.0]
    wide = ks.Column(Array(dates.cast(pyarrow.date64())))
    assert (wide.dtype, read(wide)) == ("datetime64[ms]", [1704153600000.0])
    texts = ["0.1", "-123456789012345678901234567890.12345", "0", "99999.5"]
    for type_ in (pyarrow.decimal128(38, 5), pyarrow.decimal256(60, 5)):
        numbers = pyarrow.array([Decimal(text) for text in texts], type_)
        assert read(ks.Column(Array(numbers))) == [float(text) for text in texts]
    booleans = ks.Column(Array(pyarrow.array([True, False, True])))
    assert (booleans.dtype, read(booleans)) == ("uint8", [1, 0, 1])


def test_times_in_a_zone_label_their_axis_in_it():
    values = pyarrow.array([0, 1], pyarrow.timestamp("s", "Asia/Tokyo"))
    for each in wrapped(values):
        chart = ks.Chart(300, 200)
        chart.line(each, [1, 2])
        assert chart.x.zone == "Asia/Tokyo"
    offset = pyarrow.array([0, 1], pyarrow.timestamp("s", "+09:00"))
    chart = ks.Chart(300, 200)
    chart.line(Array(offset), [1, 2])
    assert chart.x.zone == "Etc/GMT-9"


@pytest.mark.parametrize(
    "type_",
    [
        pyarrow.string(),
        pyarrow.large_string(),
        pyarrow.string_view(),
        pyarrow.dictionary(pyarrow.int8(), pyarrow.string()),
        pyarrow.dictionary(pyarrow.uint32(), pyarrow.large_string()),
    ],
)
def test_texts_are_categories(type_):
    texts = ["b", "a", None, "a text of more than twelve bytes", "b", ""]
    values = (
        pyarrow.array(texts).cast(type_) if "view" in str(type_) else pyarrow.array(texts, type_)
    )
    pictures = set()
    for each in (texts, Array(values), Stream(pyarrow.chunked_array([values[:2], values[2:]]))):
        chart = ks.Chart(800, 300)
        chart.points(each, [1, 2, 3, 4, 5, 6])
        pictures.add(chart.to_png())
    assert len(pictures) == 1
    with pytest.raises(TypeError, match="names, not numbers"):
        ks.Column(Array(values))


def test_a_dictionary_of_numbers_is_its_values():
    values = pyarrow.array([5, 7, 5, None], pyarrow.int64()).dictionary_encode()
    column = ks.Column(Array(values))
    assert np.array_equal(read(column), [5, 7, 5, np.nan], equal_nan=True)
    times = pyarrow.array([5, 7, 5], pyarrow.timestamp("us")).dictionary_encode()
    column = ks.Column(Array(times))
    assert (column.dtype, read(column)) == ("datetime64[us]", [5, 7, 5])


def test_takes_a_table_of_one_column_and_no_other():
    table = pyarrow.table({"x": [1.0, 2.0]})
    assert read(ks.Column(table.select(["x"]))) == [1, 2]
    with pytest.raises(ks.InvalidArgumentError, match="of 2 columns is no column: choose one"):
        ks.Column(Stream(pyarrow.table({"x": [1.0], "y": [2.0]})))


def test_draws_what_a_list_draws():
    numbers = [float(n * n % 37) for n in range(500)]
    expected = ks.Chart(200, 100)
    expected.line(None, numbers)
    for each in wrapped(pyarrow.array(numbers)):
        chart = ks.Chart(200, 100)
        chart.line(None, each)
        assert chart.to_png() == expected.to_png()


def test_long_chunked_columns_draw_as_in_one_piece():
    random = np.random.default_rng(5)
    values = random.normal(size=200_000).cumsum()
    values[random.integers(0, len(values), 50)] = np.nan
    cuts = np.sort(random.integers(0, len(values), 300))
    chunks = pyarrow.chunked_array(
        [pyarrow.array(part, from_pandas=False) for part in np.split(values, cuts)],
        pyarrow.float64(),
    )
    steps = np.arange(len(values), dtype="int64")
    x = pyarrow.chunked_array(
        [pyarrow.array(part) for part in np.split(steps, cuts)], pyarrow.int64()
    )
    one, other = ks.Chart(400, 200), ks.Chart(400, 200)
    one.line(steps, values)
    other.line(x, chunks)
    for chart in (one, other):
        chart.x.range = (1234, 187_000)
    assert one.to_png() == other.to_png()
    assert one.frame_record.series[0].tier == other.frame_record.series[0].tier == "envelope"


def test_polars_stays_where_it_is():
    polars = pytest.importorskip("polars")
    series = polars.concat(
        [polars.Series([1.0, 2.0]), polars.Series([3.0, 4.0, 5.0])], rechunk=False
    )
    assert series.n_chunks() == 2
    column = ks.Column(series)
    assert read(column) == [1, 2, 3, 4, 5]
    assert read(ks.Column(polars.Series([1, None, 3]))) == pytest.approx(
        [1, np.nan, 3], nan_ok=True
    )
    chart = ks.Chart(200, 100)
    chart.points(polars.Series(["a", "b", "a"], dtype=polars.Categorical), [1, 2, 3])
    assert chart.to_png()[:4] == b"\x89PNG"


class Tensor:
    """A tensor that has no more than DLPack."""

    def __init__(self, values: np.ndarray, device: tuple[int, int] = (1, 0)) -> None:
        self.values = values
        self.device = device

    def __dlpack__(self, **options: object) -> object:
        if self.values.dtype == object:
            raise BufferError("no such type")
        return self.values.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device


def test_tensors_are_borrowed():
    memory = np.arange(20, dtype="float32")
    column = ks.Column(Tensor(memory[::2]))
    assert column.dtype == "float32"
    memory[4] = 99
    column.changed()
    assert read(column)[2] == 99
    chart = ks.Chart(200, 100)
    chart.heatmap(Tensor(np.arange(6.0).reshape(2, 3)))
    chart.to_png()


def test_tensors_on_other_devices_are_refused():
    for device, name in [((2, 1), "cuda:1"), ((10, 0), "rocm:0"), ((99, 3), "device type 99:3")]:
        with pytest.raises(ks.InvalidArgumentError, match=f"values is in the memory of {name}"):
            ks.Column(Tensor(np.arange(3.0), device))
        with pytest.raises(ks.InvalidArgumentError, match=f"y is in the memory of {name}"):
            ks.Chart(100, 80).line(None, Tensor(np.arange(3.0), device))
    with pytest.raises(TypeError, match="values can't be read: no such type"):
        ks.Column(Tensor(np.array([object()])))


def test_hostile_capsules_are_errors():
    class Wrong:
        def __init__(self, given: object) -> None:
            self.given = given

        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            return self.given

    for given in (None, 3, "capsule", object()):
        with pytest.raises((TypeError, ValueError)):
            ks.Column(Wrong(given))
    for given in (None, (1,), (1, 2, 3), [1, 2]):
        array = Array(None)
        array.__class__ = type("Odd", (), {"__arrow_c_array__": lambda self, given=given: given})
        with pytest.raises(TypeError, match="must return two capsules"):
            ks.Column(array)
    used = pyarrow.chunked_array([[1.0, 2.0]]).__arrow_c_stream__()
    assert read(ks.Column(Wrong(used))) == [1, 2]
    with pytest.raises(ks.InvalidArgumentError, match="released before"):
        ks.Column(Wrong(used))

    class Failing:
        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            return pyarrow.RecordBatchReader.from_batches(schema, batches()).__arrow_c_stream__()

    schema = pyarrow.schema([("x", pyarrow.float64())])

    def batches():
        yield pyarrow.record_batch({"x": [1.0]})
        raise RuntimeError("the disk is gone")

    with pytest.raises(ks.CallbackError, match="the disk is gone"):
        ks.Column(Failing())


def test_what_no_column_has_is_refused_in_one_line():
    for values in (
        pyarrow.array([[1, 2]]),
        pyarrow.array([b"a"]),
        pyarrow.array([{"a": 1, "b": 2}]),
    ):
        for each in (Array(values), Stream(pyarrow.chunked_array([values]))):
            with pytest.raises((TypeError, ks.InvalidArgumentError)) as caught:
                ks.Column(each)
            assert "\n" not in str(caught.value)
    inner = pyarrow.DictionaryArray.from_arrays(pyarrow.array([1, 0]), pyarrow.array([10.5, 20.5]))
    nested = pyarrow.DictionaryArray.from_arrays(pyarrow.array([0, 1, 0]), inner)
    with pytest.raises(TypeError, match="has a dictionary of its own"):
        ks.Column(Array(nested))


def test_polars_nulls_are_gaps():
    polars = pytest.importorskip("polars")
    assert np.isnan(read(ks.Column(polars.Series([None, None])))).all()
