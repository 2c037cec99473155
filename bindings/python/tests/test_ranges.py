"""Ranges: hooks and observers of projections, restrictions, updaters."""

import contextlib
import datetime
import gc
import inspect
import math
import sys
import weakref

import numpy as np
import pytest

import keisen as ks
from keisen import restrictions as rs
from support import run_together

INF = math.inf


def made(restriction, low, high, scale="linear"):
    """Return what a restriction makes of a range."""
    projection = ks.Projection(1, 2, scale=scale)
    ks.Updater(projection, [rs.Source.if_null(low, high), restriction]).update()
    return projection.range


def decided(restriction, data, begin=None):
    """Return what is decided about data, of a range that a chain begins with."""
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection)
    updater.add_values(data)
    if begin is not None:
        updater.append(rs.Block(lambda low, high, context: begin))
    updater.append(restriction)
    updater.update()
    return projection.range


def test_vector_1_places_values_of_one_range_in_another():
    projection, plot = ks.Projection(10, 30), ks.Projection(45, 320 - 35)
    assert projection.convert([10, 20, 30], plot) == [45, 165, 285]
    assert plot.convert(165, projection) == 20
    assert projection.convert([], plot) == []
    assert math.isnan(projection.convert(math.nan, plot))
    with pytest.raises(TypeError):
        projection.convert([1], 3)


def test_vector_2_gives_a_length_about_its_anchor():
    assert made(rs.Length(4, -1), 0, 10) == (0, 4)
    assert made(rs.Length(4), 0, 10) == (3, 7)
    assert made(rs.Length(4, 1), 0, 10) == (6, 10)
    assert made(rs.Length(4, -1, 2.5), 0, 10) == (2.5, 6.5)


def test_vector_3_pads():
    assert decided(rs.Padding(5, 5), [0, 10]) == (-5, 15)
    assert decided(rs.Padding(5, 5), [0, 10], (-20, 12)) == (-20, 15)
    assert decided(rs.Padding(5, 5, applies_to_current=True), [0, 10], (-20, 12)) == (-25, 17)
    both = rs.Padding(5, 5, shrink_min=True, shrink_max=True)
    assert decided(both, [0, 10], (-20, 12)) == (-5, 15)


def test_vector_4_snaps_below_its_anchor_too():
    assert made(rs.Interval(10), 3, 27) == (0, 30)
    assert made(rs.Interval(10), -7, 13) == (-10, 20)
    assert made(rs.Interval(10, shrink_min=True, shrink_max=True), 3, 27) == (10, 20)


def test_vector_5_cuts_a_window():
    assert made(rs.Window(50, 0.4, initial=1), 0, 100) == (80, 100)
    assert made(rs.Window(50, 0.4), 0, 100) == (40, 60)


@pytest.mark.parametrize(
    ("restriction", "range", "expected"),
    [
        (rs.Include(0), (3, 7), (0, 7)),
        (rs.Bounds(0, 10), (-5, 12), (0, 10)),
        (rs.Bounds(0, 10), (-5, 1), (0, 1)),
        (rs.Bounds(0, 10, keeps_length=True), (-5, 1), (0, 6)),
        (rs.Bounds(max=5), (7, 9), (5, 5)),
        (rs.Span(10), (4, 6), (0, 10)),
        (rs.Span(max=1, anchor=-1), (4, 6), (4, 5)),
        (rs.Margins(0.1, 0.2), (0, 10), (-1, 12)),
        (rs.Symmetric(0), (-3, 8), (-8, 8)),
        (rs.Latest(10, 1), (0, 57), (48, 58)),
        (rs.Nice(), (0.3, 9.7), (0, 10)),
        (rs.Positive(0.1), (-5, 20), (0.1, 20)),
        (rs.Positive(), (-5, -2), (1, 10)),
        (rs.Aspect(ks.Projection(0, 30), viewport=200, other_viewport=300), (0, 10), (-5, 15)),
        (rs.Probe(), (0, 10), (0, 10)),
    ],
)
def test_makes_what_its_documentation_says(restriction, range, expected):
    assert made(restriction, *range) == expected


def test_measures_on_a_log_scale():
    assert made(rs.Margins(0.5, 0.5), 1, 100, "log") == pytest.approx((0.1, 1000))
    assert made(rs.Symmetric(1), 0.1, 1000, "log") == pytest.approx((0.001, 1000))


def test_takes_the_data_or_values():
    assert decided(rs.Source(0, 5), [2, 7]) == (0, 7)
    assert decided(rs.Source.expand(0, 9), [2, 7]) == (0, 9)
    assert decided(rs.Source.if_null(0, 5), [2, 7]) == (2, 7)
    assert decided(rs.Source.if_null(0, 5), []) == (0, 5)


