"""Pictures written to file objects."""

import io

import pytest

import keisen as ks


@pytest.fixture
def chart():
    chart = ks.Chart(120, 80, title="t")
    chart.line([1, 3, 2])
    return chart


def test_a_file_object_takes_what_a_path_takes(chart, tmp_path):
    for format in ("png", "svg", "pdf"):
        path = tmp_path / f"a.{format}"
        chart.save(path, renderer="cpu")
        file = io.BytesIO()
        chart.save(file, format=format, renderer="cpu")
        assert file.getvalue() == path.read_bytes()
        assert not file.closed


def test_a_file_tells_its_format_by_its_name(chart, tmp_path):
    with open(tmp_path / "a.svg", "w", encoding="utf-8") as file:
        chart.save(file)
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == chart.to_svg()
    with open(tmp_path / "a.pdf", "wb") as file:
        chart.save(file)
    assert (tmp_path / "a.pdf").read_bytes() == chart.to_pdf()
    file = io.BytesIO()
    chart.save(file, pixel_ratio=1, renderer="cpu")
    assert file.getvalue() == chart.to_png(renderer="cpu")


def test_figures_too():
    figure = ks.Figure(1, 2, width=200, height=100)
    file = io.StringIO()
    figure.save(file, format="svg")
    assert file.getvalue() == figure.to_svg()


def test_what_is_wrong_is_named(chart, tmp_path):
    with pytest.raises(ks.InvalidArgumentError, match=r"format must be .* got 'jpg'"):
        chart.save(io.BytesIO(), format="jpg")
    with pytest.raises(TypeError, match="format is for file objects"):
        chart.save(tmp_path / "a.png", format="png")
    with pytest.raises(TypeError, match="path must be"):
        chart.save(3)
    with pytest.raises(TypeError):
        chart.save(io.StringIO(), format="png")
