// SPDX-License-Identifier: MIT
//
// Heat maps.
#pragma once

#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/projection.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// How a heat map looks and where its cells are.
// make-faces: fields of keisen_heatmap_options, without x_from x_to y_from y_to
struct HeatmapOptions {
  /// What is between the middles of cells.
  Interpolation interpolation = Interpolation::nearest;
  /// How the values follow each other.
  MatrixOrder order = MatrixOrder::rows;
  /// Where the first column begins (min) and the last one ends (max); nothing is the integers from
  /// 0. A reversed one puts the first column at the right.
  std::optional<Range> x;
  /// Where the first row begins and the last one ends. A reversed one puts row 0 at the top.
  std::optional<Range> y;
  /// Edges of the columns, one more than there are; nothing takes `x`.
  std::optional<Column> x_edges;
  /// Edges of the rows, one more than there are; nothing takes `y`.
  std::optional<Column> y_edges;
  /// What turns values into colours; nothing makes one with all defaults.
  std::optional<ColorScale> color_scale;
  /// Opacity, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none; a legend shows it beside the colours.
  std::string label;
};

namespace detail {

/// Writes where cells are for C, which takes 0 to 0 for none.
inline void write_extent(const Range &extent, const char *name, double &from, double &to) {
  if (extent.min == 0 && extent.max == 0)
    throw Error(Status::invalid_argument,
                std::string(name) + " extent must not be empty, got (0.0, 0.0)");
  from = extent.min;
  to = extent.max;
}

/// Returns the options for C, which point into these.
inline keisen_heatmap_options c_options(const HeatmapOptions &options) {
  keisen_heatmap_options c = c_struct<keisen_heatmap_options>(options);
  if (options.x)
    write_extent(*options.x, "x", c.x_from, c.x_to);
  if (options.y)
    write_extent(*options.y, "y", c.y_from, c.y_to);
  return c;
}

} // namespace detail

/// The values of a matrix as coloured cells. Row 0 is at the low end of y.
class HeatmapSeries : public detail::SeriesOf<HeatmapSeries> {
public:
  using SeriesOf::SeriesOf;

  /// Makes a heat map that belongs to no chart yet; `values` are a whole number of rows.
  HeatmapSeries(const Space &space,
                const Column &values,
                std::size_t columns,
                const HeatmapOptions &options = HeatmapOptions())
      : SeriesOf(detail::make<keisen_series>(keisen_series_create_heatmap,
                                             space.handle(),
                                             values.handle(),
                                             columns,
                                             detail::handle_or_null(options.x_edges),
                                             detail::handle_or_null(options.y_edges),
                                             detail::handle_or_null(options.color_scale),
                                             detail::c_options(options))) {}

  /// Replaces the values by as many others.
  void set_values(const Column &values) {
    check(keisen_series_set_heatmap_values(handle(), values.handle()));
  }

  /// Changes interpolation, alpha and label; the other options stay.
  void set_options(const HeatmapOptions &options) {
    detail::call(keisen_series_set_heatmap_options, handle(), detail::c_options(options));
  }

  /// Returns what turns its values into colours.
  ColorScale color_scale() const {
    return detail::object<ColorScale>(keisen_series_get_color_scale, handle());
  }
};

} // namespace keisen
