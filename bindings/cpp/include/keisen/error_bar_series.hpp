// SPDX-License-Identifier: MIT
//
// Error bars.
#ifndef KEISEN_ERROR_BAR_SERIES_HPP
#define KEISEN_ERROR_BAR_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/detail/mark_series.hpp>

#include <string>
#include <vector>

namespace keisen {

/// The columns that error bars are drawn from, a row each; all are equally long.
struct ErrorBarColumns {
  /// Columns of x and y.
  ErrorBarColumns(Column horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Row numbers from 0, and y.
  explicit ErrorBarColumns(Column vertical) : y(std::move(vertical)) {}

  /// Values of the horizontal dimension; nothing takes row numbers from 0.
  std::optional<Column> x;
  /// Values of the vertical dimension.
  Column y;
  /// Where bars end at lesser values of x: values, not distances.
  std::optional<Column> x_low;
  /// Where bars end at greater values of x.
  std::optional<Column> x_high;
  /// Where bars end at lesser values of y.
  std::optional<Column> y_low;
  /// Where bars end at greater values of y.
  std::optional<Column> y_high;
  /// What `color_scale` turns into the colour of each row's bars; nothing for one colour.
  std::optional<Column> color;
  /// Taken when the error bars are made, for good; nothing makes one of viridis where there is
  /// `color`.
  std::optional<ColorScale> color_scale;
};

/// How error bars look.
struct ErrorBarOptions {
  /// Width of all lines, in points; 0 draws none.
  double width = 1;
  /// Length of the line across each end, in points; 0 is none.
  double cap_length = 6;
  /// Lengths along each bar that alternate mark and gap, in multiples of the width; empty is solid.
  std::vector<double> dash;
  /// The colour; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of the colour is multiplied by, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct ErrorBarCalls {
  using Columns = ErrorBarColumns;
  using Options = ErrorBarOptions;

  static keisen_error_bar_columns c_columns(const ErrorBarColumns &columns) {
    keisen_error_bar_columns c = KEISEN_ERROR_BAR_COLUMNS_INIT;
    c.x = handle_or_null(columns.x);
    c.y = columns.y.handle();
    c.x_low = handle_or_null(columns.x_low);
    c.x_high = handle_or_null(columns.x_high);
    c.y_low = handle_or_null(columns.y_low);
    c.y_high = handle_or_null(columns.y_high);
    c.color = handle_or_null(columns.color);
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static keisen_error_bar_options c_options(const ErrorBarOptions &options) {
    keisen_error_bar_options c = KEISEN_ERROR_BAR_OPTIONS_INIT;
    set_dash(c, options.dash);
    c.width = options.width;
    c.cap_length = options.cap_length;
    c.color = c_color(options.color);
    c.alpha = options.alpha;
    c.label = c_string_or_null(options.label);
    return c;
  }

  static constexpr auto create = keisen_series_create_error_bars;
  static constexpr auto add = keisen_chart_add_error_bars;
  static constexpr auto set_columns = keisen_series_set_error_bar_columns;
  static constexpr auto set_options = keisen_series_set_error_bar_options;
};

} // namespace detail

/// Lines from each row's point to where its value may be in either dimension, with caps at their
/// ends.
class ErrorBarSeries : public detail::MarkSeries<detail::ErrorBarCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
