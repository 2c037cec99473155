// SPDX-License-Identifier: MIT
//
// Densities.
#pragma once

#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that a density is counted from, a row each; all are equally long.
struct DensityColumns {
  /// Columns of x and y.
  DensityColumns(Column horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Row numbers from 0, and y.
  explicit DensityColumns(Column vertical) : y(std::move(vertical)) {}

  /// What is made of the rows of a cell.
  DensityAggregation aggregation = DensityAggregation::count;
  /// Values of the horizontal dimension; nothing takes row numbers from 0.
  std::optional<Column> x;
  /// Values of the vertical dimension.
  Column y;
  /// Values for means, or the codes of categories, which count `names` from 0.
  std::optional<Column> values;
  /// The names of the categories, which differ.
  std::vector<std::string> names;
  /// Taken when the density is made, for good; nothing makes one of viridis, for categories one
  /// that gets opaque.
  std::optional<ColorScale> color_scale;
};

/// How a density looks.
// make-faces: fields of keisen_density_options
struct DensityOptions {
  /// How colours are spread over what is counted.
  DensitySpread spread = DensitySpread::scale;
  /// Sides of the cells in points, finite, not negative, rounded to whole device pixels; 0 for one
  /// device pixel. Those of two pixels or more stand in the data and move with it.
  double cell_size = 0;
  /// Opacity of all cells, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none; categories have names of their own.
  std::string label;
};

namespace detail {

/// The columns for C, with what they point into.
struct DensityColumnsForC : keisen_density_columns, Pinned {
  explicit DensityColumnsForC(const DensityColumns &columns)
      : keisen_density_columns(c_struct<keisen_density_columns>(columns)),
        names_(c_strings(columns.names)) {
    names = names_.data();
    name_count = names_.size();
  }

private:
  std::vector<const char *> names_;
};

struct DensityCalls
    : MarkCalls<DensityColumns, DensityColumnsForC, DensityOptions, keisen_density_options> {
  static constexpr auto create = keisen_series_create_density;
  static constexpr auto add = keisen_chart_add_density;
  static constexpr auto set_columns = keisen_series_set_density_columns;
  static constexpr auto set_options = keisen_series_set_density_options;
};

} // namespace detail

/// How many rows are in each cell of a fine grid over the plot, or what they are in the mean.
class DensitySeries : public detail::MarkSeries<DensitySeries, detail::DensityCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
