"""Series, attachments and hooks of one's own."""

from __future__ import annotations

import gc
import math
import weakref

import numpy as np
import pytest

import keisen as ks


class Stems(ks.CustomSeries):
    """The stems of `Chart.stem`, through the public door."""

    def draw(self, painter):
        tips = painter.positions(self.x[0], self.y[0])
        _, base = painter.position(0, 0)
        lines, width = [], 1.0
        for x, y in tips.tolist():
            if math.isnan(x) or y == base:
                continue
            middle, width = painter.snap_rule(x, 1)
            lines += [(middle, base), (middle, y)]
        painter.segments(lines, width=width, cap="butt")
        painter.markers(tips)
        return len(tips), int(np.isnan(tips[:, 0]).sum())

    def hit(self, painter, x, y, within, mode):
        tips = painter.positions(self.x[0], self.y[0])
        distances = np.hypot(*(tips - (x, y)).T)
        if np.isnan(distances).all():
            return None
        row = int(np.nanargmin(distances))
        return row, tuple(tips[row]), distances[row]


class Block(ks.CustomSeries):
    """Does what a test says."""

    def __init__(self, space, body, **options):
        super().__init__(space, **options)
        self.body = body

    def draw(self, painter):
        return self.body(painter)


class Part(ks.CustomAttachment):
    """Does what a test says."""

    def __init__(self, draw, measure=None, **options):
        super().__init__(**options)
        self.bodies = draw, measure

    def draw(self, painter, x, y, width, height):
        self.bodies[0](painter, (x, y, width, height))

    def measure(self, painter):
        return None if self.bodies[1] is None else self.bodies[1](painter)


def chart_of(body):
    chart = ks.Chart(300, 200)
    chart.add(Block(chart.space, body))
    return chart


def stem_chart():
    chart = ks.Chart(300, 200)
    chart.x.range, chart.y.range = (-0.5, 3.5), (-2, 6)
    return chart


X, Y = [0, 1, 2, 3], [3, -1, math.nan, 5]


def test_rows_of_a_series_of_ones_own_are_selected_and_brushed() -> None:
    class Dimmed(Stems):
        def draw(self, painter):
            tips = painter.positions(self.x[0], self.y[0])
            colors = None
            if self.selection is not None:
                colors = ["black" if row else "#eee" for row in self.selection.mask(len(tips))]
            painter.markers(tips, colors=colors)
            return len(tips)

    chart = ks.Chart(300, 200)
    x, y = [0.0, 1, 2, 3], [3.0, math.nan, 1, 2]
    points = chart.points(x, y)
    series = Dimmed(chart.space, x, y)
    chart.add(series)
    found = chart.select(box=(0, 0, 300, 200))
    assert found[series].tolist() == found[points].tolist() == [0, 2, 3]
    chart.remove(points)
    plain = chart.render(renderer="cpu")
    assert chart.next_frame_time(0) is None
    selection = ks.Selection([2])
    series.selection = selection
    assert series.selection is selection
    assert series.describe()["selection"]["kind"] == "selection"
    chosen = chart.render(renderer="cpu")
    assert (plain != chosen).any()
    selection.rows = [0, 3]
    assert chart.next_frame_time(0) == 0
    assert (chart.render(renderer="cpu") != chosen).any()
    series.selection = None
    assert np.array_equal(chart.render(renderer="cpu"), plain)


def test_what_is_taken_out_while_it_is_looked_for_is_still_found() -> None:
    figure = ks.Figure(1, 1, width=300, height=200)
    chart = figure[0, 0] = ks.Chart()
    first, second = chart.points([1, 2], [1, 2]), chart.points([1, 2], [2, 1])

    def write(tick):
        for series in (first, second):
            chart.remove(series)
        if chart in figure.charts:
            figure.remove(chart)
        return tick.text

    chart.y_axis.set(format=write)
    found = figure.select(box=(0, 0, 300, 200))
    assert [rows.tolist() for rows in found[chart].values()] == [[0, 1], [0, 1]]
    assert list(found[chart]) == [first, second]
    assert chart.series == figure.charts == ()
    chart.y_axis.set(format=None)
    chart.add(first)
    chart.add(second)
    chart.y_axis.set(format=write)
    assert list(chart.select(box=(0, 0, 300, 200))) == [first, second]
    chart.add(first)
    hit = chart.hit(150, 100, within=math.inf)
    assert hit is not None
    assert hit.series is first


