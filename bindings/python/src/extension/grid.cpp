// SPDX-License-Identifier: MIT
#include "styled.hpp"

namespace keisen_python {

namespace {

using keisen::GridOptions;
using Grid = Styled<keisen::Grid, GridOptions>;

/// Returns options with those changed that Python names.
GridOptions changed(GridOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "x")
      options.x = boolean(value, "x");
    else if (name == "y")
      options.y = boolean(value, "y");
    else if (name == "minor_x")
      options.minor_x = boolean(value, "minor_x");
    else if (name == "minor_y")
      options.minor_y = boolean(value, "minor_y");
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "minor_color")
      options.minor_color = optional_color(value, name);
    else if (name == "dash")
      options.dash = value.is_none() ? std::vector<double>() : numbers(value, name);
    else
      no_option("a grid", name);
  }
  return options;
}

Grid make(const keisen::Space &space, const Changes &changes) {
  GridOptions options = changed(GridOptions(), changes);
  return {keisen::Grid(space, options), options};
}

} // namespace

void bind_grid(nb::module_ &module) {
  bind_styled<Grid>(module, "Grid", changed)
      .def(nb::new_(&make), nb::arg("space"), nb::arg("options"))
      .def_static("adopt", adopted<keisen::Grid, GridOptions>, nb::arg("attachment"));
}

} // namespace keisen_python
