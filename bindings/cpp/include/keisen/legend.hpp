// SPDX-License-Identifier: MIT
//
// Legends.
#ifndef KEISEN_LEGEND_HPP
#define KEISEN_LEGEND_HPP

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/title.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// Where a legend lies.
enum class LegendPlace : int {
  best = KEISEN_LEGEND_BEST,
  top_left = KEISEN_LEGEND_TOP_LEFT,
  top = KEISEN_LEGEND_TOP,
  top_right = KEISEN_LEGEND_TOP_RIGHT,
  left = KEISEN_LEGEND_LEFT,
  center = KEISEN_LEGEND_CENTER,
  right = KEISEN_LEGEND_RIGHT,
  bottom_left = KEISEN_LEGEND_BOTTOM_LEFT,
  bottom = KEISEN_LEGEND_BOTTOM,
  bottom_right = KEISEN_LEGEND_BOTTOM_RIGHT,
  outside_right = KEISEN_LEGEND_OUTSIDE_RIGHT,
  outside_left = KEISEN_LEGEND_OUTSIDE_LEFT,
  outside_top = KEISEN_LEGEND_OUTSIDE_TOP,
  outside_bottom = KEISEN_LEGEND_OUTSIDE_BOTTOM,
};

/// How a legend looks.
struct LegendOptions {
  /// Where it lies; `best` is where it covers least of the data.
  LegendPlace place = LegendPlace::best;
  /// Text above the names, or "" for none.
  std::string title;
  /// Number of columns; 0 makes one, or above and below the plot as many as fit.
  std::uint32_t columns = 0;
  /// Where it lies above or below the plot.
  TitleAlignment alignment = TitleAlignment::left;
  /// Whether the uppermost series comes first.
  bool reversed = false;
  /// Whether `$...$` is a formula in names and title and `\$` a dollar; names come from data.
  bool markup = false;
  /// Size of the names and of the title, in points.
  double label_size = 12;
  /// Width of the samples, in points.
  double swatch_width = 20;
  /// Free room within its border; nothing is 8 points within the plot and none outside.
  std::optional<Insets> insets;
  /// Fill; nothing is the theme's for plot areas within the plot, and none outside.
  std::optional<Color> background;
  /// Full width of the border, in points; 0 for none.
  double border_width = 0;
  /// Colour of the border; nothing takes the theme's for grids.
  std::optional<Color> border_color;
  /// Radius of its corners, in points.
  double radius = 4;
  /// Colour of the names; nothing takes the theme's.
  std::optional<Color> text_color;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_legend_options c_options(const LegendOptions &options) {
  keisen_legend_options c = KEISEN_LEGEND_OPTIONS_INIT;
  c.place = static_cast<keisen_legend_place>(options.place);
  c.title = c_string_or_null(options.title);
  c.columns = options.columns;
  c.alignment = static_cast<keisen_title_alignment>(options.alignment);
  c.reversed = options.reversed;
  c.markup = options.markup;
  c.label_size = options.label_size;
  c.swatch_width = options.swatch_width;
  c.insets = c_insets(options.insets);
  c.background = c_color(options.background);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.radius = options.radius;
  c.text_color = c_color(options.text_color);
  return c;
}

} // namespace detail

/// The names of a chart's series, each beside a sample of how it is drawn.
class Legend : public Attachment {
public:
  explicit Legend(const LegendOptions &options = LegendOptions()) : Attachment(create(options)) {}

  /// Takes an attachment for a legend; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit Legend(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the title included.
  void set_options(const LegendOptions &options) {
    keisen_legend_options c = detail::c_options(options);
    check(keisen_attachment_set_legend_options(handle(), &c));
  }

private:
  static Attachment create(const LegendOptions &options) {
    keisen_legend_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_legend, &c));
  }
};

} // namespace keisen

#endif
