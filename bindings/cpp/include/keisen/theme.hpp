// SPDX-License-Identifier: MIT
//
// Themes.
#pragma once

#include <keisen/color.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <string>
#include <vector>

namespace keisen {

/// What fills the boxes of messages; nothing takes the base's.
struct MessageColors {
  std::optional<Color> normal;
  std::optional<Color> ok;
  std::optional<Color> caution;
  std::optional<Color> error;
  std::optional<Color> debug;
  std::optional<Color> internal_error;
};

/// The colours and the font that a chart's parts take where they are given none.
struct ThemeOptions {
  /// What the theme begins with.
  Theme base = Theme::light;
  /// The picture before anything is drawn; nothing takes the base's, here and in the rest.
  std::optional<Color> background;
  /// Fill of the plot area.
  std::optional<Color> plot_area;
  /// Lines of grids.
  std::optional<Color> grid;
  /// Lines and ticks of axes, borders of plot areas.
  std::optional<Color> axis;
  /// Labels of ticks, names in legends, subtitles, captions.
  std::optional<Color> label;
  /// Titles of charts, axes and legends.
  std::optional<Color> title;
  /// What stands out among its like: the highest bar.
  std::optional<Color> highlight;
  /// Boxes of messages, by kind.
  MessageColors messages;
  /// Size of ordinary labels in points, with which all texts grow; nothing takes the base's, 12.
  std::optional<double> text_size;
  /// A family that fontconfig knows, or the path of a font file; nothing takes the base's.
  std::optional<std::string> font;
  /// Colours of series, in turn, at least one; nothing takes the base's.
  std::optional<std::vector<Color>> cycle;
};

} // namespace keisen
