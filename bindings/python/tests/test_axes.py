"""Axes and grids: options, ticks, formatters, hooks, and what labels tell."""

import gc
import math
import weakref

import numpy as np
import pytest

import keisen as ks
from support import run_together


def axis_chart(side="bottom", **options):
    """A chart with one axis over 0 to 10."""
    chart = ks.Chart.bare(300, 200)
    chart.x.range = (0, 10)
    chart.y.range = (0, 10)
    axis = ks.Axis(chart.space, side, **options)
    chart.add(axis)
    return chart, axis


def texts(chart, role="tick"):
    chart.to_png(renderer="cpu")
    return [label.text for label in chart.labels() if label.role == role]


def test_the_chart_has_its_axes():
    chart = ks.Chart(300, 200)
    assert (chart.x_axis.side, chart.y_axis.side) == ("bottom", "left")
    assert chart.x_axis is chart.attachments_above[0]
    chart.x_title = "time"
    chart.x_axis.set(labels=False)
    assert texts(chart, "axis-title") == ["time"]
    chart.remove(chart.x_axis)
    top = ks.Axis(chart.space, "top")
    chart.add(top)
    assert chart.x_axis is top
    chart.remove(top)
    with pytest.raises(ks.InvalidStateError, match="no bottom or top axis"):
        _ = chart.x_axis


def test_options_change_all_at_once_or_not():
    chart, axis = axis_chart()
    axis.set(format="percent", title="share")
    assert texts(chart)[0].startswith("0")
    assert texts(chart, "axis-title") == ["share"]
    with pytest.raises(ks.InvalidArgumentError, match=r"tick start must be in .* got inf"):
        axis.set(tick_start=float("inf"), title="other")
    with pytest.raises(TypeError, match="no option 'colour'"):
        axis.set(colour="red")
    assert texts(chart, "axis-title") == ["share"]
    axis.set(title=None)
    assert texts(chart, "axis-title") == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"tick_length": -1},
        {"title": "a\0b"},
        {"title": 3},
        {"title": "\ud800"},
        {"format": "roman"},
        {"format": 3},
        {"label_hook": 3},
        {"at": "Mar"},
        {"at": 1, "fraction": 0.5},
        {"colour": "red"},
    ],
)
def test_nothing_changes_with_a_wrong_option(wrong):
    chart, axis = axis_chart(title="old", format=lambda tick: f"<{tick.text}>")
    before = chart.to_png(renderer="cpu")
    changes = {
        "title": "new",
        "format": None,
        "label_hook": lambda label: setattr(label, "hidden", True),
        "tick_length": 20,
        "width": 5,
    }
    for options in (changes | wrong, wrong | {k: v for k, v in changes.items() if k not in wrong}):
        with pytest.raises((ValueError, TypeError)):
            axis.set(**options)
        assert chart.to_png(renderer="cpu") == before
    axis.set(width=1)
    assert chart.to_png(renderer="cpu") == before


@pytest.mark.parametrize(
    "options",
    [
        {"at": 5},
        {"fraction": 0.5},
        {"bounds": (2, 8)},
        {"conversion": (1.8, 32)},
        {"tick_interval": 2.5, "tick_anchor": 0.5},
        {"minor": "shown", "minor_count": 4, "minor_length": 2, "minor_start": -1, "minor_end": 0},
        {"label_angle": 30, "label_background": "white", "label_radius": 1, "label_insets": 2},
        {"tick_start": -1, "tick_end": 1, "tick_length": 8},
    ],
)
def test_every_option_draws(options):
    chart, _ = axis_chart(**options)
    assert len(texts(chart)) > 1


@pytest.mark.parametrize(
    "options",
    [
        {"at": float("nan")},
        {"fraction": 2},
        {"bounds": (0, float("inf"))},
        {"at": 1, "fraction": 0.5},
        {"conversion": (0, 1)},
        {"tick_interval": -1},
        {"minor": "some"},
        {"minor_count": 101},
        {"label_radius": -1},
        {"format": "roman"},
        {"format": "%Q"},
    ],
)
def test_options_that_are_not_allowed_are_refused(options):
    with pytest.raises(ks.InvalidArgumentError):
        axis_chart(**options)


