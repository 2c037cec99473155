// SPDX-License-Identifier: MIT
//
// Sizes, rectangles and distances.
#pragma once

#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <cstdint>
#include <locale>
#include <optional>
#include <sstream>
#include <string>

namespace keisen {

/// A width and a height, in points.
struct Size {
  double width = 0;
  double height = 0;
};

/// A position, in points from the top left corner of the picture.
struct Point {
  double x = 0;
  double y = 0;
};

/// A width and a height, in device pixels.
struct PixelSize {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
};

/// A rectangle, in points, y down.
struct Rect {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

/// Distances inwards from the four sides of a rectangle, in points.
struct Insets {
  double top = 0;
  double left = 0;
  double bottom = 0;
  double right = 0;
};

/// Radii of a rectangle's corners, in points.
struct CornerRadii {
  double top_left = 0;
  double top_right = 0;
  double bottom_right = 0;
  double bottom_left = 0;
};

namespace detail {

/// Returns a number with all its digits that count, whatever the locale.
inline std::string digits(double number) {
  std::ostringstream stream;
  stream.imbue(std::locale::classic());
  stream.precision(15);
  stream << number;
  return stream.str();
}

/// Returns the distances for C.
inline keisen_insets c_insets(const Insets &insets) noexcept {
  return {insets.top, insets.left, insets.bottom, insets.right};
}

/// Returns the distances for C, KEISEN_INSETS_AUTOMATIC where there are none.
inline keisen_insets c_insets(const std::optional<Insets> &insets) {
  if (!insets)
    return KEISEN_INSETS_AUTOMATIC;
  // A negative distance would read as "automatic".
  for (double distance : {insets->top, insets->left, insets->bottom, insets->right})
    if (distance < 0)
      throw Error(Status::invalid_argument, "insets must not be negative, got " + digits(distance));
  return c_insets(*insets);
}

} // namespace detail

} // namespace keisen