@pytest.mark.parametrize("pixel_ratio", [1, 1.5, 2])
def test_stems_of_ones_own_have_the_pixels_of_ours(pixel_ratio):
    own, custom = stem_chart(), stem_chart()
    own.stem(X, Y)
    custom.add(Stems(custom.space, X, Y, kind="Stem chart"))
    options = {"renderer": "cpu", "pixel_ratio": pixel_ratio}
    assert np.array_equal(custom.render(**options), own.render(**options))
    record = custom.frame_record.series[0]
    assert (record.rows, record.gaps) == (4, 1)
    assert custom.alt.startswith("Stem chart")


def test_a_series_is_fitted_hit_and_named():
    chart = ks.Chart(300, 200)
    times = np.array(["2020-01-01", "2020-01-02", "2020-01-04"], "datetime64[s]")
    series = Stems(chart.space, times, [1.0, 4.0, 9.0], label="stems")
    chart.add(series)
    chart.legend()
    chart.render(renderer="cpu")
    chart.fit(margins=False)
    assert chart.y.range == (1, 9)
    assert "stems" in [label.text for label in chart.labels()]
    hit = chart.hit(150, 100, within=math.inf)
    assert hit.series is series
    assert hit.x == times[hit.row]
    series.label = "others"
    series.y = [2.0, 3.0, 5.0]
    assert series.label == "others"
    chart.fit(margins=False)
    assert chart.y.range == (2, 5)
    assert chart.next_frame_time(0) == 0
    chart.render(renderer="cpu")
    assert chart.next_frame_time(0) is None
    series.set_needs_display()
    assert chart.next_frame_time(0) == 0


def test_a_painter_draws_every_shape():
    seen = []

    def draw(painter):
        left, top, width, height = painter.plot
        middle = left + width / 2, top + height / 2
        painter.rect(
            left + 5, top + 5, 40, 30, fill="#ffcc00", stroke="black", stroke_width=2, radius=5
        )
        painter.rect(left + 5, top + 45, 40, 30, fill=False, stroke_width=1)
        painter.polygon(
            [(60, 60), (90, 60), (75, 90), (math.nan, math.nan), (70, 65), (80, 65), (75, 75)],
            rule="evenodd",
        )
        painter.path(
            [
                ("move", *middle),
                ("cubic", 200, 20, 250, 150, 280, 90),
                ("line", 260, 150),
                ("close",),
            ],
            fill="#1f77b480",
        )
        painter.path([])
        painter.clip(100, 50, 20, 20)
        painter.line(np.array([[0, 0], [300, 200]]), width=3, dash=[2, 2])
        painter.clip()
        painter.markers(
            [middle, (math.nan, 0)], size=[20, 5], colors=["red", "blue"], marker="diamond"
        )
        painter.text("整理番号", *middle, anchor=(0.5, 0.5), size=20, bold=True)
        painter.image(np.full((2, 2, 4), 128, np.uint8), 120, 120, 20, 20)
        seen.append((painter.size, painter.pixel_ratio, painter.time, painter.color))
        seen.append(painter.measure_text("wide"))
        seen.append(painter.values(*painter.position(0.25, 0.5)))
        seen.append(painter.range_of(chart.x))
        seen.append(painter.positions_along([0, 1], "x").tolist())

    chart = chart_of(draw)
    chart.render(renderer="cpu", time=2)
    frame, measured, values, span, along = seen
    assert frame[:3] == ((300, 200), 1, 2)
    assert frame[3].alpha == 1
    assert measured[0] > measured[1] > 0
    assert values == pytest.approx((0.25, 0.5))
    assert span == (0, 1)
    plot = chart.plot
    assert along == [plot[0], plot[0] + plot[2]]
    assert "整理番号" in [label.text for label in chart.labels()]


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda p: p.line([(0, 0)], width=-1), ks.InvalidArgumentError, "width"),
        (lambda p: p.line([0, 1]), TypeError, "point 0"),
        (lambda p: p.line(np.zeros(3)), ks.InvalidArgumentError, r"shape \(n, 2\), got \(3,\)"),
        (lambda p: p.line([], colour="red"), TypeError, r"^Painter\.line\(\) has no option 'colour'"),
        (lambda p: p.segments([(0, 0)]), ks.InvalidArgumentError, "even number of points, got 1"),
        (lambda p: p.markers([(0, 0)], size=[1, 2]), ks.InvalidArgumentError, "sizes has 2"),
        (lambda p: p.markers([(0, 0)], colors=[]), ks.InvalidArgumentError, "colors has 0"),
        (lambda p: p.markers([(0, 0)], marker="blob"), ks.InvalidArgumentError, "blob"),
        (lambda p: p.rect(0, 0, math.inf, 1), ks.InvalidArgumentError, "inf"),
        (lambda p: p.path([("jump", 1)]), ks.InvalidArgumentError, "'jump'"),
        (lambda p: p.path([("line", 1)]), ks.InvalidArgumentError, "2 numbers, got 1"),
        (lambda p: p.text("a", 0, 0, size=-1), ks.InvalidArgumentError, "-1"),
        (lambda p: p.position(math.nan, 0), ks.InvalidArgumentError, "x"),
        (lambda p: p.position(0, 0, space=ks.Space(ks.Projection(), ks.Projection())),
         ks.InvalidArgumentError, "projection belongs to no part"),
        (lambda p: p.image("a", 0, 0, 1, 1), TypeError, "image"),
    ],
)  # fmt: skip
def test_what_is_not_allowed_is_an_error(call, error, message):
    caught = []

    def draw(painter):
        with pytest.raises(error, match=message) as info:
            call(painter)
        caught.append(info)

    chart_of(draw).render(renderer="cpu")
    assert len(caught) == 1


