// SPDX-License-Identifier: MIT
//
// Colours.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <string>

namespace keisen {

/// A colour: sRGB, straight alpha, components in 0...1. What lies outside is clamped.
struct Color {
  float red = 0;
  float green = 0;
  float blue = 0;
  float alpha = 1;

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, a CSS colour name such as "navy",
  /// "C0" to "C19" for the colours of series in the light theme, one such as "tab:blue", or a
  /// letter such as "k".
  static Color parse(const std::string &text) {
    keisen_color color;
    check(keisen_color_parse(detail::c_string(text), &color));
    return {color.red, color.green, color.blue, color.alpha};
  }

  friend bool operator==(const Color &a, const Color &b) noexcept {
    return a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha;
  }
  friend bool operator!=(const Color &a, const Color &b) noexcept { return !(a == b); }
};

namespace detail {

/// Returns the colour for C, KEISEN_COLOR_AUTOMATIC where there is none.
inline keisen_color c_color(const std::optional<Color> &color) noexcept {
  if (!color)
    return KEISEN_COLOR_AUTOMATIC;
  // A negative alpha would read as "automatic"; to clamp it here is what C promises for colours.
  return {color->red, color->green, color->blue, color->alpha < 0 ? 0 : color->alpha};
}

/// Returns a colour of C, nothing for KEISEN_COLOR_AUTOMATIC.
inline std::optional<Color> color(const keisen_color &c) noexcept {
  if (c.alpha < 0)
    return std::nullopt;
  return Color{c.red, c.green, c.blue, c.alpha};
}

} // namespace detail

} // namespace keisen
