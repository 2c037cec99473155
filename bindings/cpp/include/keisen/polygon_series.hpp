// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from polygon.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// The columns that polygons are drawn from: corners, a row each; all are equally long. The series
/// keeps references of its own. Where columns grow apart later, the shortest one counts.
struct PolygonColumns {
  /// Makes columns of `x` and `y`.
  PolygonColumns(Column its_x, Column its_y)
      : x(std::move(its_x)), y(std::move(its_y)) {}

  /// Values of the horizontal dimension.
  Column x;
  /// Values of the vertical dimension.
  Column y;
  /// Numbers of polygons: rows next to each other of one number are of one polygon. A row whose
  /// number is NaN, missing or infinite ends a ring. Nothing for one polygon of all.
  std::optional<Column> groups;
  /// What `color_scale` turns into the colour of each polygon: the value of its first row; nothing
  /// for the colour of the options.
  std::optional<Column> color;
  /// Turns the values of `color` into colours. It is taken when the polygons are made, for good:
  /// nothing makes one of viridis where there is `color`, and set_columns() takes nothing or the
  /// same.
  std::optional<ColorScale> color_scale;
};

/// How polygons look.
struct PolygonOptions {
  /// The colour that fills polygons without a value; nothing takes the next of the chart's colour
  /// cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Width of a line along each ring, in points, finite, not negative; 0 is none.
  double border_width = 0;
  /// The colour of that line; nothing takes the theme's for plot areas, which parts neighbours.
  std::optional<Color> border_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct PolygonCalls : MarkCalls<PolygonColumns,
    keisen_polygon_columns,
    PolygonOptions,
    keisen_polygon_options> {
  static constexpr auto create = keisen_series_create_polygons;
  static constexpr auto add = keisen_chart_add_polygons;
  static constexpr auto set_columns = keisen_series_set_polygon_columns;
  static constexpr auto set_options = keisen_series_set_polygon_options;
};

} // namespace detail

/// Filled polygons, with holes where rings lie within each other.
class PolygonSeries : public detail::MarkSeries<PolygonSeries, detail::PolygonCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