@pytest.mark.parametrize(
    ("result", "message"),
    [(-1, "-1"), (1.5, "int"), ((1, 2, 3), "got 3"), ("many", "str")],
)
def test_a_count_that_cannot_be_is_an_error(result, message):
    chart = chart_of(lambda painter: result)
    with pytest.raises(ks.CallbackError) as info:
        chart.render(renderer="cpu")
    assert message in str(info.value.__cause__)
    with pytest.raises(ks.InvalidStateError):
        _ = chart.frame_record


def test_what_a_series_raises_is_the_cause_and_the_chart_is_as_it_was():
    chart = chart_of(lambda painter: 1 / 0)
    with pytest.raises(ks.CallbackError) as info:
        chart.render(renderer="cpu")
    assert isinstance(info.value.__cause__, ZeroDivisionError)
    chart.remove(chart.series[0])
    chart.render(renderer="cpu")
    assert chart.frame_record.frame == 1


def test_positions_are_those_of_the_rows_that_are_there():
    ring = ks.Column.ring(3)
    ring.append([5.0, 4.0, 3.0, 2.0, 1.0])
    seen = []

    def body(painter):
        def places(rows, values):
            return [painter.position(*each) for each in zip(rows, values, strict=True)]

        for x in (None, [0, 1, 2, 3, 4, 5, 6]):
            every = painter.positions(x, ring)
            assert every == pytest.approx(np.array(places([2, 3, 4], [3, 2, 1])))
            assert np.array_equal(painter.positions(x, ring, rows=range(2, 5)), every)
            assert np.array_equal(painter.positions(x, ring, rows=slice(3, None)), every[1:])
            assert np.array_equal(painter.positions(x, ring, rows=slice(4)), every[:2])
            assert painter.positions(x, ring, rows=range(3, 3)).shape == (0, 2)
            assert painter.positions(x, ring, rows=range(9, 1)).shape == (0, 2)
        fewer = painter.positions([0, 1, 2, 3], ring)
        assert fewer == pytest.approx(np.array(places([2, 3], [3, 2])))
        assert painter.positions([1], ring).shape == (0, 2)
        assert painter.positions([1], [1, 2, 3]).shape == (1, 2)
        along = painter.positions_along(ring, "y")
        assert along.tolist() == painter.positions(None, ring)[:, 1].tolist()
        assert painter.positions_along(ring, "y", rows=range(3, 4)).tolist() == [along[1]]
        seen.append(True)

    chart = chart_of(body)
    chart.x.range = chart.y.range = (0, 6)
    chart.render(renderer="cpu")
    assert seen


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda p: p.positions(None, [1, 2], rows=range(3)), ValueError, r"range\(0, 2\), got"),
        (lambda p: p.positions(None, [1, 2], rows=range(-1, 1)), ValueError, r"range\(-1, 1\)"),
        (lambda p: p.positions(None, [1, 2], rows=slice(0, 2, 2)), ValueError, "step of 1, got 2"),
        (lambda p: p.positions(None, [1, 2], rows=range(1, -1, -1)), ValueError, "got -1"),
        (lambda p: p.positions(None, [1, 2], rows=[0, 1]), TypeError, "range or a slice, got list"),
        (lambda p: p.positions(None, [1], space=3), TypeError, "space must be a Space, got int"),
        (lambda p: p.position(1, 2, space=3), TypeError, "space must be a Space, got int"),
        (lambda p: p.positions_along([1], "x", space=3), TypeError, "must be a Space, got int"),
        (lambda p: p.values(1, 2, space=3), TypeError, "space must be a Space, got int"),
    ],
)
def test_what_positions_are_asked_for_is_checked(call, error, message):
    seen = []

    def body(painter):
        with pytest.raises(error, match=message):
            call(painter)
        seen.append(True)

    chart_of(body).render(renderer="cpu")
    assert seen


