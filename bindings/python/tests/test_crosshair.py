"""Crosshairs, tooltips, and values at a point."""

import gc
import math
import weakref

import numpy as np
import pytest

import keisen as ks


@pytest.fixture
def chart() -> ks.Chart:
    chart = ks.Chart(400, 300)
    chart.x.range, chart.y.range = (0, 10), (0, 10)
    chart.line([0, 5, 10], [1, 5.25, 1], label="one")
    chart.line([0, 5, 10], [9, 8, 9], label="two")
    return chart


def texts(chart: ks.Chart, part: ks.Crosshair | ks.Tooltip) -> list[str]:
    """What a frame says beyond what it says without the part."""
    chart.render(renderer="cpu")
    labels = [label.text for label in chart.labels()]
    chart.remove(part)
    chart.render(renderer="cpu")
    bare = len(chart.labels())
    chart.add(part)
    return labels[bare:]


def test_values_stand_at_points_and_points_at_values(chart: ks.Chart) -> None:
    place = chart.position_of(2.5, 6)
    assert chart.values_at(*place) == pytest.approx((2.5, 6))
    x, y = chart.position_of(0, 0)
    assert chart.values_at(x - 5, y)[0] < 0
    assert chart.values_at(x - 5, y, clip=True) is None
    assert chart.position_of(-1, 0) is not None
    assert chart.position_of(-1, 0, clip=True) is None
    other = ks.Space(chart.x, ks.Projection(0, 100))
    assert chart.values_at(*place, space=other) == pytest.approx((2.5, 60))
    for bad in (math.nan, math.inf):
        with pytest.raises(ks.InvalidArgumentError):
            chart.values_at(bad, 0)
        with pytest.raises(ks.InvalidArgumentError):
            chart.position_of(bad, 0)
    with pytest.raises(TypeError):
        chart.values_at("1", 0)


def test_times_and_names_stand_where_they_are() -> None:
    days = np.arange("2024-01-01", "2024-01-11", dtype="datetime64[D]")
    chart = ks.Chart(400, 300)
    chart.line(days, np.arange(10.0))
    place = chart.position_of(np.datetime64("2024-01-05"), 4)
    day, height = chart.values_at(*place)
    assert day == np.datetime64("2024-01-05")
    assert height == pytest.approx(4)
    bars = ks.Chart(400, 300)
    bars.bars(["a", "b"], [3, 1])
    assert bars.values_at(*bars.position_of("b", 0.5)) == pytest.approx((1, 0.5))


def test_nothing_stands_where_values_are_infinite() -> None:
    chart = ks.Chart(400, 300)
    chart.x.scale = "log"
    chart.x.range, chart.y.range = (1, 10), (0, 10)
    assert chart.values_at(1e3, 50) is not None
    assert chart.values_at(1e6, 50) is None
    times = ks.Chart(400, 300)
    times.x.range = np.datetime64("2024-01-01", "s"), np.datetime64("2024-01-11", "s")
    times.y.range = (0, 10)
    assert times.values_at(1e3, 50)[0].dtype == np.dtype("datetime64[s]")
    for far in (1e300, 1e308, -1e300, -1e308):
        assert times.values_at(far, 50) is None


def test_a_painter_tells_no_value_that_is_infinite() -> None:
    reported = []

    class Asks(ks.CustomSeries):
        def draw(self, painter: ks.Painter) -> None:
            reported.append([painter.values(at, 50)[0] for at in (100, 1e300, 1e308)])

    chart = ks.Chart(400, 300)
    chart.x.scale = "log"
    chart.x.range, chart.y.range = (1, 10), (0, 10)
    chart.add(Asks(chart.space))
    chart.render(renderer="cpu")
    near, *far = reported[-1]
    assert 1 < near < 10
    assert all(math.isnan(each) for each in far)
    times = ks.Chart(400, 300)
    times.x.range = np.datetime64("2024-01-01", "s"), np.datetime64("2024-01-11", "s")
    times.y.range = (0, 10)
    times.add(Asks(times.space))
    times.render(renderer="cpu")
    near, *far = reported[-1]
    assert np.datetime64("2024-01-01") < near < np.datetime64("2024-01-11")
    assert all(np.isnat(each) and each.dtype == "datetime64[s]" for each in far)


def test_a_crosshair_tells_the_values_at_its_pointer(chart: ks.Chart) -> None:
    crosshair = ks.Crosshair(chart.space)
    chart.add(crosshair)
    assert crosshair.pointer is None
    assert crosshair.pointer_values is None
    assert texts(chart, crosshair) == []
    crosshair.pointer = chart.position_of(2.5, 6)
    assert crosshair.pointer == pytest.approx(chart.position_of(2.5, 6))
    assert texts(chart, crosshair) == ["2.50", "6.00"]
    crosshair.pointer_values = (2.5, None)
    assert crosshair.pointer is None
    assert crosshair.pointer_values == (2.5, None)
    assert texts(chart, crosshair) == ["2.50"]
    crosshair.set(snap="x")
    assert texts(chart, crosshair)[0] == "5"
    crosshair.set(snap=None, show_labels=False, dash=(3, 2), color="red", within=4)
    assert texts(chart, crosshair) == []
    crosshair.pointer = None
    assert crosshair.pointer_values is None


