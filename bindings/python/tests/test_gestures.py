import gc
import json
import math
import random
import weakref

import pytest

import keisen as ks

PLOT = (50, 20, 400, 200)


def event(kind, x=100.0, y=100.0, time=0.0, **fields):
    return {"event_type": kind, "x": x, "y": y, "time_stamp": time, **fields}


def hand(**options):
    return ks.Interpreter(PLOT, **{"inertia": False, **options})


def drag(interpreter, time=0.0):
    assert interpreter.handle(event("pointer_down", 100, 100, time, button=1))
    assert interpreter.handle(event("pointer_move", 200, 50, time + 0.1))
    assert interpreter.handle(event("pointer_up", 200, 50, time + 0.1, button=1))


def updater_of(low, high):
    updater = ks.Updater(ks.Projection(low, high))
    updater.add_values([low, high])
    return updater


def test_one_call_lets_updaters_follow():
    interpreter, x, y = hand(), updater_of(0, 10), updater_of(-1, 1)
    end = interpreter.connect([(x, "x"), (y, math.pi / 2)])
    drag(interpreter)
    assert x.target.range == (-2.5, 7.5)
    assert y.target.range == (-1.5, 0.5)
    (restriction,) = x.restrictions
    assert isinstance(restriction, ks.restrictions.UserInteractive)
    assert restriction.angle == 0
    assert restriction.interpreter.state == interpreter.state
    end()
    end()
    assert list(x.restrictions) == []


def test_the_long_way_is_a_restriction():
    interpreter, x = hand(), updater_of(0, 10)
    restriction = ks.restrictions.UserInteractive(interpreter, "x")
    x.append(restriction)
    interpreter.handle(event("wheel", 250, 120, dx=0, dy=-500 * math.log(2)))
    assert x.update()
    assert x.target.range == pytest.approx((2.5, 7.5))
    assert x.restrictions[0] is restriction
    assert "UserInteractive" in repr(restriction)
    with pytest.raises(ks.InvalidArgumentError, match="inf"):
        ks.restrictions.UserInteractive(interpreter, math.inf)
    with pytest.raises(ks.InvalidArgumentError, match="'z'"):
        ks.restrictions.UserInteractive(interpreter, "z")


def test_a_window_follows_within_its_own_limits():
    interpreter, x = hand(), updater_of(0, 1000)
    window = ks.restrictions.Window(400, 0.5)
    x.append(window)
    x.update()
    end = interpreter.connect_window(window, x, "x")
    drag(interpreter)
    assert x.target.range == (350, 550)
    end()
    drag(interpreter, 1)
    assert x.target.range == (350, 550)


def test_what_is_let_go_glides_and_springs_back():
    interpreter = ks.Interpreter(PLOT)
    interpreter.handle(event("pointer_down", 100, 100, 0, button=1))
    for step in range(1, 21):
        interpreter.handle(event("pointer_move", 100 + 10 * step, 100, step / 100))
    interpreter.handle(event("pointer_up", 300, 100, 0.2, button=1))
    start = interpreter.state.translation[0]
    assert interpreter.next_time(0.5) == 0.5
    way = (interpreter.state_at(9).translation[0] - start) * 400
    assert way == pytest.approx(249.75, abs=0.01)
    assert interpreter.advance(9)
    assert not interpreter.advance(10)
    assert interpreter.next_time(10) is None

    fixed = hand()
    fixed.limit_fixed("x")
    fixed.handle(event("pointer_down", 100, 100, 0, button=1))
    fixed.handle(event("pointer_move", 150, 100, 1))
    assert fixed.state.translation[0] * 400 == pytest.approx(50 * math.log(2))
    fixed.handle(event("pointer_up", 150, 100, 2, button=1))
    assert fixed.state_at(9).translation == (0, 0)