EVERY = [
    rs.Source(1, 9, expand_max=False),
    rs.Length(4, -1, 0.5),
    rs.Padding(1, 2, shrink_max=True),
    rs.Interval(3, 2, shrink_min=True),
    rs.Window(50, 0.5, min=0.25, max=2, anchor=0, initial=1),
    rs.Include(7),
    rs.Bounds(None, 3, keeps_length=True),
    rs.Span(1, None, 0.5),
    rs.Margins(0.25, 0.5),
    rs.Symmetric(3),
    rs.Latest(5, -1),
    rs.Nice(7),
    rs.Positive(),
    rs.Probe(),
    rs.Aspect(ks.Projection(0, 1), 2, viewport=10, other_viewport=20, anchor=1),
]


@pytest.mark.parametrize("restriction", EVERY, ids=lambda each: type(each).__name__)
def test_reads_what_it_was_made_with(restriction):
    kind = type(restriction)
    names = list(inspect.signature(kind.__init__).parameters)[1:]
    values = {name: getattr(restriction, name) for name in names if hasattr(restriction, name)}
    if kind is rs.Window:
        assert values.pop("length", None) is None
    again = kind(**values)
    assert repr(again) == repr(restriction)
    assert repr(restriction).startswith(kind.__name__)
    assert restriction.name == kind.__name__
    updater = ks.Updater(ks.Projection(0, 1), [restriction])
    assert updater.restrictions[0] is restriction
    # One without an object gets one of its class that reads the same.
    shown = repr(restriction)
    updater._known.clear()
    adopted = updater.restrictions[0]
    assert type(adopted) is kind
    assert adopted is not restriction
    assert (repr(adopted) == shown) or kind is rs.Aspect
    assert updater.restrictions[0] is adopted


def test_reads_durations_and_times():
    minute = datetime.timedelta(minutes=1)
    assert rs.Length(minute).length == minute
    assert rs.Length(np.timedelta64(5, "ns")).length == np.timedelta64(5, "ns")
    assert rs.Length(np.timedelta64(2, "h")).length == datetime.timedelta(hours=2)
    noon = np.datetime64("2024-05-01T12:00:00")
    assert rs.Include(noon).value == noon
    assert rs.Bounds(min=2**62 + 1).min == 2**62 + 1


def test_is_exact_at_nanoseconds():
    start = np.datetime64(1_700_000_000_000_000_000, "ns")
    projection = ks.Projection(start, start + np.timedelta64(5, "ns"), scale="time")
    updater = ks.Updater(projection, [rs.Latest(datetime.timedelta(seconds=1))])
    updater.add_values(np.array([start, start + np.timedelta64(7, "ns")]))
    updater.add_value(np.datetime64("NaT"))
    assert updater.update()
    assert projection.datetimes[1] - start == np.timedelta64(7, "ns")
    assert np.diff(projection.datetimes)[0] == np.timedelta64(10**9, "ns")


def test_a_duration_is_no_length_among_numbers():
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection, [rs.Latest(datetime.timedelta(seconds=10))])
    updater.add_value(57)
    with pytest.raises(ks.InvalidArgumentError, match="microseconds needs a time scale, the proj"):
        updater.update()
    assert projection.range == (0, 1)


def test_a_number_is_a_length_in_the_unit_of_a_time_scale():
    scale = ks.scales.Time(unit="ms")
    projection = ks.Projection(scale=scale)
    updater = ks.Updater(projection, [rs.Latest(10)])
    updater.add_values([0, 57])
    updater.update()
    assert projection.range == (47, 57)


@pytest.mark.parametrize("bad", [math.nan, INF, -INF])
@pytest.mark.parametrize(
    "make",
    [
        lambda bad: rs.Source(bad, 1),
        lambda bad: rs.Length(bad),
        lambda bad: rs.Length(1, bad),
        lambda bad: rs.Padding(1, bad),
        lambda bad: rs.Interval(bad),
        lambda bad: rs.Interval(1, bad),
        lambda bad: rs.Window(bad),
        lambda bad: rs.Window(1, bad),
        lambda bad: rs.Window(1, 1, anchor=bad),
        lambda bad: rs.Window(1).zoom(bad),
        lambda bad: rs.Window(1).pan(bad),
        lambda bad: rs.Include(bad),
        lambda bad: rs.Bounds(bad),
        lambda bad: rs.Span(bad),
        lambda bad: rs.Margins(bad),
        lambda bad: rs.Symmetric(bad),
        lambda bad: rs.Latest(bad),
        lambda bad: rs.Positive(bad),
        lambda bad: rs.Aspect(ks.Projection(), bad, viewport=1, other_viewport=1),
        lambda bad: ks.Updater(ks.Projection()).next_time(bad),
        lambda bad: ks.Updater(ks.Projection()).update(bad),
    ],
)
def test_refuses_what_is_not_finite(make, bad):
    with pytest.raises(ks.InvalidArgumentError):
        make(bad)


