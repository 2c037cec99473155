// SPDX-License-Identifier: MIT
//
// Points.
#pragma once

#include <keisen/color.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// The columns that points are drawn from, a row each; all are equally long.
struct PointColumns {
  /// Columns of x and y.
  PointColumns(Column horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Row numbers from 0, and y.
  explicit PointColumns(Column vertical) : y(std::move(vertical)) {}

  /// Values of the horizontal dimension; nothing takes row numbers from 0.
  std::optional<Column> x;
  /// Values of the vertical dimension.
  Column y;
  /// The size of each marker in points; NaN is a gap, 0 and less is no marker.
  std::optional<Column> size;
  /// Values that `color_scale` turns into the markers' colours.
  std::optional<Column> color;
  /// What the alpha of each marker's colour is multiplied by, clamped to 0...1; NaN is a gap.
  std::optional<Column> alpha;
  /// Taken when the points are made, for good; nothing makes one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

/// How points look, where no column says otherwise.
// make-faces: fields of keisen_point_options
struct PointOptions {
  /// The shape of each marker.
  Marker marker = Marker::circle;
  /// A marker of the caller's own in place of that shape, which is kept, or nothing for none; its
  /// border is centred on its outline.
  std::optional<CustomMarker> custom_marker;
  /// The diameter of the circle that covers as much as a marker, in points, finite, not negative. A
  /// marker thinner than a device pixel fades and does not vanish; 0 draws none.
  double size = 6;
  /// What the alpha of all colours is multiplied by, 0...1.
  double alpha = 1;
  /// The colour that fills a marker; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// Width of a line along the inside of each marker's outline, in points, finite, not negative; 0
  /// is none.
  double border_width = 0;
  /// The colour of that line; nothing takes the theme's for plot areas.
  std::optional<Color> border_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_point_options c_options(const PointOptions &options) {
  return c_struct<keisen_point_options>(options);
}

struct PointCalls
    : MarkCalls<PointColumns, keisen_point_columns, PointOptions, keisen_point_options> {
  static constexpr auto create = keisen_series_create_points;
  static constexpr auto add = keisen_chart_add_points;
  static constexpr auto set_columns = keisen_series_set_point_columns;
  static constexpr auto set_options = keisen_series_set_point_options;
};

} // namespace detail

/// Points: a marker for each row, drawn in the order of the rows.
class PointSeries : public detail::MarkSeries<PointSeries, detail::PointCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
