// SPDX-License-Identifier: MIT
//
// Canvases: offscreen drawing with pens.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/bytes.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/image.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/render_options.hpp>
#include <keisen/renderer.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// A sheet to draw on with numbered pens, without a chart; coordinates and lengths are in points.
///
/// It is idle or drawing. Arguments come in the order pen, main attribute, position, size, the
/// rest. Messages of errors begin with the name of the function.
class Canvas : public Object<Canvas,
                             keisen_canvas,
                             keisen_canvas_retain,
                             keisen_canvas_release,
                             keisen_canvas_equal> {
public:
  using Object::Object;

  /// A point: x and y.
  using Corner = std::array<double, 2>;

  /// Makes a canvas that is idle, without pens.
  Canvas() : Object(detail::make<keisen_canvas>(keisen_canvas_create)) {}

  /// Makes a canvas with pens, and begins.
  Canvas(double width, double height, bool opaque = true, std::int64_t pens = 1)
      : Object(detail::make<keisen_canvas>(
            keisen_canvas_create_drawing, width, height, opaque, pens)) {}

  /// Begins a new, empty drawing: all white, or all transparent.
  void begin(double width, double height, bool opaque = true) {
    check(keisen_canvas_begin(handle(), width, height, opaque));
  }

  /// Ends the drawing.
  void end() { check(keisen_canvas_end(handle())); }

  /// Tells whether it draws.
  bool drawing() const { return detail::get<bool>(keisen_canvas_get_drawing, handle()); }

  /// Returns its width and height while it draws, and then those that it had; 0 before.
  std::pair<double, double> size() const {
    double width = 0, height = 0;
    check(keisen_canvas_get_size(handle(), &width, &height));
    return {width, height};
  }

  /// Adds pens, opaque black for strokes and opaque white for fills, and returns the first's
  /// number.
  std::int64_t add_pens(std::int64_t count) {
    return detail::get<std::int64_t>(keisen_canvas_add_pens, handle(), count);
  }

  /// Returns how many pens there are.
  std::int64_t pen_count() const {
    return detail::get<std::int64_t>(keisen_canvas_get_pen_count, handle());
  }

  /// Takes all pens away, of an idle canvas.
  void clear_pens() { check(keisen_canvas_clear_pens(handle())); }

  /// Changes the colour of what a pen strokes and writes from now on.
  void set_stroke(std::int64_t pen, double red, double green, double blue, double alpha = 1) {
    check(keisen_canvas_set_stroke(handle(), pen, red, green, blue, alpha));
  }

  /// Changes the colour of what a pen strokes and writes from now on.
  void set_stroke(std::int64_t pen, const Color &color) {
    set_stroke(pen, color.red, color.green, color.blue, color.alpha);
  }

  /// Changes the colour of what a pen fills from now on.
  void set_fill(std::int64_t pen, double red, double green, double blue, double alpha = 1) {
    check(keisen_canvas_set_fill(handle(), pen, red, green, blue, alpha));
  }

  /// Changes the colour of what a pen fills from now on.
  void set_fill(std::int64_t pen, const Color &color) {
    set_fill(pen, color.red, color.green, color.blue, color.alpha);
  }

  /// Draws a straight line.
  void line(std::int64_t pen, double width, double x1, double y1, double x2, double y2) {
    check(keisen_canvas_line(handle(), pen, width, x1, y1, x2, y2));
  }

  /// Draws straight lines through two points or more, as one.
  void polyline(std::int64_t pen, double width, const std::vector<Corner> &points) {
    check(keisen_canvas_polyline(handle(), pen, width, numbers(points), points.size()));
  }

  /// Draws the shape whose corners are three points or more.
  void polygon(std::int64_t pen, CanvasMode mode, double width, const std::vector<Corner> &points) {
    check(
        keisen_canvas_polygon(handle(), pen, c_mode(mode), width, numbers(points), points.size()));
  }

  /// Draws a rectangle.
  void rect(std::int64_t pen,
            CanvasMode mode,
            double width,
            double x,
            double y,
            double rect_width,
            double rect_height) {
    check(keisen_canvas_rect(handle(), pen, c_mode(mode), width, x, y, rect_width, rect_height));
  }

  /// Draws a rectangle with round corners.
  void rounded_rect(std::int64_t pen,
                    CanvasMode mode,
                    double width,
                    double x,
                    double y,
                    double rect_width,
                    double rect_height,
                    double radius) {
    check(keisen_canvas_rounded_rect(handle(), pen, c_mode(mode), width, x, y, rect_width,
                                     rect_height, radius));
  }

  /// Draws the ellipse that touches the sides of a rectangle.
  void ellipse(std::int64_t pen,
               CanvasMode mode,
               double width,
               double x,
               double y,
               double rect_width,
               double rect_height) {
    check(keisen_canvas_ellipse(handle(), pen, c_mode(mode), width, x, y, rect_width, rect_height));
  }

  /// Writes a text, whose first line's top left corner is at (x, y).
  void text(std::int64_t pen, const std::string &text, double size, double x, double y) {
    check(keisen_canvas_text(handle(), pen, detail::c_string(text), size, x, y));
  }

  /// Places an image, such as another canvas's picture, in a rectangle.
  void draw_image(const Image &image, double x, double y, double width, double height) {
    check(keisen_canvas_draw_image(handle(), image.handle(), x, y, width, height));
  }

  /// Draws what is on it into a picture; it goes on drawing.
  Image image(double pixel_ratio = 1) const {
    return detail::object<Image>(keisen_canvas_image, handle(), nullptr, pixel_ratio);
  }

  /// Draws what is on it into a picture, by a renderer.
  Image image(const Renderer &renderer, double pixel_ratio = 1) const {
    return detail::object<Image>(keisen_canvas_image, handle(), renderer.handle(), pixel_ratio);
  }

  /// Ends, and draws what was on it into a picture; on any error it still draws.
  Image finish(double pixel_ratio = 1) {
    return detail::object<Image>(keisen_canvas_finish, handle(), nullptr, pixel_ratio);
  }

  /// Ends, and draws what was on it into a picture, by a renderer; on any error it still draws.
  Image finish(const Renderer &renderer, double pixel_ratio = 1) {
    return detail::object<Image>(keisen_canvas_finish, handle(), renderer.handle(), pixel_ratio);
  }

  /// Draws what is on it as an SVG document: shapes as shapes, text as text; it goes on drawing.
  std::string svg(double pixel_ratio = 1, SVGFonts fonts = SVGFonts::embedded) const {
    const Bytes bytes = detail::object<Bytes>(keisen_canvas_render_svg, handle(), pixel_ratio,
                                              static_cast<keisen_svg_fonts>(fonts));
    return std::string(reinterpret_cast<const char *>(bytes.data()), bytes.size());
  }

  /// Draws what is on it as a PDF document of one page, with its fonts; it goes on drawing.
  Bytes pdf(double pixel_ratio = 1) const {
    return detail::object<Bytes>(keisen_canvas_render_pdf, handle(), pixel_ratio);
  }

  /// Draws what is on it and writes it to a file, whose format its name tells: `.png`, `.svg` or
  /// `.pdf`. Without a pixel ratio a PNG has two pixels a point.
  void save(const std::string &path,
            std::optional<double> pixel_ratio = std::nullopt,
            SVGFonts fonts = SVGFonts::embedded) const {
    check(keisen_canvas_write_file(handle(), nullptr, detail::c_pixel_ratio(pixel_ratio),
                                   static_cast<keisen_svg_fonts>(fonts), detail::c_string(path)));
  }

  /// Draws what is on it by a renderer and writes it to a file.
  void save(const std::string &path,
            const Renderer &renderer,
            std::optional<double> pixel_ratio = std::nullopt,
            SVGFonts fonts = SVGFonts::embedded) const {
    check(keisen_canvas_write_file(handle(), renderer.handle(), detail::c_pixel_ratio(pixel_ratio),
                                   static_cast<keisen_svg_fonts>(fonts), detail::c_string(path)));
  }

private:
  static keisen_canvas_mode c_mode(CanvasMode mode) noexcept {
    return static_cast<keisen_canvas_mode>(mode);
  }

  static const double *numbers(const std::vector<Corner> &points) noexcept {
    return points.empty() ? nullptr : points.front().data();
  }
};

