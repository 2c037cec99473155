// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from contour.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/tick_format.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that contours are drawn from. The series keeps references of its own.
struct ContourColumns {
  /// Makes columns of `x` and `y` and `values`.
  ContourColumns(Column its_x, Column its_y, Column its_values)
      : x(std::move(its_x)), y(std::move(its_y)), values(std::move(its_values)) {}

  /// Where the columns of the grid stand: finite values that ascend or descend, at any distances.
  Column x;
  /// Where the rows of the grid stand, likewise.
  Column y;
  /// The field where these meet, row by row: as many values for each row as x has, as many rows as
  /// y has, at most 2^30 values. A cell with a corner that is NaN, missing or infinite is a hole.
  Column values;
  /// Turns levels into colours. It is taken when the contours are made, for good: nothing makes one
  /// of viridis, and set_columns() takes nothing or the same. One without a range gets that from
  /// the first level to the last.
  std::optional<ColorScale> color_scale;
};

/// How contours look.
struct ContourOptions {
  /// Whether the bands between levels are filled, each with the colour of its middle; what is
  /// beyond the first and the last level is not. A value on the first level is in the first band,
  /// one on any other in the band below it.
  bool filled = false;
  /// Levels, finite and ascending; nothing takes ticks of the colour scale within the values, for
  /// bands around all of them.
  std::vector<double> levels;
  /// Number of levels, at most 1,000; where `levels` is nothing about how many there shall be, 1 to
  /// 1,000.
  std::size_t level_count = 8;
  /// Width of the lines, in points, finite, not negative; 0 is none.
  double width = 1.5;
  /// The colour of all lines and their labels; nothing takes for lines that of each level, for
  /// labels the theme's.
  std::optional<Color> color;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Size of labels on lines, in points, 0...1000; 0 is none. They are turned along their lines,
  /// which are interrupted under them; one that has no room is left out.
  double label_size = 0;
  /// How labels are written, or nothing for automatic.
  TickFormat label_format;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// ContourOptions for C, with what they point into.
struct ContourOptionsForC : keisen_contour_options, Pinned {
  explicit ContourOptionsForC(const ContourOptions &given)
      : keisen_contour_options(c_struct<keisen_contour_options>(given)),
        label_format_(c_options(given.label_format)) {
    levels = given.levels.empty() ? nullptr : given.levels.data();
    level_count = given.levels.empty() ? given.level_count : given.levels.size();
    label_format = &label_format_;
  }

private:
  keisen_tick_format_options label_format_;
};

struct ContourCalls : MarkCalls<ContourColumns,
    keisen_contour_columns,
    ContourOptions,
    ContourOptionsForC> {
  static constexpr auto create = keisen_series_create_contours;
  static constexpr auto add = keisen_chart_add_contours;
  static constexpr auto set_columns = keisen_series_set_contour_columns;
  static constexpr auto set_options = keisen_series_set_contour_options;
};

} // namespace detail

/// Lines of equal value of a field, or the bands between them.
class ContourSeries : public detail::MarkSeries<ContourSeries, detail::ContourCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
