// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from sector.h.
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

/// The columns that sectors are drawn from, a row each; all are equally long. The series keeps
/// references of its own. Where columns grow apart later, the shortest one counts.
struct SectorColumns {
  /// Makes columns of `y`.
  explicit SectorColumns(Column its_y)
      : y(std::move(its_y)) {}

  /// Makes columns of `x` and `y`.
  SectorColumns(std::optional<Column> its_x, Column its_y)
      : x(std::move(its_x)), y(std::move(its_y)) {}

  /// Values of the angle, at the middle of each sector; nothing for row numbers from 0.
  std::optional<Column> x;
  /// Values of the radius at which sectors end.
  Column y;
  /// Values of the radius at which they begin; nothing for 0.
  std::optional<Column> base;
  /// Widths in the units of the angle; nothing for that of the options.
  std::optional<Column> widths;
  /// What `color_scale` turns into the colours of the sectors; nothing for that of the options.
  std::optional<Column> color;
  /// Turns the values of `color` into colours. It is taken when the sectors are made, for good:
  /// nothing makes one of viridis where there is `color`, and set_columns() takes nothing or the
  /// same.
  std::optional<ColorScale> color_scale;
};

/// How sectors look.
struct SectorOptions {
  /// The colour that fills sectors without a value; nothing takes the next of the chart's colour
  /// cycle.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Width in the units of the angle, finite, not negative; 0 is the least way from an angle to the
  /// next, across the end of the turn too, and on a scale of names 1.
  double width = 0;
  /// Distance between sectors, in points, the same all along their sides, finite, not negative; of
  /// a thin one it takes no more than a third of the rim.
  double gap = 1;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct SectorCalls : MarkCalls<SectorColumns,
    keisen_sector_columns,
    SectorOptions,
    keisen_sector_options> {
  static constexpr auto create = keisen_series_create_sectors;
  static constexpr auto set_columns = keisen_series_set_sector_columns;
  static constexpr auto set_options = keisen_series_set_sector_options;
};

} // namespace detail

/// Sectors of a polar space: bars around angles, from one radius to another, as in wind roses.
class SectorSeries : public detail::MarkSeries<SectorSeries, detail::SectorCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