def test_an_axis_with_bounds_is_only_there():
    chart, axis = axis_chart(bounds=(6, 3), tick_interval=1)
    assert set(texts(chart)) <= {"3", "4", "5", "6"}
    assert {"3", "6"} <= set(texts(chart))
    axis.set(bounds=(100, 200), title="away")
    assert texts(chart) == texts(chart, "axis-title") == []
    # It is not there, which is not to have had no room.
    assert chart.frame_record.omitted_parts == 0
    axis.set(bounds=None, title=None)
    assert "0" in texts(chart)
    for wrong in (3, (1,), (1, 2, 3), "12 "):
        with pytest.raises(TypeError, match="bounds must be a pair of values"):
            axis.set(bounds=wrong)


def test_the_bounds_of_an_axis_of_times_are_instants():
    chart = ks.Chart(900, 300)
    days = np.arange("2026-01-01", "2026-12-31", dtype="M8[D]")
    chart.line(days, np.arange(len(days)))
    chart.x_axis.set(bounds=(np.datetime64("2026-03-01"), np.datetime64("2026-05-01")))
    chart.to_png(renderer="cpu")
    left, top, width, height = chart.frame_record.plot
    labels = [label for label in chart.labels() if label.y > top + height + 6]
    # Nothing before the first day and nothing after the last one.
    months = [("Mar", 59), ("2026", 59), ("Apr", 90), ("May", 120)]
    assert [label.text for label in labels] == [text for text, _ in months]
    where = [left + width * (day / (len(days) - 1) + 0.05) / 1.1 for _, day in months]
    assert [label.x for label in labels] == pytest.approx(where, abs=0.01)


def test_a_label_that_a_hook_hides_leaves_what_it_stands_in_to_the_next():
    def labels(hook):
        chart = ks.Chart(900, 300)
        chart.line(np.arange("2026-01-01", "2026-12-31", dtype="M8[D]"), range(364))
        chart.x_axis.set(label_hook=hook)
        chart.to_png(renderer="cpu")
        _, top, _, height = chart.frame_record.plot
        below = [label.text for label in chart.labels() if label.y > top + height + 6]
        return below[:4]

    assert labels(None) == ["Jan", "2026", "Feb", "Mar"]
    hidden = labels(lambda label: setattr(label, "hidden", label.text == "Jan"))
    assert hidden == ["Feb", "2026", "Mar", "Apr"]


def test_ticks_go_where_they_are_wanted():
    chart, axis = axis_chart()
    axis.set_ticks([1, 2.5, 9], ["one", "two", "nine"])
    assert texts(chart) == ["one", "two", "nine"]
    axis.set_ticks([3, 4])
    assert texts(chart) == ["3", "4"]
    with pytest.raises(ks.InvalidArgumentError):
        axis.set_ticks([1, 2], ["one"])
    with pytest.raises(ks.InvalidArgumentError):
        axis.set_ticks([float("nan")])
    assert texts(chart) == ["3", "4"]
    axis.set_ticks(None)
    assert texts(chart) == ["0", "2", "4", "6", "8", "10"]


def test_a_function_writes_labels():
    seen = []

    def write(tick):
        seen.append((tick.index, tick.count, tick.value, tick.text, tick.context))
        return f"<{tick.text}>"

    chart, axis = axis_chart(format=write)
    assert texts(chart)[0] == "<0>"
    assert (seen[-1][2], seen[-1][4]) == (10.0, "")
    axis.set(format=None)
    assert texts(chart)[0] == "0"


