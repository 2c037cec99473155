"""Animations: what moves with the time of pictures."""

import datetime
import gc
import sys
import weakref

import pytest

import keisen as ks


@pytest.fixture
def chart_and_animator():
    chart, animator = ks.Chart(200, 100), ks.Animator()
    chart.add(animator)
    return chart, animator


def draw(chart, time):
    return chart.render(renderer="cpu", time=time)


def test_moves_a_range(chart_and_animator):
    chart, animator = chart_and_animator
    chart.x.range = (0, 10)
    number = animator.animate(chart.x, range=(20, 50), duration=1, easing="linear", start=0)
    draw(chart, 0.25)
    assert chart.x.range == (5, 20)
    assert number in animator
    assert len(animator) == 1
    draw(chart, 1)
    assert chart.x.range == (20, 50)
    assert number not in animator
    assert len(animator) == 0


def test_moves_on_a_log_scale_by_factors_or_in_values(chart_and_animator):
    chart, animator = chart_and_animator
    chart.x.scale = "log"
    for in_values, middle in [(False, 100), (True, 5000.5)]:
        chart.x.range = (1, 2)
        animator.animate(
            chart.x,
            range=(10_000, 20_000),
            duration=1,
            easing="linear",
            start=0,
            in_values=in_values,
        )
        draw(chart, 0.5)
        assert chart.x.range[0] == pytest.approx(middle, rel=1e-12)
        draw(chart, 1)


def test_moves_between_instants(chart_and_animator):
    chart, animator = chart_and_animator
    chart.x.scale = "time"
    day = datetime.timedelta(days=1)
    first = datetime.datetime(2024, 1, 1)
    chart.x.range = (first, first + day)
    animator.animate(
        chart.x, range=(first + 2 * day, first + 3 * day), duration=1, easing="linear", start=0
    )
    draw(chart, 0.5)
    low, high = chart.x.datetimes
    assert str(low).startswith("2024-01-02T00:00")
    assert str(high).startswith("2024-01-03T00:00")


def test_moves_looks_and_begins_with_the_first_picture(chart_and_animator):
    chart, animator = chart_and_animator
    line = chart.line([0, 1], [0, 0], width=2, color="blue")
    ends = []
    animator.animate(
        line, color="red", width=20, duration=0.5, easing="cubic", delay=0, on_end=ends.append
    )
    before = draw(chart, 7)
    assert line.width == 2
    middle = draw(chart, 7.25)
    assert line.width == 11
    after = draw(chart, 7.5)
    assert ends == [True]
    assert (before != middle).any()
    assert (middle != after).any()
    expected = ks.Chart(200, 100)
    expected.line([0, 1], [0, 0], width=20, color="red")
    assert (after == draw(expected, 0)).all()
    line.width = 5
    assert line.color == ks.Color(1, 0, 0)


def test_twelve_pictures_of_bars():
    chart, animator = ks.Chart(320, 240), ks.Animator()
    chart.add(animator)
    bars = chart.bars(["a", "b"], [3, 1])
    draw(chart, 0)
    animator.animate(bars, values=[1, 3], duration=1, start=0)
    pictures = [draw(chart, frame / 11).tobytes() for frame in range(12)]
    assert len(set(pictures)) == 12
    again = ks.Chart(320, 240)
    again.bars(["a", "b"], [1, 3])
    again.y.range = chart.y.range
    assert draw(again, 0).tobytes() == pictures[-1]


def test_bars_come_and_go(chart_and_animator):
    chart, animator = chart_and_animator
    bars = chart.bars(["a", "b"], [3, 1])
    animator.animate(bars, names=["b", "c"], values=[5, 6], duration=1, easing="linear", start=0)
    draw(chart, 0.5)
    assert bars.names == ("b", "c", "a")
    draw(chart, 1)
    assert bars.names == ("b", "c")
    assert "b 5, c 6" in chart.alt


def test_moves_padding_size_and_background(chart_and_animator):
    chart, animator = chart_and_animator
    chart.padding = (10, 20, 30, 40)
    animator.animate(
        chart, padding=0, size=(400, 300), background="black", duration=1, easing="linear", start=0
    )
    draw(chart, 0.5)
    assert chart.size == (300, 200)
    record = chart.frame_record
    assert record.plot[0] == pytest.approx(10)
    assert record.plot[1] == pytest.approx(5)
    assert draw(chart, 1).shape == (300, 400, 4)
    assert chart.padding == (0, 0, 0, 0)


