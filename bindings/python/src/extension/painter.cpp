// SPDX-License-Identifier: MIT
#include "painter.hpp"

#include "column.hpp"
#include "gil.hpp"
#include "marker.hpp"
#include "text_box.hpp"
#include "option_field.hpp"
#include "restriction.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace keisen_python {

namespace {

using keisen::Painter;
using keisen::Space;
using Pair = std::tuple<double, double>;
using Four = std::tuple<double, double, double, double>;

const OptionFields<keisen::LineStyle> &line_fields() {
  using keisen::LineStyle;
  static const OptionFields<LineStyle> all{
      "lines",
      {color_field("color", &LineStyle::color), number_field("width", &LineStyle::width),
       dash_field(&LineStyle::dash), word_field("join", &LineStyle::join, joins),
       word_field("cap", &LineStyle::cap, caps),
       number_field("mitre_limit", &LineStyle::mitre_limit),
       number_field("alpha", &LineStyle::alpha)}};
  return all;
}

const OptionFields<keisen::PointOptions> &point_fields() {
  using keisen::PointOptions;
  static const OptionFields<PointOptions> all{
      "markers",
      {marker_field(&PointOptions::marker, &PointOptions::custom_marker),
       number_field("size", &PointOptions::size), color_field("color", &PointOptions::color),
       number_field("alpha", &PointOptions::alpha),
       number_field("border_width", &PointOptions::border_width),
       color_field("border_color", &PointOptions::border_color)}};
  return all;
}

/// What fills a shape: None for the part's colour, False for nothing.
void set_fill(keisen::ShapeOptions &options, nb::handle value) {
  if (value.ptr() == Py_False)
    options.fill = keisen::Color{0, 0, 0, 0};
  else
    options.fill = optional_color(value, "fill");
}

const OptionFields<keisen::ShapeOptions> &shape_fields() {
  using keisen::ShapeOptions;
  static const OptionFields<ShapeOptions> all{
      "shapes",
      {{"fill", "object", set_fill, nullptr},
       color_field("stroke", &ShapeOptions::stroke),
       number_field("stroke_width", &ShapeOptions::stroke_width),
       word_field("rule", &ShapeOptions::rule, fill_rules),
       word_field("join", &ShapeOptions::join, joins),
       word_field("cap", &ShapeOptions::cap, caps),
       number_field("mitre_limit", &ShapeOptions::mitre_limit),
       {"radius", "object",
        [](ShapeOptions &options, nb::handle value) {
          const auto [top_left, top_right, bottom_right, bottom_left] =
              one_or_four(value, "radius");
          options.radii = {top_left, top_right, bottom_right, bottom_left};
        },
        nullptr}}};
  return all;
}

/// Doubles that Python lends for a call, one behind the other.
class Doubles {
public:
  Doubles(nb::handle object, const char *name, int flags = 0) {
    if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) != 0)
      throw nb::python_error();
    if (view_.format == nullptr || std::string(view_.format) != "d") {
      const std::string format = view_.format == nullptr ? "B" : view_.format;
      PyBuffer_Release(&view_);
      invalid(std::string(name) + " must be float64, got format '" + format + "'");
    }
  }
  Doubles(const Doubles &) = delete;
  Doubles &operator=(const Doubles &) = delete;
  ~Doubles() { PyBuffer_Release(&view_); }

  double *data() const { return static_cast<double *>(view_.buf); }
  std::size_t size() const { return static_cast<std::size_t>(view_.len) / sizeof(double); }

private:
  Py_buffer view_{};
};

keisen_space *handle_of(const Space *space) { return space == nullptr ? nullptr : space->handle(); }

std::tuple<double, double, Pair, Four, std::tuple<float, float, float, float>>
frame(const Painter &painter) {
  const keisen::Size size = painter.size();
  const keisen::Rect plot = painter.plot();
  const keisen::Color color = painter.color();
  return {painter.time(),
          painter.pixel_ratio(),
          {size.width, size.height},
          {plot.x, plot.y, plot.width, plot.height},
          {color.red, color.green, color.blue, color.alpha}};
}

Pair range_of(const Painter &painter, const keisen::Projection &projection) {
  const keisen::ProjectionRange range = painter.range_of(projection);
  return {range.min, range.max};
}

Pair position(const Painter &painter, const Space *space, const Place &x, const Place &y) {
  double left = 0, top = 0;
  keisen::check(keisen_painter_get_position(painter.handle(), handle_of(space),
                                            keisen::detail::c_value(value(x)),
                                            keisen::detail::c_value(value(y)), &left, &top));
  return {left, top};
}

