// SPDX-License-Identifier: MIT
//
// What custom series and attachments draw with.
#pragma once

#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/image.hpp>
#include <keisen/keisen.h>
#include <keisen/line_style.hpp>
#include <keisen/text_box.hpp>
#include <keisen/path_outline.hpp>
#include <keisen/point_series.hpp>
#include <keisen/projection.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How a shape looks.
struct ShapeOptions {
  /// What fills it, alpha 0 for nothing; nothing takes the part's colour.
  std::optional<Color> fill;
  /// Colour of a line that is centred on its sides; nothing takes the part's colour.
  std::optional<Color> stroke;
  /// Full width of that line, in points; 0 for none.
  double stroke_width = 0;
  /// What is inside of a path.
  FillRule rule = FillRule::nonzero;
  /// Where two sides of a path's stroke meet.
  Join join = Join::round;
  /// At the ends of a path's stroke that is not closed.
  Cap cap = Cap::round;
  /// Longest mitre, in line widths, at least 1.
  double mitre_limit = 4;
  /// Radii of a rectangle's corners, in points.
  CornerRadii radii;
};

namespace detail {

/// Returns the options for C.
inline keisen_shape_options c_options(const ShapeOptions &options) noexcept {
  keisen_shape_options c = c_struct<keisen_shape_options>(options);
  c.radii = {options.radii.top_left, options.radii.top_right, options.radii.bottom_right,
             options.radii.bottom_left};
  return c;
}

} // namespace detail

/// What a custom series or attachment draws with, and asks where values stand: lent for one call.
///
/// All is in points of the picture, x to the right and y down. Everything is clipped to where the
/// part may draw. After the call its functions throw Status::invalid_handle.
class Painter {
public:
  /// Takes a painter that C lends.
  explicit Painter(keisen_painter *painter) noexcept : painter_(painter) {}

  /// Returns the painter for a call in C.
  keisen_painter *handle() const noexcept { return painter_; }

  /// Returns the time of the frame, in seconds.
  double time() const { return frame().time; }

  /// Returns device pixels per point.
  double pixel_ratio() const { return frame().pixel_ratio; }

  /// Returns the size of the picture, in points.
  Size size() const {
    const keisen_painter_frame c = frame();
    return {c.width, c.height};
  }

  /// Returns the plot rectangle, in points.
  Rect plot() const {
    const keisen_painter_frame c = frame();
    return {c.plot.x, c.plot.y, c.plot.width, c.plot.height};
  }

  /// Returns the part's colour.
  Color color() const {
    const keisen_painter_frame c = frame();
    return detail::color(c.color).value_or(Color());
  }

  /// Returns the frame's range of a projection.
  ProjectionRange range_of(const Projection &projection) const {
    keisen_projection_range range = {};
    range.struct_size = sizeof range;
    check(keisen_painter_get_range(painter_, projection.handle(), &range));
    return detail::projection_range(range).value_or(ProjectionRange());
  }

  /// Returns where two values stand; NaN where a scale has no place for one. An attachment, which
  /// has no space of its own, names one.
  Point
  position(const Value &x, const Value &y, const std::optional<Space> &space = std::nullopt) const {
    Point point;
    check(keisen_painter_get_position(painter_, handle_of(space), detail::c_value(x),
                                      detail::c_value(y), &point.x, &point.y));
    return point;
  }

  /// Returns where all rows of columns stand; NaN for gaps and for what a scale has no place for.
  ///
  /// `x` is nothing for row numbers. Rows are those that both columns have, of rings those that are
  /// kept, from Column::first_row() on.
  std::vector<Point> positions(const std::optional<Column> &x,
                               const Column &y,
                               const std::optional<Space> &space = std::nullopt) const {
    const auto [first, count] = rows_of(x, y);
    return positions(x, y, first, count, space);
  }

  /// Returns where some rows of columns stand, all of which must be in both.
  std::vector<Point> positions(const std::optional<Column> &x,
                               const Column &y,
                               std::size_t first,
                               std::size_t count,
                               const std::optional<Space> &space = std::nullopt) const {
    std::vector<Point> points(count);
    check(keisen_painter_get_positions(painter_, handle_of(space), x ? x->handle() : nullptr,
                                       y.handle(), first, count,
                                       points.empty() ? nullptr : &points.data()->x));
    return points;
  }

  /// Returns where all values of a column stand along one dimension, in points; of a ring those
  /// that are kept.
  std::vector<double> positions(const Column &column,
                                Dimension dimension,
                                const std::optional<Space> &space = std::nullopt) const {
    const auto [first, count] = rows_of(std::nullopt, column);
    std::vector<double> places(count);
    check(keisen_painter_get_column_positions(painter_, handle_of(space), column.handle(),
                                              static_cast<keisen_dimension>(dimension), first,
                                              count, places.empty() ? nullptr : places.data()));
    return places;
  }

  /// Returns the values that stand at a point; the offset of one is NaN where its scale ends before
  /// the point, and where it is infinite.
  std::pair<Value, Value> values(Point at, const std::optional<Space> &space = std::nullopt) const {
    keisen_value x, y;
    check(keisen_painter_get_values(painter_, handle_of(space), at.x, at.y, &x, &y));
    return {detail::value(x), detail::value(y)};
  }