def test_sequences_and_groups(chart_and_animator):
    chart, animator = chart_and_animator
    reported, ends = [], []
    part = ks.Animation.custom(0, 1, reported.append, duration=1, easing="linear")
    pair = ks.Animation.custom((0, 2), (1, 4), reported.append, duration=1, easing="linear")
    number = animator.sequence(
        part, ks.Animation.pause(1), ks.Animation.group(pair), start=0, on_end=ends.append
    )
    assert animator.next_time(0) == 0
    draw(chart, 0.5)
    draw(chart, 2.5)
    assert reported == [0.5, 1, (0.5, 3)]
    assert animator.cancel(number)
    assert not animator.cancel(number)
    assert ends == [False]
    animator.group(part, pair)
    animator.cancel_all(finish=True)
    draw(chart, 3)
    assert reported[-2:] == [1, (1, 4)]


def test_a_callable_that_raises_fails_the_picture(chart_and_animator):
    chart, animator = chart_and_animator
    error = ValueError("no")

    def fail(value):
        raise error

    animator.add(ks.Animation.custom(0, 1, fail))
    with pytest.raises(ks.CallbackError) as caught:
        draw(chart, 0)
    assert caught.value.__cause__ is error
    animator.cancel_all()
    draw(chart, 0)


def test_an_end_that_raises_is_unraisable(chart_and_animator, monkeypatch):
    chart, animator = chart_and_animator
    seen = []
    monkeypatch.setattr(sys, "unraisablehook", seen.append)

    def fail(reached):
        raise ValueError("no")

    animator.add(ks.Animation.group(on_end=fail))
    draw(chart, 0)
    assert [str(each.exc_value) for each in seen] == ["no"]


def test_next_frame_time(chart_and_animator):
    chart, animator = chart_and_animator
    assert chart.next_frame_time(3) == 3
    draw(chart, 3)
    assert chart.next_frame_time(3) is None
    line = chart.line(None, [1, 2])
    assert chart.next_frame_time(3) == 3
    draw(chart, 3)
    animator.animate(line, width=3, start=4, delay=1)
    assert chart.next_frame_time(3) == 5
    assert animator.next_time(3) == 5
    animator.cancel_all()
    draw(chart, 4)
    animator.sequence(ks.Animation.pause(9), start=4)
    draw(chart, 5)
    assert chart.next_frame_time(6) == 13
    with pytest.raises(ks.InvalidArgumentError, match="after must be finite"):
        chart.next_frame_time(float("nan"))


def test_takes_over_in_flight_and_springs(chart_and_animator):
    chart, animator = chart_and_animator
    chart.x.range = (0, 1)
    animator.animate(chart.x, range=(10, 11), duration=1, easing="linear", start=0)
    animator.animate(chart.x, range=(0, 1), duration=0.3, easing="spring", bounce=0.3, start=0.5)
    draw(chart, 0.5)
    assert chart.x.range[0] == pytest.approx(5)
    draw(chart, 0.501)
    assert chart.x.range[0] == pytest.approx(5.01, abs=2e-3)
    draw(chart, 9)
    assert chart.x.range == (0, 1)


def test_a_range_that_is_set_has_the_last_word(chart_and_animator):
    chart, animator = chart_and_animator
    ends = []
    chart.x.range = (0, 1)
    animator.animate(chart.x, range=(10, 11), duration=1, start=0, on_end=ends.append)
    draw(chart, 0.5)
    chart.x.range = (-1, 1)
    draw(chart, 0.6)
    assert chart.x.range == (-1, 1)
    assert ends == [False]