void write_positions(const Painter &painter,
                     const Space *space,
                     const Column *x,
                     const Column &y,
                     std::size_t first,
                     nb::handle target) {
  const Doubles to(target, "target", PyBUF_WRITABLE);
  const std::size_t count = to.size() / 2;
  Unlocked unlocked(count);
  keisen::check(keisen_painter_get_positions(painter.handle(), handle_of(space),
                                             x == nullptr ? nullptr : x->column.handle(),
                                             y.column.handle(), first, count, to.data()));
}

void write_column_positions(const Painter &painter,
                            const Space *space,
                            const Column &column,
                            nb::handle dimension,
                            std::size_t first,
                            nb::handle target) {
  const Doubles to(target, "target", PyBUF_WRITABLE);
  const auto side = static_cast<keisen_dimension>(choice(dimension, "dimension", dimensions));
  Unlocked unlocked(to.size());
  keisen::check(keisen_painter_get_column_positions(painter.handle(), handle_of(space),
                                                    column.column.handle(), side, first, to.size(),
                                                    to.data()));
}

std::tuple<Place, Place>
values(const Painter &painter, const Space *space, nb::handle x, nb::handle y) {
  keisen_value left, top;
  keisen::check(keisen_painter_get_values(painter.handle(), handle_of(space), number(x, "x"),
                                          number(y, "y"), &left, &top));
  return {place(keisen::detail::value(left)), place(keisen::detail::value(top))};
}

Pair snap_rule(const Painter &painter, nb::handle position, nb::handle width) {
  const auto [middle, snapped] =
      painter.snapped_rule(number(position, "position"), number(width, "width"));
  return {middle, snapped};
}

keisen::Rect rect_of(nb::handle value) {
  const auto [x, y, width, height] = numbers_of<4>(value, "rect");
  return {x, y, width, height};
}

void clip(Painter &painter, nb::handle rect) {
  if (rect.is_none())
    painter.unclip();
  else
    painter.clip(rect_of(rect));
}

template <
    keisen_status (*Draw)(keisen_painter *, const double *, std::size_t, const keisen_line_style *)>
void stroke(Painter &painter, nb::handle points, const NamedValues &options) {
  const Doubles numbers(points, "points");
  const keisen::LineStyle style = changed(line_fields(), keisen::LineStyle(), options);
  const keisen_line_style c = keisen::detail::c_style(style);
  Unlocked unlocked(numbers.size());
  keisen::check(Draw(painter.handle(), numbers.data(), numbers.size() / 2, &c));
}

void draw_markers(Painter &painter,
                  nb::handle points,
                  nb::handle sizes,
                  nb::handle colors,
                  const NamedValues &options) {
  const Doubles numbers(points, "points");
  const std::size_t count = numbers.size() / 2;
  const keisen::PointOptions style = changed(point_fields(), keisen::PointOptions(), options);
  const keisen_point_options c = keisen::detail::c_options(style);
  std::optional<Doubles> own_sizes;
  if (!sizes.is_none()) {
    own_sizes.emplace(sizes, "sizes");
    if (own_sizes->size() != count)
      invalid("sizes has " + std::to_string(own_sizes->size()) + " values, there are " +
              std::to_string(count) + " points");
  }
  std::vector<keisen_color> own_colors;
  if (!colors.is_none()) {
    for (nb::handle each : nb::iter(colors))
      own_colors.push_back(keisen::detail::c_color(color(each, "colors")));
    if (own_colors.size() != count)
      invalid("colors has " + std::to_string(own_colors.size()) + " values, there are " +
              std::to_string(count) + " points");
  }
  Unlocked unlocked(count);
  keisen::check(keisen_painter_markers(painter.handle(), numbers.data(), count, &c,
                                       own_sizes ? own_sizes->data() : nullptr,
                                       colors.is_none() ? nullptr : own_colors.data()));
}

void draw_rect(Painter &painter, nb::handle rect, const NamedValues &options) {
  painter.rect(rect_of(rect), changed(shape_fields(), keisen::ShapeOptions(), options));
}

