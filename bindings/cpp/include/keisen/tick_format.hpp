// SPDX-License-Identifier: MIT
//
// How labels of ticks are written.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <string>

namespace keisen {

/// How tick labels are written.
struct TickFormat {
  /// What a label looks like.
  TickStyle style = TickStyle::automatic;
  /// Digits after the point, 0...30; nothing for as many as the step needs.
  std::optional<int> decimals;
  /// Pattern of TickStyle::date, as strftime's; "" for what suits the step.
  std::string pattern;
  /// What stands in front.
  std::string prefix;
  /// What stands behind.
  std::string suffix;
};

namespace detail {

inline keisen_tick_format_options c_options(const TickFormat &format) {
  keisen_tick_format_options c = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  c.style = static_cast<keisen_tick_format>(format.style);
  // -1 would read as "automatic".
  if (format.decimals.value_or(0) < 0)
    throw Error(Status::invalid_argument,
                "decimals must be in 0...30, got " + std::to_string(*format.decimals));
  c.decimals = format.decimals.value_or(-1);
  c.pattern = c_string_or_null(format.pattern);
  c.prefix = c_string_or_null(format.prefix);
  c.suffix = c_string_or_null(format.suffix);
  return c;
}

} // namespace detail

} // namespace keisen
