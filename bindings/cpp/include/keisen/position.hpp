// SPDX-License-Identifier: MIT
//
// What positions of annotations count.
#ifndef KEISEN_POSITION_HPP
#define KEISEN_POSITION_HPP

#include <keisen/keisen.h>

namespace keisen {

/// One of the two dimensions of a space.
enum class Dimension : int {
  /// Horizontal.
  x = KEISEN_DIMENSION_X,
  /// Vertical.
  y = KEISEN_DIMENSION_Y,
};

/// What a coordinate of a position counts.
enum class Coordinates : int {
  /// Values where there is a space, else points of the picture.
  automatic = KEISEN_COORDINATES_AUTOMATIC,
  /// Values of the space.
  data = KEISEN_COORDINATES_DATA,
  /// Fractions of the plot, from its left or top side.
  plot = KEISEN_COORDINATES_PLOT,
  /// Points, from the picture's left or top side.
  picture = KEISEN_COORDINATES_PICTURE,
};

} // namespace keisen

#endif
