// SPDX-License-Identifier: MIT
//
// Series made of what is computed of columns once: they belong to no chart yet.
#ifndef KEISEN_STATISTIC_SERIES_HPP
#define KEISEN_STATISTIC_SERIES_HPP

#include <keisen/heatmap_series.hpp>
#include <keisen/hexbin_series.hpp>
#include <keisen/line_series.hpp>

namespace keisen {

/// Makes the stair of an empirical distribution: the share of all values at or below each value, or
/// of greater ones where it is complementary.
inline LineSeries make_distribution(const Space &space,
                                    const Column &values,
                                    const std::optional<Column> &weights = std::nullopt,
                                    bool complementary = false,
                                    const LineOptions &options = LineOptions()) {
  const detail::LineOptionsForC c(options);
  return LineSeries::adopt(detail::make<keisen_series>(
      keisen_series_create_distribution, space.handle(), values.handle(),
      detail::handle_or_null(weights), complementary, c.get()));
}

/// Makes a two-dimensional histogram: a heat map.
inline HeatmapSeries
make_grid_histogram(const Space &space,
                    const CellColumns &columns,
                    const GridHistogramOptions &options = GridHistogramOptions()) {
  keisen_cell_columns c = detail::c_columns(columns);
  keisen_grid_histogram_options o = detail::c_options(options);
  return HeatmapSeries::adopt(
      detail::make<keisen_series>(keisen_series_create_grid_histogram, space.handle(), &c, &o));
}

} // namespace keisen

#endif
