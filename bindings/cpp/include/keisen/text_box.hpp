// SPDX-License-Identifier: MIT
//
// How the texts of annotations look.
#ifndef KEISEN_TEXT_BOX_HPP
#define KEISEN_TEXT_BOX_HPP

#include <keisen/color.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>

#include <optional>

namespace keisen {

/// How the lines of an annotation lie to each other, by the direction in which the text reads or by
/// a side of the page.
enum class TextAlignment : int {
  /// Leading for a text; flush with what a label is held at, or centred where that is the middle.
  automatic = KEISEN_TEXT_ALIGNMENT_AUTOMATIC,
  /// Flush left; flush right for text that reads from right to left.
  leading = KEISEN_TEXT_ALIGNMENT_LEADING,
  center = KEISEN_TEXT_ALIGNMENT_CENTER,
  /// Flush right; flush left for text that reads from right to left.
  trailing = KEISEN_TEXT_ALIGNMENT_TRAILING,
  /// Flush left, whichever way the text reads.
  left = KEISEN_TEXT_ALIGNMENT_LEFT,
  /// Flush right, whichever way the text reads.
  right = KEISEN_TEXT_ALIGNMENT_RIGHT,
};

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
  keisen_text_box_options c = KEISEN_TEXT_BOX_OPTIONS_INIT;
  c.alignment = static_cast<keisen_text_alignment>(options.alignment);
  c.bold = options.bold;
  c.italic = options.italic;
  c.markup = options.markup;
  c.size = options.size;
  c.angle = options.angle;
  c.wrap_width = options.wrap_width;
  c.color = c_color(options.color);
  c.background = c_color(options.background);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.radius = options.radius;
  c.insets = c_insets(options.insets);
  return c;
}

} // namespace detail

} // namespace keisen

#endif