def test_refuses_what_is_not_there(chart_and_animator):
    chart, _ = chart_and_animator
    line = chart.line(None, [1, 2])
    with pytest.raises(ks.UnsupportedError, match="angle"):
        ks.Animation(line, angle=0.5)
    with pytest.raises(ks.InvalidArgumentError, match="width must be finite and not negative"):
        ks.Animation(line, width=-1)
    with pytest.raises(ks.InvalidArgumentError, match="property"):
        ks.Animation(line, shape="round")
    with pytest.raises(TypeError, match="needs a property"):
        ks.Animation(line)
    with pytest.raises(TypeError, match="has no property 'width'"):
        ks.Animation(chart.x, width=1)
    with pytest.raises(TypeError, match="cannot animate a int"):
        ks.Animation(3, width=1)
    with pytest.raises(ks.InvalidArgumentError, match="easing"):
        ks.Animation(line, width=1, easing="bumpy")
    with pytest.raises(ks.InvalidArgumentError, match="bounce"):
        ks.Animation(line, width=1, easing="spring", bounce=2)
    with pytest.raises(ks.InvalidArgumentError, match="start of its own"):
        ks.Animation.group(ks.Animation(line, width=1, start=3))


def test_belongs_to_charts(chart_and_animator):
    chart, animator = chart_and_animator
    assert chart.animators == (animator,)
    chart.remove(animator)
    assert chart.animators == ()
    assert repr(animator) == "<Animator of 0 animations>"
    assert repr(ks.Animation.pause(2)) == "<Animation of 2.0 s>"


@pytest.mark.parametrize("kind", ["custom", "on_end", "sequence", "background"])
def test_a_dropped_chart_with_an_unfinished_animation_is_collected(kind):
    def dropped():
        chart, animator = ks.Chart(100, 80), ks.Animator()
        chart.add(animator)

        def take(*values, everything=(chart, animator)):
            pass

        if kind == "custom":
            animator.add(ks.Animation.custom(0, 1, take, duration=9))
        elif kind == "on_end":
            animator.animate(chart.x, range=(0, 1), duration=9, on_end=take)
        elif kind == "sequence":
            part = ks.Animation.custom(0, 1, take, duration=9)
            animator.sequence(ks.Animation.pause(1), ks.Animation.group(part), on_end=take)
        else:
            animator.animate(chart, background="red", duration=9, on_end=take)
        draw(chart, 0)
        draw(chart, 1)
        assert len(animator) > 0
        return weakref.ref(chart), weakref.ref(take)

    references = dropped()
    gc.collect()
    assert [reference() for reference in references] == [None, None]


def test_callables_live_as_long_as_their_animation(chart_and_animator):
    chart, animator = chart_and_animator

    class Take:
        def __call__(self, *values):
            reported.append(values)

    reported = []
    take = Take()
    reference = weakref.ref(take)
    animator.add(ks.Animation.custom(0, 1, take, duration=1, easing="linear", start=0))
    del take
    gc.collect()
    draw(chart, 0.5)
    assert reported == [(0.5,)]
    draw(chart, 1)
    animator.animate(chart.x, range=(0, 1), on_end=reported.append)
    gc.collect()
    assert reference() is None


def test_nesting_is_bounded():
    deep = ks.Animation.pause(1)
    for _ in range(100):
        deep = ks.Animation.group(deep)
    with pytest.raises(ks.InvalidArgumentError, match="at most 100 deep, got 101"):
        ks.Animation.sequence(deep)
    wide = ks.Animation.pause(1)
    for _ in range(16):
        wide = ks.Animation.group(wide, wide)
    with pytest.raises(ks.InvalidArgumentError, match="at most 100000 parts in all, got 131072"):
        ks.Animation.group(wide, wide)


def test_a_range_shows_its_first_value_before_its_beginning(chart_and_animator):
    chart, animator = chart_and_animator
    chart.x.range = (0, 1)
    animator.animate(chart.x, range=(4, 5), start=1, duration=1, easing="linear")
    for time, low in [(1.5, 2), (0.5, 0), (1.25, 1), (2, 4)]:
        draw(chart, time)
        assert chart.x.range[0] == low


LINEAR = {"duration": 1, "easing": "linear", "start": 0}


def test_another_option_leaves_what_moves_alone(chart_and_animator):
    chart, animator = chart_and_animator
    line = chart.line(None, [1, 2], width=2, color="black")
    rule = chart.rule(y=1.5, width=2)
    text = chart.text(0, 1, "a", size=10)
    ends = []
    animator.animate(line, width=4, color="red", on_end=ends.append, **LINEAR)
    animator.animate(rule, width=4, on_end=ends.append, **LINEAR)
    animator.animate(text, size=20, angle=90, on_end=ends.append, **LINEAR)
    draw(chart, 0.5)
    line.cap = "butt"
    line.set(label="line", dash=(2, 2))
    rule.set(label_size=8)
    text.set(bold=True)
    draw(chart, 0.75)
    assert line.width == 3.5
    assert line.color == pytest.approx((0.75, 0, 0, 1))
    assert len(animator) == 5
    draw(chart, 1)
    assert ends == [True, True, True]
    assert (line.width, line.cap, line.dash) == (4, "butt", (2, 2))
    assert line.color == ks.Color(1, 0, 0)


