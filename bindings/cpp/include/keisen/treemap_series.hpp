// SPDX-License-Identifier: MIT
//
// Treemaps.
#ifndef KEISEN_TREEMAP_SERIES_HPP
#define KEISEN_TREEMAP_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/tick_format.hpp>

#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that a treemap is drawn from, equally long.
struct TreemapColumns {
  /// A column of values.
  explicit TreemapColumns(Column numbers) : values(std::move(numbers)) {}

  /// Columns of values and of parents.
  TreemapColumns(Column numbers, Column rows)
      : values(std::move(numbers)), parents(std::move(rows)) {}

  /// Values, of which those above 0 count; a parent has the sum of its children instead.
  Column values;
  /// The row of each row's parent; a number that is no row where it has none.
  std::optional<Column> parents;
  /// What `color_scale` turns into the colour of each row.
  std::optional<Column> color;
  /// Taken when the series is made, for good; nothing makes one of viridis where there is
  /// `color`.
  std::optional<ColorScale> color_scale;
};

/// How a treemap looks.
struct TreemapOptions {
  /// Whether the value of a row stands below its name.
  bool show_values = true;
  /// Names of rows.
  std::vector<std::string> labels;
  /// How values are written.
  TickFormat value_format;
  /// Size of names and values, in points; 0 is none.
  double label_size = 12;
  /// Width of the gap between neighbours, in points.
  double gap = 1;
  /// Width of the rim of a parent around its children, in points.
  double padding = 3;
  /// The colour of all rows; nothing takes those of the theme's cycle.
  std::optional<Color> color;
  /// What the alpha of all fills is multiplied by, in 0...1.
  double alpha = 1;
  /// Name of the series for people, or "" for none.
  std::string label;
};

namespace detail {

/// The options for C, with what they point into.
struct TreemapOptionsForC : keisen_treemap_options {
  explicit TreemapOptionsForC(const TreemapOptions &options)
      : keisen_treemap_options(KEISEN_TREEMAP_OPTIONS_INIT), names(c_strings(options.labels)),
        format(c_options(options.value_format)) {
    show_values = options.show_values;
    labels = names.data();
    label_count = names.size();
    value_format = &format;
    label_size = options.label_size;
    gap = options.gap;
    padding = options.padding;
    color = c_color(options.color);
    alpha = options.alpha;
    label = c_string_or_null(options.label);
  }

  TreemapOptionsForC(const TreemapOptionsForC &) = delete;
  TreemapOptionsForC &operator=(const TreemapOptionsForC &) = delete;

  std::vector<const char *> names;
  keisen_tick_format_options format;
};

} // namespace detail

namespace detail {

struct TreemapCalls {
  using Columns = TreemapColumns;
  using Options = TreemapOptions;

  static keisen_treemap_columns c_columns(const TreemapColumns &columns) {
    keisen_treemap_columns c = KEISEN_TREEMAP_COLUMNS_INIT;
    c.values = columns.values.handle();
    c.parents = handle_or_null(columns.parents);
    c.color = handle_or_null(columns.color);
    c.color_scale = handle_or_null(columns.color_scale);
    return c;
  }

  static TreemapOptionsForC c_options(const TreemapOptions &options) {
    return TreemapOptionsForC(options);
  }

  static constexpr auto create = keisen_series_create_treemap;
  static constexpr auto add = keisen_chart_add_treemap;
  static constexpr auto set_columns = keisen_series_set_treemap_columns;
  static constexpr auto set_options = keisen_series_set_treemap_options;
};

} // namespace detail

/// Rectangles whose areas are to each other as values are.
class TreemapSeries : public detail::MarkSeries<detail::TreemapCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
