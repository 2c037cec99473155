// SPDX-License-Identifier: MIT
//
// Strips and swarms.
#pragma once

#include <keisen/color.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/group_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/point_series.hpp>

#include <cstdint>
#include <string>

namespace keisen {

/// How the markers of a strip or a swarm look, and how they are spread.
// make-faces: fields of keisen_strip_options, own seed
struct StripOptions {
  /// The dimension of the values; groups stand side by side in the other one.
  Dimension value_dimension = Dimension::y;
  /// How markers are spread.
  StripArrangement arrangement = StripArrangement::jitter;
  /// The shape of each marker.
  Marker marker = Marker::circle;
  /// A marker of the caller's own in place of that shape, which is kept, or nothing for none; its
  /// border is centred on its outline.
  std::optional<CustomMarker> custom_marker;
  /// What the random parts hang on.
  std::uint64_t seed = 0;
  /// Width of a group as a part of the least way from a group to the next, which is 1 on a scale of
  /// names and where there is one group; finite, not negative; 0 puts all on a line.
  double width = 0.5;
  /// Size of markers as in PointOptions, and of the room that each has in a swarm.
  double size = 5;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 0.7;
  /// Width of a line along the inside of each marker's outline, in points; 0 is none.
  double border_width = 0;
  /// The colour of markers without a value; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// The colour of that line; nothing takes the theme's for plot areas.
  std::optional<Color> border_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct StripCalls : GroupCalls {
  using Options = StripOptions;

  static keisen_strip_options c_options(const StripOptions &options) {
    return c_struct<keisen_strip_options>(options);
  }

  static constexpr auto create = keisen_series_create_strip;
  static constexpr auto add = keisen_chart_add_strip;
  static constexpr auto set_options = keisen_series_set_strip_options;
};

} // namespace detail

/// A marker for each row, at its value along and near its group's position across.
class StripSeries : public detail::MarkSeries<StripSeries, detail::StripCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
