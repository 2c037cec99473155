// SPDX-License-Identifier: MIT
//
// Bars of polar spaces.
#ifndef KEISEN_SECTOR_SERIES_HPP
#define KEISEN_SECTOR_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>

#include <string>

namespace keisen {

/// The columns that sectors are drawn from, a row each; all are equally long.
struct SectorColumns {
  /// Columns of angles, nothing for row numbers, and of radii at which sectors end.
  SectorColumns(std::optional<Column> angles, Column radii)
      : x(std::move(angles)), y(std::move(radii)) {}

  /// Values of the angle, at the middle of each sector.
  std::optional<Column> x;
  /// Values of the radius at which sectors end.
  Column y;
  /// Values of the radius at which they begin; nothing for 0.
  std::optional<Column> base;
  /// Widths in the units of the angle; nothing for that of the options.
  std::optional<Column> widths;
  /// What `color_scale` turns into the colours of the sectors.
  std::optional<Column> color;
  /// Taken when the sectors are made, for good; nothing makes one of viridis where there is
  /// `color`.
  std::optional<ColorScale> color_scale;
};

/// How sectors look.
struct SectorOptions {
  /// The colour of sectors without a value; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Width in the units of the angle; 0 is the least way from an angle to the next, across the end
  /// of the turn too, and on a scale of names 1.
  double width = 0;
  /// Distance between sectors, in points.
  double gap = 1;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct SectorCalls {
  using Columns = SectorColumns;
  using Options = SectorOptions;

  static keisen_sector_columns c_columns(const SectorColumns &columns) {
    keisen_sector_columns c = KEISEN_SECTOR_COLUMNS_INIT;
    c.x = handle_or_null(columns.x);
    c.y = columns.y.handle();
    c.base = handle_or_null(columns.base);
    c.widths = handle_or_null(columns.widths);
    c.color = handle_or_null(columns.color);
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static keisen_sector_options c_options(const SectorOptions &options) {
    keisen_sector_options c = KEISEN_SECTOR_OPTIONS_INIT;
    c.color = c_color(options.color);
    c.alpha = options.alpha;
    c.width = options.width;
    c.gap = options.gap;
    c.label = c_string_or_null(options.label);
    return c;
  }

  static constexpr auto create = keisen_series_create_sectors;
  static constexpr auto set_columns = keisen_series_set_sector_columns;
  static constexpr auto set_options = keisen_series_set_sector_options;
};

} // namespace detail

/// Bars of a polar space: sectors around angles, from one radius to another.
class SectorSeries : public detail::MarkSeries<detail::SectorCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