/// What the positions of a canvas in a chart count.
struct CanvasOptions {
  /// What x counts.
  Coordinates x_coordinates = Coordinates::automatic;
  /// What y counts.
  Coordinates y_coordinates = Coordinates::automatic;
  /// What is added to positions in points, x to the right and y down.
  double offset_x = 0;
  double offset_y = 0;
};

/// A canvas in a chart: at a position, as large as it is, or between two positions, stretched.
class CanvasAttachment : public Attachment {
public:
  /// Shows a canvas at values of a space, or what else the coordinates count.
  CanvasAttachment(const Canvas &canvas,
                   const Space &space,
                   const Value &x,
                   const Value &y,
                   const CanvasOptions &options = CanvasOptions())
      : Attachment(at(canvas, space.handle(), x, y, options)) {}

  /// Shows a canvas at a point of the picture, or what else but values the coordinates count.
  CanvasAttachment(const Canvas &canvas,
                   const Value &x,
                   const Value &y,
                   const CanvasOptions &options = CanvasOptions())
      : Attachment(at(canvas, nullptr, x, y, options)) {}

  /// Fills the rectangle between two positions with a canvas.
  CanvasAttachment(const Canvas &canvas,
                   const Space &space,
                   const Value &x1,
                   const Value &y1,
                   const Value &x2,
                   const Value &y2,
                   const CanvasOptions &options = CanvasOptions())
      : Attachment(between(canvas, space.handle(), x1, y1, x2, y2, options)) {}

