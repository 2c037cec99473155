"""Dollars: what comes from data is as it is; in titles a formula is only what can't be money."""

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

import keisen as ks

FORMULA = "US$ 3 and $x_2$"
PLAIN = "US$ 3 and x₂"
MONEY = [
    "Revenue ($) and cost ($)",
    "$5 to $10",
    "US$, C$ and A$",
    "A$AP and Ke$ha",
    "$1,000/2,000$",
    "$5M–6M$",
]


def texts(drawn):
    """Return the texts of the document, each line of one font by itself."""
    root = ET.fromstring(drawn.to_svg(fonts="named"))
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


def chart(**options):
    chart = ks.Chart(640, 400, **options)
    chart.line(None, [1, 3, 2])
    return chart


@pytest.mark.parametrize("money", MONEY)
def test_money_is_shown_as_it_is(money):
    for name in ("title", "subtitle", "caption", "x_title", "y_title"):
        drawn = chart(**{name: money})
        assert money in texts(drawn)
    drawn = chart(title=money)
    assert f'"{money}"' in drawn.alt
    drawn.text(1, 2, money)
    assert texts(drawn).count(money) == 2


@pytest.mark.parametrize("name", ["title", "subtitle", "caption", "x_title", "y_title"])
def test_formulas_of_titles_can_be_turned_off(name):
    assert FORMULA not in texts(chart(**{name: FORMULA}))
    off = chart(**{name: FORMULA}, markup=False)
    assert not off.markup
    assert FORMULA in texts(off)
    off.markup = True
    assert FORMULA not in texts(off)


def test_words_follow_the_option():
    drawn = chart(title=FORMULA)
    assert PLAIN in drawn.alt
    drawn.markup = False
    assert FORMULA in drawn.alt
    assert FORMULA in drawn.description
    assert f">{FORMULA}<" in re.sub(r"\s+", " ", drawn.to_svg())
    escaped = chart(title=r"\$5 and \$6")
    assert "$5 and $6" in texts(escaped)


def test_every_text_has_an_option():
    for markup in (True, False):
        drawn = chart()
        drawn.add(ks.Title(FORMULA, markup=markup))
        drawn.add(ks.Axis(drawn.space, "right", title=FORMULA, markup=markup))
        drawn.add(ks.ColorBar(ks.ColorScale(), title=FORMULA, markup=markup))
        drawn.text(1, 2, FORMULA, markup=markup)
        drawn.rule(y=2, label=FORMULA, label_markup=markup)
        drawn.span(x=(0, 1), label=FORMULA, label_markup=markup)
        assert texts(drawn).count(FORMULA) == (0 if markup else 6)
    title = ks.Title(FORMULA)
    drawn = chart()
    drawn.add(title)
    title.set(markup=False)
    assert FORMULA in texts(drawn)


def test_what_comes_from_data_is_as_it_is():
    drawn = ks.Chart(640, 400)
    drawn.bars([FORMULA, "$b_1$"], [1, 2], label="$s_1$")
    shown = texts(drawn)
    assert FORMULA in shown
    assert "$b_1$" in shown
    assert FORMULA in drawn.data_table()
    assert FORMULA in drawn.data_table(format="html")


def test_a_legend_shows_names_as_they_are_unless_asked():
    for markup in (False, True):
        drawn = ks.Chart(640, 400)
        drawn.line(None, [1, 2], label=FORMULA)
        drawn.add(ks.Legend(title="$t_1$", markup=markup))
        assert (FORMULA in texts(drawn)) is not markup
        assert ("$t_1$" in texts(drawn)) is not markup
        assert FORMULA in drawn.description
    drawn = chart()
    drawn.line(None, [1, 2], label=FORMULA)
    drawn.legend(markup=True)
    assert FORMULA not in texts(drawn)


def test_facets_are_called_as_their_categories():
    data = {"kind": [FORMULA, "$k_2$"] * 2, "y": [1, 2, 3, 4]}
    figure = ks.facets(
        data, "kind", lambda each, rows: each.line(None, rows["y"]), title="$t_1$", markup=False
    )
    for text in (FORMULA, "$k_2$", "$t_1$"):
        assert text in texts(figure)
    assert not figure.markup
    figure.markup = True
    assert "$t_1$" not in texts(figure)


def test_pixels_follow_too():
    on, off = chart(title=FORMULA), chart(title=FORMULA, markup=False)
    assert not np.array_equal(on.render(renderer="cpu"), off.render(renderer="cpu"))