def test_a_series_changes_its_kind():
    chart = ks.Chart(300, 200)
    series = Block(chart.space, lambda painter: None, kind="Funnel chart", label="a")
    chart.add(series)
    assert series.kind == "Funnel chart"
    series.kind = "Gauge"
    assert chart.alt.startswith("Gauge")
    series.label = "b"
    assert (series.kind, series.label) == ("Gauge", "b")
    with pytest.raises(TypeError, match="kind must be a str, got int"):
        series.kind = 3
    assert series.kind == "Gauge"
    series.kind = None
    assert chart.alt.startswith("Chart")


def test_an_exception_that_is_no_error_is_raised_itself():
    class Stop(BaseException):
        pass

    for stop in (KeyboardInterrupt("now"), SystemExit(3), Stop()):

        def body(painter, stop=stop):
            raise stop

        chart = chart_of(body)
        with pytest.raises(type(stop)) as info:
            chart.render(renderer="cpu")
        assert info.value is stop
        assert any(entry.name == "body" for entry in info.traceback)
        # Through a callback that draws another chart, too.
        outer = chart_of(lambda painter, chart=chart: chart.to_png(renderer="cpu") and None)
        with pytest.raises(type(stop)) as info:
            outer.to_png(renderer="cpu")
        assert info.value is stop
        chart.remove(chart.series[0])
        chart.render(renderer="cpu")
        assert chart.frame_record.frame == 1


def test_what_was_raised_in_a_call_that_did_not_fail_is_no_cause_of_another():
    def fail(low, high):
        raise LookupError("old")

    chart, other = ks.Chart(300, 200), ks.Chart(300, 200)
    chart.line(None, [1, 2, 3])
    chart.x.will_update = fail
    assert chart.alt
    # The library refuses this one, and Python raises nothing.
    other.add(Part(lambda painter, band: None, lambda painter: ks.LayoutDemand("top", -1)))
    with pytest.raises(ks.CallbackError, match="thickness") as info:
        other.render(renderer="cpu")
    assert info.value.__cause__ is None


def test_a_painter_that_is_kept_is_refused():
    kept = []
    chart_of(kept.append).render(renderer="cpu")
    with pytest.raises(ks.InvalidHandleError):
        kept[0].line([(0, 0), (1, 1)])
    with pytest.raises(ks.InvalidHandleError):
        _ = kept[0].plot


def test_a_series_that_draws_its_chart_or_removes_itself_does_no_harm():
    errors = []

    def draw(painter):
        try:
            chart.render(renderer="cpu")
        except ks.InvalidStateError as error:
            errors.append(str(error))
        chart.remove(chart.series[0])

    chart = chart_of(draw)
    chart.render(renderer="cpu")
    assert errors == ["chart must not be drawn by what its own frame calls"]
    assert chart.series == ()
    gc.collect()
    chart.render(renderer="cpu")


