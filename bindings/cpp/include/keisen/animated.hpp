// SPDX-License-Identifier: MIT
//
// Numbers and colours that can be animated.
#ifndef KEISEN_ANIMATED_HPP
#define KEISEN_ANIMATED_HPP

#include <keisen/keisen.h>

namespace keisen {

/// A number of a series or an attachment that can be animated.
enum class AnimatedNumber : int {
  width = KEISEN_ANIMATED_NUMBER_WIDTH,
  size = KEISEN_ANIMATED_NUMBER_SIZE,
  alpha = KEISEN_ANIMATED_NUMBER_ALPHA,
  border_width = KEISEN_ANIMATED_NUMBER_BORDER_WIDTH,
  corner_radius = KEISEN_ANIMATED_NUMBER_CORNER_RADIUS,
  bar_width = KEISEN_ANIMATED_NUMBER_BAR_WIDTH,
  baseline = KEISEN_ANIMATED_NUMBER_BASELINE,
  angle = KEISEN_ANIMATED_NUMBER_ANGLE,
};

/// A colour of a series or an attachment that can be animated.
enum class AnimatedColor : int {
  main = KEISEN_ANIMATED_COLOR_MAIN,
  border = KEISEN_ANIMATED_COLOR_BORDER,
  background = KEISEN_ANIMATED_COLOR_BACKGROUND,
};

} // namespace keisen

#endif