def test_a_crosshair_refuses_what_is_not_allowed(chart: ks.Chart) -> None:
    crosshair = ks.Crosshair(chart.space)
    crosshair.pointer = (1, 2)
    for bad in ((math.nan, 0), (0, math.inf)):
        with pytest.raises(ks.InvalidArgumentError):
            crosshair.pointer = bad
        with pytest.raises(ks.InvalidArgumentError):
            crosshair.pointer_values = bad
    for bad in (3, (1,), "abc"):
        with pytest.raises(TypeError, match="must be two values or None"):
            crosshair.pointer = bad
    assert crosshair.pointer == (1, 2)
    for options in ({"snap": "y"}, {"within": -1}, {"width": -1}, {"dash": (1,)}):
        with pytest.raises(ks.InvalidArgumentError):
            crosshair.set(**options)
    with pytest.raises(TypeError, match=r"^Crosshair\.set\(\) has no option 'size'"):
        crosshair.set(size=3)
    disc = ks.PolarSpace(ks.Projection(0, 4), ks.Projection(0, 1))
    with pytest.raises(ks.UnsupportedError):
        ks.Crosshair(disc)


def test_a_tooltip_tells_of_rows(chart: ks.Chart) -> None:
    tooltip = ks.Tooltip(chart.space)
    chart.add(tooltip)
    tooltip.pointer = chart.position_of(5, 5.25)
    assert texts(chart, tooltip) == ["5", "one", "5.25"]
    tooltip.set(mode="x", size=10, insets=(1, 2, 3, 4))
    assert texts(chart, tooltip) == ["5", "one", "5.25", "two", "8"]
    with pytest.raises(ks.InvalidArgumentError):
        tooltip.set(gap=-1)
    with pytest.raises(ks.InvalidArgumentError):
        tooltip.set(insets=-1)
    with pytest.raises(TypeError, match="text must be a callable"):
        tooltip.set(text="words")


def test_a_tooltip_says_what_its_text_returns(chart: ks.Chart) -> None:
    seen: list[list[ks.Hit]] = []

    def write(hits: list[ks.Hit]) -> str:
        seen.append(hits)
        return "\n".join(f"{hit.series.label} {hit.y:g}" for hit in hits)

    tooltip = ks.Tooltip(chart.space, mode="x", text=write)
    chart.add(tooltip)
    tooltip.pointer_values = (5, None)
    assert texts(chart, tooltip) == ["one 5.25\ntwo 8"]
    hits = seen[0]
    assert [hit.series for hit in hits] == list(chart.series)
    assert [hit.row for hit in hits] == [1, 1]
    tooltip.set(text=lambda hits: "")
    assert texts(chart, tooltip) == []
    tooltip.set(text=None)
    assert len(texts(chart, tooltip)) == 5


def test_a_text_is_told_of_a_series_that_was_closed(chart: ks.Chart) -> None:
    seen: list[ks.Hit] = []

    def write(hits: list[ks.Hit]) -> str:
        seen[:] = hits
        return "text"

    tooltip = ks.Tooltip(chart.space, mode="x", text=write)
    chart.add(tooltip)
    tooltip.pointer_values = (5, None)
    one, two = chart.series
    two.close()
    assert texts(chart, tooltip) == ["text"]
    assert [hit.series for hit in seen] == [one, two]
    one.close()
    assert texts(chart, tooltip) == ["text"]
    assert [hit.series for hit in seen] == [one, two]


def test_a_failing_text_is_the_cause_of_the_error(chart: ks.Chart) -> None:
    tooltip = ks.Tooltip(chart.space, text=lambda hits: 1 / 0)
    chart.add(tooltip)
    tooltip.pointer = chart.position_of(5, 5.25)
    with pytest.raises(ks.CallbackError) as caught:
        chart.render(renderer="cpu")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    for text, error in (
        (lambda hits: 3, TypeError),
        (lambda hits: "a" * 4096, ks.InvalidArgumentError),
        (lambda hits: chart.render(renderer="cpu"), ks.InvalidStateError),
    ):
        tooltip.set(text=text)
        with pytest.raises(ks.CallbackError) as caught:
            chart.render(renderer="cpu")
        assert isinstance(caught.value.__cause__, error)
    with pytest.raises(ks.InvalidStateError, match="frame"):
        _ = chart.frame_record


def test_a_text_that_knows_its_chart_keeps_nothing_alive() -> None:
    def make() -> weakref.ref[ks.Chart]:
        chart = ks.Chart(200, 100)
        chart.line(None, [1, 2])
        tooltip = ks.Tooltip(chart.space, text=lambda hits: chart.title or "none")
        chart.add(tooltip)
        tooltip.pointer_values = (1, None)
        chart.render(renderer="cpu")
        return weakref.ref(chart)

    alive = make()
    gc.collect()
    assert alive() is None


def test_parts_follow_another_chart() -> None:
    x = ks.Projection()
    one = ks.Chart(300, 200, space=ks.Space(x, ks.Projection()))
    other = ks.Chart(300, 200, space=ks.Space(x, ks.Projection()))
    one.line(None, [1, 3, 2])
    other.line(None, [10, 30, 20])
    crosshair = ks.Crosshair(other.space, snap="x")
    other.add(crosshair)
    hit = one.hit(*one.position_of(1, 2), mode="x", within=math.inf)
    crosshair.pointer_values = (hit.x, None)
    assert texts(other, crosshair) == ["1", "30"]
