"""Notebooks: a chart on the last line of a cell is its picture."""

import base64
import os

import numpy as np
import pytest

import keisen as ks
from support import decode_png

PNG, SVG, TEXT = "image/png", "image/svg+xml", "text/plain"

CELLS = {
    "numbers": """
import keisen as ks
chart = ks.Chart(320, 200, title="Squares", x_title="n", y_title="n²")
line = chart.line([0, 1, 2, 3, 4], [0, 1, 4, 9, 16], width=2)
chart
""",
    "pandas": """
import pandas as pd
days = pd.date_range("2024-03-25", periods=8, freq="D", tz="Europe/Berlin")
chart = ks.Chart(400, 250, title="pandas")
line = chart.line(days, pd.Series([1, 2, None, 4, 5, 3, 2, 1], dtype="Int64"))
chart
""",
    "polars": """
from datetime import date
import polars as pl
frame = pl.DataFrame({"day": [date(2024, 1, day) for day in range(1, 9)], "value": range(8)})
chart = ks.Chart(400, 250, title="polars")
line = chart.line(frame["day"], frame["value"])
chart
""",
    "datetime64": """
import numpy as np
start = np.datetime64("2024-03-31T00:00:00.000000000")
chart = ks.Chart(400, 250, title="datetime64")
line = chart.line(start + np.arange(100), np.sin(np.arange(100) / 10))
chart
""",
    "words": """
chart.alt = "A sine of ten nanoseconds."
chart
""",
    "a bare expression": "ks.Chart.bare(100, 50)",
    "a failure": """
broken = ks.Chart(100, 50)
line = broken.line(None, [-1.7e308, 1.7e308])
broken
""",
    "a warning": """
strange = ks.Chart(320, 200, title="\\U000e1000")
strange
""",
}


@pytest.fixture(scope="module")
def outputs():
    """Execute the cells in one notebook; returns the outputs of each."""
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("pandas")
    pytest.importorskip("polars")
    cells = [nbformat.v4.new_code_cell(code.strip()) for code in CELLS.values()]
    cells[list(CELLS).index("a failure")].metadata["tags"] = ["raises-exception"]
    notebook = nbformat.v4.new_notebook(cells=cells)
    client = nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3")
    client.execute(env={**os.environ, "KEISEN_RENDERER": "cpu"})
    nbformat.validate(notebook)
    return {name: cell.outputs for name, cell in zip(CELLS, notebook.cells, strict=True)}


def picture(outputs):
    """Return the one picture among outputs, its words, and what is said of it."""
    (output,) = outputs
    assert output.output_type == "execute_result"
    assert set(output.data) == {PNG, TEXT}
    pixels, chunks = decode_png(base64.b64decode(output.data[PNG]))
    assert b"pHYs" in chunks
    return pixels, output.data[TEXT], output.metadata[PNG]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["numbers", "pandas", "polars", "datetime64", "words"])
def test_a_cell_shows_the_picture(outputs, name):
    pixels, text, metadata = picture(outputs[name])
    width, height = (320, 200) if name == "numbers" else (400, 250)
    assert (metadata["width"], metadata["height"]) == (width, height)
    assert pixels.shape == (2 * height, 2 * width, 4)
    assert text == f"<{metadata['alt']}>"
    scope = {}
    for other, code in CELLS.items():
        if other in ("numbers", name) or (name == "words" and other == "datetime64"):
            exec(code, scope)
    expected = scope["chart"].render(pixel_ratio=2, renderer="cpu")
    assert np.array_equal(pixels, expected)
    assert scope["chart"].alt == metadata["alt"]


@pytest.mark.filterwarnings("ignore")
def test_a_cell_has_words(outputs):
    words = {name: picture(outputs[name])[2]["alt"] for name in list(CELLS)[:6]}
    assert words["numbers"] == 'Line chart "Squares": x (n) 0 to 4, y (n²) 0 to 16; rising.'
    assert words["pandas"] == 'Line chart "pandas": x 2024-03-25 to 2024-04-01, y 1 to 5.'
    assert words["polars"] == 'Line chart "polars": x 2024-01-01 to 2024-01-08, y 0 to 7; rising.'
    assert words["words"] == "A sine of ten nanoseconds."
    assert words["a bare expression"] == "Empty chart."


@pytest.mark.filterwarnings("ignore")
def test_a_failure_is_shown(outputs):
    shown = [each for each in outputs["a failure"] if each.output_type != "execute_result"]
    assert "InvalidArgumentError" in str(shown)
    assert not any(PNG in each.get("data", {}) for each in outputs["a failure"])


@pytest.mark.filterwarnings("ignore")
def test_a_warning_is_shown(outputs):
    streams = [each for each in outputs["a warning"] if each.output_type == "stream"]
    assert [each.name for each in streams] == ["stderr"]
    assert "KeisenWarning: 1 character is in no font" in streams[0].text
    assert PNG in outputs["a warning"][-1].data


def test_gives_what_is_asked_for():
    chart = ks.Chart(100, 50)
    data, metadata = chart._repr_mimebundle_()
    assert (set(data), set(metadata)) == ({PNG, TEXT}, {PNG})
    for include, exclude, expected in (
        ([PNG], None, {PNG}),
        ({TEXT}, None, {TEXT}),
        (None, {PNG}, {TEXT}),
        ((PNG, TEXT), [TEXT], {PNG}),
        (["text/html"], None, {"text/html"}),
        ([SVG], None, {SVG}),
        ([SVG, TEXT], [SVG], {TEXT}),
        ([], None, set()),
    ):
        data, metadata = chart._repr_mimebundle_(include, exclude)
        assert set(data) == expected
        assert set(metadata) == expected & {PNG}
    chart.to_png(renderer="cpu")
    assert chart.frame_record.frame == 5


def test_sizes_are_whole_numbers():
    _, metadata = ks.Chart(100.5, 49.2)._repr_mimebundle_()
    assert metadata[PNG]["width"] in (100, 101)
    assert metadata[PNG]["height"] == 49
    assert all(isinstance(metadata[PNG][side], int) for side in ("width", "height"))


def test_a_closed_chart_says_so():
    chart = ks.Chart(100, 50)
    chart.close()
    assert chart._repr_mimebundle_() == ({TEXT: "<Chart, closed>"}, {})
    assert chart._repr_mimebundle_([PNG]) == ({}, {})


def test_needs_no_numpy():
    from support import python

    python(
        """
import sys
import keisen as ks
data, metadata = ks.Chart(100, 50)._repr_mimebundle_()
assert data["image/png"].startswith("iVBORw0KGgo")
assert "numpy" not in sys.modules
"""
    )
