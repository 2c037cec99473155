// SPDX-License-Identifier: MIT
//
// Histograms.
#pragma once

#include <keisen/bar_series.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace keisen {

/// How the bins of a histogram are chosen, and what their heights tell. The first of `edges`,
/// `bin_width`, `bin_count` and `rule` that is given counts.
struct HistogramOptions {
  /// What heights tell.
  HistogramStatistic statistic = HistogramStatistic::count;
  /// Whether they are summed up.
  Cumulation cumulation = Cumulation::none;
  /// Number of equal bins; 0 for none.
  std::uint32_t bin_count = 0;
  /// The rule that finds bins, by numpy's name.
  std::string rule = "auto";
  /// Width of all bins; 0 for none.
  double bin_width = 0;
  /// Borders of the bins, ascending; empty for none.
  std::vector<double> edges;
  /// Where the first bin begins and the last one ends; nothing takes all finite values.
  std::optional<std::pair<double, double>> range;
};

/// The bins of a histogram.
struct Histogram {
  /// Counts the values of a column, each with its weight where there are such.
  explicit Histogram(const Column &values,
                     const HistogramOptions &options = HistogramOptions(),
                     const std::optional<Column> &weights = std::nullopt)
      : Histogram(make(values, options, weights)) {}

  /// Takes bins that were counted before: where they begin, where they end, how high they are.
  Histogram(Column first, Column last, Column tips)
      : starts(std::move(first)), ends(std::move(last)), heights(std::move(tips)) {}

  /// Where they begin.
  Column starts;
  /// Where they end.
  Column ends;
  /// How high they are.
  Column heights;

  /// Returns what bars are made of.
  BarColumns bars(Orientation orientation = Orientation::vertical) const {
    BarColumns columns(starts, heights);
    columns.orientation = orientation;
    columns.end = ends;
    return columns;
  }

  /// Returns positions and values of the corners of the outline, for a line, an area or polygons.
  std::pair<Column, Column> outline(double baseline = 0) const {
    keisen_column *positions = nullptr;
    keisen_column *values = nullptr;
    check(keisen_histogram_create_outline(starts.handle(), ends.handle(), heights.handle(),
                                          baseline, &positions, &values));
    return {Column::adopt(positions), Column::adopt(values)};
  }

private:
  static Histogram make(const Column &values,
                        const HistogramOptions &options,
                        const std::optional<Column> &weights) {
    keisen_histogram_options c = detail::c_struct<keisen_histogram_options>(options);
    c.rule = detail::c_string(options.rule);
    c.edges = options.edges.data();
    c.edge_count = options.edges.size();
    if (options.range)
      std::tie(c.range_low, c.range_high) = *options.range;
    keisen_column *starts = nullptr;
    keisen_column *ends = nullptr;
    keisen_column *heights = nullptr;
    check(keisen_histogram_create(values.handle(), detail::handle_or_null(weights), &c, &starts,
                                  &ends, &heights));
    return Histogram(Column::adopt(starts), Column::adopt(ends), Column::adopt(heights));
  }
};

} // namespace keisen
