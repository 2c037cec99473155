// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <tuple>
#include <utility>
#include <vector>

namespace keisen_python {

namespace {

using keisen::Canvas;
using keisen::CanvasAttachment;
using keisen::CanvasMode;
using keisen::Coordinates;
using keisen::Image;
using keisen::Renderer;

/// A value as `keisen._data.values.value_of` gives it: an integer, the rest, and the number of a
/// unit.
using Parts = std::tuple<std::int64_t, double, int>;

keisen::Value value(const Parts &parts) {
  const auto [origin, offset, unit] = parts;
  return {origin, offset, static_cast<keisen::TimeUnit>(unit)};
}

Image make_image(std::uint32_t width, std::uint32_t height, nb::handle data) {
  Py_buffer view;
  if (PyObject_GetBuffer(data.ptr(), &view, PyBUF_SIMPLE) != 0)
    throw nb::python_error();
  try {
    Image image(width, height, view.buf, std::size_t{4} * width,
                static_cast<std::size_t>(view.len));
    PyBuffer_Release(&view);
    return image;
  } catch (...) {
    PyBuffer_Release(&view);
    throw;
  }
}

/// Reads points: pairs of numbers, as the two columns that Python made of them.
std::vector<Canvas::Corner> corners(nb::handle x, nb::handle y) {
  const std::vector<double> across = numbers(x, "x of points");
  const std::vector<double> down = numbers(y, "y of points");
  std::vector<Canvas::Corner> points;
  for (std::size_t i = 0; i < across.size() && i < down.size(); ++i)
    points.push_back({across[i], down[i]});
  return points;
}

void make_canvas(
    Canvas *canvas, nb::handle width, nb::handle height, nb::handle opaque, nb::handle pens) {
  new (canvas) Canvas(number(width, "width"), number(height, "height"), boolean(opaque, "opaque"),
                      integer(pens, "pens"));
}

void begin(Canvas &canvas, nb::handle width, nb::handle height, nb::handle opaque) {
  canvas.begin(number(width, "width"), number(height, "height"), boolean(opaque, "opaque"));
}

std::int64_t add_pens(Canvas &canvas, nb::handle count) {
  return canvas.add_pens(integer(count, "count"));
}

void set_stroke(Canvas &canvas,
                nb::handle pen,
                nb::handle red,
                nb::handle green,
                nb::handle blue,
                nb::handle alpha) {
  canvas.set_stroke(integer(pen, "pen"), number(red, "red"), number(green, "green"),
                    number(blue, "blue"), number(alpha, "alpha"));
}

void set_fill(Canvas &canvas,
              nb::handle pen,
              nb::handle red,
              nb::handle green,
              nb::handle blue,
              nb::handle alpha) {
  canvas.set_fill(integer(pen, "pen"), number(red, "red"), number(green, "green"),
                  number(blue, "blue"), number(alpha, "alpha"));
}

void line(Canvas &canvas,
          nb::handle pen,
          nb::handle width,
          nb::handle x1,
          nb::handle y1,
          nb::handle x2,
          nb::handle y2) {
  canvas.line(integer(pen, "pen"), number(width, "width"), number(x1, "x1"), number(y1, "y1"),
              number(x2, "x2"), number(y2, "y2"));
}

void polyline(Canvas &canvas, nb::handle pen, nb::handle width, nb::handle x, nb::handle y) {
  canvas.polyline(integer(pen, "pen"), number(width, "width"), corners(x, y));
}

void polygon(
    Canvas &canvas, nb::handle pen, nb::handle mode, nb::handle width, nb::handle x, nb::handle y) {
  canvas.polygon(integer(pen, "pen"), choice(mode, "mode", canvas_modes), number(width, "width"),
                 corners(x, y));
}

void rect(Canvas &canvas,
          nb::handle pen,
          nb::handle mode,
          nb::handle width,
          nb::handle x,
          nb::handle y,
          nb::handle rect_width,
          nb::handle rect_height) {
  canvas.rect(integer(pen, "pen"), choice(mode, "mode", canvas_modes), number(width, "width"),
              number(x, "x"), number(y, "y"), number(rect_width, "rect_width"),
              number(rect_height, "rect_height"));
}

void rounded_rect(Canvas &canvas,
                  nb::handle pen,
                  nb::handle mode,
                  nb::handle width,
                  nb::handle x,
                  nb::handle y,
                  nb::handle rect_width,
                  nb::handle rect_height,
                  nb::handle radius) {
  canvas.rounded_rect(integer(pen, "pen"), choice(mode, "mode", canvas_modes),
                      number(width, "width"), number(x, "x"), number(y, "y"),
                      number(rect_width, "rect_width"), number(rect_height, "rect_height"),
                      number(radius, "radius"));
}

void ellipse(Canvas &canvas,
             nb::handle pen,
             nb::handle mode,
             nb::handle width,
             nb::handle x,
             nb::handle y,
             nb::handle rect_width,
             nb::handle rect_height) {
  canvas.ellipse(integer(pen, "pen"), choice(mode, "mode", canvas_modes), number(width, "width"),
                 number(x, "x"), number(y, "y"), number(rect_width, "rect_width"),
                 number(rect_height, "rect_height"));
}

void write_text(
    Canvas &canvas, nb::handle pen, nb::handle words, nb::handle size, nb::handle x, nb::handle y) {
  canvas.text(integer(pen, "pen"), text(words, "text"), number(size, "size"), number(x, "x"),
              number(y, "y"));
}

void draw_image(Canvas &canvas,
                const Image &image,
                nb::handle x,
                nb::handle y,
                nb::handle width,
                nb::handle height) {
  canvas.draw_image(image, number(x, "x"), number(y, "y"), number(width, "width"),
                    number(height, "height"));
}

Image image(const Canvas &canvas, const Renderer *renderer, nb::handle pixel_ratio) {
  const double ratio = number(pixel_ratio, "pixel_ratio");
  Unlocked unlocked;
  return renderer == nullptr ? canvas.image(ratio) : canvas.image(*renderer, ratio);
}

Image finish(Canvas &canvas, const Renderer *renderer, nb::handle pixel_ratio) {
  const double ratio = number(pixel_ratio, "pixel_ratio");
  Unlocked unlocked;
  return renderer == nullptr ? canvas.finish(ratio) : canvas.finish(*renderer, ratio);
}

nb::bytes to_png(const Canvas &canvas, const Renderer *renderer, nb::handle pixel_ratio) {
  const double ratio = number(pixel_ratio, "pixel_ratio");
  const keisen::Bytes bytes = [&] {
    Unlocked unlocked;
    return (renderer == nullptr ? canvas.image(ratio) : canvas.image(*renderer, ratio)).png();
  }();
  return nb::bytes(bytes.data(), bytes.size());
}

nb::str to_svg(const Canvas &canvas, nb::handle pixel_ratio, nb::handle fonts) {
  const double ratio = number(pixel_ratio, "pixel_ratio");
  const keisen::SVGFonts which = choice(fonts, "fonts", svg_fonts);
  const std::string text = [&] {
    Unlocked unlocked;
    return canvas.svg(ratio, which);
  }();
  return nb::str(text.data(), text.size());
}

nb::bytes to_pdf(const Canvas &canvas, nb::handle pixel_ratio) {
  const double ratio = number(pixel_ratio, "pixel_ratio");
  const keisen::Bytes bytes = [&] {
    Unlocked unlocked;
    return canvas.pdf(ratio);
  }();
  return nb::bytes(bytes.data(), bytes.size());
}

void save(const Canvas &canvas,
          nb::handle path,
          const Renderer *renderer,
          nb::handle pixel_ratio,
          nb::handle fonts) {
  const std::string name = text(path, "path");
  const std::optional<double> chosen = ratio(pixel_ratio);
  const keisen::SVGFonts which = choice(fonts, "fonts", svg_fonts);
  Unlocked unlocked;
  try {
    if (renderer == nullptr)
      canvas.save(name, chosen, which);
    else
      canvas.save(name, *renderer, chosen, which);
  } catch (const keisen::Error &error) {
    if (error.status() != keisen::Status::io)
      throw;
    throw FileFailure(error, name);
  }
}

keisen::CanvasOptions options_of(nb::handle x, nb::handle y, nb::handle offset) {
  keisen::CanvasOptions options;
  if (!x.is_none())
    options.x_coordinates = choice(x, "coordinates", coordinates);
  if (!y.is_none())
    options.y_coordinates = choice(y, "coordinates", coordinates);
  const auto [offset_x, offset_y] = numbers_of<2>(offset, "offset");
  options.offset_x = offset_x;
  options.offset_y = offset_y;
  return options;
}

CanvasAttachment attach(const Canvas &canvas,
                        const keisen::Space *space,
                        const Parts &x,
                        const Parts &y,
                        nb::handle x_coordinates,
                        nb::handle y_coordinates,
                        nb::handle offset) {
  const keisen::CanvasOptions options = options_of(x_coordinates, y_coordinates, offset);
  if (space == nullptr)
    return CanvasAttachment(canvas, value(x), value(y), options);
  return CanvasAttachment(canvas, *space, value(x), value(y), options);
}

CanvasAttachment attach_between(const Canvas &canvas,
                                const keisen::Space *space,
                                const Parts &x1,
                                const Parts &y1,
                                const Parts &x2,
                                const Parts &y2,
                                nb::handle x_coordinates,
                                nb::handle y_coordinates,
                                nb::handle offset) {
  const keisen::CanvasOptions options = options_of(x_coordinates, y_coordinates, offset);
  if (space == nullptr)
    return CanvasAttachment(canvas, value(x1), value(y1), value(x2), value(y2), options);
  return CanvasAttachment(canvas, *space, value(x1), value(y1), value(x2), value(y2), options);
}

} // namespace

void bind_canvas(nb::module_ &module) {
  module.def("image", make_image, nb::arg("width"), nb::arg("height"), nb::arg("data"));
  nb::class_<Canvas>(module, "Canvas")
      .def(nb::init<>())
      .def("__init__", make_canvas, nb::arg("width").none(), nb::arg("height").none(),
           nb::arg("opaque").none(), nb::arg("pens").none())
      .def("begin", begin, nb::arg("width").none(), nb::arg("height").none(),
           nb::arg("opaque").none())
      .def("end", &Canvas::end)
      .def_prop_ro("drawing", &Canvas::drawing)
      .def_prop_ro("size", &Canvas::size)
      .def("add_pens", add_pens, nb::arg("count").none())
      .def_prop_ro("pen_count", &Canvas::pen_count)
      .def("clear_pens", &Canvas::clear_pens)
      .def("set_stroke", set_stroke, nb::arg("pen").none(), nb::arg("red").none(),
           nb::arg("green").none(), nb::arg("blue").none(), nb::arg("alpha").none())
      .def("set_fill", set_fill, nb::arg("pen").none(), nb::arg("red").none(),
           nb::arg("green").none(), nb::arg("blue").none(), nb::arg("alpha").none())
      .def("line", line, nb::arg("pen").none(), nb::arg("width").none(), nb::arg("x1").none(),
           nb::arg("y1").none(), nb::arg("x2").none(), nb::arg("y2").none())
      .def("polyline", polyline, nb::arg("pen").none(), nb::arg("width").none(),
           nb::arg("x").none(), nb::arg("y").none())
      .def("polygon", polygon, nb::arg("pen").none(), nb::arg("mode").none(),
           nb::arg("width").none(), nb::arg("x").none(), nb::arg("y").none())
      .def("rect", rect, nb::arg("pen").none(), nb::arg("mode").none(), nb::arg("width").none(),
           nb::arg("x").none(), nb::arg("y").none(), nb::arg("rect_width").none(),
           nb::arg("rect_height").none())
      .def("rounded_rect", rounded_rect, nb::arg("pen").none(), nb::arg("mode").none(),
           nb::arg("width").none(), nb::arg("x").none(), nb::arg("y").none(),
           nb::arg("rect_width").none(), nb::arg("rect_height").none(), nb::arg("radius").none())
      .def("ellipse", ellipse, nb::arg("pen").none(), nb::arg("mode").none(),
           nb::arg("width").none(), nb::arg("x").none(), nb::arg("y").none(),
           nb::arg("rect_width").none(), nb::arg("rect_height").none())
      .def("text", write_text, nb::arg("pen").none(), nb::arg("text").none(),
           nb::arg("size").none(), nb::arg("x").none(), nb::arg("y").none())
      .def("draw_image", draw_image, nb::arg("image"), nb::arg("x").none(), nb::arg("y").none(),
           nb::arg("width").none(), nb::arg("height").none())
      .def("image", image, nb::arg("renderer").none(), nb::arg("pixel_ratio").none())
      .def("finish", finish, nb::arg("renderer").none(), nb::arg("pixel_ratio").none())
      .def("to_png", to_png, nb::arg("renderer").none(), nb::arg("pixel_ratio").none())
      .def("to_svg", to_svg, nb::arg("pixel_ratio").none(), nb::arg("fonts").none())
      .def("to_pdf", to_pdf, nb::arg("pixel_ratio").none())
      .def("save", save, nb::arg("path").none(), nb::arg("renderer").none(),
           nb::arg("pixel_ratio").none(), nb::arg("fonts").none());
  nb::class_<CanvasAttachment, keisen::Attachment>(module, "CanvasAttachment")
      .def(
          "set_position",
          [](CanvasAttachment &attachment, const Parts &x, const Parts &y) {
            attachment.set_position(value(x), value(y));
          },
          nb::arg("x"), nb::arg("y"))
      .def(
          "set_corners",
          [](CanvasAttachment &attachment, const Parts &x1, const Parts &y1, const Parts &x2,
             const Parts &y2) {
            attachment.set_corners(value(x1), value(y1), value(x2), value(y2));
          },
          nb::arg("x1"), nb::arg("y1"), nb::arg("x2"), nb::arg("y2"));
  module.def("attach_canvas", attach, nb::arg("canvas"), nb::arg("space").none(), nb::arg("x"),
             nb::arg("y"), nb::arg("x_coordinates").none(), nb::arg("y_coordinates").none(),
             nb::arg("offset"));
  module.def("attach_canvas_between", attach_between, nb::arg("canvas"), nb::arg("space").none(),
             nb::arg("x1"), nb::arg("y1"), nb::arg("x2"), nb::arg("y2"),
             nb::arg("x_coordinates").none(), nb::arg("y_coordinates").none(), nb::arg("offset"));
}

} // namespace keisen_python
