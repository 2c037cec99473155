// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from stem.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that stems are drawn from, a row each; all are equally long. The series keeps
/// references of its own. Where columns grow apart later, the shortest one counts.
struct StemColumns {
  /// Makes columns of `value`.
  explicit StemColumns(Column its_value)
      : value(std::move(its_value)) {}

  /// Makes columns of `position` and `value`.
  StemColumns(std::optional<Column> its_position, Column its_value)
      : value(std::move(its_value)), position(std::move(its_position)) {}

  /// Which way the stems go.
  Orientation orientation = Orientation::vertical;
  /// Where the tips are.
  Column value;
  /// Where the stems stand, or nothing for row numbers from 0.
  std::optional<Column> position;
  /// Size of each marker, in points, or nothing for one size. NaN, 0 and less is no marker.
  std::optional<Column> size;
  /// What `color_scale` turns into the colour of each stem, or nothing for one colour.
  std::optional<Column> color;
  /// What turns `color` into colours, taken when the stems are made, for good; nothing makes one of
  /// viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

/// How stems look.
struct StemOptions {
  /// The shape of the markers.
  Marker marker = Marker::circle;
  /// Lengths along each line that alternate mark and gap, in multiples of the width; none for solid
  /// lines.
  std::vector<double> dash;
  /// Where stems begin, in the units of the values, finite.
  double baseline = 0;
  /// Width of the lines, in points, drawn as whole device pixels; 0 draws none.
  double width = 1;
  /// Size of the markers, in points, as in PointOptions; 0 draws none.
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
  /// A marker of the caller's own in place of that shape, which is kept, or nothing for none; its
  /// border is centred on its outline.
  std::optional<CustomMarker> custom_marker;
};

namespace detail {

/// StemOptions for C, with what they point into.
struct StemOptionsForC : keisen_stem_options, Pinned {
  explicit StemOptionsForC(const StemOptions &given)
      : keisen_stem_options(c_struct<keisen_stem_options>(given)) {
    dash = given.dash.data();
    dash_count = static_cast<decltype(dash_count)>(given.dash.size());
  }
};

struct StemCalls : MarkCalls<StemColumns,
    keisen_stem_columns,
    StemOptions,
    StemOptionsForC> {
  static constexpr auto create = keisen_series_create_stems;
  static constexpr auto add = keisen_chart_add_stems;
  static constexpr auto set_columns = keisen_series_set_stem_columns;
  static constexpr auto set_options = keisen_series_set_stem_options;
};

} // namespace detail

/// Stems: lines from a baseline to each row's value, with markers at their tips.
class StemSeries : public detail::MarkSeries<StemSeries, detail::StemCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