def test_an_axis_serves_two_charts():
    narrow, axis = axis_chart()
    wide, lone = ks.Chart.bare(900, 150), ks.Chart.bare(900, 150)
    wide.add(axis)
    lone.add(ks.Axis(narrow.space, "bottom"))
    before, expected = narrow.to_png(renderer="cpu"), lone.to_png(renderer="cpu")
    for _ in range(3):
        # As with an axis of its own.
        assert wide.to_png(renderer="cpu") == expected
        assert narrow.to_png(renderer="cpu") == before
    assert len(wide.labels()) > len(narrow.labels()) > 1
    axis.title = "both"
    assert texts(narrow, "axis-title") == texts(wide, "axis-title") == ["both"]
    wide.remove(axis)
    assert texts(wide) == texts(wide, "axis-title") == []
    assert texts(narrow, "axis-title") == ["both"]
    wide.add(axis)
    narrow.close()
    del narrow
    gc.collect()
    assert texts(wide, "axis-title") == ["both"]


def test_what_a_function_raises_is_the_cause():
    class MineError(Exception):
        pass

    def fail(tick):
        raise MineError(tick.text)

    chart, axis = axis_chart()
    chart.to_png(renderer="cpu")
    for option in ("format", "label_hook"):
        axis.set(**{option: fail})
        with pytest.raises(ks.CallbackError) as caught:
            chart.to_png(renderer="cpu")
        assert isinstance(caught.value.__cause__, MineError)
        assert caught.value.__cause__.__traceback__ is not None
        axis.set(**{option: None})
    assert chart.frame_record.frame == 1
    chart.to_png(renderer="cpu")
    assert chart.frame_record.frame == 2


def test_a_locator_chooses_ticks():
    seen = []

    def locate(low, high, length):
        seen.append((low, high))
        return [7.5, 2, 11]

    chart, axis = axis_chart(locator=locate)
    chart.to_png(renderer="cpu")
    low, high = seen[0]
    assert low < high
    texts = [label.text for label in chart.labels()]
    assert "7.5" in texts
    assert "11" not in texts or high >= 11
    axis.set(locator=None)
    chart.to_png(renderer="cpu")
    assert "7.5" not in [label.text for label in chart.labels()]


def test_a_locator_gets_and_returns_times():
    chart = ks.Chart.bare(400, 200)
    axis = ks.Axis(chart.space, "bottom")
    chart.x.range = (np.datetime64("2020-01-01"), np.datetime64("2020-03-01"))
    axis.set(locator=lambda low, high, length: [low, np.datetime64("2020-02-03")])
    chart.add(axis)
    chart.to_png(renderer="cpu")
    assert [label.text for label in chart.labels()] == ["Jan 1", "2020", "Feb 3"]


@pytest.mark.parametrize(
    "located",
    [None, [math.nan], ["Mar"], [1] * 10_001, [None]],
)
def test_a_locator_must_return_values(located):
    chart, _ = axis_chart(locator=lambda low, high, length: located)
    with pytest.raises(ks.CallbackError):
        chart.to_png(renderer="cpu")


@pytest.mark.parametrize(
    ("result", "cause"),
    [(None, TypeError), (3, TypeError), ("x" * 10_000_000, ValueError), ("a\0b", ValueError)],
)
def test_a_function_must_return_a_short_text(result, cause):
    chart, _ = axis_chart(format=lambda tick: result)
    with pytest.raises(ks.CallbackError) as caught:
        chart.to_png(renderer="cpu")
    assert isinstance(caught.value.__cause__, cause)


def test_a_function_may_not_draw_its_own_chart():
    chart, axis = axis_chart()
    errors = []

    def write(tick):
        try:
            chart.to_png(renderer="cpu")
        except ks.InvalidStateError as error:
            errors.append(error)
        axis.title = "from inside"
        return tick.text

    axis.set(format=write)
    assert "0" in texts(chart)
    assert errors


def test_functions_are_called_from_many_threads():
    chart, axis = axis_chart(format=lambda tick: tick.text + "!")
    failures = []

    def draw(_):
        for index in range(20):
            try:
                other = ks.Chart.bare(200 + index, 100)
                other.add(axis)
                other.to_png(renderer="cpu")
            except BaseException as error:
                failures.append(error)

    run_together(draw, range(4))
    assert failures == []
    assert texts(chart)[0] == "0!"


