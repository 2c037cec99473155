// SPDX-License-Identifier: MIT
//
// The numbers behind statistical marks.
#pragma once

#include <keisen/bandwidth.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace keisen {

/// What a box plot tells of numbers; every double is NaN where none counts.
struct BoxStatistics {
  /// Numbers that count: all that are not NaN.
  std::uint64_t count = 0;
  /// Numbers that are NaN.
  std::uint64_t gaps = 0;
  /// Numbers beyond the whiskers.
  std::uint64_t outlier_count = 0;
  /// The mean.
  double mean = 0;
  /// The least number.
  double minimum = 0;
  /// The least number within the whiskers' reach.
  double lower_whisker = 0;
  /// The first quartile.
  double lower_quartile = 0;
  /// The median.
  double median = 0;
  /// The third quartile.
  double upper_quartile = 0;
  /// The greatest number within the whiskers' reach.
  double upper_whisker = 0;
  /// The greatest number.
  double maximum = 0;
  /// The lower end of the median's 95 % confidence interval.
  double lower_notch = 0;
  /// The upper end of the median's 95 % confidence interval.
  double upper_notch = 0;
};

/// Two columns of numbers.
struct NumberPairs {
  /// Places, ascending.
  std::vector<double> positions;
  /// What there is at each.
  std::vector<double> values;
};

/// Returns quantiles of numbers, as numpy.quantile does; NaN does not count.
inline std::vector<double> quantiles(const std::vector<double> &values,
                                     const std::vector<double> &probabilities,
                                     const std::string &method = "linear") {
  std::vector<double> found(probabilities.size() + 1);
  check(keisen_statistics_quantiles(values.data(), values.size(), probabilities.data(),
                                    probabilities.size(), detail::c_string(method), found.data()));
  found.pop_back();
  return found;
}

/// Returns what a box plot tells of numbers, as matplotlib's cbook.boxplot_stats.
inline BoxStatistics box_statistics(const std::vector<double> &values,
                                    double whisker_factor = 1.5) {
  keisen_box_statistics c = KEISEN_BOX_STATISTICS_INIT;
  check(keisen_statistics_box(values.data(), values.size(), whisker_factor, &c));
  return {c.count,         c.gaps,           c.outlier_count, c.mean,           c.minimum,
          c.lower_whisker, c.lower_quartile, c.median,        c.upper_quartile, c.upper_whisker,
          c.maximum,       c.lower_notch,    c.upper_notch};
}

/// Returns a smooth density of numbers, as scipy's gaussian_kde, at equally distant places.
inline NumberPairs density(const std::vector<double> &values,
                           const Bandwidth &bandwidth = Bandwidth(),
                           double cut = 0,
                           std::size_t place_count = 256) {
  // What the library refuses needs no memory.
  const std::size_t room = place_count <= 1000000 ? place_count + 1 : 1;
  NumberPairs found{std::vector<double>(room), std::vector<double>(room)};
  check(keisen_statistics_density(values.data(), values.size(), bandwidth.rule, bandwidth.number,
                                  cut, place_count, found.positions.data(), found.values.data()));
  found.positions.pop_back();
  found.values.pop_back();
  return found;
}

/// Returns the distinct numbers, ascending, and the share of all that are at or below each.
inline NumberPairs distribution(const std::vector<double> &values, bool complementary = false) {
  NumberPairs found{std::vector<double>(values.size() + 1), std::vector<double>(values.size() + 1)};
  std::size_t steps = 0;
  check(keisen_statistics_distribution(values.data(), nullptr, values.size(), complementary,
                                       found.positions.data(), found.values.data(), &steps));
  found.positions.resize(steps);
  found.values.resize(steps);
  return found;
}

} // namespace keisen
