// SPDX-License-Identifier: MIT
//
// Pixels under a brush.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/image.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/renderer.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace keisen {

/// What a stroke paints with.
struct Brush {
  /// What it lays over what is there; an eraser takes its opacity alone.
  Color color;
  /// Diameter in pixels of the layer, above 0 and at most 65,536.
  double diameter = 8;
  /// Whether it takes paint away.
  bool eraser = false;

  friend bool operator==(const Brush &a, const Brush &b) noexcept {
    return a.color == b.color && a.diameter == b.diameter && a.eraser == b.eraser;
  }
  friend bool operator!=(const Brush &a, const Brush &b) noexcept { return !(a == b); }
};

/// A layer of pixels that is painted with a brush, stroke by stroke.
class Paint : public Object<Paint,
                            keisen_paint,
                            keisen_paint_retain,
                            keisen_paint_release,
                            keisen_paint_equal> {
public:
  /// Rows of a layer that asks for none.
  static constexpr std::uint32_t standard_height = 512;

  using Object::Object;

  /// Makes a clear layer of ceil(aspect * height) columns, whose strokes the CPU fills.
  explicit Paint(double aspect, std::uint32_t height = standard_height)
      : Object(detail::make<keisen_paint>(
            keisen_paint_create, aspect, height, static_cast<keisen_renderer *>(nullptr))) {}

  /// Makes a clear layer whose strokes a renderer fills, with the same bytes.
  Paint(double aspect, std::uint32_t height, const Renderer &renderer)
      : Object(detail::make<keisen_paint>(keisen_paint_create, aspect, height, renderer.handle())) {
  }

  /// Makes a layer as large as a picture, with its pixels.
  explicit Paint(const Image &image)
      : Object(detail::make<keisen_paint>(
            keisen_paint_create_image, image.handle(), static_cast<keisen_renderer *>(nullptr))) {}

  /// Makes a layer as large as a picture, with its pixels, whose strokes a renderer fills.
  Paint(const Image &image, const Renderer &renderer)
      : Object(detail::make<keisen_paint>(
            keisen_paint_create_image, image.handle(), renderer.handle())) {}

  /// Returns the columns and rows.
  PixelSize size() const {
    PixelSize size;
    check(keisen_paint_get_size(handle(), &size.width, &size.height));
    return size;
  }

  /// Returns the size of the view whose points strokes go through.
  Size view_size() const {
    Size size;
    check(keisen_paint_get_view_size(handle(), &size.width, &size.height));
    return size;
  }

  /// Sets the size of the view, which the layer fills, for the points to come.
  void set_view_size(double width, double height) {
    check(keisen_paint_set_view_size(handle(), width, height));
  }

  /// Returns what the next stroke paints with.
  Brush brush() const {
    keisen_brush c = KEISEN_BRUSH_INIT;
    check(keisen_paint_get_brush(handle(), &c));
    return {{c.color.red, c.color.green, c.color.blue, c.color.alpha}, c.diameter, c.eraser};
  }

  /// Sets what the next stroke paints with; a stroke keeps the brush that it began with.
  void set_brush(const Brush &brush) {
    keisen_brush c = KEISEN_BRUSH_INIT;
    c.eraser = brush.eraser;
    c.diameter = brush.diameter;
    c.color = {brush.color.red, brush.color.green, brush.color.blue, brush.color.alpha};
    check(keisen_paint_set_brush(handle(), &c));
  }

  /// Begins a stroke with a dot at a point of the view.
  void stroke_begin(double x, double y) { check(keisen_paint_stroke_begin(handle(), x, y)); }

  /// Goes on to a point of the view in a straight line.
  void stroke_move(double x, double y) { check(keisen_paint_stroke_move(handle(), x, y)); }

  /// Ends the stroke.
  void stroke_end() { check(keisen_paint_stroke_end(handle())); }

  /// Ends the stroke as if it had never begun.
  void stroke_cancel() { check(keisen_paint_stroke_cancel(handle())); }

  /// Tells whether a stroke is under way.
  bool is_painting() const { return detail::get<bool>(keisen_paint_is_painting, handle()); }

  /// Returns the layer as it is, with a stroke under way as far as it goes.
  Image image() const { return detail::object<Image>(keisen_paint_get_image, handle()); }

  /// Encodes the layer as it is as a PNG file in memory.
  Bytes png() const { return image().png(); }

  /// Writes the layer as it is to a file, whose format its name tells: `.png`.
  void save(const std::string &path) const { image().save(path); }

  /// Makes all pixels clear, a step.
  void clear() { check(keisen_paint_clear(handle())); }

  /// Takes the pixels of a picture as large as the layer, a step.
  void load(const Image &image) { check(keisen_paint_load_image(handle(), image.handle())); }

  /// Takes the latest step back; tells whether there was one.
  bool undo() { return detail::get<bool>(keisen_paint_undo, handle()); }

  /// Makes the step again that was taken back last; tells whether there was one.
  bool redo() { return detail::get<bool>(keisen_paint_redo, handle()); }

  /// Returns how many steps can be taken back.
  std::size_t undo_count() const { return steps().undo; }

  /// Returns how many steps can be made again.
  std::size_t redo_count() const { return steps().redo; }

  /// Returns the most bytes that the steps keep together.
  std::size_t history_limit() const {
    return detail::get<std::size_t>(keisen_paint_get_history_limit, handle());
  }

  /// Sets the most bytes that the steps keep together; where they have no room the oldest go.
  void set_history_limit(std::size_t bytes) {
    check(keisen_paint_set_history_limit(handle(), bytes));
  }

private:
  struct Steps {
    std::size_t undo = 0;
    std::size_t redo = 0;
  };

  Steps steps() const {
    Steps steps;
    check(keisen_paint_get_steps(handle(), &steps.undo, &steps.redo));
    return steps;
  }
};

} // namespace keisen
