// SPDX-License-Identifier: MIT
//
// Densities.
#ifndef KEISEN_DENSITY_SERIES_HPP
#define KEISEN_DENSITY_SERIES_HPP

#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// What is made of the rows in a cell of a density.
enum class DensityAggregation : int {
  /// Their number.
  count = KEISEN_DENSITY_COUNT,
  /// The mean of their values.
  mean = KEISEN_DENSITY_MEAN,
  /// Their number in each of some categories.
  category = KEISEN_DENSITY_CATEGORY,
};

/// How colours are spread over what a density counts.
enum class DensitySpread : int {
  /// By the scale of the colour scale's projection: linear, log, or any other.
  scale = KEISEN_DENSITY_SPREAD_SCALE,
  /// So that each colour covers as much of the picture as any other.
  equal_area = KEISEN_DENSITY_SPREAD_EQUAL_AREA,
};

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
class DensityColumnsForC {
public:
  explicit DensityColumnsForC(const DensityColumns &columns) : names_(c_strings(columns.names)) {
    const auto optional = [](const std::optional<Column> &column) {
      return column ? column->handle() : nullptr;
    };
    columns_.aggregation = static_cast<keisen_density_aggregation>(columns.aggregation);
    columns_.x = optional(columns.x);
    columns_.y = columns.y.handle();
    columns_.values = optional(columns.values);
    columns_.names = names_.data();
    columns_.name_count = names_.size();
    columns_.color_scale = columns.color_scale ? columns.color_scale->handle() : nullptr;
  }

  DensityColumnsForC(const DensityColumnsForC &) = delete;
  DensityColumnsForC &operator=(const DensityColumnsForC &) = delete;

  const keisen_density_columns *get() const noexcept { return &columns_; }

private:
  std::vector<const char *> names_;
  keisen_density_columns columns_ = KEISEN_DENSITY_COLUMNS_INIT;
};

/// Returns the options for C, which point into the ones given.
inline keisen_density_options c_options(const DensityOptions &options) {
  keisen_density_options c = KEISEN_DENSITY_OPTIONS_INIT;
  c.spread = static_cast<keisen_density_spread>(options.spread);
  c.cell_size = options.cell_size;
  c.alpha = options.alpha;
  c.label = c_string_or_null(options.label);
  return c;
}

} // namespace detail

/// How many rows are in each cell of a fine grid over the plot, or what they are in the mean.
class DensitySeries : public Series {
public:
  /// Makes a density that belongs to no chart yet.
  DensitySeries(const Space &space,
                const DensityColumns &columns,
                const DensityOptions &options = DensityOptions())
      : Series(create(space, columns, options)) {}

  /// Takes a series for a density; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit DensitySeries(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to a density that the caller has.
  static DensitySeries adopt(keisen_series *handle) { return DensitySeries(Series::adopt(handle)); }

  /// Adds a reference to the caller's to a density.
  static DensitySeries borrow(keisen_series *handle) {
    return DensitySeries(Series::borrow(handle));
  }

  /// Replaces all columns, and what is made of their rows.
  void set_columns(const DensityColumns &columns) {
    const detail::DensityColumnsForC c(columns);
    check(keisen_series_set_density_columns(handle(), c.get()));
  }

  /// Replaces all options.
  void set_options(const DensityOptions &options) {
    keisen_density_options c = detail::c_options(options);
    check(keisen_series_set_density_options(handle(), &c));
  }

  /// Returns what turns counts or means into colours.
  ColorScale color_scale() const {
    return ColorScale::adopt(
        detail::make<keisen_color_scale>(keisen_series_get_color_scale, handle()));
  }

private:
  static Series
  create(const Space &space, const DensityColumns &columns, const DensityOptions &options) {
    const detail::DensityColumnsForC c(columns);
    keisen_density_options o = detail::c_options(options);
    return Series::adopt(
        detail::make<keisen_series>(keisen_series_create_density, space.handle(), c.get(), &o));
  }
};

} // namespace keisen

#endif
