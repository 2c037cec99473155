// SPDX-License-Identifier: MIT
//
// Legends.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/title.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

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
  return c_struct<keisen_legend_options>(options);
}

} // namespace detail

/// The names of a chart's series, each beside a sample of how it is drawn.
class Legend : public Attachment {
public:
  explicit Legend(const LegendOptions &options = LegendOptions())
      : Attachment(detail::make<keisen_attachment>(keisen_attachment_create_legend,
                                                   detail::c_options(options))) {}

  /// Takes an attachment for a legend; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit Legend(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the title included.
  void set_options(const LegendOptions &options) {
    detail::call(keisen_attachment_set_legend_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
