// SPDX-License-Identifier: MIT
//
// Arrows.
#ifndef KEISEN_QUIVER_SERIES_HPP
#define KEISEN_QUIVER_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>

#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that arrows are drawn from, equally long.
struct QuiverColumns {
  /// Columns of x, y, u and v.
  QuiverColumns(Column horizontal, Column vertical, Column right, Column up)
      : x(std::move(horizontal)), y(std::move(vertical)), u(std::move(right)), v(std::move(up)) {}

  /// Values of the horizontal dimension.
  Column x;
  /// Values of the vertical dimension.
  Column y;
  /// How far arrows go to the right.
  Column u;
  /// How far arrows go up.
  Column v;
  /// What `color_scale` turns into the colour of each arrow.
  std::optional<Column> color;
  /// Taken when the series is made, for good; nothing makes one of viridis where there is
  /// `color`.
  std::optional<ColorScale> color_scale;
};

/// What the lengths of arrows are counted in.
enum class QuiverUnits : int {
  points = KEISEN_QUIVER_UNITS_POINTS,
  data = KEISEN_QUIVER_UNITS_DATA,
};

/// What of an arrow is at x and y.
enum class QuiverPivot : int {
  tail = KEISEN_QUIVER_PIVOT_TAIL,
  middle = KEISEN_QUIVER_PIVOT_MIDDLE,
  tip = KEISEN_QUIVER_PIVOT_TIP,
};

/// How arrows look.
struct QuiverOptions {
  /// What lengths are counted in.
  QuiverUnits units = QuiverUnits::points;
  /// What of an arrow is at x and y.
  QuiverPivot pivot = QuiverPivot::tail;
  /// What u and v are multiplied by; 0 takes 1 in units of the axes, in points what gives room.
  double scale = 0;
  /// Width of a shaft, in points.
  double width = 1.5;
  /// The colour of arrows without a value; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// What a legend writes behind the length of its arrow: "m/s".
  std::string key_unit;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct QuiverCalls {
  using Columns = QuiverColumns;
  using Options = QuiverOptions;

  static keisen_quiver_columns c_columns(const QuiverColumns &columns) {
    keisen_quiver_columns c = KEISEN_QUIVER_COLUMNS_INIT;
    c.x = columns.x.handle();
    c.y = columns.y.handle();
    c.u = columns.u.handle();
    c.v = columns.v.handle();
    c.color = handle_or_null(columns.color);
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static keisen_quiver_options c_options(const QuiverOptions &options) {
    keisen_quiver_options c = KEISEN_QUIVER_OPTIONS_INIT;
    c.units = static_cast<keisen_quiver_units>(options.units);
    c.pivot = static_cast<keisen_quiver_pivot>(options.pivot);
    c.scale = options.scale;
    c.width = options.width;
    c.color = c_color(options.color);
    c.alpha = options.alpha;
    c.key_unit = c_string_or_null(options.key_unit);
    c.label = c_string_or_null(options.label);
    return c;
  }

  static constexpr auto create = keisen_series_create_quiver;
  static constexpr auto add = keisen_chart_add_quiver;
  static constexpr auto set_columns = keisen_series_set_quiver_columns;
  static constexpr auto set_options = keisen_series_set_quiver_options;
};

} // namespace detail

/// An arrow for each row, at x and y, along u and v.
class QuiverSeries : public detail::MarkSeries<detail::QuiverCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
