// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/tuple.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <tuple>

namespace keisen_python {

namespace {

using keisen::Brush;
using keisen::Coordinates;
using keisen::Image;
using keisen::Paint;
using keisen::PaintLayer;
using keisen::PaintOptions;
using keisen::Renderer;
using keisen::Space;

/// A value as `keisen._data.values.value_of` gives it: an integer, the rest, and the number of a
/// unit.
using Parts = std::tuple<std::int64_t, double, int>;

keisen::Value value(const Parts &parts) {
  const auto [origin, offset, unit] = parts;
  return {origin, offset, static_cast<keisen::TimeUnit>(unit)};
}

Paint make(nb::handle aspect, nb::handle height, const Renderer *renderer) {
  const double ratio = number(aspect, "aspect");
  const std::int64_t rows = integer(height, "height");
  if (rows < 0 || rows > std::numeric_limits<std::uint32_t>::max())
    invalid("height must be in 1...65535, got " + std::to_string(rows));
  const auto count = static_cast<std::uint32_t>(rows);
  return renderer == nullptr ? Paint(ratio, count) : Paint(ratio, count, *renderer);
}

Paint make_of(const Image &image, const Renderer *renderer) {
  return renderer == nullptr ? Paint(image) : Paint(image, *renderer);
}

std::tuple<std::uint32_t, std::uint32_t> pixel_size(const Paint &paint) {
  const keisen::PixelSize size = paint.size();
  return {size.width, size.height};
}

std::tuple<double, double> view_size(const Paint &paint) {
  const keisen::Size size = paint.view_size();
  return {size.width, size.height};
}

void set_view_size(Paint &paint, nb::handle sides) {
  const auto [width, height] = numbers_of<2>(sides, "view_size");
  paint.set_view_size(width, height);
}

std::tuple<float, float, float, float> brush_color(const Paint &paint) {
  const keisen::Color color = paint.brush().color;
  return {color.red, color.green, color.blue, color.alpha};
}

void set_brush(Paint &paint, nb::handle paint_color, nb::handle diameter, nb::handle eraser) {
  Brush brush;
  brush.color = color(paint_color, "color");
  brush.diameter = number(diameter, "diameter");
  brush.eraser = boolean(eraser, "eraser");
  paint.set_brush(brush);
}

void set_brush_color(Paint &paint, nb::handle paint_color) {
  Brush brush = paint.brush();
  brush.color = color(paint_color, "color");
  paint.set_brush(brush);
}

void set_brush_diameter(Paint &paint, nb::handle diameter) {
  Brush brush = paint.brush();
  brush.diameter = number(diameter, "diameter");
  paint.set_brush(brush);
}

void set_brush_eraser(Paint &paint, nb::handle eraser) {
  Brush brush = paint.brush();
  brush.eraser = boolean(eraser, "eraser");
  paint.set_brush(brush);
}

void stroke_begin(Paint &paint, nb::handle x, nb::handle y) {
  paint.stroke_begin(number(x, "x"), number(y, "y"));
}

void stroke_move(Paint &paint, nb::handle x, nb::handle y) {
  paint.stroke_move(number(x, "x"), number(y, "y"));
}

void stroke_end(Paint &paint) {
  Unlocked unlocked;
  paint.stroke_end();
}

Image image(const Paint &paint) {
  Unlocked unlocked;
  return paint.image();
}

nb::bytes to_png(const Paint &paint) {
  const keisen::Bytes bytes = [&] {
    Unlocked unlocked;
    return paint.png();
  }();
  return nb::bytes(bytes.data(), bytes.size());
}

void save(const Paint &paint, nb::handle path) {
  const std::string name = text(path, "path");
  Unlocked unlocked;
  try {
    paint.save(name);
  } catch (const keisen::Error &error) {
    if (error.status() != keisen::Status::io)
      throw;
    throw FileFailure(error, name);
  }
}

Image decode(nb::handle data) {
  Py_buffer view;
  if (PyObject_GetBuffer(data.ptr(), &view, PyBUF_SIMPLE) != 0) {
    PyErr_Clear();
    wrong_type("data", "bytes", data);
  }
  const std::unique_ptr<Py_buffer, decltype(&PyBuffer_Release)> owner(&view, PyBuffer_Release);
  return Image::decode(view.buf, static_cast<std::size_t>(view.len));
}

Image read(nb::handle path) {
  const std::string name = text(path, "path");
  Unlocked unlocked;
  try {
    return Image::read(name);
  } catch (const keisen::Error &error) {
    if (error.status() != keisen::Status::io)
      throw;
    throw FileFailure(error, name);
  }
}

PaintOptions options_of(nb::handle x_coordinates,
                        nb::handle y_coordinates,
                        const Parts &left,
                        const Parts &top,
                        const Parts &right,
                        const Parts &bottom) {
  PaintOptions options;
  options.x_coordinates = choice(x_coordinates, "coordinates", coordinates);
  options.y_coordinates = choice(y_coordinates, "coordinates", coordinates);
  options.left = value(left);
  options.top = value(top);
  options.right = value(right);
  options.bottom = value(bottom);
  return options;
}

PaintLayer make_layer(const Paint &paint,
                      const Space *space,
                      nb::handle x_coordinates,
                      nb::handle y_coordinates,
                      const Parts &left,
                      const Parts &top,
                      const Parts &right,
                      const Parts &bottom) {
  const PaintOptions options = options_of(x_coordinates, y_coordinates, left, top, right, bottom);
  return space == nullptr ? PaintLayer(paint, options) : PaintLayer(paint, *space, options);
}

void set_position(PaintLayer &layer,
                  nb::handle x_coordinates,
                  nb::handle y_coordinates,
                  const Parts &left,
                  const Parts &top,
                  const Parts &right,
                  const Parts &bottom) {
  layer.set_options(options_of(x_coordinates, y_coordinates, left, top, right, bottom));
}

std::tuple<double, double, double, double> rect(const PaintLayer &layer) {
  const keisen::Rect rect = layer.rect();
  return {rect.x, rect.y, rect.width, rect.height};
}

} // namespace

void bind_paint(nb::module_ &module) {
  module.def("decode_png", decode, nb::arg("data").none());
  module.def("read_image", read, nb::arg("path").none());
  nb::class_<Paint>(module, "Paint")
      .def(nb::new_(&make), nb::arg("aspect").none(), nb::arg("height").none(),
           nb::arg("renderer").none())
      .def_static("of", make_of, nb::arg("image"), nb::arg("renderer").none())
      .def_prop_ro("size", pixel_size)
      .def_prop_ro("view_size", view_size)
      .def("set_view_size", set_view_size, nb::arg("sides").none())
      .def_prop_ro("brush_color", brush_color)
      .def_prop_ro("brush_diameter", [](const Paint &paint) { return paint.brush().diameter; })
      .def_prop_ro("brush_eraser", [](const Paint &paint) { return paint.brush().eraser; })
      .def("set_brush", set_brush, nb::arg("color").none(), nb::arg("diameter").none(),
           nb::arg("eraser").none())
      .def("set_brush_color", set_brush_color, nb::arg("color").none())
      .def("set_brush_diameter", set_brush_diameter, nb::arg("diameter").none())
      .def("set_brush_eraser", set_brush_eraser, nb::arg("eraser").none())
      .def("stroke_begin", stroke_begin, nb::arg("x").none(), nb::arg("y").none())
      .def("stroke_move", stroke_move, nb::arg("x").none(), nb::arg("y").none())
      .def("stroke_end", stroke_end)
      .def("stroke_cancel", &Paint::stroke_cancel)
      .def_prop_ro("painting", &Paint::is_painting)
      .def("image", image)
      .def("to_png", to_png)
      .def("save", save, nb::arg("path").none())
      .def("clear", &Paint::clear)
      .def("load", &Paint::load, nb::arg("image"))
      .def("undo", &Paint::undo)
      .def("redo", &Paint::redo)
      .def_prop_ro("undo_count", &Paint::undo_count)
      .def_prop_ro("redo_count", &Paint::redo_count)
      .def_prop_ro("history_limit", &Paint::history_limit)
      .def(
          "set_history_limit",
          [](Paint &paint, nb::handle bytes) {
            paint.set_history_limit(size(bytes, "history_limit"));
          },
          nb::arg("bytes").none());
  nb::class_<PaintLayer, keisen::Attachment>(module, "PaintLayer")
      .def(nb::new_(&make_layer), nb::arg("paint"), nb::arg("space").none(),
           nb::arg("x_coordinates").none(), nb::arg("y_coordinates").none(), nb::arg("left"),
           nb::arg("top"), nb::arg("right"), nb::arg("bottom"))
      .def("set_position", set_position, nb::arg("x_coordinates").none(),
           nb::arg("y_coordinates").none(), nb::arg("left"), nb::arg("top"), nb::arg("right"),
           nb::arg("bottom"))
      .def("anchor", &PaintLayer::anchor)
      .def_prop_ro("rect", rect);
}

} // namespace keisen_python
