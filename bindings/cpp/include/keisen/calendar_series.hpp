// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from calendar.h.
// clang-format off
#ifndef KEISEN_CALENDAR_SERIES_HPP
#define KEISEN_CALENDAR_SERIES_HPP

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

/// CalendarColumns for C, with what they point into.
struct CalendarColumnsForC : keisen_calendar_columns {
  explicit CalendarColumnsForC(const CalendarColumns &given)
      : keisen_calendar_columns(KEISEN_CALENDAR_COLUMNS_INIT) {
    days = given.days.handle();
    values = given.values.handle();
    color_scale = handle_or_null(given.color_scale);
  }
  CalendarColumnsForC(const CalendarColumnsForC &) = delete;
  CalendarColumnsForC &operator=(const CalendarColumnsForC &) = delete;
};

/// CalendarOptions for C, with what they point into.
struct CalendarOptionsForC : keisen_calendar_options {
  explicit CalendarOptionsForC(const CalendarOptions &given)
      : keisen_calendar_options(KEISEN_CALENDAR_OPTIONS_INIT) {
    first_weekday = given.first_weekday;
    gap = given.gap;
    label_size = given.label_size;
    border_width = given.border_width;
    border_color = c_color(given.border_color);
    color = c_color(given.color);
    alpha = given.alpha;
    label = c_string_or_null(given.label);
  }
  CalendarOptionsForC(const CalendarOptionsForC &) = delete;
  CalendarOptionsForC &operator=(const CalendarOptionsForC &) = delete;
};

struct CalendarCalls {
  using Columns = CalendarColumns;
  using Options = CalendarOptions;

  static CalendarColumnsForC c_columns(const CalendarColumns &given) {
    return CalendarColumnsForC(given);
  }

  static CalendarOptionsForC c_options(const CalendarOptions &given) {
    return CalendarOptionsForC(given);
  }

  static constexpr auto create = keisen_series_create_calendar;
  static constexpr auto add = keisen_chart_add_calendar;
  static constexpr auto set_columns = keisen_series_set_calendar_columns;
  static constexpr auto set_options = keisen_series_set_calendar_options;
};

} // namespace detail

/// The days of years as coloured cells: a year a block, a week a column, a weekday a row.
class CalendarSeries : public detail::MarkSeries<detail::CalendarCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
