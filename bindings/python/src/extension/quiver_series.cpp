// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

namespace {

using keisen::QuiverPivot;
using keisen::QuiverUnits;

const Word<QuiverUnits> units[] = {{"points", QuiverUnits::points}, {"data", QuiverUnits::data}};

const Word<QuiverPivot> pivots[] = {
    {"tail", QuiverPivot::tail},
    {"middle", QuiverPivot::middle},
    {"tip", QuiverPivot::tip},
};

} // namespace

void bind_quiver_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::QuiverColumns;
  using keisen::QuiverOptions;
  bind_mark<keisen::QuiverSeries>(
      module, "QuiverSeries",
      {"arrows",
       {word_field("units", &QuiverOptions::units, units),
        word_field("pivot", &QuiverOptions::pivot, pivots),
        number_field("scale", &QuiverOptions::scale),
        number_field("width", &QuiverOptions::width, AnimatedNumber::width),
        color_field("color", &QuiverOptions::color, AnimatedColor::main),
        number_field("alpha", &QuiverOptions::alpha, AnimatedNumber::alpha),
        text_field("key_unit", &QuiverOptions::key_unit), label_field(&QuiverOptions::label)}},
      made_of<QuiverColumns>("x", "y", "u", "v"), {column_field("color", &QuiverColumns::color)});
}

} // namespace keisen_python
