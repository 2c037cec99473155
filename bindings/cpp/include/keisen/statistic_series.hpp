// SPDX-License-Identifier: MIT
//
// Series made of what is computed of columns once: they belong to no chart yet.
#pragma once

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
  return detail::object<LineSeries>(keisen_series_create_distribution, space.handle(),
                                    values.handle(), detail::handle_or_null(weights), complementary,
                                    detail::LineOptionsForC(options));
}

/// Makes a two-dimensional histogram: a heat map.
inline HeatmapSeries
make_grid_histogram(const Space &space,
                    const CellColumns &columns,
                    const GridHistogramOptions &options = GridHistogramOptions()) {
  return detail::object<HeatmapSeries>(keisen_series_create_grid_histogram, space.handle(),
                                       detail::c_columns(columns), detail::c_options(options));
}

} // namespace keisen