def test_bad_hits_are_errors_and_none_is_nothing():
    class Found(ks.CustomSeries):
        found = None

        def draw(self, painter):
            pass

        def hit(self, painter, x, y, within, mode):
            with pytest.raises(ks.InvalidStateError):
                painter.line([(0, 0), (1, 1)])
            return self.found

    chart = ks.Chart(300, 200)
    series = Found(chart.space)
    chart.add(series)
    assert chart.hit(150, 100) is None
    for found in [
        (-1, (0, 0), 0),
        (0, (math.nan, 0), 0),
        (0, (0, 0), -1),
        (0, 0),
        "row",
        (0, (1, 2, 3), 0),
    ]:
        series.found = found
        with pytest.raises(ks.CallbackError):
            chart.hit(150, 100)
    series.found = (3, (150, 100), 0)
    assert chart.hit(150, 100).row == 3


def test_a_class_without_draw_says_so():
    chart = ks.Chart(300, 200)
    chart.add(ks.CustomSeries(chart.space))
    with pytest.raises(ks.CallbackError) as info:
        chart.render(renderer="cpu")
    assert str(info.value.__cause__) == "CustomSeries has no draw()"


@pytest.mark.parametrize("side", ["bottom", "left", "top", "right"])
def test_an_attachment_gets_the_room_that_it_wants(side):
    bands = []
    part = Part(
        lambda painter, band: bands.append(band),
        lambda painter: ks.LayoutDemand(side, painter.measure_text("Ag")[1], rank="legend"),
    )
    chart = ks.Chart(300, 200)
    chart.line([1, 2, 3], [3, 1, 2])
    chart.add(part)
    chart.render(renderer="cpu")
    (x, y, width, height), (left, top, across, down) = bands[0], chart.plot
    if side in ("top", "bottom"):
        assert (x, width) == (left, across)
        assert y + height <= top if side == "top" else y >= top + down
    else:
        assert (y, height) == (top, down)
        assert x + width <= left if side == "left" else x >= left + across


@pytest.mark.parametrize(
    "demand",
    [
        ks.LayoutDemand("top", -1),
        ks.LayoutDemand("top", math.nan),
        ks.LayoutDemand("up", 1),
        ks.LayoutDemand("top", 1, rank="first"),
        ks.LayoutDemand("top", 1, overhang=(1, 2)),
        ks.LayoutDemand("top", 1, gap=-1),
        ks.LayoutDemand("top", 1, gap=-math.inf),
        ks.LayoutDemand("top", 1, gap=math.nan),
        (1, 2),
    ],
)
def test_bad_demands_are_errors(demand):
    chart = ks.Chart(300, 200)
    chart.add(Part(lambda painter, band: None, lambda painter: demand))
    with pytest.raises(ks.CallbackError) as info:
        chart.render(renderer="cpu")
    if getattr(demand, "gap", None) == -1:
        assert isinstance(info.value.__cause__, ks.InvalidArgumentError)
        assert str(info.value.__cause__) == "gap must not be negative, got -1.0"


def test_an_attachment_asks_for_ranges_of_its_own():
    own = ks.Projection(3, 4)
    seen = []
    part = Part(lambda painter, band: seen.append(painter.range_of(own)), projections=[own])
    chart = ks.Chart(300, 200)
    chart.add(part, layer="below")
    chart.render(renderer="cpu")
    assert seen == [(3, 4)]
    with pytest.raises(TypeError, match="projections must be a Projection"):
        Part(lambda painter, band: None, projections=[1])


class Notes(ks.Hook):
    """Notes what runs."""

    def __init__(self):
        super().__init__()
        self.calls = []

    def will_update(self, chart, frame):
        assert frame.size is None
        assert frame.plot is None
        self.calls.append(("update", chart, frame.time))
        chart.title = "now"

    def will_render(self, chart, frame):
        self.calls.append(("render", chart, frame.size))

    def did_render(self, chart, frame, record):
        assert frame.plot == record.plot
        self.calls.append(("rendered", chart, record.frame, record.series[0].rows))


def test_a_hook_runs_in_order_with_the_chart_and_the_record():
    chart = ks.Chart(300, 200)
    chart.line(None, [1, 2, 3])
    hook = Notes()
    chart.add(hook)
    chart.add(hook)
    assert chart.hooks == (hook,)
    chart.render(renderer="cpu", time=2)
    assert hook.calls == [
        ("update", chart, 2),
        ("render", chart, (300, 200)),
        ("rendered", chart, 1, 3),
    ]
    assert chart.title == "now"
    chart.remove(hook)
    chart.render(renderer="cpu")
    assert len(hook.calls) == 3
    assert chart.hooks == ()


