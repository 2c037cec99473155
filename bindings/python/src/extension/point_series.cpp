// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

void bind_point_series(nb::module_ &module) {
  using keisen::PointColumns;
  using keisen::PointOptions;
  bind_mark<keisen::PointSeries, PointColumns, PointOptions>(
      module, "PointSeries", {"points", point_options()}, made_of<PointColumns>("y"),
      {column_field("x", &PointColumns::x), column_field("size", &PointColumns::size),
       column_field("color", &PointColumns::color), column_field("alpha", &PointColumns::alpha)});
}

} // namespace keisen_python
