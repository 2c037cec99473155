"""Warnings: once for a picture, at the user's line."""

import threading
import warnings

import numpy as np
import pytest

import keisen as ks

NOWHERE = "\U000e1000"


def caught(act):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        act()
    return found


def test_warns_of_missing_glyphs_at_the_line_that_draws(tmp_path):
    chart = ks.Chart(320, 200, title=NOWHERE)
    for act in (
        lambda: chart.render(renderer="cpu"),
        lambda: chart.to_png(renderer="cpu"),
        lambda: chart.save(tmp_path / "a.png", renderer="cpu"),
    ):
        (warning,) = caught(act)
        assert warning.category is ks.KeisenWarning
        assert (
            str(warning.message)
            == "1 character is in no font that was found: a box stands in the picture"
        )
        assert warning.filename == __file__
        assert warning.lineno == act.__code__.co_firstlineno
    chart.title = NOWHERE * 3
    (warning,) = caught(lambda: chart.to_png(renderer="cpu"))
    assert str(warning.message).startswith("3 characters are in no font")


def test_warns_of_titles_and_legends_without_room():
    chart = ks.Chart(20, 10, title="title")
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert warning.category is ks.KeisenWarning
    assert str(warning.message) == (
        "1 title, legend, axis or message has no room in the picture: make it larger, or the text smaller"
    )
    assert chart.frame_record.omitted_parts == 1
    chart.caption = "caption"
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert str(warning.message).startswith("2 titles, legends, axes and messages have no room")


def test_warns_of_texts_that_are_shortened_for_the_plot():
    chart = ks.Chart(320, 160, y_title="y")
    chart.line(None, [1, 3, 2])
    chart.title = "a title " * 60
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert str(warning.message) == (
        "1 text is shortened to leave room for the plot: make the picture larger"
    )
    record = chart.frame_record
    assert record.shortened_texts == 1
    assert record.omitted_parts == 0
    assert record.plot[2] >= 0.4 * 320
    assert record.plot[3] >= 0.4 * 160


def test_warns_of_labels_of_slices_without_room():
    chart = ks.Chart(200, 100, title="a title")
    names = [f"a long name {number}" for number in range(30)]
    chart.pie([1] * 30, names, colors=["teal"] * 30)
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    omitted = chart.frame_record.series[0].omitted_labels
    assert 10 < omitted <= 30
    assert chart.frame_record.omitted_parts == omitted
    assert str(warning.message) == (
        f"{omitted} labels of slices or values have no room in the picture: make it larger, or the text smaller"
    )
    chart.size = (120, 60)
    title, labels = (str(each.message) for each in caught(lambda: chart.render(renderer="cpu")))
    assert title.startswith("1 title, legend, axis or message has no room")
    assert labels.startswith("30 labels of slices or values have no room")


def test_warns_of_values_of_bars_without_room():
    chart = ks.Chart(200, 100)
    chart.bar([5.5, 1, 2], value_labels="outside")
    chart.y.range = (0, 5.5)
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert str(warning.message).startswith("1 label of a slice or value has no room")
    assert chart.frame_record.series[0].omitted_labels == 1


def test_warns_of_colors_that_repeat():
    chart = ks.Chart(320, 200)
    for row in range(22):
        chart.line([row, row + 1], color="black" if row == 7 else None)
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert str(warning.message) == (
        "2 series or categories have the colour of another one: give them colours, or the theme a "
        "longer cycle"
    )
    assert chart.frame_record.repeated_colors == 2
    chart.theme = ks.Theme(cycle=["#%06x" % (row * 70_000) for row in range(22)])
    assert not caught(lambda: chart.render(renderer="cpu"))
    chart = ks.Chart(320, 200)
    chart.pie([1] * 21)
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert str(warning.message).startswith("1 series or category has the colour of another one")


def test_warns_of_rows_without_a_slice():
    chart = ks.Chart(240, 200)
    chart.pie([3, -1, None, 2])
    (warning,) = caught(lambda: chart.render(renderer="cpu"))
    assert str(warning.message) == "1 row has no slice: a pie shows positive values"


def test_warns_of_what_begins_where_a_log_scale_has_no_place():
    text = (
        "1 bin, cell or image begins where a log scale has no place, drawn to the end of the plot: "
        "choose edges above 0"
    )
    # A histogram's first bin, on whose empty ones nothing is said.
    chart = ks.Chart(320, 200)
    chart.hist([0.5, 0.6, 20, 30], bins=[0, 1, 10, 100])
    chart.x.scale = "log"
    chart.y.scale = "log"
    assert [str(each.message) for each in caught(chart.to_png)] == [text]
    record = chart.frame_record.series[0]
    assert (record.open_ended, record.dropped) == (1, 0)
    assert 0 < chart.x.range[0] < 0.5
    # Out of the range there is nothing to tell of.
    chart.x.range = (1, 100)
    assert caught(chart.to_png) == []
    # The first column of a heat map.
    chart = ks.Chart(320, 200)
    chart.heatmap([[1, 2], [3, 4]], x=[0, 1, 10])
    chart.x.scale = "log"
    (warning,) = caught(chart.to_png)
    assert str(warning.message) == (
        "2 bins, cells or images begin where a log scale has no place, drawn to the end of the plot: "
        "choose edges above 0"
    )
    # An image.
    chart = ks.Chart(320, 200)
    chart.image(np.zeros((2, 4, 3), "uint8"), extent=(0, 8, 0, 1))
    chart.x.scale = "log"
    assert [str(each.message) for each in caught(chart.to_png)] == [text]
    assert 0 < chart.x.range[0] < 2


def test_is_quiet_about_bars_and_areas_from_a_baseline_on_a_log_scale():
    chart = ks.Chart(320, 200)
    chart.stacked_bar(["a", "b", "c"], {"one": [1, 0, 1], "two": [1, 2, 0]})
    chart.y.scale = "log"
    assert caught(chart.to_png) == []
    assert 0 < chart.y.range[0] < 1
    chart = ks.Chart(320, 200)
    chart.stackplot([0, 1, 2], [1, 0, 1], [1, 2, 3])
    chart.y.scale = "log"
    assert caught(chart.to_png) == []


def test_is_quiet_about_good_pictures():
    chart = ks.Chart(320, 200, title="Grüße")
    chart.line(None, [1, None, 3])
    assert caught(lambda: chart.render(renderer="cpu")) == []


def test_is_a_user_warning_that_can_be_an_error():
    chart = ks.Chart(320, 200, title=NOWHERE)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        with pytest.raises(ks.KeisenWarning):
            chart.to_png(renderer="cpu")
    assert chart.frame_record.missing_glyphs == 1


def test_threads_may_draw_one_chart_meanwhile():
    chart = ks.Chart(160, 120, title=NOWHERE)
    failures = []

    def draw():
        try:
            for _ in range(20):
                chart.to_png(renderer="cpu")
        except Exception as error:
            failures.append(error)

    def change():
        for _ in range(50):
            line = chart.line(None, [1, 2])
            chart.remove(line)

    threads = [threading.Thread(target=draw) for _ in range(3)] + [threading.Thread(target=change)]

    def run():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    found = caught(run)
    assert failures == []
    assert {each.category for each in found} == {ks.KeisenWarning}
