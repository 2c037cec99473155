// SPDX-License-Identifier: MIT
#include "styled.hpp"
#include "styled_tables.hpp"

namespace keisen_python {

namespace {

using keisen::GridOptions;
using Grid = Styled<keisen::Grid, GridOptions>;

const StyledFields<GridOptions> fields("a grid", plain_grid);

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
