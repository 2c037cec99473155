"""Words, tables and sounds of charts, and what of them stands in files and notebooks."""

import csv
import html.parser
import io
import json
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from PIL import Image

import keisen as ks

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def chart():
    """Return a chart of two months with a gap."""
    chart = ks.Chart(300, 200, title="CO₂ & <more>", x_title="年", y_title="ppm")
    days = np.array(["1958-03", "1958-04", "1958-05", "1958-06"], "datetime64[M]")
    chart.line(days.astype("datetime64[D]"), [313.25, np.nan, 315, 317], label="Mauna Loa")
    return chart


def test_words_are_in_the_language_of_the_chart(chart):
    assert chart.language == "en"
    assert chart.description == (
        'Line chart "CO₂ & <more>".\n'
        "The x axis (年) shows March 1958 to June 1958, the y axis (ppm) shows 313.25 to 317.\n"
        'Line "Mauna Loa": 4 values, 1 of them missing; lowest 313.25 in March 1958, '
        "highest 317 in June 1958; rising; last 317 in June 1958."
    )
    assert chart.alt.endswith("y (ppm) 313.25 to 317; rising.")
    chart.language = "ja"
    assert chart.language == "ja"
    assert chart.description == (
        "折れ線グラフ「CO₂ & <more>」。\n"
        "横軸（年）は1958年3月から1958年6月、縦軸（ppm）は313.25から317。\n"
        "折れ線「Mauna Loa」：値4個（うち欠測1個）。最小は313.25（1958年3月）、"  # noqa: RUF001
        "最大は317（1958年6月）。増加傾向。最後は317（1958年6月）。"
    )
    with pytest.raises(ks.InvalidArgumentError, match="language"):
        chart.language = "fr"
    with pytest.raises(TypeError):
        chart.language = None
    assert chart.language == "ja"
    chart.alt = "own words"
    assert chart.alt == "own words"


def test_a_table_is_read_back(chart):
    rows = list(csv.DictReader(io.StringIO(chart.data_table())))
    assert [row["年"] for row in rows] == ["1958-03-01", "1958-04-01", "1958-05-01", "1958-06-01"]
    assert [row["ppm"] for row in rows] == ["313.25", "", "315", "317"]
    assert [row["row"] for row in rows] == ["0", "1", "2", "3"]


def test_values_in_a_table_are_exact():
    chart = ks.Chart(300, 200)
    x = np.array([2**63 - 1, -(2**63) + 1, 5])
    y = np.array([0.1, 1e300, 5e-324])
    chart.points(x, y)
    rows = list(csv.DictReader(io.StringIO(chart.data_table())))
    assert [int(row["x"]) for row in rows] == x.tolist()
    assert [float(row["y"]) for row in rows] == y.tolist()


def test_a_table_of_many_rows_keeps_what_stands_out():
    rng = np.random.default_rng(2)
    y = rng.normal(size=100_000)
    chart = ks.Chart(300, 200)
    chart.line(None, y)
    rows = list(csv.DictReader(io.StringIO(chart.data_table(max_rows=50))))
    kept = [int(row["row"]) for row in rows]
    assert len(kept) <= 50
    assert {0, len(y) - 1, int(y.argmin()), int(y.argmax())} <= set(kept)
    with pytest.raises(ks.InvalidArgumentError, match="rows must be at least 4, got 3"):
        chart.data_table(max_rows=3)
    with pytest.raises(ks.InvalidArgumentError, match="format"):
        chart.data_table(format="xml")


class Table(html.parser.HTMLParser):
    """What stands in a table, by its tags."""

    def __init__(self):
        super().__init__()
        self.open, self.cells, self.scopes = [], [], []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        if tag == "th":
            self.scopes.append(dict(attrs)["scope"])
        if tag in ("th", "td", "caption"):
            self.cells.append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if data.strip():
            self.cells[-1] += data


