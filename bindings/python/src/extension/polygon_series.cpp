// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

void bind_polygon_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::PolygonColumns;
  using keisen::PolygonOptions;
  bind_mark<keisen::PolygonSeries>(
      module, "PolygonSeries",
      {"polygons",
       {color_field("color", &PolygonOptions::color, AnimatedColor::main),
        number_field("alpha", &PolygonOptions::alpha, AnimatedNumber::alpha),
        number_field("border_width", &PolygonOptions::border_width, AnimatedNumber::border_width),
        color_field("border_color", &PolygonOptions::border_color, AnimatedColor::border),
        label_field(&PolygonOptions::label)}},
      made_of<PolygonColumns>("x", "y"),
      {column_field("groups", &PolygonColumns::groups),
       column_field("color", &PolygonColumns::color)});
}

} // namespace keisen_python
