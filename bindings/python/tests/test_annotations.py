"""Texts, rules, spans and arrows: what is drawn, what moves, what is refused."""

import datetime
import math

import numpy as np
import pytest

import keisen as ks
from support import bare


@pytest.fixture
def chart():
    """Make an empty chart that its plot fills, x and y from 0 to 10."""
    return bare(200, 100)


def drawn(chart):
    """Return the columns and the rows in which a chart shows anything."""
    pixels = chart.render(renderer="cpu")[:, :, :3]
    ink = (pixels != 255).any(axis=2)
    return np.flatnonzero(ink.any(axis=0)), np.flatnonzero(ink.any(axis=1))


def test_a_text_stands_at_its_position(chart):
    note = chart.text(5, 5, "note")
    columns, rows = drawn(chart)
    assert abs(columns.mean() - 100) < 2
    assert abs(rows.mean() - 50) < 4
    note.position = (2.5, 5)
    assert abs(drawn(chart)[0].mean() - 50) < 2
    assert note.position == (2.5, 5)
    note.position = (2.5, 11)
    assert not drawn(chart)[0].size
    note.position = (5, 5)
    note.text = ""
    assert not drawn(chart)[0].size
    note.text = "more"
    assert drawn(chart)[0].size
    assert note.text == "more"


def test_a_text_counts_values_fractions_or_points(chart):
    for x, coordinates in [
        (2.5, None),
        (2.5, "data"),
        (0.25, "plot"),
        (50, "picture"),
        (0.25, ("plot", "plot")),
        (50, ("picture", "plot")),
    ]:
        y = 5 if coordinates in (None, "data") else 50 if coordinates == "picture" else 0.5
        note = chart.text(x, y, "note", coordinates=coordinates)
        assert abs(drawn(chart)[0].mean() - 50) < 2, coordinates
        chart.remove(note)
    chart.add(ks.Text(None, 50, 50, "note"))
    assert abs(drawn(chart)[0].mean() - 50) < 2


def test_a_text_takes_all_options(chart):
    chart.text(
        5,
        5,
        "two\nlines",
        anchor=(0, 1),
        offset=(3, -4),
        size=14,
        bold=True,
        italic=True,
        markup=True,
        alignment="trailing",
        wrap_width=80,
        angle=30,
        color="navy",
        background=(1, 1, 0, 0.5),
        border_width=1,
        border_color="red",
        radius=4,
        insets=(1, 2, 3, 4),
        clip=False,
        keep_inside=True,
    )
    assert drawn(chart)[0].size
    chart.text(0, 0, "clipped", clip=True, insets=2, background="red")
    assert drawn(chart)[0][0] == 0


def test_a_rule_crosses_the_plot(chart):
    rule = chart.rule(x=5)
    columns, rows = drawn(chart)
    assert list(columns) == [100] or list(columns) == [99]
    assert len(rows) == 100
    rule.value = 2.5
    assert abs(drawn(chart)[0][0] - 50) <= 1
    assert rule.value == 2.5
    rule.value = -1
    assert not drawn(chart)[0].size
    chart.remove(rule)
    rule = chart.rule(y=5, dash=(10, 10), width=1)
    columns, rows = drawn(chart)
    assert len(columns) == 100
    assert len(rows) == 1
    rule.label = "label"
    assert len(drawn(chart)[1]) > 5
    assert rule.label == "label"
    rule.label = None
    assert len(drawn(chart)[1]) == 1


def test_a_rule_has_its_label_where_it_was_asked_for(chart):
    place_and_side = [("start", "left"), ("middle", "right"), ("end", None)]
    for index, (place, side) in enumerate(place_and_side):
        rule = chart.rule(
            x=5,
            width=0,
            label="a",
            label_place=place,
            label_side=side,
            label_size=10,
            label_bold=True,
            label_italic=True,
            label_markup=True,
            label_angle=90,
            label_color="red",
            label_background="#eee",
            label_radius=2,
            label_insets=1,
        )
        columns, rows = drawn(chart)
        assert (columns.max() < 100) == (side == "left")
        assert abs(rows.mean() - (90, 50, 10)[index]) < 12
        chart.remove(rule)