def test_what_a_hook_raises_is_the_cause():
    class Fails(ks.Hook):
        def did_render(self, chart, frame, record):
            raise LookupError("no luck")

    chart = ks.Chart(300, 200)
    hook = Fails()
    chart.add(hook)
    with pytest.raises(ks.CallbackError) as info:
        chart.render(renderer="cpu")
    assert isinstance(info.value.__cause__, LookupError)
    chart.remove(hook)
    chart.render(renderer="cpu")
    assert chart.frame_record.frame == 1


def test_a_hook_that_draws_its_chart_is_refused():
    class Draws(ks.Hook):
        def will_render(self, chart, frame):
            chart.to_png(renderer="cpu")

    chart = ks.Chart(300, 200)
    chart.add(Draws())
    with pytest.raises(ks.CallbackError) as info:
        chart.render(renderer="cpu")
    assert isinstance(info.value.__cause__, ks.InvalidStateError)


def test_cycles_through_hooks_and_series_are_collected():
    class Held(ks.Hook):
        pass

    chart = ks.Chart(300, 200)
    hook = Held()
    hook.chart = chart
    chart.add(hook)
    series = Block(chart.space, lambda painter: None)
    series.chart = chart
    chart.add(series)
    gone = [weakref.ref(chart), weakref.ref(hook)]
    chart.render(renderer="cpu")
    del chart, hook, series
    gc.collect()
    assert [each() for each in gone] == [None, None]


def test_an_attachment_that_was_closed_comes_back_with_its_attributes():
    class Noted(Part):
        __slots__ = ("__secret", "note")

        def __init__(self):
            super().__init__(lambda painter, band: None)
            self.own, self.note, self.__secret = [1], "slot", 7

        @property
        def secret(self):
            return self.__secret

    chart = ks.Chart(300, 200)
    part = Noted()
    chart.add(part)
    part.close()
    again = chart.attachments_above[-1]
    assert type(again) is Noted
    assert (again.own, again.note, again.secret) == ([1], "slot", 7)
    assert again.bodies is part.bodies
    part.own.append(2)
    part.later = "both"
    assert (again.own, again.later) == ([1, 2], "both")
    assert chart.attachments_above[-1] is again
    again.set_needs_display()


def test_a_figure_shows_parts_of_a_chart_that_was_closed():
    class Own(ks.Hook):
        def __init__(self):
            super().__init__()
            self.seen = []

        def will_update(self, chart, frame):
            chart.title = f"frame {len(self.seen)}"
            self.seen.append(chart)

    drawn = []
    figure = ks.Figure(width=300, height=200)
    chart = figure[0, 0] = ks.Chart()
    chart.add(Block(chart.space, lambda painter: drawn.append("series"), x=[1, 2], y=[3, 4]))
    chart.add(Part(lambda painter, band: drawn.append("part")))
    chart.x_axis.set(format=lambda tick: "mine")
    hook = Own()
    chart.add(hook)
    chart.close()
    del chart
    gc.collect()
    for number in (1, 2):
        drawn.clear()
        figure.to_png(renderer="cpu")
        assert set(drawn) == {"series", "part"}
        texts = [label.text for label in figure.labels()]
        assert "mine" in texts
        assert f"frame {number - 1}" in texts
        gc.collect()
    given = hook.seen[0]
    assert not given.closed
    assert hook.seen == [given, given]
    assert len(given.series) == 1
    assert figure.charts[0].closed
    given.remove(hook)
    figure.to_png(renderer="cpu")
    assert len(hook.seen) == 2


def test_a_figure_and_all_of_a_closed_chart_are_collected():
    figure = ks.Figure(width=300, height=200)
    chart = figure[0, 0] = ks.Chart()
    series = Block(chart.space, lambda painter: None)
    series.figure = figure
    chart.add(series)
    gone = [weakref.ref(figure), weakref.ref(chart), weakref.ref(series)]
    figure.to_png(renderer="cpu")
    chart.close()
    del figure, chart, series
    gc.collect()
    assert [each() for each in gone] == [None] * 3
