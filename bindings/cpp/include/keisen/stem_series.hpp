// SPDX-License-Identifier: MIT
//
// Stems.
#ifndef KEISEN_STEM_SERIES_HPP
#define KEISEN_STEM_SERIES_HPP

#include <keisen/bar_series.hpp>
#include <keisen/color.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/point_series.hpp>

#include <string>
#include <vector>

namespace keisen {

/// The columns that stems are drawn from, a row each; both are equally long.
struct StemColumns {
  /// A column of values at row numbers from 0.
  explicit StemColumns(Column values) : value(std::move(values)) {}

  /// Columns of positions and values.
  StemColumns(Column positions, Column values)
      : value(std::move(values)), position(std::move(positions)) {}

  /// Which way the stems go.
  Orientation orientation = Orientation::vertical;
  /// Where the tips are.
  Column value;
  /// Where the stems stand; nothing takes row numbers from 0.
  std::optional<Column> position;
  /// Size of each marker, in points; nothing for one size.
  std::optional<Column> size;
  /// What `color_scale` turns into the colour of each stem; nothing for one colour.
  std::optional<Column> color;
  /// Taken when the stems are made, for good; nothing makes one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

/// How stems look.
struct StemOptions {
  /// Where stems begin, in the units of the values.
  double baseline = 0;
  /// Width of the lines, in points; 0 draws none.
  double width = 1;
  /// Lengths along each line that alternate mark and gap, in multiples of the width; empty is
  /// solid.
  std::vector<double> dash;
  /// The shape of the markers.
  Marker marker = Marker::circle;
  /// A marker of the caller's own in place of that shape; nothing for none.
  std::optional<CustomMarker> custom_marker;
  /// Size of the markers, in points; 0 draws none.
  double size = 6;
  /// The colour of lines and markers; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Width of a line along the inside of each marker's outline, in points; 0 is none.
  double border_width = 0;
  /// The colour of that line; nothing takes the theme's for plot areas.
  std::optional<Color> border_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct StemCalls {
  using Columns = StemColumns;
  using Options = StemOptions;

  static keisen_stem_columns c_columns(const StemColumns &columns) {
    keisen_stem_columns c = KEISEN_STEM_COLUMNS_INIT;
    c.orientation = static_cast<keisen_orientation>(columns.orientation);
    c.value = columns.value.handle();
    c.position = handle_or_null(columns.position);
    c.size = handle_or_null(columns.size);
    c.color = handle_or_null(columns.color);
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static keisen_stem_options c_options(const StemOptions &options) {
    keisen_stem_options c = KEISEN_STEM_OPTIONS_INIT;
    set_dash(c, options.dash);
    c.marker = static_cast<keisen_marker>(options.marker);
    c.baseline = options.baseline;
    c.width = options.width;
    c.size = options.size;
    c.color = c_color(options.color);
    c.alpha = options.alpha;
    c.border_width = options.border_width;
    c.border_color = c_color(options.border_color);
    c.label = c_string_or_null(options.label);
    c.custom_marker = handle_or_null(options.custom_marker);
    return c;
  }

  static constexpr auto create = keisen_series_create_stems;
  static constexpr auto add = keisen_chart_add_stems;
  static constexpr auto set_columns = keisen_series_set_stem_columns;
  static constexpr auto set_options = keisen_series_set_stem_options;
};

} // namespace detail

/// Lines from a baseline to each row's value, with markers at their tips.
class StemSeries : public detail::MarkSeries<detail::StemCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
