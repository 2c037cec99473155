"""Category bars: options, data, names that are shared with other series."""

import math

import numpy as np
import pytest

import keisen as ks

ORANGE = [0xE8, 0x71, 0x0A, 255]


def bare(names, values, **options):
    chart = ks.Chart.bare(320, 240)
    chart.padding = 0
    return chart, chart.bars(names, values, **options)


def values_of(chart):
    chart.render(renderer="cpu")
    return [label.text for label in chart.labels() if label.role == "value"]


def test_is_as_the_contract_says():
    chart = ks.Chart()
    bars = chart.bars(["a", "b"], [3, 1], value_labels=True)
    assert isinstance(bars, ks.CategoryBarSeries)
    assert chart.series == (bars,)
    assert chart.x.scale == "category"
    assert chart.alt == "Bar chart: x a to b, y 0 to 3; a 3, b 1."
    assert values_of(chart) == ["3", "1"]


def test_stands_where_it_belongs():
    chart, _ = bare(list("abcde"), [7, 1, 2, 6, 3], color="#0000ff", highlight=True)
    pixels = chart.render(renderer="cpu")
    assert pixels[230, 20].tolist() == ORANGE
    assert pixels[230, 19].tolist() == [255, 255, 255, 255]
    assert pixels[230, 80].tolist() == [0, 0, 255, 255]
    assert pixels[61, 40].tolist() == ORANGE
    assert pixels[59, 21].tolist() == [255, 255, 255, 255]
    assert chart.x.range == pytest.approx((-2 / 3, 5 - 1 / 3))


def test_takes_arrays_columns_and_names_of_any_kind():
    for values in (np.array([3, 1]), np.array([3, 1], "f4"), ks.Column([3.0, 1.0]), (3, 1)):
        assert values_of(bare(["a", "b"], values)[0]) == ["3", "1"]
    assert bare(np.array(["a", "b"]), [1, 2])[1].names == ("a", "b")
    assert bare([2020, 2021], [1, 2])[1].names == ("2020", "2021")
    assert bare(range(2), [1, 2])[1].names == ("0", "1")
    assert bare((each for each in "ab"), [1, 2])[1].names == ("a", "b")
    assert bare(["a", None], [1, None])[1].names == ("a", "")
    with pytest.raises(TypeError, match="names must be a sequence of texts, got str"):
        bare("ab", [1, 2])


def test_gaps_have_no_bar():
    chart, _ = bare(list("abcd"), [1, None, math.nan, math.inf])
    assert values_of(chart) == ["1"]
    record = chart.frame_record.series[0]
    assert (record.rows, record.gaps) == (4, 3)


def test_highlights_the_maximum_only_when_asked():
    chart, bars = bare(["a", "b"], [3, 3], color="black")
    assert chart.render(renderer="cpu")[230, 100].tolist() == [0, 0, 0, 255]
    bars.set(highlight=True)
    assert chart.render(renderer="cpu")[230, 160].tolist() == [255] * 4
    assert chart.render(renderer="cpu")[230, 100].tolist() == ORANGE
    assert chart.render(renderer="cpu")[230, 220].tolist() == ORANGE
    bars.set(highlight=False)
    assert chart.render(renderer="cpu")[230, 100].tolist() == [0, 0, 0, 255]
    bars.set(highlight="red")
    assert chart.render(renderer="cpu")[230, 100].tolist() == [255, 0, 0, 255]
    bars.set(highlight=True, colors=["lime"])
    assert chart.render(renderer="cpu")[230, 100].tolist() == [0, 255, 0, 255]
    chart.theme = ks.Theme(highlight="blue")
    assert chart.render(renderer="cpu")[230, 220].tolist() == [0, 0, 255, 255]


def test_writes_values_as_told():
    chart, bars = bare(["a", "b"], [0.25, 0.5], value_format="percent")
    assert values_of(chart) == ["25\u202f%", "50\u202f%"]
    bars.set(value_format=ks.TickFormat("fixed", decimals=3))
    assert values_of(chart) == ["0.250", "0.500"]
    bars.set(value_format=None)
    assert values_of(chart) == ["0.25", "0.5"]
    bars.set(value_labels=False)
    assert values_of(chart) == []


def test_is_dealt_out_to_pages():
    chart, bars = bare(list("abcde"), [3, 1, 2, 5, 4])
    pages = bars.pages(2)
    assert pages == [pytest.approx((first - 2 / 3, first + 5 / 3)) for first in (0, 2, 4)]
    before = chart.y.range
    chart.x.range = pages[1]
    assert values_of(chart) == ["2", "5"]
    assert chart.y.range == before
    assert bars.pages(99) == [pytest.approx((-2 / 3, 4 + 2 / 3))]
    bars.set_data([], [])
    assert bars.pages(2) == []
    with pytest.raises(ks.InvalidArgumentError, match="bars of a page must be positive, got 0"):
        bars.pages(0)
    with pytest.raises(ks.InvalidArgumentError, match="bars_per_page"):
        bars.pages(-1)
    with pytest.raises(TypeError, match="bars_per_page"):
        bars.pages(2.5)


