// SPDX-License-Identifier: MIT
//
// What is drawn at a point of a picture.
#pragma once

#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/render_options.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace keisen {

/// How to look for what is drawn at a point.
struct HitOptions {
  /// What counts as near.
  HitMode mode = HitMode::nearest;
  /// Distance in points up to which something is found, not negative; may be infinite.
  double within = 10;
  /// Device pixels per point of the frame; nothing for those of the last frame, 1 before the first.
  std::optional<double> pixel_ratio;
  /// Where to look; nothing for all series of the chart.
  std::optional<Series> series;
};

/// How to look for the values at a point, or for the point of values.
struct PlaceOptions {
  /// The space of the values; nothing for the chart's own.
  std::optional<Space> space;
  /// Whether nothing is found outside of the plot.
  bool clip = false;
  /// Device pixels per point of the frame; nothing for those of the last frame, 1 before the first.
  std::optional<double> pixel_ratio;
};

/// What is drawn at a point: one row of one series, or one cell of a heat map or a density.
struct Hit {
  /// The series.
  Series series;
  /// The place of the series among those of the chart, from 0 at the bottom.
  std::uint32_t series_index = 0;
  /// The row of its columns, from 0: rows keep their numbers however they are drawn. Of category
  /// bars the number of the bar, of a heat map the row of the cell, of a density that from the
  /// plot's top.
  std::uint64_t row = 0;
  /// The row's value of the horizontal dimension, exact; the row's number where there is no column.
  /// Of a category bar the place of its name on the scale, of a cell its middle.
  Value x;
  /// The row's value of the vertical dimension, exact.
  Value y;
  /// Where the row stands, in points; outside of the plot where a line leads there.
  Point position;
  /// How far the point is from what is drawn, in points, 0 on it; along x alone in HitMode::x.
  double distance = 0;
  /// The column of the cell of a heat map, or of a density from the plot's left, from 0; 0 for all
  /// other series.
  std::uint64_t column = 0;
  /// The value that gives the cell of a heat map, or a point of points with a colour column, its
  /// colour, exact; NaN where it is missing or there is none. Of a density the number of the cell's
  /// rows, their mean, or the code of the category that most of them have.
  Value value;
};

namespace detail {

/// Returns the values that a function of C finds, which gets space, pixel ratio, and where to tell
/// x, y, and whether the plot shows them.
template <typename Get>
std::optional<std::pair<Value, Value>> values_at(const PlaceOptions &options, Get get) {
  keisen_value x, y;
  bool inside = false;
  check(get(options.space ? options.space->handle() : nullptr, c_pixel_ratio(options.pixel_ratio),
            &x, &y, &inside));
  if (!std::isfinite(x.offset) || !std::isfinite(y.offset) || (options.clip && !inside))
    return std::nullopt;
  return std::make_pair(value(x), value(y));
}

/// Returns the point that a function of C finds, which gets space, pixel ratio, and where to tell
/// the point and whether the plot shows it.
template <typename Get> std::optional<Point> position_of(const PlaceOptions &options, Get get) {
  Point point;
  bool inside = false;
  check(get(options.space ? options.space->handle() : nullptr, c_pixel_ratio(options.pixel_ratio),
            &point.x, &point.y, &inside));
  if (std::isnan(point.x) || (options.clip && !inside))
    return std::nullopt;
  return point;
}

/// Returns the options for C, which borrow the series.
inline keisen_hit_options c_options(const HitOptions &options) {
  keisen_hit_options c = c_struct<keisen_hit_options>(options);
  c.pixel_ratio = c_pixel_ratio(options.pixel_ratio);
  return c;
}

/// Takes over what was found; nothing where nothing was.
inline std::optional<Hit> hit(const keisen_hit &found) {
  if (found.series == nullptr)
    return std::nullopt;
  return Hit{Series::adopt(found.series),
             found.series_index,
             found.row,
             value(found.x),
             value(found.y),
             {found.position_x, found.position_y},
             found.distance,
             found.column,
             value(found.value)};
}

} // namespace detail

} // namespace keisen
