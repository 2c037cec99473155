// SPDX-License-Identifier: MIT
#include "bars.hpp"
#include "marker.hpp"

namespace keisen_python {

void bind_stem_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::StemColumns;
  using keisen::StemOptions;
  bind_mark<keisen::StemSeries>(
      module, "StemSeries",
      {"stems",
       {number_field("baseline", &StemOptions::baseline, AnimatedNumber::baseline),
        number_field("width", &StemOptions::width, AnimatedNumber::width),
        dash_field(&StemOptions::dash),
        marker_field(&StemOptions::marker, &StemOptions::custom_marker),
        number_field("size", &StemOptions::size, AnimatedNumber::size),
        color_field("color", &StemOptions::color, AnimatedColor::main),
        number_field("alpha", &StemOptions::alpha, AnimatedNumber::alpha),
        number_field("border_width", &StemOptions::border_width, AnimatedNumber::border_width),
        color_field("border_color", &StemOptions::border_color, AnimatedColor::border),
        label_field(&StemOptions::label)}},
      [](const NamedColumns &columns, const NamedValues &details) {
        StemColumns all(needed(columns, "value"));
        all.orientation = orientation_of(details);
        return all;
      },
      {column_field("position", &StemColumns::position), column_field("size", &StemColumns::size),
       column_field("color", &StemColumns::color)});
}

} // namespace keisen_python
