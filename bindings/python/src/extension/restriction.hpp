// SPDX-License-Identifier: MIT
//
// Values and ranges between Python and the library.
#pragma once

#include "arguments.hpp"

#include <cstdint>
#include <tuple>

namespace keisen_python {

/// What `_values.value_of` returns: an integer, the rest, and the number of their unit.
using Place = std::tuple<std::int64_t, double, int>;

/// Returns the value.
inline keisen::Value value(const Place &place) {
  const auto [origin, offset, unit] = place;
  return {origin, offset, static_cast<keisen::TimeUnit>(unit)};
}

/// Returns what Python has for a value.
inline Place place(const keisen::Value &value) {
  return {value.origin, value.offset, static_cast<int>(value.unit)};
}

/// Takes the range that a callable returns: None leaves the one that is there.
void take_range(nb::handle result, keisen_proposed_range &range);

} // namespace keisen_python
