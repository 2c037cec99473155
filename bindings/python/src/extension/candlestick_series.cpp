// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

namespace {

using keisen::CandlestickOptions;
using keisen::CandlestickShape;

constexpr Word<CandlestickShape> shapes[] = {{"candle", CandlestickShape::candle},
                                             {"hollow", CandlestickShape::hollow},
                                             {"ohlc", CandlestickShape::bars}};

} // namespace

void bind_candlestick_series(nb::module_ &module) {
  // Python calls the shape a style, and its bars after what they show.
  std::vector<OptionField<CandlestickOptions>> fields = candlestick_options();
  for (auto &field : fields)
    if (field.name == std::string("shape"))
      field = word_field("style", &CandlestickOptions::shape, shapes);
  bind_mark<keisen::CandlestickSeries>(
      module, "CandlestickSeries", {"candlesticks", std::move(fields)},
      made_of<keisen::CandlestickColumns>("open", "high", "low", "close"), candlestick_columns());
}

} // namespace keisen_python