void draw_path(Painter &painter,
               const std::optional<nb::bytes> &verbs,
               nb::handle points,
               const NamedValues &options) {
  const Doubles numbers(points, "points");
  const keisen::ShapeOptions shape = changed(shape_fields(), keisen::ShapeOptions(), options);
  const keisen_shape_options c = keisen::detail::c_options(shape);
  const auto *steps = verbs ? reinterpret_cast<const std::uint8_t *>(verbs->c_str()) : nullptr;
  keisen::check(keisen_painter_path(painter.handle(), steps, verbs ? verbs->size() : 0,
                                    numbers.data(), numbers.size() / 2, &c));
}

keisen::CustomMarker
make_marker(const std::optional<nb::bytes> &verbs, nb::handle points, nb::handle anchor) {
  const Doubles numbers(points, "points");
  const auto *steps = verbs ? reinterpret_cast<const std::uint8_t *>(verbs->c_str()) : nullptr;
  std::array<double, 2> place{};
  if (!anchor.is_none())
    place = numbers_of<2>(anchor, "anchor");
  keisen_custom_marker *marker = nullptr;
  keisen::check(keisen_custom_marker_create(steps, verbs ? verbs->size() : 0, numbers.data(),
                                            numbers.size() / 2,
                                            anchor.is_none() ? nullptr : place.data(), &marker));
  return keisen::CustomMarker::adopt(marker);
}

keisen::TextBoxOptions text_box_of(const NamedValues &options) {
  keisen::TextBoxOptions box;
  for (auto [key, value] : options) {
    const std::string name = text(key, "option");
    if (!read_text_box(box, name, value, name))
      throw nb::type_error(("texts have no option '" + name + "'").c_str());
  }
  return box;
}

void draw_text(Painter &painter,
               nb::handle words,
               nb::handle x,
               nb::handle y,
               nb::handle anchor,
               const NamedValues &options) {
  const auto [across, down] = numbers_of<2>(anchor, "anchor");
  painter.text(text(words, "text"), {number(x, "x"), number(y, "y")}, {across, down},
               text_box_of(options));
}

Pair measure_text(const Painter &painter, nb::handle words, const NamedValues &options) {
  const keisen::Size size = painter.measure_text(text(words, "text"), text_box_of(options));
  return {size.width, size.height};
}

void draw_image(Painter &painter, const keisen::Image &image, nb::handle rect) {
  painter.image(image, rect_of(rect));
}

} // namespace

nb::object lent(keisen_painter *painter) { return nb::cast(Painter(painter)); }

void bind_painter(nb::module_ &module) {
  nb::class_<keisen::CustomMarker>(module, "CustomMarker")
      .def(nb::new_(&make_marker), nb::arg("verbs").none(), nb::arg("points"),
           nb::arg("anchor").none())
      .def("equals", [](const keisen::CustomMarker &marker, const keisen::CustomMarker &other) {
        return marker == other;
      });
  nb::class_<Painter>(module, "Painter")
      .def_prop_ro("frame", frame)
      .def("range_of", range_of, nb::arg("projection"))
      .def("position", position, nb::arg("space").none(), nb::arg("x"), nb::arg("y"))
      .def("write_positions", write_positions, nb::arg("space").none(), nb::arg("x").none(),
           nb::arg("y"), nb::arg("first"), nb::arg("target"))
      .def("write_column_positions", write_column_positions, nb::arg("space").none(),
           nb::arg("column"), nb::arg("dimension").none(), nb::arg("first"), nb::arg("target"))
      .def("values", values, nb::arg("space").none(), nb::arg("x").none(), nb::arg("y").none())
      .def("snap_rule", snap_rule, nb::arg("position").none(), nb::arg("width").none())
      .def("clip", clip, nb::arg("rect").none())
      .def("line", stroke<keisen_painter_line>, nb::arg("points"), nb::arg("options"))
      .def("segments", stroke<keisen_painter_segments>, nb::arg("points"), nb::arg("options"))
      .def("markers", draw_markers, nb::arg("points"), nb::arg("sizes").none(),
           nb::arg("colors").none(), nb::arg("options"))
      .def("rect", draw_rect, nb::arg("rect").none(), nb::arg("options"))
      .def("path", draw_path, nb::arg("verbs").none(), nb::arg("points"), nb::arg("options"))
      .def("text", draw_text, nb::arg("text").none(), nb::arg("x").none(), nb::arg("y").none(),
           nb::arg("anchor").none(), nb::arg("options"))
      .def("measure_text", measure_text, nb::arg("text").none(), nb::arg("options"))
      .def("image", draw_image, nb::arg("image"), nb::arg("rect").none());
}

} // namespace keisen_python
