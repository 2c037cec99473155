// SPDX-License-Identifier: MIT
//
// Lines.
#ifndef KEISEN_LINE_SERIES_HPP
#define KEISEN_LINE_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/handles.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/line_style.hpp>
#include <keisen/marker.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

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
class LineOptionsForC {
public:
  explicit LineOptionsForC(const LineOptions &options) {
    set_line_style(options_, options);
    options_.label = c_string_or_null(options.label);
    options_.interpolation = static_cast<keisen_line_interpolation>(options.interpolation);
    for (const LineStyle &style : options.styles)
      styles_.push_back(c_style(style));
    if (styles_.size() > std::numeric_limits<std::uint32_t>::max())
      throw Error(Status::invalid_argument,
                  "styles has too many elements: " + std::to_string(styles_.size()));
    options_.style_count = static_cast<std::uint32_t>(styles_.size());
    options_.styles = styles_.data();
    options_.curve_alpha = options.curve_alpha;
    options_.marker = static_cast<keisen_marker>(options.marker);
    options_.separated = options.separated;
    options_.blended = options.blended;
    options_.marker_size = options.marker_size;
    options_.marker_alpha = options.marker_alpha;
    options_.marker_border_width = options.marker_border_width;
    options_.marker_color = c_color(options.marker_color);
    options_.marker_border_color = c_color(options.marker_border_color);
    options_.custom_marker = handle_or_null(options.custom_marker);
  }

  LineOptionsForC(const LineOptionsForC &) = delete;
  LineOptionsForC &operator=(const LineOptionsForC &) = delete;

  const keisen_line_options *get() const noexcept { return &options_; }

private:
  keisen_line_options options_ = KEISEN_LINE_OPTIONS_INIT;
  std::vector<keisen_line_style> styles_;
};

/// Returns the columns for C, which point into the ones given.
inline keisen_line_columns c_columns(const LineColumns &columns) {
  keisen_line_columns c = KEISEN_LINE_COLUMNS_INIT;
  c.x = handle_or_null(columns.x);
  c.y = columns.y.handle();
  c.order = handle_or_null(columns.order);
  c.style = handle_or_null(columns.style);
  c.color = handle_or_null(columns.color);
  c.color_scale = handle_or_null(columns.color_scale);
  return c;
}

} // namespace detail

/// A line through the rows of two columns; gaps interrupt it.
class LineSeries : public Series {
public:
  using Columns = LineColumns;
  using Options = LineOptions;

  /// Makes a line that belongs to no chart yet. The columns are equally long.
  LineSeries(const Space &space,
             const Column &x,
             const Column &y,
             const LineOptions &options = LineOptions())
      : Series(create(space, x.handle(), y, options)) {}

  /// Makes a line over row numbers from 0.
  LineSeries(const Space &space, const Column &y, const LineOptions &options = LineOptions())
      : Series(create(space, nullptr, y, options)) {}

  /// Makes a line that may have an order, styles or colours of its own for its rows.
  LineSeries(const Space &space,
             const LineColumns &columns,
             const LineOptions &options = LineOptions())
      : Series(create(space, columns, options)) {}

  /// Takes a series for a line; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit LineSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to a line that the caller has.
  static LineSeries adopt(keisen_series *handle) { return LineSeries(Series::adopt(handle)); }

  /// Adds a reference to the caller's to a line.
  static LineSeries borrow(keisen_series *handle) { return LineSeries(Series::borrow(handle)); }

  /// Replaces x and y; other columns that it has stay, and must be as long.
  void set_columns(const Column &x, const Column &y) {
    check(keisen_series_set_line_columns(handle(), x.handle(), y.handle()));
  }

  /// Replaces x and y by row numbers from 0 and `y`.
  void set_columns(const Column &y) {
    check(keisen_series_set_line_columns(handle(), nullptr, y.handle()));
  }

  /// Replaces all columns.
  void set_columns(const LineColumns &columns) {
    keisen_line_columns c = detail::c_columns(columns);
    check(keisen_series_set_line_from_columns(handle(), &c));
  }

  /// Replaces all options.
  void set_options(const LineOptions &options) {
    const detail::LineOptionsForC c(options);
    check(keisen_series_set_line_options(handle(), c.get()));
  }

  /// Returns what turns values into colours; a line that was made without such values has none and
  /// throws Status::invalid_argument.
  ColorScale color_scale() const {
    return ColorScale::adopt(
        detail::make<keisen_color_scale>(keisen_series_get_color_scale, handle()));
  }

private:
  static Series
  create(const Space &space, keisen_column *x, const Column &y, const LineOptions &options) {
    const detail::LineOptionsForC c(options);
    return Series::adopt(detail::make<keisen_series>(keisen_series_create_line, space.handle(), x,
                                                     y.handle(), c.get()));
  }

  static Series create(const Space &space, const LineColumns &columns, const LineOptions &options) {
    const keisen_line_columns c = detail::c_columns(columns);
    const detail::LineOptionsForC o(options);
    return Series::adopt(detail::make<keisen_series>(keisen_series_create_line_from_columns,
                                                     space.handle(), &c, o.get()));
  }
};

} // namespace keisen

#endif