  /// Returns where the middle of a rule has to be, so that its edges stand on borders of device
  /// pixels, and its width in whole device pixels.
  std::pair<double, double> snapped_rule(double position, double width) const {
    double middle = 0, snapped = 0;
    check(keisen_painter_snap_rule(painter_, position, width, &middle, &snapped));
    return {middle, snapped};
  }

  /// Restricts what follows to a rectangle, within where the part may draw.
  void clip(const Rect &rect) {
    const keisen_rect c = {rect.x, rect.y, rect.width, rect.height};
    check(keisen_painter_clip(painter_, &c));
  }

  /// Ends that.
  void unclip() { check(keisen_painter_clip(painter_, nullptr)); }

  /// Draws straight lines through points, as one shape; one that is not finite interrupts.
  void line(const std::vector<Point> &points, const LineStyle &style = LineStyle()) {
    detail::call(keisen_painter_line, painter_, detail::c_points(points), points.size(),
                 detail::c_style(style));
  }

  /// Draws separate segments, each of two points, as one shape.
  void segments(const std::vector<Point> &points, const LineStyle &style = LineStyle()) {
    detail::call(keisen_painter_segments, painter_, detail::c_points(points), points.size(),
                 detail::c_style(style));
  }

  /// Draws markers on points; sizes and colours, where there are any, are as many as points.
  void markers(const std::vector<Point> &points,
               const PointOptions &options = PointOptions(),
               const std::vector<double> &sizes = {},
               const std::vector<Color> &colors = {}) {
    require(sizes.size(), points.size(), "sizes");
    require(colors.size(), points.size(), "colors");
    std::vector<keisen_color> own;
    for (const Color &color : colors)
      own.push_back(detail::c_color(color));
    detail::call(keisen_painter_markers, painter_, detail::c_points(points), points.size(),
                 detail::c_options(options), sizes.empty() ? nullptr : sizes.data(),
                 own.empty() ? nullptr : own.data());
  }

  /// Draws a rectangle.
  void rect(const Rect &rect, const ShapeOptions &options = ShapeOptions()) {
    detail::call(keisen_painter_rect, painter_,
                 keisen_rect{rect.x, rect.y, rect.width, rect.height}, detail::c_options(options));
  }

  /// Draws the shape whose corners are points; those of NaN part its contours.
  void polygon(const std::vector<Point> &points, const ShapeOptions &options = ShapeOptions()) {
    detail::call(keisen_painter_path, painter_, nullptr, std::size_t{0}, detail::c_points(points),
                 points.size(), detail::c_options(options));
  }

  /// Draws an outline.
  void path(const PathOutline &outline, const ShapeOptions &options = ShapeOptions()) {
    if (outline.verbs().empty())
      return;
    detail::call(keisen_painter_path, painter_, outline.verbs().data(), outline.verbs().size(),
                 detail::c_points(outline.points()), outline.points().size(),
                 detail::c_options(options));
  }

  /// Writes a text; `anchor` is the point of its box at `at`, in fractions from its top left
  /// corner.
  void text(const std::string &text,
            Point at,
            Point anchor = {},
            const TextBoxOptions &options = TextBoxOptions()) {
    detail::call(keisen_painter_text, painter_, detail::c_string(text), at.x, at.y, anchor.x,
                 anchor.y, detail::c_options(options));
  }

  /// Returns the size of the upright rectangle around a text's box.
  Size measure_text(const std::string &text,
                    const TextBoxOptions &options = TextBoxOptions()) const {
    const keisen_text_box_options c = detail::c_options(options);
    Size size;
    check(keisen_painter_measure_text(painter_, detail::c_string(text), &c, &size.width,
                                      &size.height));
    return size;
  }

  /// Places an image in a rectangle.
  void image(const Image &image, const Rect &rect) {
    check(
        keisen_painter_image(painter_, image.handle(), {rect.x, rect.y, rect.width, rect.height}));
  }

private:
  keisen_painter_frame frame() const {
    keisen_painter_frame c = KEISEN_PAINTER_FRAME_INIT;
    check(keisen_painter_get_frame(painter_, &c));
    return c;
  }

  static keisen_space *handle_of(const std::optional<Space> &space) noexcept {
    return space ? space->handle() : nullptr;
  }

  /// Returns the first row that both columns have, and how many there are.
  static std::pair<std::size_t, std::size_t> rows_of(const std::optional<Column> &x,
                                                     const Column &y) {
    std::size_t first = y.first_row(), end = first + y.size();
    if (x) {
      const std::size_t other = x->first_row();
      first = std::max(first, other);
      end = std::min(end, other + x->size());
    }
    return {first, end > first ? end - first : 0};
  }

  static void require(std::size_t count, std::size_t points, const char *name) {
    if (count != 0 && count != points)
      throw Error(Status::invalid_argument, std::string(name) + " has " + std::to_string(count) +
                                                " values, there are " + std::to_string(points) +
                                                " points");
  }

  keisen_painter *painter_;
};

} // namespace keisen