@pytest.mark.parametrize(
    ("place", "alignment"),
    [("top-left", "leading"), ("top", "center"), ("center", "center"), ("right", "trailing")],
)
def test_the_lines_of_a_label_suit_its_place(chart, place, alignment):
    pictures = {}
    for wanted in (None, "leading", "center", "trailing"):
        span = chart.span(
            x=(1, 9), label="first line\nb", label_place=place, label_alignment=wanted
        )
        pictures[wanted] = chart.to_png(renderer="cpu")
        chart.remove(span)
    same = [wanted for wanted in pictures if wanted and pictures[wanted] == pictures[None]]
    assert same == [alignment]
    rule = chart.rule(y=5, label="first line\nb", label_place="middle")
    centred = chart.to_png(renderer="cpu")
    chart.remove(rule)
    chart.rule(y=5, label="first line\nb", label_place="middle", label_alignment="center")
    assert chart.to_png(renderer="cpu") == centred
    with pytest.raises(ks.InvalidArgumentError, match="label_alignment"):
        chart.rule(y=5, label_alignment="justified")


@pytest.mark.parametrize("label", ["first line\nb", "שלום עולם\nאב"])
def test_the_lines_of_a_label_are_flush_with_a_side_whichever_way_they_read(chart, label):
    def picture(alignment):
        span = chart.span(x=(1, 9), label=label, label_alignment=alignment)
        try:
            return chart.to_png(renderer="cpu")
        finally:
            chart.remove(span)

    sides = ["leading", "trailing"] if label.isascii() else ["trailing", "leading"]
    assert [picture("left"), picture("right")] == [picture(side) for side in sides]
    assert picture("left") != picture("right")


def test_a_span_covers_what_lies_between(chart):
    for ends, count in [
        ((2, 5), 60),
        ((5, 2), 60),
        ((None, 2), 40),
        ((2, None), 160),
        ((None, None), 200),
        ((11, 12), 0),
    ]:
        span = chart.span(x=ends)
        assert len(drawn(chart)[0]) == count
        assert span.values == ends
        chart.remove(span)
    span = chart.span(y=(2, 3), color="#00f8", border_width=2, border_color="red", layer="above")
    assert 10 <= len(drawn(chart)[1]) <= 12
    span.values = (None, 5)
    assert 50 <= len(drawn(chart)[1]) <= 51
    span.label = "label"
    assert span.label == "label"
    assert span in chart.attachments_above
    assert chart.span(x=(1, 2)) in chart.attachments_below


@pytest.mark.parametrize(
    "place",
    "top-left top top-right left center right bottom-left bottom bottom-right".split(),
)
def test_a_span_has_its_label_in_nine_places(chart, place):
    chart.span(x=(None, None), color="#fff0", label="x", label_place=place, label_color="black")
    columns, rows = drawn(chart)
    assert abs(columns.mean() - 100) < 5 or ("left" in place) == (columns.mean() < 50)
    assert ("top" in place) == (rows.mean() < 25)
    assert ("bottom" in place) == (rows.mean() > 75)


def test_an_arrow_goes_from_point_to_point(chart):
    arrow = chart.arrow((2, 5), (5, 5))
    columns, rows = drawn(chart)
    assert (columns[0], len(columns)) == (40, 60)
    assert len(rows) >= 7
    arrow.end = (11, 5)
    assert not drawn(chart)[0].size
    arrow.end = (9, 5)
    arrow.start = (1, 5)
    assert len(drawn(chart)[0]) == 160
    assert (arrow.start, arrow.end) == ((1, 5), (9, 5))
    chart.remove(arrow)
    chart.arrow(
        (0.5, 0.5),
        (5, 50),
        heads="both",
        width=2,
        color="red",
        head_length=10,
        head_width=9,
        start_gap=5,
        end_gap=6,
        start_coordinates="plot",
        end_coordinates=("data", "picture"),
        start_offset=(-50, 0),
        end_offset=(50, 0),
        clip=True,
    )
    columns, rows = drawn(chart)
    assert (columns[0], columns[-1]) == (55, 143)


def test_values_may_be_times(chart):
    day = np.datetime64("2024-02-29", "s")
    start = 1709164800
    chart.x.range = (start - 43200, start + 43200)
    for value in [day, datetime.date(2024, 2, 29), np.datetime64("2024-02-29"), start]:
        rule = chart.rule(x=value)
        assert abs(drawn(chart)[0][0] - 100) <= 1
        chart.remove(rule)
    chart.span(x=(day, None))
    assert len(drawn(chart)[0]) == 100
    chart.text(day, 5, "leap")
    chart.arrow((day, 1), (day, 9))
    chart.render(renderer="cpu")


