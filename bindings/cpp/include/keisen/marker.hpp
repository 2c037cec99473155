// SPDX-License-Identifier: MIT
//
// Shapes of markers.
#ifndef KEISEN_MARKER_HPP
#define KEISEN_MARKER_HPP

#include <keisen/keisen.h>

namespace keisen {

/// The shape of a marker. Of one size all cover the same area, so they look equally heavy.
enum class Marker : int {
  circle = KEISEN_MARKER_CIRCLE,
  square = KEISEN_MARKER_SQUARE,
  diamond = KEISEN_MARKER_DIAMOND,
  triangle_up = KEISEN_MARKER_TRIANGLE_UP,
  triangle_down = KEISEN_MARKER_TRIANGLE_DOWN,
  triangle_left = KEISEN_MARKER_TRIANGLE_LEFT,
  triangle_right = KEISEN_MARKER_TRIANGLE_RIGHT,
  cross = KEISEN_MARKER_CROSS,
  plus = KEISEN_MARKER_PLUS,
  star = KEISEN_MARKER_STAR,
  ring = KEISEN_MARKER_RING,
  pentagon = KEISEN_MARKER_PENTAGON,
  hexagon = KEISEN_MARKER_HEXAGON,
  vertical_bar = KEISEN_MARKER_VERTICAL_BAR,
  horizontal_bar = KEISEN_MARKER_HORIZONTAL_BAR,
};

} // namespace keisen

#endif