def test_a_hook_changes_each_label():
    boxes = []

    def hook(label):
        boxes.append(label.box)
        label.hidden = label.index == 0
        label.color = "red"
        label.background = (1, 1, 0)
        label.radius = 4
        label.insets = 3
        assert label.color == (1, 0, 0, 1)
        assert label.background == (1, 1, 0, 1)
        assert label.insets == (3, 3, 3, 3)

    chart, axis = axis_chart(label_hook=hook)
    assert "0" not in texts(chart)
    assert len(boxes) == len(chart.labels()) + 1
    axis.set(label_hook=None)
    assert texts(chart)[0] == "0"
    with pytest.raises(TypeError, match="label_hook must be a callable, got int"):
        axis.set(label_hook=3)


def test_a_cycle_through_a_function_is_collected():
    class Witness:
        pass

    def make():
        chart, axis = axis_chart()
        witness = Witness()
        axis.set(
            format=lambda tick, keep=(chart, axis, witness): tick.text,
            label_hook=lambda label, keep=(chart, axis, witness): None,
        )
        chart.to_png(renderer="cpu")
        return weakref.ref(witness)

    seen = [make() for _ in range(5)]
    gc.collect()
    assert [each() for each in seen] == [None] * 5


@pytest.mark.parametrize("option", ["format", "label_hook"])
def test_a_cycle_through_a_function_of_a_closed_axis_is_collected(option):
    class Witness:
        pass

    def make():
        chart, axis = axis_chart()
        witness = Witness()
        with axis:
            axis.set(**{option: lambda each, keep=(chart, witness): each.text})
        assert axis.closed
        axis.close()
        chart.to_png(renderer="cpu")
        with pytest.raises(ks.InvalidHandleError):
            axis.set(labels=False)
        return weakref.ref(witness)

    seen = [make() for _ in range(5)]
    gc.collect()
    assert [each() for each in seen] == [None] * 5


def test_a_function_lives_as_long_as_the_library_calls_it():
    class Writer:
        def __call__(self, tick):
            return "kept"

    chart, axis = axis_chart()
    writer = Writer()
    seen = weakref.ref(writer)
    axis.set(format=writer)
    del writer, axis
    gc.collect()
    assert texts(chart)[0] == "kept"
    chart.close()
    del chart
    gc.collect()
    assert seen() is None


def test_labels_tell_where_they_are():
    chart, _ = axis_chart("left", title="height")
    chart.to_png(renderer="cpu")
    title = chart.labels()[-1]
    assert (title.role, title.text, title.context, title.angle) == ("axis-title", "height", "", 90)
    corners = title.corners()
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    assert max(xs) - min(xs) == pytest.approx(title.height)
    assert max(ys) - min(ys) == pytest.approx(title.width)
    assert (sum(xs) / 4, sum(ys) / 4) == pytest.approx((title.x, title.y))
    # It reads upwards: its own top left corner is below.
    assert corners[0] == pytest.approx((min(xs), max(ys)))
    assert repr(title) == "<LabelRecord axis-title 'height'>"
    with pytest.raises(ks.InvalidStateError):
        ks.Chart(10, 10).labels()


def test_a_grid_changes_its_options():
    chart = ks.Chart(300, 200)
    grid = chart.attachments_below[1]
    plain = chart.to_png(renderer="cpu")
    grid.set(minor_x=True, minor_y=True, minor_color="red", dash=(2, 2))
    assert chart.to_png(renderer="cpu") != plain
    with pytest.raises(ks.InvalidArgumentError):
        grid.set(dash=(1,))
    with pytest.raises(TypeError, match="no option 'z'"):
        grid.set(z=True)
    grid.set(minor_x=False, minor_y=False, dash=None)
    assert chart.to_png(renderer="cpu") == plain


def test_an_axis_keeps_a_title_that_changed_by_itself():
    chart, axis = axis_chart(title="first")
    assert axis.title == "first"
    axis.set(width=2)
    assert axis.title == "first"
    axis.title = "second"
    axis.set(width=1)
    assert texts(chart, "axis-title") == ["second"]
    chart.x_title = "third"
    axis.set(tick_length=3)
    assert axis.title == "third"
    axis.title = None
    axis.set(tick_length=5)
    assert axis.title is None
    assert texts(chart, "axis-title") == []
