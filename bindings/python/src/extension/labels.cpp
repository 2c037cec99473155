// SPDX-License-Identifier: MIT
#include "labels.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <optional>
#include <tuple>
#include <vector>

namespace keisen_python {

nb::object number_of(const keisen_value &value) {
  if (value.origin == 0 && value.unit == KEISEN_TIME_UNIT_AUTOMATIC)
    return nb::float_(value.offset);
  const bool is_whole = value.offset == std::trunc(value.offset);
  nb::object offset = nb::float_(value.offset);
  return nb::int_(value.origin) + (is_whole ? nb::int_(offset) : offset);
}

namespace {

using keisen::LabelRecord;
using keisen::LabelRole;

using Rgba = std::tuple<float, float, float, float>;
using Four = std::tuple<double, double, double, double>;
using Value = nb::typed<nb::object, double>;

Rgba rgba(const keisen_color &color) { return {color.red, color.green, color.blue, color.alpha}; }

keisen_color c_color(nb::handle value, const char *name) {
  const keisen::Color read = color(value, name);
  return {read.red, read.green, read.blue, read.alpha};
}

Four four(const keisen_insets &insets) {
  return {insets.top, insets.left, insets.bottom, insets.right};
}

std::vector<std::tuple<double, double>> corners(const LabelRecord &record) {
  const double quarters = record.angle / 90;
  const double turn = std::remainder(record.angle, 360.0) * 3.14159265358979323846 / 180;
  double cosine = std::cos(turn);
  double sine = std::sin(turn);
  if (quarters == std::trunc(quarters)) {
    cosine = std::round(cosine);
    sine = std::round(sine);
  }
  std::vector<std::tuple<double, double>> result;
  for (auto [x, y] : {std::pair(-0.5, -0.5), {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}) {
    const double right = x * record.width;
    const double down = y * record.height;
    result.emplace_back(record.center_x + cosine * right + sine * down,
                        record.center_y + cosine * down - sine * right);
  }
  return result;
}

} // namespace

void bind_labels(nb::module_ &module) {
  nb::class_<Tick>(module, "Tick", "A tick, as a formatter sees it.")
      .def_ro("index", &Tick::index, "Its place among the ticks, from 0 at the least value.")
      .def_ro("count", &Tick::count, "The number of ticks.")
      .def_prop_ro(
          "value", [](const Tick &tick) { return Value(number_of(tick.value)); },
          "What it stands at, in the units that the axis shows: exact.")
      .def_ro("text", &Tick::text, "The text that it would have.")
      .def_ro("context", &Tick::context,
              "What the text stands in, the date of an hour; \"\" where there is none.")
      .def("__repr__", [](const Tick &tick) { return "<Tick " + tick.text + ">"; });

  nb::class_<Label>(module, "Label",
                    "The label of a tick that is about to be drawn.\n\n"
                    "One whose background leaves the picture, or covers a label or the line of\n"
                    "another axis, a title or a legend beside the plot, is left out.")
      .def_prop_ro(
          "index", [](const Label &label) { return label.tick.index; },
          "The tick's place among the ticks, from 0 at the least value.")
      .def_prop_ro(
          "count", [](const Label &label) { return label.tick.count; }, "The number of ticks.")
      .def_prop_ro(
          "value", [](const Label &label) { return Value(number_of(label.tick.value)); },
          "What the tick stands at, in the units that the axis shows: exact.")
      .def_prop_ro(
          "text", [](const Label &label) { return label.tick.text; }, "What the label says.")
      .def_prop_ro(
          "context", [](const Label &label) { return label.tick.context; },
          "What the text stands in; \"\" where there is nothing.")
      .def_prop_ro(
          "box",
          [](const Label &label) {
            const keisen_rect &box = label.label.box;
            return Four(box.x, box.y, box.width, box.height);
          },
          "The box before it is turned about its middle: x, y, width and height in points.")
      .def_prop_ro(
          "angle", [](const Label &label) { return label.label.angle; },
          "Turn counter-clockwise, in degrees.")
      .def_prop_rw(
          "hidden", [](const Label &label) { return label.label.hidden; },
          [](Label &label, nb::handle hidden) { label.label.hidden = boolean(hidden, "hidden"); },
          nb::for_setter(nb::arg("hidden").none()),
          "Whether it is left out; then the next one shows what both stand in.")
      .def_prop_rw(
          "color", [](const Label &label) { return rgba(label.label.color); },
          [](Label &label, nb::object value) { label.label.color = c_color(value, "color"); },
          "Colour of the text.")
      .def_prop_rw(
          "background",
          [](const Label &label) -> std::optional<Rgba> {
            if (label.label.background.alpha > 0)
              return rgba(label.label.background);
            return std::nullopt;
          },
          [](Label &label, nb::object value) {
            label.label.background =
                value.is_none() ? keisen_color{0, 0, 0, 0} : c_color(value, "background");
          },
          nb::for_setter(nb::arg("value").none()), "Colour behind the text; None for none.")
      .def_prop_rw(
          "radius", [](const Label &label) { return label.label.radius; },
          [](Label &label, nb::object value) { label.label.radius = number(value, "radius"); },
          "Radius of the background's corners, in points.")
      .def_prop_rw(
          "insets", [](const Label &label) { return four(label.label.insets); },
          [](Label &label, nb::object value) {
            const auto [top, left, bottom, right] = one_or_four(value, "insets");
            label.label.insets = {top, left, bottom, right};
          },
          "How far the background reaches beyond the box: top, left, bottom and right in points.")
      .def("__repr__", [](const Label &label) { return "<Label " + label.tick.text + ">"; });

  nb::class_<LabelRecord>(module, "LabelRecord", "One text of a picture and its box.")
      .def_prop_ro(
          "role", [](const LabelRecord &record) { return word_for(record.role, label_roles); },
          "What it is for: \"tick\", \"axis-title\", \"title\", \"subtitle\", \"caption\", "
          "\"legend\", \"annotation\", \"value\" or \"message\".")
      .def_ro("text", &LabelRecord::text, "What it says.")
      .def_ro("context", &LabelRecord::context,
              "What a tick's text stands in, the date of an hour; \"\" for others.")
      .def_ro("x", &LabelRecord::center_x, "Middle of the box, in points from the left.")
      .def_ro("y", &LabelRecord::center_y, "Middle of the box, in points from the top.")
      .def_ro("width", &LabelRecord::width, "Width of the box before the turn, in points.")
      .def_ro("height", &LabelRecord::height, "Height of the box before the turn, in points.")
      .def_ro("angle", &LabelRecord::angle,
              "Turn about the middle counter-clockwise as seen on screen, in degrees.")
      .def("corners", corners,
           "Return the four corners of the box after its turn, from the text's own top left "
           "clockwise.")
      .def("__repr__", [](const LabelRecord &record) {
        return std::string("<LabelRecord ") + word_for(record.role, label_roles) + " " +
               nb::repr(nb::str(record.text.c_str(), record.text.size())).c_str() + ">";
      });
}

} // namespace keisen_python
