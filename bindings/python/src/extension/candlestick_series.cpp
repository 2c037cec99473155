// SPDX-License-Identifier: MIT
#include "bars.hpp"

namespace keisen_python {

namespace {

using keisen::CandlestickShape;

constexpr Word<CandlestickShape> shapes[] = {{"candle", CandlestickShape::candle},
                                             {"hollow", CandlestickShape::hollow},
                                             {"ohlc", CandlestickShape::bars}};

} // namespace

void bind_candlestick_series(nb::module_ &module) {
  using keisen::AnimatedNumber;
  using keisen::CandlestickColumns;
  using keisen::CandlestickOptions;
  bind_mark<keisen::CandlestickSeries>(
      module, "CandlestickSeries",
      {"candlesticks",
       {word_field("style", &CandlestickOptions::shape, shapes),
        word_field("width_unit", &CandlestickOptions::width_unit, width_units),
        number_field("bar_width", &CandlestickOptions::bar_width, AnimatedNumber::bar_width),
        number_field("width", &CandlestickOptions::width, AnimatedNumber::width),
        number_field("alpha", &CandlestickOptions::alpha, AnimatedNumber::alpha),
        color_field("rising_color", &CandlestickOptions::rising_color),
        color_field("falling_color", &CandlestickOptions::falling_color),
        color_field("unchanged_color", &CandlestickOptions::unchanged_color),
        label_field(&CandlestickOptions::label)}},
      made_of<CandlestickColumns>("open", "high", "low", "close"),
      {column_field("x", &CandlestickColumns::x)});
}

} // namespace keisen_python
