// SPDX-License-Identifier: MIT
//
// Contours: lines of equal value, or the bands between them.
#ifndef KEISEN_CONTOUR_SERIES_HPP
#define KEISEN_CONTOUR_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/tick_format.hpp>

#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that contours are drawn from: a field where the lines of a grid meet.
struct ContourColumns {
  /// Columns of x and y, and the field, row by row.
  ContourColumns(Column horizontal, Column vertical, Column field)
      : x(std::move(horizontal)), y(std::move(vertical)), values(std::move(field)) {}

  /// Where the columns of the grid stand: finite values that ascend or descend.
  Column x;
  /// Where the rows of the grid stand, likewise.
  Column y;
  /// As many values for each row as x has, as many rows as y has.
  Column values;
  /// Taken when the series is made, for good; nothing makes one of viridis.
  std::optional<ColorScale> color_scale;
};

/// How contours look.
struct ContourOptions {
  /// Whether the bands between levels are filled, each with the colour of its middle.
  bool filled = false;
  /// Levels, finite and ascending; none takes about `level_count` ticks of the colour scale.
  std::vector<double> levels;
  /// About how many levels there are where `levels` has none, 1 to 1,000.
  std::size_t level_count = 8;
  /// Width of the lines, in points; 0 is none.
  double width = 1.5;
  /// The colour of all lines and labels; nothing takes that of each level, for labels the theme's.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Size of labels on lines, in points; 0 is none.
  double label_size = 0;
  /// How labels are written.
  TickFormat label_format;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// The options for C, with what they point into.
struct ContourOptionsForC : keisen_contour_options {
  explicit ContourOptionsForC(const ContourOptions &options)
      : keisen_contour_options(KEISEN_CONTOUR_OPTIONS_INIT),
        format(c_options(options.label_format)) {
    filled = options.filled;
    levels = options.levels.empty() ? nullptr : options.levels.data();
    level_count = options.levels.empty() ? options.level_count : options.levels.size();
    width = options.width;
    color = c_color(options.color);
    alpha = options.alpha;
    label_size = options.label_size;
    label_format = &format;
    label = c_string_or_null(options.label);
  }

  ContourOptionsForC(const ContourOptionsForC &) = delete;
  ContourOptionsForC &operator=(const ContourOptionsForC &) = delete;

  keisen_tick_format_options format;
};

} // namespace detail

namespace detail {

struct ContourCalls {
  using Columns = ContourColumns;
  using Options = ContourOptions;

  static keisen_contour_columns c_columns(const ContourColumns &columns) {
    keisen_contour_columns c = KEISEN_CONTOUR_COLUMNS_INIT;
    c.x = columns.x.handle();
    c.y = columns.y.handle();
    c.values = columns.values.handle();
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static ContourOptionsForC c_options(const ContourOptions &options) {
    return ContourOptionsForC(options);
  }

  static constexpr auto create = keisen_series_create_contours;
  static constexpr auto add = keisen_chart_add_contours;
  static constexpr auto set_columns = keisen_series_set_contour_columns;
  static constexpr auto set_options = keisen_series_set_contour_options;
};

} // namespace detail

/// Lines of equal value of a field, or the bands between them.
class ContourSeries : public detail::MarkSeries<detail::ContourCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
