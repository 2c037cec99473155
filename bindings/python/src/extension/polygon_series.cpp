// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

void bind_polygon_series(nb::module_ &module) {
  bind_mark<keisen::PolygonSeries>(module, "PolygonSeries", {"polygons", polygon_options()},
                                   made_of<keisen::PolygonColumns>("x", "y"), polygon_columns());
}

} // namespace keisen_python
