// SPDX-License-Identifier: MIT
//
// How wide the kernel of a density is.
#pragma once

#include <keisen/keisen.h>

namespace keisen {

/// How wide the kernel of a density is: the standard deviation of its bells.
struct Bandwidth {
  /// Scott's rule.
  static Bandwidth scott() { return {}; }

  /// Silverman's rule.
  static Bandwidth silverman() { return {KEISEN_BANDWIDTH_SILVERMAN, 1}; }

  /// A number of standard deviations of the values.
  static Bandwidth factor(double factor) { return {KEISEN_BANDWIDTH_FACTOR, factor}; }

  /// A width in data units.
  static Bandwidth width(double width) { return {KEISEN_BANDWIDTH_WIDTH, width}; }

  /// What C calls the rule.
  keisen_bandwidth rule = KEISEN_BANDWIDTH_SCOTT;
  /// The number of a factor or a width.
  double number = 1;
};

} // namespace keisen
