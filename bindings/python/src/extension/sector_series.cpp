// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

void bind_sector_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::SectorColumns;
  using keisen::SectorOptions;
  bind_mark<keisen::SectorSeries>(
      module, "SectorSeries",
      {"sectors",
       {color_field("color", &SectorOptions::color, AnimatedColor::main),
        number_field("alpha", &SectorOptions::alpha, AnimatedNumber::alpha),
        number_field("width", &SectorOptions::width, AnimatedNumber::width),
        number_field("gap", &SectorOptions::gap), label_field(&SectorOptions::label)}},
      [](const NamedColumns &columns, const NamedValues &) {
        return SectorColumns(std::nullopt, needed(columns, "y"));
      },
      {column_field("x", &SectorColumns::x), column_field("base", &SectorColumns::base),
       column_field("widths", &SectorColumns::widths),
       column_field("color", &SectorColumns::color)});
}

} // namespace keisen_python
