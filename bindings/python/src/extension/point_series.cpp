// SPDX-License-Identifier: MIT
#include "mark.hpp"
#include "marker.hpp"

namespace keisen_python {

void bind_point_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::PointColumns;
  using keisen::PointOptions;
  bind_mark<keisen::PointSeries, PointColumns, PointOptions>(
      module, "PointSeries",
      {"points",
       {marker_field(&PointOptions::marker, &PointOptions::custom_marker),
        number_field("size", &PointOptions::size, AnimatedNumber::size),
        color_field("color", &PointOptions::color, AnimatedColor::main),
        number_field("alpha", &PointOptions::alpha, AnimatedNumber::alpha),
        number_field("border_width", &PointOptions::border_width, AnimatedNumber::border_width),
        color_field("border_color", &PointOptions::border_color, AnimatedColor::border),
        label_field(&PointOptions::label)}},
      made_of<PointColumns>("y"),
      {column_field("x", &PointColumns::x), column_field("size", &PointColumns::size),
       column_field("color", &PointColumns::color), column_field("alpha", &PointColumns::alpha)});
}

} // namespace keisen_python