def test_replaces_its_data():
    chart, bars = bare(["a", "b"], [3, 1])
    values_of(chart)
    bars.set_data(["x", "y"], [5, 4])
    assert bars.names == ("x", "y")
    assert values_of(chart) == ["5", "4"]
    assert "x x to y" in chart.alt
    with pytest.raises(ks.InvalidArgumentError, match="many names as values, got 1 and 2"):
        bars.set_data(["x"], [5, 4])
    assert values_of(chart) == ["5", "4"]


def test_shares_its_names_with_lines():
    chart = ks.Chart()
    chart.bars(["a", "b"], [3, 1])
    chart.line(["b", "c"], [1, 2])
    assert chart.x.range == pytest.approx((-2 / 3, 2 + 2 / 3))
    chart.text("b", 1, "here")
    assert chart.render(renderer="cpu").any()
    other = ks.Chart()
    other.bars(["a", "b", "a"], [3, 1, 2])
    other.text("b", 1, "here")
    with pytest.raises(ks.InvalidArgumentError, match="must be a category"):
        other.text("z", 1, "nowhere")
    other.line(["a", "b"], [1, 2])
    assert other.x.range[1] == pytest.approx(2 + 2 / 3)


def test_tells_its_options():
    _, bars = bare(["a"], [1])
    assert bars.color is None
    assert bars.label is None
    bars.color, bars.label = "navy", "L"
    assert bars.color == ks.Color.parse("navy")
    assert bars.label == "L"
    assert repr(bars) == "<CategoryBarSeries 'L' of 1 bars>"
    bars.close()
    assert repr(bars) == "<CategoryBarSeries, closed>"


def test_alpha_fades_all_bars_and_no_border():
    chart, bars = bare(["a", "b"], [3, 3], color="blue", highlight=False, alpha=0.5)
    assert chart.render(renderer="cpu")[230, 100, :3] == pytest.approx((128, 128, 255), abs=1)
    bars.set(highlight="red", border_width=3, border_color="black")
    picture = chart.render(renderer="cpu")
    assert picture[230, 100, :3] == pytest.approx((255, 128, 128), abs=1)
    black = (picture[230, :, :3] == 0).all(axis=1)
    assert black.sum() == 12
    bars.set(colors=["lime"], alpha=1)
    assert chart.render(renderer="cpu")[230, 100].tolist() == [0, 255, 0, 255]


BAD_OPTIONS = [
    ("alpha", 2, ValueError),
    ("alpha", math.nan, ValueError),
    ("headroom", 1, ValueError),
    ("bar_width", 0, ValueError),
    ("baseline", math.nan, ValueError),
    ("border_width", -1, ValueError),
    ("corner_radius", math.inf, ValueError),
    ("value_size", "big", TypeError),
    ("value_format", 3, TypeError),
    ("value_format", "nonsense", ValueError),
    ("color", "nonsense", ValueError),
    ("colors", "red", TypeError),
    ("colors", ["red", 3], (TypeError, ValueError)),
    ("highlight", 3, (TypeError, ValueError)),
    ("nonsense", 1, TypeError),
]


@pytest.mark.parametrize(("name", "value", "error"), BAD_OPTIONS)
def test_refuses_what_is_no_option(name, value, error):
    chart, bars = bare(["a", "b"], [1, 2])
    before = chart.render(renderer="cpu")
    with pytest.raises(error):
        bars.set(**{name: value})
    with pytest.raises(error):
        chart.bars(["a"], [1], **{name: value})
    assert (chart.render(renderer="cpu") == before).all()


def test_belongs_to_charts_as_any_series_does():
    chart, bars = bare(["a"], [1])
    other = ks.Chart()
    other.add(bars)
    other.add(bars)
    assert other.series == (bars,)
    other.remove(bars)
    chart.remove(bars)
    assert chart.series == other.series == ()


def test_a_hundred_thousand_bars_cost_what_the_screen_needs_and_keep_their_maximum():
    values = np.random.default_rng(5).random(100_000)
    values[40_000] = 2
    chart = ks.Chart.bare(400, 200)
    bars = chart.bars([str(number) for number in range(len(values))], values, highlight=True)
    reduced = chart.render(renderer="cpu")
    assert chart.frame_record.series[0].tier == "envelope"
    assert chart.frame_record.series[0].bound_pixels == 0
    exact = chart.render(renderer="cpu", exact=True)
    assert chart.frame_record.series[0].tier == "direct"
    assert (reduced == exact).all()
    orange = (reduced[..., 0] > 200) & (reduced[..., 2] < 100)
    assert set(np.nonzero(orange[60:])[1]) == {160}
    assert chart.hit(160.5, 100, within=0).series is bars