def test_events_are_taken_as_notebooks_send_them():
    interpreter = hand()
    touches = {4: {"x": 240, "y": 120, "pressure": 1}, 9: {"x": 260, "y": 120, "pressure": 1}}
    down = event("pointer_down", 240, 120, button=0, buttons=(), modifiers=(), ntouches=2)
    assert interpreter.handle({**down, "touches": touches, "pixel_ratio": 2})
    touches = {"4": {"x": 230, "y": 120}, "9": {"x": 270, "y": 120}}
    assert interpreter.handle({**event("pointer_move", 230, 120), "touches": touches})
    assert interpreter.state.scale == (2, 1)
    assert interpreter.handle(event("pointer_up", 230, 120, ntouches=0, touches={}))
    assert interpreter.handle({"event_type": "key_down", "key": "Home", "time_stamp": 1})
    assert interpreter.state == ks.GestureState((0, 0), (1, 1))
    assert not interpreter.handle({"event_type": "pointer_enter"})
    assert not interpreter.handle({"type": "show", "timestamp": 3})
    box = event("pointer_down", 350, 70, button=1, modifiers=["Shift"])
    assert interpreter.handle(box)
    assert interpreter.handle(event("pointer_move", 500, 120))
    assert interpreter.box == (350, 70, 100, 50)
    assert interpreter.handle({"event_type": "pointer_cancel", "time_stamp": 2})
    assert interpreter.box is None
    resize = {"type": "resize", "width": 500, "height": 240, "ratio": 2, "timestamp": 4}
    assert not interpreter.handle(resize)
    assert interpreter.handle({**resize, "width": 600})
    assert interpreter.plot == (50, 20, 500, 200)
    assert interpreter.handle({**resize, "plot": (1, 2, 3, 4)})
    assert interpreter.plot == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("bad", "error", "words"),
    [
        ({}, ValueError, "event_type"),
        ({"event_type": 3}, TypeError, "event_type"),
        ({"event_type": "wheel"}, ValueError, "time_stamp"),
        (event("wheel", x=None), ValueError, "wheel has no x"),
        (event("wheel", x="1"), TypeError, "x of wheel"),
        (event("wheel", x=math.nan), ValueError, "nan"),
        (event("pointer_move", time=math.inf), ValueError, "inf"),
        (event("pointer_down", button=1.5), TypeError, "button"),
        (event("pointer_down", button=1 << 40), ValueError, "1099511627776"),
        (event("pointer_down", pointer_id=-4), ValueError, "-4"),
        (event("pointer_down", touches=[1]), TypeError, "touches"),
        (event("pointer_down", touches={1: {"x": 3}}), ValueError, "touch has no y"),
        (event("pointer_down", touches={"a": {"x": 3, "y": 1}}), ValueError, "a"),
        (event("pointer_down", modifiers=[3]), TypeError, "modifiers"),
        ({"event_type": "key_down", "time_stamp": 0}, ValueError, "key"),
        ({"event_type": "resize", "time_stamp": 0, "plot": (1, 2, 3)}, ValueError, "plot"),
        ({"event_type": "state", "time_stamp": 0}, ValueError, "translation"),
    ],
)
def test_bad_events_are_refused_and_the_state_stays(bad, error, words):
    interpreter = hand()
    drag(interpreter)
    before = interpreter.state
    with pytest.raises(error, match=words):
        interpreter.handle(bad)
    assert interpreter.state == before


def test_limits_hold_the_state():
    interpreter = hand()
    interpreter.limit_bounds("x", scale=(0.5, 4))
    interpreter.state = (0, 3), (9, 9)
    assert interpreter.state == ks.GestureState((0, 3), (4, 9))
    interpreter.clear_limits()
    interpreter.limit_range("x", (0, 100), (40, 60), min_length=5)
    interpreter.state = (-9, 0), (1, 1)
    assert interpreter.state.translation[0] == -2
    with pytest.raises(ks.InvalidArgumentError, match="ordered"):
        interpreter.limit_bounds("y", scale=(3, 2))
    with pytest.raises(ks.InvalidArgumentError):
        ks.Interpreter((0, 0, -1, 1))
    with pytest.raises(ks.InvalidArgumentError, match="'z'"):
        ks.Interpreter(PLOT, dimensions="z")