@pytest.mark.parametrize(
    "make",
    [
        lambda: rs.Length(-1),
        lambda: rs.Length(1, 2),
        lambda: rs.Padding(-1, 0),
        lambda: rs.Interval(0),
        lambda: rs.Bounds(2, 1),
        lambda: rs.Span(2, 1),
        lambda: rs.Margins(-1),
        lambda: rs.Nice(0),
        lambda: rs.Positive(0),
        lambda: rs.Window(-1),
        lambda: rs.Window((ks.Chart(), "z")),
        lambda: rs.Window((ks.Chart(),)),
        lambda: rs.Window(1).zoom(0),
        lambda: rs.Length(np.timedelta64("NaT")),
        lambda: rs.Length(np.timedelta64(1, "M")),
    ],
)
def test_refuses_what_is_not_allowed(make):
    with pytest.raises(ks.InvalidArgumentError):
        make()


@pytest.mark.parametrize(
    "make",
    [
        lambda: rs.Length("5"),
        lambda: rs.Length(datetime.date(2024, 1, 1)),
        lambda: rs.Include("a"),
        lambda: rs.Block(3),
        lambda: rs.Window(1, position=3),
        lambda: rs.Aspect(3, viewport=1, other_viewport=1),
        lambda: ks.Updater(3),
        lambda: ks.Updater(ks.Projection(), [3]),
        lambda: ks.Updater(ks.Projection()).attach(3),
        lambda: ks.Updater(ks.Projection()).add_value(None),
        lambda: setattr(ks.Projection(), "will_update", 3),
        lambda: ks.Projection().observe(3),
    ],
)
def test_refuses_what_is_of_another_type(make):
    with pytest.raises(TypeError):
        make()


def test_works_as_the_contract_says():
    p = ks.Projection(0, 1, scale="linear")
    u = ks.Updater(p)
    u.add_value(2.0)
    u.append(ks.restrictions.Length(5, anchor=-1, offset=0))
    u.update()
    assert (p.min, p.max) == (2, 7)
    assert p.length == 5


def test_decides_when_asked():
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection)
    assert updater.target is projection
    assert not updater.update()
    updater.append(rs.Length(5, -1))
    assert not updater.update()
    assert projection.range == (0, 1)
    for gap in (math.nan, INF, np.datetime64("NaT")):
        updater.add_value(gap)
    updater.add_values([math.nan, None])
    updater.add_values([])
    assert not updater.update()
    updater.add_value(2)
    assert updater.update(3.5)
    assert not updater.update()
    updater.reversed = True
    assert updater.reversed
    assert updater.update()
    assert projection.range == (7, 2)
    assert updater.next_time(0) is None
    updater.clear_values()
    assert not updater.update()
    assert projection.range == (7, 2)
    updater.close()
    with pytest.raises(ks.InvalidHandleError):
        updater.update()


def test_adds_integers_exactly():
    projection = ks.Projection()
    projection.set_range_time(2**62, 0, 1)
    updater = ks.Updater(projection)
    updater.add_values(np.array([2**62 + 1, 2**62 + 3]))
    updater.update()
    assert projection.range_time == (2**62, 1, 3)


def test_lists_restrictions():
    one, two, three = rs.Length(1), rs.Length(2), rs.Length(3)
    updater = ks.Updater(ks.Projection(0, 1), [one, two])
    listed = updater.restrictions
    assert (len(listed), list(listed)) == (2, [one, two])
    listed.insert(0, three)
    assert listed[:] == [three, one, two]
    assert (listed[-1], listed[1:]) == (two, [one, two])
    listed.move(0, -1)
    assert list(listed) == [one, two, three]
    listed[0] = three
    assert list(listed) == [three, two, three]
    assert listed.count(three) == 2
    assert listed.index(two) == 1
    del listed[0]
    listed.append(one)
    assert listed.pop() is one
    listed.extend([one, one])
    listed[1:3] = [two]
    assert list(listed) == [two, two, one]
    del listed[:2]
    listed.remove(one)
    assert list(listed) == []
    updater.restrictions = [two, three]
    assert list(updater.restrictions) == [two, three]
    for call in (
        lambda: listed[5],
        lambda: listed.__setitem__(5, one),
        lambda: listed.__delitem__(-9),
    ):
        with pytest.raises(IndexError):
            call()
    with pytest.raises(ks.InvalidArgumentError):
        listed.move(0, 2)
    with pytest.raises(TypeError):
        listed[0] = 3
    with pytest.raises(TypeError):
        updater.restrictions = [one, 3]
    assert list(listed) == [two, three]
    assert repr(listed).startswith("[Length(length=2")