def test_every_series_keeps_what_moves(chart_and_animator):
    chart, animator = chart_and_animator
    points = chart.points([0, 1], [0, 1], size=2)
    bars = chart.bars(["a", "b"], [3, 1], color="black")
    heat = chart.heatmap([[1, 2], [3, 4]], alpha=0)
    density = ks.DensitySeries(chart.space, [0, 1], [0, 1], alpha=0)
    chart.add(density)
    animator.animate(points, size=4, alpha=0.5, border_width=2, border_color="red", **LINEAR)
    animator.animate(bars, color="white", bar_width=0.1, **LINEAR)
    animator.animate(heat, alpha=1, **LINEAR)
    animator.animate(density, alpha=1, **LINEAR)
    draw(chart, 0.5)
    points.marker = "square"
    bars.set(value_labels=False)
    heat.interpolation = "linear"
    density.cell_size = 3
    count = len(animator)
    draw(chart, 0.75)
    assert len(animator) == count == 8
    assert (points.size, points.alpha, points.border_width) == (3.5, 0.625, 1.5)
    assert bars.color == pytest.approx((0.75, 0.75, 0.75, 1))
    assert heat.alpha == density.alpha == 0.75


def test_columns_of_marks_move_together(chart_and_animator):
    chart, animator = chart_and_animator
    low, high = [0.0, 0.0, 0.0], [8.0, 7.0, 6.0]
    candles = chart.candlestick(None, low, low, low, low)
    bars = chart.bar(None, low, bottom=low)
    errors = chart.errorbar(None, low, y_low=low)
    arrows = chart.quiver(low, low, low, low)
    heatmap = chart.heatmap([[0.0, 0.0], [0.0, 0.0]])
    chart.x.range = chart.y.range = (-1, 9)
    moves = [
        (candles, {"open": high, "high": high, "low": high, "close": high}),
        (bars, {"values": high, "base": high}),
        (errors, {"values": high, "y_low": high}),
        (arrows, {"x": high, "y": high, "u": high, "v": high}),
        (heatmap, {"values": [[8.0, 7.0], [6.0, 5.0]]}),
    ]
    for series, columns in moves:
        animator.animate(series, **columns, duration=1, easing="linear", start=0)
    pictures = [chart.to_png(renderer="cpu", time=time) for time in (0, 0.5, 1)]
    assert len(set(pictures)) == 3
    with pytest.raises(ks.UnsupportedError, match=r"^y_high of error bars can't be animated$"):
        ks.Animation(errors, y_high=high)


def test_what_is_cancelled_stays_as_it_was_drawn(chart_and_animator):
    chart, animator = chart_and_animator
    line = chart.line(None, [1, 2], width=2)
    chart.padding = 0
    chart.background = "white"
    number = animator.animate(line, width=4, **LINEAR)
    animator.animate(chart, background="black", padding=8, **LINEAR)
    draw(chart, 0.5)
    assert animator.cancel(number)
    animator.cancel_all()
    assert line.width == 3
    assert chart.padding == (4, 4, 4, 4)
    assert chart.background == pytest.approx((0.5, 0.5, 0.5, 1))
    line.label = "line"
    draw(chart, 0.75)
    assert line.width == 3
    chart.background = "#123"
    assert chart.background == "#123"
    chart.background = None
    assert chart.background is None


def test_moves_both_ranges_of_a_space(chart_and_animator):
    chart, animator = chart_and_animator
    chart.x.range, chart.y.range = (0, 10), (0, 2)
    animator.animate(chart.space, x=(10, 30), y=(2, 4), **LINEAR)
    draw(chart, 0.5)
    assert chart.x.range == (5, 20)
    assert chart.y.range == (1, 3)
    animator.animate(chart.space, y=(0, 2), **LINEAR)
    draw(chart, 1)
    assert (chart.x.range, chart.y.range) == ((10, 30), (0, 2))
    with pytest.raises(TypeError, match="a Space has no property 'z'"):
        ks.Animation(chart.space, z=(0, 1))


