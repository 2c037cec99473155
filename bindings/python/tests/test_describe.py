"""What objects tell of themselves."""

from __future__ import annotations

import math
import threading

import numpy as np
import pytest

import keisen as ks
from keisen import restrictions as rs


def small():
    chart = ks.Chart(320, 200, title="t")
    chart.line([1, 2, 3], [3.0, 1.0, 2.0], label='a "b"\n', width=4)
    return chart


def objects_within(value):
    """Yield all objects of a description that have an id."""
    if isinstance(value, dict):
        if "id" in value and "kind" in value:
            yield value
        value = [*value.values()]
    if isinstance(value, list):
        for each in value:
            yield from objects_within(each)


def test_a_chart_tells_its_parts():
    chart = small()
    reported = chart.describe()
    assert (reported["kind"], reported["id"]) == ("chart", 1)
    assert reported["size"] == {"width": 320, "height": 200}
    (line,) = reported["series"]
    assert (line["type"], line["label"], line["style"]["width"]) == ("line", 'a "b"\n', 4)
    assert line["y"]["first"] == [3, 1, 2]
    assert line["y"]["extent"] == {"min": 1, "max": 3}
    assert reported["space"]["x"]["range"] is None
    assert reported["frame_record"] is None
    chart.to_png(renderer="cpu")
    reported = chart.describe()
    assert reported["frame_record"]["series"][0]["rows"] == 3
    assert reported["space"]["x"]["range"] is None
    chart.x.fit()
    assert chart.describe()["space"]["x"]["range"]["min"] <= 1


def test_the_same_state_tells_the_same():
    chart = small()
    before = chart.describe()
    assert chart.describe() == before == small().describe()
    chart.x.range = (0, 5)
    after = chart.describe()
    assert after != before
    assert after["space"]["x"]["range"] == {"origin": 0, "min": 0, "max": 5}


def test_every_object_is_told_in_full_once():
    chart = small()
    updater = ks.Updater(chart.x)
    updater.restrictions.append(rs.Nice())
    chart.add(updater)
    reported = chart.describe()
    found = [*objects_within(reported)]
    full = [each["id"] for each in found if len(each) > 2]
    assert sorted(full) == [*range(1, len(full) + 1)]
    assert {each["id"] for each in found} == set(full)
    (own,) = reported["updaters"]
    assert own["target"] == {"kind": "projection", "id": reported["space"]["x"]["id"]}
    assert own["restrictions"][0]["type"] == "nice"


def objects():
    """Yield one object of every class that is made alone."""
    chart = small()
    yield chart
    yield ks.Figure(1, 2, width=300, height=200)
    yield chart.space
    yield chart.x
    yield chart.series[0]
    yield ks.Column([1, 2])
    yield ks.Column.ring(3)
    yield ks.ColorScale()
    yield ks.Title("t")
    yield ks.Axis(chart.space, "top")
    yield ks.Updater(chart.x)
    yield rs.Probe()
    yield ks.Interpreter((0, 0, 100, 100))
    yield ks.Animation.pause(1)
    yield ks.Animator()
    yield ks.MessageBoard()
    yield ks.Preferences({"runs": 0}, "never.json")
    yield ks.Canvas(20, 10)
    yield ks.Paint(1, 8)
    yield ks.Hook()
    yield ks.Renderer("cpu")
    yield ks.Selection([1, 2])
    yield ks.CustomMarker([(0, 0), (1, 0), (0, 1)])


@pytest.mark.parametrize("thing", list(objects()), ids=lambda thing: type(thing).__name__)
def test_every_object_tells_itself(thing):
    reported = thing.describe()
    assert isinstance(reported["kind"], str)
    assert thing.describe() == reported
    thing.close()
    with pytest.raises(ks.InvalidHandleError):
        thing.describe()


def test_all_classes_are_here():
    reported = {type(thing) for thing in objects()}
    for name in ks.__all__:
        member = getattr(ks, name)
        if isinstance(member, type) and hasattr(member, "describe") and member is not ks.Painter:
            shown = [
                each for each in reported if issubclass(each, member) or issubclass(member, each)
            ]
            family = (ks.Series, ks.Attachment, ks.Hook)
            assert shown or issubclass(member, family), name


def test_callbacks_are_told_and_not_called():
    def fail(*_):
        raise AssertionError

    class Own(ks.CustomSeries):
        draw = hit = fail

    chart = small()
    chart.x.will_update = fail
    chart.add(Own(chart.space, [1.0], [2.0]))
    chart.add(ks.Hook())
    reported = chart.describe()
    assert reported["space"]["x"]["will_update"] == "callback"
    assert reported["series"][1]["type"] == "custom"
    assert [each["column"]["count"] for each in reported["series"][1]["columns"]] == [1, 1]
    assert reported["hooks"][0]["kind"] == "hook"


def test_numbers_are_exact():
    reported = ks.Column(np.array([-(2**63), 2**53 + 1, 2**63 - 1])).describe()
    assert reported["type"] == "int64"
    assert reported["first"] == [-(2**63), 2**53 + 1, 2**63 - 1]
    reported = ks.Column([0.1, math.nan, math.inf, -math.inf]).describe()
    assert reported["first"] == [0.1, "NaN", "Infinity", "-Infinity"]
    reported = ks.Column(np.array(["2020-01-01", "NaT"], "datetime64[s]")).describe()
    assert (reported["type"], reported["unit"]) == ("timestamp", "seconds")
    assert reported["first"] == [1577836800, None]
    assert ks.Column(np.float32([0.1])).describe()["first"] == [0.1]


def test_a_painter_tells_its_frame_while_it_is_lent():
    kept = []

    class Part(ks.CustomAttachment):
        def draw(self, painter, x, y, width, height):
            kept.append((painter, painter.describe()))

    chart = small()
    chart.add(Part())
    chart.to_png(renderer="cpu")
    painter, reported = kept[0]
    assert reported["kind"] == "painter"
    assert reported["size"] == {"width": 320, "height": 200}
    with pytest.raises(ks.InvalidHandleError):
        painter.describe()


def test_others_may_append_meanwhile():
    chart = ks.Chart(200, 100)
    column = ks.Column.growing()
    chart.line(None, column)

    def append():
        for row in range(2000):
            column.append([row, row + 0.5])

    thread = threading.Thread(target=append)
    thread.start()
    for _ in range(50):
        assert chart.describe()["series"][0]["y"]["count"] % 2 == 0
    thread.join()
    assert column.describe()["last"] == [1998, 1998.5, 1999, 1999.5]
