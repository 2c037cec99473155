// SPDX-License-Identifier: MIT
//
// Charts for people who don't see them.
#ifndef KEISEN_DESCRIPTION_HPP
#define KEISEN_DESCRIPTION_HPP

#include <keisen/keisen.h>

#include <cstddef>

namespace keisen {

/// A language in which charts are told to people who don't see them.
enum class Language : int {
  /// English, `en`.
  english = KEISEN_LANGUAGE_ENGLISH,
  /// Japanese, `ja`.
  japanese = KEISEN_LANGUAGE_JAPANESE
};

/// How a table of data is written.
enum class TableFormat : int {
  /// Values between commas, a line for each row.
  csv = KEISEN_TABLE_FORMAT_CSV,
  /// Tables of HTML for people, one for each series.
  html = KEISEN_TABLE_FORMAT_HTML
};

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
  keisen_data_table_options c = KEISEN_DATA_TABLE_OPTIONS_INIT;
  c.format = static_cast<keisen_table_format>(options.format);
  c.max_rows = options.max_rows;
  return c;
}

/// Returns the options for C.
inline keisen_sonification_options c_options(const SonificationOptions &options) {
  keisen_sonification_options c = KEISEN_SONIFICATION_OPTIONS_INIT;
  c.duration = options.duration;
  c.min_frequency = options.min_frequency;
  c.max_frequency = options.max_frequency;
  c.max_points = options.max_points;
  return c;
}

} // namespace detail

} // namespace keisen

#endif
