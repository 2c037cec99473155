// SPDX-License-Identifier: MIT
#include "color_scale.hpp"
#include "column.hpp"
#include "module.hpp"
#include "moving.hpp"

#include <nanobind/stl/optional.h>

#include <optional>
#include <string>
#include <vector>

namespace keisen_python {

namespace {

using keisen::DensityAggregation;
using keisen::DensityColumns;
using keisen::DensityOptions;
using keisen::DensitySpread;

/// A density, and its options, of which the library tells what moves alone.
struct DensitySeries {
  keisen::DensitySeries series;
  DensityOptions options;
};

const Word<DensitySpread> spreads[] = {{"scale", DensitySpread::scale},
                                       {"equal_area", DensitySpread::equal_area}};

using Changes = nb::typed<nb::dict, nb::str, nb::object>;
using NameList = nb::typed<nb::list, nb::str>;

/// Returns options with those changed that Python names.
DensityOptions changed(DensityOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "spread")
      options.spread = choice(value, "spread", spreads);
    else if (name == "cell_size")
      options.cell_size = number(value, name);
    else if (name == "alpha")
      options.alpha = number(value, name);
    else if (name == "label")
      options.label = optional_text(value, name);
    else
      throw nb::type_error(("densities have no option '" + name + "'").c_str());
  }
  return options;
}

DensityColumns columns(const Column *x,
                       const Column &y,
                       const Column *values,
                       const std::optional<NameList> &names) {
  DensityColumns columns(y.column);
  if (x != nullptr)
    columns.x = x->column;
  if (values != nullptr) {
    columns.values = values->column;
    columns.aggregation = names ? DensityAggregation::category : DensityAggregation::mean;
  }
  if (names)
    for (nb::handle name : *names)
      columns.names.push_back(text(name, "categories"));
  return columns;
}

DensitySeries make(const keisen::Space &space,
                   const Column *x,
                   const Column &y,
                   const Column *values,
                   const std::optional<NameList> &names,
                   const ColorScale *scale,
                   const Changes &changes) {
  DensityOptions options = changed(DensityOptions(), changes);
  DensityColumns all = columns(x, y, values, names);
  if (scale != nullptr)
    all.color_scale = scale->scale;
  return {keisen::DensitySeries(space, all, options), options};
}

void update(DensitySeries &density, const Changes &changes) {
  update_series(density, changed, changes);
}

void set_columns(DensitySeries &density,
                 const Column *x,
                 const Column &y,
                 const Column *values,
                 const std::optional<NameList> &names) {
  density.series.set_columns(columns(x, y, values, names));
}

std::optional<nb::str> get_label(const DensitySeries &density) {
  if (density.options.label.empty())
    return std::nullopt;
  return nb::str(density.options.label.c_str());
}

} // namespace

void bind_density_series(nb::module_ &module) {
  nb::class_<DensitySeries>(module, "DensitySeries")
      .def(nb::new_(&make), nb::arg("space"), nb::arg("x").none(), nb::arg("y"),
           nb::arg("values").none(), nb::arg("names").none(), nb::arg("scale").none(),
           nb::arg("options"))
      .def("update", update, nb::arg("options"))
      .def("set_columns", set_columns, nb::arg("x").none(), nb::arg("y"), nb::arg("values").none(),
           nb::arg("names").none())
      .def_prop_ro(
          "spread",
          [](const DensitySeries &density) { return word_for(density.options.spread, spreads); })
      .def_prop_ro("cell_size",
                   [](const DensitySeries &density) { return density.options.cell_size; })
      .def_prop_ro("alpha", [](const DensitySeries &density) { return current(density).alpha; })
      .def_prop_ro("label", get_label)
      .def_prop_ro("series",
                   [](const DensitySeries &density) -> keisen::Series { return density.series; });
}

} // namespace keisen_python
