// SPDX-License-Identifier: MIT
//
// Points.
#ifndef KEISEN_POINT_SERIES_HPP
#define KEISEN_POINT_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/handles.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/marker.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

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

/// Returns the columns for C, which point into the ones given.
inline keisen_point_columns c_columns(const PointColumns &columns) {
  keisen_point_columns c = KEISEN_POINT_COLUMNS_INIT;
  c.x = handle_or_null(columns.x);
  c.y = columns.y.handle();
  c.size = handle_or_null(columns.size);
  c.color = handle_or_null(columns.color);
  c.alpha = handle_or_null(columns.alpha);
  c.color_scale = handle_or_null(columns.color_scale);
  return c;
}

/// Returns the options for C, which point into the ones given.
inline keisen_point_options c_options(const PointOptions &options) {
  keisen_point_options c = KEISEN_POINT_OPTIONS_INIT;
  c.marker = static_cast<keisen_marker>(options.marker);
  c.size = options.size;
  c.alpha = options.alpha;
  c.color = c_color(options.color);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.label = c_string_or_null(options.label);
  c.custom_marker = handle_or_null(options.custom_marker);
  return c;
}

} // namespace detail

/// Points: a marker for each row, drawn in the order of the rows.
class PointSeries : public Series {
public:
  /// Makes points that belong to no chart yet.
  PointSeries(const Space &space,
              const PointColumns &columns,
              const PointOptions &options = PointOptions())
      : Series(create(space, columns, options)) {}

  /// Takes a series for points; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit PointSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to points that the caller has.
  static PointSeries adopt(keisen_series *handle) { return PointSeries(Series::adopt(handle)); }

  /// Adds a reference to the caller's to points.
  static PointSeries borrow(keisen_series *handle) { return PointSeries(Series::borrow(handle)); }

  /// Replaces all columns.
  void set_columns(const PointColumns &columns) {
    keisen_point_columns c = detail::c_columns(columns);
    check(keisen_series_set_point_columns(handle(), &c));
  }

  /// Replaces all options.
  void set_options(const PointOptions &options) {
    keisen_point_options c = detail::c_options(options);
    check(keisen_series_set_point_options(handle(), &c));
  }

  /// Returns what turns the values of the colour column into colours; points that were made without
  /// one have none and throw Status::invalid_argument.
  ColorScale color_scale() const {
    return ColorScale::adopt(
        detail::make<keisen_color_scale>(keisen_series_get_color_scale, handle()));
  }

private:
  static Series
  create(const Space &space, const PointColumns &columns, const PointOptions &options) {
    keisen_point_columns c = detail::c_columns(columns);
    keisen_point_options o = detail::c_options(options);
    return Series::adopt(
        detail::make<keisen_series>(keisen_series_create_points, space.handle(), &c, &o));
  }
};

} // namespace keisen

#endif
