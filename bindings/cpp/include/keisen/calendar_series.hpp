// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from calendar.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// The columns that a calendar is drawn from, equally long. The series keeps references of its own.
struct CalendarColumns {
  /// Makes columns of `days` and `values`.
  CalendarColumns(Column its_days, Column its_values)
      : days(std::move(its_days)), values(std::move(its_values)) {}

  /// The days: timestamps of any unit, or numbers of days since 1970-01-01. Those farther than 400
  /// years from the first are left out.
  Column days;
  /// The values. A day of several rows has their mean.
  Column values;
  /// Turns values into colours. It is taken when the calendar is made, for good: nothing makes one
  /// of viridis, and set_columns() takes nothing or the same.
  std::optional<ColorScale> color_scale;
};

/// How a calendar looks.
struct CalendarOptions {
  /// The weekday that a week begins with: 0 is Monday, 6 is Sunday.
  std::uint32_t first_weekday = 0;
  /// Width of the gap between days, in points, finite, not negative; none where days have fewer
  /// than five pixels.
  double gap = 1;
  /// Size of the names of years, months and weekdays, in points, 0...1000; 0 is none.
  double label_size = 11;
  /// Width of the lines between months, in points, finite, not negative; 0 is none.
  double border_width = 1;
  /// The colour of these lines; nothing takes that of the theme's axes.
  std::optional<Color> border_color;
  /// The colour of days without a value; nothing takes a pale one of the theme.
  std::optional<Color> color;
  /// What the alpha of all cells is multiplied by, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct CalendarCalls : MarkCalls<CalendarColumns,
    keisen_calendar_columns,
    CalendarOptions,
    keisen_calendar_options> {
  static constexpr auto create = keisen_series_create_calendar;
  static constexpr auto add = keisen_chart_add_calendar;
  static constexpr auto set_columns = keisen_series_set_calendar_columns;
  static constexpr auto set_options = keisen_series_set_calendar_options;
};

} // namespace detail

/// The days of years as coloured cells: a year a block, a week a column, a weekday a row.
class CalendarSeries : public detail::MarkSeries<CalendarSeries, detail::CalendarCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
