// SPDX-License-Identifier: MIT
//
// Calendars.
#ifndef KEISEN_CALENDAR_SERIES_HPP
#define KEISEN_CALENDAR_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>

#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that a calendar is drawn from, equally long.
struct CalendarColumns {
  /// Columns of days and values.
  CalendarColumns(Column times, Column numbers)
      : days(std::move(times)), values(std::move(numbers)) {}

  /// The days: timestamps, or numbers of days since 1970-01-01.
  Column days;
  /// The values; a day of several rows has their mean.
  Column values;
  /// Taken when the series is made, for good; nothing makes one of viridis.
  std::optional<ColorScale> color_scale;
};

/// How a calendar looks.
struct CalendarOptions {
  /// The weekday that a week begins with: 0 is Monday, 6 is Sunday.
  std::uint32_t first_weekday = 0;
  /// Width of the gap between days, in points.
  double gap = 1;
  /// Size of the names of years, months and weekdays, in points; 0 is none.
  double label_size = 11;
  /// Width of the lines between months, in points; 0 is none.
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

struct CalendarCalls {
  using Columns = CalendarColumns;
  using Options = CalendarOptions;

  static keisen_calendar_columns c_columns(const CalendarColumns &columns) {
    keisen_calendar_columns c = KEISEN_CALENDAR_COLUMNS_INIT;
    c.days = columns.days.handle();
    c.values = columns.values.handle();
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static keisen_calendar_options c_options(const CalendarOptions &options) {
    keisen_calendar_options c = KEISEN_CALENDAR_OPTIONS_INIT;
    c.first_weekday = options.first_weekday;
    c.gap = options.gap;
    c.label_size = options.label_size;
    c.border_width = options.border_width;
    c.border_color = c_color(options.border_color);
    c.color = c_color(options.color);
    c.alpha = options.alpha;
    c.label = c_string_or_null(options.label);
    return c;
  }

  static constexpr auto create = keisen_series_create_calendar;
  static constexpr auto add = keisen_chart_add_calendar;
  static constexpr auto set_columns = keisen_series_set_calendar_columns;
  static constexpr auto set_options = keisen_series_set_calendar_options;
};

} // namespace detail

/// The days of years as coloured cells.
class CalendarSeries : public detail::MarkSeries<detail::CalendarCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