def test_callables_hold_the_state():
    interpreter, scales = hand(), []

    def translation(scale):
        scales.append(scale)
        return 0, 1 / scale

    interpreter.limit_custom("x", scale=lambda: (0.5, 4), translation=translation)
    interpreter.state = (9, 9), (9, 9)
    assert interpreter.state == ks.GestureState((0.25, 9), (4, 9))
    assert scales[-1] == 4
    interpreter.clear_limits()
    interpreter.state = (9, 9), (9, 9)
    assert interpreter.state == ks.GestureState((9, 9), (9, 9))
    with pytest.raises(TypeError, match="scale"):
        interpreter.limit_custom("x", scale=(1, 2))
    with pytest.raises(ks.InvalidArgumentError):
        interpreter.limit_custom("x")
    with pytest.raises(ks.InvalidArgumentError, match="'z'"):
        interpreter.limit_custom("z", scale=lambda: (0.5, 4))


@pytest.mark.parametrize(
    "answer",
    [None, (1,), (1, 2, 3), ("a", 2), (math.nan, 2), (1, math.nan), (3, 2), (0, 0), 7],
)
def test_a_limit_that_answers_badly_is_none(answer):
    interpreter = hand()
    with pytest.raises(ks.CallbackError, match="scale"):
        interpreter.limit_custom("x", scale=lambda: answer)
    interpreter.state = (0, 0), (9, 9)
    assert interpreter.state.scale == (9, 9)


def test_a_limit_that_raises_leaves_the_state_as_before_the_event():
    interpreter, x, raised = hand(), updater_of(0, 10), []

    def scale():
        if raised:
            raise raised[0]
        return 0.5, 4

    interpreter.limit_custom("x", scale=scale)
    interpreter.connect([(x, "x")])
    drag(interpreter)
    before, window = interpreter.state, x.target.range
    raised.append(LookupError("no"))
    for kind in ("wheel", "double_click", "pointer_down"):
        with pytest.raises(ks.CallbackError) as caught:
            interpreter.handle(event(kind, dx=0, dy=-100, time=1, button=1))
        assert caught.value.__cause__ is raised[0]
    with pytest.raises(ks.CallbackError):
        interpreter.state = (0, 0), (1, 1)
    assert (interpreter.state, x.target.range) == (before, window)
    raised.clear()
    assert interpreter.handle(event("double_click", time=2))
    assert interpreter.state == ks.GestureState((0, 0), (1, 1))


def test_a_limit_may_read_the_interpreter_but_not_change_it():
    interpreter = hand()

    def changing():
        assert interpreter.state.scale == (1, 1)
        interpreter.clear_limits()

    with pytest.raises(ks.CallbackError) as caught:
        interpreter.limit_custom("x", scale=changing)
    assert isinstance(caught.value.__cause__, ks.InvalidStateError)
    errors = []

    def scale():
        try:
            interpreter.handle({"event_type": "key_down", "key": "+", "time_stamp": 0})
        except ks.InvalidStateError as error:
            errors.append(error)
        return 0.5, 4

    interpreter.limit_custom("x", scale=scale)
    assert interpreter.handle(event("wheel", dx=0, dy=-5000))
    assert interpreter.state.scale[0] == 4
    assert len(errors) > 1


def test_a_limit_may_close_its_interpreter():
    interpreter = hand()
    closed = []

    def scale():
        if closed:
            interpreter.close()
        return 0.5, 4

    interpreter.limit_custom("x", scale=scale)
    closed.append(True)
    assert interpreter.handle(event("wheel", dx=0, dy=-5000))
    assert interpreter.closed


def test_options_are_attributes():
    interpreter = ks.Interpreter(PLOT, inertia=False, anchor=(0, 1))
    assert interpreter.dimensions == "xy"
    assert interpreter.soft is True
    assert interpreter.inertia is False
    assert interpreter.orientation_step == 0
    assert interpreter.anchor == (0, 1)
    assert interpreter.wheel_rate == 0.002
    assert interpreter.key_step == 0.1
    assert interpreter.key_factor == 1.25
    interpreter.dimensions = "y"
    drag(interpreter)
    assert interpreter.state.translation == (0, 0.25)
    interpreter.soft, interpreter.inertia, interpreter.anchor = False, True, None
    interpreter.orientation_step, interpreter.wheel_rate = 45, 0.01
    interpreter.key_step = 0.5
    interpreter.set(dimensions="x", key_factor=2)
    assert interpreter.handle({"event_type": "key_down", "key": "+", "time_stamp": 1})
    assert interpreter.state.scale == (2, 1)
    before = repr(interpreter)
    for wrong, value in (("key_factor", 0), ("anchor", (0, math.inf)), ("dimensions", "z")):
        with pytest.raises(ks.InvalidArgumentError):
            interpreter.set(**{"soft": True, wrong: value})
    with pytest.raises(TypeError, match="speed"):
        interpreter.set(speed=3)
    with pytest.raises(TypeError):
        interpreter.wheel_rate = "fast"
    assert (interpreter.soft, interpreter.inertia, interpreter.anchor) == (False, True, None)
    assert (interpreter.orientation_step, interpreter.wheel_rate) == (45, 0.01)
    assert (interpreter.key_step, interpreter.key_factor) == (0.5, 2)
    assert repr(interpreter) == before


