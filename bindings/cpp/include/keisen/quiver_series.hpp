// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from quiver.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// The columns that arrows are drawn from; all are equally long. The series keeps references of its
/// own. Where columns grow apart later, the shortest one counts.
struct QuiverColumns {
  /// Makes columns of `x` and `y` and `u` and `v`.
  QuiverColumns(Column its_x, Column its_y, Column its_u, Column its_v)
      : x(std::move(its_x)), y(std::move(its_y)), u(std::move(its_u)), v(std::move(its_v)) {}

  /// Values of the horizontal dimension.
  Column x;
  /// Values of the vertical dimension.
  Column y;
  /// How far arrows go to the right.
  Column u;
  /// How far arrows go up.
  Column v;
  /// What `color_scale` turns into the colour of each arrow; nothing for the colour of the options.
  std::optional<Column> color;
  /// Turns the values of `color` into colours, as that of PolygonColumns.
  std::optional<ColorScale> color_scale;
};

/// How arrows look.
struct QuiverOptions {
  /// What lengths are counted in.
  QuiverUnits units = QuiverUnits::points;
  /// What of an arrow is at x and y.
  QuiverPivot pivot = QuiverPivot::tail;
  /// What u and v are multiplied by, finite, not negative. 0 takes 1 in units of the axes; in
  /// points it takes as many that 19 of 20 arrows are no longer than the way from row to row would
  /// be were these spread evenly over the plot, and than 40 points.
  double scale = 0;
  /// Width of a shaft, in points, finite, not negative; 0 draws none. Heads are three times as wide
  /// and five times as long, less for short arrows.
  double width = 1.5;
  /// The colour of arrows without a value; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// What a legend writes behind the length of its arrow, "m/s", or nothing for nothing.
  std::string key_unit;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct QuiverCalls : MarkCalls<QuiverColumns,
    keisen_quiver_columns,
    QuiverOptions,
    keisen_quiver_options> {
  static constexpr auto create = keisen_series_create_quiver;
  static constexpr auto add = keisen_chart_add_quiver;
  static constexpr auto set_columns = keisen_series_set_quiver_columns;
  static constexpr auto set_options = keisen_series_set_quiver_options;
};

} // namespace detail

/// An arrow for each row.
class QuiverSeries : public detail::MarkSeries<QuiverSeries, detail::QuiverCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
