// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

void bind_error_bar_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::ErrorBarColumns;
  using keisen::ErrorBarOptions;
  bind_mark<keisen::ErrorBarSeries>(
      module, "ErrorBarSeries",
      {"error bars",
       {number_field("width", &ErrorBarOptions::width, AnimatedNumber::width),
        number_field("cap_length", &ErrorBarOptions::cap_length, AnimatedNumber::size),
        dash_field(&ErrorBarOptions::dash),
        color_field("color", &ErrorBarOptions::color, AnimatedColor::main),
        number_field("alpha", &ErrorBarOptions::alpha, AnimatedNumber::alpha),
        label_field(&ErrorBarOptions::label)}},
      made_of<ErrorBarColumns>("y"),
      {column_field("x", &ErrorBarColumns::x), column_field("x_low", &ErrorBarColumns::x_low),
       column_field("x_high", &ErrorBarColumns::x_high),
       column_field("y_low", &ErrorBarColumns::y_low),
       column_field("y_high", &ErrorBarColumns::y_high),
       column_field("color", &ErrorBarColumns::color)});
}

} // namespace keisen_python
