// SPDX-License-Identifier: MIT
//
// The look of lines and of their parts.
#ifndef KEISEN_LINE_STYLE_HPP
#define KEISEN_LINE_STYLE_HPP

#include <keisen/color.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <vector>

namespace keisen {

/// The shape where two segments of a line meet.
enum class Join : int {
  round = KEISEN_JOIN_ROUND,
  bevel = KEISEN_JOIN_BEVEL,
  mitre = KEISEN_JOIN_MITRE,
};

/// The shape of a line's ends, and of the ends of its dashes.
enum class Cap : int {
  round = KEISEN_CAP_ROUND,
  butt = KEISEN_CAP_BUTT,
  square = KEISEN_CAP_SQUARE,
};

/// How a line goes from row to row.
enum class LineInterpolation : int {
  /// Straight.
  linear = KEISEN_LINE_INTERPOLATION_LINEAR,
  /// A row's value holds from the row before on.
  step_before = KEISEN_LINE_INTERPOLATION_STEP_BEFORE,
  /// A row's value holds between the middles of the ways to its neighbours.
  step_middle = KEISEN_LINE_INTERPOLATION_STEP_MIDDLE,
  /// A row's value holds up to the next row.
  step_after = KEISEN_LINE_INTERPOLATION_STEP_AFTER,
  /// A curve that goes up only where the rows do, and down only where they do.
  monotone = KEISEN_LINE_INTERPOLATION_MONOTONE,
  /// A curve through all rows, with knots by their distances.
  catmull_rom = KEISEN_LINE_INTERPOLATION_CATMULL_ROM,
};

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

/// Sets what a style and the options of a line have in common, which points into the ones given.
template <typename C, typename Style> void set_line_style(C &c, const Style &style) {
  c.join = static_cast<keisen_join>(style.join);
  c.cap = static_cast<keisen_cap>(style.cap);
  set_dash(c, style.dash);
  c.width = style.width;
  c.mitre_limit = style.mitre_limit;
  c.color = c_color(style.color);
  c.alpha = style.alpha;
}

/// Returns the style for C, which points into the one given.
inline keisen_line_style c_style(const LineStyle &style) {
  keisen_line_style c = KEISEN_LINE_STYLE_INIT;
  set_line_style(c, style);
  return c;
}

} // namespace detail

} // namespace keisen

#endif
