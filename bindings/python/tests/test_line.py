"""Lines: options, data, membership."""

import math

import numpy as np
import pytest

import keisen as ks


def test_draws_with_its_colour():
    chart = ks.Chart.bare(40, 30)
    chart.padding = 0
    line = chart.line([0, 1], [0, 0], color="#1f77b4", width=4)
    chart.x.range = (0, 1)
    chart.y.range = (-1, 1)
    pixels = chart.render(renderer="cpu")
    assert pixels[15, 20].tolist() == [0x1F, 0x77, 0xB4, 255]
    assert pixels[2, 20].tolist() == [255, 255, 255, 255]
    line.color = (1, 0, 0)
    assert chart.render(renderer="cpu")[15, 20].tolist() == [255, 0, 0, 255]


def test_x_is_none_for_row_numbers():
    chart = ks.Chart()
    chart.line(None, [5, 6, 7])
    chart.fit(margins=False)
    assert chart.x.range == (0, 2)
    assert chart.y.range == (5, 7)


def test_tells_its_options():
    line = ks.Chart().line(None, [1, 2])
    assert line.color is None
    assert (line.alpha, line.width, line.dash, line.label) == (1, 1.5, None, None)
    assert (line.cap, line.join, line.mitre_limit) == ("round", "round", 4)
    line.set(
        color="navy",
        width=3,
        dash=[2, 1, 0, 1],
        label="CO₂",
        cap="butt",
        join="mitre",
        mitre_limit=2,
    )
    assert line.color == ks.Color.parse("navy")
    assert (line.width, line.dash, line.label) == (3, (2, 1, 0, 1), "CO₂")
    assert (line.cap, line.join, line.mitre_limit) == ("butt", "mitre", 2)
    for name in ("color", "dash", "label"):
        setattr(line, name, None)
        assert getattr(line, name) is None
    line.width, line.cap, line.join, line.mitre_limit = 0, "square", "bevel", 1
    assert (line.width, line.cap, line.join, line.mitre_limit) == (0, "square", "bevel", 1)


BAD_OPTIONS = [
    ("width", -1, ValueError),
    ("width", math.nan, ValueError),
    ("width", math.inf, ValueError),
    ("width", "2", TypeError),
    ("width", None, TypeError),
    ("dash", [1], ValueError),
    ("dash", [0, 0], ValueError),
    ("dash", [1, -1], ValueError),
    ("dash", [1, math.inf], ValueError),
    ("dash", ["a", 1], TypeError),
    ("dash", "--", TypeError),
    ("dash", 3, TypeError),
    ("label", 3, TypeError),
    ("label", "a\0b", ValueError),
    ("label", "\udc80", ValueError),
    ("cap", "flat", ValueError),
    ("cap", 1, TypeError),
    ("join", "miter", ValueError),
    ("alpha", 1.5, ValueError),
    ("alpha", math.nan, ValueError),
    ("alpha", "0.5", TypeError),
    ("mitre_limit", 0.5, ValueError),
    ("mitre_limit", math.nan, ValueError),
    ("color", "nonesuch", ValueError),
    ("color", "#12", ValueError),
    ("color", (1, 2), ValueError),
    ("color", (1, 2, math.nan), ValueError),
    ("color", 3, TypeError),
]


@pytest.mark.parametrize(("name", "value", "kind"), BAD_OPTIONS)
def test_refuses_bad_options(name, value, kind):
    chart = ks.Chart()
    with pytest.raises(kind):
        chart.line(None, [1, 2], **{name: value})
    assert chart.series == ()
    line = chart.line(None, [1, 2], width=2)
    with pytest.raises(kind):
        line.set(**{"label": "new", name: value})
    assert (line.width, line.label) == (2, None)


def test_options_are_keywords():
    chart = ks.Chart()
    with pytest.raises(TypeError):
        chart.line([1], [1], "red")
    with pytest.raises(TypeError, match=r"^LineSeries\.set\(\) has no option 'colour'"):
        chart.line([1], [1]).set(colour="red")


def test_refuses_different_lengths():
    chart = ks.Chart()
    with pytest.raises(ks.InvalidArgumentError) as caught:
        chart.line(np.zeros(10), np.zeros(12))
    assert "10" in str(caught.value)
    assert "12" in str(caught.value)
    assert chart.series == ()
    line = chart.line([1, 2], [3, 4])
    with pytest.raises(ks.InvalidArgumentError):
        line.set_data([1, 2, 3], [1, 2])
    chart.fit(margins=False)
    assert chart.y.range == (3, 4)


def test_takes_new_data():
    chart = ks.Chart()
    line = chart.line([1, 2], [3, 4])
    line.set_data([10, 20, 30], np.array([7.0, 8.0, 9.0]))
    chart.fit(margins=False)
    assert (chart.x.range, chart.y.range) == ((10, 30), (7, 9))
    line.set_data(None, ks.Column([1, 2]))
    chart.fit(margins=False)
    assert (chart.x.range, chart.y.range) == ((0, 1), (1, 2))


def test_grows_with_its_column():
    x, y = ks.Column.growing("int64"), ks.Column.growing("float32")
    chart = ks.Chart.bare(60, 40)
    chart.line(x, y)
    chart.to_png(renderer="cpu")
    for start in range(0, 30, 10):
        x.append(np.arange(start, start + 10))
        y.append(np.sin(np.arange(start, start + 10)))
        chart.fit()
        chart.to_png(renderer="cpu")
        assert chart.frame_record.series[0].rows == start + 10
        chart.fit(margins=False)
        assert chart.x.range == (0, start + 9)


def test_belongs_to_charts():
    one, two = ks.Chart(40, 30), ks.Chart(40, 30)
    line = one.line(None, [1, 2])
    other = ks.LineSeries(one.space, None, [3, 4])
    assert one.series == (line,)
    assert line.space is one.space
    one.add(other)
    one.add(other)
    two.add(line)
    assert one.series == (line, other)
    assert two.series == (line,)
    one.remove(line)
    one.remove(line)
    assert one.series == (other,)
    one.to_png(renderer="cpu")
    assert len(one.frame_record.series) == 1
    # `line` still stands on the first chart's space, now in the second chart alone.
    two.to_png(renderer="cpu")
    assert len(two.frame_record.series) == 1


def test_an_empty_line_draws():
    chart = ks.Chart(40, 30)
    chart.line([], [])
    assert chart.x.range == (0, 1)
    assert chart.render(renderer="cpu").shape == (30, 40, 4)


def test_says_what_it_is():
    line = ks.Chart().line(None, [1, 2], label="a")
    assert repr(line) == "<LineSeries 'a' of 2 rows>"
    line.close()
    assert repr(line) == "<LineSeries, closed>"


def test_a_subclass_changes_how_an_option_is_set():
    class Wide(ks.LineSeries):
        __slots__ = ()

        @ks.LineSeries.width.setter
        def width(self, value):
            self.set(width=2 * value)

    chart = ks.Chart(100, 100)
    line = Wide(chart.space, [0, 1], [1, 2])
    line.width = 3
    assert line.width == 6
    assert Wide.width.__doc__ == ks.LineSeries.width.__doc__
    with pytest.raises(AttributeError, match=r"width|delete"):
        del ks.LineSeries(chart.space, [0, 1], [1, 2]).width