def test_follows_series_in_pictures():
    chart = ks.Chart(160, 120)
    x, y = ks.Column.growing(), ks.Column.growing()
    x.append([1, 2, 3, 4])
    y.append([10, 40, 20, 70])
    line = chart.line(x, y)
    chart.x.range = (1.5, 3.5)
    updater = ks.Updater(chart.y)
    updater.attach(line, within=chart.x)
    assert updater.attached == ((line, chart.x),)
    chart.add(updater)
    chart.add(updater)
    assert chart.updaters == (updater,)
    chart.to_png(renderer="cpu")
    assert chart.y.range == (20, 40)
    chart.x.range = (3, 9)
    chart.to_png(renderer="cpu")
    assert chart.y.range == (20, 70)
    updater.attach(line)
    y.append([100])
    x.append([50])
    chart.to_png(renderer="cpu")
    assert chart.y.range == (10, 100)
    chart.remove(updater)
    assert chart.updaters == ()
    updater.detach(line)
    assert updater.attached == ()
    with pytest.raises(ks.InvalidArgumentError):
        updater.attach(line, within=chart.y)
    with pytest.raises(ks.InvalidArgumentError):
        updater.attach(ks.Chart().line(None, [1]))


def test_reads_the_plot_of_a_chart():
    chart = ks.Chart(160, 120)
    chart.padding = (10, 20, 30, 40)
    assert chart.plot == (20, 10, 100, 80)
    window = rs.Window((chart, "x"), 0.5)
    assert window.viewport == (chart, "x")
    assert made(window, 0, 100) == (25, 75)
    del chart
    gc.collect()
    assert window.viewport == 0
    assert made(window, 0, 100) == (0, 100)


def test_moves_a_window():
    window = rs.Window(64, 0.25, min=0.0625, max=4)
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection, [window])
    updater.add_values([0, 128])
    updater.update()
    window.pan(8)
    window.zoom(2)
    updater.update()
    assert projection.range == (68, 76)
    assert window.units_per_point == 0.125
    window.reset()
    updater.update()
    assert projection.range == (56, 72)


def test_takes_policies_of_a_window():
    window = rs.Window(
        10,
        length=lambda points, low, high, context: points * (high - low) / 20,
        position=lambda length, low, high, context: 0.25,
    )
    assert made(window, 0, 16) == (2, 10)
    assert (window.units_per_point, window.anchor) == (None, None)
    broken = rs.Window(10, position=lambda length, low, high, context: 1 / 0)
    with pytest.raises(ks.CallbackError) as caught:
        made(broken, 0, 16)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_runs_a_callable():
    projection, other = ks.Projection(0, 1), ks.Projection(3, 4)
    seen = []

    def body(low, high, context):
        seen.append(context)
        assert context.source == (1, 2)
        assert (context.origin, context.scale) == (0, "linear")
        assert context.projection.range == (0, 1)
        return low, high + context.range_of(other)[1] + (context.time or 0)

    updater = ks.Updater(projection, [rs.Block(body, name="sum", projections=[other])])
    updater.add_values([1, 2])
    updater.update(0.5)
    assert projection.range == (1, 6.5)
    assert seen[0].time == 0.5
    assert "0.5" in repr(seen[0])
    with pytest.raises(ks.InvalidStateError):
        seen[0].range_of(other)
    block = updater.restrictions[0]
    assert (block.body, block.name, block.projections) == (body, "sum", (other,))


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        (lambda low, high, context: 1 / 0, ZeroDivisionError),
        (lambda low, high, context: 3, TypeError),
        (lambda low, high, context: (1, 2, 3), ks.InvalidArgumentError),
        (lambda low, high, context: ("a", 2), TypeError),
        (lambda low, high: None, TypeError),
        (lambda low, high, context: (math.nan, 2), None),
    ],
)
def test_keeps_the_range_where_a_callable_fails(body, cause):
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection, [rs.Block(body)])
    updater.add_values([1, 2])
    with pytest.raises(ks.CallbackError, match="Block") as caught:
        updater.update()
    assert cause is None or isinstance(caught.value.__cause__, cause)
    assert projection.range == (0, 1)


