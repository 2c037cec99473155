"""Calendars."""

import datetime

import numpy as np
import pytest

import keisen as ks

DAYS = np.arange("2023-12-25", "2025-01-05", dtype="M8[D]")


def test_every_day_has_a_cell_that_tells_it():
    chart = ks.Chart.bare(800, 400)
    calendar = chart.calendar(DAYS, np.arange(len(DAYS)))
    seen = {
        hit.row
        for x in range(0, 800, 5)
        for y in range(0, 400, 5)
        if (hit := chart.hit(x, y, within=0))
    }
    assert seen == set(range(len(DAYS)))
    assert repr(calendar) == f"<CalendarSeries of {len(DAYS)} rows>"
    assert chart.alt == f"Calendar: {len(DAYS)} days of 2023 to 2025, values 0 to {len(DAYS) - 1}."


def test_dates_times_and_numbers_of_days_are_days():
    for days in (
        [datetime.date(2024, 3, 5)],
        [datetime.datetime(2024, 3, 5, 23, 59)],
        np.array(["2024-03-05T13:00"], "M8[ns]"),
        [19787],
    ):
        chart = ks.Chart.bare(800, 200)
        chart.calendar(days, [7])
        assert chart.alt == "Calendar: 1 days of 2024, values 7 to 7."


def test_options_are_read_and_changed():
    calendar = ks.Chart.bare(100, 100).calendar(DAYS, np.ones(len(DAYS)), first_weekday=6)
    assert (calendar.first_weekday, calendar.gap, calendar.label_size) == (6, 1, 11)
    assert (calendar.border_width, calendar.border_color, calendar.color) == (1, None, None)
    calendar.set(first_weekday=1, gap=0, border_color="red", label="days")
    assert (calendar.first_weekday, calendar.gap) == (1, 0)
    assert calendar.border_color == ks.Color(1, 0, 0, 1)
    calendar.set_data([1], [2])
    assert repr(calendar) == "<CalendarSeries 'days' of 1 rows>"


@pytest.mark.parametrize("weekday", [-1, 7])
def test_a_weekday_that_is_none_is_refused(weekday):
    with pytest.raises(ks.InvalidArgumentError, match=r"first_weekday must be in 0\.\.\.6"):
        ks.Chart.bare(100, 100).calendar(DAYS, np.ones(len(DAYS)), first_weekday=weekday)
