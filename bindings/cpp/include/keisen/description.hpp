// SPDX-License-Identifier: MIT
//
// Charts for people who don't see them.
#pragma once

#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>

#include <cstddef>

namespace keisen {

/// What a table of data is like.
struct DataTableOptions {
  /// How it is written.
  TableFormat format = TableFormat::csv;
  /// The most rows of a series, 4 at least.
  std::size_t max_rows = 1000;
};

/// How a chart becomes sound.
struct SonificationOptions {
  /// Seconds from the beginning of the time axis to its end, positive and finite.
  double duration = 5;
  /// The frequency at the low end of an axis of values, in hertz, positive and finite.
  double min_frequency = 220;
  /// The frequency at its high end, above `min_frequency` and finite.
  double max_frequency = 1760;
  /// The most points of a series, 4 at least.
  std::size_t max_points = 500;
};

namespace detail {

/// Returns the options for C.
inline keisen_data_table_options c_options(const DataTableOptions &options) {
  return c_struct<keisen_data_table_options>(options);
}

/// Returns the options for C.
inline keisen_sonification_options c_options(const SonificationOptions &options) {
  return c_struct<keisen_sonification_options>(options);
}

} // namespace detail

} // namespace keisen
