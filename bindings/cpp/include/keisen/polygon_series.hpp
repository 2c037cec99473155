// SPDX-License-Identifier: MIT
//
// Filled polygons.
#ifndef KEISEN_POLYGON_SERIES_HPP
#define KEISEN_POLYGON_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>

#include <string>

namespace keisen {

/// The columns that polygons are drawn from: corners, a row each; all are equally long.
struct PolygonColumns {
  /// Columns of x and y.
  PolygonColumns(Column horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Values of the horizontal dimension.
  Column x;
  /// Values of the vertical dimension.
  Column y;
  /// Numbers of polygons: rows next to each other of one number are of one polygon; nothing for one
  /// polygon of all.
  std::optional<Column> groups;
  /// What `color_scale` turns into the colour of each polygon: the value of its first row.
  std::optional<Column> color;
  /// Taken when the polygons are made, for good; nothing makes one of viridis where there is
  /// `color`.
  std::optional<ColorScale> color_scale;
};

/// How polygons look.
struct PolygonOptions {
  /// The colour of polygons without a value; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Width of a line along each ring, in points; 0 is none.
  double border_width = 0;
  /// The colour of that line; nothing takes the theme's for plot areas, which parts neighbours.
  std::optional<Color> border_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct PolygonCalls {
  using Columns = PolygonColumns;
  using Options = PolygonOptions;

  static keisen_polygon_columns c_columns(const PolygonColumns &columns) {
    keisen_polygon_columns c = KEISEN_POLYGON_COLUMNS_INIT;
    c.x = columns.x.handle();
    c.y = columns.y.handle();
    c.groups = handle_or_null(columns.groups);
    c.color = handle_or_null(columns.color);
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static keisen_polygon_options c_options(const PolygonOptions &options) {
    keisen_polygon_options c = KEISEN_POLYGON_OPTIONS_INIT;
    c.color = c_color(options.color);
    c.alpha = options.alpha;
    c.border_width = options.border_width;
    c.border_color = c_color(options.border_color);
    c.label = c_string_or_null(options.label);
    return c;
  }

  static constexpr auto create = keisen_series_create_polygons;
  static constexpr auto add = keisen_chart_add_polygons;
  static constexpr auto set_columns = keisen_series_set_polygon_columns;
  static constexpr auto set_options = keisen_series_set_polygon_options;
};

} // namespace detail

/// Filled polygons, with holes where rings lie within each other: rows that are gaps end rings.
class PolygonSeries : public detail::MarkSeries<detail::PolygonCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
