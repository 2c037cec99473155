// SPDX-License-Identifier: MIT
//
// Hexagons over a plane, and two-dimensional histograms.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

#include <cstdint>
#include <string>

namespace keisen {

/// The columns that are counted into hexagons or the cells of a grid; all are equally long.
struct CellColumns {
  /// Columns of x and y.
  CellColumns(Column horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Values of the horizontal dimension.
  Column x;
  /// Values of the vertical dimension.
  Column y;
  /// Values of which cells show the mean or the sum; nothing counts rows.
  std::optional<Column> values;
  /// Taken when the series is made, for good; nothing makes one of viridis.
  std::optional<ColorScale> color_scale;
};

/// How hexagons are laid, and how they look.
// make-faces: fields of keisen_hexbin_options
struct HexbinOptions {
  /// What a hexagon shows of the values of its rows; without values their number, whatever is
  /// chosen.
  CellReduction reduction = CellReduction::mean;
  /// Hexagons across, at least 1.
  std::uint32_t column_count = 30;
  /// Hexagons of every other row upwards; 0 makes them regular in a square plot. With
  /// `column_count` no more than 2^24 in all.
  std::uint32_t row_count = 0;
  /// Rows below which a hexagon is not shown.
  std::uint32_t minimum_count = 1;
  /// Whether hexagons are equally wide by the logarithm of x, for a log scale; then rows that are
  /// not positive are dropped.
  bool log_x = false;
  /// Whether hexagons are equally high by the logarithm of y.
  bool log_y = false;
  /// Opacity, in 0...1.
  double alpha = 1;
  /// Width of a line around each hexagon, in points; 0 is none.
  double border_width = 0;
  /// The colour of that line; nothing takes the theme's for plot areas.
  std::optional<Color> border_color;
  /// Name for people, or "" for none.
  std::string label;
};

/// How one dimension of a two-dimensional histogram is cut.
struct GridBins {
  /// Edges, ascending, which come before all else; nothing for none.
  std::optional<Column> edges;
  /// Equal bins; 0 takes the rule.
  std::uint32_t count = 0;
  /// A rule by numpy's name.
  std::string rule = "auto";
};

/// How a two-dimensional histogram is made.
struct GridHistogramOptions {
  /// How x is cut.
  GridBins x;
  /// How y is cut.
  GridBins y;
  /// What a cell shows of the values of its rows; without values their number.
  CellReduction reduction = CellReduction::mean;
  /// Rows below which a cell is not shown.
  std::uint32_t minimum_count = 1;
  /// Opacity, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none; a legend shows it beside the colours.
  std::string label;
};

namespace detail {

inline keisen_cell_columns c_columns(const CellColumns &columns) {
  return c_struct<keisen_cell_columns>(columns);
}

inline keisen_grid_histogram_options c_options(const GridHistogramOptions &options) {
  keisen_grid_histogram_options c = c_struct<keisen_grid_histogram_options>(options);
  set_field(c.x_count, options.x.count);
  set_field(c.y_count, options.y.count);
  c.x_rule = c_string(options.x.rule);
  c.y_rule = c_string(options.y.rule);
  set_field(c.x_edges, options.x.edges);
  set_field(c.y_edges, options.y.edges);
  return c;
}

struct HexbinCalls
    : MarkCalls<CellColumns, keisen_cell_columns, HexbinOptions, keisen_hexbin_options> {
  static constexpr auto create = keisen_series_create_hexbin;
  static constexpr auto add = keisen_chart_add_hexbin;
  static constexpr auto set_columns = keisen_series_set_hexbin_columns;
  static constexpr auto set_options = keisen_series_set_hexbin_options;
};

} // namespace detail

/// Hexagons, each in the colour of how many rows fall into it, or of what their values come to.
class HexbinSeries : public detail::MarkSeries<HexbinSeries, detail::HexbinCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
