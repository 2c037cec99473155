// SPDX-License-Identifier: MIT
#include "column.hpp"
#include "module.hpp"
#include "moving.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <string_view>
#include <tuple>

namespace keisen_python {

namespace {

using keisen::Cap;
using keisen::Join;
using keisen::LineOptions;

/// A line, and its options, of which the library tells what moves alone.
struct LineSeries {
  keisen::LineSeries series;
  LineOptions options;
};

const Word<Cap> caps[] = {{"round", Cap::round}, {"butt", Cap::butt}, {"square", Cap::square}};
const Word<Join> joins[] = {{"round", Join::round}, {"bevel", Join::bevel}, {"mitre", Join::mitre}};

using Changes = nb::typed<nb::dict, nb::str, nb::object>;

/// Returns options with those changed that Python names.
LineOptions changed(LineOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "dash")
      options.dash = value.is_none() ? std::vector<double>() : numbers(value, name);
    else if (name == "label")
      options.label = optional_text(value, name);
    else if (name == "cap")
      options.cap = choice(value, "cap", caps);
    else if (name == "join")
      options.join = choice(value, "join", joins);
    else if (name == "mitre_limit")
      options.mitre_limit = number(value, name);
    else
      throw nb::type_error(("a line has no option '" + name + "'").c_str());
  }
  return options;
}

LineSeries
make(const keisen::Space &space, const Column *x, const Column &y, const Changes &changes) {
  LineOptions options = changed(LineOptions(), changes);
  if (x == nullptr)
    return {keisen::LineSeries(space, y.column, options), options};
  return {keisen::LineSeries(space, x->column, y.column, options), options};
}

LineSeries make_distribution(const keisen::Space &space,
                             const Column &values,
                             const Column *weights,
                             bool is_complementary,
                             const Changes &changes) {
  LineOptions options = changed(LineOptions(), changes);
  std::optional<keisen::Column> shares;
  if (weights != nullptr)
    shares = weights->column;
  return {keisen::make_distribution(space, values.column, shares, is_complementary, options),
          options};
}

void update(LineSeries &line, const Changes &changes) { update_series(line, changed, changes); }

void set_columns(LineSeries &line, const Column *x, const Column &y) {
  if (x == nullptr)
    line.series.set_columns(y.column);
  else
    line.series.set_columns(x->column, y.column);
}

std::optional<std::tuple<float, float, float, float>> get_color(const LineSeries &line) {
  const std::optional<keisen::Color> color = current(line).color;
  if (!color)
    return std::nullopt;
  return std::tuple(color->red, color->green, color->blue, color->alpha);
}

using Dash = nb::typed<nb::tuple, double, nb::ellipsis>;

std::optional<Dash> get_dash(const LineSeries &line) {
  if (line.options.dash.empty())
    return std::nullopt;
  nb::list dash;
  for (double length : line.options.dash)
    dash.append(length);
  return nb::borrow<Dash>(nb::tuple(dash));
}

std::optional<nb::str> get_label(const LineSeries &line) {
  if (line.options.label.empty())
    return std::nullopt;
  return nb::str(line.options.label.c_str());
}

} // namespace

void bind_line_series(nb::module_ &module) {
  nb::class_<LineSeries>(module, "LineSeries")
      .def(nb::new_(&make), nb::arg("space"), nb::arg("x").none(), nb::arg("y"), nb::arg("options"))
      .def_static("distribution", make_distribution, nb::arg("space"), nb::arg("values"),
                  nb::arg("weights").none(), nb::arg("complementary"), nb::arg("options"))
      .def("update", update, nb::arg("options"))
      .def("set_columns", set_columns, nb::arg("x").none(), nb::arg("y"))
      .def_prop_ro("color", get_color)
      .def_prop_ro("width", [](const LineSeries &line) { return current(line).width; })
      .def_prop_ro("dash", get_dash)
      .def_prop_ro("label", get_label)
      .def_prop_ro("cap", [](const LineSeries &line) { return word_for(line.options.cap, caps); })
      .def_prop_ro("join",
                   [](const LineSeries &line) { return word_for(line.options.join, joins); })
      .def_prop_ro("mitre_limit", [](const LineSeries &line) { return line.options.mitre_limit; })
      .def_prop_ro("series", [](const LineSeries &line) -> keisen::Series { return line.series; });
}

} // namespace keisen_python
