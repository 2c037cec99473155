// SPDX-License-Identifier: MIT
#include "module.hpp"

namespace keisen_python {

namespace {

using keisen::Attachment;
using keisen::GridOptions;

/// A grid, and its options: the library tells them to no one.
struct Grid : Attachment {
  Grid(Attachment attachment, GridOptions options)
      : Attachment(std::move(attachment)), options(std::move(options)) {}

  GridOptions options;
};

using Changes = nb::typed<nb::dict, nb::str, nb::object>;

/// Returns options with those changed that Python names.
GridOptions changed(GridOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "x")
      options.x = nb::cast<bool>(nb::bool_(value));
    else if (name == "y")
      options.y = nb::cast<bool>(nb::bool_(value));
    else if (name == "minor_x")
      options.minor_x = nb::cast<bool>(nb::bool_(value));
    else if (name == "minor_y")
      options.minor_y = nb::cast<bool>(nb::bool_(value));
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "minor_color")
      options.minor_color = optional_color(value, name);
    else if (name == "dash")
      options.dash = value.is_none() ? std::vector<double>() : numbers(value, name);
    else
      throw nb::type_error(("a grid has no option '" + name + "'").c_str());
  }
  return options;
}

Grid make(const keisen::Space &space, const Changes &changes) {
  GridOptions options = changed(GridOptions(), changes);
  return Grid(keisen::Grid(space, options), options);
}

void update(Grid &grid, const Changes &changes) {
  GridOptions options = changed(grid.options, changes);
  keisen::Grid(grid).set_options(options);
  grid.options = std::move(options);
}

} // namespace

void bind_grid(nb::module_ &module) {
  nb::class_<Grid, Attachment>(module, "Grid")
      .def(nb::new_(&make), nb::arg("space"), nb::arg("options"))
      .def_static(
          "adopt", [](const Attachment &attachment) { return Grid(attachment, GridOptions()); },
          nb::arg("attachment"))
      .def("update", update, nb::arg("options"));
}

} // namespace keisen_python
