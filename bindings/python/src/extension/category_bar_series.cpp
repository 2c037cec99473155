// SPDX-License-Identifier: MIT
#include "column.hpp"
#include "module.hpp"
#include "moving.hpp"
#include "tick_format.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::BarHighlight;
using keisen::CategoryBarOptions;

/// Category bars, and their options, of which the library tells what moves alone.
struct CategoryBarSeries {
  keisen::CategoryBarSeries series;
  CategoryBarOptions options;
};

using Changes = nb::typed<nb::dict, nb::str, nb::object>;
using NameList = nb::typed<nb::list, nb::str>;
using Format = std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle>;

/// Reads True, False or a colour.
void read_highlight(CategoryBarOptions &options, nb::handle value) {
  options.highlight_color.reset();
  options.highlight = BarHighlight::maximum;
  if (nb::isinstance<nb::bool_>(value) || value.is_none())
    options.highlight = nb::handle(Py_True).is(value) ? BarHighlight::maximum : BarHighlight::none;
  else
    options.highlight_color = color(value, "highlight");
}

std::vector<keisen::Color> read_colors(nb::handle value) {
  std::vector<keisen::Color> colors;
  if (value.is_none())
    return colors;
  if (nb::isinstance<nb::str>(value))
    wrong_type("colors", "a sequence of colours", value);
  for (nb::handle each : nb::iter(value))
    colors.push_back(color(each, "colors"));
  return colors;
}

/// Returns options with those changed that Python names.
CategoryBarOptions changed(CategoryBarOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "colors")
      options.colors = read_colors(value);
    else if (name == "highlight")
      read_highlight(options, value);
    else if (name == "value_labels")
      options.value_labels = flag(value);
    else if (name == "value_format")
      options.value_format = tick_format(nb::cast<Format>(value));
    else if (name == "value_size")
      options.value_size = number(value, name);
    else if (name == "value_color")
      options.value_color = optional_color(value, name);
    else if (name == "baseline")
      options.baseline = number(value, name);
    else if (name == "headroom")
      options.headroom = number(value, name);
    else if (name == "bar_width")
      options.bar_width = number(value, name);
    else if (name == "border_width")
      options.border_width = number(value, name);
    else if (name == "border_color")
      options.border_color = optional_color(value, name);
    else if (name == "corner_radius")
      options.corner_radius = number(value, name);
    else if (name == "baseline_width")
      options.baseline_width = number(value, name);
    else if (name == "baseline_color")
      options.baseline_color = optional_color(value, name);
    else if (name == "label")
      options.label = optional_text(value, name);
    else
      throw nb::type_error(("bars have no option '" + name + "'").c_str());
  }
  return options;
}

std::vector<std::string> read_names(const NameList &names) {
  std::vector<std::string> result;
  result.reserve(names.size());
  for (nb::handle name : names)
    result.push_back(text(name, "name of a bar"));
  return result;
}

CategoryBarSeries make(const keisen::Space &space,
                       const NameList &names,
                       const Column &values,
                       const Changes &changes) {
  CategoryBarOptions options = changed(CategoryBarOptions(), changes);
  return {keisen::CategoryBarSeries(space, read_names(names), values.column, options), options};
}

void update(CategoryBarSeries &bars, const Changes &changes) {
  update_series(bars, changed, changes);
}

void set_data(CategoryBarSeries &bars, const NameList &names, const Column &values) {
  bars.series.set_data(read_names(names), values.column);
}

using Rgba = std::tuple<float, float, float, float>;

std::optional<Rgba> get_color(const CategoryBarSeries &bars) {
  const std::optional<keisen::Color> color = current(bars).color;
  if (!color)
    return std::nullopt;
  return Rgba(color->red, color->green, color->blue, color->alpha);
}

std::optional<nb::str> get_label(const CategoryBarSeries &bars) {
  if (bars.options.label.empty())
    return std::nullopt;
  return nb::str(bars.options.label.c_str());
}

std::vector<std::tuple<double, double>> get_pages(const CategoryBarSeries &bars,
                                                  nb::handle bars_at_most) {
  std::vector<std::tuple<double, double>> pages;
  for (const keisen::Range &page : bars.series.pages(size(bars_at_most, "bars_at_most")))
    pages.emplace_back(page.min, page.max);
  return pages;
}

} // namespace

void bind_category_bar_series(nb::module_ &module) {
  nb::class_<CategoryBarSeries>(module, "CategoryBarSeries")
      .def(nb::new_(&make), nb::arg("space"), nb::arg("names"), nb::arg("values"),
           nb::arg("options"))
      .def("update", update, nb::arg("options"))
      .def("set_data", set_data, nb::arg("names"), nb::arg("values"))
      .def("pages", get_pages, nb::arg("bars_at_most"))
      .def_prop_ro("names", [](const CategoryBarSeries &bars) { return bars.series.names(); })
      .def_prop_ro("color", get_color)
      .def_prop_ro("label", get_label)
      .def_prop_ro("series",
                   [](const CategoryBarSeries &bars) -> keisen::Series { return bars.series; });
}

} // namespace keisen_python
