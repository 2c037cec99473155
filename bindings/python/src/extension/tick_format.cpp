// SPDX-License-Identifier: MIT
#include "tick_format.hpp"
#include "words.hpp"

#include <limits>

namespace keisen_python {

using keisen::TickStyle;

keisen::TickFormat
tick_format(const std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle> &format) {
  const auto &[style, decimals, pattern, prefix, suffix] = format;
  keisen::TickFormat result;
  result.style = choice(style, "style", tick_styles);
  if (!decimals.is_none()) {
    const std::int64_t digits = integer(decimals, "decimals");
    if (digits < 0 || digits > 30)
      invalid("decimals must be in 0...30, got " + std::to_string(digits));
    result.decimals = static_cast<int>(digits);
  }
  result.pattern = text(pattern, "pattern");
  result.prefix = text(prefix, "prefix");
  result.suffix = text(suffix, "suffix");
  return result;
}

} // namespace keisen_python