def test_what_went_up_unseen_is_lifted_by_the_next_event():
    interpreter = hand()
    interpreter.handle(event("pointer_down", 100, time=0, button=1, buttons=[1]))
    interpreter.handle(event("pointer_move", 120, time=0.1, button=1, buttons=[1]))
    assert interpreter.handle(event("pointer_down", 60, time=5, button=1, buttons=[1]))
    assert interpreter.state.translation[0] == 0.05
    assert interpreter.handle(event("pointer_move", 80, time=5.1, buttons=(0,)))
    assert interpreter.handle(event("pointer_move", 100, time=5.2, buttons=None))
    assert not interpreter.handle(event("pointer_move", 90, time=4.9, buttons=[]))
    assert interpreter.handle(event("pointer_move", 120, time=6, buttons=[]))
    assert not interpreter.handle(event("pointer_move", 300, time=7, buttons=[]))
    assert interpreter.state.translation[0] == pytest.approx(0.2)


def test_observers_are_told_until_they_end():
    interpreter, reported = hand(), []
    end = interpreter.observe(reported.append)
    drag(interpreter)
    assert reported == [ks.GestureState((0.25, 0.25), (1, 1))]
    end()
    interpreter.plot = (0, 0, 10, 10)
    assert len(reported) == 1


def test_what_a_restriction_raises_is_the_cause():
    def fail(low, high, context):
        raise LookupError("no")

    interpreter, x = hand(), updater_of(0, 10)
    x.append(ks.restrictions.Block(fail))
    interpreter.connect([(x, "x")])
    with pytest.raises(ks.CallbackError) as raised:
        interpreter.handle({"event_type": "key_down", "key": "ArrowUp", "time_stamp": 0})
    assert isinstance(raised.value.__cause__, LookupError)
    assert interpreter.state.translation[1] == -0.1
    assert x.target.range == (0, 10)


def test_a_recording_replays_to_the_same_ranges_bit_for_bit(tmp_path):
    def played(play):
        interpreter, x = ks.Interpreter(PLOT), updater_of(0, 10)
        interpreter.limit_bounds("x", scale=(0.5, 8), translation=(-1, 1))
        interpreter.connect([(x, "x")])
        play(interpreter)
        interpreter.advance(99)
        return x.target.range, interpreter.state

    source = random.Random(7)

    def play(interpreter):
        interpreter.record()
        time = 0.0
        for _ in range(300):
            time += source.random() / 30
            kind = source.choice(["pointer_down", "pointer_move", "pointer_move", "pointer_up"])
            where = source.uniform(0, 500), source.uniform(0, 240)
            interpreter.handle(event(kind, *where, time, button=1))
            if source.random() < 0.2:
                interpreter.handle(event("wheel", *where, time, dx=1.5, dy=source.gauss(0, 90)))
        interpreter.save(tmp_path / "gesture.jsonl")

    first = played(play)
    lines = (tmp_path / "gesture.jsonl").read_text("utf-8")
    assert played(lambda interpreter: interpreter.replay(lines)) == first
    each = [json.loads(line) for line in lines.splitlines()]

    def replay(interpreter):
        for one in each:
            interpreter.handle(one)

    assert played(replay) == first


def flick(interpreter, start):
    interpreter.handle(event("pointer_down", 100, 100, start, button=1))
    for step in range(1, 7):
        interpreter.handle(event("pointer_move", 100 + 10 * step, 100, start + step / 100))
    interpreter.handle(event("pointer_up", 160, 100, start + 0.06, button=1))


