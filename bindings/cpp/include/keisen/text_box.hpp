// SPDX-License-Identifier: MIT
//
// How the texts of annotations look.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>

#include <optional>

namespace keisen {

/// How the text of an annotation looks, and the box around it.
struct TextBoxOptions {
  /// Size in points; 0 draws nothing.
  double size = 12;
  /// Whether strokes are heavy.
  bool bold = false;
  /// Whether letters slant.
  bool italic = false;
  /// Whether `$...$` is a formula and `\$` a dollar, as docs/text.md has it.
  bool markup = true;
  /// How lines lie to each other.
  TextAlignment alignment = TextAlignment::automatic;
  /// The widest that a line may be in points, or 0 for the room there is.
  double wrap_width = 0;
  /// Turn counter-clockwise as seen on screen, in degrees.
  double angle = 0;
  /// Colour of the text; nothing takes one that is easy to read.
  std::optional<Color> color;
  /// What fills the box, if anything.
  std::optional<Color> background;
  /// Full width of the line around the box in points, inside of it; 0 for none.
  double border_width = 0;
  /// Colour of the line around the box; nothing is the colour of the axes.
  std::optional<Color> border_color;
  /// Radius of the box's corners, in points.
  double radius = 0;
  /// Distances from the box's sides to the text; nothing is a little where the box is to be seen.
  std::optional<Insets> insets;
};

namespace detail {

inline keisen_text_box_options c_options(const TextBoxOptions &options) {
  return c_struct<keisen_text_box_options>(options);
}

} // namespace detail

} // namespace keisen