  /// Fills the rectangle between two points of the picture with a canvas.
  CanvasAttachment(const Canvas &canvas,
                   const Value &x1,
                   const Value &y1,
                   const Value &x2,
                   const Value &y2,
                   const CanvasOptions &options = CanvasOptions())
      : Attachment(between(canvas, nullptr, x1, y1, x2, y2, options)) {}

  /// Takes an attachment for a canvas; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit CanvasAttachment(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Moves a canvas that is at a position; what that counts stays.
  void set_position(const Value &x, const Value &y) {
    check(keisen_attachment_set_canvas_position(handle(), detail::c_value(x), detail::c_value(y)));
  }

  /// Moves the corners of a canvas that is between two positions; what they count stays.
  void set_corners(const Value &x1, const Value &y1, const Value &x2, const Value &y2) {
    check(keisen_attachment_set_canvas_corners(handle(), detail::c_value(x1), detail::c_value(y1),
                                               detail::c_value(x2), detail::c_value(y2)));
  }

private:
  static keisen_canvas_options c_options(const CanvasOptions &options) noexcept {
    return detail::c_struct<keisen_canvas_options>(options);
  }

  static Attachment at(const Canvas &canvas,
                       keisen_space *space,
                       const Value &x,
                       const Value &y,
                       const CanvasOptions &options) {
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_canvas, canvas.handle(),
                                                 space, detail::c_value(x), detail::c_value(y),
                                                 c_options(options)));
  }

  static Attachment between(const Canvas &canvas,
                            keisen_space *space,
                            const Value &x1,
                            const Value &y1,
                            const Value &x2,
                            const Value &y2,
                            const CanvasOptions &options) {
    return adopt(detail::make<keisen_attachment>(
        keisen_attachment_create_canvas_between, canvas.handle(), space, detail::c_value(x1),
        detail::c_value(y1), detail::c_value(x2), detail::c_value(y2), c_options(options)));
  }
};

} // namespace keisen
