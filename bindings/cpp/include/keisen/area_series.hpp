// SPDX-License-Identifier: MIT
//
// Areas.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/line_series.hpp>
#include <keisen/line_style.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace keisen {

/// What fills a part of an area: its own colour, another one, or a gradient up or down.
class AreaFill {
public:
  /// The area's colour.
  AreaFill() = default;

  /// One colour.
  AreaFill(const Color &color) : AreaFill(KEISEN_AREA_FILL_COLOR, 0, 0, color, color) {}

  /// A gradient between two values of y; beyond them the end colours go on.
  static AreaFill
  gradient(double start, double end, const Color &start_color, const Color &end_color) {
    return AreaFill(KEISEN_AREA_FILL_DATA_GRADIENT, start, end, start_color, end_color);
  }

  /// A gradient between two parts of the plot's height, from 0 at the bottom to 1 at the top.
  static AreaFill
  plot_gradient(double start, double end, const Color &start_color, const Color &end_color) {
    return AreaFill(KEISEN_AREA_FILL_PLOT_GRADIENT, start, end, start_color, end_color);
  }

  /// Returns the fill for C.
  const keisen_area_fill &c() const noexcept { return fill_; }

private:
  AreaFill(keisen_area_fill_kind kind,
           double start,
           double end,
           const Color &start_color,
           const Color &end_color) {
    fill_.kind = kind;
    fill_.start = start;
    fill_.end = end;
    fill_.start_color = detail::c_color(start_color);
    fill_.end_color = detail::c_color(end_color);
  }

  keisen_area_fill fill_ = KEISEN_AREA_FILL_INIT;
};

/// The columns that an area is drawn from, a row each; all are equally long.
struct AreaColumns {
  /// Columns of x and y, of which x may be nothing: row numbers from 0.
  AreaColumns(std::optional<Column> horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Columns of x, y and the other line.
  AreaColumns(std::optional<Column> horizontal, Column vertical, Column other)
      : x(std::move(horizontal)), y(std::move(vertical)), y2(std::move(other)) {}

  /// Values of the horizontal dimension.
  std::optional<Column> x;
  /// Values of the vertical dimension.
  Column y;
  /// Values of the other line; nothing takes the baseline of the options.
  std::optional<Column> y2;
};

/// How an area looks.
// make-faces: fields of keisen_area_options
struct AreaOptions {
  /// The colour that fills it; nothing takes that of `linked_line`, or else the next of the chart's
  /// colour cycle.
  std::optional<Color> color;
  /// What the alpha of fills is multiplied by, in 0...1.
  double alpha = 0.4;
  /// What fills the parts where y is above y2, or the baseline.
  AreaFill above;
  /// What fills the parts where y is below.
  AreaFill below;
  /// Where the area begins where there is no y2, in the units of y: -INFINITY for the low end of
  /// the range, INFINITY for the high end; not NaN. Where the scale has no place for it, as a log
  /// scale has none for 0, that is the low end. It stands on the nearest border of device pixels.
  double baseline = 0;
  /// How both lines go from row to row.
  LineInterpolation interpolation = LineInterpolation::linear;
  /// Of Catmull-Rom curves alone, in 0...1, as in LineOptions.
  double curve_alpha = 0.5;
  /// The line along y, over the fill; a style without a colour has the area's, opaque.
  std::optional<LineStyle> line;
  /// A line whose colour it takes where it has none of its own, and whose interpolation where its
  /// own is linear, or nothing. The series keeps a reference of its own.
  std::optional<LineSeries> linked_line;
  /// Name for people, or "" for none.
  std::string label;
};

/// Lays series upon each other, the first at the bottom; series i lies between edges i and i + 1.
///
/// A value that is NaN, missing or infinite counts as 0. A diverging stack has no such edges and
/// throws Status::invalid_argument.
inline std::vector<Column> stack_edges(const std::vector<Column> &series,
                                       StackBaseline baseline = StackBaseline::zero) {
  std::vector<keisen_column *> handles;
  for (const Column &column : series)
    handles.push_back(column.handle());
  std::vector<keisen_column *> made(series.size() + 1);
  std::vector<Column> edges;
  edges.reserve(made.size());
  check(keisen_column_create_stack(handles.data(), handles.size(),
                                   static_cast<keisen_stack_baseline>(baseline), made.data()));
  for (keisen_column *edge : made)
    edges.push_back(Column::adopt(edge));
  return edges;
}

namespace detail {

/// The options for C, with what they point into.
struct AreaOptionsForC : keisen_area_options, Pinned {
  explicit AreaOptionsForC(const AreaOptions &options)
      : keisen_area_options(c_struct<keisen_area_options>(options)) {
    linked_line = options.linked_line ? options.linked_line->handle() : nullptr;
    above = options.above.c();
    below = options.below.c();
    if (options.line) {
      style_ = c_style(*options.line);
      line = &style_;
    }
  }

private:
  keisen_line_style style_ = KEISEN_LINE_STYLE_INIT;
};

struct AreaCalls : MarkCalls<AreaColumns, keisen_area_columns, AreaOptions, AreaOptionsForC> {
  static constexpr auto create = keisen_series_create_area;
  static constexpr auto add = keisen_chart_add_area;
  static constexpr auto set_columns = keisen_series_set_area_columns;
  static constexpr auto set_options = keisen_series_set_area_options;
};

} // namespace detail

/// What lies between a line through the rows and a baseline, or between two lines.
class AreaSeries : public detail::MarkSeries<AreaSeries, detail::AreaCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
