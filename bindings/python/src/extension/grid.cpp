// SPDX-License-Identifier: MIT
#include "styled.hpp"

namespace keisen_python {

namespace {

using keisen::GridOptions;
using Grid = Styled<keisen::Grid, GridOptions>;

const StyledField<GridOptions> table[] = {
    {"x", set<&GridOptions::x>},
    {"y", set<&GridOptions::y>},
    {"minor_x", set<&GridOptions::minor_x>},
    {"minor_y", set<&GridOptions::minor_y>},
    {"width", set<&GridOptions::width>},
    {"color", set<&GridOptions::color>},
    {"minor_color", set<&GridOptions::minor_color>},
    {"dash", set<&GridOptions::dash>},
};

const StyledFields<GridOptions> fields("a grid", table);

Grid make(const keisen::Space &space, const Changes &changes) {
  return made<keisen::Grid>(fields, changes, space);
}

} // namespace

void bind_grid(nb::module_ &module) {
  bind_styled<Grid>(module, "Grid", fields)
      .def(nb::new_(&make), nb::arg("space"), nb::arg("options"))
      .def_static("adopt", adopted<keisen::Grid, GridOptions>, nb::arg("attachment"));
}

} // namespace keisen_python
