// SPDX-License-Identifier: MIT
#include "color_scale.hpp"
#include "column.hpp"
#include "marker.hpp"
#include "module.hpp"
#include "moving.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <string_view>
#include <tuple>

namespace keisen_python {

namespace {

using keisen::Marker;
using keisen::PointColumns;
using keisen::PointOptions;

/// Points, and their options, of which the library tells what moves alone.
struct PointSeries {
  keisen::PointSeries series;
  PointOptions options;
};

using Changes = nb::typed<nb::dict, nb::str, nb::object>;
using Channels = std::tuple<float, float, float, float>;

/// Returns options with those changed that Python names.
PointOptions changed(PointOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "marker")
      options.marker = choice(value, "marker", markers);
    else if (name == "size")
      options.size = number(value, name);
    else if (name == "alpha")
      options.alpha = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "border_width")
      options.border_width = number(value, name);
    else if (name == "border_color")
      options.border_color = optional_color(value, name);
    else if (name == "label")
      options.label = optional_text(value, name);
    else
      throw nb::type_error(("points have no option '" + name + "'").c_str());
  }
  return options;
}

std::optional<keisen::Column> optional(const Column *column) {
  if (column == nullptr)
    return std::nullopt;
  return column->column;
}

PointColumns columns(const Column *x,
                     const Column &y,
                     const Column *size,
                     const Column *color,
                     const Column *alpha) {
  PointColumns columns(y.column);
  columns.x = optional(x);
  columns.size = optional(size);
  columns.color = optional(color);
  columns.alpha = optional(alpha);
  return columns;
}

PointSeries make(const keisen::Space &space,
                 const Column *x,
                 const Column &y,
                 const Column *size,
                 const Column *color,
                 const Column *alpha,
                 const ColorScale *scale,
                 const Changes &changes) {
  PointOptions options = changed(PointOptions(), changes);
  PointColumns all = columns(x, y, size, color, alpha);
  if (scale != nullptr)
    all.color_scale = scale->scale;
  return {keisen::PointSeries(space, all, options), options};
}

void update(PointSeries &points, const Changes &changes) {
  update_series(points, changed, changes);
}

void set_columns(PointSeries &points,
                 const Column *x,
                 const Column &y,
                 const Column *size,
                 const Column *color,
                 const Column *alpha) {
  points.series.set_columns(columns(x, y, size, color, alpha));
}

std::optional<Channels> channels(const std::optional<keisen::Color> &color) {
  if (!color)
    return std::nullopt;
  return Channels(color->red, color->green, color->blue, color->alpha);
}

std::optional<nb::str> get_label(const PointSeries &points) {
  if (points.options.label.empty())
    return std::nullopt;
  return nb::str(points.options.label.c_str());
}

} // namespace

void bind_point_series(nb::module_ &module) {
  nb::class_<PointSeries>(module, "PointSeries")
      .def(nb::new_(&make), nb::arg("space"), nb::arg("x").none(), nb::arg("y"),
           nb::arg("size").none(), nb::arg("color").none(), nb::arg("alpha").none(),
           nb::arg("scale").none(), nb::arg("options"))
      .def("update", update, nb::arg("options"))
      .def("set_columns", set_columns, nb::arg("x").none(), nb::arg("y"), nb::arg("size").none(),
           nb::arg("color").none(), nb::arg("alpha").none())
      .def_prop_ro(
          "marker",
          [](const PointSeries &points) { return word_for(points.options.marker, markers); })
      .def_prop_ro("size", [](const PointSeries &points) { return current(points).size; })
      .def_prop_ro("alpha", [](const PointSeries &points) { return current(points).alpha; })
      .def_prop_ro("color",
                   [](const PointSeries &points) { return channels(current(points).color); })
      .def_prop_ro("border_width",
                   [](const PointSeries &points) { return current(points).border_width; })
      .def_prop_ro("border_color",
                   [](const PointSeries &points) { return channels(current(points).border_color); })
      .def_prop_ro("label", get_label)
      .def_prop_ro("series",
                   [](const PointSeries &points) -> keisen::Series { return points.series; });
}

} // namespace keisen_python
