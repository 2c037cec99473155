// SPDX-License-Identifier: MIT
//
// Heat maps.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/projection.hpp>
#include <keisen/tick_format.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How a heat map looks and where its cells are.
// make-faces: fields of keisen_heatmap_options, without x_from x_to y_from y_to column_names
// row_names
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
  /// Names of the columns, in place of `x` and edges; empty for none. Where nobody chose the scale
  /// of x it becomes one of these names. Taken when the heat map is made.
  std::vector<std::string> column_names;
  /// Names of the rows, from the top, in the same way.
  std::vector<std::string> row_names;
  /// What turns values into colours; nothing makes one with all defaults.
  std::optional<ColorScale> color_scale;
  /// Opacity, in 0...1.
  double alpha = 1;
  /// How the values are written, or nothing for automatic. Where it does not say how many digits
  /// there are, a number with a fraction and more than six digits is rounded to four, and never
  /// before the point.
  TickFormat value_format;
  /// Name for people, or "" for none; a legend shows it beside the colours.
  std::string label;
  /// Whether cells have their values as texts in their middles. Where the widest one has no room
  /// all are smaller, down to 0.6 of their size; none has one where more than 10,000 cells are in
  /// view.
  bool value_labels = false;
  /// Colour of the values.
  std::optional<Color> value_color;
  /// Size of the values, in points, at most 1,000.
  double value_size = 12;
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

/// The options for C, with what they point into.
struct HeatmapOptionsForC : keisen_heatmap_options, Pinned {
  explicit HeatmapOptionsForC(const HeatmapOptions &options)
      : keisen_heatmap_options(c_struct<keisen_heatmap_options>(options)),
        columns_(c_strings(options.column_names)), rows_(c_strings(options.row_names)),
        format_(c_options(options.value_format)) {
    if (options.x)
      write_extent(*options.x, "x", x_from, x_to);
    if (options.y)
      write_extent(*options.y, "y", y_from, y_to);
    column_names = columns_.data();
    column_name_count = static_cast<std::uint32_t>(columns_.size());
    row_names = rows_.data();
    row_name_count = static_cast<std::uint32_t>(rows_.size());
    value_format = &format_;
  }

private:
  std::vector<const char *> columns_;
  std::vector<const char *> rows_;
  keisen_tick_format_options format_;
};

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
                                             detail::HeatmapOptionsForC(options))) {}

  /// Replaces the values by as many others.
  void set_values(const Column &values) {
    check(keisen_series_set_heatmap_values(handle(), values.handle()));
  }

  /// Changes interpolation, alpha and label; the other options stay.
  void set_options(const HeatmapOptions &options) {
    detail::call(keisen_series_set_heatmap_options, handle(), detail::HeatmapOptionsForC(options));
  }

  /// Returns what turns its values into colours.
  ColorScale color_scale() const {
    return detail::object<ColorScale>(keisen_series_get_color_scale, handle());
  }
};

} // namespace keisen
