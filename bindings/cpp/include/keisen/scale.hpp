// SPDX-License-Identifier: MIT
//
// Scales.
#pragma once

#include <keisen/custom_scale.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>
#include <keisen/value.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace keisen {

/// A scale and what belongs to it; fields of other scales are ignored.
struct ScaleOptions {
  /// How data becomes distance.
  Scale scale = Scale::automatic;
  /// Log and symlog: whose powers get ticks; finite, above 1.
  double base = 10;
  /// Symlog: where the linear part ends; finite, positive.
  double threshold = 1;
  /// Time: what a step of one is worth; automatic takes the finest unit of the columns.
  TimeUnit unit = TimeUnit::automatic;
  /// Time: days of the week that are left out, bit 0 for Monday to bit 6 for Sunday.
  std::uint32_t closed_weekdays = 0;
  /// Time: the IANA name of the zone whose calendar and clock the ticks follow; "" for UTC.
  std::string zone;
  /// Time: the hour at which a day begins; what lies before is left out.
  double open_from = 0;
  /// Time: the hour at which a day ends.
  double open_until = 24;
  /// Category: the names at 0, 1, 2 and so on.
  std::vector<std::string> names;
  /// Custom: the scale.
  std::optional<CustomScale> custom;
};

} // namespace keisen