def test_a_table_of_html_is_closed_and_has_headers(chart):
    table = Table()
    table.feed(chart.data_table(format="html"))
    assert table.open == []
    assert table.cells[:3] == ["CO₂ & <more>: Mauna Loa", "年", "ppm"]
    assert table.cells[3:5] == ["1958-03-01", "313.25"]
    assert table.scopes == ["col"] * 2 + ["row"] * 4


def test_series_of_one_label_differ_in_tables():
    chart = ks.Chart(200, 100)
    for _ in range(2):
        chart.line([1, 2], label="a")
    rows = list(csv.DictReader(io.StringIO(chart.data_table())))
    assert [row["series"] for row in rows] == ["a", "a", "a 2", "a 2"]
    text = chart.data_table(format="html")
    assert "<caption>a</caption>" in text
    assert "<caption>a 2</caption>" in text


def test_a_sonification_goes_up_with_the_values(chart):
    score = chart.sonification(duration=2, min_frequency=100, max_frequency=400)
    assert json.loads(json.dumps(score)) == score
    (series,) = score["series"]
    assert series["time"][0] == 0
    assert series["time"][-1] == 2
    assert series["frequency"][0] == 100
    assert series["frequency"][1] is None
    assert series["frequency"][3] == 400
    assert 100 < series["frequency"][2] < 400
    assert score["description"] == chart.alt
    assert all(set(tick) == {"time", "label"} for tick in score["ticks"]["time"])
    with pytest.raises(ks.InvalidArgumentError, match="duration must be positive"):
        chart.sonification(duration=0)


def test_a_png_has_the_words_unless_it_shall_have_none(chart):
    for language in ("en", "ja"):
        chart.language = language
        with Image.open(io.BytesIO(chart.to_png(renderer="cpu"))) as picture:
            assert picture.text == {
                "Title": "CO₂ & <more>",
                "Description": chart.alt,
                "Software": "Keisen",
            }
            assert picture.text["Description"].lang == language
            reported = np.asarray(picture)
        with Image.open(io.BytesIO(chart.to_png(renderer="cpu", metadata=False))) as picture:
            assert picture.text == {}
            assert np.array_equal(np.asarray(picture), reported)


def test_documents_tell_their_language(chart):
    chart.language = "ja"
    root = ET.fromstring(chart.to_svg())
    title, words = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {words.get('id')}"
    assert (title.get("lang"), words.get("lang")) == ("ja", "ja")
    assert words.text == chart.alt
    pdf = chart.to_pdf()
    assert b"/Lang<FEFF006A0061>" in pdf
    assert b"/Alt<FEFF" + chart.alt.encode("utf-16-be").hex().upper().encode() + b">" in pdf
    assert b"/Marked true" in pdf
    assert b"/Alt" not in chart.to_pdf(metadata=False)
    bare = ET.fromstring(chart.to_svg(metadata=False))
    assert bare.find(f"{SVG}desc") is None


def test_a_notebook_has_words_and_a_table_where_it_asks(chart):
    data, metadata = chart._repr_mimebundle_()
    assert set(data) == {"image/png", "text/plain"}
    assert metadata["image/png"]["alt"] == chart.alt
    data, _ = chart._repr_mimebundle_(include={"text/html", "text/plain"})
    assert set(data) == {"text/html", "text/plain"}
    assert data["text/html"] == chart.data_table(format="html")


def test_a_notebook_has_a_table_for_programs_and_a_sound_where_it_asks(chart):
    sound = "application/vnd.keisen.sonification+json"
    data, _ = chart._repr_mimebundle_(include={"text/csv", sound})
    assert data == {"text/csv": chart.data_table(), sound: chart.sonification()}
    assert data["text/csv"] != chart.data_table(format="html")
    data, _ = chart._repr_mimebundle_(include={"text/csv", sound}, exclude={sound})
    assert set(data) == {"text/csv"}


def test_files_have_metadata_unless_they_shall_have_none(chart, tmp_path):
    for suffix in ("png", "svg", "pdf"):
        path = tmp_path / f"a.{suffix}"
        chart.save(path, renderer="cpu")
        reported = path.read_bytes()
        chart.save(path, renderer="cpu", metadata=False)
        assert len(path.read_bytes()) < len(reported)
