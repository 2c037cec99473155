"""Message boards and the boxes that draw them."""

import math

import pytest

import keisen as ks

KINDS = ("normal", "ok", "caution", "error", "debug", "internal-error")


def drawn(chart, time):
    """Return the label of the message in a picture, or None."""
    chart.render(renderer="cpu", time=time)
    labels = [label for label in chart.labels() if label.role == "message"]
    return labels[0] if labels else None


def test_a_message_is_cleared_by_its_own_end_alone():
    board = ks.MessageBoard()
    assert board.message(0) is None
    board.show("A", seconds=5, time=0)
    board.show("B", "ok", 5, time=4)
    message = board.message(8.5)
    assert (message.text, message.kind, message.end) == ("B", "ok", 9)
    assert repr(message) == "<Message ok until 9.0>"
    assert board.message(9) is None
    assert board.message(1).text == "B"
    assert ks.MessageBoard().message(1) is None


@pytest.mark.parametrize("seconds", [0, -1, math.nan, -math.inf])
def test_seconds_must_be_above_0(seconds):
    board = ks.MessageBoard()
    board.show("old", seconds=9, time=0)
    with pytest.raises(ks.InvalidArgumentError, match="seconds must be above 0, got"):
        board.show("new", seconds=seconds, time=1)
    assert board.message(1).text == "old"


def test_other_bad_arguments():
    board = ks.MessageBoard()
    for time in (math.nan, math.inf, -math.inf):
        with pytest.raises(ks.InvalidArgumentError, match="time must be finite, got"):
            board.show("a", time=time)
        with pytest.raises(ks.InvalidArgumentError, match="time must be finite, got"):
            board.message(time)
    with pytest.raises(ks.InvalidArgumentError, match="'loud'"):
        board.show("a", "loud", time=0)
    with pytest.raises(ks.InvalidArgumentError, match="NUL"):
        board.show("a\0", time=0)
    with pytest.raises(TypeError, match="text must be a str, got int"):
        board.show(1, time=0)
    with pytest.raises(TypeError, match="time"):
        board.show("a")
    board.show("for ever", seconds=math.inf, time=0)
    assert board.message(1e300).end == math.inf
    board.close()
    with pytest.raises(ks.InvalidHandleError):
        board.message(0)


def test_standard_durations():
    board = ks.MessageBoard
    assert (board.SECONDS_NORMAL, board.SECONDS_OK, board.SECONDS_OK_LONG) == (4, 4, 6)
    assert (board.SECONDS_CAUTION, board.SECONDS_CAUTION_LONG) == (6, 10)
    errors = (board.SECONDS_ERROR, board.SECONDS_ERROR_LONG, board.SECONDS_ERROR_LONGEST)
    assert errors == (6, 9, 12)
    assert (board.SECONDS_LASTING, board.SECONDS_LASTING_LONG) == (36_000, 86_400)


def test_a_box_draws_the_message_of_each_picture():
    chart = ks.Chart(400, 300)
    board = ks.MessageBoard()
    box = ks.MessageBox(board, place="bottom_left")
    chart.add(box)
    assert drawn(chart, 0) is None
    board.show("saved", "ok", 4, time=10)
    label = drawn(chart, 13.9)
    assert label.text == "saved"
    x, y, _, height = chart.frame_record.plot
    left, top = min(label.corners())
    assert x < left < x + 40
    assert y + height - 60 < top
    assert chart.next_frame_time(13.9) == 14
    assert drawn(chart, 14) is None
    assert chart.next_frame_time(14) is None
    board.show("again", time=15)
    assert chart.next_frame_time(15) == 15


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_kinds_have_colours_of_their_own(theme):
    found = set()
    for kind in KINDS:
        chart = ks.Chart(300, 200, theme=theme)
        board = ks.MessageBoard()
        chart.add(ks.MessageBox(board, insets=20))
        board.show("x", kind, time=0)
        left, top = min(drawn(chart, 0).corners())
        pixel = chart.render(renderer="cpu")[int(top) - 8, int(left) - 8]
        found.add(tuple(pixel.tolist()))
    assert len(found) == 6


def test_colours_of_ones_own():
    theme = ks.Theme(messages={"ok": "#ff00ff", "internal_error": (0, 0, 1)})
    assert theme.messages == {"ok": (1, 0, 1, 1), "internal-error": (0, 0, 1, 1)}
    assert theme != ks.Theme()
    assert repr(theme) == "<Theme light with another messages>"
    chart = ks.Chart(300, 200, theme=theme)
    board = ks.MessageBoard()
    chart.add(ks.MessageBox(board))
    board.show("x", "ok", time=0)
    pixels = chart.render(renderer="cpu")
    assert (pixels[..., :3] == (255, 0, 255)).all(axis=-1).sum() > 100
    with pytest.raises(ks.InvalidArgumentError, match="'loud'"):
        ks.Theme(messages={"loud": "red"})


def test_a_box_takes_options_and_refuses_what_is_none():
    board = ks.MessageBoard()
    box = ks.MessageBox(board)
    box.set(place="top", size=20, max_width=100, insets=(1, 2, 3, 4), margin=0, radius=0)
    for options in (
        {"place": "centre"},
        {"size": -1},
        {"size": 0},
        {"max_width": 0},
        {"margin": math.nan},
        {"insets": -1},
        {"insets": (1, 2, -3, 4)},
        {"radius": math.inf},
    ):
        with pytest.raises(ks.InvalidArgumentError):
            box.set(**options)
        with pytest.raises(ks.InvalidArgumentError):
            ks.MessageBox(board, **options)
    with pytest.raises(TypeError, match="no option 'colour'"):
        box.set(colour="red")
    with pytest.raises(TypeError, match="board must be a MessageBoard, got str"):
        ks.MessageBox("board")


def test_a_text_of_100_mb_is_cut():
    chart = ks.Chart(400, 300)
    board = ks.MessageBoard()
    chart.add(ks.MessageBox(board))
    board.show("word " * 20_000_000, "error", time=0)
    label = drawn(chart, 0)
    assert label.height < 250
    assert label.width < 320


def test_text_size_grows_all_texts():
    sizes = []
    for size in (12, 24):
        chart = ks.Chart(400, 300, title="title", theme=ks.Theme(text_size=size))
        chart.line(None, [1, 2])
        chart.render(renderer="cpu")
        sizes.append({label.text: label.height for label in chart.labels()}["title"])
    assert sizes[1] == pytest.approx(2 * sizes[0], rel=0.05)
    assert ks.Theme(text_size=9).text_size == 9
    for size in (0, 101, math.nan):
        with pytest.raises(ks.InvalidArgumentError, match=r"in 1\.\.\.100 points"):
            ks.Theme(text_size=size)
