// SPDX-License-Identifier: MIT
//
// Lines.
#pragma once

#include <keisen/color.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/line_style.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How a line looks.
// make-faces: fields of keisen_line_options, without style_count, own dash join cap
struct LineOptions {
  /// Colour; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// Full width in points, finite, not negative; 0 draws nothing.
  double width = 1.5;
  /// Lengths that alternate mark and gap, in multiples of the width; empty for a solid line.
  std::vector<double> dash;
  /// Name for people, or "" for none.
  std::string label;
  /// Shape where two segments meet.
  Join join = Join::round;
  /// Shape of the ends.
  Cap cap = Cap::round;
  /// Longest mitre, in line widths, at least 1.
  double mitre_limit = 4;
  /// How it goes from row to row.
  LineInterpolation interpolation = LineInterpolation::linear;
  /// Of Catmull-Rom curves alone, in 0...1: 0 is uniform, 0.5 centripetal, which makes no loops
  /// within a segment, 1 chordal.
  double curve_alpha = 0.5;
  /// What the column `style` counts from 0; a style without a colour has the line's.
  std::vector<LineStyle> styles;
  /// Whether segments are separate: the first row is joined with the second, the third with the
  /// fourth.
  bool separated = false;
  /// Whether colours by values go evenly along each segment, from its row's to the next row's; else
  /// a segment has the colour of its first row.
  bool blended = true;
  /// The shape of the marker that stands on each row, over the line.
  Marker marker = Marker::circle;
  /// A marker of the caller's own in place of the shape `marker`, which is kept, or nothing for
  /// none; its border is centred on its outline.
  std::optional<CustomMarker> custom_marker;
  /// The diameter of the circle that covers as much as a marker, in points, finite, not negative; 0
  /// is no marker.
  double marker_size = 0;
  /// What the alpha of markers is multiplied by, in 0...1.
  double marker_alpha = 1;
  /// The colour that fills markers; nothing takes that of the line at the row.
  std::optional<Color> marker_color;
  /// Width of a line along the inside of each marker's outline, in points, finite, not negative; 0
  /// is none.
  double marker_border_width = 0;
  /// The colour of that line; nothing takes the theme's for plot areas.
  std::optional<Color> marker_border_color;
  /// What the alpha of the colour, or of colours by value, is multiplied by, in 0...1. A line in
  /// one colour covers each pixel once: where it crosses itself nothing is darker. Of one in
  /// colours by value or in styles by row that holds for each colour; where two meet or cross they
  /// lie over each other.
  double alpha = 1;
};

/// The columns that a line is drawn from, a row each; but for `order` all are equally long.
struct LineColumns {
  /// Columns of x and y, of which x may be nothing: row numbers from 0.
  LineColumns(std::optional<Column> horizontal, Column vertical)
      : x(std::move(horizontal)), y(std::move(vertical)) {}

  /// Row numbers from 0, and y.
  explicit LineColumns(Column vertical) : y(std::move(vertical)) {}

  /// Values of the horizontal dimension; nothing takes row numbers from 0.
  std::optional<Column> x;
  /// Values of the vertical dimension.
  Column y;
  /// Numbers of rows in the order in which they are joined, as many as wanted.
  std::optional<Column> order;
  /// The style of the segment from each row to the next, as a number of those in the options.
  std::optional<Column> style;
  /// Values that `color_scale` turns into the line's colours; there are no styles by row then.
  std::optional<Column> color;
  /// Taken when the line is made, for good; nothing makes one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

namespace detail {

/// The options for C, with what they point into.
struct LineOptionsForC : keisen_line_options, Pinned {
  explicit LineOptionsForC(const LineOptions &options)
      : keisen_line_options(c_struct<keisen_line_options>(options)) {
    set_dash(*this, options.dash);
    for (const LineStyle &style : options.styles)
      styles_.push_back(c_style(style));
    if (styles_.size() > std::numeric_limits<std::uint32_t>::max())
      throw Error(Status::invalid_argument,
                  "styles has too many elements: " + std::to_string(styles_.size()));
    style_count = static_cast<std::uint32_t>(styles_.size());
    styles = styles_.data();
  }

private:
  std::vector<keisen_line_style> styles_;
};

struct LineCalls : MarkCalls<LineColumns, keisen_line_columns, LineOptions, LineOptionsForC> {
  static constexpr auto create = keisen_series_create_line_from_columns;
  static constexpr auto add = keisen_chart_add_line_from_columns;
  static constexpr auto set_columns = keisen_series_set_line_from_columns;
  static constexpr auto set_options = keisen_series_set_line_options;
};

} // namespace detail

/// A line through the rows of two columns; gaps interrupt it.
class LineSeries : public detail::MarkSeries<LineSeries, detail::LineCalls> {
public:
  using MarkSeries::MarkSeries;
  using MarkSeries::set_columns;

  /// Makes a line that belongs to no chart yet. The columns are equally long.
  LineSeries(const Space &space,
             const Column &x,
             const Column &y,
             const LineOptions &options = LineOptions())
      : LineSeries(space, x.handle(), y, options) {}

  /// Makes a line over row numbers from 0.
  LineSeries(const Space &space, const Column &y, const LineOptions &options = LineOptions())
      : LineSeries(space, nullptr, y, options) {}

  /// Replaces x and y; other columns that it has stay, and must be as long.
  void set_columns(const Column &x, const Column &y) {
    check(keisen_series_set_line_columns(handle(), x.handle(), y.handle()));
  }

  /// Replaces x and y by row numbers from 0 and `y`.
  void set_columns(const Column &y) {
    check(keisen_series_set_line_columns(handle(), nullptr, y.handle()));
  }

private:
  LineSeries(const Space &space, keisen_column *x, const Column &y, const LineOptions &options)
      : MarkSeries(detail::make<keisen_series>(keisen_series_create_line,
                                               space.handle(),
                                               x,
                                               y.handle(),
                                               detail::LineOptionsForC(options))) {}
};

} // namespace keisen