def test_refuses_to_run_itself():
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection)
    updater.add_values([1, 2])
    updater.append(rs.Block(lambda low, high, context: updater.update()))
    with pytest.raises(ks.CallbackError) as caught:
        updater.update()
    assert isinstance(caught.value.__cause__, ks.InvalidStateError)


def test_fails_a_picture_and_leaves_the_chart():
    chart = ks.Chart(60, 40)
    chart.line(None, [1, 2])
    chart.y.range = (0, 1)
    updater = ks.Updater(chart.y, [rs.Block(lambda low, high, context: 1 / 0)])
    chart.add(updater)
    with pytest.raises(ks.CallbackError) as caught:
        chart.to_png(renderer="cpu")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert chart.y.range == (0, 1)


def test_refuses_updaters_that_wait_for_each_other():
    chart = ks.Chart(60, 40)
    for own, other in (("x", "y"), ("y", "x")):
        aspect = rs.Aspect(
            getattr(chart, other), viewport=(chart, own), other_viewport=(chart, other)
        )
        chart.add(ks.Updater(getattr(chart, own), [aspect]))
    with pytest.raises(ks.InvalidStateError):
        chart.to_png(renderer="cpu")


def test_lets_a_hook_rewrite_ranges():
    projection = ks.Projection(0, 1)

    def hook(low, high):
        if high == 66:
            raise KeyError(high)
        return (0, high) if low < 0 else None

    projection.will_update = hook
    assert projection.will_update is hook
    projection.range = (-3, 5)
    assert projection.range == (0, 5)
    with pytest.raises(ks.CallbackError) as caught:
        projection.range = (1, 66)
    assert isinstance(caught.value.__cause__, KeyError)
    projection.will_update = lambda low, high: (low, math.nan)
    with pytest.raises(ks.InvalidArgumentError):
        projection.range = (1, 2)
    assert projection.range == (0, 5)
    projection.will_update = None
    assert projection.will_update is None
    projection.range = (-3, 66)
    assert projection.range == (-3, 66)


def test_tells_observers():
    projection, seen = ks.Projection(0, 1), []
    end = projection.observe(seen.append)
    projection.range = (2, 3)
    projection.unset()
    end()
    end()
    projection.range = (4, 5)
    assert seen == [(2, 3), None]


def test_tells_what_observers_raise(monkeypatch):
    projection, reported = ks.Projection(0, 1), []
    monkeypatch.setattr(sys, "unraisablehook", lambda args: reported.append(args.exc_type))
    projection.observe(lambda range: 1 / 0)
    projection.range = (2, 3)
    assert reported == [ZeroDivisionError]
    assert projection.range == (2, 3)


class Thing:
    """Something that can be referred to weakly."""


@pytest.mark.parametrize("kind", ["body", "policy", "hook", "observer", "chart"])
def test_cycles_through_callables_are_collected(kind):
    thing = Thing()
    seen = weakref.ref(thing)
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection)
    chart = ks.Chart(40, 30)
    thing.parts = (projection, updater, chart)

    def refer(*arguments, thing=thing):
        return None

    if kind == "body":
        updater.append(rs.Block(refer))
    elif kind == "policy":
        updater.append(rs.Window(3, length=refer))
    elif kind == "hook":
        projection.will_update = refer
    elif kind == "observer":
        projection.observe(refer)
    else:
        chart.add(ks.Updater(chart.x, [rs.Block(refer)]))
    del thing, projection, updater, chart, refer
    gc.collect()
    assert seen() is None


def test_lets_a_body_go_with_its_restriction():
    thing = Thing()
    seen = weakref.ref(thing)
    updater = ks.Updater(ks.Projection(0, 1))
    updater.append(rs.Block(lambda low, high, context, thing=thing: None))
    del thing
    updater.update()
    assert seen() is not None
    updater.restrictions.clear()
    assert seen() is None


def test_several_threads_use_one_updater():
    projection = ks.Projection(0, 1)
    updater = ks.Updater(projection)
    updater.add_values([0, 10])
    updater.append(rs.Block(lambda low, high, context: (low, high + 1)))
    failed = []

    def work(_):
        try:
            for _ in range(200):
                updater.update()
                end = projection.observe(lambda range: None)
                updater.append(rs.Length(11, -1))
                end()
                # Another thread may have taken the last one meanwhile.
                with contextlib.suppress(IndexError, ks.InvalidArgumentError):
                    del updater.restrictions[-1]
        except Exception as error:
            failed.append(error)

    run_together(work, range(4))
    assert failed == []
    assert projection.range == (0, 11)