def test_moves_annotations(chart_and_animator):
    chart, animator = chart_and_animator
    text = chart.text(0, 2, "text", offset=(3, 4))
    corner = chart.text(0, 0, "corner", coordinates="picture")
    rule = chart.rule(x=0)
    span = chart.span(x=(0, None))
    arrow = chart.arrow((0, 0), (2, 2))
    chart.x.range = chart.y.range = (0, 5)
    animator.animate(text, position=(2, 4), **LINEAR)
    animator.animate(corner, position=(40, 20), **LINEAR)
    animator.animate(rule, value=4, width=3, **LINEAR)
    animator.animate(span, values=(4, None), **LINEAR)
    animator.animate(arrow, positions=((2, 2), (4, 4)), **LINEAR)
    draw(chart, 0.5)
    assert text.position == (1, 3)
    assert corner.position == (20, 10)
    assert rule.value == 2
    assert span.values == (2, None)
    assert arrow.positions == ((1, 1), (3, 3))
    assert (arrow.start, arrow.end) == ((1, 1), (3, 3))
    text.set(bold=True)
    draw(chart, 1)
    assert text.position == (2, 4)
    assert (rule.value, span.values) == (4, (4, None))
    assert arrow.positions == ((2, 2), (4, 4))
    arrow.start = (7, 7)
    assert arrow.positions == ((7, 7), (4, 4))
    with pytest.raises(ks.InvalidArgumentError, match="property"):
        ks.Animation(rule, position=(1, 1))
    with pytest.raises(ks.InvalidArgumentError, match="must be finite"):
        ks.Animation(rule, value=float("nan"))


def test_moves_annotations_among_times_and_names(chart_and_animator):
    chart, animator = chart_and_animator
    first, last = datetime.datetime(2024, 1, 1), datetime.datetime(2024, 1, 3)
    chart.line([first, last], [1, 2])
    rule = chart.rule(x=first)
    assert rule.value == first
    number = animator.animate(rule, value=last, **LINEAR)
    draw(chart, 0.5)
    assert rule.value == datetime.datetime(2024, 1, 2)
    draw(chart, 1)
    assert rule.value == last
    assert number not in animator
    rule.value = first
    assert rule.value == first
    named = ks.Chart(200, 100)
    named.add(animator)
    named.bars(["a", "b", "c"], [1, 2, 3])
    mark = named.rule(x="a")
    animator.animate(mark, value="c", **LINEAR)
    draw(named, 0.5)
    assert mark.value == 1
    draw(named, 1)
    assert mark.value == "c"


def test_repeats_there_and_back_or_without_end(chart_and_animator):
    chart, animator = chart_and_animator
    line = chart.line(None, [1, 2], width=2)
    chart.x.range = (0, 10)
    seen, ends = [], []
    back = {**LINEAR, "repeat": 2, "autoreverse": True}
    animator.animate(line, width=4, on_end=ends.append, **back)
    animator.animate(chart.x, range=(10, 30), **{**back, "autoreverse": False})
    animator.add(ks.Animation.custom(0, 1, seen.append, **back))
    draw(chart, 1.25)
    assert line.width == 3.5
    assert chart.x.range == (2.5, 15)
    draw(chart, 2)
    assert (line.width, chart.x.range, ends) == (2, (10, 30), [True])
    assert seen == [0.75, 0]
    endless = ks.Animation(line, width=4, repeat=None, autoreverse=True, duration=1)
    assert endless.length == float("inf")
    assert repr(endless) == "<Animation of inf s>"
    with pytest.raises(ks.InvalidArgumentError, match="part 0 of a sequence of 2 must have an end"):
        ks.Animation.sequence(endless, ks.Animation.pause(1))
    number = animator.add(endless)
    draw(chart, 10)
    assert chart.next_frame_time(1e9) == 1e9
    assert animator.cancel(number, finish=True)
    draw(chart, 11)
    assert line.width == 4
    for repeat in (0, -1):
        with pytest.raises(ks.InvalidArgumentError, match="repeat"):
            ks.Animation(line, width=1, repeat=repeat)
    with pytest.raises(ks.InvalidArgumentError, match="more than once must be positive"):
        ks.Animation(line, width=1, repeat=2, duration=0)
