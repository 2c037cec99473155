// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from error_bar.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that error bars are drawn from, a row each; all are equally long. The series keeps
/// references of its own. Where columns grow apart later, the shortest one counts.
struct ErrorBarColumns {
  /// Makes columns of `y`.
  explicit ErrorBarColumns(Column its_y)
      : y(std::move(its_y)) {}

  /// Makes columns of `x` and `y`.
  ErrorBarColumns(std::optional<Column> its_x, Column its_y)
      : x(std::move(its_x)), y(std::move(its_y)) {}

  /// Values of the horizontal dimension, or nothing for row numbers from 0.
  std::optional<Column> x;
  /// Values of the vertical dimension.
  Column y;
  /// Where bars end at lesser values of x: values, not distances. Nothing for none.
  std::optional<Column> x_low;
  /// Where bars end at greater values of x, or nothing.
  std::optional<Column> x_high;
  /// Where bars end at lesser values of y, or nothing.
  std::optional<Column> y_low;
  /// Where bars end at greater values of y, or nothing.
  std::optional<Column> y_high;
  /// What `color_scale` turns into the colour of each row's bars, or nothing for one colour.
  std::optional<Column> color;
  /// What turns `color` into colours, taken when the error bars are made, for good; nothing makes
  /// one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

/// How error bars look.
struct ErrorBarOptions {
  /// Lengths along each bar that alternate mark and gap, in multiples of the width; none for solid
  /// bars. Caps are solid.
  std::vector<double> dash;
  /// Width of all lines, in points, drawn as whole device pixels; 0 draws none.
  double width = 1;
  /// Length of the line across each end, in points; 0 is none.
  double cap_length = 6;
  /// The colour; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of the colour is multiplied by, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// ErrorBarOptions for C, with what they point into.
struct ErrorBarOptionsForC : keisen_error_bar_options, Pinned {
  explicit ErrorBarOptionsForC(const ErrorBarOptions &given)
      : keisen_error_bar_options(c_struct<keisen_error_bar_options>(given)) {
    dash = given.dash.data();
    dash_count = static_cast<decltype(dash_count)>(given.dash.size());
  }
};

struct ErrorBarCalls : MarkCalls<ErrorBarColumns,
    keisen_error_bar_columns,
    ErrorBarOptions,
    ErrorBarOptionsForC> {
  static constexpr auto create = keisen_series_create_error_bars;
  static constexpr auto add = keisen_chart_add_error_bars;
  static constexpr auto set_columns = keisen_series_set_error_bar_columns;
  static constexpr auto set_options = keisen_series_set_error_bar_options;
};

} // namespace detail

/// Error bars: lines from each row's point to where its value may be in either dimension, with caps
/// at their ends.
class ErrorBarSeries : public detail::MarkSeries<ErrorBarSeries, detail::ErrorBarCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