@pytest.mark.parametrize("start", [-50, 0, 7])
def test_a_recording_replays_alike_whatever_the_clock_was(start):
    first, later = ks.Interpreter(PLOT), ks.Interpreter(PLOT)
    first.record()
    flick(first, start)
    wanted = first.state_at(start + 0.2), first.state_at(start + 9)
    assert wanted[0] != wanted[1]
    later.handle(event("wheel", dx=0, dy=5, time=500))
    later.advance(600)
    lines = first.stop()
    for interpreter in (first, later, ks.Interpreter()):
        interpreter.replay(lines)
        assert (interpreter.state_at(start + 0.2), interpreter.state_at(start + 9)) == wanted


def test_what_was_seen_stays_when_limits_or_a_recording_come():
    for change in (ks.Interpreter.record, lambda each: each.limit_bounds("x", scale=(0.5, 4))):
        interpreter, x = ks.Interpreter(PLOT), updater_of(0, 10)
        x.append(ks.restrictions.UserInteractive(interpreter, "x"))
        flick(interpreter, 0)
        x.update(10)
        seen = x.target.range
        change(interpreter)
        x.update(11)
        assert x.target.range == seen


def test_a_plot_may_come_later():
    interpreter = ks.Interpreter()
    assert interpreter.plot is None
    assert "None" in repr(interpreter)
    with pytest.raises(ks.InvalidStateError, match="wheel needs a plot"):
        interpreter.handle(event("wheel", dx=0, dy=-9))
    size = {"event_type": "resize", "width": 500, "height": 240, "time_stamp": 0}
    assert interpreter.handle(size)
    assert interpreter.plot == (0, 0, 500, 240)
    assert interpreter.handle(event("wheel", dx=0, dy=-9))
    other = ks.Interpreter()
    other.plot = PLOT
    assert other.handle(event("wheel", dx=0, dy=-9))


def test_a_double_click_within_a_press_resets():
    interpreter = hand()
    drag(interpreter)
    interpreter.handle(event("pointer_down", 100, 100, 2, button=1))
    assert interpreter.handle(event("double_click", 100, 100, 2, button=1))
    assert not interpreter.handle(event("pointer_up", 100, 100, 2.1, button=1))
    assert interpreter.state == ks.GestureState((0, 0), (1, 1))


def test_a_frame_is_due_after_an_event_and_until_the_end_was_drawn():
    chart = ks.Chart(400, 200)
    updater = ks.Updater(chart.x)
    updater.attach(chart.line([0, 1, 2, 3], [0, 1, 2, 3]))
    interpreter = ks.Interpreter(PLOT)
    updater.append(ks.restrictions.UserInteractive(interpreter, "x"))
    chart.add(updater)
    chart.render(time=1)
    assert chart.next_frame_time(1) is None
    interpreter.handle(event("wheel", dx=0, dy=-200, time=1.1))
    assert chart.next_frame_time(1.2) == 1.2
    flick(interpreter, 2)
    chart.render(time=2.1)
    assert chart.next_frame_time(9) == 9
    chart.render(time=9)
    assert chart.next_frame_time(9) is None


def test_bad_lines_are_refused_with_their_number():
    interpreter = hand()
    good = '{"event_type":"key_down","key":"ArrowUp","time_stamp":1}'
    for bad in ("{", "[]", '{"event_type":"wheel"}', "x" * 1_000_000):
        with pytest.raises(ks.InvalidArgumentError, match=r"^line 2: "):
            interpreter.replay(f"{good}\n{bad}\n")
    assert interpreter.state == ks.GestureState((0, 0), (1, 1))
    assert interpreter.replay("\n\n") == 0
    interpreter.handle(event("pointer_down", button=1))
    with pytest.raises(ks.InvalidStateError):
        interpreter.record()
    assert interpreter.stop() == ""


def test_an_interpreter_and_what_follows_it_end_together():
    interpreter = hand()
    x = updater_of(0, 10)
    interpreter.connect([(x, "x")])
    list(x.restrictions)
    interpreter.observe(lambda state, held=interpreter: held)
    interpreter.limit_custom("x", translation=lambda scale, held=interpreter: (-9, 9))
    known = weakref.ref(interpreter), weakref.ref(x)
    del interpreter, x
    gc.collect()
    assert [each() for each in known] == [None, None]
