# SPDX-License-Identifier: MIT
"""Several charts in one picture."""

from __future__ import annotations

import math
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest

import keisen as ks


def chart_of(values: list[float], **options: object) -> ks.Chart:
    chart = ks.Chart(200, 150, **options)
    chart.line(None, values)
    return chart


def test_a_figure_of_one_chart_has_its_pixels() -> None:
    chart = chart_of([1, 3, 2], title="one")
    figure = ks.Figure(width=200, height=150)
    figure[0, 0] = chart
    for ratio in (1, 2, 1.5):
        drawn = figure.render(pixel_ratio=ratio, renderer="cpu")
        assert np.array_equal(drawn, chart.render(pixel_ratio=ratio, renderer="cpu"))


def test_charts_take_the_cells_of_their_rows_and_columns() -> None:
    figure = ks.Figure(2, 3, width=600, height=400)
    a, b, c = (chart_of([1, 2]) for _ in range(3))
    figure[0, 0] = a
    figure[0, 1:] = b
    figure[-1, :] = c
    assert figure.charts == (a, b, c)
    assert figure[0, 2] is b
    assert figure[1, 0:2] is c
    figure.render(renderer="cpu")
    plots = [figure.plot(chart) for chart in (a, b, c)]
    assert plots[0][1] == plots[1][1]
    assert plots[0][0] == plots[2][0]
    assert plots[1][0] + plots[1][2] == plots[2][0] + plots[2][2]
    assert figure.place(a)[:2] == (0, 0)
    d = chart_of([3])
    figure[0, 0] = d
    figure[0, 0] = d
    assert figure.charts == (b, c, d)
    del figure[0, 1]
    assert figure.charts == (c, d)
    with pytest.raises(KeyError):
        figure[0, 1]
    assert repr(figure) == "<Figure of 600 x 400 points, 2 x 3, 2 charts>"


def test_bad_places_are_refused() -> None:
    figure = ks.Figure(2, 2, width=300, height=200)
    chart, other = chart_of([1, 2]), chart_of([2, 1])
    figure[0, :] = chart
    with pytest.raises(
        ks.InvalidArgumentError, match="cell at row 0, column 1 has a chart already"
    ):
        figure[:, 1] = other
    with pytest.raises(ks.InvalidStateError, match="in the figure already"):
        figure[1, 0] = chart
    with pytest.raises(ks.InvalidArgumentError, match=r"row must be in -2\.\.\.1, got 2"):
        figure[2, 0] = other
    with pytest.raises(ks.InvalidArgumentError, match="rows must be one or more in order"):
        figure[::2, 0] = other
    with pytest.raises(TypeError, match="row and a column"):
        figure[0] = other  # type: ignore[index]
    with pytest.raises(TypeError, match="chart must be a Chart, got int"):
        figure[1, 0] = 3  # type: ignore[assignment]
    with pytest.raises(ks.InvalidArgumentError, match="row span at row 1"):
        figure.add(other, 1, 0, row_span=2)
    with pytest.raises(ks.InvalidArgumentError, match="row must not be negative"):
        figure.add(other, -1, 0)
    with pytest.raises(ks.InvalidStateError, match="outer"):
        figure.add(figure.outer, 1, 0)
    with pytest.raises(ks.InvalidArgumentError, match="rows must be in 1"):
        ks.Figure(0, 1)
    with pytest.raises(ks.InvalidArgumentError, match="width must be positive"):
        ks.Figure(width=-3)
    with pytest.raises(ks.InvalidArgumentError, match="row_weights must be 2, got 1"):
        ks.Figure(2, 1, row_weights=[1])
    with pytest.raises(ks.InvalidArgumentError, match="weight must be positive"):
        ks.Figure(2, 1, row_weights=[1, 0])
    assert figure.charts == (chart,)


def test_a_figure_has_titles_a_theme_and_words() -> None:
    figure = ks.Figure(
        1,
        2,
        width=500,
        height=300,
        title="all",
        subtitle="below it",
        caption="source",
        x_title="x of all",
        y_title="y of all",
        theme="dark",
    )
    figure[0, 0], figure[0, 1] = chart_of([1, 3]), chart_of([2, 1], theme="light")
    texts = (figure.title, figure.subtitle, figure.caption, figure.x_title, figure.y_title)
    assert texts == ("all", "below it", "source", "x of all", "y of all")
    picture = figure.render(renderer="cpu")
    assert tuple(picture[0, 0, :3]) == (0x15, 0x18, 0x1D)
    left, right = (figure.place(chart) for chart in figure.charts)
    assert tuple(picture[round(left[1]) + 2, round(left[0]) + 2, :3]) == (0x15, 0x18, 0x1D)
    assert tuple(picture[round(right[1]) + 2, round(right[0]) + 2, :3]) == (255, 255, 255)
    roles = {label.role for label in figure.labels()}
    assert {"title", "subtitle", "caption", "axis-title", "tick"} <= roles
    assert figure.alt.startswith(
        'Figure "all" of 2 charts. Line chart: x 0 to 1, y 1 to 3; rising. Line'
    )
    figure.alt = "in short"
    assert figure.alt == "in short"
    assert ">in short</desc>" in figure.to_svg()
    figure.background = "#00ff00"
    assert tuple(figure.render(renderer="cpu")[0, 0]) == (0, 255, 0, 255)


