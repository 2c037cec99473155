// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from treemap.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/tick_format.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that a treemap is drawn from; all are equally long. The series keeps references of
/// its own.
struct TreemapColumns {
  /// Makes columns of `values`.
  explicit TreemapColumns(Column its_values)
      : values(std::move(its_values)) {}

  /// Makes columns of `values` and `parents`.
  TreemapColumns(Column its_values, std::optional<Column> its_parents)
      : values(std::move(its_values)), parents(std::move(its_parents)) {}

  /// Values, of which those above 0 count. A row that is a parent has the sum of its children
  /// instead.
  Column values;
  /// The row of each row's parent; a number that is no row, such as -1 or NaN, where it has none.
  /// Rows that are their own ancestors are not shown. Nothing where no row has one.
  std::optional<Column> parents;
  /// What `color_scale` turns into the colour of each row; nothing for those of the options.
  std::optional<Column> color;
  /// Turns the values of `color` into colours, as that of PolygonColumns.
  std::optional<ColorScale> color_scale;
};

/// How a treemap looks.
struct TreemapOptions {
  /// Whether the value of a row stands below its name.
  bool show_values = true;
  /// Names of rows. Nothing for none.
  std::vector<std::string> labels;
  /// How values are written, or nothing for automatic.
  TickFormat value_format;
  /// Size of names and values, in points, 0...1000; 0 is none.
  double label_size = 12;
  /// Width of the gap between neighbours, in points, finite, not negative.
  double gap = 1;
  /// Width of the rim of a parent around its children, in points, finite, not negative.
  double padding = 3;
  /// The colour of all rows; nothing takes the next of the theme's cycle for each row without a
  /// parent and what is within it, and one for all where there are no parents and more rows than
  /// the cycle has colours.
  std::optional<Color> color;
  /// What the alpha of all fills is multiplied by, in 0...1.
  double alpha = 1;
  /// Name of the series for people, or "" for none.
  std::string label;
};

namespace detail {

/// TreemapOptions for C, with what they point into.
struct TreemapOptionsForC : keisen_treemap_options, Pinned {
  explicit TreemapOptionsForC(const TreemapOptions &given)
      : keisen_treemap_options(c_struct<keisen_treemap_options>(given)),
        labels_(c_strings(given.labels)),
        value_format_(c_options(given.value_format)) {
    labels = labels_.data();
    label_count = static_cast<decltype(label_count)>(labels_.size());
    value_format = &value_format_;
  }

private:
  std::vector<const char *> labels_;
  keisen_tick_format_options value_format_;
};

struct TreemapCalls : MarkCalls<TreemapColumns,
    keisen_treemap_columns,
    TreemapOptions,
    TreemapOptionsForC> {
  static constexpr auto create = keisen_series_create_treemap;
  static constexpr auto add = keisen_chart_add_treemap;
  static constexpr auto set_columns = keisen_series_set_treemap_columns;
  static constexpr auto set_options = keisen_series_set_treemap_options;
};

} // namespace detail

/// Rectangles whose areas are to each other as values are, within those of their parents.
class TreemapSeries : public detail::MarkSeries<TreemapSeries, detail::TreemapCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
