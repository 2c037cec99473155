// SPDX-License-Identifier: MIT
//
// The look of lines and of their parts.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <vector>

namespace keisen {

/// The look of a part of a line.
struct LineStyle {
  /// Colour; nothing takes that of what it is a part of.
  std::optional<Color> color;
  /// Full width in points, finite, not negative; 0 draws nothing.
  double width = 1.5;
  /// Lengths that alternate mark and gap, in multiples of the width; empty for a solid line.
  std::vector<double> dash;
  /// Shape where two segments meet.
  Join join = Join::round;
  /// Shape of the ends.
  Cap cap = Cap::round;
  /// Longest mitre, in line widths, at least 1.
  double mitre_limit = 4;
  /// What the alpha of the colour is multiplied by, in 0...1.
  double alpha = 1;
};

namespace detail {

/// Returns the style for C, which points into the one given.
inline keisen_line_style c_style(const LineStyle &style) {
  auto c = c_struct<keisen_line_style>(style);
  set_dash(c, style.dash);
  return c;
}

} // namespace detail

} // namespace keisen