def test_neighbours_of_one_projection_show_their_labels_once() -> None:
    x, y = ks.Projection(scale="automatic"), ks.Projection(scale="automatic")
    charts = []
    figure = ks.Figure(2, 2, width=500, height=400)
    for place in range(4):
        chart = ks.Chart(space=ks.Space(x, y), x_title="time", y_title="value")
        chart.line([0, 1, 2], [place, place + 1, place + 3])
        figure[place // 2, place % 2] = chart
        charts.append(chart)
    figure.render(renderer="cpu")
    assert charts[0].y.range == charts[3].y.range == pytest.approx((-0.3, 6.3))
    ticks = [sum(label.role == "tick" for label in chart.labels()) for chart in charts]
    assert ticks[1] == 0
    assert 0 < ticks[0] < ticks[2]
    assert 0 < ticks[3] < ticks[2]
    titles = [label.text for label in figure.labels() if label.role == "axis-title"]
    assert sorted(titles) == ["time", "time", "value", "value"]
    sizes = {figure.plot(chart)[2:] for chart in charts}
    assert len(sizes) == 1
    figure.inner_labels = True
    figure.render(renderer="cpu")
    assert all(label for label in (chart.labels() for chart in charts))


def test_one_legend_names_all_series_once() -> None:
    figure = ks.Figure(1, 2, width=500, height=300)
    for place in range(2):
        chart = ks.Chart()
        chart.line(None, [1, 2], label="common")
        chart.line(None, [2, 1], label="own", color=("red", "green")[place])
        figure[0, place] = chart
    figure.legend()
    figure.render(renderer="cpu")
    names = [label.text for label in figure.labels() if label.role == "legend"]
    assert names == ["common", "own", "own"]


def test_an_inset_shows_a_part_of_its_parent() -> None:
    figure = ks.Figure(width=400, height=300)
    whole, part = chart_of([1, 3, 2, 5]), chart_of([1, 3, 2, 5])
    whole.x.range, whole.y.range = (0, 3), (0, 6)
    part.x.range, part.y.range = (1, 2), (2, 3)
    figure[0, 0] = whole
    plain = figure.render(renderer="cpu")
    assert (
        figure.inset(part, whole, (0.5, 0.05, 0.45, 0.5), region=True, region_color="red") is part
    )
    picture = figure.render(renderer="cpu")
    left, top, width, height = figure.plot(whole)
    x, y = round(left + width / 3), round(top + height / 2)
    assert (picture[y - 1 : y + 2, x + 20] == (255, 0, 0, 255)).all(axis=1).any()
    box = figure.place(part)
    assert box[0] == pytest.approx(left + width / 2, abs=1)
    assert (plain != picture).any()
    hit = figure.hit(box[0] + box[2] / 2, box[1] + box[3] / 2, within=math.inf)
    assert hit is not None
    assert hit[0] is part
    assert hit[1].series is part.series[0]
    with pytest.raises(ks.InvalidStateError, match="parent"):
        figure.inset(ks.Chart(), ks.Chart(), (0, 0, 1, 1))
    with pytest.raises(ks.InvalidArgumentError, match="height of an inset"):
        figure.inset(ks.Chart(), whole, (0, 0, 1, 0))
    figure.remove(whole)
    assert figure.charts == ()
    assert figure.hit(200, 150, within=math.inf) is None


def test_rows_of_all_charts_are_found_in_a_box_or_a_lasso() -> None:
    figure = ks.Figure(1, 2, width=400, height=200)
    left, right = chart_of([1, 3, 2]), chart_of([40, 10, 20])
    figure[0, 0], figure[0, 1] = left, right
    found = figure.select(box=(200, 0, 200, 200))
    assert list(found) == [left, right]
    assert found[left][left.series[0]].tolist() == []
    assert found[right][right.series[0]].tolist() == [0, 1, 2]
    lasso = [(0, 0), (200, 0), (200, 200), (0, 200)]
    found = figure.select(lasso=lasso, series=left.series[0])
    assert found[left][left.series[0]].tolist() == [0, 1, 2]
    assert found[right] == {}
    with pytest.raises(ks.InvalidArgumentError, match="either a box or a lasso"):
        figure.select()
    with pytest.raises(ks.InvalidArgumentError, match="2 numbers, got 3 at 0"):
        figure.select(lasso=[(1, 2, 3)])
    with pytest.raises(ks.InvalidArgumentError, match="top of the box must be finite, got nan"):
        figure.select(box=(0, math.nan, 1, 1))
    with pytest.raises(TypeError, match="series must be a series of a chart, got int"):
        figure.select(box=(0, 0, 1, 1), series=3)  # type: ignore[arg-type]
    # A series that was closed is still in its chart.
    series = right.series[0]
    series.close()
    assert len(figure.select(box=(0, 0, 400, 200))[right]) == 1


def test_values_of_a_chart_stand_where_the_figure_draws_them() -> None:
    figure = ks.Figure(1, 2, width=400, height=200)
    figure[0, 0], figure[0, 1] = chart_of([1, 3, 2]), chart_of([40, 10, 20])
    right = figure[0, 1]
    figure.fit(margins=False)
    left, top, width, _ = figure.plot(right)
    assert figure.values_at(right, left, top) == (0, 40)
    place = figure.position_of(right, 2, 40)
    assert place == pytest.approx((left + width, top))
    assert figure.values_at(figure[0, 0], left, top, clip=True) is None
    assert figure.position_of(right, 3, 40, clip=True) is None
    right.x.scale = ks.scales.Category(["a", "b", "c"])
    named = figure.position_of(right, "b", 40)
    assert named is not None
    assert figure.values_at(right, *named)[0] == pytest.approx(1)
    with pytest.raises(ks.InvalidStateError, match="chart is not in the figure"):
        figure.values_at(ks.Chart(), 1, 1)
    with pytest.raises(TypeError, match="chart must be a chart, got int"):
        figure.position_of(1, 2, 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"Figure\.values_at"):
        figure.values_at(right)  # type: ignore[call-arg]


def test_a_figure_has_the_tables_and_the_sounds_of_its_charts() -> None:
    figure = ks.Figure(1, 2, width=400, height=200)
    figure[0, 0], figure[0, 1] = chart_of([1], title="one"), chart_of([2])
    assert figure.data_table() == "row,chart,x,y\n0,one,0,1\n0,2,0,2\n"
    assert figure.data_table(format="html").count("<table") == 2
    sound = figure.sonification(duration=2)
    assert [each["title"] for each in sound["charts"]] == ["one", ""]
    assert sound["charts"][0] == figure[0, 0].sonification(duration=2)
    data, _ = figure._repr_mimebundle_(
        ["text/csv", "text/html", "application/vnd.keisen.sonification+json"]
    )
    assert data == {
        "text/csv": figure.data_table(),
        "text/html": figure.data_table(format="html"),
        "application/vnd.keisen.sonification+json": figure.sonification(),
    }
    with pytest.raises(ks.InvalidArgumentError, match="rows must be at least 4, got 3"):
        figure.data_table(max_rows=3)
    with pytest.raises(TypeError, match=r"Figure\.data_table"):
        figure.data_table("csv")  # type: ignore[misc]


def test_rows_columns_and_gaps_can_be_read() -> None:
    figure = ks.Figure(2, 2, row_weights=[1, 3], column_weights=[2, 1], row_gap=4, column_gap=6)
    assert (figure.rows, figure.columns) == (2, 2)
    assert figure.row_weights == (1, 3)
    figure.set_column(0, points=100)
    assert figure.column_weights == (0, 1)
    assert (figure.row_gap, figure.column_gap) == (4, 6)
    figure.row_gap = 1
    assert (figure.row_gap, figure.column_gap) == (1, 6)
    figure.aligned = False
    assert not figure.aligned
    for place in range(4):
        figure[place // 2, place % 2] = chart_of([1])
    figure.render(renderer="cpu")
    assert figure.place(figure[0, 0])[2] == 100
    heights = [figure.place(figure[row, 0])[3] for row in range(2)]
    assert heights[1] == pytest.approx(3 * heights[0], abs=2)


def test_a_picture_too_small_for_its_charts_is_no_error() -> None:
    figure = ks.Figure(20, 20, width=60, height=50, title="no room")
    for place in range(400):
        figure[place // 20, place % 20] = chart_of([1, 2])
    with pytest.warns(ks.KeisenWarning):
        assert figure.render(renderer="cpu").shape == (50, 60, 4)


def test_files_pixels_and_notebooks(tmp_path: Path) -> None:
    figure = ks.Figure(1, 2, width=300, height=150, title="files")
    figure[0, 0], figure[0, 1] = chart_of([1, 2]), chart_of([2, 1])
    for ending, start in (("png", b"\x89PNG"), ("svg", b"<svg"), ("pdf", b"%PDF")):
        path = tmp_path / f"figure.{ending}"
        figure.save(path)
        assert path.read_bytes().startswith(start)
    assert figure.to_png()[:4] == b"\x89PNG"
    assert figure.to_pdf()[:4] == b"%PDF"
    assert figure.pixel_size(pixel_ratio=2) == (600, 300)
    assert figure.frame_record.frame >= 5
    data, metadata = figure._repr_mimebundle_()
    assert set(data) == {"image/png", "text/plain"}
    assert metadata["image/png"]["width"] == 300
    assert figure.next_frame_time(0) is None or figure.next_frame_time(0) == 0
    figure.fit()
    figure.close()
    assert figure.closed
    assert repr(figure) == "<Figure, closed>"
    with pytest.raises(ks.InvalidHandleError):
        figure.to_png()


def test_a_failing_formatter_leaves_all_charts_as_they_were() -> None:
    def fail(tick: ks.Tick) -> str:
        raise ValueError("no")

    figure = ks.Figure(1, 2, width=300, height=150)
    good, bad = chart_of([1, 2]), chart_of([2, 1])
    bad.x_axis.set(format=fail)
    figure[0, 0], figure[0, 1] = good, bad
    with pytest.raises(ks.CallbackError) as error:
        figure.render(renderer="cpu")
    assert isinstance(error.value.__cause__, ValueError)
    with pytest.raises(ks.InvalidStateError):
        _ = good.frame_record
    bad.x_axis.set(format=lambda tick: f"<{tick.text}>")
    figure.render(renderer="cpu")
    assert any(label.text.startswith("<") for label in figure.labels())


class TestFacets:
    data: ClassVar[dict[str, object]] = {
        "kind": ["b", "a", "b", "a", "c"],
        "x": np.array([0.0, 0, 1, 1, 2]),
        "y": [1, 5, 2, 9, 3],
    }

    def test_there_is_a_chart_for_each_category(self) -> None:
        seen = []

        def draw(chart: ks.Chart, rows: dict[str, object]) -> None:
            seen.append(rows)
            chart.points(rows["x"], rows["y"])

        figure = ks.facets(self.data, "kind", draw, columns=2, width=500, height=400, title="all")
        assert [chart.title for chart in figure.charts] == ["b", "a", "c"]
        assert (figure.rows, figure.columns) == (2, 2)
        assert [list(rows["y"]) for rows in seen] == [[1, 2], [5, 9], [3]]
        figure.render(renderer="cpu")
        first, second, third = figure.charts
        assert first.x.range == third.x.range
        assert first.y.range == second.y.range
        # Above the empty cell the labels of x stay.
        assert sum(label.role == "tick" for label in second.labels()) > 0

    def test_projections_are_shared_as_told(self) -> None:
        def draw(chart: ks.Chart, rows: dict[str, object]) -> None:
            chart.points(rows["x"], rows["y"])

        figure = ks.facets(self.data, "kind", draw, share_y=False)
        figure.render(renderer="cpu")
        first, second, _ = figure.charts
        assert first.x.range == second.x.range
        assert first.y.range != second.y.range

    def test_rows_are_of_the_kind_of_the_table(self) -> None:
        pandas = pytest.importorskip("pandas")
        polars = pytest.importorskip("polars")
        arrow = pytest.importorskip("pyarrow")
        for table in (pandas.DataFrame(self.data), polars.DataFrame(self.data)):
            seen: list[object] = []
            ks.facets(table, "kind", lambda chart, rows, seen=seen: seen.append(rows))
            assert all(isinstance(rows, type(table)) for rows in seen)
            assert [len(rows) for rows in seen] == [2, 2, 1]
        table = arrow.table(self.data)
        counts: list[int] = []
        ks.facets(table, "kind", lambda chart, rows: counts.append(rows.num_rows))
        assert counts == [2, 2, 1]

    def test_no_rows_are_refused(self) -> None:
        with pytest.raises(ks.InvalidArgumentError, match="categories must not be empty"):
            ks.facets({"kind": []}, "kind", lambda chart, rows: None)
        with pytest.raises(ks.InvalidArgumentError, match="columns must be positive, got 0"):
            ks.facets(self.data, "kind", lambda chart, rows: None, columns=0)


def test_a_closed_chart_is_still_found_in_its_figure() -> None:
    figure = ks.Figure(width=300, height=200)
    chart = figure[0, 0] = ks.Chart()
    line = chart.line(None, [1, 2, 3])
    chart.close()
    found, hit = figure.hit(150, 100, within=math.inf)
    assert found is chart
    assert hit.series is line
    assert hit.row == 1
    assert figure.select(box=(0, 0, 300, 200))[chart][line].tolist() == [0, 1, 2]
    place = figure.position_of(chart, hit.x, hit.y)
    assert place == pytest.approx(hit.position)
    assert figure.values_at(chart, *place) == pytest.approx((hit.x, hit.y))