def test_rules_and_spans_extend_ranges_that_follow():
    chart = ks.Chart(200, 100)
    chart.line(None, [0, 1, 2])
    rule = chart.rule(x=100)
    span = chart.span(y=(None, 60))
    chart.to_png(renderer="cpu")
    assert chart.frame_record.unseen_annotations == 0
    chart.fit(margins=False)
    assert chart.x.range == (0, 100)
    assert chart.y.range == (0, 60)
    chart.x.unset()
    chart.y.unset()
    rule.set(extends_range=False)
    span.set(extends_range=False)
    assert chart.x.range == pytest.approx((-0.1, 2.1))
    assert chart.y.range == pytest.approx((-0.1, 2.1))
    # The span reaches into the view from below.
    with pytest.warns(ks.KeisenWarning, match="1 annotation is not in view"):
        chart.to_png(renderer="cpu")
    span.values = (60, None)
    with pytest.warns(ks.KeisenWarning, match="2 annotations are not in view, outside of the"):
        chart.to_png(renderer="cpu")
    # Those that extend a range count where an end of it is decided.
    rule.set(extends_range=True)
    span.set(extends_range=True)
    chart.x.range, chart.y.range = (None, 50), (0, None)
    with pytest.warns(ks.KeisenWarning, match="1 annotation is not in view"):
        chart.to_png(renderer="cpu")


def test_texts_and_arrows_extend_no_range():
    chart = ks.Chart(200, 100)
    chart.line(None, [0, 1, 2])
    chart.text(-100, 1, "far")
    chart.arrow((0, 0), (300, 300))
    with pytest.warns(ks.KeisenWarning, match="2 annotations are not in view"):
        chart.to_png(renderer="cpu")
    assert chart.frame_record.unseen_annotations == 2
    assert chart.x.range == pytest.approx((-0.1, 2.1))
    # A range that somebody chose says what is in view.
    chart.fit()
    chart.to_png(renderer="cpu")
    assert chart.frame_record.unseen_annotations == 0


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf, np.float64("nan")])
def test_refuses_numbers_that_are_not_finite(chart, bad):
    for make in [
        lambda: chart.text(bad, 0, "a"),
        lambda: chart.text(0, bad, "a"),
        lambda: chart.text(0, 0, "a", size=bad),
        lambda: chart.text(0, 0, "a", angle=bad),
        lambda: chart.text(0, 0, "a", offset=(bad, 0)),
        lambda: chart.rule(x=bad),
        lambda: chart.rule(y=1, width=bad),
        lambda: chart.span(x=(bad, None)),
        lambda: chart.span(y=(None, bad)),
        lambda: chart.arrow((bad, 0), (0, 0)),
        lambda: chart.arrow((0, 0), (0, 1), head_length=bad),
    ]:
        with pytest.raises(ks.InvalidArgumentError):
            make()
    assert chart.attachments_above == ()
    assert chart.attachments_below == ()


def test_says_what_is_wrong(chart):
    for make, error, message in [
        (lambda: chart.rule(), ks.InvalidArgumentError, "a rule needs either x or y"),
        (lambda: chart.rule(x=1, y=2), ks.InvalidArgumentError, "a rule needs either x or y"),
        (lambda: chart.span(), ks.InvalidArgumentError, "a span needs either x or y"),
        (lambda: chart.span(x=3), TypeError, "x must be two values, got int"),
        (
            lambda: chart.span(x=(1, 2, 3)),
            ks.InvalidArgumentError,
            "x must be two values, got (1, 2, 3)",
        ),
        (lambda: chart.arrow("ab", (1, 2)), TypeError, "start must be two values, got str"),
        (
            lambda: chart.text(0, 0, "a", anchor=(2, 0)),
            ks.InvalidArgumentError,
            "anchor must be in 0...1, got 2.0",
        ),
        (
            lambda: chart.text(0, 0, "a", insets=-1),
            ks.InvalidArgumentError,
            "insets must not be negative, got -1.0",
        ),
        (
            lambda: chart.text(0, 0, "a", insets=-1e-9),
            ks.InvalidArgumentError,
            "insets must not be negative, got -1e-09",
        ),
        (
            lambda: chart.text(0, 0, "a", color=(0, -1e-9, 0)),
            ks.InvalidArgumentError,
            "color must have components in 0...1, got -1e-09",
        ),
        (
            lambda: chart.text(0, 0, "a", coordinates=("data",)),
            TypeError,
            "coordinates must be a str or two, got tuple",
        ),
        (lambda: chart.text(0, 0, "a", colour="red"), TypeError, "colour"),
        (lambda: chart.text(0, 0, 3), TypeError, "text must be a str, got int"),
        (
            lambda: chart.rule(x=1, label_side="above"),
            ks.InvalidArgumentError,
            "label of a vertical rule must be left or right of it, got top",
        ),
        (
            lambda: chart.text(datetime.date(2024, 1, 1), 0, "a", coordinates="picture"),
            ks.InvalidArgumentError,
            "x of position is an instant, but counts no values of a space",
        ),
        (
            lambda: ks.Text(None, 0, 0, "a", coordinates="data"),
            ks.InvalidArgumentError,
            "x of position is a value, but there is no space",
        ),
    ]:
        with pytest.raises(error) as caught:
            make()
        assert message in str(caught.value)
    with pytest.raises(ks.InvalidArgumentError):
        chart.span(x=(1, 2), label_place="middle")
    with pytest.raises(ks.InvalidArgumentError):
        chart.arrow((1, 2), (3, 4), heads="two")


