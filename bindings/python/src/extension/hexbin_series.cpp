// SPDX-License-Identifier: MIT
#include "cells.hpp"
#include "mark.hpp"

namespace keisen_python {

using keisen::HexbinOptions;

void bind_hexbin_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  bind_mark<keisen::HexbinSeries>(
      module, "HexbinSeries",
      {"hexagons",
       {word_field("reduce", &HexbinOptions::reduction, reductions),
        count_field("columns", &HexbinOptions::column_count),
        count_field("rows", &HexbinOptions::row_count),
        count_field("mincnt", &HexbinOptions::minimum_count),
        flag_field("log_x", &HexbinOptions::log_x), flag_field("log_y", &HexbinOptions::log_y),
        number_field("alpha", &HexbinOptions::alpha, AnimatedNumber::alpha),
        number_field("border_width", &HexbinOptions::border_width, AnimatedNumber::border_width),
        color_field("border_color", &HexbinOptions::border_color, AnimatedColor::border),
        label_field(&HexbinOptions::label)}},
      made_of<keisen::CellColumns>("x", "y"),
      {column_field("values", &keisen::CellColumns::values)});
}

} // namespace keisen_python