def test_a_failing_move_changes_nothing(chart):
    note, rule = chart.text(1, 2, "a"), chart.rule(x=1)
    span, arrow = chart.span(x=(1, 2)), chart.arrow((1, 2), (3, 4))
    before = chart.render(renderer="cpu")
    with pytest.raises(ks.InvalidArgumentError):
        note.position = (1, math.nan)
    with pytest.raises(ks.InvalidArgumentError):
        rule.value = math.nan
    with pytest.raises(ks.InvalidArgumentError):
        span.values = (1, math.nan)
    with pytest.raises(ks.InvalidArgumentError):
        arrow.end = (1, math.nan)
    assert (note.position, rule.value, span.values, arrow.end) == ((1, 2), 1, (1, 2), (3, 4))
    assert (chart.render(renderer="cpu") == before).all()
    note.close()
    with pytest.raises(ks.InvalidHandleError):
        note.position = (1, 2)


def test_a_text_of_any_length_is_drawn(chart):
    chart.text(5, 5, "x" * 10_000)
    chart.rule(x=5, label="long " * 2000)
    chart.span(x=(1, 2), label="日本語 مرحبا\n" * 100)
    assert drawn(chart)[0].size


def test_a_text_changes_its_options(chart):
    note = chart.text(5, 5, "note")
    width = np.ptp(drawn(chart)[0])
    note.set(size=24, offset=(-50, 0))
    columns = drawn(chart)[0]
    assert np.ptp(columns) > 1.5 * width
    assert abs(columns.mean() - 50) < 2
    with pytest.raises(ks.InvalidArgumentError, match="anchor must be in"):
        note.set(size=12, anchor=(2, 0))
    with pytest.raises(
        TypeError, match=r"^Text\.set\(\) has no option 'colour'; did you mean 'color'"
    ):
        note.set(size=12, colour="red")
    assert (drawn(chart)[0] == columns).all()
    note.position = (0.25, 0.5)
    note.set(coordinates="plot", size=12, offset=(0, 0))
    assert abs(drawn(chart)[0].mean() - 50) < 2
    assert note.position == (0.25, 0.5)
    assert note.text == "note"


def test_an_instant_counts_values_only(chart):
    chart.x.scale = "time"
    now = datetime.datetime(1970, 1, 1, 0, 0, 5, tzinfo=datetime.timezone.utc)
    note = chart.text(now, 5, "note")
    with pytest.raises(ks.InvalidArgumentError, match="is an instant"):
        note.set(coordinates="plot")


def test_a_rule_changes_its_options_and_keeps_its_label(chart):
    rule = chart.rule(x=5)
    rule.label = "limit"
    rule.set(width=3, label_size=20)
    assert rule.label == "limit"
    assert np.ptp(drawn(chart)[0]) > 30
    with pytest.raises(ks.InvalidArgumentError, match="label of a vertical rule"):
        rule.set(label="other", label_side="above")
    assert rule.label == "limit"
    rule.set(label=None)
    assert rule.label is None
    assert len(drawn(chart)[0]) == 3
    with pytest.raises(TypeError, match=r"^Rule\.set\(\) has no option 'size'"):
        rule.set(size=3)


def test_a_span_changes_its_options_and_keeps_its_label(chart):
    span = chart.span(x=(2, 4), label="event")
    span.set(color=(0, 0, 0, 0), label_place="bottom")
    assert span.label == "event"
    assert drawn(chart)[1].min() > 50
    with pytest.raises(ks.InvalidArgumentError, match="border width"):
        span.set(label="other", border_width=-1)
    assert span.label == "event"
    span.set(label=None)
    assert not drawn(chart)[0].size
    span.set(color=None)
    assert len(drawn(chart)[0]) == 40


def test_an_arrow_changes_its_options(chart):
    arrow = chart.arrow((2, 5), (8, 5))
    height = len(drawn(chart)[1])
    arrow.set(head_width=20)
    assert len(drawn(chart)[1]) > height + 8
    with pytest.raises(ks.InvalidArgumentError, match="end gap"):
        arrow.set(head_width=7, end_gap=-1)
    assert len(drawn(chart)[1]) > height + 8
    arrow.set(head_width=7, end_coordinates="picture")
    assert drawn(chart)[1].min() < 10
    assert arrow.end == (8, 5)
